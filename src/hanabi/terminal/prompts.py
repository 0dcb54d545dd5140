"""A game in plain lines: show the table, ask for an action, tell what happens."""

import shlex
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from pathlib import Path

from hanabi.bots import BotError
from hanabi.bots.kinds import adviser_beside
from hanabi.coach import advise_at
from hanabi.coach.words import advice_lines, reason_text
from hanabi.errors import HanabiError, IllegalAction, ReplayError, RulesetError
from hanabi.game import Action, Decision, PlayerView, Seat, Stop, StopReason
from hanabi.game.replay import LONGEST_NAME, is_printable
from hanabi.rules import Ruleset, Tile, check_players, ruleset
from hanabi.table import UNSAID, Memory, Reason, Table
from hanabi.terminal.answers import NotUnderstood, Reader, Request
from hanabi.terminal.coaching import look_back, review_lines
from hanabi.terminal.consoles import Console, console
from hanabi.terminal.offers import ByRules, Offer
from hanabi.terminal.pages import editions_page, rules_page
from hanabi.terminal.party import companion, gather
from hanabi.terminal.records import FileError, save
from hanabi.terminal.tables import table_lines, told_hand
from hanabi.terminal.words import Words
from hanabi.text import Catalogue, listed, sentence

YOU = 0
DEFAULT_RULESET = "fr"
FINISHED, INTERRUPTED = 0, 130


class Left(Exception):
    """Raised when the person leaves the game."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """The options of a game, as given on the command line."""

    ruleset: str | None = None
    players: int = 3
    bot: str = "beginner"
    seed: int | None = None
    name: str | None = None
    file: str | None = None


def play_game(catalogue: Catalogue, invitation: Invitation) -> int:
    """Play a game with the person at this terminal and return the exit code."""
    talk = console(catalogue)
    check_free(invitation.file)
    companion(invitation.bot)
    try:
        game = begin(catalogue, talk, invitation)
    except EOFError:
        talk.tell(catalogue.say("play-goodbye-end"))
        return FINISHED
    except KeyboardInterrupt:
        talk.tell("", catalogue.say("play-goodbye-interrupt"))
        return INTERRUPTED
    return game.play()


def begin(catalogue: Catalogue, talk: Console, invitation: Invitation) -> "Game":
    """Deal a game and announce it."""
    names = names_at_table(catalogue, invitation.name, invitation.players)
    rules = ruleset(invitation.ruleset) if invitation.ruleset else asked_ruleset(catalogue, talk)
    check_players(rules, invitation.players)
    table = gather(rules, names, invitation.bot, invitation.seed)
    words = Words(catalogue, names, YOU)
    talk.tell(
        catalogue.say("play-welcome", name=str(rules), others=listed(catalogue, names[1:])),
        catalogue.say("play-welcome-how", other=names[1]),
        words.event(table.board, table.dealt),
    )
    return Game(words, talk, table, invitation.file, adviser_beside([invitation.bot]))


def asked_ruleset(catalogue: Catalogue, talk: Console) -> Ruleset:
    """Ask for a ruleset until the answer is one."""
    while True:
        name = talk.ask(catalogue.say("play-ask-ruleset", default=DEFAULT_RULESET)) or DEFAULT_RULESET
        if name in (*catalogue.say("verb-rules").split(), *Catalogue().say("verb-rules").split()):
            talk.show(*editions_page(catalogue), "")
            continue
        try:
            return ruleset(name)
        except RulesetError as error:
            talk.tell(sentence(catalogue, error))


def names_at_table(catalogue: Catalogue, name: str | None, players: int) -> tuple[str, ...]:
    """The names at a table of `players`, the person's first; raise ReplayError if that is not valid."""
    own = catalogue.say("player-default") if name is None else name.strip()
    if not own or not all(map(is_printable, own)) or len(own) > LONGEST_NAME:
        raise ReplayError("bad-player-name", most=LONGEST_NAME)
    others = [other for other in catalogue.say("player-names").split() if other.casefold() != own.casefold()]
    return (own, *others[: players - 1])


def check_free(file: str | None) -> None:
    """Raise FileError before the game if `file` exists or cannot be created."""
    if file is None:
        return
    if Path(file).exists():
        raise FileError("file-exists", file=file)
    if not Path(file).parent.is_dir():
        raise FileError("file-unwritable", file=file)


class Dialogue(ABC):
    """The commands of a person at a table in plain lines, for a local game or one in a room."""

    words: Words
    talk: Console
    log: list[str]

    @property
    @abstractmethod
    def view(self) -> PlayerView:
        """The person's view of the game."""

    @property
    def offer(self) -> Offer:
        """What the person may do."""
        return ByRules(self.view)

    @property
    def memory(self) -> Memory:
        return Memory.DEDUCED

    @property
    def catalogue(self) -> Catalogue:
        return self.words.catalogue

    def allows(self, action: Action) -> bool:
        """Whether an action is legal; if not, tell the person why."""
        code = self.offer.refusal(action)
        if code is not None:
            self.talk.tell(sentence(self.catalogue, IllegalAction(code)))
        return code is None

    def show_position(self) -> None:
        """Show the table, or the bonus tile that waits for an answer."""
        decision = self.view.board.decision
        if decision is None:
            self.talk.tell("", *table_lines(self.words, self.view, self.memory), "")
        else:
            self.talk.tell(self.catalogue.say(f"tile-text-{decision.tile.value}"))

    def question(self) -> str:
        decision = self.view.board.decision
        return self.catalogue.say("play-ask-action") if decision is None else self.choice(decision)

    def choice(self, decision: Decision) -> str:
        """The question of a bonus tile."""
        if decision.tile in (Tile.COLOUR_CLUE, Tile.RANK_CLUE):
            value = self.words.suit("red") if decision.tile is Tile.COLOUR_CLUE else "3"
            other = self.words.names[self._others()[0]]
            return self.catalogue.say("play-ask-choice-clue", example=f"{other} {value}")
        cards = Reader(self.words).choices(self.view, decision)
        return self.catalogue.say("play-ask-choice-card", cards=cards, may_decline=decision.may_decline)

    def serve(self, request: Request) -> None:
        """Carry out a request; raise Left if it is to quit."""
        match request.what:
            case "table":
                self.talk.tell(*table_lines(self.words, self.view, self.memory))
            case "look":
                self.look(request)
            case "log":
                self.talk.tell(*(self.log or [self.catalogue.say("play-nothing-logged")]))
            case "advice":
                self.advise(request.bot)
            case "rules":
                self.talk.show(*rules_page(self.catalogue, self.view.rules))
            case "help":
                self.help()
            case _:
                raise Left

    @abstractmethod
    def advise(self, bot: str | None) -> None:
        """Show what a bot would do: the one named, or the adviser of this table."""

    def look(self, request: Request) -> None:
        """Show what clues say about the cards of one player, or of all others."""
        for seat in self._others() if request.seat is None else (request.seat,):
            self.talk.tell(*told_hand(self.words, self.view.board, seat, self.memory))

    def help(self) -> None:
        announce = ["play-help-announce"] if self.view.rules.announce else []
        self.talk.show(*(self.catalogue.say(message) for message in ("play-help", *announce)))

    def _others(self) -> tuple[Seat, ...]:
        """The seats of the other players, clockwise."""
        players, you = len(self.words.names), self.words.you
        seats = ((step + (you or 0)) % players for step in range(players))
        return tuple(seat for seat in seats if seat != you)


@dataclass
class Game(Dialogue):
    """A game of one person with bots at this terminal."""

    words: Words
    talk: Console
    table: Table
    file: str | None = None
    adviser: str | None = None
    """The bot that gives advice unless another is named; None is the strongest that plays with anyone."""
    log: list[str] = field(default_factory=list)

    @property
    def view(self) -> PlayerView:
        return self.table.view(YOU)

    def play(self) -> int:
        """Play until the end or until the person leaves; return the exit code."""
        try:
            self.take_turns()
            self.offer_to_save()
            self.offer_review()
        except Left:
            return self.leave("play-goodbye", FINISHED)
        except EOFError:
            return self.leave("play-goodbye-end", FINISHED)
        except KeyboardInterrupt:
            self.talk.tell("")
            return self.leave("play-goodbye-interrupt", INTERRUPTED)
        except BotError:
            self.keep()
            raise
        finally:
            self.table.close()
        return FINISHED

    def take_turns(self) -> None:
        while not self.table.board.over:
            if self.table.board.seat == YOU:
                self.your_turn()
            else:
                self.bot_turn()
        self.tell_result()

    def your_turn(self) -> None:
        """Show the position, ask for an action and take it."""
        self.show_position()
        self.happen(self.answer())

    def bot_turn(self) -> None:
        """Let the bot to move take its action, and tell why."""
        choice = self.table.ask()
        self.happen(choice.action, choice.reason)
        if why := reason_text(self.catalogue, choice.reason):
            self.talk.tell(f"    {why}")

    def happen(self, action: Action, reason: Reason = UNSAID) -> None:
        """Take an action and tell it as the person sees it."""
        board = self.table.board
        events = self.table.act(action, reason=reason).events
        story = self.words.story(board, (event.seen_by(YOU) for event in events))
        self.log.append(f"{board.turn + 1:>3}  {story}")
        self.talk.tell(story)

    def answer(self) -> Action:
        """Ask until the answer is a legal action; carry out requests meanwhile."""
        reader = Reader(self.words)
        while True:
            text = self.talk.ask(self.question())
            try:
                answer = reader.read(self.view, text)
            except NotUnderstood as puzzled:
                self.talk.tell(str(puzzled))
                continue
            if isinstance(answer, Request):
                self.serve(answer)
            elif self.allows(answer):
                return answer

    def tell_result(self) -> None:
        """Tell the result and show all hands."""
        board = self.table.board
        lines = (self.words.result(board), self.words.verdict(board))
        spectator = Words(self.catalogue, self.words.names)
        table = table_lines(spectator, self.table.state.view(None))
        self.talk.tell("", *filter(None, lines), "", *table, "")

    def offer_to_save(self) -> None:
        """Save the replay to the file of the command line, or to one the person names."""
        if self.file is not None:
            self.save(self.file)
            return
        while file := self.talk.ask(self.catalogue.say("play-ask-save")):
            if Reader(self.words).leaves(file):
                raise Left
            try:
                self.save(file)
            except FileError as error:
                self.talk.tell(sentence(self.catalogue, error))
            else:
                return

    def offer_review(self) -> None:
        """Review the game if the person wants to."""
        if Reader(self.words).agrees(self.talk.ask(self.catalogue.say("play-ask-review"))):
            self.talk.tell("", *review_lines(self.catalogue, look_back(self.table.replay())))

    def advise(self, bot: str | None) -> None:
        replay = self.table.replay()
        try:
            advice = advise_at(replay, len(replay.actions), bot or self.adviser)
        except HanabiError as error:
            self.talk.tell(sentence(self.catalogue, error))
        else:
            self.talk.tell(*advice_lines(self.catalogue, self.words.names, advice))

    def save(self, file: str) -> None:
        save(file, self.table.replay())
        self.talk.tell(self.catalogue.say("play-saved", file=file, quoted=shlex.quote(file)))

    def leave(self, message: str, code: int) -> int:
        """Stop the game, save the replay if a file was given, and return `code`."""
        if self.table.board.over:
            return code
        self.table.act(Stop(StopReason.LEFT, YOU))
        self.talk.tell(self.catalogue.say(message), self.words.result(self.table.board))
        self.keep()
        return code

    def keep(self) -> None:
        """Save the replay so far if a file was given on the command line."""
        if self.file is not None:
            self.save(self.file)

"""A game in plain lines: show the table, ask for an action, tell what happens."""

import shlex
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from pathlib import Path

from hanabi.bots import BotError
from hanabi.bots.registry import adviser_for
from hanabi.coach import advise_at
from hanabi.coach.words import advice_lines, reason_text
from hanabi.errors import HanabiError, IllegalAction, ReplayError, RulesetError
from hanabi.game import Action, Decision, PlayerView, Seat, Stop, StopReason
from hanabi.game.replay import LONGEST_NAME, is_printable
from hanabi.plain.coaching import review_lines, review_replay
from hanabi.plain.companions import companion_kind, deal_table
from hanabi.plain.console import Console, open_console
from hanabi.plain.exit_codes import FINISHED, INTERRUPTED
from hanabi.plain.offers import ActionOffer, LocalOffer
from hanabi.plain.parsing import InputParser, NotUnderstood, TypedCommand
from hanabi.plain.replays import FileError, save_replay
from hanabi.plain.rules_pages import editions_page, rules_page
from hanabi.plain.table_text import knowledge_lines, table_lines
from hanabi.plain.words import Words
from hanabi.rules import Ruleset, Tile, check_players, ruleset
from hanabi.table import UNSAID, Memory, Reason, Table
from hanabi.text import Catalogue, format_list, is_yes, sentence

YOU = 0
DEFAULT_RULESET = "fr"


class PlayerLeft(Exception):
    """Raised when the person leaves the game."""


@dataclass(frozen=True, slots=True)
class GameOptions:
    """The options of a game, as given on the command line."""

    ruleset: str | None = None
    players: int = 3
    bot: str = "beginner"
    seed: int | None = None
    name: str | None = None
    file: str | None = None


def play_game(catalogue: Catalogue, invitation: GameOptions) -> int:
    """Play a game with the person at this terminal and return the exit code."""
    talk = open_console(catalogue)
    check_writable(invitation.file)
    companion_kind(invitation.bot)
    try:
        game = deal_game(catalogue, talk, invitation)
    except EOFError:
        talk.tell(catalogue.say("play-goodbye-end"))
        return FINISHED
    except KeyboardInterrupt:
        talk.tell("", catalogue.say("play-goodbye-interrupt"))
        return INTERRUPTED
    return game.play()


def deal_game(catalogue: Catalogue, talk: Console, invitation: GameOptions) -> "PlainGame":
    """Deal a game and announce it."""
    names = names_at_table(catalogue, invitation.name, invitation.players)
    rules = ruleset(invitation.ruleset) if invitation.ruleset else ask_ruleset(catalogue, talk)
    check_players(rules, invitation.players)
    table = deal_table(rules, names, invitation.bot, invitation.seed)
    words = Words(catalogue, names, YOU)
    talk.tell(
        catalogue.say("play-welcome", name=str(rules), others=format_list(catalogue, names[1:])),
        catalogue.say("play-welcome-how", other=names[1]),
        words.event(table.board, table.dealt),
    )
    return PlainGame(words, talk, table, invitation.file, adviser_for([invitation.bot]))


def ask_ruleset(catalogue: Catalogue, talk: Console) -> Ruleset:
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


def check_writable(file: str | None) -> None:
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
    console: Console
    log: list[str]

    @property
    @abstractmethod
    def view(self) -> PlayerView:
        """The person's view of the game."""

    @property
    def offer(self) -> ActionOffer:
        """What the person may do."""
        return LocalOffer(self.view)

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
            self.console.tell(sentence(self.catalogue, IllegalAction(code)))
        return code is None

    def show_position(self) -> None:
        """Show the table, or the bonus tile that waits for an answer."""
        decision = self.view.board.decision
        if decision is None:
            self.console.tell("", *table_lines(self.words, self.view, self.memory), "")
        else:
            self.console.tell(self.catalogue.say(f"tile-text-{decision.tile.value}"))

    def question(self) -> str:
        decision = self.view.board.decision
        return self.catalogue.say("play-ask-action") if decision is None else self.choice_question(decision)

    def choice_question(self, decision: Decision) -> str:
        """The question of a bonus tile."""
        if decision.tile in (Tile.COLOUR_CLUE, Tile.RANK_CLUE):
            value = self.words.suit("red") if decision.tile is Tile.COLOUR_CLUE else "3"
            other = self.words.names[self._other_seats()[0]]
            return self.catalogue.say("play-ask-choice-clue", example=f"{other} {value}")
        cards = InputParser(self.words).choices_text(self.view, decision)
        return self.catalogue.say("play-ask-choice-card", cards=cards, may_decline=decision.may_decline)

    def run_command(self, request: TypedCommand) -> None:
        """Carry out a request; raise Left if it is to quit."""
        match request.name:
            case "table":
                self.console.tell(*table_lines(self.words, self.view, self.memory))
            case "look":
                self.look(request)
            case "log":
                self.console.tell(*(self.log or [self.catalogue.say("play-nothing-logged")]))
            case "advice":
                self.advise(request.bot)
            case "rules":
                self.console.show(*rules_page(self.catalogue, self.view.rules))
            case "help":
                self.help()
            case _:
                raise PlayerLeft

    @abstractmethod
    def advise(self, bot: str | None) -> None:
        """Show what a bot would do: the one named, or the adviser of this table."""

    def look(self, request: TypedCommand) -> None:
        """Show what clues say about the cards of one player, or of all others."""
        for seat in self._other_seats() if request.seat is None else (request.seat,):
            self.console.tell(*knowledge_lines(self.words, self.view.board, seat, self.memory))

    def help(self) -> None:
        announce = ["play-help-announce"] if self.view.rules.announce else []
        self.console.show(*(self.catalogue.say(message) for message in ("play-help", *announce)))

    def _other_seats(self) -> tuple[Seat, ...]:
        """The seats of the other players, clockwise."""
        players, you = len(self.words.names), self.words.you
        seats = ((step + (you or 0)) % players for step in range(players))
        return tuple(seat for seat in seats if seat != you)


@dataclass
class PlainGame(Dialogue):
    """A game of one person with bots at this terminal."""

    words: Words
    console: Console
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
        except PlayerLeft:
            return self.leave("play-goodbye", FINISHED)
        except EOFError:
            return self.leave("play-goodbye-end", FINISHED)
        except KeyboardInterrupt:
            self.console.tell("")
            return self.leave("play-goodbye-interrupt", INTERRUPTED)
        except BotError:
            self.save_if_wanted()
            raise
        finally:
            self.table.close()
        return FINISHED

    def take_turns(self) -> None:
        while not self.table.board.over:
            if self.table.board.seat == YOU:
                self.play_your_turn()
            else:
                self.play_bot_turn()
        self.tell_result()

    def play_your_turn(self) -> None:
        """Show the position, ask for an action and take it."""
        self.show_position()
        self.take_action(self.ask_action())

    def play_bot_turn(self) -> None:
        """Let the bot to move take its action, and tell why."""
        choice = self.table.ask()
        self.take_action(choice.action, choice.reason)
        if why := reason_text(self.catalogue, choice.reason):
            self.console.tell(f"    {why}")

    def take_action(self, action: Action, reason: Reason = UNSAID) -> None:
        """Take an action and tell it as the person sees it."""
        board = self.table.board
        events = self.table.act(action, reason=reason).events
        story = self.words.story(board, (event.seen_by(YOU) for event in events))
        self.log.append(f"{board.turn + 1:>3}  {story}")
        self.console.tell(story)

    def ask_action(self) -> Action:
        """Ask until the answer is a legal action; carry out requests meanwhile."""
        reader = InputParser(self.words)
        while True:
            text = self.console.ask(self.question())
            try:
                answer = reader.parse(self.view, text)
            except NotUnderstood as puzzled:
                self.console.tell(str(puzzled))
                continue
            if isinstance(answer, TypedCommand):
                self.run_command(answer)
            elif self.allows(answer):
                return answer

    def tell_result(self) -> None:
        """Tell the result and show all hands."""
        board = self.table.board
        lines = (self.words.result(board), self.words.verdict(board))
        spectator = Words(self.catalogue, self.words.names)
        table = table_lines(spectator, self.table.state.view(None))
        self.console.tell("", *filter(None, lines), "", *table, "")

    def offer_to_save(self) -> None:
        """Save the replay to the file of the command line, or to one the person names."""
        if self.file is not None:
            self.save(self.file)
            return
        while file := self.console.ask(self.catalogue.say("play-ask-save")):
            if InputParser(self.words).is_quit(file):
                raise PlayerLeft
            try:
                self.save(file)
            except FileError as error:
                self.console.tell(sentence(self.catalogue, error))
            else:
                return

    def offer_review(self) -> None:
        """Review the game if the person wants to."""
        if is_yes(self.catalogue, self.console.ask(self.catalogue.say("play-ask-review"))):
            self.console.tell("", *review_lines(self.catalogue, review_replay(self.table.replay())))

    def advise(self, bot: str | None) -> None:
        replay = self.table.replay()
        try:
            advice = advise_at(replay, len(replay.actions), bot or self.adviser)
        except HanabiError as error:
            self.console.tell(sentence(self.catalogue, error))
        else:
            self.console.tell(*advice_lines(self.catalogue, self.words.names, advice))

    def save(self, file: str) -> None:
        save_replay(file, self.table.replay())
        self.console.tell(self.catalogue.say("play-saved", file=file, quoted=shlex.quote(file)))

    def leave(self, message: str, code: int) -> int:
        """Stop the game, save the replay if a file was given, and return `code`."""
        if self.table.board.over:
            return code
        self.table.act(Stop(StopReason.LEFT, YOU))
        self.console.tell(self.catalogue.say(message), self.words.result(self.table.board))
        self.save_if_wanted()
        return code

    def save_if_wanted(self) -> None:
        """Save the replay so far if a file was given on the command line."""
        if self.file is not None:
            self.save(self.file)

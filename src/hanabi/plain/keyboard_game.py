"""A game at one keyboard in plain lines: people who pass the keyboard on, bots, and the file of the game."""

import shlex
import time

from hanabi.bots import BotError
from hanabi.bots.registry import adviser_for
from hanabi.coach import advise_at
from hanabi.coach.clue_story import Hearing, Listener
from hanabi.coach.words import advice_lines, reason_text
from hanabi.errors import HanabiError, IllegalAction
from hanabi.game import Action, CardId, PlayerView, Seat, Stop, StopReason
from hanabi.game.replay import Replay
from hanabi.plain.coaching import review_lines, review_replay
from hanabi.plain.companions import seat_companions
from hanabi.plain.console import Console
from hanabi.plain.dialogue import Dialogue, PlayerLeft, ask_or_leave, is_quit
from hanabi.plain.exit_codes import FINISHED, INTERRUPTED
from hanabi.plain.files import FileError
from hanabi.plain.local_game import Deal, GameSetup
from hanabi.plain.own_cards import OwnCards
from hanabi.plain.parsing import NotUnderstood, TypedCommand
from hanabi.plain.replays import save_replay
from hanabi.plain.saved_games import LogLine, SavedGame, SaveSlot, saved_text
from hanabi.plain.table_text import table_lines
from hanabi.plain.words import Words
from hanabi.room.entries import Advised, Arranged, Marked
from hanabi.room.state import SeatDesk, edit_desk
from hanabi.rulebook import full_name
from hanabi.table import UNSAID, Mark, Memory, Move, Reason, Table
from hanabi.text import Catalogue, format_list, is_yes, sentence


class PlainGame(Dialogue):
    """A game of people and bots at this terminal, new or with the actions of a saved one."""

    def __init__(
        self,
        catalogue: Catalogue,
        talk: Console,
        setup: GameSetup,
        deal: Deal,
        saved: SavedGame | None = None,
        file: str | None = None,
    ) -> None:
        self.console, self.setup, self.deal, self.file = talk, setup, deal, file
        self.words = Words(catalogue, setup.names, next(iter(setup.people), None))
        """The wording for the person who has the keyboard; for a spectator if only bots play."""
        self.hidden = len(setup.people) > 1
        """Whether nobody has the keyboard yet, of several people."""
        self.slot: SaveSlot | None = None
        """The file in which the game can be resumed; None if it is not saved."""
        actions = saved.actions if saved else ()
        dealt = Replay(setup.rules, setup.names, deal.shuffle, actions, deal.first)
        bots = {seat: chair.bot for seat, chair in enumerate(setup.chairs) if chair.bot}
        self.table = seat_companions(Table.from_replay(dealt), bots, deal.seeds)
        self.adviser = adviser_for(bots.values())
        """The bot that gives advice unless another is named."""
        self._log = list[LogLine](saved.log if saved else ())
        self.own = self._own_cards()
        self._heard = dict.fromkeys(setup.people, max(0, len(self.table.moves) - self._round))
        """How many moves each person has been told of; of a saved game, the last round is told again."""

    @property
    def you(self) -> Seat | None:
        """The seat of the person who has the keyboard; None is a spectator."""
        return self.words.you

    @property
    def view(self) -> PlayerView:
        return self.table.view(self.you)

    @property
    def memory(self) -> Memory:
        return self.setup.memory

    @property
    def log(self) -> list[str]:
        moves = self.table.moves if self.memory is not Memory.NOTHING else self.table.moves[-self._round :]
        return [f"{move.board.turn + 1:>3}  {self._story(move)}" for move in moves]

    @property
    def _round(self) -> int:
        return len(self.setup.chairs)

    def welcome(self) -> None:
        """Tell who plays by which rules, and how to type a move."""
        others = [name for seat, name in enumerate(self.words.names) if seat != self.you]
        say, dealt = self.catalogue.say, self.table.dealt
        self.console.tell(
            say(
                "play-welcome",
                name=full_name(self.catalogue, self.setup.rules),
                others=format_list(self.catalogue, others),
            ),
            say("play-welcome-how", other=others[0]),
            self.words.event(self.table.start.board, dealt),
        )

    def catch_up(self) -> None:
        """Tell the person who has the keyboard what they have not heard yet."""
        heard = len(self.table.moves) - self._round if self.you is None else self._heard[self.you]
        self.console.tell(*(self._story(move) for move in self.table.moves[max(0, heard) :]))

    def play(self) -> int:
        """Play until the end or until the person leaves; return the exit code."""
        try:
            self.show_letters()
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
            if self.slot is not None:
                self.slot.release()
        return FINISHED

    def take_turns(self) -> None:
        while not self.table.board.over:
            if self.table.player is None:
                self.play_your_turn()
            else:
                self.play_bot_turn()
        self.tell_result()

    def play_your_turn(self) -> None:
        """Hand over the keyboard if it is another person's turn, show the position, and take an action."""
        if self.hidden or self.table.seat != self.you:
            self.pass_keyboard(self.table.seat)
        self.show_position()
        self.take_action(self.ask_action())

    def pass_keyboard(self, seat: Seat) -> None:
        """Hide what is on the screen, wait for the next person, and tell them what they have not heard."""
        self.console.clear()
        answer = self.console.ask(self.catalogue.say("screen-pass", player=self.words.names[seat]))
        if is_quit(self.catalogue, answer):
            self.leave_if_sure(self.console.ask(self.catalogue.say("play-ask-leave")))
        self.words, self.hidden = Words(self.catalogue, self.words.names, seat), False
        self.own = self._own_cards()
        self.catch_up()

    def arrange(self, order: tuple[int, ...]) -> None:
        self._remember(Arranged(self.table.seat, order))

    def mark(self, card: CardId, mark: Mark | None) -> None:
        self._remember(Marked(self.table.seat, card, mark))

    def _remember(self, entry: Arranged | Marked) -> None:
        """Save and show what the person to move did with their own cards."""
        self._log.append((time.time(), entry))
        self.keep()
        self.own = self._own_cards()
        self.show_own_cards()

    def _own_cards(self) -> OwnCards:
        """How the person who has the keyboard arranged and marked their cards (B14, U16)."""
        desk = SeatDesk()
        for _, entry in self._log:
            if entry.seat == self.you and not isinstance(entry, Advised):
                desk = edit_desk(desk, entry)
        return OwnCards(desk.order, desk.marks)

    def play_bot_turn(self) -> None:
        """Let the bot to move take its action, and tell why."""
        choice = self.table.ask()
        self.take_action(choice.action, choice.reason)
        if why := reason_text(self.catalogue, choice.reason):
            self.console.tell(f"    {why}")

    def take_action(self, action: Action, reason: Reason = UNSAID) -> None:
        """Take an action, save the game, and tell it as the person who has the keyboard sees it."""
        move = self.table.act(action, reason=reason)
        self.keep()
        if self.you is not None:
            self._heard[self.you] = len(self.table.moves)
        self.console.tell(self._story(move))

    def keep(self) -> None:
        """Save the game in its slot; if that fails, say so once and stop saving."""
        if self.slot is None:
            return
        try:
            self.slot.write(saved_text(self.setup, self.deal, self.table.replay(), self._log))
        except OSError:
            self.slot.release()
            self.slot = None
            self.console.tell(self.catalogue.say("screen-not-saved"))

    def ask_action(self) -> Action:
        """Ask until the answer is a legal action; carry out requests meanwhile."""
        while True:
            text = self.console.ask(self.question())
            if self.leaving:
                self.leave_if_sure(text)
                continue
            try:
                answer = self.parser.parse(self.view, text)
            except NotUnderstood as puzzled:
                self.console.tell(str(puzzled))
                continue
            if isinstance(answer, TypedCommand):
                self.run_command(answer)
            elif self.allows(answer):
                return answer

    def tell_result(self) -> None:
        """Tell the result and show all hands; there is nothing left to resume."""
        if self.slot is not None:
            self.slot.clear()
            self.slot = None
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
        while file := ask_or_leave(self.catalogue, self.console, self.catalogue.say("play-ask-save")):
            if is_yes(self.catalogue, file):
                continue
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
        """Show what a bot would do: it forgets nothing, so only if the memory aid shows everything."""
        if self.memory is not Memory.DEDUCED:
            self.console.tell(sentence(self.catalogue, IllegalAction("no-advice")))
            return
        replay = self.table.replay()
        try:
            advice = advise_at(replay, len(replay.actions), bot or self.adviser)
        except HanabiError as error:
            self.console.tell(sentence(self.catalogue, error))
        else:
            self.console.tell(*advice_lines(self.catalogue, self.words.names, advice))

    def hear_clues(self) -> Hearing:
        if self.memory is not Memory.DEDUCED:
            raise IllegalAction("no-advice")
        bots = tuple(chair.bot for chair in self.setup.chairs)
        return Listener(self.table.rules, self.table.board.first, bots, self.you), tuple(self.table.events)

    def save(self, file: str) -> None:
        save_replay(file, self.table.replay())
        self.console.tell(self.catalogue.say("play-saved", file=file, quoted=shlex.quote(file)))

    def leave(self, message: str, code: int) -> int:
        """Leave the game, which can be resumed if it is saved; otherwise stop it. Return `code`."""
        if self.table.board.over:
            return code
        if self.slot is not None:
            self.console.tell(self.catalogue.say("screen-kept"))
            return code
        self.table.act(Stop(StopReason.LEFT, self.you))
        self.console.tell(self.catalogue.say(message), self.words.result(self.table.board))
        self.save_if_wanted()
        return code

    def save_if_wanted(self) -> None:
        """Save the replay so far if a file was given on the command line."""
        if self.file is not None:
            self.save(self.file)

    def _story(self, move: Move) -> str:
        """What a move brought about, as the person who has the keyboard sees it."""
        return self.words.story(move.board, (event.seen_by(self.you) for event in move.events))

"""A guest who plays in plain lines: messages are printed as they come, typed lines become requests."""

import asyncio
import sys
from contextlib import suppress

from hanabi.client import requests
from hanabi.client.commands import PERSONAL_VERBS, REMARKS, CommandParser
from hanabi.client.connection import Client
from hanabi.client.cookies import CookieStore, default_name
from hanabi.client.finished_game import FinishedGame, fetch_finished_game
from hanabi.client.links import Link
from hanabi.client.requests import fresh_id
from hanabi.client.room_text import (
    farewell_text,
    invitation_text,
    line_text,
    remark_text,
    room_lines,
    votes_text,
)
from hanabi.client.stdin import LineReader
from hanabi.client.visit import Visit
from hanabi.client.visited_game import VisitedGame, read_advice
from hanabi.coach.clue_story import Hearing
from hanabi.coach.words import advice_lines
from hanabi.errors import HanabiError
from hanabi.game import CardId, PlayerView
from hanabi.plain.coaching import review_lines, review_replay
from hanabi.plain.console import Console, open_console
from hanabi.plain.dialogue import Dialogue, PlayerLeft, is_quit
from hanabi.plain.exit_codes import FINISHED, INTERRUPTED
from hanabi.plain.local_game import GameMoment, moment_text
from hanabi.plain.offers import ActionOffer
from hanabi.plain.own_cards import OwnCards
from hanabi.plain.parsing import NotUnderstood, TypedCommand
from hanabi.plain.rules_pages import rules_page
from hanabi.plain.table_text import table_lines
from hanabi.plain.words import Words
from hanabi.rules import ruleset
from hanabi.table import Mark, Memory
from hanabi.text import Catalogue, sentence
from hanabi.wire import messages
from hanabi.wire.requests import Arrange, Enter

STANDARD_INPUT = 0
NEVER_SHOWN = ("", -1)
PROMPT_DELAY = 0.05
"""Seconds to wait after the last message before prompting."""
SETTLE_DELAY = 1.0
"""Seconds to wait for the effect of an acknowledged request."""


def visit_in_lines(catalogue: Catalogue, link: Link, passes: CookieStore, name: str | None) -> int:
    """Visit a room in plain lines and return the exit code."""
    try:
        return asyncio.run(_visit(catalogue, link, passes, name))
    except KeyboardInterrupt:
        print()
        print(farewell_text(catalogue, link, True))
        return INTERRUPTED


async def _visit(catalogue: Catalogue, link: Link, passes: CookieStore, name: str | None) -> int:
    return await PlainGuest(catalogue, open_console(catalogue), link, passes, name).play()


class PlainGuest(Dialogue):
    """A guest who reads and types lines."""

    def __init__(
        self, catalogue: Catalogue, talk: Console, link: Link, passes: CookieStore, name: str | None
    ) -> None:
        self.words = Words(catalogue, ())
        self.console, self._log, self.own = talk, list[str](), OwnCards()
        self.cookies, self.name = passes, name
        self.client = Client(link, passes, self, catalogue)
        self.commands = CommandParser(catalogue, self.visit)
        self.ready = asyncio.Event()
        """Set while a typed line can be answered."""
        self._interactive = sys.stdin is not None and sys.stdin.isatty()
        self._prompted = False
        self._told: list[str] = []
        """The lines about the room that were printed last."""
        self._heard = 0
        """The number of the line that was printed last."""
        self._shown = NEVER_SHOWN
        self._prompting: asyncio.TimerHandle | None = None
        self._checking: asyncio.Task[None] | None = None
        self.finished: FinishedGame | None = None
        """The last finished game."""

    @property
    def visit(self) -> Visit:
        return self.client.visit

    @property
    def game(self) -> VisitedGame:
        assert self.visit.game is not None
        return self.visit.game

    @property
    def view(self) -> PlayerView:
        return self.game.view

    @property
    def offer(self) -> ActionOffer:
        return self.game.offer

    @property
    def log(self) -> list[str]:
        return self._log

    @property
    def memory(self) -> Memory:
        return self.game.memory

    async def play(self) -> int:
        """Stay until the person leaves or the server sends them away; return the exit code."""
        staying = asyncio.create_task(self.client.run())
        answering = asyncio.create_task(self._answer_lines())
        await asyncio.wait((staying, answering), return_when=asyncio.FIRST_COMPLETED)
        answering.cancel()
        self.client.leave()
        try:
            await staying
        finally:
            self._break_line()
        with suppress(asyncio.CancelledError):
            await answering
        self.console.tell(farewell_text(self.catalogue, self.client.link, self.client.cookie_saved))
        return FINISHED

    # Messages from the server

    def message_received(self, told: messages.AnyTold) -> None:
        match told:
            case messages.RoomNow():
                self._tell_room()
            case messages.Line() | messages.Notice():
                self._tell_line(told)
            case messages.DealtGame():
                self._begin_game(told)
            case messages.Happened() if self.visit.find_game(told.game) is not None:
                self._tell_news(self.visit.news)
            case messages.Advice():
                self._tell_advice(told)
            case messages.Desk() if self.visit.find_game(told.game) is not None:
                self._tell_own_cards()
            case messages.GameOpened():
                self._checking = asyncio.create_task(self._check_deal(told))
            case messages.Refused():
                self._tell_refusal(told)
            case _:
                pass
        for finding in self.visit.findings:
            self.tell(self.catalogue.say(f"shuffle-{finding}"))
        self._prompt_after(SETTLE_DELAY if isinstance(told, messages.Done) else PROMPT_DELAY)

    def connection_lost(self) -> None:
        self.tell(self.catalogue.say("screen-room-lost"))
        self._prompt_after(PROMPT_DELAY)

    def tell(self, *lines: str) -> None:
        """Print lines, on a new line if a prompt is open."""
        self._break_line()
        self.console.tell(*lines)

    def _break_line(self) -> None:
        if self._prompted:
            self._prompted = False
            print()

    def _tell_room(self) -> None:
        """Print what changed in the room; enter first if the person has no name in it yet."""
        if not self.visit.entered or (self.name and self.name != self.visit.own_name):
            self._give_name()
        lines = [
            *room_lines(self.catalogue, self.visit, self.client.link),
            invitation_text(self.catalogue, self.visit),
        ]
        votes = votes_text(self.catalogue, self.visit)
        lines += [votes] if votes else []
        news = [line for line in lines if line not in self._told]
        self._told = lines
        if news:
            self.tell(*news)

    def _give_name(self) -> None:
        """Enter under the given name, once."""
        if self.name:
            self.client.ask(Enter(fresh_id(), self.name))
            self.cookies.save_name(self.name)
            self.name = None

    def _tell_line(self, line: messages.Line | messages.Notice) -> None:
        """Print a line, unless it was printed before the connection was lost."""
        if line.number > self._heard:
            self._heard = line.number
            self.tell(line_text(self.catalogue, line))

    def _begin_game(self, dealt: messages.DealtGame) -> None:
        self.words = Words(self.catalogue, self.game.names, self.game.seat)
        if self._shown[0] != dealt.game:
            self._log, self.own = [], OwnCards()
            self._shown = (dealt.game, -1)
            self.tell("", self.catalogue.say("verify-commitment"), f"  {dealt.commitment}")
            self.show_letters()
            if dealt.again:
                self.tell(self.catalogue.say("screen-deal-again"))

    def _tell_news(self, news: list[GameMoment]) -> None:
        """Print what happened, and the table if there is something to decide."""
        for moment in news:
            self._tell_moment(moment)
        if self._shown != (self.game.id, self.game.seq):
            self._shown = (self.game.id, self.game.seq)
            self._show_table()

    def _tell_moment(self, moment: GameMoment) -> None:
        story = moment_text(self.words, moment, self.game.seat)
        if story:
            self._log.append(f"{moment.turn or '':>3}  {story}")
            self.tell(story)

    def _show_table(self) -> None:
        if self.game.board.over:
            self._tell_result()
        elif self.offer.actions:
            self._break_line()
            self.show_position()

    def _tell_result(self) -> None:
        board = self.game.board
        open_table = table_lines(Words(self.catalogue, self.game.names), self.view)
        said = filter(None, (self.words.result(board), self.words.verdict(board)))
        self.tell("", *said, "", *open_table, "")

    async def _check_deal(self, opened: messages.GameOpened) -> None:
        """Fetch the current game, now finished, and say whether its deal was the promised one."""
        game = self.visit.find_game(opened.game)
        if game is None:
            return
        self.finished = await fetch_finished_game(self.client.link, game, opened)
        self.tell(self.catalogue.say(f"screen-proof-{self.finished.verdict}"))
        self._prompt_after(PROMPT_DELAY)

    def _tell_own_cards(self) -> None:
        """Print the own cards if they were arranged or marked since."""
        if self.own != self.game.own:
            self.own = self.game.own
            self._break_line()
            self.show_own_cards()

    def _tell_refusal(self, refused: messages.Refused) -> None:
        self.tell(sentence(self.catalogue, HanabiError(refused.code, **refused.details)))

    # Typed lines

    def _prompt_after(self, seconds: float) -> None:
        """Prompt after some seconds, so that messages that belong together are printed first."""
        self.ready.clear()
        if self._prompting is not None:
            self._prompting.cancel()
        self._prompting = asyncio.get_running_loop().call_later(seconds, self._prompt)

    def _prompt(self) -> None:
        """Prompt for a line, unless there is nothing to ask or a request is still unanswered."""
        question = self._next_question()
        if not question or not self.client.connected or self.client.waiting:
            self.ready.clear()
            return
        self.ready.set()
        if not self._prompted:
            self._prompted = True
            print(question, end=" ", flush=True)

    def _next_question(self) -> str:
        room = self.visit.room
        if room is None:
            return ""
        if not self.visit.entered:
            return self.catalogue.say(
                "screen-room-ask-name", default=default_name(self.catalogue, self.cookies)
            )
        if self.leaving:
            return self.question()
        if self.visit.playing:
            return self.question() if self.offer.actions else ""
        return "" if room.running else self.catalogue.say("screen-room-prompt")

    async def _answer_lines(self) -> None:
        """Answer lines: at once if typed at a terminal, at the next prompt if they come from a pipe."""
        lines = LineReader(STANDARD_INPUT)
        while True:
            if not self._interactive:
                await self.ready.wait()
            line = await lines.read_line()
            if line is None:
                return
            self._prompted = False
            if not self._interactive:
                print(line.strip())
            try:
                self._answer(line.strip())
            except PlayerLeft:
                return
            self._prompt_after(PROMPT_DELAY)

    def _answer(self, text: str) -> None:
        try:
            if not self.visit.entered:
                if is_quit(self.catalogue, text):
                    raise PlayerLeft
                self.name = text or default_name(self.catalogue, self.cookies)
                self._give_name()
            elif self.leaving:
                self.leave_if_sure(text)
            elif not self._run_room_command(text):
                self._run_table_command(text)
        except NotUnderstood as puzzled:
            self.console.tell(str(puzzled))
        except HanabiError as refused:
            self.console.tell(sentence(self.catalogue, refused))

    def _run_room_command(self, text: str) -> bool:
        """Carry out a command to the room; return whether the text was one."""
        verb, rest = self.commands.split_verb(text)
        if verb == "room":
            self.console.tell(*room_lines(self.catalogue, self.visit, self.client.link))
        elif verb == "say" and not rest:
            self._list_remarks()
        elif verb:
            for request in self.commands.to_requests(verb, rest):
                self.client.ask(request)
        return bool(verb)

    def _list_remarks(self) -> None:
        for number, remark in enumerate(REMARKS, 1):
            self.console.tell(f"{number:>3}  {remark_text(self.catalogue, remark.value)}")

    def _run_table_command(self, text: str) -> None:
        """Carry out a command at the table, or a personal one while no game runs."""
        if not self.visit.playing:
            self._run_personal_command(text)
            return
        answer = self.parser.parse(self.view, text)
        if isinstance(answer, TypedCommand):
            self.run_command(answer)
        elif self.allows(answer):
            self.client.ask(requests.take_action(self.game, answer))

    def _run_personal_command(self, text: str) -> None:
        verb, _ = self.commands.split_verb(text, PERSONAL_VERBS)
        match verb:
            case "review" if self.finished is not None and self.finished.replay is not None:
                self.console.tell(*review_lines(self.catalogue, review_replay(self.finished.replay)))
            case "rules":
                rules = ruleset(self.visit.known_room.terms.ruleset)
                self.console.show(*rules_page(self.catalogue, rules))
            case "help":
                self.console.show(self.catalogue.say("screen-room-help"))
            case "quit":
                raise PlayerLeft
            case _:
                self.console.tell(self.catalogue.say("play-not-understood", text=text))

    def arrange(self, order: tuple[int, ...]) -> None:
        self.client.ask(Arrange(fresh_id(), order))

    def mark(self, card: CardId, mark: Mark | None) -> None:
        self.client.ask(requests.mark_card(card, mark))

    def advise(self, bot: str | None) -> None:
        """Ask the server for advice; it tells everybody who asked."""
        self.client.ask(requests.ask_advice(self.game, bot))

    def hear_clues(self) -> Hearing:
        return self.visit.hear_clues()

    def _tell_advice(self, told: messages.Advice) -> None:
        game = self.visit.find_game(told.game)
        advice = None if game is None else read_advice(game, told)
        if advice is not None:
            self.tell(*advice_lines(self.catalogue, self.game.names, advice))

    def help(self) -> None:
        super().help()
        self.console.show(self.catalogue.say("screen-room-help"))

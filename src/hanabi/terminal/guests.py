"""A guest who plays in plain lines: messages are printed as they come, typed lines become requests."""

import asyncio
import getpass
import sys
from contextlib import suppress

from hanabi.coach.words import advice_lines
from hanabi.errors import HanabiError
from hanabi.game import PlayerView
from hanabi.rules import ruleset
from hanabi.table import Memory
from hanabi.terminal import errands
from hanabi.terminal.answers import NotUnderstood, Reader, Request
from hanabi.terminal.client import Client, fresh_id
from hanabi.terminal.coaching import look_back, review_lines
from hanabi.terminal.consoles import Console, console
from hanabi.terminal.links import Link
from hanabi.terminal.lobby import (
    invitation_text,
    line_text,
    remark_text,
    room_lines,
    votes_text,
)
from hanabi.terminal.offers import Offer
from hanabi.terminal.orders import BESIDE_VERBS, REMARKS, Orders
from hanabi.terminal.pages import rules_page
from hanabi.terminal.passes import Passes
from hanabi.terminal.prompts import Dialogue, Left
from hanabi.terminal.remote import RemoteSitting, advice_from
from hanabi.terminal.shows import Show, fetch_show
from hanabi.terminal.sittings import Moment, told
from hanabi.terminal.stdin import Lines
from hanabi.terminal.tables import table_lines
from hanabi.terminal.visits import Visit
from hanabi.terminal.words import Words
from hanabi.text import Catalogue, sentence
from hanabi.wire.messages import (
    Advice,
    AnyTold,
    Dealt,
    Done,
    Enter,
    Happened,
    Line,
    Notice,
    Opened,
    Refused,
    RoomNow,
)

FINISHED, INTERRUPTED = 0, 130
STANDARD_INPUT = 0
NEVER_SHOWN = ("", -1)
BREATH = 0.05
"""Seconds to wait after the last message before prompting."""
PATIENCE = 1.0
"""Seconds to wait for the effect of an acknowledged request."""


def visit_in_lines(catalogue: Catalogue, link: Link, passes: Passes, name: str | None) -> int:
    """Visit a room in plain lines and return the exit code."""
    try:
        return asyncio.run(_visit(catalogue, link, passes, name))
    except KeyboardInterrupt:
        print()
        print(farewell(catalogue, link, True))
        return INTERRUPTED


async def _visit(catalogue: Catalogue, link: Link, passes: Passes, name: str | None) -> int:
    return await PlainGuest(catalogue, console(catalogue), link, passes, name).play()


def usual_name(catalogue: Catalogue, passes: Passes) -> str:
    """The suggested name of a player: the last one used, or the login name."""
    try:
        return passes.name() or getpass.getuser()
    except (OSError, KeyError, ImportError):
        return catalogue.say("player-default")


def farewell(catalogue: Catalogue, link: Link, kept: bool) -> str:
    """The sentence for a player who leaves."""
    return catalogue.say("screen-room-farewell", link=str(link), kept=kept)


class PlainGuest(Dialogue):
    """A guest who reads and types lines."""

    def __init__(
        self, catalogue: Catalogue, talk: Console, link: Link, passes: Passes, name: str | None
    ) -> None:
        self.words = Words(catalogue, ())
        self.talk, self.log = talk, []
        self.passes, self.name = passes, name
        self.client = Client(link, passes, self, catalogue)
        self.orders = Orders(catalogue, self.visit)
        self.ready = asyncio.Event()
        """Set while a typed line can be answered."""
        self._typing = sys.stdin is not None and sys.stdin.isatty()
        self._prompted = False
        self._told: list[str] = []
        """The lines about the room that were printed last."""
        self._shown = NEVER_SHOWN
        self._settling: asyncio.TimerHandle | None = None
        self._checking: asyncio.Task[None] | None = None
        self.show: Show | None = None
        """The last finished game."""

    @property
    def visit(self) -> Visit:
        return self.client.visit

    @property
    def game(self) -> RemoteSitting:
        assert self.visit.game is not None
        return self.visit.game

    @property
    def view(self) -> PlayerView:
        return self.game.view(None)

    @property
    def offer(self) -> Offer:
        return self.game.offer(None)

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
        self.talk.tell(farewell(self.catalogue, self.client.link, self.client.kept))
        return FINISHED

    # Messages from the server

    def heard(self, told: AnyTold) -> None:
        match told:
            case RoomNow():
                self._tell_room()
            case Line() | Notice():
                self.tell(line_text(self.catalogue, told))
            case Dealt():
                self._sit_down(told)
            case Happened():
                self._tell_news(self.visit.news)
            case Advice():
                self._tell_advice(told)
            case Opened():
                self._checking = asyncio.create_task(self._check(told))
            case Refused():
                self._tell_refusal(told)
            case _:
                pass
        for finding in self.visit.findings:
            self.tell(self.catalogue.say(f"shuffle-{finding}"))
        self._settle_in(PATIENCE if isinstance(told, Done) else BREATH)

    def lost(self) -> None:
        self.tell(self.catalogue.say("screen-room-lost"))
        self._settle_in(BREATH)

    def tell(self, *lines: str) -> None:
        """Print lines, on a new line if a prompt is open."""
        self._break_line()
        self.talk.tell(*lines)

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
            self.passes.keep_name(self.name)
            self.name = None

    def _sit_down(self, dealt: Dealt) -> None:
        if self._shown[0] != dealt.game:
            self.words = Words(self.catalogue, self.game.names, self.game.seat)
            self.log = []
            self._shown = (dealt.game, -1)
            self.tell("", self.catalogue.say("verify-commitment"), f"  {dealt.commitment}")
            if dealt.again:
                self.tell(self.catalogue.say("screen-deal-again"))

    def _tell_news(self, news: list[Moment]) -> None:
        """Print what happened, and the table if there is something to decide."""
        for moment in news:
            self._tell_moment(moment)
        if self._shown != (self.game.id, self.game.seq):
            self._shown = (self.game.id, self.game.seq)
            self._show_table()

    def _tell_moment(self, moment: Moment) -> None:
        story = told(self.words, moment, self.game.seat)
        if story:
            self.log.append(f"{moment.turn or '':>3}  {story}")
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

    async def _check(self, opened: Opened) -> None:
        """Fetch the finished game and say whether its deal was the promised one."""
        self.show = await fetch_show(self.client.link, self.game, opened)
        self.tell(self.catalogue.say(f"screen-proof-{self.show.verdict}"))
        self._settle_in(BREATH)

    def _tell_refusal(self, refused: Refused) -> None:
        self.tell(sentence(self.catalogue, HanabiError(refused.code, **refused.details)))

    # Typed lines

    def _settle_in(self, seconds: float) -> None:
        """Prompt after some seconds, so that messages that belong together are printed first."""
        self.ready.clear()
        if self._settling is not None:
            self._settling.cancel()
        self._settling = asyncio.get_running_loop().call_later(seconds, self._settle)

    def _settle(self) -> None:
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
            return self.catalogue.say("screen-room-ask-name", default=usual_name(self.catalogue, self.passes))
        if self.visit.playing:
            return self.question() if self.offer.actions else ""
        return "" if room.running else self.catalogue.say("screen-room-prompt")

    async def _answer_lines(self) -> None:
        """Answer lines: at once if typed at a terminal, at the next prompt if they come from a pipe."""
        lines = Lines(STANDARD_INPUT)
        while True:
            if not self._typing:
                await self.ready.wait()
            line = await lines.next()
            if line is None:
                return
            self._prompted = False
            if not self._typing:
                print(line.strip())
            try:
                self._answer(line.strip())
            except Left:
                return
            self._settle_in(BREATH)

    def _answer(self, text: str) -> None:
        try:
            if not self.visit.entered:
                self.name = text or usual_name(self.catalogue, self.passes)
                self._give_name()
            elif not self._ordered(text):
                self._do(text)
        except NotUnderstood as puzzled:
            self.talk.tell(str(puzzled))
        except HanabiError as refused:
            self.talk.tell(sentence(self.catalogue, refused))

    def _ordered(self, text: str) -> bool:
        """Carry out a command to the room; return whether the text was one."""
        verb, rest = self.orders.verb(text)
        if verb == "room":
            self.talk.tell(*room_lines(self.catalogue, self.visit, self.client.link))
        elif verb == "say" and not rest:
            self._list_remarks()
        elif verb:
            for request in self.orders.requests(verb, rest):
                self.client.ask(request)
        return bool(verb)

    def _list_remarks(self) -> None:
        for number, remark in enumerate(REMARKS, 1):
            self.talk.tell(f"{number:>3}  {remark_text(self.catalogue, remark.value)}")

    def _do(self, text: str) -> None:
        """Carry out a command at the table, or a personal one while no game runs."""
        if not self.visit.playing:
            self._beside(text)
            return
        answer = Reader(self.words).read(self.view, text)
        if isinstance(answer, Request):
            self.serve(answer)
        elif self.allows(answer):
            self.client.ask(errands.take_action(self.game, answer))

    def _beside(self, text: str) -> None:
        verb, _ = self.orders.verb(text, BESIDE_VERBS)
        match verb:
            case "review" if self.show is not None and self.show.replay is not None:
                self.talk.tell(*review_lines(self.catalogue, look_back(self.show.replay)))
            case "rules":
                assert self.visit.room is not None
                self.talk.show(*rules_page(self.catalogue, ruleset(self.visit.room.terms.ruleset)))
            case "help":
                self.talk.show(self.catalogue.say("screen-room-help"))
            case "quit":
                raise Left
            case _:
                self.talk.tell(self.catalogue.say("play-not-understood", text=text))

    def advise(self, bot: str | None) -> None:
        """Ask the server for advice; it tells everybody who asked."""
        self.client.ask(errands.ask_advice(self.game, bot))

    def _tell_advice(self, told: Advice) -> None:
        advice = advice_from(self.game, told)
        if advice is not None:
            self.tell(*advice_lines(self.catalogue, self.game.names, advice))

    def help(self) -> None:
        super().help()
        self.talk.show(self.catalogue.say("screen-room-help"))

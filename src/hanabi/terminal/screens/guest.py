"""The full-screen application of a guest in a room."""

from textual.screen import Screen

from hanabi.errors import HanabiError
from hanabi.terminal import errands
from hanabi.terminal.client import Client, fresh_id
from hanabi.terminal.guests import farewell, usual_name
from hanabi.terminal.links import Link, RemoteError
from hanabi.terminal.lobby import line_text, may_say_anything, remark_text, votes_text
from hanabi.terminal.orders import REMARKS
from hanabi.terminal.passes import Passes
from hanabi.terminal.screens.app import FINISHED, HanabiApp, Opening
from hanabi.terminal.screens.asking import AskScreen
from hanabi.terminal.screens.drafts import draft
from hanabi.terminal.screens.joined import JoinedEnd, JoinedTable
from hanabi.terminal.screens.picking import PickScreen
from hanabi.terminal.screens.room import RoomScreen
from hanabi.terminal.screens.visitors import VisitorScreen
from hanabi.terminal.shows import Show, fetch_show
from hanabi.text import Catalogue, sentence
from hanabi.wire.messages import (
    Advice,
    AnyTold,
    Dealt,
    Enter,
    Line,
    MakeRemark,
    Moment,
    Notice,
    Opened,
    Refused,
    RoomNow,
    Say,
)

REFUSED = 1


class GuestApp(HanabiApp):
    """A room on the full screen."""

    def __init__(self, catalogue: Catalogue, link: Link, passes: Passes, name: str | None) -> None:
        super().__init__(Opening(catalogue, draft(catalogue, None, None, "beginner", None)))
        self.client = Client(link, passes, self, catalogue)
        self.over: Show | None = None
        """The last finished game, once its replay is fetched."""
        self._passes, self._wished = passes, name
        self._home = RoomScreen()
        self._table: JoinedTable | JoinedEnd | None = None
        self._votes = ""

    def open(self) -> None:
        self.push_screen(self._home)
        self.run_worker(self._stay())

    def leave(self, code: int = FINISHED) -> None:
        """Leave the application; the server keeps the seat."""
        if self.client.visit.room is not None:
            self.farewell = farewell(self.catalogue, self.client.link, self.client.kept)
        self.client.leave()
        self.exit(code)

    async def _stay(self) -> None:
        try:
            await self.client.run()
        except RemoteError as error:
            self.failure = error
            self.exit(REFUSED)

    # Messages from the server

    def heard(self, told: AnyTold) -> None:
        match told:
            case RoomNow():
                self._look_round(told)
            case Line() | Notice() if self._table in self.screen_stack:
                self._tell(line_text(self.catalogue, told))
            case Dealt(again=Moment()):
                self.notify(self.catalogue.say("screen-deal-again"))
            case Opened():
                self.run_worker(self._check(told))
            case Refused():
                self._tell_refusal(told)
            case Advice() if isinstance(self._table, JoinedTable):
                self._table.hear_advice(told)
            case _:
                pass
        for finding in self.client.visit.findings:
            self.notify(self.catalogue.say(f"shuffle-{finding}"))
        self._arrange()

    def lost(self) -> None:
        self._arrange()

    def state_text(self) -> str:
        """The state of the connection in words; empty while all is well."""
        if self.client.visit.room is None:
            return self.catalogue.say("screen-room-connecting", server=self.client.link.origin)
        if not self.client.connected:
            return self.catalogue.say("screen-room-lost")
        return self.catalogue.say("screen-room-sent") if self.client.waiting else ""

    def _look_round(self, room: RoomNow) -> None:
        """Enter the room by name if that is still to be done, and tell changed votes to end the game."""
        if room.you is None and not self.client.waiting and not self._asking:
            self._enter()
        elif self._wished is not None and room.you is not None:
            self._rename()
        votes = votes_text(self.catalogue, self.client.visit)
        if votes != self._votes:
            self._votes = votes
            self._tell(votes)

    @property
    def _asking(self) -> bool:
        return any(isinstance(screen, AskScreen) for screen in self.screen_stack)

    def _enter(self) -> None:
        if self._wished is None:
            self.ask_name()
        else:
            self._send_name(self._wished)

    def _rename(self) -> None:
        name, self._wished = self._wished, None
        if name and name != self.client.visit.own_name:
            self._send_name(name)

    def _send_name(self, name: str) -> None:
        self._wished = None
        self._passes.keep_name(name)
        self.client.ask(Enter(fresh_id(), name))

    def _tell(self, text: str, alarming: bool = False) -> None:
        """Show a text on the table if it is open, otherwise in the room."""
        for screen in (self._table, self._home):
            if screen in self.screen_stack and screen is not None:
                screen.tell(text, alarming)
                return

    def _tell_refusal(self, refused: Refused) -> None:
        text = sentence(self.catalogue, HanabiError(refused.code, **refused.details))
        if self.client.visit.entered:
            self._tell(text, alarming=True)
        else:
            self.ask_name(text)

    async def _check(self, opened: Opened) -> None:
        """Fetch the finished game and check its deal."""
        game = self.client.visit.game
        if game is not None and game.id == opened.game:
            self.over = await fetch_show(self.client.link, game, opened)
            self._arrange()

    # Which screen is shown

    def _arrange(self) -> None:
        """Open the table or the end of the current game, and update all screens of the room."""
        game, table = self.client.visit.game, self._table
        shown = table.sitting if table else None
        if game is not None and self.client.visit.playing and shown is not game:
            self.over = None
            self._bring(JoinedTable(game))
        elif isinstance(table, JoinedTable) and table.sitting.board.over:
            self._bring(JoinedEnd(table.sitting))
        for screen in self.screen_stack:
            if isinstance(screen, VisitorScreen):
                screen.catch_up()

    def _bring(self, screen: JoinedTable | JoinedEnd) -> None:
        """Show a screen over the room, and close any other."""
        self.uncover(self._home)
        self._table = screen
        self.push_screen(screen)

    def turn_over(self) -> None:
        """Switch between the table and the room."""
        front: Screen[object] = self.screen
        if front is self._table:
            self.pop_screen()
        elif front is self._home and self._table is not None:
            self.push_screen(self._table)

    # Questions to the person

    def ask_name(self, why: str = "") -> None:
        def answered(name: str | None) -> None:
            if name:
                self._send_name(name)

        question = f"{why} {self.catalogue.say('screen-room-name')}".strip()
        suggested = self.client.visit.own_name or usual_name(self.catalogue, self._passes)
        self.push_screen(AskScreen(question, suggested, lambda _: None), answered)

    def ask_talk(self) -> None:
        """Ask for a text where free talk is allowed, otherwise for a remark."""
        if may_say_anything(self.client.visit):
            question = self.catalogue.say("screen-room-ask-text")
            self.push_screen(AskScreen(question, "", lambda _: None), self._say)
        else:
            remarks = [remark_text(self.catalogue, remark.value) for remark in REMARKS]
            question = self.catalogue.say("screen-room-ask-remark")
            self.push_screen(PickScreen(question, remarks), self._remark)

    def ask_vote(self) -> None:
        """Ask whether to vote for ending the game, or to withdraw that vote."""
        room = self.client.visit.room
        back = room is not None and room.you in room.votes
        question = self.catalogue.say("screen-room-ask-vote-back" if back else "screen-room-ask-vote")
        answers = [self.catalogue.say("screen-no"), self.catalogue.say("screen-yes")]
        self.push_screen(PickScreen(question, answers), self._vote)

    def _say(self, text: str | None) -> None:
        if text:
            self.client.ask(Say(fresh_id(), text))

    def _remark(self, place: int | None) -> None:
        if place is not None:
            self.client.ask(MakeRemark(fresh_id(), REMARKS[place]))

    def _vote(self, answer: int | None) -> None:
        if answer == 1:
            self.client.ask(errands.vote(self.client.visit))

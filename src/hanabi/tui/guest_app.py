"""The full-screen application of a guest in a room."""

from collections.abc import Callable, Sequence

from textual.screen import Screen

from hanabi.client import requests
from hanabi.client.commands import REMARKS
from hanabi.client.connection import Client
from hanabi.client.cookies import CookieStore, default_name
from hanabi.client.finished_game import FinishedGame, fetch_finished_game
from hanabi.client.links import Link, RemoteError
from hanabi.client.requests import fresh_id
from hanabi.client.room_text import farewell_text, line_text, may_say_anything, remark_text, votes_text
from hanabi.errors import HanabiError
from hanabi.plain.exit_codes import FINISHED, REFUSED
from hanabi.text import Catalogue, sentence
from hanabi.tui.app import HanabiApp, Opening
from hanabi.tui.base_screen import VisitorScreen
from hanabi.tui.dialogs import AskScreen, PickScreen
from hanabi.tui.room_screen import RoomScreen
from hanabi.tui.room_table import RoomGameOverScreen, RoomTableScreen
from hanabi.tui.setup_draft import make_draft
from hanabi.wire.messages import Advice, AnyTold, DealtGame, GameOpened, Line, Notice, Refused, RoomNow
from hanabi.wire.requests import Enter, MakeRemark, Moment, Say


class GuestApp(HanabiApp):
    """A room on the full screen."""

    def __init__(self, catalogue: Catalogue, link: Link, passes: CookieStore, name: str | None) -> None:
        super().__init__(Opening(catalogue, make_draft(catalogue)))
        self.client = Client(link, passes, self, catalogue)
        self.finished: FinishedGame | None = None
        """The last finished game, once its replay is fetched."""
        self._cookies, self._wished_name = passes, name
        self._room_screen = RoomScreen()
        self._table: RoomTableScreen | RoomGameOverScreen | None = None
        self._votes = ""

    def open(self) -> None:
        self.push_screen(self._room_screen)
        self.run_worker(self._run_client())

    def leave(self, code: int = FINISHED) -> None:
        """Leave the application; the server keeps the seat."""
        if self.client.visit.room is not None:
            self.farewell = farewell_text(self.catalogue, self.client.link, self.client.cookie_saved)
        self.client.leave()
        self.exit(code)

    async def _run_client(self) -> None:
        try:
            await self.client.run()
        except RemoteError as error:
            self.failure = error
            self.exit(REFUSED)

    # Messages from the server

    def message_received(self, told: AnyTold) -> None:
        match told:
            case RoomNow():
                self._update_room(told)
            case Line() | Notice() if self._table in self.screen_stack:
                self._tell(line_text(self.catalogue, told))
            case DealtGame(again=Moment()):
                self.notify(self.catalogue.say("screen-deal-again"))
            case GameOpened():
                self.run_worker(self._check_deal(told))
            case Refused():
                self._tell_refusal(told)
            case Advice() if isinstance(self._table, RoomTableScreen):
                self._table.hear_advice(told)
            case _:
                pass
        for finding in self.client.visit.findings:
            self.notify(self.catalogue.say(f"shuffle-{finding}"))
        self._update_screens()

    def connection_lost(self) -> None:
        self._update_screens()

    def state_text(self) -> str:
        """The state of the connection in words; empty while all is well."""
        if self.client.visit.room is None:
            return self.catalogue.say("screen-room-connecting", server=self.client.link.origin)
        if not self.client.connected:
            return self.catalogue.say("screen-room-lost")
        return self.catalogue.say("screen-room-sent") if self.client.waiting else ""

    def _update_room(self, room: RoomNow) -> None:
        """Enter the room by name if that is still to be done, and tell changed votes to end the game."""
        if room.you is None and not self.client.waiting and not self._asking:
            self._enter()
        elif self._wished_name is not None and room.you is not None:
            self._rename()
        votes = votes_text(self.catalogue, self.client.visit)
        if votes != self._votes:
            self._votes = votes
            self._tell(votes)

    @property
    def _asking(self) -> bool:
        return any(isinstance(screen, AskScreen) for screen in self.screen_stack)

    def _enter(self) -> None:
        if self._wished_name is None:
            self.ask_name()
        else:
            self._send_name(self._wished_name)

    def _rename(self) -> None:
        name, self._wished_name = self._wished_name, None
        if name and name != self.client.visit.own_name:
            self._send_name(name)

    def _send_name(self, name: str) -> None:
        self._wished_name = None
        self._cookies.save_name(name)
        self.client.ask(Enter(fresh_id(), name))

    def _tell(self, text: str, alarming: bool = False) -> None:
        """Show a text on the table if it is open, otherwise in the room."""
        for screen in (self._table, self._room_screen):
            if screen in self.screen_stack and screen is not None:
                screen.tell(text, alarming)
                return

    def _tell_refusal(self, refused: Refused) -> None:
        text = sentence(self.catalogue, HanabiError(refused.code, **refused.details))
        if self.client.visit.entered:
            self._tell(text, alarming=True)
        else:
            self.ask_name(text)

    async def _check_deal(self, opened: GameOpened) -> None:
        """Fetch the finished game and check its deal."""
        game = self.client.visit.find_game(opened.game)
        if game is not None:
            self.finished = await fetch_finished_game(self.client.link, game, opened)
            self._update_screens()

    # Which screen is shown

    def _update_screens(self) -> None:
        """Open the table or the end of the current game, and update all screens of the room."""
        game, table = self.client.visit.game, self._table
        shown = table.game if table else None
        if game is not None and self.client.visit.playing and shown is not game:
            self.finished = None
            self._show_over_room(RoomTableScreen(game))
        elif isinstance(table, RoomTableScreen) and table.game.board.over:
            self._show_over_room(RoomGameOverScreen(table.game))
        for screen in self.screen_stack:
            if isinstance(screen, VisitorScreen):
                screen.catch_up()

    def _show_over_room(self, screen: RoomTableScreen | RoomGameOverScreen) -> None:
        """Show a screen over the room, and close any other."""
        self.uncover(self._room_screen)
        self._table = screen
        self.push_screen(screen)

    def toggle_table(self) -> None:
        """Switch between the table and the room."""
        front: Screen[object] = self.screen
        if front is self._table:
            self.pop_screen()
        elif front is self._room_screen and self._table is not None:
            self.push_screen(self._table)

    # Questions to the person

    def ask_name(self, why: str = "") -> None:
        def answered(name: str | None) -> None:
            if name:
                self._send_name(name)

        question = f"{why} {self.catalogue.say('screen-room-name')}".strip()
        suggested = self.client.visit.own_name or default_name(self.catalogue, self._cookies)
        self.push_screen(AskScreen(question, suggested, lambda _: None), answered)

    def ask_talk(self) -> None:
        """Ask for a text where free talk is allowed, otherwise for a remark."""
        if may_say_anything(self.client.visit):
            question = self.catalogue.say("screen-room-ask-text")
            self.push_screen(AskScreen(question, "", lambda _: None), self._say)
        else:
            remarks = [remark_text(self.catalogue, remark.value) for remark in REMARKS]
            question = self.catalogue.say("screen-room-ask-remark")
            self.pick(question, remarks, self._remark)

    def ask_vote(self) -> None:
        """Ask whether to vote for ending the game, or to withdraw that vote."""
        room = self.client.visit.room
        back = room is not None and room.you in room.votes
        question = self.catalogue.say("screen-room-ask-vote-back" if back else "screen-room-ask-vote")
        answers = [self.catalogue.say("screen-no"), self.catalogue.say("screen-yes")]
        self.pick(question, answers, self._vote)

    def pick(self, question: str, answers: Sequence[str], take: Callable[[int], None]) -> None:
        """Ask to pick an answer and pass its index to `take`; do nothing if the person goes back."""
        self.push_screen(PickScreen(question, answers), lambda place: None if place is None else take(place))

    def _say(self, text: str | None) -> None:
        if text:
            self.client.ask(Say(fresh_id(), text))

    def _remark(self, place: int) -> None:
        self.client.ask(MakeRemark(fresh_id(), REMARKS[place]))

    def _vote(self, answer: int) -> None:
        if answer == 1:
            self.client.ask(requests.toggle_vote(self.client.visit))

"""What the page asks over HTTP of a server, answered from the documents of a browser."""

import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias
from urllib.parse import parse_qsl, unquote, urlsplit

from hanabi.answers.bodies import CurrentGames, Imported, Me, NewRoom, PastGames, ServerStatus
from hanabi.answers.boxes import available_boxes
from hanabi.answers.clues import ClueQuestion, explain
from hanabi.answers.exercises import play_exercise
from hanabi.answers.games import summarize
from hanabi.answers.lesson import lesson
from hanabi.answers.puzzles import show_puzzle
from hanabi.answers.refusals import STATUS, make_refusal, preferred_language
from hanabi.answers.reviews import moment_of, to_game_review
from hanabi.answers.rulebooks import make_rulebook
from hanabi.answers.running import RunningGame, describe_running
from hanabi.answers.snapshots import make_snapshots
from hanabi.coach import review
from hanabi.codec import Struct, to_json
from hanabi.errors import HanabiError
from hanabi.game.hanab_live import read_record, write_hanab_live
from hanabi.game.replay import write_replay
from hanabi.room.advice import choose_adviser, to_advice
from hanabi.room.entries import AnyEntry, Began, Opened, Person, write_entry
from hanabi.room.errors import refuse
from hanabi.room.game import ending_of, import_record, write_record
from hanabi.room.ids import new_id
from hanabi.room.judging import check_terms
from hanabi.room.log import EntryRow, GameRow, SeatRow
from hanabi.room.opinions import opinions
from hanabi.room.parsing import parse_body
from hanabi.rules import ruleset
from hanabi.site.documents import Documents, GameDocument, RoomDocument
from hanabi.text import Catalogue
from hanabi.wire.terms import Terms

MOST_LISTED = 20
WRITERS = {"hanabi": write_replay, "hanab-live": write_hanab_live}


@dataclass(frozen=True, slots=True)
class PageRequest:
    """A request of the page: the parts of its path, its query and its body."""

    parts: Mapping[str, str]
    query: Mapping[str, str]
    body: str

    @property
    def language(self) -> str:
        return preferred_language(self.query.get("language", ""))

    def number(self, name: str) -> int | None:
        return int(self.query[name]) if self.query.get(name, "").isdigit() else None


Answer: TypeAlias = Struct | str
"""A struct, or JSON that is written already."""


class SiteRoutes:
    """Answers requests for one person, who is the same in every room of this browser."""

    def __init__(self, documents: Documents, person: Person, now: Callable[[], float] = time.time) -> None:
        self._documents, self._person, self._now = documents, person, now

    def answer(self, method: str, address: str, body: str, accepted: str) -> tuple[int, str]:
        """Return the status and the JSON of an answer; a refusal is worded in the language `accepted`."""
        where = urlsplit(address)
        query = {"language": accepted, **dict(parse_qsl(where.query))}
        try:
            for wanted, path, route in ROUTES:
                if method == wanted and (found := re.fullmatch(path, where.path)):
                    parts = {name: unquote(part) for name, part in found.groupdict().items()}
                    told = route(self, PageRequest(parts, query, body))
                    return 201 if method == "POST" else 200, told if isinstance(told, str) else to_json(told)
            refuse("not-found")
        except HanabiError as error:
            catalogue = Catalogue(preferred_language(accepted))
            return STATUS.get(error.code, 400), to_json(make_refusal(catalogue, error))

    def health(self, _: PageRequest) -> Answer:
        return ServerStatus("ok")

    def boxes(self, _: PageRequest) -> Answer:
        return available_boxes()

    def rules(self, asked: PageRequest) -> Answer:
        return make_rulebook(ruleset(asked.parts["ruleset"]), asked.language)

    def exercise(self, asked: PageRequest) -> Answer:
        chosen = tuple(map(int, filter(None, asked.query.get("chosen", "").split(","))))
        return play_exercise(ruleset(asked.parts["ruleset"]), asked.parts["tag"], chosen, asked.language)

    def puzzle(self, asked: PageRequest) -> Answer:
        return show_puzzle(int(asked.parts["number"]), asked.number("chosen"), asked.language)

    def clues(self, asked: PageRequest) -> Answer:
        return explain(parse_body(asked.body, ClueQuestion), asked.language)

    def lesson(self, _: PageRequest) -> Answer:
        return lesson()

    def me(self, _: PageRequest) -> Answer:
        return Me(True)

    def open_room(self, asked: PageRequest) -> Answer:
        room = self._open_room(check_terms(parse_body(asked.body, Terms)))
        return NewRoom(room, f"#/r/{room}")

    def past_games(self, asked: PageRequest) -> Answer:
        before = float(asked.query.get("before", "inf"))
        over = [game for game in self._documents.games() if (game.row.ended or before) < before]
        over.sort(key=lambda game: game.row.ended or 0.0, reverse=True)
        newest = over[: asked.number("limit") or MOST_LISTED]
        return PastGames(tuple(summarize(game.row, game.seats) for game in newest))

    def running_games(self, _: PageRequest) -> Answer:
        going = [game for game in self._documents.games() if game.row.ended is None][:MOST_LISTED]
        found: list[RunningGame] = []
        for game in going:
            room = self._documents.find_room(game.row.room_id)
            told = room and describe_running(self._person, game.row, room.entries, game.actions)
            found += [told] if told else []
        return CurrentGames(tuple(sorted(found, key=lambda each: each.turn != each.seat)))

    def summary(self, asked: PageRequest) -> Answer:
        found = self._documents.finished(asked.parts["game"])
        return summarize(found.row, found.seats)

    def replay(self, asked: PageRequest) -> Answer:
        writer = WRITERS.get(asked.query.get("format", "hanabi")) or refuse("malformed", where="format")
        return writer(self._documents.archived(asked.parts["game"]).replay)

    def film(self, asked: PageRequest) -> Answer:
        game, seat = asked.parts["game"], asked.number("seat")
        over, found = self._documents.archived(game), self._documents.finished(game)
        players = len(over.replay.players)
        if seat is not None and seat >= players:
            refuse("no-such-seat", seat=seat, players=players)
        return make_snapshots(summarize(found.row, found.seats), over, seat)

    def review(self, asked: PageRequest) -> Answer:
        game = asked.parts["game"]
        return to_game_review(game, review(self._documents.archived(game).replay))

    def advice(self, asked: PageRequest) -> Answer:
        game, seq = asked.parts["game"], asked.number("seq") or 0
        found = self._documents.finished(game)
        bot = choose_adviser(asked.query.get("bot"), [seat.bot for seat in found.seats])
        replay = self._documents.archived(game).replay
        seat, heard, view = moment_of(replay, seq)
        told = opinions(bot, replay.rules, len(replay.players), replay.first, seat, 0, heard)
        return to_advice(game, seq, bot, view, told)

    def import_game(self, asked: PageRequest) -> Answer:
        replay = read_record(asked.body)
        record, now, game = import_record(replay), self._now(), new_id()
        ending = ending_of(record.replay.final())
        assert ending is not None
        room = self._open_room(Terms(str(replay.rules), len(replay.players)), Began(game))
        row = GameRow(game, room, 1, write_record(record), now, None, now, ending.result, ending.score)
        seats = tuple(SeatRow(seat, None, name, None) for seat, name in enumerate(replay.players))
        self._documents.write_game(GameDocument(row, seats, ()))
        return Imported(game, room)

    def _open_room(self, terms: Terms, *entries: Began) -> str:
        """Write a new room with the entries that follow its first; return its id."""
        room, now = new_id(), self._now()
        log: tuple[AnyEntry, ...] = (Opened(terms, self._person), *entries)
        rows = tuple(EntryRow(number, None, write_entry(entry), now) for number, entry in enumerate(log, 1))
        self._documents.write_room(room, RoomDocument(rows))
        return room


_GAME = r"/api/games/(?P<game>[^/]+)"
ROUTES: tuple[tuple[str, str, Callable[[SiteRoutes, PageRequest], Answer]], ...] = (
    ("GET", "/health", SiteRoutes.health),
    ("GET", "/api/boxes", SiteRoutes.boxes),
    ("GET", "/api/lesson", SiteRoutes.lesson),
    ("GET", r"/api/puzzles/(?P<number>\d{1,3})", SiteRoutes.puzzle),
    ("POST", "/api/clues", SiteRoutes.clues),
    ("GET", "/api/me", SiteRoutes.me),
    ("GET", "/api/me/games", SiteRoutes.past_games),
    ("GET", "/api/me/running", SiteRoutes.running_games),
    ("GET", r"/api/rules/(?P<ruleset>[^/]+)", SiteRoutes.rules),
    ("GET", r"/api/rules/(?P<ruleset>[^/]+)/try/(?P<tag>[^/]+)", SiteRoutes.exercise),
    ("POST", "/api/rooms", SiteRoutes.open_room),
    ("POST", "/api/games", SiteRoutes.import_game),
    ("GET", _GAME, SiteRoutes.summary),
    ("GET", f"{_GAME}/replay", SiteRoutes.replay),
    ("GET", f"{_GAME}/film", SiteRoutes.film),
    ("GET", f"{_GAME}/review", SiteRoutes.review),
    ("GET", f"{_GAME}/advice", SiteRoutes.advice),
)
"""The method and the path of every request the page makes, and what answers it."""

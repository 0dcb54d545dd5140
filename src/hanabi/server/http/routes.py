"""The routes of the HTTP API."""

import asyncio
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response, WebSocket
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from hanabi.answers import bodies
from hanabi.answers.boxes import available_boxes
from hanabi.answers.clues import ClueAnswer, ClueQuestion, explain
from hanabi.answers.exercises import MOST_CHOICES, ExerciseNow, play_exercise
from hanabi.answers.games import GameSummary, summarize
from hanabi.answers.lesson import Lesson, lesson
from hanabi.answers.puzzles import PuzzleNow, show_puzzle
from hanabi.answers.refusals import preferred_language
from hanabi.answers.reviews import GameReview
from hanabi.answers.rulebooks import box_messages, make_rulebook
from hanabi.answers.running import RunningGame, describe_running
from hanabi.answers.snapshots import GameSnapshots
from hanabi.game.hanab_live import read_record, write_hanab_live
from hanabi.game.replay import write_replay
from hanabi.room.entries import Person
from hanabi.room.judging import LONGEST_RULESET
from hanabi.room.parsing import parse_body
from hanabi.rules import EDITIONS, ruleset
from hanabi.server.archive.games import load_finished_game, load_summary
from hanabi.server.archive.snapshots import compress
from hanabi.server.context import ServerContext
from hanabi.server.errors import ServerError
from hanabi.server.http.openapi import gives, takes
from hanabi.server.http.origins import own_address
from hanabi.server.http.responses import (
    gzip_response,
    json_response,
    read_body,
    read_json_body,
)
from hanabi.server.identity.visitors import CODE_SECONDS
from hanabi.server.limits import address_key
from hanabi.server.storage.store import Store
from hanabi.wire.messages import Advice, RoomNow
from hanabi.wire.terms import Terms

MOST_LISTED = 20
"""How many running games are listed, the newest ones."""

MOST_PAST_GAMES = 100
LONGEST_NUMBER = 10
MOST_PUZZLES = 999
MOST_ACTIONS = 10_000
"""No game has more."""
LARGEST_REPLAY = 128 * 1024
"""In bytes; the longest games take a tenth of that without notes."""
WRITERS = {"hanabi": write_replay, "hanab-live": write_hanab_live}
CHOICES = rf"^(\d{{1,3}}(,\d{{1,3}}){{0,{MOST_CHOICES - 1}}})?$"
Id = Annotated[str, Path(max_length=64)]
RulesetName = Annotated[str, Path(alias="ruleset", max_length=LONGEST_RULESET)]

router = APIRouter(default_response_class=Response)


def _context(request: Request) -> ServerContext:
    context: ServerContext = request.app.state.context
    return context


def _address(request: Request) -> str:
    return address_key(request.client.host if request.client else "")


@router.post("/api/rooms", status_code=201, **takes(Terms), responses=gives(bodies.NewRoom, 201))
async def open_room(request: Request) -> Response:
    """Open a room and be its host."""
    context = _context(request)
    if not context.openings.take(_address(request)):
        raise ServerError("too-many-requests")
    await context.opening_pace.wait(_address(request))
    visitor = await context.identify(request)
    room = await context.registry.open_room(await read_body(request, Terms), visitor.person)
    link = f"{own_address(request, context.settings.origin)}/r/{room}"
    return json_response(bodies.NewRoom(room, link), 201, context.cookie_for(visitor))


@router.get("/api/rooms/{room}", responses=gives(RoomNow))
async def show_room(request: Request, room: Id, invitation: str | None = None) -> Response:
    """Who is in a room and what it plays; a closed door hides that from strangers."""
    context = _context(request)
    visitor = await context.identify(request)
    live = await context.registry.get_room(room)
    live.room.check_welcome(visitor.person, invitation)
    return json_response(live.scene.room_now(visitor.person))


@router.websocket("/api/rooms/{room}/socket")
async def socket(websocket: WebSocket, room: str, game: str | None = None, since: str = "") -> None:
    """Play: see the protocol. Without a valid `since`, the client is told everything."""
    context: ServerContext = websocket.app.state.context
    known = int(since) if since.isascii() and since.isdigit() and len(since) < LONGEST_NUMBER else -1
    await context.sockets.serve(websocket, room, game, known)


@router.get("/api/games/{game}", responses=gives(GameSummary))
async def show_game(request: Request, game: Id) -> Response:
    """A finished game in short."""
    return json_response(await load_summary(_context(request).store, game))


@router.get("/api/games/{game}/replay", responses=gives(dict[str, Any]))
async def replay(request: Request, game: Id, format: Literal["hanabi", "hanab-live"] = "hanabi") -> Response:
    """The record of a finished game, with its proof and everybody's notes."""
    text = WRITERS[format]((await load_finished_game(_context(request).store, game)).replay)
    name = f'attachment; filename="hanabi-{game}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@router.get("/api/games/{game}/film", responses=gives(GameSnapshots))
async def show_film(
    request: Request, game: Id, seat: Annotated[int | None, Query(ge=0, le=9)] = None
) -> Response:
    """Every moment of a finished game, as a seat saw it or with all hands open."""
    return gzip_response(request, await _context(request).snapshots.get(game, seat))


@router.get("/api/games/{game}/review", responses=gives(GameReview))
async def show_review(request: Request, game: Id) -> Response:
    """What was still possible after every action of a finished game, and where it was lost."""
    return gzip_response(request, await _context(request).reviews.get_review(game))


@router.get("/api/games/{game}/advice", responses=gives(Advice))
async def show_advice(
    request: Request,
    game: Id,
    seq: Annotated[int, Query(ge=0, le=MOST_ACTIONS)] = 0,
    bot: Annotated[str | None, Query(max_length=64)] = None,
) -> Response:
    """What a bot would have done after `seq` actions of a finished game, knowing what its seat knew then."""
    context = _context(request)
    if not context.advice.take(_address(request)):
        raise ServerError("too-many-requests")
    return gzip_response(request, await context.reviews.get_advice(game, seq, bot))


@router.post("/api/games", status_code=201, **takes(dict[str, Any]), responses=gives(bodies.Imported, 201))
async def import_game(request: Request) -> Response:
    """Import a game, ours or of hanab.live, or a link as a string; it gets a room to be reviewed in."""
    context = _context(request)
    if not context.imports.take(_address(request)):
        raise ServerError("too-many-requests")
    text = (await read_json_body(request, LARGEST_REPLAY)).decode("utf-8", "replace")
    replay = await asyncio.to_thread(read_record, text)
    visitor = await context.identify(request)
    room, game = await context.registry.import_game(replay, visitor.person)
    return json_response(bodies.Imported(game, room), 201, context.cookie_for(visitor))


@router.get("/api/me", responses=gives(bodies.Me))
async def me(request: Request) -> Response:
    """Whether the server knows you; if not, you become a new person."""
    context = _context(request)
    visitor = await context.identify(request)
    return json_response(bodies.Me(not visitor.fresh), cookie=context.cookie_for(visitor))


@router.post("/api/me/code", status_code=201, responses=gives(bodies.NewCode, 201))
async def new_code(request: Request) -> Response:
    """A code to go on playing on another device: it works once, for a few minutes."""
    context = _context(request)
    if not context.claims.take(_address(request)):
        raise ServerError("too-many-requests")
    visitor = await context.identify(request)
    return json_response(
        bodies.NewCode(await context.identity.new_code(visitor), int(CODE_SECONDS)),
        201,
        context.cookie_for(visitor),
    )


@router.post("/api/me/claim", **takes(bodies.Claim), responses=gives(bodies.Me))
async def claim(request: Request) -> Response:
    """Become the person a code was made for."""
    context = _context(request)
    if not context.claims.take(_address(request)):
        raise ServerError("too-many-requests")
    visitor = await context.identity.claim((await read_body(request, bodies.Claim)).code)
    return json_response(bodies.Me(True), cookie=context.identity.cookie_header(visitor))


@router.post("/api/me/renew", responses=gives(bodies.Me))
async def renew(request: Request) -> Response:
    """Sign out everywhere else: from now on, only the cookie of this response is valid."""
    context = _context(request)
    visitor = await context.identify(request)
    if visitor.fresh:
        return json_response(bodies.Me(False), cookie=context.cookie_for(visitor))
    visitor = await context.identity.renew(visitor)
    context.registry.dismiss_others(visitor.person, visitor.generation)
    return json_response(bodies.Me(True), cookie=context.identity.cookie_header(visitor))


@router.get("/api/me/games", responses=gives(bodies.PastGames))
async def my_games(
    request: Request,
    limit: Annotated[int, Query(ge=1, le=MOST_PAST_GAMES)] = 20,
    before: Annotated[float | None, Query(ge=0, le=1e12)] = None,
) -> Response:
    """Your finished games, the newest first; `before` is the `ended` of the last one you have."""
    context = _context(request)
    visitor = await context.identify(request)
    games = await context.store.past_games(visitor.person, limit, before)
    return json_response(bodies.PastGames(tuple(summarize(past.game, past.seats) for past in games)))


@router.get("/api/me/running", responses=gives(bodies.CurrentGames))
async def my_running_games(request: Request) -> Response:
    """Your games that are not over: first those that wait for you, then the newest."""
    context = _context(request)
    visitor = await context.identify(request)
    return json_response(bodies.CurrentGames(await running_games(context.store, visitor.person)))


@router.get("/health", responses=gives(bodies.ServerStatus))
async def health() -> Response:
    """The process is alive."""
    return json_response(bodies.ServerStatus("ok"))


@router.get("/ready", responses=gives(bodies.ServerStatus))
async def ready(request: Request) -> Response:
    """The database accepts reads and writes."""
    await _context(request).readiness.check()
    return json_response(bodies.ServerStatus("ok"))


@router.get("/metrics")
async def metrics() -> Response:
    """Metrics for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@router.get("/api/boxes", responses=gives(bodies.Boxes))
async def boxes() -> Response:
    """The boxes, what each offers and how many it seats; and the bots, with whom each sits."""
    return json_response(await asyncio.to_thread(available_boxes))


@router.get("/api/words/{language}", responses=gives(bodies.BoxMessages))
async def words(language: Annotated[str, Path(max_length=64)]) -> Response:
    """What the boxes are called in a language, or in English, as messages in Fluent."""
    return json_response(bodies.BoxMessages(box_messages(language, EDITIONS)))


@router.get("/api/rules/{ruleset}", responses=gives(bodies.Rulebook))
async def show_rules(
    request: Request, name: RulesetName, language: Annotated[str, Query(max_length=64)] = ""
) -> Response:
    """The rules of a ruleset, in `language`, else in the preferred language, or in English."""
    wanted = preferred_language(language or request.headers.get("accept-language", ""))
    return json_response(make_rulebook(ruleset(name), wanted))


@router.get("/api/rules/{ruleset}/try/{tag}", responses=gives(ExerciseNow))
async def try_rule(
    request: Request,
    name: RulesetName,
    tag: Annotated[str, Path(max_length=8)],
    chosen: Annotated[str, Query(pattern=CHOICES)] = "",
    language: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    """A rule in a small position, after `chosen`: at each turn of the reader, the number of an option."""
    wanted = preferred_language(language or request.headers.get("accept-language", ""))
    numbers = tuple(map(int, chosen.split(","))) if chosen else ()
    return json_response(await asyncio.to_thread(play_exercise, ruleset(name), tag, numbers, wanted))


@router.get("/api/puzzles/{number}", responses=gives(PuzzleNow))
async def solve_puzzle(
    request: Request,
    number: Annotated[int, Path(ge=1, le=MOST_PUZZLES)],
    chosen: Annotated[int | None, Query(ge=0, le=MOST_PUZZLES)] = None,
    language: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    """A puzzle, counted from 1; after the reader has chosen an option, what it is worth."""
    wanted = preferred_language(language or request.headers.get("accept-language", ""))
    return json_response(await asyncio.to_thread(show_puzzle, number, chosen, wanted))


@router.post("/api/clues", **takes(ClueQuestion), responses=gives(ClueAnswer))
async def explain_clues(request: Request, language: Annotated[str, Query(max_length=64)] = "") -> Response:
    """What the clues of a game mean to someone who heard them."""
    wanted = preferred_language(language or request.headers.get("accept-language", ""))
    asked = parse_body(await read_json_body(request, LARGEST_REPLAY), ClueQuestion)
    return json_response(await asyncio.to_thread(explain, asked, wanted))


@router.get("/api/lesson", responses=gives(Lesson))
async def show_lesson(request: Request) -> Response:
    """A lesson for a first game: a recorded game, and where in it the learner is told or asked something."""
    return gzip_response(request, _compressed_lesson())


@cache
def _compressed_lesson() -> bytes:
    return compress(lesson())


async def running_games(store: Store, person: Person) -> tuple[RunningGame, ...]:
    """Return the running games of a person: first those that wait for them, then the newest."""
    games = await store.running_games(person, MOST_LISTED)
    logs = [(game, await store.entries(game.room_id), await store.actions(game.id)) for game in games]
    # Twenty games take a tenth of a second, during which everybody else would wait.
    found = await asyncio.to_thread(lambda: [describe_running(person, *log) for log in logs])
    return tuple(sorted((each for each in found if each), key=lambda each: each.turn != each.seat))

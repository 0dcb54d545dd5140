"""What can be asked over HTTP."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response, WebSocket
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from hanabi.bots import BOTS
from hanabi.game.hanab_live import write_hanab_live
from hanabi.game.replay import write_replay
from hanabi.rules import EDITIONS, options, ruleset
from hanabi.server.answers import answer, body
from hanabi.server.doorman import CODE_SECONDS
from hanabi.server.errors import ServerError
from hanabi.server.games import Summary, finished_replay, summary, summed_up
from hanabi.server.house import House
from hanabi.server.limits import whose
from hanabi.server.openapi import gives, takes
from hanabi.server.page import page, picture
from hanabi.server.replies import Box, Boxes, Claim, Me, NewCode, NewRoom, Past, State
from hanabi.wire.messages import RoomNow
from hanabi.wire.terms import Terms

MOST_PAST_GAMES = 100
LONGEST_NUMBER = 10
WRITERS = {"hanabi": write_replay, "hanab-live": write_hanab_live}
Id = Annotated[str, Path(max_length=64)]

router = APIRouter(default_response_class=Response)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _address(request: Request) -> str:
    return whose(request.client.host if request.client else "")


@router.post("/api/rooms", status_code=201, **takes(Terms), responses=gives(NewRoom, 201))
async def open_room(request: Request) -> Response:
    """Open a room and be its host."""
    house = _house(request)
    if not house.openings.take(_address(request)):
        raise ServerError("too-many-requests")
    visitor = await house.visitor(request)
    room = await house.hall.open_room(await body(request, Terms), visitor.person)
    base = house.settings.origin or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return answer(NewRoom(room, f"{base}/r/{room}"), 201, house.cookie(visitor))


@router.get("/api/rooms/{room}", responses=gives(RoomNow))
async def show_room(request: Request, room: Id) -> Response:
    """Who is in a room and what it plays."""
    house = _house(request)
    visitor = await house.visitor(request)
    live = await house.hall.room(room)
    return answer(live.scene.room_now(visitor.person))


@router.websocket("/api/rooms/{room}/socket")
async def socket(websocket: WebSocket, room: str, game: str | None = None, since: str = "") -> None:
    """Play: see the protocol; whoever has seen nothing that can be counted is told everything."""
    house: House = websocket.app.state.house
    known = int(since) if since.isascii() and since.isdigit() and len(since) < LONGEST_NUMBER else -1
    await house.sockets.serve(websocket, room, game, known)


@router.get("/api/games/{game}", responses=gives(Summary))
async def show_game(request: Request, game: Id) -> Response:
    """A finished game in short."""
    return answer(await summary(_house(request).store, game))


@router.get("/api/games/{game}/replay", responses=gives(dict[str, Any]))
async def replay(request: Request, game: Id, format: Literal["hanabi", "hanab-live"] = "hanabi") -> Response:
    """The record of a finished game, with its proof and everybody's notes."""
    text = WRITERS[format](await finished_replay(_house(request).store, game))
    name = f'attachment; filename="hanabi-{game}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@router.get("/api/me", responses=gives(Me))
async def me(request: Request) -> Response:
    """Whether the server knows you; if not, you are somebody from now on."""
    house = _house(request)
    visitor = await house.visitor(request)
    return answer(Me(not visitor.fresh), cookie=house.cookie(visitor))


@router.post("/api/me/code", status_code=201, responses=gives(NewCode, 201))
async def new_code(request: Request) -> Response:
    """A code to go on playing on another device: it works once, for a few minutes."""
    house = _house(request)
    if not house.claims.take(_address(request)):
        raise ServerError("too-many-requests")
    visitor = await house.visitor(request)
    return answer(
        NewCode(await house.doorman.new_code(visitor), int(CODE_SECONDS)), 201, house.cookie(visitor)
    )


@router.post("/api/me/claim", **takes(Claim), responses=gives(Me))
async def claim(request: Request) -> Response:
    """Become the person a code was made for."""
    house = _house(request)
    if not house.claims.take(_address(request)):
        raise ServerError("too-many-requests")
    visitor = await house.doorman.claim((await body(request, Claim)).code)
    return answer(Me(True), cookie=house.doorman.cookie_header(visitor))


@router.post("/api/me/renew", responses=gives(Me))
async def renew(request: Request) -> Response:
    """Sign out everywhere else: only the cookie of this answer counts from now on."""
    house = _house(request)
    visitor = await house.visitor(request)
    if visitor.fresh:
        return answer(Me(False), cookie=house.cookie(visitor))
    visitor = await house.doorman.renew(visitor)
    house.hall.dismiss_others(visitor.person, visitor.generation)
    return answer(Me(True), cookie=house.doorman.cookie_header(visitor))


@router.get("/api/me/games", responses=gives(Past))
async def my_games(
    request: Request,
    limit: Annotated[int, Query(ge=1, le=MOST_PAST_GAMES)] = 20,
    before: Annotated[float | None, Query(ge=0, le=1e12)] = None,
) -> Response:
    """Your finished games, the newest first; `before` is the `ended` of the last one you have."""
    house = _house(request)
    visitor = await house.visitor(request)
    games = await house.store.past_games(visitor.person, limit, before)
    return answer(Past(tuple(summed_up(past.game, past.seats) for past in games)))


@router.get("/health", responses=gives(State))
async def health() -> Response:
    """The process is alive."""
    return answer(State("ok"))


@router.get("/ready", responses=gives(State))
async def ready(request: Request) -> Response:
    """The database takes what it is given."""
    await _house(request).store.ready()
    return answer(State("ok"))


@router.get("/metrics")
async def metrics() -> Response:
    """Numbers for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@router.get("/api/boxes", responses=gives(Boxes))
async def boxes() -> Response:
    """The boxes there are, what each offers and how many it seats; and the bots."""
    found = tuple(Box(key, options(key), ruleset(key).most_players) for key in EDITIONS)
    return answer(Boxes(found, tuple(BOTS)))


@router.get("/", include_in_schema=False)
@router.get("/r/{room}", include_in_schema=False)
async def show_page(room: str | None = None) -> Response:  # noqa: ARG001
    """The page in the browser."""
    return page()


@router.get("/firework.svg", include_in_schema=False)
async def icon() -> Response:
    return picture("firework.svg")

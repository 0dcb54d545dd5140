"""The routes of the web page and of the files beside it."""

from functools import partial

from fastapi import APIRouter, Request, Response

from hanabi.answers.refusals import preferred_language
from hanabi.errors import HanabiError
from hanabi.rules import edition, ruleset
from hanabi.server.context import ServerContext
from hanabi.server.http.origins import own_address
from hanabi.server.page import invitation, manifest, page, robots, root_file
from hanabi.text import languages

router = APIRouter(default_response_class=Response)
page_route = partial(router.api_route, methods=["GET", "HEAD"], include_in_schema=False)


@page_route("/")
@page_route("/rules")
@page_route("/rules/{ruleset}")
@page_route("/rules/{ruleset}/try/{tag}")
@page_route("/replay")
@page_route("/replay/{game}")
@page_route("/games")
@page_route("/lesson")
@page_route("/puzzles")
@page_route("/puzzles/{number}")
async def show_page() -> Response:
    """The web page."""
    return page()


@page_route("/r/{room}")
async def show_room_page(request: Request, room: str) -> Response:
    """The web page at a room, with a title, a description and a picture for anyone who is sent its link."""
    context: ServerContext = request.app.state.context
    base = own_address(request, context.settings.origin)
    return invitation(await _language_of(context, request, room), base)


async def _language_of(context: ServerContext, request: Request, room: str) -> str:
    """Return the language of the room's edition, or the reader's if it has none or cannot be found."""
    preferred = preferred_language(request.headers.get("accept-language", ""))
    try:
        rules = ruleset((await context.registry.get_room(room)).room.terms.ruleset)
        language = edition(rules.edition).language
    except HanabiError:
        return preferred
    return language if language in languages() else preferred


@page_route("/firework.svg")
@page_route("/preview.png")
@page_route("/icon-192.png")
@page_route("/icon-512.png")
@page_route("/icon-maskable.png")
@page_route("/apple-touch-icon.png")
@page_route("/sw.js")
async def show_file(request: Request) -> Response:
    """An image of the page, or its service worker."""
    return root_file(request.url.path.removeprefix("/"))


@page_route("/favicon.ico")
async def show_icon() -> Response:
    """The icon for clients that have not read the page."""
    return root_file("icon-192.png")


@page_route("/robots.txt")
async def show_robots() -> Response:
    """What crawlers are asked to leave alone."""
    return robots()


@page_route("/manifest.webmanifest")
async def show_manifest(request: Request) -> Response:
    """The manifest with which the page is installed."""
    return manifest(preferred_language(request.headers.get("accept-language", "")))

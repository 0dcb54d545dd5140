"""The routes of the web page and of the files beside it."""

from functools import partial

from fastapi import APIRouter, Request, Response

from hanabi.server.answers import wanted_language
from hanabi.server.page import beside_the_page, manifest, page, robots

router = APIRouter(default_response_class=Response)
shown_at = partial(router.api_route, methods=["GET", "HEAD"], include_in_schema=False)


@shown_at("/")
@shown_at("/r/{room}")
@shown_at("/rules")
@shown_at("/rules/{ruleset}")
@shown_at("/replay")
@shown_at("/replay/{game}")
@shown_at("/games")
@shown_at("/lesson")
async def show_page() -> Response:
    """The web page."""
    return page()


@shown_at("/firework.svg")
@shown_at("/icon-192.png")
@shown_at("/icon-512.png")
@shown_at("/icon-maskable.png")
@shown_at("/apple-touch-icon.png")
@shown_at("/sw.js")
async def show_file(request: Request) -> Response:
    """An image of the page, or its service worker."""
    return beside_the_page(request.url.path.removeprefix("/"))


@shown_at("/favicon.ico")
async def show_icon() -> Response:
    """The icon for clients that have not read the page."""
    return beside_the_page("icon-192.png")


@shown_at("/robots.txt")
async def show_robots() -> Response:
    """What crawlers are asked to leave alone."""
    return robots()


@shown_at("/manifest.webmanifest")
async def show_manifest(request: Request) -> Response:
    """The manifest with which the page is installed."""
    return manifest(wanted_language(request.headers.get("accept-language", "")))

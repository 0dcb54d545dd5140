"""The routes of the web page and of the files beside it."""

from functools import partial

from fastapi import APIRouter, Request, Response

from hanabi.server.http.responses import preferred_language
from hanabi.server.page import manifest, page, robots, root_file

router = APIRouter(default_response_class=Response)
page_route = partial(router.api_route, methods=["GET", "HEAD"], include_in_schema=False)


@page_route("/")
@page_route("/r/{room}")
@page_route("/rules")
@page_route("/rules/{ruleset}")
@page_route("/replay")
@page_route("/replay/{game}")
@page_route("/games")
@page_route("/lesson")
async def show_page() -> Response:
    """The web page."""
    return page()


@page_route("/firework.svg")
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

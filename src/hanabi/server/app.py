"""The server as an ASGI application."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from hanabi.errors import HanabiError
from hanabi.server.answers import refused
from hanabi.server.errors import ServerError, StorageError
from hanabi.server.house import House
from hanabi.server.limits import PAUSE, TrustedProxies, whose
from hanabi.server.logs import set_up_logs
from hanabi.server.openapi import described
from hanabi.server.origins import origin_refusal
from hanabi.server.page import built_files, page, wants_page
from hanabi.server.page_routes import router as page_router
from hanabi.server.routes import router
from hanabi.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
LOCAL_PROXY = "127.0.0.1"
"""The proxy that is trusted by default, as in uvicorn."""
WATCHED = ("/health", "/ready", "/metrics")
TOO_MANY_REQUESTS = 429
NOT_FOUND = 404
FAILURES = {NOT_FOUND: "not-found", 405: "wrong-method"}

log = structlog.get_logger()


def make_app(settings: Settings) -> FastAPI:
    """Build the application of one server process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, object]]:
        proxies = TrustedProxies(os.environ.get("FORWARDED_ALLOW_IPS", LOCAL_PROXY))
        async with House.open(settings) as house:
            app.state.house = house
            log.info("serving", database=settings.database_url.split(":")[0], redis=bool(settings.redis_url))
            # Connections need these before there is a request.
            yield {"connections": house.connections, "proxies": proxies}
        log.info("stopped")

    app = FastAPI(title="Hanabi", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.include_router(router)
    app.include_router(page_router)
    app.mount("/assets", built_files())
    app.middleware("http")(guarded)
    app.exception_handler(HanabiError)(on_refusal)
    app.exception_handler(HTTPException)(on_http_failure)
    app.exception_handler(RequestValidationError)(on_bad_parameter)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    return app


def app_from_environment() -> FastAPI:
    """Build the application from environment variables, as each of several processes does."""
    set_up_logs()
    return make_app(Settings.from_environment())


async def guarded(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse banned, foreign and excessive requests, answer every failure, and set the security headers."""
    try:
        at_the_door = _refused_as_banned(request) or _refused_as_foreign(request) or await _wait(request)
        response = at_the_door or await call_next(request)
    except Exception:
        log.exception("request-failed", path=request.scope.get("route") and request.scope["route"].path)
        response = refused(request, ServerError("internal"))
    if response.status_code == TOO_MANY_REQUESTS:
        await asyncio.sleep(PAUSE)
    request.app.state.house.renew_cookie(request, response)
    response.headers.update(HEADERS)
    if request.url.path.startswith("/api/"):
        response.headers["Cache-Control"] = "no-store"
    return response


def _refused_as_banned(request: Request) -> Response | None:
    """Refuse every request from a banned address, except for the monitoring paths."""
    house: House = request.app.state.house
    address = whose(request.client.host if request.client else "")
    if request.url.path in WATCHED or not house.bans.cover(address):
        return None
    return refused(request, ServerError("banned"))


def _refused_as_foreign(request: Request) -> Response | None:
    """Refuse a request that changes something and comes from another site's page."""
    if request.method in SAFE:
        return None
    foreign = origin_refusal(request, _public(request)) if "origin" in request.headers else None
    cross_site = request.headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
    if foreign or cross_site:
        return refused(request, foreign or ServerError("foreign-origin"))
    return None


async def _wait(request: Request) -> Response | None:
    """Space out the API requests of an address; refuse one above its limit."""
    house: House = request.app.state.house
    address = whose(request.client.host if request.client else "")
    if not request.url.path.startswith("/api/"):
        return None
    if not house.requests.take(address):
        return refused(request, ServerError("too-many-requests"))
    await house.request_pace.wait(address)
    return None


def _public(request: Request) -> str:
    house: House = request.app.state.house
    return house.settings.origin


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, HanabiError)
    if isinstance(error, StorageError):
        log.warning("storage-failed", **error.log_fields)
    return refused(request, error)


async def on_http_failure(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == NOT_FOUND and wants_page(request):
        return page(NOT_FOUND)
    response = refused(request, ServerError(FAILURES.get(error.status_code, "bad-request")))
    response.headers.update(error.headers or {})
    return response


async def on_bad_parameter(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return refused(request, ServerError("malformed", where=where[:100]))

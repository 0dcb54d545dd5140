"""The server as an ASGI application."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import structlog
from confusable_homoglyphs import confusables  # noqa: F401 (or the first name would wait for its table)
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from hanabi.errors import HanabiError
from hanabi.server.context import ServerContext
from hanabi.server.errors import ServerError, StorageError
from hanabi.server.http.openapi import describe_api
from hanabi.server.http.origins import origin_refusal
from hanabi.server.http.page_routes import router as page_router
from hanabi.server.http.responses import refusal_response
from hanabi.server.http.routes import router
from hanabi.server.limits import REFUSAL_DELAY, TrustedProxies, address_key
from hanabi.server.monitoring.logs import set_up_logs
from hanabi.server.page import asset_files, page, script_sources, wants_page
from hanabi.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CONTENT_SECURITY_POLICY = (
    f"default-src 'self'; script-src {script_sources()}; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
LOCAL_PROXY = "127.0.0.1"
"""The proxy that is trusted by default, as in uvicorn."""
MONITORING_PATHS = ("/health", "/ready", "/metrics")
TOO_MANY_REQUESTS = 429
NOT_FOUND = 404
FAILURE_CODES = {NOT_FOUND: "not-found", 405: "wrong-method"}

log = structlog.get_logger()


def make_app(settings: Settings) -> FastAPI:
    """Build the application of one server process."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, object]]:
        proxies = TrustedProxies(os.environ.get("FORWARDED_ALLOW_IPS", LOCAL_PROXY))
        async with ServerContext.open(settings) as context:
            app.state.context = context
            log.info("serving", database=settings.database_url.split(":")[0], redis=bool(settings.redis_url))
            # Connections need these before there is a request.
            yield {"connections": context.connections, "proxies": proxies}
        log.info("stopped")

    app = FastAPI(title="Hanabi", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.include_router(router)
    app.include_router(page_router)
    app.mount("/assets", asset_files())
    app.middleware("http")(guard_request)
    app.exception_handler(HanabiError)(on_refusal)
    app.exception_handler(HTTPException)(on_http_failure)
    app.exception_handler(RequestValidationError)(on_bad_parameter)
    app.openapi = lambda: describe_api(app)  # type: ignore[method-assign]
    return app


def app_from_environment() -> FastAPI:
    """Build the application from environment variables, as each of several processes does."""
    set_up_logs()
    return make_app(Settings.from_environment())


async def guard_request(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse banned, foreign and excessive requests, answer every failure, and set the security headers."""
    try:
        at_the_door = _refuse_banned(request) or _refuse_foreign(request) or await _pace_request(request)
        response = at_the_door or await call_next(request)
    except Exception:
        log.exception("request-failed", path=request.scope.get("route") and request.scope["route"].path)
        response = refusal_response(request, ServerError("internal"))
    if response.status_code == TOO_MANY_REQUESTS:
        await asyncio.sleep(REFUSAL_DELAY)
    request.app.state.context.renew_cookie(request, response)
    response.headers.update(SECURITY_HEADERS)
    if request.url.path.startswith("/api/"):
        response.headers["Cache-Control"] = "no-store"
    return response


def _refuse_banned(request: Request) -> Response | None:
    """Refuse every request from a banned address, except for the monitoring paths."""
    context: ServerContext = request.app.state.context
    address = address_key(request.client.host if request.client else "")
    if request.url.path in MONITORING_PATHS or not context.bans.is_banned(address):
        return None
    return refusal_response(request, ServerError("banned"))


def _refuse_foreign(request: Request) -> Response | None:
    """Refuse a request that changes something and comes from another site's page."""
    if request.method in SAFE_METHODS:
        return None
    foreign = origin_refusal(request, _public_origin(request)) if "origin" in request.headers else None
    cross_site = request.headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
    if foreign or cross_site:
        return refusal_response(request, foreign or ServerError("foreign-origin"))
    return None


async def _pace_request(request: Request) -> Response | None:
    """Space out the API requests of an address; refuse one above its limit."""
    context: ServerContext = request.app.state.context
    address = address_key(request.client.host if request.client else "")
    if not request.url.path.startswith("/api/"):
        return None
    if not context.requests.take(address):
        return refusal_response(request, ServerError("too-many-requests"))
    await context.request_pace.wait(address)
    return None


def _public_origin(request: Request) -> str:
    context: ServerContext = request.app.state.context
    return context.settings.origin


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, HanabiError)
    if isinstance(error, StorageError):
        log.warning("storage-failed", **error.log_fields)
    return refusal_response(request, error)


async def on_http_failure(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == NOT_FOUND and wants_page(request):
        return page(NOT_FOUND)
    response = refusal_response(request, ServerError(FAILURE_CODES.get(error.status_code, "bad-request")))
    response.headers.update(error.headers or {})
    return response


async def on_bad_parameter(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return refusal_response(request, ServerError("malformed", where=where[:100]))

"""The page in the browser: what was built from `web/`, the same for every address of it."""

from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

FOLDER = Path(__file__).with_name("static")
INDEX = FOLDER / "index.html"
FOREVER = "public, max-age=31536000, immutable"
UNBUILT = "The page is not built: run make web, or use a released package."


class Built(StaticFiles):
    """Files whose names change with what is in them."""

    def file_response(self, *args: object, **named: object) -> Response:
        response = super().file_response(*args, **named)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOREVER
        return response


def built_files() -> ASGIApp:
    """The scripts, styles and words of the page, compressed; they hold no secrets."""
    return GZipMiddleware(Built(directory=FOLDER / "assets", check_dir=False))


def page() -> Response:
    """The page itself, which finds out by its address what to show."""
    if not INDEX.exists():
        return PlainTextResponse(UNBUILT, 503)
    return FileResponse(INDEX, headers={"Cache-Control": "no-cache"})


def picture(name: str) -> Response:
    """One of the few files at the top, such as the icon."""
    if not (FOLDER / name).exists():
        return PlainTextResponse(UNBUILT, 503)
    return FileResponse(FOLDER / name)

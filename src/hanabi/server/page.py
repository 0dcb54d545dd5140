"""The web page, as built from `web/`: the same files for every address, and installable as an app."""

import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from hanabi.codec import to_json
from hanabi.text import Catalogue

FOLDER = Path(__file__).with_name("static")
INDEX = FOLDER / "index.html"
FOREVER = "public, max-age=31536000, immutable"
FOR_A_DAY = "public, max-age=86400"
REVALIDATE = "no-cache"
MEDIA_TYPES = {".svg": "image/svg+xml", ".png": "image/png", ".js": "text/javascript"}
THEME_COLOR = "#080c1d"
ICONS = (
    {"src": "/firework.svg", "sizes": "any", "type": MEDIA_TYPES[".svg"]},
    {"src": "/icon-192.png", "sizes": "192x192", "type": MEDIA_TYPES[".png"]},
    {"src": "/icon-512.png", "sizes": "512x512", "type": MEDIA_TYPES[".png"]},
    {"src": "/icon-maskable.png", "sizes": "512x512", "type": MEDIA_TYPES[".png"], "purpose": "maskable"},
)
PREVIEW = "preview.png"
"""The picture beside the link of a room, 1200 by 630 pixels."""
ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /r/\nDisallow: /replay/\n"
INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
UNBUILT = "The page is not built: run make web in the checkout, or install the package, which builds it."


class AssetFiles(StaticFiles):
    """Files whose names contain a hash of their content, so they can be cached forever."""

    def file_response(self, *args: object, **named: object) -> Response:
        response = super().file_response(*args, **named)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOREVER
        return response


def asset_files() -> ASGIApp:
    """Return the app that serves scripts, styles and texts, compressed; they contain no secrets."""
    return GZipMiddleware(AssetFiles(directory=FOLDER / "assets", check_dir=False))


def script_sources() -> str:
    """Return where scripts may come from: this server, and the page, by the hash of what it contains."""
    html = INDEX.read_text(encoding="utf-8") if INDEX.exists() else ""
    digests = [sha256(script.encode()).digest() for script in INLINE_SCRIPT.findall(html)]
    return " ".join(["'self'", *(f"'sha256-{b64encode(digest).decode()}'" for digest in digests)])


def page(status: int = 200) -> Response:
    """Return the page itself, which decides by its address what to show."""
    if not INDEX.exists():
        return PlainTextResponse(UNBUILT, 503)
    return FileResponse(INDEX, status, {"Cache-Control": REVALIDATE})


def invitation(language: str, base: str) -> Response:
    """Return the page for a room's link, with what programs show beside such a link."""
    if not INDEX.exists():
        return PlainTextResponse(UNBUILT, 503)
    words = Catalogue(language)
    told = {
        "og:type": "website",
        "og:site_name": words.say("screen-title"),
        "og:title": words.say("web-room-invited"),
        "og:description": words.say("web-lobby-about"),
        "og:image": f"{base}/{PREVIEW}",
        "og:locale": language,
    }
    tags = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())
    html = INDEX.read_text(encoding="utf-8").replace("</head>", f"{tags}</head>", 1)
    return HTMLResponse(html, headers={"Cache-Control": REVALIDATE})


def wants_page(request: Request) -> bool:
    """Whether a browser wants to see a page, rather than a program an API route or an asset."""
    reads = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return reads and not request.url.path.startswith(("/api/", "/assets/"))


def robots() -> Response:
    """Ask crawlers to stay out: rooms and games are for people who have their links."""
    return PlainTextResponse(ROBOTS, headers={"Cache-Control": FOR_A_DAY})


def root_file(name: str) -> Response:
    """Return a file from the root: an image, or the service worker, which must never be stale."""
    file = FOLDER / name
    if not file.exists():
        return PlainTextResponse(UNBUILT, 503)
    caching = REVALIDATE if file.suffix == ".js" else FOR_A_DAY
    return FileResponse(file, headers={"Cache-Control": caching}, media_type=MEDIA_TYPES[file.suffix])


def manifest(language: str) -> Response:
    """Return the web app manifest, in the reader's language."""
    words = Catalogue(language)
    name = words.say("screen-title")
    told = {
        "id": "/",
        "start_url": "/",
        "name": name,
        "short_name": name,
        "description": words.say("screen-tagline"),
        "lang": language,
        "display": "standalone",
        "theme_color": THEME_COLOR,
        "background_color": THEME_COLOR,
        "categories": ["games"],
        "icons": ICONS,
    }
    headers = {"Cache-Control": REVALIDATE, "Vary": "Accept-Language"}
    return Response(to_json(told), headers=headers, media_type="application/manifest+json")

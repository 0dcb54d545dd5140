"""The page somebody sees who opens a link in a browser."""

import re
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse

from hanabi.server.answers import wanted_language
from hanabi.text import Catalogue

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hanabi</title>
</head>
<body>
<main>
<h1>Hanabi</h1>
<p>{sentence}</p>
<pre><code>{command}</code></pre>
</main>
</body>
</html>
"""


def landing_page(request: Request, room: str | None) -> HTMLResponse:
    """How to sit down at a room, or that a server is here."""
    language = wanted_language(request.headers.get("accept-language", ""))
    catalogue = Catalogue(language)
    # People copy the command, so nothing in it may mean anything to a shell.
    room = room if room and ID.fullmatch(room) else None
    said = catalogue.say("landing-room" if room else "landing-home")
    command = f"hanabi play {request.url.replace(path=f'/r/{room}', query='')}" if room else "hanabi play"
    return HTMLResponse(
        PAGE.format(language=escape(language), sentence=escape(said), command=escape(command[:200]))
    )

"""The sentences of a printed rulebook, in the order of its text, and the digest of each."""

import hashlib
import re
from collections.abc import Iterator

FIREWORK = {"es": "fuegos", "pl": "fajerwerk", "pt": "fogos", "fr": "feux", "de": "feuerwerk"}
"""The word for fireworks in each book, by which its text is recognised."""
MARKUP = re.compile(r"</?\w+>|[*#\\]+|^\s*>\s|\^(?=\w)")
LINK = re.compile(r"\[([^]]*)]\([^)]*\)")
BULLET = re.compile(r"^\s*(?:[-•→✱✿]|\d+[.-](?=\s))\s*")
LABEL = re.compile(r"^(?:Ejemplo|Przykład|Exemplo|Exemple|Beispiel)\w*[^:.]*:$")
BAND = re.compile(r"\t|\d+ ?[-–] ?\d+|^<?\d+ +¡?\w+!")
ADDRESS = re.compile(r"^(?:www\.|\[|/|©)")
OPEN = re.compile(r"\+$|\b(?:o|oder|ou|albo)$|^\d+(?:-\d+)?$")
UNFINISHED = re.compile(r"[^.!?…:]$")
OPENS = r"[^\W\d_a-zà-öø-ÿß-ſ]|[¡¿«“„\"(]|- "
END = re.compile(rf"(?<=[.!?…])(?<!\b[A-Z]\.)(?<!\bnp\.)[»”\")]*\s+(?={OPENS})")


def edition_of(text: str) -> str:
    """The edition that prints the text of a rulebook."""
    folded = text.casefold()
    return max(FIREWORK, key=lambda edition: folded.count(FIREWORK[edition]))


def sentences(text: str) -> list[str]:
    """The sentences of a book's text; headings, table rows, list items and examples are sentences too."""
    return [sentence for item in items(text) for sentence in split(item) if len(sentence) > 1]


def split(item: str) -> Iterator[str]:
    """The sentences of an item; a row of the scale is one."""
    if BAND.search(item):
        yield " ".join(item.split())
        return
    start = 0
    for end in END.finditer(item):
        yield BULLET.sub("", item[start : end.end()]).strip()
        start = end.end()
    yield BULLET.sub("", item[start:]).strip()


def items(text: str) -> list[str]:
    """The paragraphs, headings, rows and list items of a text, each as a single line."""
    found: list[str] = []
    for raw in text.splitlines():
        line = clean(raw)
        if not line:
            continue
        rest = without_repetition(found[-1], line) if found else line
        if not rest:
            continue
        if found and (rest != line or continues(found[-1], raw, line)):
            found[-1] = f"{found[-1]} {rest}"
        else:
            found.append(rest)
    return found


def continues(item: str, raw: str, line: str) -> bool:
    """Whether a line goes on with the item above it; `raw` is the line as it stands in the text."""
    if LABEL.match(item) or OPEN.search(item):
        return True
    if BULLET.match(MARKUP.sub("", raw)) or ADDRESS.match(line) or "\t" in line:
        return False
    return bool(UNFINISHED.search(item)) and (line[0].islower() or item.endswith(","))


def without_repetition(item: str, line: str) -> str:
    """A line without the words that repeat the end of the item above it, as where a page turns."""
    above, words = item.split(), line.split()
    for count in range(min(len(above), len(words)), 2, -1):
        if above[-count:] == words[:count]:
            return " ".join(words[count:])
    return line


def clean(raw: str) -> str:
    """A line of a text without its markup and bullets."""
    line = MARKUP.sub("", LINK.sub(r"\1", raw))
    while BULLET.match(line):
        line = BULLET.sub("", line)
    return line.strip(" ")


def digest(sentence: str) -> str:
    """Eight hexadecimal digits of a sentence; capitals, wrapping and punctuation make no difference."""
    words = re.sub(r"[^\w\s]|_", "", sentence.casefold()).split()
    return hashlib.sha256(" ".join(words).encode()).hexdigest()[:8]

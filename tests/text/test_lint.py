"""The linter finds every kind of slip in a copy of a catalogue, and nothing in the catalogues as they are."""

import re
from functools import cache
from typing import NamedTuple

import pytest

from tests.text.lint import __main__ as command
from tests.text.lint import buttons, plurals, words
from tests.text.lint.reading import Finding, parse_sources, read_texts
from tests.text.lint.rules import lint


class Slip(NamedTuple):
    """A message as it must not read, the rule that finds it, and a word of what the rule says."""

    language: str
    message: str
    text: str
    rule: str
    told: str


PLURAL = "{{ $count ->\n    [one] {}\n   *[other] {}\n }}"
SLIPS = [
    Slip("en", "remark-hello", '"Hello!"', "punctuation", "straight quotation mark"),
    Slip("en", "remark-sorry", "I'm sorry!", "punctuation", "’"),
    Slip("en", "remark-let-me-think", "Let me think...", "punctuation", "…"),
    Slip("en", "remark-i-am-back", "I am  back.", "punctuation", "two spaces"),
    Slip("en", "remark-never-mind", "Never mind .", "punctuation", "full stop"),
    Slip("en", "remark-know-nothing", "Nothing,really.", "punctuation", "no space after"),
    Slip("en", "remark-goodbye", "Bye - for now!", "punctuation", "hyphen"),
    Slip("de", "remark-thanks", "Danke !", "punctuation", "before ; : ! ?"),
    Slip("de", "remark-hello", "“Hallo!”", "punctuation", "another language"),
    Slip("de", "remark-goodbye", "„Auf Wiedersehen!", "punctuation", "without its partner"),
    Slip("de", "arena-percent", "{ $number } %", "punctuation", "U+00A0"),
    Slip("fr", "remark-hello", "Bonjour !", "punctuation", "U+202F"),
    Slip("fr", "remark-thanks", "Merci!", "punctuation", "U+202F"),
    Slip("fr", "play-goodbye", "« Au revoir ».", "punctuation", "after «"),
    Slip("fr", "web-lobby-pair", "{ $label }\u00a0: { $value }", "punctuation", "colon"),
    Slip("es", "remark-hello", "Hola!", "punctuation", "¡"),
    Slip("es", "screen-ask-card", "Qué carta?", "punctuation", "¿"),
    Slip("es", "remark-let-me-think", "A ver …", "punctuation", "before …"),
    Slip("pt", "arena-percent", "{ $number } %", "punctuation", "before %"),
    Slip("pl", "remark-back-soon", "Wracam za chwilę i gram dalej.", "punctuation", "U+00A0"),
    Slip("en", "faces-left", "{ $count } faces possible", "plural", "$count"),
    Slip("de", "faces-left", "{ $count } Möglichkeiten", "plural", "$count"),
    Slip(
        "pl", "web-room-watching", PLURAL.format("jedna osoba", "{ $count } osób"), "plural", "[few], [many]"
    ),
    Slip("pt", "faces-left", PLURAL.format("uma", "{ $count } possibilidades"), "plural", "[1]"),
    Slip("es", "verdict-turns", "{ $score } de { $best } puntos: { $turns } perdidos.", "plural", "$turns"),
    Slip("pt", "verdict-turns", "{ $score } de { $best } pontos: { $turns } perdidos.", "plural", "$turns"),
    Slip("pl", "verdict-turns", "{ $score } na { $best } punktów: { $turns } przepadło.", "plural", "$turns"),
    Slip("en", "screen-waiting", "The { $player } thinks.", "agreement", "no article"),
    Slip("en", "screen-advice-title", "Advice of { $bot }", "agreement", "the bot"),
    Slip("de", "event-completed", "Die { suit } Reihe ist vollständig.", "agreement", "{ suit }e"),
    Slip("de", "screen-waiting", "{ $player }s Zug", "agreement", "von"),
    Slip("fr", "screen-advice-title", "Conseil selon { $bot }", "agreement", "du bot"),
    Slip("fr", "screen-waiting", "C’est le tour de { $player }.", "agreement", "elide"),
    Slip("fr", "event-completed", "Les cartes { suit } sont là.", "agreement", "suit-feminine"),
    Slip("fr", "page-falling", "La série de { suit } descend.", "agreement", "turn the sentence round"),
    Slip("es", "event-completed", "La serie { suit } está completa.", "agreement", "{ suit.f }"),
    Slip("es", "review-agreement", "Jugadas como las que { $bot } elige.", "agreement", "del bot"),
    Slip("es", "screen-waiting", "Es el turno del { $player }.", "agreement", "no article"),
    Slip("pt", "screen-waiting", "É a vez da { $player }.", "agreement", "no article"),
    Slip("pt", "event-completed", "As cartas { suit } estão na mesa.", "agreement", "{ suit-feminines }"),
    Slip("pl", "screen-waiting", "Czekamy na { $player }.", "agreement", "gracza"),
    Slip("pl", "page-falling", "Karty { suit } leżą na stole.", "agreement", "suit.pl"),
    Slip("en", "notice-host-returned", "{ notice-whom } is back.", "beginning", "a capital"),
    Slip("de", "notice-given-back", "{ notice-whom } spielt wieder selbst.", "beginning", "eine Person"),
    Slip("fr", "web-lesson-task-two", "joue ton autre 1.", "beginning", "a capital"),
    Slip("pl", "page-strikes", "{ $strikes }. błąd natychmiast oznacza przegraną.", "beginning", "in words"),
    Slip("pl", "command-check-bot", "Sprawdzić, czy bot dotrzymuje obietnic.", "imperative", "Sprawdzić"),
    Slip("pl", "letter-yellow", "Ż", "letter", "AltGr"),
    Slip("en", "web-room-again", "Come in anew", "word", "again"),
    Slip(
        "en", "error-advice-no-tile", "No bonus tile asked for a choice in turn { $turn }.", "word", "on turn"
    ),
    Slip("de", "error-advice-off", "In diesem Raum gibt es keinen Rat.", "word", "Tipp"),
    Slip("fr", "web-lesson-step-later", "Le feu d’artifice est monté à 4.", "word", "en est à"),
    Slip("es", "web-replay-title", "Grabación", "word", "repetición"),
    Slip("pl", "reason-unsaid", "Robotnicy milczą.", "word", "proces roboczy"),
    Slip("pt", "tile-text-token", "Uma ficha de dica volta.", "word", "dica"),
    Slip("en", "error-database-url", "This is no address of a database: { $url }.", "word", "is not a"),
    Slip("en", "error-not-a-replay", "The file is no replay.", "word", "is not a"),
    Slip("en", "error-no-such-device", "Games are moved on cpu, not “{ $device }”.", "word", "run on"),
    Slip("en", "page-strikes", "Strike { $strikes } loses the show at once.", "word", "the game"),
    Slip("en", "page-colours", "Colours to say: { $colours }.", "word", "can clue"),
    Slip("en", "arena-scores", "How often each score came", "word", "distribution"),
    Slip("en", "error-watchers-are-silent", "Those who watch do not talk.", "word", "spectators"),
    Slip("en", "page-discard", "It is forbidden while no token is missing.", "word", "double negative"),
    Slip("de", "result-unfinished", "Die Aufzeichnung endet vor der Partie: { points }.", "word", "bevor"),
    Slip("de", "result-perfect", "{ points }. Besser wird es nicht mehr.", "word", "above"),
    Slip("de", "web-room-dismiss", "Hinweis schließen", "word", "Meldung"),
    Slip("de", "result-struck-out", "Die Vorstellung ist verloren.", "word", "Partie"),
    Slip("de", "arena-compiling", "beim ersten Mal werden die Bots übersetzt", "word", "kompiliert"),
    Slip("de", "flag-compare-seed", "Startzahl der Stapel; ohne Angabe 0.", "word", "Startwert"),
    Slip("fr", "way-not-offered", "absent de la boîte", "word", "pas dans"),
    Slip("fr", "error-not-found", "Vérifiez cette adresse.", "word", "*tu*"),
    Slip("es", "error-usage-diff", "Indica dos reglas que comparar: fr pl", "word", "conjuntos"),
    Slip("es", "argument-completion-shell", "El intérprete: bash, zsh o fish.", "word", "shell"),
    Slip("pl", "web-table-commitment", "Dowód na stos", "word", "dowód rozdania"),
    Slip("pl", "coach-faultless", "To nic, co można dodać.", "word", "nie ma opcji"),
    Slip("pt", "option-all-or-nothing", "Tudo ou nada", "word", "Ramalhete final"),
    Slip("pt", "screen-known-title", "O que todo mundo sabe", "word", "cada um sabe"),
    Slip("pt", "reason-rekindle", "Era a que mais precisava.", "word", "fazia falta"),
    Slip("pt", "error-bad-request", "A partida tem outras regras do que você quer.", "word", "diferentes"),
    Slip("de", "web-table-kind-play", "Eine Karte spielen", "length", "at most 10"),
    Slip("es", "web-room-copy", "Copiar el enlace a esta sala de juego", "length", "at most 30"),
    Slip("pl", "screen-key-play", "zagraj swoją kartę", "length", "at most 15"),
    Slip("de", "remark-take-your-time", "Take your time.", "English", "translate"),
    Slip("es", "remark-well-played", "¡Bien jugado, with arte!", "English", "“with”"),
    Slip("pl", "screen-key-quit", "", "syntax", "correct this line"),
    Slip("de", "screen-key-leave", "zu\nscreen-key-leave = zu", "duplicate message", "twice"),
    Slip("fr", "screen-key-quit", "quitter\nno-such-message = Rien", "unknown message", "no-such-message"),
    Slip("pl", "event-completed", "Fajerwerk { suti } gotowy!", "unknown message", "{ suti }"),
    Slip("es", "page-falling", "La serie { suit.fsg } baja.", "unknown message", "{ suit.fsg }"),
    Slip("es", "screen-turn", "Turno", "missing variable", "$turn"),
    Slip("pt", "screen-turn", "Turno { $turn } { $tunr }", "unknown variable", "$tunr"),
]
MISSING = ("pt", "screen-title", "letter-red")
"""A language, and messages that are taken out of it."""


def put_in(text: str, slip: Slip) -> str:
    """The catalogue with a message in other words."""
    entry = re.compile(rf"^{slip.message} =(?:.*\n)(?:[ \t]+.*\n)*", re.MULTILINE)
    assert len(entry.findall(text)) == 1, slip.message
    return entry.sub(lambda _: f"{slip.message} = {slip.text}\n", text)


@cache
def with_slips(language: str) -> str:
    """The catalogue of a language with all of its slips."""
    text = read_texts()[language]
    for slip in SLIPS:
        text = put_in(text, slip) if slip.language == language else text
    for message in MISSING[1:] if language == MISSING[0] else ():
        text = re.sub(rf"^{message} =.*\n", "", text, flags=re.MULTILINE)
    return text


def line_of(language: str, message: str) -> int:
    """The line of a message in the catalogue with the slips."""
    return with_slips(language).partition(f"\n{message} =")[0].count("\n") + 2


def lines_of(slip: Slip) -> range:
    first = line_of(slip.language, slip.message)
    return range(first, first + slip.text.count("\n") + 1)


@cache
def found_in(language: str) -> tuple[Finding, ...]:
    """What the linter finds in the catalogue with the slips, beside the English one without any."""
    return tuple(lint({"en": read_texts()["en"], language: with_slips(language)}))


@cache
def found_in_catalogues() -> tuple[Finding, ...]:
    return tuple(lint(read_texts()))


def test_the_catalogues_have_no_slip() -> None:
    assert "\n".join(map(str, found_in_catalogues())) == ""


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: f"{slip.language}-{slip.rule}-{slip.message}")
def test_a_slip_is_found_on_its_line(slip: Slip) -> None:
    found = (each for each in found_in(slip.language) if each.language == slip.language)
    told = [each.what for each in found if each.rule == slip.rule and each.line in lines_of(slip)]
    assert any(slip.told in what for what in told), told


@pytest.mark.parametrize("language", sorted({slip.language for slip in SLIPS}))
def test_nothing_is_found_beside_the_slips(language: str) -> None:
    lines = {line for slip in SLIPS if slip.language == language for line in lines_of(slip)}
    others = [each for each in found_in(language) if each.language == language and each.line not in lines]
    assert [str(each) for each in others if each.rule != "missing message"] == []


@pytest.mark.parametrize("message", MISSING[1:])
def test_a_message_that_is_not_translated_is_found_where_it_belongs(message: str) -> None:
    missing = [each for each in found_in(MISSING[0]) if each.rule == "missing message"]
    before = {"screen-title": "reason-bring-back", "letter-red": "forms-ending"}[message]
    line = line_of(MISSING[0], before)
    assert [each.line for each in missing if message in each.what] == [line]


def test_a_finding_names_the_file_the_line_and_the_rule() -> None:
    finding = Finding("fr", 12, "punctuation", "no space before !; write U+202F")
    assert str(finding) == "src/hanabi/text/fr.ftl:12: punctuation: no space before !; write U+202F"


@pytest.mark.parametrize(("text", "status"), [("hello = Hello!\n", 0), ("hello = Hello !\n", 1)])
def test_the_command_prints_its_findings_and_fails_if_there_are_any(
    text: str, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "read_texts", lambda: {"en": text})
    assert command.main() == status
    assert capsys.readouterr().out.startswith("src/hanabi/text/en.ftl:1: punctuation" if status else "")


def test_a_language_without_rules_of_its_own_is_read_too() -> None:
    found = lint({"en": "hello = Hello!\n", "it": "hello = Hello!\nciao = Ciao !\n"})
    assert [(each.line, each.rule) for each in found] == [
        (1, "English"),
        (2, "punctuation"),
        (2, "unknown message"),
    ]


def test_texts_on_buttons_are_read_from_the_page() -> None:
    whole, beginnings = buttons.buttons()
    assert {"web-room-copy", "web-table-copied", "web-table-discard", "screen-yes"} <= whole
    assert {"web-table-kind-", "remark-"} <= beginnings


def test_every_exception_is_about_a_message_that_is_there() -> None:
    known = parse_sources(read_texts())["en"].messages
    excused = {
        *plurals.BOXES,
        *plurals.SEVERAL,
        *(name for names in plurals.SAME_FORMS.values() for name in names),
    }
    assert sorted(excused - known.keys()) == []


def test_the_glossary_rules_out_words_in_every_language() -> None:
    assert sorted(words.banned()) == ["de", "en", "es", "fr", "pl", "pt"]


@pytest.mark.parametrize(
    ("language", "word"),
    [(language, word) for language, cell, *_ in words.read_table() for word in cell.split(", ")],
)
def test_a_word_that_the_glossary_rules_out_is_found(language: str, word: str) -> None:
    used = word.replace("{ … }", "{ $turn }").replace("…", "x")
    found = lint({language: f"hello = X {used} x.\n"})
    assert "word" in {each.rule for each in found}, used

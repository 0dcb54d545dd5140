"""Code and catalogue say the same: no message is missing, none is unused, each speaks with its values."""

import re
import sys
from itertools import chain

import pytest

from hanabi.arena.pages import LOSSES
from hanabi.bots import REASONS
from hanabi.bots.registry import own_kinds
from hanabi.client.commands import PERSONAL_VERBS, ROOM_VERBS
from hanabi.client.shuffling import FINDINGS
from hanabi.coach import MARKS, VERDICTS
from hanabi.coach.praise import PRAISES
from hanabi.coach.puzzles import puzzles
from hanabi.errors import HanabiError
from hanabi.game import Event, Result, Source, StopReason
from hanabi.game.replay import is_printable
from hanabi.plain.parsing import VERBS
from hanabi.rulebook.departures import TOPICS, printed_editions
from hanabi.rulebook.rulings import RULINGS
from hanabi.rules import EDITIONS, LETTERS, RANKS, Band, Tile, Touch, options
from hanabi.rules.differences import differences, offer_differences
from hanabi.table import Mark
from hanabi.testing import Promise
from hanabi.testing.exercises import EXERCISES
from hanabi.testing.promises import FAULTS
from hanabi.text import Catalogue, best_match, choose_language, format_list, languages, sentence
from hanabi.text.catalogue import FOLDER, _bundle, _is_printable, _plain
from hanabi.wire.messages import NoticeCode
from hanabi.wire.terms import Door, Remark
from tests.cli import run as cli
from tests.text.page import page_families, page_named
from tests.text.sources import families, mentioned, messages, named, refusals, said

COMMANDS = ("hanabi", *cli.COMMANDS)
OFFERED = [option.rstrip("=") for key in EDITIONS for option in options(key)]
RULED = [ruling for each in EDITIONS.values() for ruling in each.ruled.values()]
FIELDS = [
    "ranks",
    "suit",
    "copies",
    "touch",
    "named",
    "order",
    "points",
    "best",
    "least",
    "hand-sizes",
    "clue-tokens",
    "strikes",
    "empty-clues",
    "ending",
    "skipping",
    "announce",
    "tiles",
    "tile-for",
    "may-decline",
    "free-empty-clues",
    "may-waste",
    "offer",
]
PAGE_PARTS = (
    "box",
    "turn",
    "tiles",
    "end",
    "score",
    "examples",
    "manners",
    "rulings",
    "offers",
    "departures",
)
WAYS = {topic.read(edition) for topic in TOPICS for edition in printed_editions()} - {"", "5", "10"} | {
    "cards"
}
CONTEST = ("ruleset", "players", "games", "seed", "jobs", "cluster", "limit", "out", "as-json")
COLUMNS = (
    *("room", "used", "connected", "games", "state", "name", "seat", "person", "addresses"),
    *("game", "began", "ended", "result", "score", "network", "since", "until", "reason"),
)
FLAGS = {
    "hanabi": ("version",),
    "play": ("players", "bot", "seed", "name", "memory", "save", "plain", "at"),
    "rules": ("sources", "tag", "as-json"),
    "replay": ("turn", "seat", "as-json", "clues", "export", "plain"),
    "review": ("bot", "plot", "as-json"),
    "advise": ("turn", "seat", "tile", "bot", "as-json"),
    "verify": ("as-json",),
    "serve": ("host", "port", "database", "redis", "workers", "address", "database-wait"),
    "backup": ("database", "keep"),
    "restore": ("database",),
    "admin-list": ("limit", "database", "as-json"),
    "admin-show": ("database", "as-json"),
    **{f"admin-{each}": ("yes", "database", "as-json") for each in ("close", "delete", "end", "erase")},
    "admin-ban": ("reason", "hours", "database", "as-json"),
    "admin-unban": ("database", "as-json"),
    "admin-bans": ("database", "as-json"),
    "admin-rotate-key": ("forget", "yes", "database", "as-json"),
    "bench": ("players", "seconds", "batch", "device", "peers", "plot", "as-json"),
    "simulate": (*CONTEST, "rollouts", "bot", "mix", "plot", "replay-of", "game", "save"),
    "compare": (*CONTEST, "bots"),
    "tournament": (*CONTEST, "bots", "plot"),
    "check-bot": ("games", "limit", "ruleset", "as-json"),
    "train": (
        *("ruleset", "players", "minutes", "moves", "device", "seed", "games", "width", "out"),
        "compiled",
    ),
}

FAMILIES = {
    "error-": FAULTS,
    "event-": [kind.tag for kind in Event.__args__],
    "result-": [*(result.value for result in Result), "unfinished"],
    "band-": [band.value for band in Band],
    "remark-": [remark.value for remark in Remark],
    "notice-": [*(code.value for code in NoticeCode), "host", "whom", "whom-first"],
    "suit-": LETTERS,
    "letter-": LETTERS,
    "forms-": LETTERS,
    "forms-rank-": RANKS,
    "topic-": [topic.key for topic in TOPICS],
    "way-": WAYS,
    "option-": OFFERED,
    "offer-": ["avalanche", *(each for each in (*OFFERED, *RULED) if not each.startswith("avalanche"))],
    "tile-": [tile.value for tile in Tile],
    "tile-text-": [tile.value for tile in Tile],
    "verb-": (*VERBS, *ROOM_VERBS, *PERSONAL_VERBS),
    "door-": [door.value for door in Door],
    "web-room-door-": [door.value for door in Door],
    "page-heading-": PAGE_PARTS,
    "page-touch-": [touch.value for touch in Touch if touch is not Touch.OWN],
    "difference-": FIELDS,
    "difference-heading-": ["rules", "base"],
    "command-": (*COMMANDS, *(f"admin-{each}" for each in cli.ADMIN)),
    "epilogue-": (*COMMANDS, *(f"admin-{each}" for each in cli.ADMIN)),
    "admin-column-": COLUMNS,
    "argument-": [
        "play-ruleset",
        "rules-words",
        "replay-file",
        "review-file",
        "advise-file",
        "puzzle-number",
        "verify-file",
        "verify-commitment",
        "backup-file",
        "restore-file",
        *(f"admin-{each}-room" for each in ("show", "close", "delete", "end")),
        "admin-erase-person",
        *(f"admin-{each}-address" for each in ("ban", "unban")),
        "check-bot-bot",
        "completion-shell",
    ],
    "flag-": [f"{command}-{flag}" for command, flags in FLAGS.items() for flag in flags],
    "reason-": REASONS,
    "promise-": [promise.value for promise in Promise],
    "shuffle-": FINDINGS,
    "verify-shuffle-": [source.value for source in Source],
    "verify-fault-": ["server", "seat", "seats", "deck", "tiles", "places", "first", "nonce"],
    "examined-": ["kept", "broken", "unseen"],
    "exercise-": {each.key for each in EXERCISES},
    "verb-mark-": [mark.value for mark in Mark],
    "web-table-mark-": [mark.value for mark in Mark],
    "habit-": tuple(own_kinds()),
    "lesson-": [f"{each.lesson}{end}" for each in puzzles() if each.lesson for end in ("", "-answer")],
    "mark-": (*MARKS, *PRAISES),
    "mark-name-": (*MARKS, *PRAISES),
    "verdict-": VERDICTS,
    "arena-ending-": [ending.value for ending in LOSSES],
}
"""The names that the code puts together, with everything it puts behind each beginning but for refusals."""
OPEN = {beginning for beginning in families() if beginning.startswith("screen-")}
"""The families of the full screen, which its own tests go through."""
PAGE = {beginning for beginning in page_families() if beginning.startswith("web-")}
"""The families of the page in the browser, whose own tests see every message that is missing."""
STOP_REASONS = {reason.value for reason in StopReason}


def all_names() -> set[str]:
    put_together = {f"{beginning}{ending}" for beginning, endings in FAMILIES.items() for ending in endings}
    return put_together | {f"error-{code}" for code in refusals()}


def test_every_name_that_is_put_together_belongs_to_a_family() -> None:
    assert sorted(families() - OPEN - {""}) == sorted(FAMILIES)
    for beginning in OPEN:
        assert [name for name in messages("en") if name.startswith(beginning)], beginning


def test_no_message_is_missing() -> None:
    assert sorted(all_names() - set(messages("en"))) == []


def test_no_message_is_said_that_is_not_there() -> None:
    assert sorted(said() - set(messages("en"))) == []


def test_every_text_in_the_code_that_looks_like_a_message_is_one() -> None:
    beginnings = {name.split("-")[0] for name in messages("en")} - {"tile", "suit", "option", "room"}
    pattern = re.compile(rf"(?:{'|'.join(beginnings)})(?:-[a-z0-9]+)+")
    endings = set(chain.from_iterable(FAMILIES.values())) | set(refusals())
    alike = {text for text in named(without="tui") if pattern.fullmatch(text)}
    assert sorted(alike - set(messages("en")) - endings) == []


def test_no_message_is_unused() -> None:
    inner = set(chain.from_iterable(mentioned("en", name)[1] for name in messages("en")))
    left = set(messages("en")) - all_names() - named() - page_named() - inner
    assert sorted(name for name in left if not name.startswith((*OPEN, *PAGE))) == []


def test_a_refusal_gives_what_its_sentence_mentions() -> None:
    unknown = {}
    for code, given in refusals().items():
        counted = {"number"} if "seat" in given else set()
        about_a_move = {"player", "number", "kind", "why"} if code == "illegal-move" else set()
        unknown[code] = set(mentioned("en", f"error-{code}")[0]) - given - counted - about_a_move
    assert {code: details for code, details in unknown.items() if details} == {}


@pytest.mark.parametrize("language", languages())
def test_every_message_speaks_with_its_values(language: str) -> None:
    bundle = _bundle(language)
    for name in messages(language):
        variables = mentioned(language, name)[0]
        samples = [(variable, key) for variable, keys in variables.items() for key in keys]
        for changed, key in samples or [("", "")]:
            values = {variable: min(keys, default="x") for variable, keys in variables.items()} | {
                changed: key
            }
            numbers = {name: int(value) if value.isdigit() else value for name, value in values.items()}
            pattern = bundle.get_message(name).value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, numbers)
            assert not errors, (name, values, errors)
            assert "{" not in str(text), (name, text)


@pytest.mark.parametrize("language", languages())
def test_texts_read_without_fluent_are_what_fluent_reads(language: str) -> None:
    bundle = _bundle(language)
    plain = _plain(language)
    assert len(plain) > 100
    for name, text in plain.items():
        pattern = bundle.get_message(name).value
        assert pattern is not None
        assert bundle.format_pattern(pattern)[0] == text


def test_every_stop_reason_has_its_words() -> None:
    assert mentioned("en", "result-stopped")[0]["reason"] >= STOP_REASONS


def test_every_suit_and_tile_has_its_words_in_sentences() -> None:
    assert mentioned("en", "suit")[0]["suit"] == set(LETTERS)
    assert mentioned("en", "tile")[0]["tile"] == {tile.value for tile in Tile}


def test_the_letters_of_the_suits_differ() -> None:
    for language in languages():
        letters = [Catalogue(language).say(f"letter-{suit}") for suit in LETTERS]
        assert len(set(letters)) == len(letters)


def test_every_field_that_can_differ_has_its_sentence() -> None:
    boxes = list(EDITIONS.values())
    found = [offer_differences(one, two) for one in boxes for two in boxes]
    found += [differences(one.base, two.base) for one in boxes for two in boxes]
    assert {each.field for each in chain.from_iterable(found)} <= set(FIELDS)


def test_every_ruling_has_its_sentence() -> None:
    assert {message for _, message, _ in RULINGS} <= set(messages("en"))


def test_lists_read_as_people_say_them() -> None:
    catalogue = Catalogue()
    assert format_list(catalogue, [1]) == "1"
    assert format_list(catalogue, [1, 2], "list-or") == "1 or 2"
    assert format_list(catalogue, [1, 2, 4]) == "1, 2 and 4"


def test_values_appear_without_isolation_marks() -> None:
    assert Catalogue().say("list-and", items="1, 2", last="3") == "1, 2 and 3"


def test_true_and_false_are_given_as_yes_and_no() -> None:
    say = Catalogue().say
    assert say("event-turn-ended", you=True, player="Ben") == "It’s your turn."
    assert say("event-turn-ended", you=False, player="Ben") == "It’s Ben’s turn."


def test_an_unknown_message_is_a_mistake_of_the_program() -> None:
    with pytest.raises(LookupError):
        Catalogue().say("no-such-message")


def test_a_language_without_a_message_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi.text.catalogue._sources", lambda language: SOURCES[language])
    monkeypatch.setattr("hanabi.text.catalogue._plain", lambda language: SOURCES[language])
    assert Catalogue("xx").say("first") == "eins"
    assert Catalogue("xx").say("second") == "two"
    assert Catalogue("xx").knows("second")
    assert not Catalogue("xx").knows("third")


SOURCES = {"xx": {"first": "eins"}, "en": {"first": "one", "second": "two"}}


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA@euro"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8", "LC_MESSAGES": "", "LC_ALL": ""}, "de"),
        (None, {"LANG": "de", "HANABI_LANGUAGE": "pt"}, "pt-BR"),
        (None, {"LANG": "de", "HANABI_LANGUAGE": "klingon"}, "de"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        ("FR", {"LANG": "de", "HANABI_LANGUAGE": "pt"}, "fr"),
        ("pt_PT", {}, "pt-BR"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_environment(
    wanted: str | None, environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hanabi.text.catalogue.languages", lambda: ("de", "en", "fr", "pt-BR"))
    assert choose_language(wanted, environment) == language


def test_the_same_language_goes_before_the_same_tongue() -> None:
    assert best_match("pt_BR.UTF-8", ("pt", "pt-BR")) == "pt-BR"
    assert best_match("pt", ("pt", "pt-BR")) == "pt"
    assert best_match("", ("pt", "pt-BR")) is None


def test_a_refusal_cannot_write_to_the_terminal_what_it_likes() -> None:
    error = HanabiError("file-not-found", file="a\x1b[2J\u202eb" + "x" * 1000)
    text = sentence(Catalogue(), error)
    assert text.isprintable()
    assert len(text) < 300


def test_names_and_sentences_can_show_the_same_characters() -> None:
    letters = list(map(chr, range(sys.maxunicode + 1)))
    assert [letter for letter in letters if _is_printable(letter) != is_printable(letter)] == []


def test_a_code_without_words_is_still_told() -> None:
    assert sentence(Catalogue(), HanabiError("brand-new", size=3)) == "Refused (brand-new)."


def test_an_illegal_move_is_told_with_its_reason() -> None:
    details: dict[str, str | int] = {"turn": 3, "seat": 1, "action": "d4", "reason": "all-tokens-available"}
    error = HanabiError("illegal-move", **details)
    told = "On turn 3, seat 2 discards a card against the rules. All clue tokens are available,"
    assert sentence(Catalogue(), error).startswith(told)
    named = HanabiError("illegal-move", **details, player="Ben")
    assert sentence(Catalogue(), named).startswith("On turn 3, Ben discards a card")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", ["seat-taken", "seat-not-free", "nobody-in-seat"])
def test_details_count_seats_from_0_and_sentences_from_1(language: str, code: str) -> None:
    told = sentence(Catalogue(language), HanabiError(code, seat=6, players=5))
    assert "7" in told
    assert "6" not in told


@pytest.mark.parametrize("language", languages())
def test_a_language_calls_the_key_that_confirms_by_one_name(language: str) -> None:
    text = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    called = set(re.findall(r"\b(?:Enter|Intro|Entrée)\b", text))
    assert called == {Catalogue(language).say("screen-name-enter")}

"""A whole game as text: how it was dealt, then a line for each action, what came of it, and the table.

12 Ben plays r2 from 4 | fits, draws w3 | tokens 6, strikes 1, deck 31, table r2 g1
"""

from collections.abc import Iterator, Sequence

from hanabi.game import (
    Action,
    Asked,
    Clued,
    Completed,
    Drawn,
    EffectLost,
    Ended,
    Event,
    GameState,
    LastRoundBegan,
    Misplayed,
    Played,
    Rekindled,
    Reshuffled,
    Shuffle,
    Skipped,
    StrikeTakenBack,
    TileTurned,
    TokenReturned,
    act,
)
from hanabi.game.notation import read_card
from hanabi.game.replay import Replay
from hanabi.rules import Tile, ruleset
from hanabi.testing.positions import Scenario
from tests.oracles.deeds import deed_text, read_deed, seat_of
from tests.oracles.script import asked_text, over_text, places_text, table_text

CARDS_A_LINE = 20
COLUMN = " | "


def write_game(replay: Replay) -> str:
    """The text of a game from its deal to its last action."""
    lines = [*_header(replay), "", *_told(replay)]
    return "\n".join(lines) + "\n"


def read_game(text: str) -> Replay:
    """The game a text tells, by its header and the first column of every line."""
    header, _, body = text.partition("\n\n")
    replay = _read_header(header.splitlines())
    deeds = [line.split(COLUMN)[0].lstrip().partition(" ")[2] for line in body.splitlines()]
    actions = _read_deeds(replay, deeds)
    return Replay(replay.rules, replay.players, replay.shuffle, tuple(actions), replay.first)


def _header(replay: Replay) -> Iterator[str]:
    deck, size = [str(card) for card in replay.shuffle.deck], CARDS_A_LINE
    yield f"rules {replay.rules}"
    yield f"players {' '.join(replay.players)}"
    yield f"first {replay.players[replay.first]}"
    yield from (f"deck {' '.join(deck[start : start + size])}" for start in range(0, len(deck), size))
    if replay.shuffle.tiles:
        yield f"tiles {' '.join(tile.value for tile in replay.shuffle.tiles)}"
        yield f"places {' '.join(map(str, replay.shuffle.places))}"


def _read_header(lines: Sequence[str]) -> Replay:
    told: dict[str, list[str]] = {"tiles": [], "places": []}
    for line in lines:
        word, *rest = line.split()
        told.setdefault(word, []).extend(rest)
    names = tuple(told["players"])
    shuffle = Shuffle(
        tuple(map(read_card, told["deck"])), tuple(map(Tile, told["tiles"])), tuple(map(int, told["places"]))
    )
    return Replay(ruleset(told["rules"][0]), names, shuffle, first=seat_of(names, told["first"][0]))


def _read_deeds(replay: Replay, deeds: Sequence[str]) -> Iterator[Action]:
    state = replay.deal()
    for deed in deeds:
        action, seat = read_deed(replay.players, state, deed)
        state, _ = act(state, action, seat)
        yield action


def _told(replay: Replay) -> Iterator[str]:
    steps = list(replay.steps())
    befores = [state for state, _ in steps]
    width = len(str(len(replay.actions)))
    for number, action in enumerate(replay.actions, 1):
        deed = deed_text(replay.players, befores[number - 1], action)
        yield f"{number:>{width}} {COLUMN.join((deed, *_came(*steps[number])))}"


def _came(after: GameState, events: tuple[Event, ...]) -> tuple[str, str]:
    shown = Scenario(after, events)
    board = after.board
    happened = ", ".join(filter(None, (_happened(shown, event) for event in events)))
    counts = f"tokens {board.clue_tokens}, strikes {board.strikes}, deck {board.deck}"
    return happened or "-", f"{counts}, table {table_text(shown)}"


def _happened(shown: Scenario, event: Event) -> str:  # noqa: C901 (one case for each event)
    """An event in words; nothing for those that the table shows."""
    match event:
        case Clued():
            return f"points at {places_text(shown, event)}"
        case Played() | Rekindled():
            return "fits"
        case Misplayed():
            return "strike"
        case Completed(suit):
            return f"completes {suit}"
        case TokenReturned():
            return "a token returns"
        case StrikeTakenBack():
            return "a strike is taken back"
        case TileTurned(tile=tile):
            return f"tile {tile.value}"
        case Asked():
            return f"asked {asked_text(event)}"
        case EffectLost(tile):
            return f"lost {tile.value}"
        case Reshuffled():
            return "goes into the deck"
        case Drawn(face=face):
            return f"draws {face}"
        case Skipped(seat):
            return f"skips seat {seat}"
        case LastRoundBegan():
            return "last round"
        case Ended():
            return f"over {over_text(event)}"
        case _:
            return ""

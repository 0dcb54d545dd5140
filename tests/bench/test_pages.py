"""Tables and bars for people."""

import pytest
from rich.console import Console

from hanabi.bench.pages import FULL, SPREAD, chart, page
from hanabi.bench.scale import Scale, scale
from hanabi.text import Catalogue, languages
from tests.bench.rows import ROWS


def printed(language: str = "en") -> str:
    console = Console(width=100, highlight=False)
    with console.capture() as captured:
        console.print(page(Catalogue(language), ROWS))
    return captured.get()


def bars() -> dict[str, str]:
    """The bar of each contestant with observations."""
    lines = [line.plain for line in chart(Catalogue(), ROWS)]
    below = lines[lines.index("2 players, moves per second with observations") + 1 :]
    return {line[:24].strip(): line[24:] for line in below}


def test_the_table_has_the_speeds_side_by_side_to_three_digits() -> None:
    [line] = [line for line in printed().splitlines() if "16,384" in line]
    assert line.split() == ["hanabi", "Games", "threads=1", "cpu", "16,384", "10,900,000", "2,510,000"]


def test_what_was_not_measured_is_a_dash() -> None:
    [line] = [line for line in printed().splitlines() if "262,144" in line]
    assert line.split() == ["hanabi", "Games", "cuda", "262,144", "–", "512,000,000"]


def test_ours_come_before_the_peers() -> None:
    table = printed().split("moves per second")[0]
    assert table.index("262,144") < table.index("open-spiel")


def test_a_bar_is_as_long_as_its_speed_has_digits() -> None:
    found = bars()
    lengths = {who: bar.count(FULL) for who, bar in found.items()}
    assert lengths["HLE <rl_env>"] < lengths["hanabi Games threads=1"] < lengths["hanabi Games cuda"]
    assert found["hanabi Games cuda"].endswith("512,000,000")


def test_the_pale_end_of_a_bar_is_the_spread_of_the_rounds() -> None:
    [wide] = [line.plain for line in chart(Catalogue(), ROWS) if line.plain.startswith("open-spiel")]
    assert wide.count(SPREAD) > bars()["HLE <rl_env>"].count(SPREAD) == 1


def test_the_scale_holds_every_value_and_leaves_the_smallest_a_bar() -> None:
    found = scale([1000, 520_000_000])
    assert found == Scale(2, 9)
    assert 0 < found.place(1000) < found.place(520_000_000) < 1
    assert found.marks()[0] == (0, "10²")
    assert found.marks()[-1] == (1, "10⁹")


@pytest.mark.parametrize("values", [[0], [1], [10], [0, 10**9]])
def test_a_scale_is_never_empty(values: list[float]) -> None:
    found = scale(values)
    assert found.least < found.most
    assert all(0 <= found.place(value) <= 1 for value in values)


@pytest.mark.parametrize("language", languages())
def test_the_page_speaks_every_language(language: str) -> None:
    assert Catalogue(language).say("bench-how-to-read", rounds=5)[:20] in printed(language)

"""The table fits: at every size nothing on it covers anything else, and the own hand is the largest thing."""

import pytest

from tests.server.served import Served
from tests.web.geometry import COVERED, MEASURED, SIZES, misplaced
from tests.web.laid import RULES, lay_out
from tests.web.person import Company


@pytest.mark.parametrize("suits", RULES)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nothing_on_a_table_covers_anything_else(
    players: int, suits: int, company: Company, shared: Served
) -> None:
    person = company.person(shared.base, "Ada", color_scheme="dark")
    lay_out(person, players, suits)
    faults = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("scrollTo(0, 0)")
        for doing, state in (("", "begun"), ("1", "card chosen"), ("c", "receiver chosen")):
            if doing:
                person.page.keyboard.press(doing)
            if doing == "c" and players > 2:
                person.page.keyboard.press("2")
            where = f"{width} x {height}, {state}"
            faults += [f"{where}: {pair}" for pair in person.page.evaluate(COVERED)]
            faults += [
                f"{where}: {fault}" for fault in misplaced(person.page.evaluate(MEASURED), width, height)
            ]
            person.page.keyboard.press("Escape")
            person.page.keyboard.press("Escape")
    assert not faults, "\n".join(faults)

"""A completed firework lights up the sky, unless the device asks for reduced motion."""

from tests.web.hands import take_turns
from tests.web.person import Company, Person
from tests.web.rigged import Rigged, deck_for
from tests.web.rooms import begin, come_in, open_room
from tests.web.wits import oldest

BLINK = 100
"""Milliseconds."""
RECORD = """
    window.longMoves = [];
    window.tooWide = 0;
    const note = () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        window.tooWide = Math.max(tooWide, scrollWidth - clientWidth);
        for (const move of document.getAnimations()) {
            const { activeDuration, delay } = move.effect.getComputedTiming();
            const name = move.animationName ?? move.transitionProperty ?? "acted";
            if (activeDuration + delay > %d) longMoves.push(name);
        }
    };
    for (const start of ["animationstart", "transitionrun"]) addEventListener(start, note, true);
"""
TURNS = "b1 y2 b2 b3 b4 b5"
"""Blue is the firework at the edge of the table."""


def test_nothing_moves_where_motion_is_unwanted(company: Company, rigged: Rigged) -> None:
    rigged.deal(deck_for(TURNS, players=2, hand=5))
    still = company.person(rigged.base, "Ada")
    moving = company.person(rigged.base, "Zoé", "fr", phone=True, reduced_motion="no-preference")
    for person in (still, moving):
        person.page.add_init_script(RECORD % BLINK)
    open_room(still, "fr", seats=2)
    come_in(moving, still)
    begin(still, moving)
    take_turns([still, moving], oldest, len(TURNS.split()))
    still.until(lambda: any(event["type"] == "completed" for event in still.events), "the firework")
    assert moves(still) == set()
    # The light of what is complete, a ring of what has grown, and the cards that got there.
    moving.until(lambda: moves(moving) >= {"fly", "open", "acted"}, "the light")
    # Nothing flies so far that the page could be scrolled sideways.
    assert moving.page.evaluate("tooWide") == 0


def moves(person: Person) -> set[str]:
    """What moved on a page, by the last word of its name."""
    return {name.rpartition("-")[2] for name in person.page.evaluate("longMoves")}

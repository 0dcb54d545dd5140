"""Where things are on a page, and whether they stay there: sizes of windows, what covers what, and layout shift."""

from typing import Any

SIZES = (
    (320, 640),
    (360, 640),
    (360, 740),
    (412, 915),
    (640, 360),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 633),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
"""Phones upright and on their side (also large windows at twice their size), tablets, and windows."""
LEAST_FOLD = 640
"""From which height on, for windows that are higher than wide, the whole table is in sight."""
COVERED = """() => {
    const EDGE = 2;
    const clipped = (element, box) => {
        let { left, top, right, bottom } = box;
        for (let at = element; at && at !== document.body; at = at.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(at);
            const clip = at.getBoundingClientRect();
            if (overflowX !== "visible") [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
            if (overflowY !== "visible") [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
        }
        return { left, top, right, bottom };
    };
    const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && !element.closest("svg, .hidden, dialog:not(:popover-open), .sky");
    const found = [];
    const add = (element, box, text) => {
        const { left, top, right, bottom } = clipped(element, box);
        const what = text ?? (element.getAttribute("aria-label") || element.innerText || element.className);
        if (right - left > EDGE && bottom - top > EDGE) found.push({ element, left, top, right, bottom, what });
    };
    for (const each of document.querySelectorAll("header button, .table button, .table .card, .table .sky, .table td")) {
        if (each.checkVisibility({ visibilityProperty: true })) add(each, each.getBoundingClientRect());
    }
    const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !seen(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const box of range.getClientRects()) add(parent, box, walker.currentNode.data.trim());
    }
    const pairs = [];
    found.sort((one, other) => one.top - other.top);
    found.forEach((one, at) => {
        for (let next = at + 1; next < found.length && found[next].top < one.bottom - EDGE; next += 1) {
            const other = found[next];
            if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
            // What lies on a card belongs to it, as its number does; and the light of a firework to its sky.
            const card = one.element.closest(".place, .holder");
            if (card && card === other.element.closest(".place, .holder")) continue;
            if (Math.min(one.right, other.right) - Math.max(one.left, other.left) <= EDGE) continue;
            if (Math.min(one.bottom, other.bottom) - other.top <= EDGE) continue;
            pairs.push(`${one.what.slice(0, 40)} | ${other.what.slice(0, 40)}`);
        }
    });
    return pairs;
}"""
"""What lies over something else, or is cut by it, in words."""
MEASURED = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect().toJSON();
    const width = (selector) => Math.max(...[...document.querySelectorAll(selector)].map((card) => card.offsetWidth));
    return {
        dock: box(".dock"),
        held: box(".held .cards"),
        own: width(".held .card"),
        others: width(".hands .card"),
        tooWide: document.documentElement.scrollWidth - innerWidth,
        hands: [...document.querySelectorAll("section.hand")].map((hand) => hand.getBoundingClientRect().bottom),
    };
}"""
MOST_SHIFT = 0.05
"""Cumulative layout shift over a game: every move that no touch explains, not only the worst five seconds."""
SHIFTS = """
    window.moved = 0;
    window.shifts = [];
    const named = (node) => `${node?.parentElement?.className} > ${node?.className}`;
    // A card that leaves makes those beside it close up, and a sentence in the middle follows another one.
    const elementOf = (node) => (node instanceof Element ? node : node?.parentElement);
    const isExpected = (node) => elementOf(node)?.closest(".cards, .turn, .newest") != null;
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
            // How it ended is told above the table.
            if (hadRecentInput || document.querySelector(".outcome")) continue;
            // What is gone has moved nowhere.
            if (sources.every(({ node, currentRect }) => !currentRect.width || isExpected(node))) continue;
            moved += value;
            shifts.push([value, ...sources.map(({ node, previousRect: { x, y }, currentRect }) =>
                `${named(node)}: ${[x, y].map(Math.round)} to ${[currentRect.x, currentRect.y].map(Math.round)}`)]);
        }
    }).observe({ type: "layout-shift", buffered: true });
"""


def misplaced(found: dict[str, Any], width: int, height: int) -> list[str]:
    """What of a table does not lie where it should."""
    faults = []
    dock, held = found["dock"], found["held"]
    if found["tooWide"] > 0:
        faults.append(f"{found['tooWide']} px too wide")
    if found["own"] < found["others"]:
        faults.append(f"own cards of {found['own']} px beside others of {found['others']} px")
    if abs((held["left"] + held["right"]) - (dock["left"] + dock["right"])) > 4:
        faults.append("the own hand is not in the middle")
    if height >= LEAST_FOLD or width > height:
        if dock["bottom"] > height + 1:
            faults.append(f"the dock ends {dock['bottom'] - height:.0f} px below the fold")
        if max(found["hands"]) > height + 1:
            faults.append("a hand lies below the fold")
    return faults

"""A review as an SVG chart, legible on light and dark backgrounds."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap

from hanabi.coach.praise import PRAISES
from hanabi.coach.review import ReviewedGame, ReviewStep
from hanabi.coach.signs import SIGNS, sign_legend
from hanabi.coach.words import decisive_text, mark_text, verdict_text
from hanabi.text import Catalogue

LEFT, WIDE, RIGHT = 44, 660, 16
"""The widths of the scale, the chart and the right margin."""
TOP, HIGH, LANE, LOW, AXIS = 30, 240, 20, 62, 24
"""The heights of the legend, the scores, a lane of marks, the counts and the turn numbers."""
LANES = 3
"""The number of lanes over which marks are spread so that they do not cover each other."""
COUNTS_TOP = TOP + HIGH + LANES * LANE + 8
"""The top of the counts."""
LINE, LETTERS = 20, 84
"""The height of a line of the heading, and how many letters fit into it."""
DOT = 9
LABEL_INTERVALS = (1, 2, 5, 10, 20, 50)
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #5b6478; }
    .title { font-weight: 700; font-size: 15px; }
    .scale { text-anchor: end; font-size: 12px; }
    .turn, .sign { text-anchor: middle; font-size: 12px; }
    .sign { fill: #fff; font-weight: 700; }
    .key { white-space: pre; }
    .grid { stroke: #8a93a8; stroke-opacity: 0.35; }
    .best { fill: none; stroke: #4a7fb0; stroke-width: 2.5; }
    .score { fill: #d9662b; fill-opacity: 0.55; }
    .tokens { fill: none; stroke: #4a7fb0; stroke-width: 2; }
    .strikes { fill: none; stroke: #c0392b; stroke-width: 2; stroke-dasharray: 5 3; }
    .fall { stroke: #c0392b; stroke-opacity: 0.5; stroke-dasharray: 2 3; }
    .lost, .strike { fill: #c0392b; }
    .missed-play, .missed-discard { fill: #8a5a00; }
    .useless-clue { fill: #5b6478; }
    .late { fill: #6b3fa0; }
    .praise { fill: #2e7d4f; }
    @media (prefers-color-scheme: dark) {
      text { fill: #c3cad9; }
      .sign { fill: #fff; }
      .best, .tokens { stroke: #79b0e0; }
      .strikes, .fall { stroke: #ff8a75; }
    }
"""


def picture(catalogue: Catalogue, review: ReviewedGame) -> str:
    """The SVG file: scores, marks, clue tokens and strikes over the turns."""
    verdict = verdict_text(catalogue, review.verdict)
    heading = wrap(verdict, LETTERS)
    described = " ".join(filter(None, (verdict, decisive_text(catalogue, review))))
    parts = (_legend(catalogue), _scores(review), _marks(catalogue, review), _counts(catalogue, review))
    lines = (line for part in (*parts, _axis(review), _key(catalogue, review)) for line in part)
    top = LINE * len(heading) + 8
    size = f'viewBox="0 0 {LEFT + WIDE + RIGHT} {top + COUNTS_TOP + LOW + AXIS + LINE}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title desc">\n'
        f'  <title id="title">{escape(catalogue.say("coach-chart"))}</title>\n'
        f'  <desc id="desc">{escape(described)}</desc>\n'
        f"  <style>{STYLE}  </style>\n"
        f"{_join_lines(_heading(heading), '  ')}"
        f'  <g transform="translate(0 {top})">\n{_join_lines(lines, "    ")}  </g>\n</svg>\n'
    )


def _join_lines(lines: Iterable[str], indent: str) -> str:
    return "".join(f"{indent}{line}\n" for line in lines)


def _heading(lines: Sequence[str]) -> Iterator[str]:
    for place, line in enumerate(lines, 1):
        yield f'<text class="title" x="8" y="{LINE * place}">{escape(line)}</text>'


def _legend(catalogue: Catalogue) -> Iterator[str]:
    yield f'<path class="best" d="M{LEFT} 12h22"/>'
    yield f'<text x="{LEFT + 28}" y="16">{escape(catalogue.say("coach-best"))}</text>'
    yield f'<rect class="score" x="{LEFT + 180}" y="6" width="22" height="12"/>'
    yield f'<text x="{LEFT + 208}" y="16">{escape(catalogue.say("coach-score"))}</text>'


def _scores(review: ReviewedGame) -> Iterator[str]:
    """The score as an area, and the best score still possible as a line above it."""
    steps, scale = review.turns, _scale(review)
    for points in sorted({scale.least, 0, scale.most // 2, scale.most}):
        y = scale.y(points)
        yield f'<path class="grid" d="M{LEFT} {y}h{WIDE}"/>'
        yield f'<text class="scale" x="{LEFT - 6}" y="{y + 4}">{points}</text>'
    for step in steps:
        if step.turn in review.decisive:
            yield f'<path class="fall" d="M{_x(review, step.turn - 0.5)} {TOP}v{HIGH}"/>'
    area = _stairs(review, steps, [scale.y(step.points) for step in steps])
    yield f'<path class="score" d="{area}V{TOP + HIGH}H{LEFT}Z"/>'
    yield f'<path class="best" d="{_stairs(review, steps, [scale.y(step.best) for step in steps])}"/>'


def _marks(catalogue: Catalogue, review: ReviewedGame) -> Iterator[str]:
    """A point for each marked turn, below the scores; its tooltip holds the sentences."""
    ends = [0.0] * LANES
    for turn in dict.fromkeys(step.turn for step in review.remarked):
        x = _x(review, turn - 0.5)
        lane = next((lane for lane, end in enumerate(ends) if end <= x), ends.index(min(ends)))
        ends[lane] = x + 2 * DOT
        yield from _point(catalogue, review, turn, TOP + HIGH + LANE * lane + 15)


def _point(catalogue: Catalogue, review: ReviewedGame, turn: int, y: int) -> Iterator[str]:
    marks = [mark for step in review.steps if step.turn == turn for mark in step.remarks]
    said = " ".join(mark_text(catalogue, review.players, mark) for mark in marks)
    label = catalogue.say("coach-turn", turn=turn)
    told = escape(catalogue.say("web-lobby-pair", label=label, value=said))
    x, gravest = _x(review, turn - 0.5), marks[0].code
    kind = "praise" if gravest in PRAISES else gravest
    yield f'<g><title>{told}</title><circle class="{kind}" cx="{x}" cy="{y}" r="{DOT}"/>'
    yield f'<text class="sign" x="{x}" y="{y + 4}">{escape(SIGNS[gravest])}</text></g>'


def _counts(catalogue: Catalogue, review: ReviewedGame) -> Iterator[str]:
    """Clue tokens and strikes, on their own scale."""
    steps, top = review.turns, COUNTS_TOP
    most = max(review.rules.clue_tokens, review.rules.strikes)
    for name, counts in _count_series(steps):
        heights = [round(top + LOW - (LOW - 16) * count / most, 1) for count in counts]
        yield f'<path class="{name}" d="{_stairs(review, steps, heights)}"/>'
    yield f'<path class="grid" d="M{LEFT} {top + LOW}h{WIDE}"/>'
    named = {"tokens": catalogue.say("coach-tokens"), "strikes": catalogue.say("coach-strikes")}
    for x, (name, said) in zip((LEFT, LEFT + 180), named.items(), strict=True):
        yield f'<path class="{name}" d="M{x} {top + 4}h22"/>'
        yield f'<text x="{x + 28}" y="{top + 8}">{escape(said)}</text>'


def _count_series(steps: Sequence[ReviewStep]) -> Iterator[tuple[str, list[int]]]:
    yield "tokens", [step.clue_tokens for step in steps]
    yield "strikes", [step.strikes for step in steps]


def _axis(review: ReviewedGame) -> Iterator[str]:
    last, y = review.steps[-1].turn, COUNTS_TOP + LOW + 16
    apart = next((each for each in LABEL_INTERVALS if last <= 20 * each), LABEL_INTERVALS[-1])
    for turn in range(apart, last + 1, apart):
        yield f'<text class="turn" x="{_x(review, turn - 0.5)}" y="{y}">{turn}</text>'


def _key(catalogue: Catalogue, review: ReviewedGame) -> Iterator[str]:
    """The legend of the signs."""
    said = "   ".join(sign_legend(catalogue, review, SIGNS))
    yield f'<text class="key" x="{LEFT}" y="{COUNTS_TOP + LOW + AXIS + 14}">{escape(said)}</text>'


def _stairs(review: ReviewedGame, steps: Sequence[ReviewStep], heights: Sequence[float]) -> str:
    """A step line that keeps the height of each turn over the turn's whole width."""
    start, *rest = zip(steps, heights, strict=True)
    path = f"M{LEFT} {start[1]}"
    return path + "".join(f"V{height}H{_x(review, step.turn)}" for step, height in rest)


def _x(review: ReviewedGame, turn: float) -> float:
    """The x coordinate at which a turn ends; subtract half a turn for its middle."""
    return round(LEFT + WIDE * turn / max(1, review.steps[-1].turn), 1)


@dataclass(frozen=True, slots=True)
class _Scale:
    """The lowest and the highest score of the chart."""

    least: int
    most: int

    def y(self, points: int) -> float:
        return round(TOP + HIGH - HIGH * (points - self.least) / (self.most - self.least), 1)


def _scale(review: ReviewedGame) -> _Scale:
    """From 0, or from the lowest score of the game, to the best one of its rules."""
    return _Scale(min((0, *(step.points for step in review.steps))), max(1, review.verdict.best))

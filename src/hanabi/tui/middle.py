"""The middle of the table: fireworks, discard pile, tokens, strikes, deck.

Lines are kept for the next key, which in most cases changes nothing here.
"""

from functools import lru_cache

from rich.style import Style
from rich.text import Text

from hanabi.game import (
    Board,
    best_possible,
    is_built,
    is_dead,
    is_indispensable,
    is_playable,
    points,
    remaining,
)
from hanabi.plain.table_text import sort_cards
from hanabi.plain.words import Words
from hanabi.rulebook import short_name
from hanabi.rules import Card, Ending, Suit
from hanabi.tui.painting import (
    ALARM,
    BLOCKS,
    FAINT,
    INKS,
    PLAIN,
    STRONG,
    TITLE,
    first_that_fits,
    fit,
    join,
    paint,
    spread,
)

FIREWORKS_WIDTH = 19
DISCARDS_WIDTH = 15
PANEL_WIDTH = FIREWORKS_WIDTH + DISCARDS_WIDTH
NEEDED = "!"
LOST = "x"
FULL, EMPTY = "●", "○"
STRUCK, FREE = "✗", "○"
GAP = "   "


@lru_cache(maxsize=4)
def title_line(words: Words, board: Board, width: int) -> Text:
    """The title: the rules on the left, the turn and the points on the right."""
    say = words.catalogue.say
    turn = say("screen-turn", turn=board.turn if board.over else board.turn + 1)
    right = paint(f"{turn} · {_points_text(words, board)} ", TITLE)
    names = dict.fromkeys((short_name(words.catalogue, board.rules), str(board.rules)))
    tries = (paint(f" {say('screen-title')} · {name} ", TITLE) for name in names)
    line = spread(first_that_fits(tries, width - right.cell_len), right, width)
    line.stylize(TITLE)
    return line


def _points_text(words: Words, board: Board) -> str:
    """The points so far and the most still possible; at the end, the score and the best score."""
    rules, counted = board.rules, points(board)
    if board.over:
        black = "black" in rules.index
        return words.catalogue.say("points", score=counted, best=rules.best, black=black)
    best = rules.best if rules.ending is Ending.ALL_OR_NOTHING else best_possible(board)
    return words.catalogue.say("screen-points", points=counted, best=best)


@lru_cache(maxsize=4)
def state_line(words: Words, board: Board, width: int) -> Text:
    """Clue tokens, strikes, deck, tiles and the last round; with symbols where there is room."""
    tries = (_state(words, board, pictures) for pictures in (True, False))
    return fit(join([Text(" "), first_that_fits(tries, width - 1)]), width)


def _state(words: Words, board: Board, pictures: bool) -> Text:
    rules, say = board.rules, words.catalogue.say
    tokens = say("screen-tokens", tokens=board.clue_tokens, most=rules.clue_tokens)
    strikes = say("screen-strikes", strikes=board.strikes, most=rules.strikes)
    parts = [
        _counter_text(tokens, board.clue_tokens, rules.clue_tokens, (FULL, EMPTY), pictures, STRONG),
        _counter_text(strikes, board.strikes, rules.strikes, (STRUCK, FREE), pictures, ALARM),
        paint(say("screen-deck", deck=board.deck)),
    ]
    if rules.tiles:
        parts.append(paint(say("screen-tiles", turned=len(board.turned), tiles=len(rules.tiles))))
    if board.turns_left is not None and not board.over:
        parts.append(paint(say("screen-last-round", left=board.turns_left), ALARM))
    return join(parts, GAP)


def _counter_text(
    text: str, count: int, most: int, signs: tuple[str, str], pictures: bool, style: Style
) -> Text:
    if not pictures:
        return paint(text)
    there, missing = signs
    picture = [paint(there * count, style), paint(missing * (most - count), FAINT)]
    return join([paint(text), paint(" "), *picture])


@lru_cache(maxsize=4)
def fireworks_lines(words: Words, board: Board) -> list[Text]:
    """A line for each firework: its ranks and its discarded cards, below a heading."""
    say = words.catalogue.say
    heading = join(
        [
            fit(paint(f" {say('table-fireworks')}", FAINT), FIREWORKS_WIDTH),
            fit(paint(say("table-discards"), FAINT), DISCARDS_WIDTH),
        ]
    )
    return [heading, *(_firework(words, board, suit) for suit in board.rules.suits)]


def _firework(words: Words, board: Board, suit: Suit) -> Text:
    letter = paint(words.letter(suit.key), INKS[suit.key])
    cells = join(_cell(board, Card(suit.key, rank)) for rank in suit.order)
    built = fit(join([paint(" "), letter, paint(" "), cells]), FIREWORKS_WIDTH)
    return join([built, fit(_discards(board, suit), DISCARDS_WIDTH)])


def _cell(board: Board, card: Card) -> Text:
    """A rank of a firework: built (`[3]`), next or later, or marked.

    The last copy is `3!`, a rank out of reach `x`, and one whose copies are all gone `3x`: only a bonus tile
    can bring one of them back.
    """
    if is_built(board, card):
        return paint(f"[{card.rank}]", BLOCKS[card.suit])
    if is_dead(board, card):
        return paint(f" {LOST} ", FAINT)
    sign = NEEDED if is_indispensable(board, card) else " " if remaining(board, card) else LOST
    ink = INKS[card.suit] if is_playable(board, card) else PLAIN
    return join([paint(" "), paint(str(card.rank), ink), paint(sign, ALARM)])


def _discards(board: Board, suit: Suit) -> Text:
    """The discarded ranks of a suit, copies together: `11 2 44x`."""
    cards = sort_cards(board.rules, (card for card in board.discards if card.suit == suit.key))
    return join((_discarded_copies(board, card, cards.count(card)) for card in dict.fromkeys(cards)), " ")


def _discarded_copies(board: Board, card: Card, count: int) -> Text:
    """The discarded copies of a card: faint if no longer needed, marked if all copies are gone."""
    ranks = str(card.rank) * count
    if is_built(board, card):
        return paint(ranks, FAINT)
    if remaining(board, card) == 0:
        return join([paint(ranks, ALARM), paint(LOST, ALARM)])
    if is_dead(board, card):
        return paint(ranks, FAINT)
    return paint(ranks, INKS[card.suit])

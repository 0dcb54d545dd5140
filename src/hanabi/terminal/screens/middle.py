"""The middle of the table: fireworks, discard pile, tokens, strikes, deck."""

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
from hanabi.rules import Card, Ending, Suit
from hanabi.terminal.screens.paint import (
    ALARM,
    BLOCKS,
    FAINT,
    INKS,
    PLAIN,
    STRONG,
    TITLE,
    first_that_fits,
    fitted,
    joined,
    painted,
    spread,
)
from hanabi.terminal.tables import in_order
from hanabi.terminal.words import Words

FIREWORKS_WIDTH = 19
DISCARDS_WIDTH = 15
PANEL_WIDTH = FIREWORKS_WIDTH + DISCARDS_WIDTH
NEEDED = "!"
LOST = "x"
FULL, EMPTY = "●", "○"
STRUCK, FREE = "✗", "○"
GAP = "   "


def title_line(words: Words, board: Board, width: int) -> Text:
    """The title: the rules on the left, the turn and the points on the right."""
    say = words.catalogue.say
    turn = say("screen-turn", turn=board.turn if board.over else board.turn + 1)
    right = painted(f"{turn} · {_points_text(words, board)} ", TITLE)
    left = painted(f" {say('screen-title')} · {board.rules} ", TITLE)
    line = spread(left, right, width)
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


def state_line(words: Words, board: Board, width: int) -> Text:
    """Clue tokens, strikes, deck, tiles and the last round; with symbols where there is room."""
    tries = (_state(words, board, pictures) for pictures in (True, False))
    return fitted(joined([Text(" "), first_that_fits(tries, width - 1)]), width)


def _state(words: Words, board: Board, pictures: bool) -> Text:
    rules, say = board.rules, words.catalogue.say
    tokens = say("screen-tokens", tokens=board.clue_tokens, most=rules.clue_tokens)
    strikes = say("screen-strikes", strikes=board.strikes, most=rules.strikes)
    parts = [
        _counted(tokens, board.clue_tokens, rules.clue_tokens, (FULL, EMPTY), pictures, STRONG),
        _counted(strikes, board.strikes, rules.strikes, (STRUCK, FREE), pictures, ALARM),
        painted(say("screen-deck", deck=board.deck)),
    ]
    if rules.tiles:
        parts.append(painted(say("screen-tiles", turned=len(board.turned), tiles=len(rules.tiles))))
    if board.turns_left is not None and not board.over:
        parts.append(painted(say("screen-last-round", left=board.turns_left), ALARM))
    return joined(parts, GAP)


def _counted(text: str, count: int, most: int, signs: tuple[str, str], pictures: bool, style: Style) -> Text:
    if not pictures:
        return painted(text)
    there, missing = signs
    picture = [painted(there * count, style), painted(missing * (most - count), FAINT)]
    return joined([painted(text), painted(" "), *picture])


def fireworks(words: Words, board: Board) -> list[Text]:
    """A line for each firework: its ranks and its discarded cards, below a heading."""
    say = words.catalogue.say
    heading = joined(
        [
            fitted(painted(f" {say('table-fireworks')}", FAINT), FIREWORKS_WIDTH),
            fitted(painted(say("table-discards"), FAINT), DISCARDS_WIDTH),
        ]
    )
    return [heading, *(_firework(words, board, suit) for suit in board.rules.suits)]


def _firework(words: Words, board: Board, suit: Suit) -> Text:
    letter = painted(words.letter(suit.key), INKS[suit.key])
    cells = joined(_cell(board, Card(suit.key, rank)) for rank in suit.order)
    built = fitted(joined([painted(" "), letter, painted(" "), cells]), FIREWORKS_WIDTH)
    return joined([built, fitted(_discards(board, suit), DISCARDS_WIDTH)])


def _cell(board: Board, card: Card) -> Text:
    """A rank of a firework: built, next, later, the last copy (`3!`), out of reach (`x`), or gone (`3x`).

    Only a bonus tile can bring back a card that is gone.
    """
    if is_built(board, card):
        return painted(f" {card.rank} ", BLOCKS[card.suit])
    if is_dead(board, card):
        return painted(f" {LOST} ", FAINT)
    sign = NEEDED if is_indispensable(board, card) else " " if remaining(board, card) else LOST
    ink = INKS[card.suit] if is_playable(board, card) else PLAIN
    return joined([painted(" "), painted(str(card.rank), ink), painted(sign, ALARM)])


def _discards(board: Board, suit: Suit) -> Text:
    """The discarded ranks of a suit, copies together: `11 2 44x`."""
    cards = in_order(board.rules, (card for card in board.discards if card.suit == suit.key))
    return joined((_gone(board, card, cards.count(card)) for card in dict.fromkeys(cards)), " ")


def _gone(board: Board, card: Card, count: int) -> Text:
    """The discarded copies of a card: faint if no longer needed, marked if all copies are gone."""
    ranks = str(card.rank) * count
    if is_built(board, card):
        return painted(ranks, FAINT)
    if remaining(board, card) == 0:
        return joined([painted(ranks, ALARM), painted(LOST, ALARM)])
    if is_dead(board, card):
        return painted(ranks, FAINT)
    return painted(ranks, INKS[card.suit])

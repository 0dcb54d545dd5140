"""A card on the screen: its face, or what its owner knows about it."""

from collections.abc import Sequence

from rich.text import Text

from hanabi.game import Board, Held, Knowledge, is_dead, is_indispensable, is_playable
from hanabi.plain.words import Words
from hanabi.rules import Card, Ruleset
from hanabi.table import Memory
from hanabi.tui.painting import BLOCKS, FAINT, INKS, PLAIN, STRONG, join, paint

GONE = "·"
UNSEEN = "?"
FEW_FACES = 3
"""Up to this many possible faces of a card are listed."""


def face(words: Words, card: Card | None, pointed: bool = False) -> Text:
    """A card face up, in four columns; in brackets if a clue would point at it."""
    if card is None:
        return paint(f" {UNSEEN}{UNSEEN} ", FAINT)
    left, right = "[]" if pointed else "  "
    return paint(f"{left}{words.card(card)}{right}", BLOCKS[card.suit])


def small_face(words: Words, card: Card) -> Text:
    """A card in two columns."""
    return paint(words.card(card), BLOCKS[card.suit])


def suit_letters(words: Words, suits: Sequence[str]) -> Text:
    """The letters of suits, in their colours."""
    return join(paint(words.letter(suit), INKS[suit]) for suit in suits)


def knowledge_mark(words: Words, rules: Ruleset, held: Held, memory: Memory) -> Text:
    """What the owner of a card knows about it, in a few columns."""
    match memory:
        case Memory.DEDUCED:
            return _remaining_mark(words, rules, held.known)
        case Memory.SAID:
            return clue_mark(words, held.known)
        case _:
            return Text()


def clue_mark(words: Words, knowledge: Knowledge) -> Text:
    """The clues that pointed at a card: `R3`."""
    suits = [value for value in knowledge.said if isinstance(value, str)]
    ranks = [value for value in knowledge.said if isinstance(value, int)]
    return _values(words, suits, ranks)


def _remaining_mark(words: Words, rules: Ruleset, knowledge: Knowledge) -> Text:
    """The suits and ranks that remain, then those ruled out after a minus: `RY`, `3`, `4-RY`, `-B12`.

    Suits, and likewise ranks, are given by the shorter of the two lists, so six columns are enough for
    seven suits.
    """
    every = tuple(suit.key for suit in rules.suits)
    no_suits = tuple(suit for suit in every if suit not in knowledge.suits)
    no_ranks = tuple(rank for rank in rules.ranks if rank not in knowledge.ranks)
    few_suits = len(knowledge.suits) <= len(no_suits)
    few_ranks = len(knowledge.ranks) <= len(no_ranks)
    can = _values(words, knowledge.suits if few_suits else (), knowledge.ranks if few_ranks else ())
    cannot = _values(words, () if few_suits else no_suits, () if few_ranks else no_ranks)
    if not can and not cannot:
        return paint(GONE, FAINT)
    return join([can, paint("-", FAINT), cannot]) if cannot else can


def _values(words: Words, suits: Sequence[str], ranks: Sequence[int]) -> Text:
    """The letters of suits, then ranks, without a space."""
    return join([suit_letters(words, suits), paint("".join(map(str, ranks)), STRONG)])


def own_card_lines(
    words: Words, board: Board, faces: Sequence[Card], held: Held, memory: Memory
) -> tuple[Text, Text]:
    """The two lines inside the box of an own card."""
    match memory:
        case Memory.DEDUCED:
            return _possible_faces(words, board.rules, faces)
        case Memory.SAID:
            return clue_mark(words, held.known), Text()
        case _:
            return paint(UNSEEN, FAINT), Text()


def verdict(words: Words, board: Board, faces: Sequence[Card], memory: Memory) -> str:
    """Whether an own card is playable, useless or needed, if all possible faces agree; otherwise empty."""
    if memory is not Memory.DEDUCED:
        return ""
    judged = {"fits": is_playable, "useless": is_dead, "needed": is_indispensable}
    found = (word for word, judge in judged.items() if all(judge(board, each) for each in faces))
    word = next(found, None)
    return words.catalogue.say(f"screen-card-{word}") if word and faces else ""


def _possible_faces(words: Words, rules: Ruleset, faces: Sequence[Card]) -> tuple[Text, Text]:
    """The possible faces of a card: a few are listed, many are shown by their suits and ranks."""
    if len(faces) <= FEW_FACES:
        return join((small_face(words, card) for card in faces), " "), Text()
    suits, ranks = {card.suit for card in faces}, {card.rank for card in faces}
    line = join(_text_or_dot(words.letter(suit.key), suit.key in suits, suit.key) for suit in rules.suits)
    return line, join(_text_or_dot(str(rank), rank in ranks) for rank in rules.ranks)


def _text_or_dot(text: str, possible: bool, suit: str | None = None) -> Text:
    """A letter or a rank if it is possible, otherwise a dot."""
    if not possible:
        return paint(GONE, FAINT)
    return paint(text, INKS[suit] if suit else PLAIN)

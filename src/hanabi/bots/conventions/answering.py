"""Answers to bonus tiles: the best clue offered, or the discarded card needed most (X3)."""

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.giving import ClueOffers
from hanabi.bots.conventions.table_model import NOBODY, TableModel
from hanabi.bots.conventions.worth import marked_faces
from hanabi.bots.faces import PLACES
from hanabi.game import Choose, Clue, PlayerView, legal_actions
from hanabi.rules import Card, Tile
from hanabi.table import Choice, Reason


def answer_tile(table: TableModel, view: PlayerView, agreed: Conventions, tile: Tile) -> Choice:
    """Choose one of the options that a tile offers; never decline."""
    options = [action.option for action in legal_actions(view) if isinstance(action, Choose)]
    clues = [option for option in options if isinstance(option, Clue)]
    if clues:
        return _free_clue(table, agreed, clues)
    cards = [option for option in options if isinstance(option, Card)]
    card = min(cards, key=lambda card: _need(table, card))
    code = "rekindle" if tile is Tile.REKINDLE else "bring-back"
    return Choice(Choose(card), Reason(code, {"suit": card.suit, "rank": card.rank}))


def _free_clue(table: TableModel, agreed: Conventions, clues: list[Clue]) -> Choice:
    """The best clue that nobody misreads, or else the first that is offered."""
    offers = ClueOffers(table, agreed, table.seats_after(table.seat))
    best = next(iter(offers.best(wanted=lambda offer: offer.clue in clues)), None)
    clue, code = (best.clue, best.purpose) if best else (clues[0], "waiting-clue")
    return Choice(Choose(clue), Reason(code, {"to": clue.to, "value": clue.value}))


def _need(table: TableModel, card: Card) -> tuple[bool, bool, int]:
    """Sort discarded cards by need: lost and not yet built, not marked in any hand, due soon."""
    face = table.faces.numbers[card]
    ahead = face % PLACES - table.heights[face // PLACES]
    lost = table.gone[face] == table.faces.copies[face]
    return not (lost and ahead >= 0), bool(marked_faces(table, NOBODY) >> face & 1), ahead

"""open-spiel's Hanabi, and our games in its words: its seats, its action numbers, its print of a table."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

import pyspiel

from hanabi.game import (
    Action,
    Board,
    CardId,
    Clue,
    Discard,
    GameState,
    Knowledge,
    Play,
    PlayerView,
    Result,
    Seat,
    points,
)
from hanabi.rules import LETTERS, PL, Card, identities

RULES = PL.base
"""The base game as open-spiel plays it: a clue points at a card (U1)."""
PLAYERS = (2, 3, 4, 5)
HAND_SIZES = {2: 5, 3: 5, 4: 4, 5: 4}
"""What the books print (B2), said here again: open-spiel leaves it to us."""

CLUE_TOKENS = 8
STRIKES = 3

CHANCE = -1
TO_MOVE = "Cur player\n"


class Side(NamedTuple):
    """All that an engine shows of a position."""

    over: bool
    scores: tuple[float, ...]
    """What each player has, player by player: nothing once the game is lost (U3)."""
    legal: tuple[str, ...]
    """What the seat to move may do, in open-spiel's words."""
    table: str
    """Tokens, fireworks, faces, what clues say of each card, discards, the deck's size, whose turn it is."""
    seen: tuple[str, ...]
    """The same as each seat sees it, from the one who began."""


class Peer:
    """open-spiel's side of a game; it counts seats from the player who begins."""

    def __init__(self, state: GameState) -> None:
        """Deal the cards that are in hand now, and draw as this state will."""
        hands = (state.hand(seat) for seat in seats_from(state.board, state.board.first))
        self._draws = iter([*(face for hand in hands for face in hand), *state.secrets.deck])
        self.table: Any = game(state.board.players).new_initial_state()
        self._draw()

    def act(self, words: str) -> None:
        """Take an action and draw the card it makes room for."""
        self.table.apply_action(action_numbers(self.table.num_players())[words])
        self._draw()

    def side(self) -> Side:
        """The position as open-spiel shows it."""
        table = self.table
        words = list(action_numbers(table.num_players()))
        legal = tuple(sorted(words[number] for number in table.legal_actions()))
        seen = tuple(self._shown(table.observation_string(seat)) for seat in range(table.num_players()))
        return Side(table.is_terminal(), tuple(table.returns()), legal, self._shown(str(table)), seen)

    def _shown(self, text: str) -> str:
        """A print of the table, without a seat to move once the game is over."""
        return text.replace(TO_MOVE, "") if self.table.is_terminal() else text

    def _draw(self) -> None:
        while self.table.is_chance_node():
            self.table.apply_action(deal_numbers()[next(self._draws)])


def our_side(state: GameState, legal: Iterable[Action]) -> Side:
    """Our position as open-spiel would show it."""
    board = state.board
    score = float(points(board) if board.outcome is None else board.outcome.score)
    words = tuple(sorted(words_of(board, action) for action in legal))
    seen = tuple(print_of(state.view(seat), seat) for seat in seats_from(board, board.first))
    return Side(board.over, (score,) * board.players, words, print_of(state.view(None), board.first), seen)


def seats_from(board: Board, start: Seat) -> tuple[Seat, ...]:
    """Every seat once, clockwise from this one."""
    return tuple((start + step) % board.players for step in range(board.players))


def words_of(board: Board, action: Action) -> str:
    """What open-spiel calls an action of the seat to move; ours where it knows no such thing."""
    match action:
        case Play(card, None):
            return f"(Play {_place(board, card)})"
        case Discard(card):
            return f"(Discard {_place(board, card)})"
        case Clue(to, int(rank)):
            return f"(Reveal player +{(to - board.seat) % board.players} rank {rank})"
        case Clue(to, str(colour)):
            return f"(Reveal player +{(to - board.seat) % board.players} color {_letter(colour)})"
        case _:
            return str(action)


def _place(board: Board, card: CardId) -> int | None:
    hand = board.hands[board.seat]
    return next((place for place, held in enumerate(hand) if held.id == card), None)


@cache
def game(players: int) -> Any:
    """open-spiel's game for a number of players."""
    return pyspiel.load_game("hanabi", {"players": players, "hand_size": HAND_SIZES[players]})


@cache
def action_numbers(players: int) -> dict[str, int]:
    """The numbers of all actions by their words, from 0 on."""
    state = game(players).new_initial_state()
    return {state.action_to_string(0, number): number for number in range(state.num_distinct_actions())}


@cache
def deal_numbers() -> dict[Card, int]:
    """The number of drawing each face."""
    state = game(PLAYERS[0]).new_initial_state()
    faces = {f"(Deal {_face_text(face)})": face for face in identities(RULES)}
    return {faces[state.action_to_string(CHANCE, number)]: number for number in range(len(faces))}


def print_of(view: PlayerView, start: Seat) -> str:
    """What a seat sees, or everything there is, as open-spiel prints it from a seat on."""
    board = view.board
    fireworks = "".join(f"{_letter(suit)}{height} " for suit, height in board.heights.items())
    hands = "-----\n".join(_hand_text(view, seat) for seat in seats_from(board, start))
    discards = "".join(f" {_face_text(face)}" for face in board.discards)
    return (
        f"Life tokens: {STRIKES - board.strikes}\nInfo tokens: {_clue_tokens(board)}\n"
        f"Fireworks: {fireworks}\nHands:\n{hands}Deck size: {board.deck}\nDiscards:{discards}"
    )


def _clue_tokens(board: Board) -> int:
    """The clue tokens; open-spiel pays for the last firework too, where our game is over by then (B8, U9)."""
    perfect = board.outcome is not None and board.outcome.result is Result.PERFECT
    return min(CLUE_TOKENS, board.clue_tokens + perfect)


def _hand_text(view: PlayerView, seat: Seat) -> str:
    board = view.board
    marker = TO_MOVE if seat == board.seat and not board.over else ""
    cards = (_card_text(view.faces.get(held.id), held.known) for held in board.hands[seat])
    return marker + "".join(cards)


@cache
def _card_text(face: Card | None, known: Knowledge) -> str:
    """A face, what clues named, and what clues leave possible."""
    suits, ranks = "".join(map(_letter, known.suits)), "".join(map(str, known.ranks))
    return f"{_face_text(face)} || {_said_text(known)}|{suits}{ranks}\n"


def _said_text(known: Knowledge) -> str:
    colour = next((_letter(value) for value in known.said if isinstance(value, str)), "X")
    return colour + next((str(value) for value in known.said if isinstance(value, int)), "X")


def _face_text(face: Card | None) -> str:
    return "XX" if face is None else f"{_letter(face.suit)}{face.rank}"


def _letter(suit: str) -> str:
    return LETTERS[suit].upper()

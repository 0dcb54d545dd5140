"""Render a game as a few lines of text, with open hands."""

from hanabi.game import GameState
from hanabi.game.notation import hand_text


def render_text(state: GameState) -> str:
    """The table, and whose turn it is or how the game ended."""
    board = state.board
    heights = " ".join(
        f"{suit.letter}{height}" for suit, height in zip(state.rules.suits, board.fireworks, strict=True)
    )
    lines = [f"clue tokens {board.clue_tokens}, strikes {board.strikes}, deck {board.deck}"]
    lines.append(f"fireworks {heights}")
    lines.append(f"discards {hand_text(sorted(board.discards)) or '-'}")
    if board.turned:
        lines.append("tiles " + " ".join(str(tile.value) for tile in board.turned))
    for seat in range(board.players):
        mark = ">" if seat == board.seat and not board.over else " "
        lines.append(f"{mark} seat {seat}: {hand_text(state.hand(seat)) or '-'}")
    if board.decision is not None:
        lines.append(f"asked: {board.decision.tile.value}")
    if board.outcome is not None:
        lines.append(f"over: {board.outcome.result.value}, score {board.outcome.score}")
    return "\n".join(lines)

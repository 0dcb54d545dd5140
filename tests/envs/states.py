"""States of hanabi-learning-environment and what they say, for `states.json`: programs that copy and deal.

A program is a list of numbers: a move, a deal (below 0), COPY to go on with a copy, or BACK to the original.
Everything that can be asked of the state is compared after each. Where hanabi-learning-environment is
installed, this records such programs, or compares many that are thrown away:

    PYTHONPATH=.:src python -m tests.envs.states tests/envs/states.json
    PYTHONPATH=.:src python -m tests.envs.states --games 1000
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.envs.recording import behind_it, digest, told

COPY, BACK = 1000, 1001
RECORDED = 60


def some_parameters(chance: random.Random) -> dict[str, Any]:
    """A game of any size whose hands leave a deck."""
    while True:
        players, ranks, colors = chance.randint(2, 5), chance.randint(1, 5), chance.randint(1, 5)
        hand = chance.randint(1, 6)
        cards = colors * (3 if ranks == 1 else 2 * ranks)
        if players * hand < cards:
            return {
                "players": players,
                "colors": colors,
                "ranks": ranks,
                "hand_size": hand,
                "max_information_tokens": chance.randint(1, 8),
                "max_life_tokens": chance.randint(1, 4),
                "observation_type": chance.randint(0, 2),
                "random_start_player": False,
                "seed": 1,
            }


def described(pyhanabi: Any, game: Any, state: Any) -> dict[str, Any]:
    """Everything that a state says about itself, to everybody."""
    encoder = pyhanabi.ObservationEncoder(game)
    seen = [state.observation(seat) for seat in range(state.num_players())]
    turn = state.cur_player() != pyhanabi.CHANCE_PLAYER_ID
    moves = [game.get_move(uid) for uid in range(game.max_moves())] if turn else []
    hands = [[(card.color(), card.rank()) for card in hand] for hand in state.player_hands()]
    return {
        "text": str(state),
        "player": state.cur_player(),
        "table": [state.deck_size(), state.fireworks(), state.information_tokens(), state.life_tokens()],
        "hands": hands,
        "discards": [str(card) for card in state.discard_pile()],
        "end": [state.end_of_game_status().name, state.is_terminal(), state.score()],
        "legal": [str(move) for move in state.legal_moves()] if turn else [],
        "each": [bool(state.move_is_legal(move)) for move in moves],
        "fits": [
            bool(state.card_playable_on_fireworks(color, rank)) for color in range(-1, 6) for rank in range(5)
        ],
        "past": [[str(item), *told(item)] for item in state.move_history()],
        "seen": [behind_it(each) for each in seen],
        "items": [[str(item) for item in each.last_moves()] for each in seen],
        "bits": ["".join(map(str, encoder.encode(each))) for each in seen],
        "shape": encoder.shape(),
    }


def about_game(game: Any) -> dict[str, Any]:
    """Everything that a game says about itself."""
    cards = [
        game.num_cards(color, rank) for color in range(game.num_colors()) for rank in range(game.num_ranks())
    ]
    moves = [game.get_move(uid) for uid in range(game.max_moves())]
    sizes = [game.num_players(), game.num_colors(), game.num_ranks(), game.hand_size(), game.max_moves()]
    return {
        "parameters": sorted(game.parameter_string().splitlines()),
        "sizes": [
            *sizes,
            game.max_information_tokens(),
            game.max_life_tokens(),
            int(game.observation_type()),
        ],
        "cards": cards,
        "moves": [[str(move), move.to_dict(), game.get_move_uid(move), int(move.type())] for move in moves],
    }


class Lead:
    """Invents a program on states of `pyhanabi`, which deals at random."""

    def __init__(self, pyhanabi: Any, game: Any, chance: random.Random) -> None:
        self.pyhanabi, self.chance = pyhanabi, chance
        self.kept: list[Any] = []
        self.state = game.new_initial_state()
        self.game = game

    def steps(self) -> Iterator[int]:
        """Yield each step after it was taken."""
        while not self.state.is_terminal() or self.state.cur_player() == self.pyhanabi.CHANCE_PLAYER_ID:
            if self.kept and self.chance.random() < 0.08:
                self.state = self.kept.pop()
                yield BACK
            elif len(self.kept) < 3 and self.chance.random() < 0.04:
                self.kept.append(self.state)
                self.state = self.state.copy()
                yield COPY
            elif self.state.cur_player() == self.pyhanabi.CHANCE_PLAYER_ID:
                self.state.deal_random_card()
                card = self.state.move_history()[-1].move()
                yield -1 - (5 * card.color() + card.rank())
            else:
                move = self.some_move()
                self.state.apply_move(move)
                yield self.game.get_move_uid(move)

    def some_move(self) -> Any:
        """A move that often fits: at random alone, few games come to a good end."""
        moves = self.state.legal_moves()
        hand = self.state.player_hands()[self.state.cur_player()]
        fits = [
            move
            for move in moves
            if move.type() == self.pyhanabi.HanabiMoveType.PLAY
            and self.state.card_playable_on_fireworks(
                hand[move.card_index()].color(), hand[move.card_index()].rank()
            )
        ]
        others = [move for move in moves if move.type() != self.pyhanabi.HanabiMoveType.PLAY]
        careful = self.chance.random() < 0.9
        return self.chance.choice(fits if fits and careful else others if others and careful else moves)


class Follower:
    """Takes the steps of a program on states of our own."""

    def __init__(self, pyhanabi: Any, game: Any) -> None:
        self.pyhanabi, self.game = pyhanabi, game
        self.state = game.new_initial_state()
        self.kept: list[Any] = []

    def take(self, step: int) -> None:
        if step == COPY:
            self.kept.append(self.state)
            self.state = self.state.copy()
        elif step == BACK:
            self.state = self.kept.pop()
        elif step < 0:
            self.state.apply_move(self.pyhanabi.HanabiMove.get_deal_move(*divmod(-1 - step, 5)))
        else:
            self.state.apply_move(self.game.get_move(step))


def record(pyhanabi: Any, seed: int) -> dict[str, Any]:
    """A program and the digests of what its states said."""
    chance = random.Random(seed)
    parameters = some_parameters(chance)
    game = pyhanabi.HanabiGame(parameters)
    lead = Lead(pyhanabi, game, chance)
    seen = [digest(described(pyhanabi, game, lead.state))]
    steps = []
    for step in lead.steps():
        steps.append(step)
        seen.append(digest(described(pyhanabi, game, lead.state)))
    return {"parameters": parameters, "game": digest(about_game(game)), "steps": steps, "seen": seen}


def compare(pyhanabi: Any, ours: Any, seed: int) -> tuple[int, str]:
    """Play a program on both; return how many steps were equal and how the game ended."""
    chance = random.Random(seed)
    parameters = some_parameters(chance)
    game, own = pyhanabi.HanabiGame(parameters), ours.HanabiGame(parameters)
    assert about_game(game) == about_game(own), f"game {seed}, {parameters}"
    lead, follower = Lead(pyhanabi, game, chance), Follower(ours, own)
    count = 0
    for step in lead.steps():
        follower.take(step)
        count += 1
        expected, found = described(pyhanabi, game, lead.state), described(ours, own, follower.state)
        for name, value in expected.items():
            assert found[name] == value, f"game {seed}, {parameters}, step {count}: {name} differs"
    return count, lead.state.end_of_game_status().name


def main() -> None:
    from hanabi_learning_environment import pyhanabi  # type: ignore[import-not-found]

    if sys.argv[1] != "--games":
        text = ",\n".join(
            json.dumps(record(pyhanabi, seed), separators=(",", ":")) for seed in range(RECORDED)
        )
        Path(sys.argv[1]).write_text(f"[\n{text}\n]\n", encoding="utf-8")
        return
    from hanabi.envs import pyhanabi as ours

    found = [compare(pyhanabi, ours, seed) for seed in range(int(sys.argv[2]))]
    ends = {end: sum(each == end for _, each in found) for _, end in found}
    print(f"{len(found)} games, {sum(count for count, _ in found)} steps, all equal; ends: {ends}")


if __name__ == "__main__":
    main()

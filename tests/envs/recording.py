"""Code written for rl_env, and what became of it there: whole games, for `golden.json`.

Every observation is there as a digest; the first and the last ones of some games are written out, to be read.

Run it where hanabi-learning-environment is installed:

    PYTHONPATH=.:src python -m tests.envs.recording tests/envs/golden.json
"""

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

GAMES: list[dict[str, Any]] = [
    {"config": {"players": players, "seed": players}, "policy": policy}
    for players in (2, 3, 4, 5)
    for policy in ("chance", "hearsay", "peeping")
] + [
    {"config": {"players": 3, "seed": 1, "random_start_player": True}, "policy": "peeping"},
    {"config": {"players": 2, "seed": 1, "observation_type": 0}, "policy": "hearsay"},
    {"config": {"players": 2, "seed": 3, "colors": 3, "hand_size": 6}, "policy": "peeping"},
    *(
        {
            "config": {
                "players": 2,
                "seed": seed,
                "colors": colors,
                "hand_size": 2,
                "max_information_tokens": 3,
                "max_life_tokens": 1,
            },
            "policy": policy,
        }
        for colors, seed, policy in ((2, 1, "chance"), (2, 2, "peeping"), (1, 1, "chance"), (1, 2, "peeping"))
    ),
]


class Policy:
    """A way to choose a move, as people write it for rl_env: out of one's own observation."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def act(self, env: Any, seen: dict[str, Any]) -> Any:
        return self.chance.choice(seen["legal_moves"])


class Hearsay(Policy):
    """Plays what it was told of, tells of what fits, and otherwise gets rid of its oldest card."""

    def act(self, env: Any, seen: dict[str, Any]) -> Any:
        for place, hint in enumerate(seen["card_knowledge"][0]):
            if hint["color"] is not None or (hint["rank"] is not None and self.chance.random() < 0.3):
                return {"action_type": "PLAY", "card_index": place}
        tokens = seen["information_tokens"]
        for offset in range(1, seen["num_players"] if tokens else 0):
            hand, hints = seen["observed_hands"][offset], seen["card_knowledge"][offset]
            for card, hint in zip(hand, hints, strict=True):
                if card["rank"] == seen["fireworks"][card["color"]] and hint["color"] is None:
                    return {"action_type": "REVEAL_COLOR", "color": card["color"], "target_offset": offset}
        return super().act(env, seen) if tokens else {"action_type": "DISCARD", "card_index": 0}


class Peeping(Policy):
    """Looks at its own hand: plays what fits, discards what is not needed, and talks while it can."""

    def act(self, env: Any, seen: dict[str, Any]) -> Any:
        view = seen["pyhanabi"]
        hand = env.state.player_hands()[env.state.cur_player()]
        for place, card in enumerate(hand):
            if view.card_playable_on_fireworks(card.color(), card.rank()):
                return env.game.get_move_uid(view.legal_moves()[0].get_play_move(place))
        clues = [move for move in seen["legal_moves"] if "target_offset" in move]
        full = seen["information_tokens"] == env.game.max_information_tokens()
        if clues and (full or self.chance.random() < 0.5):
            return self.chance.choice(clues)
        heights = view.fireworks()
        idle = [place for place, card in enumerate(hand) if card.rank() < heights[card.color()]]
        return {"action_type": "DISCARD", "card_index": idle[0] if idle else 0}


POLICIES = {"chance": Policy, "hearsay": Hearsay, "peeping": Peeping}


def shown(observations: dict[str, Any]) -> dict[str, Any]:
    """Observations as JSON has them, with everything that the object behind each one says."""
    seen = []
    for observation in observations["player_observations"]:
        bits = "".join(map(str, observation["vectorized"]))
        behind = behind_it(observation["pyhanabi"])
        seen.append({**observation, "vectorized": f"{len(bits)}:{int(bits[::-1], 2):x}", "pyhanabi": behind})
    return {**observations, "player_observations": seen}


def behind_it(view: Any) -> dict[str, Any]:
    return {
        "text": str(view).splitlines(),
        "offset": view.cur_player_offset(),
        "hands": [[str(card) for card in hand] for hand in view.observed_hands()],
        "knowledge": [
            [(str(known), known.color(), known.rank()) for known in hand] for hand in view.card_knowledge()
        ],
        "discards": [str(card) for card in view.discard_pile()],
        "table": [view.fireworks(), view.deck_size(), view.information_tokens(), view.life_tokens()],
        "legal": [str(move) for move in view.legal_moves()],
        "last": [told(item) for item in view.last_moves()],
    }


def told(item: Any) -> list[Any]:
    """Everything a move of the past says of itself."""
    came_of_it = [item.scored(), item.information_token(), item.color(), item.rank(), item.deal_to_player()]
    revealed = [item.card_info_revealed(), item.card_info_newly_revealed()]
    return [str(item.move()), item.move().to_dict(), item.player(), *came_of_it, *revealed]


def digest(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def play(env: Any, observations: dict[str, Any], policy: str) -> dict[str, Any]:
    """Play a game to its end and say everything that could be seen."""
    players = [POLICIES[policy](seat) for seat in range(env.players)]
    moves: list[Any] = []
    seen: list[list[Any]] = [[shown(observations)]]
    done = False
    while not done:
        seat = observations["current_player"]
        moves.append(players[seat].act(env, observations["player_observations"][seat]))
        observations, reward, done, info = env.step(moves[-1])
        seen.append([shown(observations), reward, done, info, env.state.score(), env.state.is_terminal()])
    seen.append([told(item) for item in env.state.move_history()])
    sizes = [env.vectorized_observation_shape(), env.num_moves()]
    return {"sizes": sizes, "moves": moves, "seen": [digest(each) for each in seen], "written": seen}


def record(rl_env: Any, game: dict[str, Any]) -> dict[str, Any]:
    """A game of hanabi-learning-environment, and the deck it dealt."""
    env = rl_env.HanabiEnv(dict(game["config"]))
    first = env.reset()
    played = play(env, first, game["policy"])
    dealt = (item.move() for item in env.state.move_history() if item.deal_to_player() >= 0)
    deck = " ".join("rygwb"[move.color()] + str(move.rank() + 1) for move in dealt)
    readable = {0, len(played["seen"]) - 2} if game["policy"] == "hearsay" else set()
    written = {place: seen for place, seen in enumerate(played["written"]) if place in readable}
    return {**game, "deck": deck, "first": first["current_player"], **played, "written": written}


def main() -> None:
    from hanabi_learning_environment import rl_env  # type: ignore[import-not-found]

    text = ",\n".join(json.dumps(record(rl_env, game), separators=(",", ":")) for game in GAMES)
    Path(sys.argv[1]).write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""A bot in plain Python, without the package: `hanabi play --bot "program:python3 examples/program_bot.py"`.

It plays what clues say must fit, points at what fits, and otherwise discards its oldest card; see
docs/bot-protocol.md for what the lines mean.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


def main() -> None:
    rules: Json = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer({"type": "hello", "protocol": 1, "name": "Careful"})
        elif message["type"] == "start":
            rules = message["rules"]
        elif message["type"] == "act":
            action = choose(rules, message["view"], message["legal"])
            answer({"type": "choice", "number": message["number"], "action": action})
        elif message["type"] == "bye":
            break


def answer(message: Json) -> None:
    print(json.dumps(message), flush=True)


def choose(rules: Json, view: Json, legal: list[Json]) -> Json:
    """The first wish that is legal; failing that, anything that is."""
    return next((wish for wish in wishes(rules, view, legal) if wish in legal), legal[-1])


def wishes(rules: Json, view: Json, legal: list[Json]) -> Iterator[Json]:
    """What it would like to do, the best first."""
    own = view["board"]["hands"][view["seat"]]
    for held in own:
        if all(fits(rules, view, suit, rank) for suit, rank in possible(held)):
            yield {"type": "play", "card": held["id"], "announce": None}
    for action in legal:
        if action["type"] == "clue" and invites(rules, view, action):
            yield action
    for held in own:
        yield {"type": "discard", "card": held["id"]}


def possible(held: Json) -> list[tuple[str, int]]:
    """The faces that clues leave to a card."""
    return [(suit, rank) for suit in held["known"]["suits"] for rank in held["known"]["ranks"]]


def fits(rules: Json, view: Json, suit: str, rank: int) -> bool:
    """Whether a card starts or continues its firework; black powder is built downwards."""
    place = [each["key"] for each in rules["suits"]].index(suit)
    left = rules["suits"][place]["order"][view["board"]["fireworks"][place] :]
    return bool(left[:1] == [rank])


def invites(rules: Json, view: Json, clue: Json) -> bool:
    """Whether a clue is news, and every card it points at fits."""
    pointed = [held for held in view["board"]["hands"][clue["to"]] if touches(rules, view, clue, held)]
    news = any(clue["value"] not in held["known"]["said"] for held in pointed)
    faces = [view["faces"][str(held["id"])] for held in pointed]
    return news and all(fits(rules, view, face["suit"], face["rank"]) for face in faces)


def touches(rules: Json, view: Json, clue: Json, held: Json) -> bool:
    """Whether a clue points at a card: some fireworks count as every colour, some as none."""
    face, value = view["faces"][str(held["id"])], clue["value"]
    if isinstance(value, int):
        return bool(face["rank"] == value)
    touch = {suit["key"]: suit["touch"] for suit in rules["suits"]}[face["suit"]]
    return bool(touch == "every" or (touch == "own" and face["suit"] == value))


if __name__ == "__main__":
    main()

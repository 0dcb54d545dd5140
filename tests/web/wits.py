"""What people do in these tests: they look at each other's pages, so that every firework gets finished."""

import random
from collections.abc import Sequence
from typing import Any

from tests.web.person import Person, Told

CHANCE = random.Random(7)


def blunder(person: Person, people: Sequence[Person]) -> Told:
    """One of the kinds of actions there are now, so that a game has some of each and is soon over."""
    kinds = sorted({option["action"]["type"] for option in person.options})
    kind = CHANCE.choice(kinds)
    return CHANCE.choice([option for option in person.options if option["action"]["type"] == kind])


def excel(person: Person, people: Sequence[Person]) -> Told:
    """A card that fits, else a clue or a card nobody needs, as a player who sees their own hand chooses."""
    faces = own_faces(person, people)
    plays = [option for option in person.options if fits(option["action"], faces, person)]
    if plays:
        # Announced wherever that is possible.
        return max(plays, key=lambda option: option["action"].get("announce") or "")
    kinds = {option["action"]["type"] for option in person.options}
    if "choose" in kinds:
        return person.options[0]
    if "discard" in kinds and (person.now["table"]["clue_tokens"] < 3 or "clue" not in kinds):
        return least_missed(person, faces)
    clues = [option for option in person.options if option["action"]["type"] == "clue"]
    return max(clues, key=lambda option: len(option.get("points_at", ())))


def oldest(person: Person, people: Sequence[Person]) -> Told:
    """The first thing that is offered: the oldest card is played, a tile answered."""
    return person.options[0]


def chat(person: Person, people: Sequence[Person]) -> Told:
    """Any clue."""
    return next(option for option in person.options if option["action"]["type"] == "clue")


def own_faces(person: Person, people: Sequence[Person]) -> dict[int, Any]:
    """One's own cards, as the others see them."""
    other = next(each for each in people if each is not person)
    hand = other.now["table"]["hands"][person.game["seat"]]
    return {card["id"]: card["face"] for card in hand if card.get("face")}


def fits(action: Told, faces: dict[int, Any], person: Person) -> bool:
    face = faces.get(action["card"]) if action["type"] == "play" else None
    if face is None or action.get("announce") not in (None, face["suit"]):
        return False
    return bool(face["rank"] == next_rank(face["suit"], person))


def next_rank(suit: str, person: Person) -> int | None:
    """The rank a firework waits for."""
    suits = person.game["rules"]["suits"]
    place = [each["key"] for each in suits].index(suit)
    height = person.now["table"]["fireworks"][place]
    order = suits[place]["order"]
    return int(order[height]) if height < len(order) else None


def least_missed(person: Person, faces: dict[int, Any]) -> Told:
    """The discard that costs least: a card that was played already, else one with the most copies."""
    discards = [option for option in person.options if option["action"]["type"] == "discard"]
    return max(discards, key=lambda option: uselessness(faces.get(option["action"]["card"]), person))


def uselessness(face: Any, person: Person) -> int:
    if face is None:
        return 0
    suit = next(each for each in person.game["rules"]["suits"] if each["key"] == face["suit"])
    waiting = next_rank(face["suit"], person)
    order = list(suit["order"])
    if waiting is None or order.index(face["rank"]) < order.index(waiting):
        return 10
    return int(suit["copies"][face["rank"] - 1])

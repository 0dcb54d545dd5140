"""Dealt games for the team, on rulesets that differ in everything a team has to cope with."""

import random

from hanabi.game import GameState, deal, shuffled
from hanabi.rules import ruleset

RULESETS = (
    "pl",
    "es+avalanche",
    "fr+avalanche+black-powder+flamboyant-fives",
    "pt+avalanche+black-powder+all-or-nothing+synchronised-show",
    "custom+avalanche-own+flamboyant-fives+synchronised-show",
    "custom+hand=1+suits=1",
    "custom+ranks=3+suits=3+hand=3+black-powder",
    "custom+tokens=1+strikes=1+hand=2+suits=2+all-or-nothing+black-powder",
)


def dealt(name: str, players: int, games: int, seed: int = 1) -> list[GameState]:
    """The first `games` games of a seed."""
    rules = ruleset(name)
    shuffles = [shuffled(rules, random.Random(f"{seed}/{game}")) for game in range(games)]
    return [deal(rules, players, shuffle)[0] for shuffle in shuffles]


def sizes(name: str) -> range:
    """How many may play."""
    return range(2, ruleset(name).most_players + 1)

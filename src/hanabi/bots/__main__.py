"""How well a bot plays with itself: `python -m hanabi.bots --bot beginner --players 2 --games 1000`."""

import argparse
import os
import random
from math import sqrt
from statistics import fmean, pstdev

from hanabi.bots import BOTS, bot, play_game
from hanabi.errors import HanabiError
from hanabi.game import Outcome, Result, deal, shuffled
from hanabi.rules import Ruleset, ruleset
from hanabi.text import Catalogue, chosen_language, sentence


def outcome(rules: Ruleset, players: int, name: str, seed: int) -> Outcome:
    """How the game of a seed ends."""
    state, _ = deal(rules, players, shuffled(rules, random.Random(seed)))
    final, _ = play_game(state, [bot(name) for _ in range(players)], seed)
    assert final.board.outcome is not None
    return final.board.outcome


def report(outcomes: list[Outcome]) -> str:
    """The mean score and its standard error, and how many games were perfect or struck out."""
    scores = [outcome.score for outcome in outcomes]
    error = pstdev(scores) / sqrt(len(scores))
    perfect, out = (
        fmean(outcome.result is result for outcome in outcomes)
        for result in (Result.PERFECT, Result.STRUCK_OUT)
    )
    return f"mean {fmean(scores):.3f} ± {error:.3f}  perfect {perfect:.1%}  struck out {out:.1%}"


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m hanabi.bots")
    parser.add_argument("--bot", choices=BOTS, default="beginner")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--ruleset", default="pl")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    asked = parser.parse_args(words)
    if asked.games < 1:
        parser.error("--games: at least one game is needed")
    seeds = range(asked.seed, asked.seed + asked.games)
    try:
        rules = ruleset(asked.ruleset)
        print(report([outcome(rules, asked.players, asked.bot, seed) for seed in seeds]))
    except HanabiError as error:
        parser.exit(1, f"{sentence(Catalogue(chosen_language(None, os.environ)), error)}\n")


if __name__ == "__main__":
    main()

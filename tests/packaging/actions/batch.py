"""Moves a batch of games with the compiled kernel."""

from hanabi.fast import Games
from hanabi.fast.compiling import COMPILES

games = Games("fr+black-powder", players=3, count=1000, seed=7)
for _ in range(100):
    games.step(games.sample())
assert COMPILES
print(f"{100 * games.count:,} moves in {games.count:,} compiled games")

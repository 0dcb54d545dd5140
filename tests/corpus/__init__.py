"""Recorded games of people, and a run through any folder of games: `python -m tests.corpus FOLDER`.

`people.txt` has games of people with a program from HanabiData by Markus Eger and Chris Martens
(https://github.com/yawgmoth/HanabiData), licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).
They were shortened: each line has the id of a game, the seed of its deck, its score and its moves.
"""

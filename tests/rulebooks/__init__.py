"""The rulebooks as tests: at least one for every tag of docs/rules.md, in words a player can read."""

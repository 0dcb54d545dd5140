"""The bots `club` and `partner`, whose clues have conventional meanings (docs/conventions.md)."""

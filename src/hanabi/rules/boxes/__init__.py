"""The boxes in this package, one file each; `hanabi.rules.registry` finds them by their names."""

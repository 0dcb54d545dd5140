"""The engine of `beginner`, `club` and `partner`, who read more and more into clues (docs/conventions.md)."""

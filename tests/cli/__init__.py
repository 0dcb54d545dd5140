"""The command `hanabi`, as a person or a program runs it."""

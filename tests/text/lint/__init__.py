"""The linter of the catalogues: each slip with its line, and what to write instead."""

"""Players that mean something by their clues, as people do: one set of conventions, two strengths."""

"""Every text that a person reads, by message and language; the Fluent files are next to this one."""

from hanabi.text.catalogue import (
    Catalogue,
    accepted_words,
    best_match,
    choose_language,
    format_list,
    is_yes,
    languages,
    sentence,
)

__all__ = [
    "Catalogue",
    "accepted_words",
    "best_match",
    "choose_language",
    "format_list",
    "is_yes",
    "languages",
    "sentence",
]

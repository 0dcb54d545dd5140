"""Every text that a person reads, by message and language; the Fluent files are next to this one."""

from hanabi.text.catalogue import (
    Catalogue,
    accepted_words,
    best_match,
    choose_language,
    fold,
    format_list,
    is_word,
    is_yes,
    languages,
    sentence,
)
from hanabi.text.suggestions import suggestion

__all__ = [
    "Catalogue",
    "accepted_words",
    "best_match",
    "choose_language",
    "fold",
    "format_list",
    "is_word",
    "is_yes",
    "languages",
    "sentence",
    "suggestion",
]

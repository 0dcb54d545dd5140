"""Everything a person reads, by message and language, in Fluent files beside this one."""

from hanabi.text.catalogue import Catalogue, best_match, chosen_language, languages, listed, sentence

__all__ = ["Catalogue", "best_match", "chosen_language", "languages", "listed", "sentence"]

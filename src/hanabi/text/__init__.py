"""Every text that a person reads, by message and language; the Fluent files are next to this one."""

from hanabi.text.catalogue import Catalogue, best_match, choose_language, format_list, languages, sentence

__all__ = ["Catalogue", "best_match", "choose_language", "format_list", "languages", "sentence"]

"""Hanabi: the rules of five printed boxes, played exactly."""

from hanabi.errors import HanabiError, in_code, word_by


def _worded(error: HanabiError) -> str:
    """Format an error as an English sentence and its code; the catalogue is loaded only when needed."""
    from hanabi.text import Catalogue, sentence

    catalogue = Catalogue()
    if not catalogue.knows(f"error-{error.code}"):
        return in_code(error)
    return f"{sentence(catalogue, error)} [{error.code}]"


word_by(_worded)

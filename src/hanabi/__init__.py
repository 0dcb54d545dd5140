"""Hanabi: the rules of five printed boxes, played exactly."""

from hanabi.errors import HanabiError, format_code, set_formatter


def _to_text(error: HanabiError) -> str:
    """Format an error as an English sentence and its code; the catalogue is loaded only when needed."""
    from hanabi.text import Catalogue, sentence

    catalogue = Catalogue()
    if not catalogue.knows(f"error-{error.code}"):
        return format_code(error)
    return f"{sentence(catalogue, error)} [{error.code}]"


set_formatter(_to_text)

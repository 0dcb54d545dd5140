"""What a person may have meant by a word that is not one of those possible."""

from hanabi.text.catalogue import Catalogue, CodedError

MISTAKEN = ("value", "word", "option", "edition", "name", "language")
"""The details of an error that may hold the word that was typed; the first one present is used."""
POSSIBLE = ("choices", "commands", "options", "offered", "known")
"""The details that list the possible words, separated by commas."""
CLOSE = 0.6
"""How much alike two words must be, from 0 to 1."""


def suggestion(catalogue: Catalogue, error: CodedError) -> str:
    """A sentence with the word that was probably meant; empty if nothing comes close."""
    from difflib import get_close_matches

    typed = next((error.details[name] for name in MISTAKEN if name in error.details), "")
    listed = next((error.details[name] for name in POSSIBLE if name in error.details), "")
    possible = {_bare(word): word for word in str(listed).split(", ")}
    close = get_close_matches(_bare(str(typed)), possible, n=1, cutoff=CLOSE)
    meant = possible[close[0]] if close else typed
    return "" if meant == typed else catalogue.say("did-you-mean", word=meant)


def _bare(word: str) -> str:
    """A word without the dashes of an option, which would make any two options alike."""
    return word.lower().lstrip("-")

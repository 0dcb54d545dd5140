"""Sentences lack nothing here."""

from tests.text.strict import nothing_missing

__all__ = ["nothing_missing"]

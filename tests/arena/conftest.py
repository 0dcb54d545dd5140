"""Every sentence must get all of its values here."""

from tests.text.strict import nothing_missing

__all__ = ["nothing_missing"]

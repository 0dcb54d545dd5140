"""Read and write games of hanab.live: its JSON format and its links.

The terms of that site (variants, suits, clue colours, end conditions) stay in this package. There the first
player is seat 0 and the suits are Red Yellow Green Blue Purple.
"""

from hanabi.game.hanab_live.links import compact_link, expand_link, is_link
from hanabi.game.hanab_live.reading import from_hanab_live, read_record
from hanabi.game.hanab_live.variants import VARIANTS, Variant, variant_named
from hanabi.game.hanab_live.writing import is_exportable, to_hanab_live, write_hanab_live, write_link

__all__ = [
    "VARIANTS",
    "Variant",
    "compact_link",
    "expand_link",
    "from_hanab_live",
    "is_exportable",
    "is_link",
    "read_record",
    "to_hanab_live",
    "variant_named",
    "write_hanab_live",
    "write_link",
]

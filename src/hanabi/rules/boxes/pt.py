"""The Brazilian box."""

from hanabi.rules.editions import BoxWords, Edition
from hanabi.rules.expansions import all_or_nothing, avalanche_own, black_powder, synchronised_show
from hanabi.rules.ruleset import Ruleset

EDITION = Edition(
    Ruleset("pt"),
    language="pt",
    offers={
        "avalanche": avalanche_own,  # X1a, U17
        "black-powder": black_powder,  # X2, X4: with X1
        "all-or-nothing": all_or_nothing,  # V1
        "synchronised-show": synchronised_show,  # V2
    },
    notes={"ruling-u4-third", "ruling-u14-announced"},
    words={
        "en": BoxWords(
            "the Brazilian edition",
            "Brazilian edition",
            "Multicolour is a colour of its own. Synchronised show, but no bonus tiles.",
        ),
        "de": BoxWords(
            "die brasilianische Ausgabe",
            "brasilianisch",
            "Bunt ist eine eigene Farbe. Synchronisiertes Feuerwerk, aber keine Bonusplättchen.",
        ),
        "es": BoxWords(
            "la caja brasileña",
            "caja brasileña",
            "El multicolor es un color aparte. Con espectáculo sincronizado, pero sin tarjetas de "
            "bonificación.",
        ),
        "fr": BoxWords(
            "la boîte brésilienne",
            "boîte brésilienne",
            "Le multicolore est une couleur à part. Un spectacle synchronisé, mais pas de tuiles bonus.",
        ),
        "pl": BoxWords(
            "wydanie brazylijskie",
            "brazylijskie",
            "Wielokolorowy to osobny kolor. Jest zsynchronizowany pokaz, ale nie ma kafelków bonusowych.",
        ),
        "pt": BoxWords(
            "a caixa brasileira",
            "caixa brasileira",
            "Multicolorido é uma cor como as outras. Tem Coreografia ensaiada, mas não tem fichas de bônus.",
        ),
    },
)

"""The German box."""

from hanabi.rules.editions import BoxWords, Edition
from hanabi.rules.expansions import all_or_nothing, avalanche_every, black_powder, german_bonus_tiles
from hanabi.rules.ruleset import Ruleset

EDITION = Edition(
    Ruleset("de"),
    language="de",
    offers={
        "avalanche": avalanche_every,  # X1b
        "black-powder": black_powder,  # X2, U18
        "flamboyant-fives": german_bonus_tiles,  # X3, X3a: on any completion; X3.5 must become X3.6
        "all-or-nothing": all_or_nothing,  # V1, in the tips
    },
    unnamed={"all-or-nothing"},
    notes={"ruling-u18"},
    words={
        "en": BoxWords(
            "the German edition",
            "German edition",
            "Like the French edition, but completing any firework earns a bonus tile.",
        ),
        "de": BoxWords(
            "die deutsche Ausgabe",
            "deutsch",
            "Jeder Farbhinweis zeigt auf bunte Karten. Dazu Schwarzpulver und Bonusplättchen für fertige "
            "Reihen.",
        ),
        "es": BoxWords(
            "la caja alemana",
            "caja alemana",
            "Como la caja francesa, pero cualquier serie completada da una tarjeta de bonificación.",
        ),
        "fr": BoxWords(
            "la boîte allemande",
            "boîte allemande",
            "Comme la boîte française, mais tout feu d’artifice complété donne une tuile bonus.",
        ),
        "pl": BoxWords(
            "wydanie niemieckie",
            "niemieckie",
            "Jak w wydaniu francuskim, ale każdy ukończony fajerwerk daje kafelek bonusowy.",
        ),
        "pt": BoxWords(
            "a caixa alemã",
            "caixa alemã",
            "Como a caixa francesa, mas todo fogo de artifício completado dá uma ficha de bônus.",
        ),
    },
)

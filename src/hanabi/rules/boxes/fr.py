"""The French box."""

from hanabi.rules.editions import BoxWords, Edition
from hanabi.rules.expansions import all_or_nothing, avalanche_every, black_powder, flamboyant_fives
from hanabi.rules.ruleset import Ruleset

EDITION = Edition(
    Ruleset("fr"),
    language="fr",
    offers={
        "avalanche": avalanche_every,  # X1b
        "black-powder": black_powder,  # X2, X4
        "flamboyant-fives": flamboyant_fives,  # X3, X3a: on a 5
        "all-or-nothing": all_or_nothing,  # V1
    },
    notes={"ruling-u20-without-tiles"},
    awards=True,
    words={
        "en": BoxWords(
            "the French edition",
            "French edition",
            "Every colour clue points at multicolour cards. Black powder, and bonus tiles for "
            "completing a firework with a 5.",
        ),
        "de": BoxWords(
            "die französische Ausgabe",
            "französisch",
            "Jeder Farbhinweis zeigt auf bunte Karten. Schwarzpulver, und Bonusplättchen für jede "
            "Reihe, die eine 5 vervollständigt.",
        ),
        "es": BoxWords(
            "la caja francesa",
            "caja francesa",
            "Como la caja española, pero la pista gratis de una tarjeta de bonificación puede no "
            "señalar nada.",
        ),
        "fr": BoxWords(
            "la boîte française",
            "boîte française",
            "Tout indice de couleur désigne aussi les cartes multicolores. Poudre noire, et tuiles "
            "bonus pour les feux d’artifice complétés par un 5.",
        ),
        "pl": BoxWords(
            "wydanie francuskie",
            "francuskie",
            "Każda wskazówka o kolorze wskazuje też karty wielokolorowe. Jest czarny proch, a za "
            "fajerwerk ukończony piątką kafelek bonusowy.",
        ),
        "pt": BoxWords(
            "a caixa francesa",
            "caixa francesa",
            "Toda dica de cor aponta também para as cartas multicoloridas. Tem Pólvora negra e, para "
            "fogos de artifício completados com um 5, fichas de bônus.",
        ),
    },
)

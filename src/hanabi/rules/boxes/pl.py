"""The Polish box."""

from hanabi.rules.editions import BoxWords, Edition
from hanabi.rules.expansions import all_or_nothing, avalanche_own_5, synchronised_show
from hanabi.rules.ruleset import Ruleset

EDITION = Edition(
    Ruleset("pl", empty_clues=False),  # U1
    language="pl",
    offers={
        "avalanche": avalanche_own_5,  # X1a, X1c; X4: the only expansion
        "all-or-nothing": all_or_nothing,  # V1
        "synchronised-show": synchronised_show,  # V2
    },
    notes={"ruling-u1", "ruling-u24"},
    words={
        "en": BoxWords(
            "the Polish edition",
            "Polish edition",
            "A clue must point at a card. Multicolour is a colour of its own with five cards. No "
            "black powder, no bonus tiles.",
        ),
        "de": BoxWords(
            "die polnische Ausgabe",
            "polnisch",
            "Ein Hinweis muss auf eine Karte zeigen. Bunt ist eine eigene Farbe mit fünf Karten; kein "
            "Schwarzpulver, keine Bonusplättchen.",
        ),
        "es": BoxWords(
            "la caja polaca",
            "caja polaca",
            "Una pista debe señalar una carta. El multicolor es un color aparte, con cinco cartas; "
            "sin pólvora negra ni tarjetas de bonificación.",
        ),
        "fr": BoxWords(
            "la boîte polonaise",
            "boîte polonaise",
            "Un indice doit désigner une carte. Le multicolore est une couleur à part, avec cinq "
            "cartes ; ni poudre noire ni tuiles bonus.",
        ),
        "pl": BoxWords(
            "wydanie polskie",
            "polskie",
            "Wskazówka musi wskazywać jakąś kartę. Wielokolorowy to osobny kolor z pięcioma kartami; "
            "bez czarnego prochu i kafelków bonusowych.",
        ),
        "pt": BoxWords(
            "a caixa polonesa",
            "caixa polonesa",
            "Toda dica deve apontar para alguma carta. Multicolorido é uma cor como as outras, com "
            "cinco cartas; sem Pólvora negra nem fichas de bônus.",
        ),
    },
)

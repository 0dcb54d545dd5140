"""The Spanish box."""

from hanabi.rules.editions import RULINGS, BoxWords, Edition
from hanabi.rules.expansions import (
    all_or_nothing,
    avalanche_every,
    black_powder,
    common_bonus_tiles,
    spanish_bonus_tiles,
)
from hanabi.rules.ruleset import Ruleset

EDITION = Edition(
    Ruleset("es"),  # B1 to B17; U2: discarding is forbidden at eight tokens, as in the other books
    language="es",
    offers={
        "avalanche": avalanche_every,  # X1b
        "black-powder": black_powder,  # X2, X4
        "flamboyant-fives": spanish_bonus_tiles,  # X3, X3a: on a 5; U10: tiles 3, 4 and 6 by the letter
        "all-or-nothing": all_or_nothing,  # V1
    },
    rulings=RULINGS | {"flamboyant-fives": ("flamboyant-fives-common", common_bonus_tiles)},  # U10
    notes={"ruling-u2", "ruling-u10-letter", "ruling-u10-common", "ruling-u20-without-tiles"},
    awards=True,
    words={
        "en": BoxWords(
            "the Spanish edition",
            "Spanish edition",
            "Every colour clue points at multicolour cards. Black powder, and bonus tiles whose free "
            "clues must point at a card.",
        ),
        "de": BoxWords(
            "die spanische Ausgabe",
            "spanisch",
            "Jeder Farbhinweis zeigt auf bunte Karten. Schwarzpulver, und Bonusplättchen, deren "
            "kostenlose Hinweise auf eine Karte zeigen müssen.",
        ),
        "es": BoxWords(
            "la caja española",
            "caja española",
            "Toda pista de color señala las cartas multicolor. Con pólvora negra, y con tarjetas de "
            "bonificación por completar series con un 5.",
        ),
        "fr": BoxWords(
            "la boîte espagnole",
            "boîte espagnole",
            "Tout indice de couleur désigne aussi les cartes multicolores. Poudre noire, et tuiles "
            "bonus dont l’indice gratuit doit désigner une carte.",
        ),
        "pl": BoxWords(
            "wydanie hiszpańskie",
            "hiszpańskie",
            "Każda wskazówka o kolorze wskazuje też karty wielokolorowe. Jest czarny proch i są "
            "kafelki bonusowe, z których darmowa wskazówka musi wskazywać jakąś kartę.",
        ),
        "pt": BoxWords(
            "a caixa espanhola",
            "caixa espanhola",
            "Toda dica de cor aponta também para as cartas multicoloridas. Tem Pólvora negra e fichas "
            "de bônus cuja dica grátis deve apontar para uma carta.",
        ),
    },
)

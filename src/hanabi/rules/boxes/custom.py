"""No printed box: everything that the boxes offer, in every combination."""

from hanabi.rules import expansions
from hanabi.rules.editions import BoxWords, Edition
from hanabi.rules.ruleset import Ruleset

EDITION = Edition(
    Ruleset("custom", hand_sizes=(5, 5, 4, 4, 3)),
    language="",
    offers={
        "avalanche-own": expansions.avalanche_own,
        "avalanche-own-5": expansions.avalanche_own_5,
        "avalanche-every": expansions.avalanche_every,
        "black-powder": expansions.black_powder,
        "black-powder-floor-0": expansions.black_powder_floor_0,
        "flamboyant-fives": expansions.flamboyant_fives,
        "bonus-tiles": expansions.bonus_tiles,
        "no-declining": expansions.no_declining,
        "no-empty-free-clues": expansions.no_empty_free_clues,
        "may-waste": expansions.may_waste,
        "all-or-nothing": expansions.all_or_nothing,
        "all-or-nothing-no-skips": expansions.all_or_nothing_no_skips,
        "synchronised-show": expansions.synchronised_show,
        "no-empty-clues": expansions.no_empty_clues,
    },
    awards=True,
    words={
        "en": BoxWords(
            "your own mix of everything",
            "your own mix",
            "Everything from all editions, your own numbers, and up to six players.",
        ),
        "de": BoxWords(
            "deine eigene Mischung",
            "eigene Mischung",
            "Alles aus allen Ausgaben, eigene Zahlen und bis zu sechs Personen.",
        ),
        "es": BoxWords(
            "tu propia mezcla",
            "tu propia mezcla",
            "Todo lo de todas las cajas, las cantidades que elijas y hasta seis jugadores.",
        ),
        "fr": BoxWords(
            "ton propre mélange",
            "ton mélange",
            "Le contenu de toutes les boîtes, des quantités à ton choix et jusqu’à six joueurs.",
        ),
        "pl": BoxWords(
            "twoja własna mieszanka wszystkiego",
            "własna mieszanka",
            "Wszystko ze wszystkich wydań, własne liczby i do sześciu graczy.",
        ),
        "pt": BoxWords(
            "sua própria mistura",
            "sua mistura",
            "Tudo de todas as caixas, quantidades à sua escolha e até seis jogadores.",
        ),
    },
)

"""The sentences for advice and reviews."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from hanabi.bots import Reason
from hanabi.coach.advice import BotAdvice, SuggestedAction
from hanabi.coach.chances import to_percent
from hanabi.coach.clue_story import ExplainedClue
from hanabi.coach.facts import Odds, TouchedCard
from hanabi.coach.marks import ReviewMark
from hanabi.coach.review import ReviewedGame, Verdict
from hanabi.game import Action, Choose, Clue, Discard, Play
from hanabi.rules import Card
from hanabi.table import ClueMeaning
from hanabi.text import Catalogue, format_list
from hanabi.text.catalogue import sanitize

Values: TypeAlias = dict[str, str | int]
Names: TypeAlias = Sequence[str]
"""The names at the table, by seat."""
Bots: TypeAlias = Sequence[str | None]
"""The bots at the table, by seat; None is a person."""


def mark_text(catalogue: Catalogue, names: Names, mark: ReviewMark) -> str:
    """The sentences of a mark or of praise."""
    values: Values = {**mark.details, "cost": mark.cost, "player": names[mark.seat]}
    seats = {"to": "receiver", "warner": "warner", "answerer": "answerer"}
    values |= {name: names[int(mark.details[key])] for key, name in seats.items() if key in mark.details}
    if "clue" in mark.details:
        values["clue"] = _clue_word(catalogue, mark.details["clue"])
    return catalogue.say(f"mark-{mark.code}", **values).strip()


def _clue_word(catalogue: Catalogue, value: str | int) -> str:
    """What a clue says, as players write it."""
    return str(value) if isinstance(value, int) else catalogue.say(f"suit-{value}")


def verdict_text(catalogue: Catalogue, verdict: Verdict) -> str:
    """The sentence of a verdict."""
    return catalogue.say(
        f"verdict-{verdict.code}",
        score=verdict.score,
        best=verdict.best,
        possible=verdict.possible,
        cards=verdict.lost.get("cards", 0),
        turns=verdict.lost.get("turns", 0),
    )


def decisive_text(catalogue: Catalogue, review: ReviewedGame) -> str:
    """A sentence with the turns in which the best score still possible fell; empty if there are none."""
    turns = review.decisive
    if not turns:
        return ""
    return catalogue.say("coach-decisive", count=len(turns), turns=format_list(catalogue, turns))


def pace_text(catalogue: Catalogue, review: ReviewedGame) -> str:
    """How many cards the clues won, and when the pace ran out; empty for a game without a clue."""
    spent = review.steps[-1].efficiency
    if spent.rate is None:
        return ""
    out = next((step.turn for step in review.steps if step.pace is not None and step.pace <= 0), 0)
    start = review.steps[0].pace
    return catalogue.say(
        "coach-pace",
        cards=spent.cards,
        clues=spent.clues,
        rate=f"{spent.rate:.2f}".replace(".", catalogue.say("arena-decimal-mark")),
        start=0 if start is None else start,
        known=start is not None,
        turn=out,
    )


def advice_text(catalogue: Catalogue, names: Names, advice: BotAdvice) -> str:
    """What the bot would do and why."""
    return catalogue.say("coach-advice", **_values(catalogue, names, advice.best)).strip()


def action_text(catalogue: Catalogue, names: Names, action: Action, place: int = 0) -> str:
    """An action as one would advise it; `place` is that of the card it plays or discards, counted from 1."""
    return catalogue.say("coach-action", **action_values(names, action, place)).strip()


def alternative_text(catalogue: Catalogue, names: Names, suggestion: SuggestedAction) -> str:
    """What other bots would do and why."""
    bots = format_list(catalogue, [bot_name(catalogue, bot) for bot in suggestion.bots])
    return catalogue.say("coach-alternative", bots=bots, **_values(catalogue, names, suggestion)).strip()


def advice_lines(catalogue: Catalogue, names: Names, advice: BotAdvice) -> Iterator[str]:
    """What clues meant; then the lines of advice and its alternatives, each followed by its facts."""
    yield from (meaning_text(catalogue, names, meaning) for meaning in advice.clues)
    yield advice_text(catalogue, names, advice)
    yield from _facts(catalogue, advice.best)
    for each in advice.alternatives:
        yield alternative_text(catalogue, names, each)
        yield from _facts(catalogue, each)


def meaning_text(catalogue: Catalogue, names: Names, meaning: ClueMeaning) -> str:
    """What a clue means to anyone who knows the conventions."""
    return catalogue.say("coach-meaning", **_meaning_values(names, meaning)).strip()


def _meaning_values(names: Names, meaning: ClueMeaning) -> Values:
    return {
        "code": meaning.code,
        "giver": names[meaning.giver],
        "focus": meaning.focus,
        "called": meaning.awaited is not None,
        "awaited": names[meaning.awaited or 0],
        **_clue_values(names, Clue(meaning.to, meaning.value)),
    }


def clue_lines(catalogue: Catalogue, names: Names, bots: Bots, each: ExplainedClue) -> Iterator[str]:
    """What a clue says by the rules, and what it means by the conventions or the habit of its giver."""
    said, places = each.clued, [place + 1 for place in each.clued.places]
    suits = [catalogue.say(f"suit-{suit}") for suit in each.suits]
    yield catalogue.say(
        "coach-clue-says",
        **_clue_values(names, Clue(said.to, said.value)),
        count=len(places),
        places=format_list(catalogue, places) if places else "",
        suits=format_list(catalogue, suits, "list-or") if suits else "",
    )
    for place, faces in each.narrowed:
        left = format_list(catalogue, [_face_text(catalogue, face) for face in faces], "list-or")
        yield catalogue.say("coach-clue-leaves", place=place, count=len(faces), faces=left)
    if each.meaning is not None:
        yield catalogue.say("coach-means", **_meaning_values(names, each.meaning)).strip()
    else:
        yield habit_text(catalogue, bots[said.seat] or "")


def habit_text(catalogue: Catalogue, bot: str) -> str:
    """How a bot plays, in a sentence; empty for a bot of another package."""
    return catalogue.say(f"habit-{bot}") if catalogue.knows(f"habit-{bot}") else ""


def bot_name(catalogue: Catalogue, bot: str) -> str:
    """The name of a bot in this language; bots of other packages keep theirs, made safe to print."""
    if not catalogue.knows(f"screen-seat-{bot}"):
        return str(sanitize(bot))
    return catalogue.say(f"screen-seat-{bot}")


def facts_text(catalogue: Catalogue, suggestion: SuggestedAction) -> str:
    """The facts about a suggestion: odds by counting, or the cards that the clue points at."""
    if suggestion.odds is not None:
        return _odds_text(catalogue, suggestion.odds)
    if not _is_clue(suggestion.action):
        return ""
    if not suggestion.touched:
        return catalogue.say("coach-points-at-nothing")
    cards = format_list(catalogue, [_touched_text(catalogue, card) for card in suggestion.touched])
    return catalogue.say("coach-points-at", cards=cards)


def reason_text(catalogue: Catalogue, reason: Reason | None) -> str:
    """The sentence of a reason; empty if there is none or the catalogue does not know its code."""
    if reason is None or not catalogue.knows(f"reason-{reason.code}"):
        return ""
    return catalogue.say(f"reason-{reason.code}", **reason.details)


def _facts(catalogue: Catalogue, suggestion: SuggestedAction) -> Iterator[str]:
    text = facts_text(catalogue, suggestion)
    if text:
        yield f"    {text}"


def _is_clue(action: Action) -> bool:
    return isinstance(action.option if isinstance(action, Choose) else action, Clue)


def _odds_text(catalogue: Catalogue, odds: Odds) -> str:
    return catalogue.say(
        "coach-odds",
        fits=to_percent(odds.fits),
        indispensable=to_percent(odds.indispensable),
        dead=to_percent(odds.dead),
    )


def _touched_text(catalogue: Catalogue, card: TouchedCard) -> str:
    """A card such as `R1`, with what is special about it in parentheses."""
    signs = {"coach-fits": card.fits, "coach-indispensable": card.indispensable, "coach-dead": card.dead}
    said = [catalogue.say(message) for message, holds in signs.items() if holds]
    face = _face_text(catalogue, card.face)
    return f"{face} ({', '.join(said)})" if said else face


def _face_text(catalogue: Catalogue, face: Card) -> str:
    return f"{catalogue.say(f'letter-{face.suit}')}{face.rank}"


def _values(catalogue: Catalogue, names: Names, suggestion: SuggestedAction) -> Values:
    why = reason_text(catalogue, suggestion.reason)
    place = suggestion.odds.place if suggestion.odds else 0
    return {"reason": why, **action_values(names, suggestion.action, place)}


def action_values(names: Names, action: Action, place: int) -> Values:
    """The values with which the catalogue names an action; `place` is that of the card, counted from 1."""
    match action:
        case Play(announce=None):
            return {"kind": "play", "place": place}
        case Play(announce=str() as suit):
            return {"kind": "announce", "place": place, "suit": suit}
        case Discard():
            return {"kind": "discard", "place": place}
        case Clue() as clue:
            return _clue_values(names, clue)
        case Choose(Clue() as clue):
            return _clue_values(names, clue)
        case Choose(Card() as face):
            return {"kind": "card", "suit": face.suit, "rank": face.rank}
        case _:
            return {"kind": "decline"}


def _clue_values(names: Names, clue: Clue) -> Values:
    said: Values = {"rank": clue.value} if isinstance(clue.value, int) else {"suit": clue.value}
    kind = "rank" if isinstance(clue.value, int) else "colour"
    return {"kind": kind, "player": names[clue.to], **said}

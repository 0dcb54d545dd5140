"""Advice: from what a seat has heard and nothing else, on every ruleset, for every question."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from hanabi.bots import BotError, Choice, Reason
from hanabi.bots.bot import Company
from hanabi.bots.registry import Kind, companions, fallback_bot, kind
from hanabi.coach import CoachError, advise, advise_at
from hanabi.coach.advice import NOT_ASKED, other_advisers
from hanabi.coach.facts import odds, touched_cards
from hanabi.errors import HanabiError
from hanabi.game import (
    CardId,
    Choose,
    Clue,
    Discard,
    Event,
    Play,
    PlayerView,
    Seat,
    Stop,
    StopReason,
    legal_actions,
)
from hanabi.game.replay import Replay
from hanabi.rules import Ruleset
from hanabi.testing.positions import show
from tests.coach.games import guided, heard

RULESETS = (
    "fr",
    "pl+avalanche+synchronised-show",
    "de+flamboyant-fives+avalanche+black-powder",
    "fr+all-or-nothing",
    "custom+suits=2+hand=3+no-empty-clues",
)


def asked(replay: Replay, seat: Seat, events: list[Event], bot: str | None = None) -> object:
    return advise(replay.rules, len(replay.players), seat, 0, events, replay.first, bot)


@pytest.mark.parametrize("rules", RULESETS)
def test_advice_is_legal_on_every_ruleset(rules: str) -> None:
    replay = guided(rules, 3, 4)
    for place in range(0, len(replay.actions), 9):
        state, seat, events = heard(replay, place)
        advice = advise(replay.rules, 3, seat, 0, events, replay.first)
        suggested = (advice.best, *advice.alternatives)
        assert {each.action for each in suggested} <= set(legal_actions(state.view(seat)))
        assert advice.turn == state.board.turn + 1
        assert advice.bot == advice.best.bots[0] == fallback_bot()


def redealt(replay: Replay, place: int, chance: random.Random) -> Replay:
    """The same game for the seat to move, its own cards and the deck exchanged for others they might be."""
    state, seat, _ = heard(replay, place)
    own = [held.id for held in state.board.hands[seat]]
    hidden = [*(state.face(card) for card in own), *state.secrets.deck]
    known = [held.known for held in state.board.hands[seat]]
    while True:
        chance.shuffle(hidden)
        if all(told.allows(face) for told, face in zip(known, hidden, strict=False)):
            break
    hand = dict(zip(own, hidden, strict=False))
    faces = [hand.get(CardId(card), face) for card, face in enumerate(state.secrets.faces)]
    deck = (*faces, *hidden[len(own) :])
    return replace(replay, shuffle=replace(replay.shuffle, deck=deck), actions=replay.actions[:place])


@pytest.mark.parametrize(
    "rules", ["fr", "es+black-powder", "pl+avalanche+synchronised-show", "fr+all-or-nothing"]
)
def test_advice_does_not_depend_on_hidden_cards(rules: str) -> None:
    """Two games that differ only in what the seat to move cannot see."""
    replay, chance, changed = guided(rules, 3, 4), random.Random(1), 0
    for place in range(3, len(replay.actions), 9):
        other = redealt(replay, place, chance)
        changed += other.shuffle != replay.shuffle
        assert heard(other, place)[1:] == heard(replay, place)[1:]
        assert advise_at(other, place) == advise_at(replay, place)
    assert changed


def test_events_that_tell_too_much_are_heard_as_the_seat_may() -> None:
    replay = guided("fr", 3, 4)
    state, seat, events = heard(replay, 12)
    everything = [event for _, told in list(replay.steps())[:13] for event in told]
    assert everything != events
    assert asked(replay, seat, everything) == asked(replay, seat, events)
    assert state.board.seat == seat


def test_the_same_question_has_the_same_answer() -> None:
    replay = guided("fr", 3, 4)
    _, seat, events = heard(replay, 12)
    assert asked(replay, seat, events) == asked(replay, seat, list(events))
    assert asked(replay, seat, events) == advise_at(replay, 12)


def test_every_bot_that_plays_with_people_can_be_asked() -> None:
    replay = guided("fr", 3, 4)
    for name in companions():
        advice = advise_at(replay, 20, name)
        assert advice.bot == advice.best.bots[0] == name
        opinions = {bot for each in (advice.best, *advice.alternatives) for bot in each.bots}
        assert opinions == {name, *other_advisers(name)}


def test_nobody_is_asked_twice_and_nobody_for_a_whim() -> None:
    names = list(other_advisers("beginner"))
    assert len(set(names)) == len(names)
    assert not {"beginner", "expert", "cheater", *NOT_ASKED} & set(names)


def tile_questions(replay: Replay) -> list[int]:
    return [place for place, state in enumerate(replay.states()) if state.board.decision is not None]


def test_there_is_advice_for_the_choices_of_bonus_tiles() -> None:
    """X3: every kind of choice that the games below ask for."""
    kinds = set()
    for seed in range(12):
        replay = guided("fr+flamboyant-fives", 2, seed)
        for place in tile_questions(replay):
            action = advise_at(replay, place).best.action
            assert isinstance(action, Choose)
            kinds.add(type(action.option).__name__)
    assert kinds == {"Clue", "Card"}


def test_a_played_card_has_its_chances_and_a_clue_its_cards() -> None:
    table = show("fr", hands="r1 y1 . . . / r1 r2 w5 . .", table="y1").clue(1, "red").clue(0, 1)
    view = table.state.view(0)
    found = odds(view, Play(view.hand[0].id))
    assert found is not None
    assert found.place == 1
    assert found.indispensable == 0
    assert found.fits + found.dead == 1
    assert odds(view, Clue(1, 5)) is None
    [five] = touched_cards(view, Clue(1, 5))
    assert (str(five.face), five.place, five.news, five.indispensable, five.fits) == (
        "w5",
        3,
        True,
        True,
        False,
    )
    assert [card.news for card in touched_cards(view, Clue(1, "red"))] == [False, False]
    assert touched_cards(view, Discard(view.hand[0].id)) == ()


@pytest.mark.parametrize(
    ("name", "code"),
    [("genius", "unknown-bot"), ("expert", "bot-keeps-to-its-kind"), ("cheater", "bot-sees-too-much")],
)
def test_a_bot_that_does_not_play_with_people_gives_no_advice(name: str, code: str) -> None:
    with pytest.raises(BotError) as refused:
        advise_at(guided("fr", 3, 4), 3, name)
    assert refused.value.code in (code, "unknown-bot")


def wrong(replay: Replay, seat: Seat, events: list[Event]) -> str:
    with pytest.raises(HanabiError) as refused:
        asked(replay, seat, events)
    return refused.value.code


def test_where_there_is_nothing_to_decide_advice_is_refused() -> None:
    replay = guided("fr", 3, 4)
    _, seat, events = heard(replay, 12)
    assert wrong(replay, (seat + 1) % 3, events) == "advice-not-to-move"
    assert wrong(replay, seat, events[1:]) == "advice-without-deal"
    assert wrong(replay, seat, []) == "advice-without-deal"
    assert wrong(replay, 7, events) == "no-such-seat"
    with pytest.raises(CoachError, match="advice-game-over"):
        advise_at(replay, len(replay.actions))


def test_an_alternative_that_fails_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi.coach.advice.other_advisers", lambda _: iter(["broken"]))
    real = advise_at(guided("fr", 3, 4), 12, "beginner")
    assert real.alternatives == ()


class Rogue:
    """A bot that does what it was made for instead of playing."""

    def __init__(self, answer: Callable[[], Choice]) -> None:
        self.answer = answer

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None: ...

    def observe(self, event: Event) -> None: ...

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        return self.answer()


def raising() -> Choice:
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (raising, "broken-bot"),
        (lambda: Choice(Play(CardId(49)), Reason("random")), "illegal-answer"),
        (lambda: Choice(Stop(StopReason.VOTE), Reason("random")), "illegal-answer"),
    ],
)
def test_a_bot_that_fails_or_breaks_the_rules_is_refused_and_never_crashes_the_table(
    answer: Callable[[], Choice], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rogue = Kind("rogue", "somewhere", lambda: lambda: Rogue(answer), Company.ANYONE)
    monkeypatch.setattr("hanabi.coach.advice.kind", lambda name: rogue if name == "rogue" else kind(name))
    with pytest.raises(BotError) as refused:
        advise_at(guided("fr", 3, 4), 12, "rogue")
    assert refused.value.code == code
    monkeypatch.setattr("hanabi.coach.advice.other_advisers", lambda _: iter(["rogue"]))
    assert advise_at(guided("fr", 3, 4), 12, "beginner").alternatives == ()


class Unseated(Rogue):
    """A bot that cannot sit down, and counts how often it was closed."""

    left = 0

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        raise ZeroDivisionError

    def close(self) -> None:
        Unseated.left += 1


def test_an_adviser_that_cannot_sit_down_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    unseated = Kind("unseated", "somewhere", lambda: lambda: Unseated(raising), Company.ANYONE)
    monkeypatch.setattr("hanabi.coach.advice.kind", lambda _: unseated)
    with pytest.raises(BotError, match="broken-bot"):
        advise_at(guided("fr", 3, 4), 12, "unseated")
    assert Unseated.left == 1

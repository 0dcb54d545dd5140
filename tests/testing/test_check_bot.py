"""The contract of bots: those that keep it pass, and each broken promise is told in its own sentence."""

import pickle
import re
import threading

import pytest

from hanabi.bots import BotError, Choice, RandomBot
from hanabi.bots.conventions.players import Beginner
from hanabi.game import Dealt, Event, GameState, PlayerView, Seat
from hanabi.rules import EDITIONS, Ruleset
from hanabi.testing import BotFault, Finding, Promise, check_bot, examine
from hanabi.testing.promises import FAULTS
from hanabi.testing.trials import make_trials, sample_rulesets
from hanabi.text import Catalogue, languages, sentence
from tests.testing import faulty

BASE = ("pl", "fr")


def fault_of(make: object, rulesets: tuple[str, ...] = BASE, **settings: float) -> BotFault:
    with pytest.raises(BotFault) as found:
        check_bot(make, games=6, rulesets=rulesets, **settings)  # type: ignore[arg-type]
    return found.value


@pytest.mark.parametrize("make", [RandomBot, Beginner])
def test_our_simple_bots_keep_every_promise(make: type) -> None:
    assert examine(make, games=4) == tuple(Finding(promise) for promise in Promise)
    check_bot(make, games=1)


@pytest.mark.parametrize(
    ("make", "promise", "told"),
    [
        (
            faulty.Raising,
            "legal",
            r"turn 4 in seat 2: the bot failed with KeyError: 'red' \(faulty\.py:\d+\)",
        ),
        (
            faulty.Unmade,
            "legal",
            r"turn 0 in seat 1: the bot failed with OSError: no model \(faulty\.py:\d+\)",
        ),
        (faulty.Silent, "legal", "turn 4 in seat 2: the bot must answer with a Choice .* but answered None"),
        (faulty.Garbled, "legal", r"a Choice .* answered Choice\(action=Play\(card=\[0\]"),
        (faulty.Illegal, "legal", r"broke the rules with Play\(card=99, .*\)\. That card isn’t in"),
        (faulty.Stopping, "legal", r"broke the rules with Stop.*\)\. Only the room can do that"),
        (faulty.Mysterious, "reasons", "gave an unknown reason, “because”"),
        (faulty.Gossip, "reasons", "reveals more than its action, suit = "),
        (faulty.Vandal, "untouched", "the bot changed the PlayerView it was given"),
        (faulty.Litterer, "untouched", "the bot changed the Dealt it was given"),
        (faulty.Seedless, "repeatable", "the same seed and the same events, the bot first chose .*, then "),
        (faulty.Counting, "successor", "but a new bot given the same events chose "),
        (faulty.Nostalgic, "forgetful", "chose .*, but after an earlier game "),
        (faulty.Touchy, "any-history", "the bot failed with ValueError: nobody plays like that"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_broken_promise_is_told_in_a_sentence(make: type, promise: str, told: str) -> None:
    fault = fault_of(make)
    assert re.search(told, str(fault)), str(fault)
    broken = [finding.promise.value for finding in examine(make, games=6, rulesets=BASE) if finding.fault]
    assert broken == [promise]


def test_a_bot_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    look = GameState.view

    def watched(state: GameState, seat: Seat | None) -> PlayerView:
        faulty.Peeking.state = state
        return look(state, seat)

    monkeypatch.setattr(GameState, "view", watched)
    fault = fault_of(faulty.Peeking)
    assert fault.code == "fault-peeks"
    assert "when only the cards it can’t see were different" in str(fault)


def test_every_bot_hears_the_deal_before_it_is_asked_or_hears_anything_else() -> None:
    class Listener(Beginner):
        def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
            super().start(rules, players, seat, seed)
            self.heard: list[Event] = []

        def observe(self, event: Event) -> None:
            self.heard.append(event)
            assert isinstance(self.heard[0], Dealt)
            super().observe(event)

        def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
            assert isinstance(self.heard[0], Dealt)
            return super().act(view, deadline)

    check_bot(Listener, games=2, rulesets=BASE)


def test_a_bot_that_hangs_is_left_behind() -> None:
    before = set(threading.enumerate())
    fault = fault_of(faulty.Hanging, seconds_per_move=0.1)
    assert (fault.code, fault.details["seconds"], fault.details["turn"]) == ("fault-too-slow", "0.1", 4)
    left_behind = set(threading.enumerate()) - before
    assert left_behind
    assert all(thread.daemon for thread in left_behind)


def test_a_fault_says_where_it_happened() -> None:
    fault = fault_of(faulty.Illegal, rulesets=("es+black-powder",))
    where = {"ruleset": "es+black-powder", "players": 2, "seat": 1, "turn": 4}
    assert {**fault.details, **where} == fault.details
    assert str(fault).startswith("With es+black-powder and 2 players, on turn 4 in seat 2: ")
    assert str(fault).endswith(" [fault-illegal]")
    assert isinstance(fault, AssertionError)
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)


def test_what_a_fault_cuts_short_is_not_called_kept() -> None:
    findings = {found.promise: found for found in examine(faulty.Raising, games=3, rulesets=BASE)}
    assert not findings[Promise.LEGAL].kept
    assert not findings[Promise.BLIND].kept
    assert findings[Promise.BLIND].fault is None
    seedless = {found.promise: found for found in examine(faulty.Seedless, games=3, rulesets=BASE)}
    assert [promise.value for promise, found in seedless.items() if found.kept] == [
        *("legal", "punctual", "reasons", "untouched", "any-history")
    ]


def test_a_bot_that_sees_everything_is_not_examined() -> None:
    with pytest.raises(BotError) as refused:
        check_bot(faulty.Seer)
    assert refused.value.code == "bot-not-examined"


@pytest.mark.parametrize("code", FAULTS)
def test_every_fault_has_its_sentence_in_every_language(code: str) -> None:
    where: dict[str, str | int] = {"ruleset": "fr", "players": 3, "seat": 1, "turn": 7}
    named = ("what", "answer", "action", "reason", "seconds", "detail", "value", "one", "other")
    fault = BotFault(code, **where, **dict.fromkeys(named, "xyz"), cause="unknown-bot", known="xyz", name="")
    for language in languages():
        told = sentence(Catalogue(language), fault)
        assert "7" in told
        assert "xyz" in told
        assert "$" not in told


def test_the_trials_go_through_every_box_all_it_offers_and_every_number_of_players() -> None:
    names = list(sample_rulesets())
    games = make_trials(len(names))
    assert [trial.name for trial in games] == names
    assert len(set(names)) == len(names)
    assert {trial.players for trial in games} == {2, 3, 4, 5, 6}
    for word in (*EDITIONS, "avalanche", "black-powder", "all-or-nothing"):
        assert any(word in name.split("+") for name in names)


def test_a_trial_deals_the_same_game_every_time() -> None:
    [first, second] = make_trials(2, ("fr",))
    assert first.table().state == first.table().state
    assert first.table().state != second.table().state

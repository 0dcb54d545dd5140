"""Puzzles cut from reviews of games between bots: where a move was clearly better than what was done."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from hanabi.bots.conventions.table_model import CALLED
from hanabi.bots.registry import kind
from hanabi.coach.advice import SEED, ask_bot
from hanabi.coach.puzzles.puzzle import memory_at
from hanabi.coach.puzzles.trials import Race, believed_hand, imagined_deals
from hanabi.coach.review import review
from hanabi.game import Action, legal_actions
from hanabi.game.notation import action_text, hand_text
from hanabi.game.replay import Replay
from hanabi.rules import ruleset
from hanabi.table import Table

RULES = "fr"
PLAYER = "club"
"""The bot whose games are reviewed; it plays by the conventions, and makes mistakes."""
FINDERS = {"beginner": "easy", "club": "medium", "partner": "medium"}
"""The bots that look for the best move, and how hard a puzzle is that they find; otherwise it is hard."""
ROUNDS = (4, 12, 24, 48, 96)
"""On how many deals the moves are tried in each round; after each, those that fell behind are left out."""
CLOSE = {12: 0.1, 24: 0.2, 48: 0.25, 96: 0.25}
"""A position is given up if, after that many deals, the third best move costs less than this."""
MOST_ANSWERS = 2
LAST_DECK = 2
"""With so few cards in the deck, a move may be a puzzle although every bot finds it."""
LATE_DECK = 5
"""With so few cards in the deck, every turn is looked at; earlier, only those that the review marks."""


def played_game(players: int, seed: int) -> Replay:
    """A game of bots."""
    table = Table(ruleset(RULES), players, seed=seed)
    with table.sit_all([kind(PLAYER).make() for _ in range(players)]):
        table.run()
    return table.replay()


def turns_to_look_at(game: Replay) -> Iterator[int]:
    """How many actions came before each move that cost points or missed a save, and before late moves."""
    found = review(game)
    marks = (mark for step in found.steps for mark in step.marks)
    costly = {place - 1 for place, step in enumerate(found.steps) if step.cost}
    saves = {int(mark.details["saved"]) - 1 for mark in marks if mark.details.get("saved")}
    late = {place for place, step in enumerate(found.steps[:-1]) if step.deck <= LATE_DECK}
    yield from sorted(costly | saves | late)


def cut(players: int, seed: int) -> Iterator[dict[str, Any]]:
    """The puzzles of one game, as the file stores them."""
    game = played_game(players, seed)
    for turn in turns_to_look_at(game):
        made = puzzle_at(replace(game, actions=game.actions[:turn]), game.actions[turn])
        if made is not None:
            yield made


def puzzle_at(part: Replay, done: Action) -> dict[str, Any] | None:
    """The puzzle that a game has come to, if there is one; before the end, someone has to go wrong."""
    state = part.final()
    if not is_fair(part):
        return None
    chosen = choices_of_bots(part)
    told_apart = len({done, *chosen.values()}) > 1
    if not told_apart and state.board.deck > LAST_DECK:
        return None
    race = Race(imagined_deals(part, ROUNDS[-1], SEED), legal_actions(state.view(state.board.seat)))
    if not decide(race) or (told_apart and {done, *chosen.values()} <= set(race.answers)):
        return None
    found = (level for name, level in FINDERS.items() if chosen[name] in race.answers)
    return puzzle_fields(part, race, next(found, "hard"))


def decide(race: Race) -> bool:
    """Try moves until the best are clear; False if they are not."""
    for count in ROUNDS:
        race.run(count)
        costs = sorted(cost.points for cost in race.costs().values())
        if costs[min(MOST_ANSWERS, len(costs) - 1)] < CLOSE.get(count, 0):
            return False
        if count >= min(24, len(race.deals)) and 0 < len(race.answers) <= MOST_ANSWERS:
            return True
    return False


def choices_of_bots(part: Replay) -> dict[str, Action]:
    """What bots would do in the seat to move."""
    state = part.final()
    view = state.view(state.board.seat)
    heard = [event.seen_by(state.board.seat) for _, events in part.steps() for event in events]
    return {name: ask_bot(name, view, SEED, heard, None).action for name in FINDERS}


def is_fair(part: Replay) -> bool:
    """Whether the hand can be read: what its owner believes is true, and nothing waits for other cards."""
    state, table = part.final(), memory_at(part).table
    seat = state.board.seat
    own = table.hands[seat]
    if any(table.marks[card] & CALLED for card in own) or any(wait.card in own for wait in table.waits):
        return False
    return all(face in faces for face, faces in zip(state.hand(seat), believed_hand(part), strict=True))


def puzzle_fields(part: Replay, race: Race, level: str) -> dict[str, Any]:
    """A puzzle as the file stores it."""
    return {
        "level": level,
        "ruleset": str(part.rules),
        "players": len(part.players),
        "first": part.first,
        "deck": hand_text(part.shuffle.deck),
        "actions": " ".join(map(action_text, part.actions)),
        "answers": list(map(action_text, race.answers)),
        "deals": max(map(len, race.scores.values())),
        "costs": {action_text(action): round(cost.points, 1) for action, cost in race.costs().items()},
    }

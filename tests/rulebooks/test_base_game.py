"""The base game, common to the five books."""

from collections import Counter
from typing import get_args

import pytest

from hanabi.game import (
    Action,
    CardId,
    Choose,
    Clue,
    Discard,
    GameState,
    LastRoundBegan,
    Play,
    Result,
    Seat,
    Stop,
    decide,
    is_built,
    is_completable,
    is_complete,
    is_dead,
    is_indispensable,
    legal_actions,
    next_rank,
    points,
    refusal,
    remaining,
)
from hanabi.game.notation import read_card
from hanabi.rules import Band, band, bands, box, clue_values, ruleset
from hanabi.testing.positions import Scenario, show
from tests.rulebooks.words import (
    MOST_TOKENS,
    TWO_HANDS,
    course,
    ended,
    going_on,
    in_every_box,
    outcome,
    pile,
    refused,
)


def test_turns_go_clockwise_from_the_first_player() -> None:
    """B3: after the last seat comes seat 0."""
    table, seats = show("fr", hands=". . . . . / . . . . . / . . . . .", first=1), []
    for _ in range(5):
        seats.append(table.seat)
        table = table.clue((table.seat + 1) % 3, 1)
    assert seats == [1, 2, 0, 1, 2]
    assert table.board.turn == 5


def test_a_turn_is_exactly_one_action() -> None:
    """B3: a player who has acted waits, and nobody acts for another."""
    table = show("fr", hands=TWO_HANDS).clue(1, 4)
    with refused("not-your-turn"):
        table.act(Clue(1, 4), by=0)
    assert legal_actions(table.state.view(0)) == legal_actions(table.state.view(None)) == ()


def test_deciding_an_action_changes_nothing() -> None:
    """B3: it only says what would happen."""
    table = show("fr", hands=TWO_HANDS)
    assert decide(table.state, Clue(1, 4)) == table.clue(1, 4).events
    with refused("all-tokens-available"):
        table.discard(1)
    assert table == show("fr", hands=TWO_HANDS)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_person_without_a_seat_may_not_act(seat: Seat) -> None:
    """B3: the turn belongs to the players."""
    with refused("no-such-seat"):
        show("fr", hands=TWO_HANDS).act(Clue(1, 4), by=seat)


def test_a_spectator_may_not_act() -> None:
    """B3: watching is free, playing is not."""
    assert refusal(show("fr", hands=TWO_HANDS).state.view(None), Clue(1, 4)) == "no-such-seat"


@in_every_box
def test_a_player_clues_discards_or_plays(name: str) -> None:
    """B3: there is no fourth action."""
    assert {type(action) for action in show(name, hands=TWO_HANDS, tokens=4).legal} == {Clue, Discard, Play}


def test_there_is_no_passing() -> None:
    """B3: answering nothing is not an action while no tile asks."""
    with refused("nothing-to-choose"):
        show("fr", hands=TWO_HANDS).decline()


def everything(state: GameState) -> tuple[Action, ...]:
    """Every action a player might think of."""
    rules, cards = state.rules, [held.id for hand in state.board.hands for held in hand]
    suits = [None, *rules.index]
    clues = [
        Clue(to, value) for to in range(state.board.players) for value in (*clue_values(rules), "black", 6)
    ]
    return (
        *(Play(card, announce) for card in cards for announce in suits),
        *map(Discard, cards),
        *clues,
        *(Choose(option) for option in (*clues, *set(box(rules)), None)),
    )


def legal_is_what_is_not_refused(table: Scenario) -> bool:
    """Whether the list of actions and the reasons against the others agree."""
    view = table.state.view(table.seat)
    unrefused = [action for action in everything(table.state) if refusal(view, action) is None]
    return Counter(unrefused) == Counter(table.legal)


@pytest.mark.parametrize(
    ("rules", "hands", "tokens", "left"),
    [
        ("fr", TWO_HANDS, 8, None),
        ("fr", TWO_HANDS, 0, None),
        ("pl+avalanche", "r1 r2 r3 r4 r5 / m1 m2 y3 y4 y5", 3, None),
        ("pt+synchronised-show+black-powder", "k1 . . . / . . . . / . . . . / . . . .", 1, None),
        ("de+avalanche", "m1 . . . . / m2 . . . .", 7, None),
        ("fr+all-or-nothing", "r1 / / y1", 2, 0),
    ],
)
def test_what_is_legal_is_exactly_what_is_not_refused(
    rules: str, hands: str, tokens: int, left: int | None
) -> None:
    """B3: in the middle of a game."""
    assert legal_is_what_is_not_refused(show(rules, hands=hands, tokens=tokens, left=left))


@pytest.mark.parametrize("tile", ["colour-clue", "rank-clue", "reshuffle", "rekindle"])
@pytest.mark.parametrize(("box", "left"), [("fr", None), ("fr", 0), ("de", 0)])
def test_what_a_tile_takes_is_exactly_what_is_not_refused(tile: str, box: str, left: int | None) -> None:
    """B3, X3: while a tile waits."""
    rules, hands = f"{box}+flamboyant-fives", "r5 . . . . / . . . . ."
    table = show(rules, hands=hands, table="r4", discards="y1 y2", left=left, tiles=tile).play("r5")
    assert table.board.decision is not None
    assert legal_is_what_is_not_refused(table)


# B6: discarding


@in_every_box
@pytest.mark.parametrize("tokens", [0, 3, 7])
def test_a_discard_returns_a_token_and_goes_face_up_on_the_pile(name: str, tokens: int) -> None:
    """B6: everyone may consult the pile; then the player draws."""
    table = show(name, hands="r1 r2 r3 r4 r5 / . . . . .", discards="y1 g1", tokens=tokens, deck="b5")
    after = table.discard("r3")
    assert after.board.clue_tokens == tokens + 1
    assert pile(after) == "y1 g1 r3"
    assert after.state.view(0).board.discards == after.state.view(1).board.discards == after.board.discards
    assert after.hand(0) == "r1 r2 r4 r5 b5"
    assert after.board.deck == table.board.deck - 1
    assert course(after) == "discarded drawn turn-ended"


@in_every_box
def test_no_discard_while_all_eight_tokens_are_available(name: str) -> None:
    """B6, U2: in the Spanish box too, whatever its note says."""
    table = show(name, hands=TWO_HANDS, tokens=8)
    assert not any(isinstance(action, Discard) for action in table.legal)
    with refused("all-tokens-available"):
        table.discard(1)


def test_only_ones_own_cards_are_discarded_or_played() -> None:
    """B6, B7: neither a neighbour's card nor one already gone."""
    table = show("fr", hands="r1 . . . . / y1 . . . .", tokens=4)
    gone = table.holds("r1")
    for deed in (Discard(table.holds("y1", seat=1)), Play(table.holds("y1", seat=1))):
        with refused("card-not-in-hand"):
            table.act(deed)
    with refused("card-not-in-hand"):
        table.discard("r1").clue(0, 4).act(Play(gone))


# B7 to B9: playing


@in_every_box
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_a_card_that_fits_goes_on_its_firework(name: str, rank: int) -> None:
    """B7: ranks ascend; no token returns, and the player draws."""
    built = f"b{rank - 1}" if rank > 1 else ""
    table = show(name, hands=f"b{rank} . . . . / . . . . .", table=built, tokens=4, deck="w5")
    after = table.play(f"b{rank}")
    assert after.heights == table.heights | {"blue": rank}
    assert (after.board.clue_tokens, after.board.strikes, pile(after)) == (4, 0, "")
    assert after.hand(0).split()[-1] == "w5"
    assert course(after) == "played drawn turn-ended"


@in_every_box
@pytest.mark.parametrize(
    ("card", "built"),
    [("b2", ""), ("b5", ""), ("b4", "b2"), ("b1", "b1"), ("b2", "b4"), ("b1", "b5"), ("b3", "r2")],
)
def test_a_card_that_does_not_fit_is_discarded_and_costs_a_strike(name: str, card: str, built: str) -> None:
    """B7: one card per rank, none left out, each on its own firework; no token returns, the player draws."""
    table = show(name, hands=f"{card} . . . . / . . . . .", table=built, tokens=4, deck="w5")
    after = table.play(card)
    assert after.heights == table.heights
    assert (after.board.clue_tokens, after.board.strikes, pile(after)) == (4, 1, card)
    assert after.hand(0).split()[-1] == "w5"
    assert course(after) == "misplayed drawn turn-ended"


@in_every_box
@pytest.mark.parametrize(("tokens", "then"), [(0, 1), (3, 4), (7, 8), (8, 8)])
def test_completing_a_firework_returns_a_token_unless_all_are_available(
    name: str, tokens: int, then: int
) -> None:
    """B8: at eight the token is lost."""
    table = show(name, hands="g5 . . . . / . . . . .", table="g4", tokens=tokens).play("g5")
    returned = "token-returned " if tokens < MOST_TOKENS else ""
    assert is_complete(table.board, "green")
    assert table.board.clue_tokens == then
    assert course(table) == f"played completed {returned}drawn turn-ended"


@in_every_box
def test_the_third_strike_ends_the_game_at_once_and_loses_it(name: str) -> None:
    """B9, U3: no card is drawn; the game counts 0 while the table stays as built."""
    table = show(name, hands="r3 . . . . / . . . . .", table="b5 y3", strikes=2).play("r3")
    assert ended(table, Result.STRUCK_OUT, 0)
    assert points(table.board) == 8
    assert table.board.strikes == 3
    assert course(table) == "misplayed turn-ended ended"


def test_two_strikes_do_not_end_the_game() -> None:
    """B9: it takes the third."""
    assert going_on(show("fr", hands="r3 . . . . / . . . . .", strikes=1).play("r3"))


@pytest.mark.parametrize("deed", [Clue(0, 4), Play(CardId(5)), Discard(CardId(5))])
def test_nobody_acts_after_the_end(deed: Action) -> None:
    """B9: the game is over."""
    table = show("fr", hands="r3 . . . . / . . . . .", strikes=2).play("r3")
    with refused("game-over"):
        table.act(deed)


# B10 to B12: the end


@in_every_box
def test_all_fireworks_complete_end_the_game_at_once(name: str) -> None:
    """B10: with the maximum score, before anybody draws."""
    table = show(name, hands="b5 . . . . / . . . . .", table="r5 y5 g5 w5 b4").play("b5")
    assert ended(table, Result.PERFECT, 25)
    assert course(table) == "played completed turn-ended ended"


@pytest.mark.parametrize("turns_left", [1, 2])
def test_a_perfect_show_ends_the_last_round_too(turns_left: int) -> None:
    """B10: even with its last card."""
    table = show(
        "fr", hands="b5 . . . . / . . . . .", table="r5 y5 g5 w5 b4", left=0, turns_left=turns_left
    ).play("b5")
    assert ended(table, Result.PERFECT, 25)


@in_every_box
@pytest.mark.parametrize(
    "hands", [" / ".join([". . . . ."] * 2), *(" / ".join([". . . ."] * players) for players in (4, 5))]
)
def test_drawing_the_last_card_gives_everyone_one_more_turn(name: str, hands: str) -> None:
    """B11: the one who drew it has the very last one; nobody draws, then the game is scored."""
    table = show(name, hands=hands, table="r3", left=1, tokens=0).discard(1)
    players, drawer = table.board.players, 0
    assert table.board.deck == 0
    assert course(table) == "discarded drawn turn-ended last-round-began"
    acted = []
    while not table.board.over:
        acted.append(table.seat)
        cards = len(table.board.hands[table.seat])
        table = table.discard(1)
        assert len(table.board.hands[acted[-1]]) == cards - 1
    assert acted == [*range(1, players), drawer]
    assert ended(table, Result.FINISHED, 3)


def test_the_last_round_begins_with_the_last_card_not_before() -> None:
    """B11: neither a clue nor the last card but one begins it."""
    table = show("fr", hands=TWO_HANDS, left=2, tokens=4).discard(1).clue(0, 4)
    assert table.board.turns_left is None
    assert table.play(1).board.turns_left == 2


def test_the_last_round_begins_once() -> None:
    """B11: playing on from an empty deck begins no other."""
    table = show("fr", hands=TWO_HANDS, left=1, tokens=4).discard(1)
    assert LastRoundBegan() in table.events
    assert LastRoundBegan() not in table.discard(1).events


def test_a_clue_in_the_last_turn_ends_the_game_as_well() -> None:
    """B11: every turn counts, whatever is done in it."""
    table = show("fr", hands=TWO_HANDS, table="r2", left=0, turns_left=2)
    assert ended(table.clue(1, 4).clue(0, 4), Result.FINISHED, 2)


def test_the_third_strike_loses_the_last_round_too() -> None:
    """B9, B11: even in its last turn."""
    table = show("fr", hands="b5 . . . . / . . . . .", table="r5", left=0, turns_left=1, strikes=2).play("b5")
    assert ended(table, Result.STRUCK_OUT, 0)


@in_every_box
@pytest.mark.parametrize(
    ("built", "score"),
    [("", 0), ("r1", 1), ("r5 y4 g3 w2 b1", 15), ("r5 y5 g5 w5", 20), ("r4 y4 g4 w4 b4", 20)],
)
def test_the_score_is_the_sum_of_the_highest_ranks(name: str, built: str, score: int) -> None:
    """B12: firework by firework."""
    table = show(name, hands=TWO_HANDS, table=built, left=0, turns_left=1, tokens=0).discard(1)
    assert ended(table, Result.FINISHED, score)
    assert outcome(table).score == points(table.board)


@in_every_box
def test_the_scale_has_six_remarks(name: str) -> None:
    """B13: from horrible to legendary."""
    assert bands(ruleset(name)) == (
        (0, 5, Band.HORRIBLE),
        (6, 10, Band.MEDIOCRE),
        (11, 15, Band.HONOURABLE),
        (16, 20, Band.EXCELLENT),
        (21, 24, Band.AMAZING),
        (25, 25, Band.LEGENDARY),
    )


@pytest.mark.parametrize(
    ("score", "word"), [(0, "horrible"), (5, "horrible"), (6, "mediocre"), (24, "amazing")]
)
def test_every_score_has_its_remark(score: int, word: str) -> None:
    """B13: the edges of the bands."""
    assert band(ruleset("fr"), score) is Band(word)


# B14 to B16: at the table


def test_a_hand_is_in_the_order_its_cards_were_drawn() -> None:
    """B14, U16: the newest card is last, and clues change no place."""
    table = show("fr", hands="r1 r2 r3 r4 r5 / . . . . .", tokens=4, deck="y5 y4 g5 g4")
    assert table.discard("r3").clue(0, 4).play("r1").hand(0) == "r2 r4 r5 y5 y4"


def test_no_action_rearranges_a_hand_or_talks() -> None:
    """B14, B16, U16: by the letter, players tell each other something by clues alone."""
    assert set(get_args(Action)) == {Play, Discard, Clue, Choose, Stop}


@pytest.mark.parametrize(
    ("discards", "lost"), [("r3", False), ("r3 r3", True), ("r5", True), ("r1 r1 r1", True)]
)
def test_a_firework_whose_next_cards_are_gone_is_dead(discards: str, lost: bool) -> None:
    """B15: it can no longer be completed."""
    board = show("fr", hands=TWO_HANDS, discards=discards).board
    assert is_completable(board, "red") is not lost
    assert is_completable(board, "yellow")


@pytest.mark.parametrize(
    ("card", "dead"),
    [("r1", True), ("r2", True), ("r3", False), ("r4", True), ("r5", True), ("y5", False), ("b1", True)],
)
def test_cards_that_advance_nothing_any_more_are_safe_to_discard(card: str, dead: bool) -> None:
    """B15: those already built, and those behind a card that is gone."""
    board = show("fr", hands=TWO_HANDS, table="r2 b5", discards="r4 r4").board
    assert is_dead(board, read_card(card)) is dead


@pytest.mark.parametrize(
    ("card", "last"), [("r3", True), ("r4", False), ("r5", False), ("y5", True), ("y3", False), ("r2", False)]
)
def test_the_last_copy_of_a_useful_card_is_indispensable(card: str, last: bool) -> None:
    """B15, U4: not so a dead card, nor one already built."""
    board = show("fr", hands=TWO_HANDS, table="r2", discards="r2 r3 r4 r4").board
    assert is_indispensable(board, read_card(card)) is last


@pytest.mark.parametrize(
    ("card", "copies"), [("r1", 2), ("r2", 0), ("r3", 1), ("r5", 1), ("y1", 3), ("y4", 2)]
)
def test_the_copies_that_are_left_are_those_neither_built_nor_discarded(card: str, copies: int) -> None:
    """B15, U4: in the deck or in any hand."""
    board = show("fr", hands="y4 r5 . . . / . . . . .", table="r2", discards="r2 r3").board
    assert remaining(board, read_card(card)) == copies


def test_a_table_shows_what_is_built_and_what_comes_next() -> None:
    """B7, B15: the next rank of each firework, none where it is complete."""
    board = show("fr", hands=TWO_HANDS, table="r2 b5").board
    assert [next_rank(board, suit) for suit in ("red", "blue", "green")] == [3, None, 1]
    assert [is_built(board, read_card(card)) for card in ("r1", "r2", "r3", "g1")] == [
        True,
        True,
        False,
        False,
    ]

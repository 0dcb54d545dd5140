"""One player who is told what a seat hears, wherever the game itself is hosted."""

from collections.abc import Iterable
from contextlib import suppress

from hanabi.game import Event, PlayerView, Seat, before_deal, watch
from hanabi.rules import Ruleset
from hanabi.table.player import Choice, Player, check_choice, close_player


class SeatedPlayer:
    """A player and its seat's view; both hear the same events, so they cannot disagree."""

    def __init__(
        self, player: Player, rules: Ruleset, players: int, first: Seat, seat: Seat, seed: int
    ) -> None:
        self._player, self._seat = player, seat
        self._view = before_deal(rules, players, first, seat)
        try:
            player.start(rules, players, seat, seed)
        except BaseException:
            self.leave()
            raise

    @property
    def view(self) -> PlayerView:
        return self._view

    def hear(self, events: Iterable[Event]) -> None:
        """Take note of what happened since, as the seat may see it."""
        for event in events:
            seen = event.seen_by(self._seat)
            self._player.observe(seen)
            self._view = watch(self._view, seen)

    def choose(self, deadline: float | None = None) -> Choice:
        """The player's choice, which is legal; `deadline` is in seconds."""
        choice = self._player.act(self._view, deadline)
        check_choice(self._view, choice)
        return choice

    def leave(self) -> None:
        """Let the player go; one that fails even in this disturbs nobody."""
        with suppress(Exception):
            close_player(self._player)

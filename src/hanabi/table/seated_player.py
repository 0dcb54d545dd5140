"""A player whose game is hosted elsewhere: it is told what its seat hears."""

from collections.abc import Iterable
from contextlib import suppress

from hanabi.game import Event, PlayerView, Seat, before_deal, watch
from hanabi.rules import Ruleset
from hanabi.table.player import Choice, Player, check_choice, close_player


class SeatedPlayer:
    """A player and its seat's view, which are fed the same events and so cannot disagree."""

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
        """Tell the player what has happened since, as its seat may see it."""
        for event in events:
            seen = event.seen_by(self._seat)
            self._player.observe(seen)
            self._view = watch(self._view, seen)

    def choose(self, deadline: float | None = None) -> Choice:
        """Ask the player to choose within `deadline` seconds; raise BotError if its choice is illegal."""
        choice = self._player.act(self._view, deadline)
        check_choice(self._view, choice)
        return choice

    def leave(self) -> None:
        """Close the player, ignoring any errors."""
        with suppress(Exception):
            close_player(self._player)

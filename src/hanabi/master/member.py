"""One member of a team that searches, which knows only what its seat may see."""

from hanabi.expert.member import TeamMember
from hanabi.expert.mind import QUIET
from hanabi.fast.layout import rules_array
from hanabi.game import Action, PlayerView, Seat
from hanabi.master.contest import Budget
from hanabi.master.search import Search, quiet_from
from hanabi.master.team import warm
from hanabi.rules import Ruleset
from hanabi.workers import count_cores

MOST_THREADS = 16


class Searcher(TeamMember):
    """A team member that tries out its options before it chooses one, on all available cores."""

    def __init__(
        self, rules: Ruleset, players: int, seat: Seat, budget: Budget, threads: int | None = None
    ) -> None:
        warm()
        super().__init__(rules, players, seat)
        self._mind[QUIET] = quiet_from(players)
        self._thinking = Search(
            rules_array(rules, players), budget, threads or min(count_cores(), MOST_THREADS)
        )

    def search(self, view: PlayerView, seconds: float | None = None) -> Action:
        """Choose an action, within `seconds` if given and within the budget."""
        self._lay_out(view)
        number = self._thinking.choose(self._desk.words, self._desk.small, self._mind, seconds)
        return self._desk.numbering.action(view.board, number)

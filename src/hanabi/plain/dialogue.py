"""The commands of a person at a table in plain lines, for a local game or one in a room."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from hanabi.coach.clue_story import Hearing
from hanabi.errors import HanabiError, IllegalAction
from hanabi.game import Action, CardId, Decision, PlayerView, Seat
from hanabi.plain.clue_pages import clue_page
from hanabi.plain.console import Console
from hanabi.plain.offers import ActionOffer, LocalOffer
from hanabi.plain.own_cards import OwnCards
from hanabi.plain.parsing import InputParser, TypedCommand
from hanabi.plain.rules_pages import rules_page
from hanabi.plain.table_text import knowledge_lines, own_hand_lines, table_lines
from hanabi.plain.words import Words
from hanabi.rulebook import letters_line
from hanabi.rules import Tile
from hanabi.table import Mark, Memory
from hanabi.text import Catalogue, is_word, is_yes, sentence


class PlayerLeft(Exception):
    """Raised when the person leaves the game."""


def ask_or_leave(catalogue: Catalogue, console: Console, question: str) -> str:
    """The answer to a question that is not about the game; raise PlayerLeft if it means quit."""
    answer = console.ask(question)
    if is_quit(catalogue, answer):
        raise PlayerLeft
    return answer


def is_quit(catalogue: Catalogue, text: str) -> bool:
    """Whether a line means quit."""
    return is_word(catalogue, "verb-quit", text)


class Dialogue(ABC):
    """The commands of a person at a table in plain lines, for a local game or one in a room."""

    words: Words
    console: Console
    own: OwnCards
    """How the person arranged and marked their own cards."""
    leaving = False
    """Whether the person was asked if they want to leave."""

    @property
    @abstractmethod
    def view(self) -> PlayerView:
        """The person's view of the game."""

    @property
    @abstractmethod
    def log(self) -> Sequence[str]:
        """What has happened so far, a line for each action."""

    @property
    def offer(self) -> ActionOffer:
        """What the person may do."""
        return LocalOffer(self.view)

    @property
    def memory(self) -> Memory:
        return Memory.DEDUCED

    @property
    def catalogue(self) -> Catalogue:
        return self.words.catalogue

    @property
    def parser(self) -> InputParser:
        return InputParser(self.words, self.memory)

    def allows(self, action: Action) -> bool:
        """Whether an action is legal; if not, tell the person why."""
        code = self.offer.refusal(action)
        if code is not None:
            self.console.tell(sentence(self.catalogue, IllegalAction(code)))
        return code is None

    def show_position(self) -> None:
        """Show the table, or the bonus tile that waits for an answer."""
        decision = self.view.board.decision
        if decision is None:
            self.console.tell("", *table_lines(self.words, self.view, self.memory, self.own), "")
        else:
            self.console.tell(self.catalogue.say(f"tile-text-{decision.tile.value}"))

    def show_letters(self) -> None:
        """Show which colour each letter on the cards means."""
        self.console.tell(letters_line(self.catalogue, self.view.rules))

    def question(self) -> str:
        if self.leaving:
            return self.catalogue.say("play-ask-leave")
        decision = self.view.board.decision
        return self.catalogue.say("play-ask-action") if decision is None else self.choice_question(decision)

    def choice_question(self, decision: Decision) -> str:
        """The question of a bonus tile."""
        if decision.tile in (Tile.COLOUR_CLUE, Tile.RANK_CLUE):
            value = self.words.suit("red") if decision.tile is Tile.COLOUR_CLUE else "3"
            other = self.words.names[self._other_seats()[0]]
            return self.catalogue.say("play-ask-choice-clue", example=f"{other} {value}")
        cards = self.parser.choices_text(self.view, decision)
        return self.catalogue.say("play-ask-choice-card", cards=cards, may_decline=decision.may_decline)

    def run_command(self, request: TypedCommand) -> None:
        """Carry out a request; if it is to quit, ask first."""
        match request.name:
            case "table":
                self.console.tell(*table_lines(self.words, self.view, self.memory, self.own))
                self.show_letters()
            case "move":
                self.arrange(self.own.moved(self.view.hand, request.place, request.to))
            case "mark" | "turn":
                self.mark(self.view.hand[request.place].id, self._mark_meant(request))
            case "look":
                self.look(request)
            case "log":
                self.console.tell(*(self.log or [self.catalogue.say("play-nothing-logged")]))
            case "advice":
                self.advise(request.bot)
            case "meaning":
                self.explain_clues()
            case "rules":
                self.console.show(*rules_page(self.catalogue, self.view.rules))
            case "help":
                self.help()
            case _:
                self.leaving = True

    def leave_if_sure(self, text: str) -> None:
        """Read the answer to whether the person wants to leave; raise PlayerLeft if so."""
        self.leaving = False
        if is_yes(self.catalogue, text) or is_quit(self.catalogue, text):
            raise PlayerLeft

    def _mark_meant(self, request: TypedCommand) -> Mark | None:
        """The mark that a request puts on a card; who turns a turned card turns it back."""
        mark = self.own.marks.get(self.view.hand[request.place].id)
        return None if request.name == "turn" and request.mark is mark else request.mark

    def show_own_cards(self) -> None:
        """Show the person's own cards as they arranged and marked them."""
        if (seat := self.view.seat) is not None:
            self.console.tell(*own_hand_lines(self.words, self.view, seat, self.memory, self.own))

    @abstractmethod
    def arrange(self, order: tuple[int, ...]) -> None:
        """Arrange the person's own cards in this order (B14, U16)."""

    @abstractmethod
    def mark(self, card: CardId, mark: Mark | None) -> None:
        """Mark one of the person's own cards, or remove its mark (B14, U16)."""

    def explain_clues(self) -> None:
        """Show what the clues so far mean, or why that is not told here."""
        try:
            self.console.tell(*clue_page(self.words, *self.hear_clues()))
        except HanabiError as error:
            self.console.tell(sentence(self.catalogue, error))

    @abstractmethod
    def hear_clues(self) -> Hearing:
        """The person at the table and what they heard; raise HanabiError where there is no advice."""

    @abstractmethod
    def advise(self, bot: str | None) -> None:
        """Show what a bot would do: the one named, or the adviser of this table."""

    def look(self, request: TypedCommand) -> None:
        """Show what clues say about the cards of one player, or of all others."""
        for seat in self._other_seats() if request.seat is None else (request.seat,):
            self.console.tell(*knowledge_lines(self.words, self.view.board, seat, self.memory))

    def help(self) -> None:
        announce = ["play-help-announce"] if self.view.rules.announce else []
        self.console.show(*(self.catalogue.say(message) for message in ("play-help", *announce)))
        self.show_letters()

    def _other_seats(self) -> tuple[Seat, ...]:
        """The seats of the other players, clockwise."""
        players, you = len(self.words.names), self.words.you
        seats = ((step + (you or 0)) % players for step in range(players))
        return tuple(seat for seat in seats if seat != you)

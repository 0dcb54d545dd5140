"""Menus of the actions of a person; illegal options say why they are refused."""

from dataclasses import dataclass

from hanabi.errors import IllegalAction
from hanabi.game import (
    Action,
    Board,
    CardId,
    Choose,
    Clue,
    Clued,
    Decision,
    Discard,
    Play,
    PlayerView,
    Seat,
)
from hanabi.game.legal import tile_options
from hanabi.plain.offers import ActionOffer
from hanabi.plain.table_text import sort_cards
from hanabi.plain.words import Words
from hanabi.rules import Card, ClueValue, Tile, clue_values, colours
from hanabi.text import sentence
from hanabi.tui.menus import Menu, MenuOption, MenuOutcome, make_menu
from hanabi.tui.painting import BLOCKS, PLAIN, STRONG

NO_ANNOUNCEMENT = "0"


@dataclass(frozen=True, slots=True)
class ActionMenus:
    """The menus of the seat to move."""

    words: Words
    view: PlayerView
    offer: ActionOffer
    confirm: bool = False

    @property
    def board(self) -> Board:
        return self.view.board

    def why_not(self, action: Action) -> str:
        """Why an action is refused, in words; empty if it is legal."""
        code = self.offer.refusal(action)
        return "" if code is None else sentence(self.words.catalogue, IllegalAction(code))

    def obstacle(self, verb: str, place: int) -> str:
        """Why `verb` (play, discard or clue) is impossible now, in words; empty if it is possible."""
        if verb == "clue":
            return "" if any(isinstance(each, Clue) for each in self.offer.actions) else self._why_no_clue()
        hand = self.view.hand
        card = hand[min(place, len(hand) - 1)].id if hand else CardId(-1)
        return self.why_not(Play(card) if verb == "play" else Discard(card))

    def _why_no_clue(self) -> str:
        seat = (self.board.seat + 1) % self.board.players
        return self.why_not(Clue(seat, self.view.rules.ranks[0]))

    def play(self, place: int) -> MenuOutcome:
        """Play an own card, after an announcement if the rules have them and a confirmation if set up so."""
        card = self.view.hand[place].id
        if self.board.rules.announce:
            return self._announcements(place, card)
        return self._confirm_play(Play(card), place)

    def discard(self, place: int) -> MenuOutcome:
        return Discard(self.view.hand[place].id)

    def which_card(self, verb: str) -> Menu:
        """The menu of own cards to play or to discard."""
        places = range(len(self.view.hand))
        return make_menu(
            self.say(f"screen-ask-{verb}"), (self._own_card_option(verb, place) for place in places)
        )

    def clue(self) -> Menu:
        """The menu of receivers of a clue; in a game of two, that of its values."""
        return self._receivers(clue_values(self.view.rules), free=False)

    def clue_to(self, seat: Seat) -> Menu:
        return self._values(seat, clue_values(self.view.rules), free=False)

    def tile(self, decision: Decision) -> Menu:
        """The menu of answers to a bonus tile."""
        match decision.tile:
            case Tile.COLOUR_CLUE:
                return self._receivers(colours(self.view.rules), free=True)
            case Tile.RANK_CLUE:
                return self._receivers(self.view.rules.ranks, free=True)
            case _:
                return self._discard_menu(decision)

    def say(self, message: str, **values: str | int) -> str:
        return self.words.catalogue.say(message, **values)

    def _own_card_option(self, verb: str, place: int) -> MenuOption:
        card = self.view.hand[place].id
        action: Action = Play(card) if verb == "play" else Discard(card)
        leads = self.play(place) if verb == "play" else action
        number = str(place + 1)
        return MenuOption(number, leads, frozenset(number), refused=self.why_not(action), place=place)

    def _announcements(self, place: int, card: CardId) -> Menu:
        """The menu of announcements for a card, or none (V2)."""
        silent = self.say("screen-no-announcement")
        options = [
            MenuOption(silent, self._confirm_play(Play(card), place), frozenset(NO_ANNOUNCEMENT), place=place)
        ]
        options += [self._announcement_option(place, card, suit.key) for suit in self.board.rules.suits]
        return make_menu(self.say("screen-ask-announcement", place=place + 1), options)

    def _announcement_option(self, place: int, card: CardId, suit: str) -> MenuOption:
        letter = self.words.letter(suit)
        action = Play(card, suit)
        return MenuOption(
            letter,
            self._confirm_play(action, place),
            frozenset(letter.casefold()),
            BLOCKS[suit],
            refused=self.why_not(action),
            says=lambda: self.say("screen-announce", suit=suit, place=place + 1),
            place=place,
        )

    def _confirm_play(self, action: Play, place: int) -> MenuOutcome:
        """The action itself, or a menu that asks to confirm it."""
        if not self.confirm:
            return action
        announced = action.announce or "none"
        asked = self.say("screen-ask-sure", place=place + 1, announced=announced, suit=announced)
        yes = MenuOption(self.say("screen-yes"), action, place=place)
        return make_menu(asked, [yes, MenuOption(self.say("screen-no"), None, place=place)])

    def _receivers(self, values: tuple[ClueValue, ...], free: bool) -> Menu:
        players = self.board.players
        own = self.board.seat
        others = [(own + step) % players for step in range(1, players)]
        if len(others) == 1:
            return self._values(others[0], values, free)
        options = (self._receiver(seat, values, free) for seat in others)
        return make_menu(self._receiver_question(free, "screen-ask-receiver"), options, must=free)

    def _receiver(self, seat: Seat, values: tuple[ClueValue, ...], free: bool) -> MenuOption:
        """A player as receiver of a clue; refused if no clue to them is legal."""
        told = self._values(seat, values, free)
        refused = "" if any(not option.refused for option in told.options) else told.options[0].refused
        number = str(seat + 1)
        label = f"{number} {self.words.names[seat]}"
        return MenuOption(label, told, frozenset(number), STRONG, refused=refused, receiver=seat)

    def _values(self, seat: Seat, values: tuple[ClueValue, ...], free: bool) -> Menu:
        asked = self.say("screen-ask-value", player=self.words.names[seat])
        options = (self._value(Clue(seat, value), free) for value in values)
        alone = self.board.players == 2
        return make_menu(
            self._with_tile_text(asked) if free and alone else asked, options, must=free and alone
        )

    def _value(self, clue: Clue, free: bool) -> MenuOption:
        """A value to clue, with the cards that it points at."""
        value = clue.value
        label = str(value) if isinstance(value, int) else self.words.letter(value)
        action = Choose(clue) if free else clue
        cards = self.offer.pointed_cards(clue) if self.board.hands[clue.to] else ()
        places = tuple(self.board.place(clue.to, card) for card in cards)
        event = Clued(self.board.seat, clue.to, value, cards, places, free)
        return MenuOption(
            label,
            action,
            frozenset(label.casefold()),
            STRONG if isinstance(value, int) else BLOCKS[value],
            refused=self.why_not(action),
            says=lambda: self.words.event(self.board, event),
            pointed=frozenset(cards),
            receiver=clue.to,
        )

    def _discard_menu(self, decision: Decision) -> Menu:
        """The menu of discarded cards that a tile can take; it may also be declined if the rules allow it."""
        cards = (card for card in tile_options(self.view, decision.tile) if isinstance(card, Card))
        options = [self._card(card) for card in sort_cards(self.view.rules, cards)]
        if decision.may_decline:
            options.append(MenuOption(self.say("screen-decline"), Choose(None), frozenset("-"), PLAIN))
        return make_menu(self._with_tile_text(self.say("screen-ask-card")), options, must=True)

    def _card(self, card: Card) -> MenuOption:
        text = self.words.card(card)
        return MenuOption(
            text,
            Choose(card),
            frozenset(text.casefold()),
            BLOCKS[card.suit],
            says=lambda: self.say("card", suit=card.suit, rank=card.rank),
        )

    def _receiver_question(self, free: bool, message: str) -> str:
        return self._with_tile_text(self.say(message)) if free else self.say(message)

    def _with_tile_text(self, asked: str) -> str:
        """A question, after the text of the bonus tile that asks it."""
        decision = self.board.decision
        return asked if decision is None else f"{self.say(f'tile-text-{decision.tile.value}')} {asked}"

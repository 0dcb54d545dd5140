"""A whole evening in one world: a room is opened, people come, a game is played up to a position."""

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

from hanabi.codec import encode, to_json
from hanabi.game import Action, Seat, refusal
from hanabi.wire.terms import Clock, Manners, Memory, Remark, Terms
from tests.server.player import Player
from tests.torture.secrecy.houses import Home, cookie_of, until_asked
from tests.torture.secrecy.positions import Position
from tests.torture.secrecy.rigged import deal_text
from tests.torture.secrecy.swaps import Hidden, Swap
from tests.torture.secrecy.tables import LAPTOP, PHONE, WATCHER, conceivable, may_see_hand, some_spectators
from tests.torture.secrecy.traces import counted, grown
from tests.torture.secrecy.worlds import Difference, Transcript, World, other_world, this_world

LONGEST = 14
"""How many actions an evening has at most."""
ROUTES = (
    "/api/rooms/{room}",
    "/api/games/{game}",
    "/api/games/{game}/replay",
    "/api/games/{game}/replay?format=hanab-live",
    "/api/games/{game}/film",
    "/api/games/{game}/film?seat=0",
    "/api/games/{game}/nothing",
    "/api/me",
    "/api/me/games",
    "/r/{room}",
    "/ready",
)
FOREIGN = ("date", "set-cookie")
"""Headers that name the time and the person."""
NONSENSE = ('{"type":"act"}', "{", '{"type":"act","id":"x","seq":0,"action":{"type":"stop","reason":"vote"}}')


@dataclass(frozen=True, slots=True)
class Evening:
    """What is the same in both worlds."""

    number: int
    position: Position
    terms: Terms
    bot: Seat | None
    """The seat of a bot, perhaps of the one that may not know."""
    seed: int

    @property
    def bot_is_blind(self) -> bool:
        return self.bot == self.position.seat


def some_evening(number: int, position: Position, chance: random.Random) -> Evening:
    terms = Terms(
        ruleset=str(position.rules),
        seats=position.players,
        manners=chance.choice(list(Manners)),
        spectators=some_spectators(position.players, chance),
        memory=chance.choice(list(Memory)),
        first=position.first,
        clock=chance.choice((None, Clock(1000))),
    )
    bot = chance.choice((None, position.seat, chance.randrange(position.players)))
    return Evening(number, position, terms, bot, chance.randrange(2**32))


async def compared(
    homes: tuple[Home, Home], evening: Evening, chance: random.Random
) -> AsyncIterator[tuple[Swap, list[Difference]]]:
    """An evening in two worlds, with every forbidden difference; nothing if nothing is hidden."""
    position = evening.position
    world = this_world(position, chance)
    for swap in Hidden(position).swaps(1, chance):
        other = other_world(position, world, swap, chance)
        first, second = await spent(homes[0], evening, world), await spent(homes[1], evening, other)
        channels = [name for name in first.told if not (swap.own and _sees(evening, name))]
        yield swap, list(first.differences(second, channels))


def _sees(evening: Evening, channel: str) -> bool:
    """Whether `channel` may see the cards that their own seat must not."""
    if channel == "bot":
        return not evening.bot_is_blind
    watches = may_see_hand(evening.terms.spectators, evening.position.seat)
    return channel.startswith("seat") or (channel == WATCHER and watches)


async def spent(home: Home, evening: Evening, world: World) -> Transcript:
    """Everything that left the server on an evening."""
    transcript = Transcript()
    home.restart(evening.number)
    before = counted((await home.client.get("/metrics")).text)
    logged, asked = len(home.log()), len(home.asked())
    async with AsyncExitStack() as stack:
        party = Party(home, evening, world, transcript, stack)
        await party.spend()
    after = counted((await home.client.get("/metrics")).text)
    transcript.add("metrics", grown(before, after))
    transcript.add("log", "\n".join(home.log()[logged:]))
    for text in home.asked()[asked:]:
        transcript.add("bot", text)
    return transcript


class Party:
    """The people of one evening; all that they do follows from its seed."""

    def __init__(
        self, home: Home, evening: Evening, world: World, transcript: Transcript, stack: AsyncExitStack
    ) -> None:
        self.home, self.evening, self.world = home, evening, world
        self.transcript, self.stack = transcript, stack
        self.position, self.chance = evening.position, random.Random(evening.seed)
        self.players: dict[str, Player] = {}
        self.room = self.game = ""
        self.asked = len(home.asked())

    async def spend(self) -> None:
        await self._arrive()
        self.home.plan(deal_text(self.position, self.world, self.evening.bot))
        await self.players[self._host].do("begin")
        await self._watching.until(lambda: bool(self._watching.table))
        self.game = self._watching.game["game"]
        await self._visit()
        for seq, (action, seat) in enumerate(zip(self.position.actions, self.position.actors, strict=True)):
            await self._take(seq, action, seat)
        await self._try_everything()
        await self._visit()
        for name, player in self.players.items():
            # Whatever was told before has arrived when this is answered.
            await player.ask("sync", id=f"last-{name}")
        for name, player in self.players.items():
            for text in player.frames:
                self.transcript.add(name, text)

    @property
    def _watching(self) -> Player:
        """A player who sees the table."""
        return next(iter(self.players.values()))

    @property
    def _host(self) -> str:
        return self._voice(self.position.seat) if not self.evening.bot_is_blind else WATCHER

    def _voice(self, seat: Seat) -> str:
        return PHONE if seat == self.position.seat else f"seat-{seat}"

    def _person(self, who: str | int) -> str:
        return f"{self.world.people}{self.evening.number}-{who}"

    async def _arrive(self) -> None:
        """Open the room, join it and sit down."""
        host = self._person("watcher" if self.evening.bot_is_blind else self.position.seat)
        body, headers = to_json(self.evening.terms), {"content-type": "application/json"}
        answer = await self.home.client.post(
            "/api/rooms", content=body, headers=headers | {"cookie": cookie_of(host)}
        )
        self.room = answer.json()["room"]
        for name, seat in self._people():
            player = await self._join(name, "watcher" if seat is None else seat)
            if name != LAPTOP:
                await player.do("enter", name=name)
            if seat is not None and name != LAPTOP:
                await player.do("sit", seat=seat)
        if self.evening.bot is not None:
            await self.players[self._host].do("seat-bot", seat=self.evening.bot, bot="beginner")

    def _people(self) -> Iterator[tuple[str, Seat | None]]:
        seats = [seat for seat in range(self.position.players) if seat != self.evening.bot]
        yield from ((self._voice(seat), seat) for seat in seats)
        if not self.evening.bot_is_blind:
            yield LAPTOP, self.position.seat
        yield WATCHER, None

    async def _join(self, name: str, who: str | int) -> Player:
        player = self.home.player(self.room, self._person(who))
        self.players[name] = await self.stack.enter_async_context(player)
        return player

    async def _take(self, seq: int, action: Action, seat: Seat) -> None:
        """Have the player of `seat` take an action, and now and then request something else."""
        if seat != self.evening.bot:
            await self._meddle(seq)
            told = await self.players[self._voice(seat)].act(wired(action), seq)
            assert told["type"] == "done", told
        await self._watching.until(lambda: self._watching.seq > seq)

    async def _meddle(self, seq: int) -> None:
        """Ask for something that does not touch the game; only what others note differs between worlds."""
        name = self.chance.choice([name for name in self.players if name != WATCHER])
        seat, key = self._seat_of(name), f"{name}-{seq}"
        text = "what may it be" if seat == self.position.seat else self.world.gossip
        match self.chance.randrange(8):
            case 0 | 1:
                await self.players[name].ask("note", id=key, card=self.chance.randrange(8), text=text)
            case 2:
                await self.players[name].ask("remark", id=key, remark=self.chance.choice(list(Remark)).value)
            case 3:
                await self.players[name].ask("say", id=key, text="hm")
            case 4:
                wrong = seq - 1 if seq else seq + 1
                await self.players[name].act(wired(self._any_action()), wrong, id=key)
            case 5:
                await self.players[name].ask("sync", id=key, game=self.game, since=self.chance.randrange(20))

    def _seat_of(self, name: str) -> Seat:
        return self.position.seat if name in (PHONE, LAPTOP) else int(name.removeprefix("seat-"))

    def _any_action(self) -> Action:
        return self.chance.choice(list(conceivable(self.position.state.board)))

    async def _try_everything(self) -> None:
        """At the position itself, what the seat that may not know can try without changing the game."""
        phone = self.players.get(PHONE)
        if phone is not None:
            await self._try_actions(phone)
            await self._come_back()
            await self._vote(phone)
            await self._let_play(phone)
        await self.players[WATCHER].ask("say", id="watcher", text="hello")

    async def _try_actions(self, phone: Player) -> None:
        own = [held.id for held in self.position.state.board.hands[self.position.seat]]
        await phone.ask("arrange", id="arrange", order=self.chance.sample(own, len(own)))
        if own:
            await phone.ask("mark", id="mark", card=own[0], mark="keep")
            await phone.ask("mark", id="no-mark", card=own[-1] + 1, mark="keep")
        for number, action in enumerate(self._refused()):
            await phone.act(wired(action), len(self.position.actions), id=f"probe-{number}")
        for text in NONSENSE:
            await phone.send(text)

    def _refused(self) -> list[Action]:
        """Actions the rules refuse, found by rules that know no hidden card; a legal one would be taken."""
        view = self.position.state.view(self.position.seat)
        tried = (self._any_action() for _ in range(12))
        return [action for action in tried if refusal(view, action)]

    async def _come_back(self) -> None:
        """The laptop goes away and comes back, having seen a part of the game."""
        away = self.players[LAPTOP]
        await away.ask("sync", id="last-before")
        back = self.home.player(self.room, self._person(self.position.seat))
        back.table = {"game": self.game, "seq": self.chance.randrange(len(self.position.actions) + 1)}
        await away.close()
        back.frames += away.frames
        self.players[LAPTOP] = await self.stack.enter_async_context(back)

    async def _vote(self, phone: Player) -> None:
        """Vote to end the game where that is not enough to end it."""
        people = self.position.players - (self.evening.bot is not None)
        if people > 2:
            await phone.ask("vote", id="vote")
            await phone.ask("vote", id="unvote", end=False)

    async def _let_play(self, phone: Player) -> None:
        """Let a bot have the seat for a moment; it is asked, and never answers."""
        seat = self.position.seat
        if self.position.to_move == seat:
            before = len(self.home.asked())
            await phone.do("stand-in", id="stand-in", seat=seat, bot="beginner")
            await until_asked(self.home, before + 1)
            self.transcript.add("own bot", self.home.asked()[-1])
            await phone.act(wired(self._any_action()), len(self.position.actions), id="stood-in")
            await phone.do("give-back", id="give-back", seat=seat)

    async def _visit(self) -> None:
        """Ask every route, as the seat that may not know."""
        headers = {"cookie": cookie_of(self._person(self.position.seat)), "host": "localhost"}
        for route in ROUTES:
            path = route.format(room=self.room, game=self.game)
            answer = await self.home.client.get(path, headers=headers)
            kept = sorted(f"{name}: {value}" for name, value in answer.headers.items() if name not in FOREIGN)
            self.transcript.add(f"GET {route}", f"{answer.status_code} {kept} {answer.text}")


def wired(action: Action) -> Any:
    """An action as a client sends it."""
    return encode(action)

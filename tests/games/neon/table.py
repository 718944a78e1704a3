"""A table of Neon set up by hand: figures, equipment and dice as a test wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warpad.core.position import CHANCE
from warpad.core.vecs import append, i64, vec
from warpad.games.neon import codes, layout
from warpad.games.neon.actions import Reader
from warpad.games.neon.catalogue import catalogue
from warpad.games.neon.events import event_of
from warpad.games.neon.flow import run
from warpad.games.neon.planning import half_at
from warpad.games.neon.position import Neon, new_game
from warpad.games.neon.turn import begin_turn
from warpad.games.neon.vocabulary import ACTIONS, ATTACK_FACES, DEFENSE_FACES, TYPES

Json = dict[str, Any]

CATALOGUE = catalogue("base")
SECTORS = CATALOGUE.sectors
FOUR = ("akari", "boulder", "ghost", "snake")
AUTOMA = codes.AUTOMA
SHIP = "ship"
OUT = "out"
PLACES = {SHIP: codes.SHIP, OUT: codes.OUT}


def ints(numbers: Sequence[int]) -> vec[i64]:
    made = vec[i64]([])
    for number in numbers:
        made = append(made, number)
    return made


def packed(told: str, faces: Sequence[str]) -> int:
    """ "hit hit miss" as the code of a roll."""
    return sum(1 << codes.FACE_BITS * faces.index(face) for face in told.split())


class Table:
    """A game at its first round, on an arena without bots; everybody waits on the ship.

    What a test starts (`attack`, `search`, `move`, `turn`, `close`, `flood`) lies above the choice of cards:
    when that choice is open again, all is done.
    """

    def __init__(
        self,
        *fighters: str,
        mode: str = "rebirth",
        automa: bool = False,
        teams: int = 2,
        leader: int = 0,
        board: int = 0,
    ) -> None:
        self.names = fighters or FOUR
        rules = [CATALOGUE.modes.index(mode), len(self.names), teams, int(automa), board]
        picks = [CATALOGUE.fighters.index(name) for name in self.names]
        self.g: Neon = new_game(CATALOGUE.tables, "base", ints(rules), ints(picks))
        while self.g.actor() == CHANCE:
            kind = self.g.s[self.g.top()]
            self.g.play(leader if kind == layout.DEAL_LEADER else self.g.odds()[0])
        for sector in range(len(SECTORS)):
            self.g.s[layout.BOTS + sector] = 0
        self.g.listen()

    # Setting up.

    def at(self, seat: int) -> int:
        return self.g.block(seat)

    def put(self, seat: int, place: str = "", **facts: int) -> Table:
        """Where a fighter stands and what the board shows: energy, health, side, field, ..."""
        s = self.g.s
        if place:
            s[self.at(seat) + layout.F_PLACE] = PLACES[place] if place in PLACES else SECTORS.index(place)
        for name, value in facts.items():
            s[self.at(seat) + getattr(layout, f"F_{name.upper()}")] = value
        self.g.ready = False
        return self

    def equip(self, seat: int, loot: str, *under: str) -> Table:
        """An equipment card with supplies under it; the cards leave their decks."""
        s = self.g.s
        designs = [CATALOGUE.designs.index(name) for name in (loot, *under)]
        at = self.g.equipment(seat, CATALOGUE.tables.design_type[designs[0]])
        for i, design in enumerate([designs[0], *sorted(designs[1:])]):
            s[at + i] = design + 1
            s[layout.DECK + design] -= 1
        return self

    def upgrade(self, seat: int, name: str) -> Table:
        return self.put(seat, upgrade=CATALOGUE.upgrades.index(name) + 1)

    def give_bot(self, seat: int, bot: str) -> Table:
        self.g.s[self.at(seat) + layout.F_BOTS + CATALOGUE.bots.index(bot)] += 1
        return self

    def give_trophies(self, seat: int, *values: int) -> Table:
        for value in values:
            self.g.s[self.at(seat) + layout.F_TROPHIES + value - 1] += 1
        return self

    def bot(self, sector: str, bot: str = "guard") -> Table:
        self.g.s[layout.BOTS + SECTORS.index(sector)] = CATALOGUE.bots.index(bot) + 1
        return self

    def search_tokens(self, sector: str, number: int) -> Table:
        self.g.s[layout.TOKENS + SECTORS.index(sector)] = number
        return self

    def token(self, seat: int, sector: str) -> Table:
        return self.put(seat, token=SECTORS.index(sector))

    def ring(self, *sectors: str) -> Table:
        """The open sectors in order; the others have sunk."""
        s = self.g.s
        s[layout.RING_SIZE] = len(sectors)
        for i in range(len(SECTORS)):
            s[layout.PLACE_IN_RING + i] = -1
            s[layout.RING + i] = SECTORS.index(sectors[i]) if i < len(sectors) else -1
        for i, name in enumerate(sectors):
            s[layout.PLACE_IN_RING + SECTORS.index(name)] = i
        return self

    def closes(self, sector: str, *after: str) -> Table:
        """The number on top of the scoreboard, and those that may come after it."""
        s = self.g.s
        s[layout.TOP] = SECTORS.index(sector)
        s[layout.UNSEEN] = sum(1 << SECTORS.index(name) for name in after)
        return self

    def round(self, number: int) -> Table:
        self.g.s[layout.ROUND] = number
        return self

    def leader(self, seat: int) -> Table:
        self.g.s[layout.LEADER] = seat
        return self

    def discards(self, **loot: int) -> Table:
        """Moves cards from a deck to its discard pile: `discards(g_frag=2)`."""
        for name, number in loot.items():
            design = CATALOGUE.designs.index(name.replace("_", "-"))
            self.g.s[layout.DECK + design] -= number
            self.g.s[layout.DISCARD + design] += number
        return self

    def row(self, seat: int, *actions: str) -> Table:
        """A row of cards in which each half offers the named action ("defense/leadership": both of them)."""
        g, at = self.g, self.at(seat)
        wanted = [sum(1 << ACTIONS.index(name) for name in action.split("/")) for action in actions]
        for plan in range(1 << 9):
            top, bottom = plan & 7, plan >> 4 & 7
            if top == bottom or 7 in (top, bottom):
                continue
            g.s[at + layout.F_PLAN] = plan
            if all(half_at(g, seat, i) & mask == mask for i, mask in enumerate(wanted)):
                number = g.s[at + layout.F_ID] * codes.CARDS + top
                g.s[at + layout.F_INITIATIVE] = CATALOGUE.tables.initiative[number]
                hand = next(i for i in range(codes.CARDS) if i not in (top, bottom))
                g.s[at + layout.F_HAND] = 1 << hand
                g.s[at + layout.F_DECK] = (1 << codes.CARDS) - 1 - (1 << top | 1 << bottom | 1 << hand)
                g.s[at + layout.F_DISCARD] = 0
                return self
        raise AssertionError(f"no cards of {self.names[seat]} make {actions}")

    # Moments.

    def start(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> Table:
        self.g.push(kind, a, b, c)
        run(self.g)
        return self

    def attack(self, seat: int, **like: object) -> Table:
        """An attack action; where there is a choice of weapon, target or range, the one like this."""
        self.start(layout.ASK_AIM, seat)
        return self.do(seat, "aim", **like) if self.actor() == seat and self.can("aim") else self

    def search(self, seat: int) -> Table:
        return self.start(layout.STEP_SEARCH, seat)

    def move(self, seat: int) -> Table:
        return self.start(layout.ASK_MOVE, seat)

    def turn(self, seat: int) -> Table:
        begin_turn(self.g, seat)
        return self.start(layout.STEP_TURN, seat)

    def close(self) -> Table:
        return self.start(layout.STEP_CLOSING)

    def flood(self) -> Table:
        return self.start(layout.STEP_FLOOD)

    def automa_turn(self) -> Table:
        return self.start(layout.STEP_AUTOMA, 0, codes.NO_ONE)

    def rest_of_round(self, stage: int) -> Table:
        """Goes on with the round at one of its stages (see rounds.py), without the choice of cards."""
        self.g.pop()
        self.g.s[self.g.top() + 1] = stage
        run(self.g)
        return self

    # Choices.

    def is_done(self) -> bool:
        return bool(self.g.s[self.g.top()] == layout.ASK_PLAN)

    def actor(self) -> int:
        return int(self.g.actor())

    def offers(self, **like: object) -> list[Json]:
        """The legal actions of whoever decides that have all these values."""
        seat = self.actor()
        actions = [Reader(self.g, seat).action(move) for move in self.g.legal(seat)]
        return [action for action in actions if like.items() <= action.items()]

    def do(self, seat: int, do: str, **like: object) -> Table:
        """Plays the only legal action that has all these values."""
        assert self.actor() == seat, f"{self.actor()} decides, not {seat}"
        moves = self.g.legal(seat)
        actions = [Reader(self.g, seat).action(move) for move in moves]
        fit = [m for m, a in zip(moves, actions, strict=True) if {"do": do, **like}.items() <= a.items()]
        assert len(fit) == 1, f"{len(fit)} actions fit {do} {like}: {actions}"
        self.g.play(fit[0])
        return self

    def use(self, seat: int, effect: str, **like: object) -> Table:
        return self.do(seat, "use", effect=effect, **like)

    def passes(self, *seats: int) -> Table:
        for seat in seats:
            self.do(seat, "pass")
        return self

    def wait(self) -> Table:
        """Everybody passes until dice are rolled, something else is asked, or all is done."""
        while self.actor() >= 0 and self.can("pass"):
            self.do(self.actor(), "pass")
        return self

    def wait_declared(self, seat: int) -> Table:
        """Every half that may be Defence is declared as Defence."""
        while self.actor() == seat and self.can("declare"):
            self.do(seat, "declare", action="defense")
        return self

    def can(self, do: str, **like: object) -> bool:
        return bool(self.offers(do=do, **like))

    def roll(self, told: str) -> Table:
        """The dice that chance rolls now."""
        assert self.actor() == CHANCE, self.offers()
        kind = self.g.s[self.g.top()]
        attack = kind in (layout.ROLL_ATTACK, layout.REROLL_ATTACK)
        outcome = packed(told, ATTACK_FACES if attack else DEFENSE_FACES)
        assert outcome in list(self.g.odds())[::2], f"{told} is not a roll of {self.dice()} dice"
        self.g.play(outcome)
        return self

    def dice(self) -> int:
        """How many dice chance is about to roll."""
        assert self.actor() == CHANCE
        return int(self.g.s[self.g.top() + 2])

    def deal(self, name: str) -> Table:
        """The loot card, upgrade or sector that chance deals now."""
        kind, s = self.g.s[self.g.top()], self.g.s
        if kind == layout.DEAL_LOOT:
            number = CATALOGUE.designs.index(name) - CATALOGUE.tables.class_first[s[self.g.top() + 1]]
        elif kind == layout.DEAL_UPGRADE:
            number = CATALOGUE.upgrades.index(name)
        else:
            number = SECTORS.index(name)
        assert number in list(self.g.odds())[::2], f"chance cannot deal {name}"
        self.g.play(number)
        return self

    def luck(self) -> Table:
        """Any outcome of the chance that is open."""
        while self.actor() == CHANCE:
            self.g.play(self.g.odds()[0])
        return self

    # Facts.

    def fact(self, seat: int, name: str) -> int:
        return int(self.g.s[self.at(seat) + getattr(layout, f"F_{name.upper()}")])

    def energy(self, seat: int) -> int:
        return self.fact(seat, "energy")

    def health(self, seat: int) -> int:
        return self.fact(seat, "health")

    def place(self, seat: int) -> str:
        where = self.fact(seat, "place")
        return SECTORS[where] if where >= 0 else {v: k for k, v in PLACES.items()}[where]

    def stack(self, seat: int, type: str) -> list[str]:
        """The equipment card of a type and the supplies under it."""
        at = self.g.equipment(seat, TYPES.index(type))
        cards = [self.g.s[at + i] for i in range(layout.STACK)]
        return [CATALOGUE.designs[card - 1] for card in cards if card]

    def trophies(self, seat: int) -> tuple[int, int, int]:
        one, two, three = (int(self.g.s[self.at(seat) + layout.F_TROPHIES + i]) for i in range(3))
        return one, two, three

    def bots(self, seat: int) -> list[str]:
        """Unused bot tokens."""
        counts = [self.g.s[self.at(seat) + layout.F_BOTS + i] for i in range(len(CATALOGUE.bots))]
        return [name for name, count in zip(CATALOGUE.bots, counts, strict=True) for _ in range(count)]

    def discarded(self, loot: str) -> int:
        return int(self.g.s[layout.DISCARD + CATALOGUE.designs.index(loot)])

    def tokens_in(self, sector: str) -> int:
        return int(self.g.s[layout.TOKENS + SECTORS.index(sector)])

    def open_sectors(self) -> list[str]:
        return [SECTORS[self.g.s[layout.RING + i]] for i in range(self.g.s[layout.RING_SIZE])]

    def events(self, name: str = "") -> list[Json]:
        told = [event_of(self.g, raw) for raw in self.g.take_events()]
        return [event for event in told if not name or event["event"] == name]

    def loot_cards(self) -> int:
        """All loot cards wherever they are: there are always as many."""
        s = self.g.s
        piles = sum(s[layout.DECK + i] + s[layout.DISCARD + i] for i in range(len(CATALOGUE.designs)))
        laid = sum(
            1
            for seat in range(len(self.names))
            for slot in range(codes.SLOTS)
            for i in range(layout.STACK)
            if s[self.g.equipment(seat, slot) + i]
        )
        return int(piles + laid + s[layout.LOOKED])

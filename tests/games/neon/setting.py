"""Puts a table of Neon as a test wants it: figures, equipment, tokens, the ring."""

from __future__ import annotations

from typing import Self

from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import Catalogue, catalogue
from warpad.games.neon.data.vocabulary import TYPES
from warpad.games.neon.position import Neon
from warpad.games.neon.rules import layout
from warpad.games.neon.rules.equipment import put_under

AUTOMA = codes.AUTOMA
PLACES = {"ship": codes.SHIP, "out": codes.OUT}
FIELDS = "fields"


class Setting:
    """A position and the words to set it; they can be strung together."""

    def __init__(self, position: Neon) -> None:
        self.position = position
        self.known: Catalogue = catalogue(position.pack)
        self.s = position.s

    def at(self, seat: int) -> int:
        return int(self.position.block(seat))

    def put(self, seat: int, place: str = "", **facts: int | str) -> Self:
        """Where a fighter stands (a sector, "ship" or "out") and what its board shows: energy, health,
        fields, side "A" or "B", an upgrade, the sector of its token, ...; the Automa is `AUTOMA`.
        """
        if place:
            self.s[self.at(seat) + layout.F_PLACE] = self.place_number(place)
        for name, value in facts.items():
            field = "FIELD" if name == FIELDS else name.upper()
            number = value if isinstance(value, int) else self.number(name, value)
            self.s[self.at(seat) + getattr(layout, f"F_{field}")] = number
        self.position.ready = False
        return self

    def place_number(self, place: str) -> int:
        return int(PLACES[place]) if place in PLACES else self.known.sectors.index(place)

    def number(self, name: str, value: str) -> int:
        """What the position holds for a fact that is told in words."""
        if name == "side":
            return "AB".index(value)
        if name == "token":
            return self.known.sectors.index(value)
        assert name == "upgrade", name
        upgrade = self.known.upgrades.index(value)
        self.s[layout.UPGRADES_UNSEEN] &= ~(1 << upgrade)
        return upgrade + 1

    def equip(self, seat: int, loot: str, *supplies: str) -> Self:
        """An equipment card with supplies under it, taken from the decks."""
        design = self.take(loot)
        at = self.position.equipment(seat, TYPES.index(self.known.design_of[loot].type))
        self.s[at] = design + 1
        for supply in supplies:
            put_under(self.position, at, self.take(supply))
        return self

    def take(self, loot: str) -> int:
        design = self.known.designs.index(loot)
        assert self.s[layout.DECK + design] > 0, f"no {loot} is left"
        self.s[layout.DECK + design] -= 1
        return design

    def thin(self, kind: str, **left: int) -> Self:
        """Leaves only these cards (with _ for -) in a deck; the rest goes to its discard pile."""
        t = self.known.tables
        number = ("green", "orange", "purple").index(kind)
        for design in range(t.class_first[number], t.class_end[number]):
            stay = left.get(self.known.designs[design].replace("-", "_"), 0)
            self.s[layout.DISCARD + design] += self.s[layout.DECK + design] - stay
            self.s[layout.DECK + design] = stay
        return self

    def give_bot(self, seat: int, bot: str, used: bool = False) -> Self:
        field = layout.F_SPENT_BOTS if used else layout.F_BOTS
        self.s[self.at(seat) + field + self.known.bots.index(bot)] += 1
        return self

    def give_trophies(self, seat: int, *values: int) -> Self:
        for value in values:
            self.s[self.at(seat) + layout.F_TROPHIES + value - 1] += 1
        return self

    def bot(self, sector: str, bot: str = "guard") -> Self:
        """A bot on the arena."""
        self.s[layout.BOTS + self.known.sectors.index(sector)] = self.known.bots.index(bot) + 1
        return self

    def search_tokens(self, sector: str, number: int) -> Self:
        self.s[layout.TOKENS + self.known.sectors.index(sector)] = number
        return self

    def lay_ring(self, *sectors: str) -> Self:
        """The open sectors in order; the others have sunk."""
        s = self.s
        s[layout.RING_SIZE] = len(sectors)
        for i in range(codes.SECTORS):
            s[layout.PLACE_IN_RING + i] = -1
            s[layout.RING + i] = self.known.sectors.index(sectors[i]) if i < len(sectors) else -1
        for i, name in enumerate(sectors):
            s[layout.PLACE_IN_RING + self.known.sectors.index(name)] = i
        return self

    def closes(self, sector: str, *after: str) -> Self:
        """The number on top of the scoreboard, and those that may come after it."""
        self.s[layout.TOP] = self.known.sectors.index(sector)
        self.s[layout.UNSEEN] = sum(1 << self.known.sectors.index(name) for name in after)
        return self

    def round(self, number: int) -> Self:
        self.s[layout.ROUND] = number
        return self

    def lead(self, seat: int) -> Self:
        self.s[layout.LEADER] = seat
        return self

    def floods(self, number: int) -> Self:
        self.s[layout.FLOODS] = number
        return self

"""Plays on a table of Neon by words and tells what is so.

    table.do("act", action="attack")            the one legal action of the actor that fits these words
    table.roll(crit=1, hit=1)                   dice, in the order in which they are asked for
    assert table.energy(0) == 3

Choices with a single option are not asked: an attack with only one way to aim is rolled at once, a window
in which nothing can be used is passed. `attack_with` and `passes` do the right thing in both cases.
"""

from __future__ import annotations

from typing import Any, Self

from warpad.core.game import Json, Refusal
from warpad.core.position import CHANCE
from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import Catalogue, catalogue
from warpad.games.neon.data.vocabulary import TYPES
from warpad.games.neon.game import GAME
from warpad.games.neon.position import Neon
from warpad.games.neon.rules import layout, sizes
from warpad.games.neon.tell.soundness import find_fault


def fits(action: Json, words: Json) -> bool:
    return all(action.get(name) == value for name, value in words.items())


class Table:
    """A position and the words to play on it."""

    def __init__(self, position: Neon) -> None:
        self.position = position
        self.known: Catalogue = catalogue(position.pack)
        self.position.listen()

    # Playing.

    def actor(self) -> int:
        return int(self.position.actor())

    def offers(self, seat: int | None = None, **words: Any) -> list[Json]:
        """The legal actions of the actor (or of a seat, while all plan) that have all these words."""
        actions = GAME.legal_actions(self.position, self.actor() if seat is None else seat)
        return [action for action in actions if fits(action, words)]

    def matching(self, verb: str, **words: Any) -> list[Json]:
        return self.offers(do=verb, **words) if self.actor() >= 0 else []

    def can(self, verb: str, **words: Any) -> bool:
        """Is there a legal action of this verb with these words?"""
        return bool(self.matching(verb, **words))

    def do(self, verb: str, by: int | None = None, **words: Any) -> Self:
        """Plays the one legal action that fits; `by` says whose decision it must be."""
        assert by in (None, self.actor()), f"{self.actor()} decides, not {by}"
        fitting = self.matching(verb, **words)
        assert len(fitting) == 1, f"{verb} {words}: {len(fitting)} of {self.now()}"
        self.position.play(GAME.legal_move(self.position, self.actor(), fitting[0]))
        self.check_soundness()
        return self

    def check_soundness(self) -> None:
        fault = find_fault(self.position)
        assert fault is None, fault

    def use(self, effect: str, by: int | None = None, **words: Any) -> Self:
        return self.do("use", by, effect=effect, **words)

    def attack_with(self, **words: Any) -> Self:
        """Performs the Attack of the half at hand; the aim is asked only when there are several."""
        self.do("act", action="attack")
        return self.do("aim", **words) if self.can("aim") else self

    def now(self) -> object:
        return self.offers() if self.actor() >= 0 else self.actor()

    def passes(self, *seats: int) -> Self:
        """Passes windows (of these seats, or of all) as long as they are open."""
        while self.actor() >= 0 and self.can("pass") and (not seats or self.actor() in seats):
            self.do("pass")
        return self

    def plan(self, *plans: Json) -> Self:
        """All seats in the tournament plan at once: words of the plan of each, in the order of seats."""
        moves = vec[i64]([])
        for seat, words in zip(list(self.position.actors()), plans, strict=True):
            fitting = self.offers(seat, **words)
            assert fitting, f"seat {seat}: {words} fits none of {self.offers(seat)[:4]}"
            moves = append(moves, GAME.move(self.position, seat, fitting[0]))
        self.position.apply(moves)
        return self

    def why_not(self, verb: str, seat: int | None = None, **words: Any) -> Refusal:
        """The refusal of an action that is not legal."""
        refusal = GAME.why_not(self.position, self.actor() if seat is None else seat, {"do": verb, **words})
        assert refusal is not None, f"{verb} {words} is legal"
        return refusal

    def events(self, *names: str) -> list[Json]:
        """What happened since the last call, of these kinds or of all."""
        told = [GAME.event(self.position, raw) for raw in self.position.take_events()]
        return [event for event in told if not names or event["event"] in names]

    # Chance.

    def outcomes(self) -> dict[int, Json]:
        """What chance may give now."""
        assert self.actor() == CHANCE, self.now()
        return {o: GAME.action(self.position, CHANCE, o) for o in list(self.position.odds())[::2]}

    def chance(self, **words: Any) -> Self:
        """Lets chance give the outcome that has these words."""
        return self.give([o for o, action in self.outcomes().items() if fits(action, words)], words)

    def deal(self, name: str) -> Self:
        """The loot card, upgrade or sector that chance deals now."""
        return self.give([o for o, action in self.outcomes().items() if name in action.values()], name)

    def give(self, fitting: list[int], what: object) -> Self:
        assert len(fitting) == 1, f"{what}: {len(fitting)} of {list(self.outcomes().values())[:20]}"
        self.position.play(fitting[0])
        return self

    def roll(self, told: str = "", **faces: int) -> Self:
        """Dice by words, "hit hit miss", or by number; the rest are misses or failures."""
        names = self.faces()
        wanted = dict.fromkeys(names, 0) | faces
        for face in told.split():
            wanted[face] += 1
        wanted["miss" if "miss" in names else "fail"] += self.dice() - sum(wanted.values())
        return self.chance(**wanted)

    def faces(self) -> dict[str, int]:
        """The faces of one of the rolls that chance may give."""
        told = next(iter(self.outcomes().values()))
        return {name: number for name, number in told.items() if name != "do"}

    def dice(self) -> int:
        """How many dice are rolled now."""
        return sum(self.faces().values())

    def luck(self) -> Self:
        """Any outcome of the chance that is open."""
        while self.actor() == CHANCE:
            self.position.play(self.position.odds()[0])
        return self

    # Fighters.

    def view(self, seat: int = 0) -> Json:
        return dict(self.position.observe(seat))

    def fighter(self, seat: int) -> Json:
        """The Automa is the last of them."""
        is_player = seat < self.position.s[layout.PLAYERS]
        told: Json = self.view(seat if is_player else 0)["fighters"][seat if is_player else -1]
        return told

    def energy(self, seat: int) -> int:
        return int(self.fighter(seat)["energy"])

    def place(self, seat: int) -> str:
        """The id of the sector, or "ship", or "out"."""
        place = self.fighter(seat)["place"]
        return place if isinstance(place, str) else self.known.sectors[place - 1]

    def health(self, seat: int) -> int:
        return int(self.fighter(seat)["tokens"])

    def fields(self, seat: int) -> int:
        return int(self.fighter(seat)["fields"])

    def trophies(self, seat: int) -> dict[str, int]:
        return dict(self.fighter(seat)["trophies"])

    def equipment(self, seat: int) -> dict[str, list[str]]:
        """Top card of each stack with the supplies under it."""
        return {card["loot"]: card["supplies"] for card in self.fighter(seat)["equipment"]}

    def fact(self, seat: int, name: str) -> int:
        """A number of the board of a fighter, as the position holds it."""
        return int(self.position.s[self.position.block(seat) + getattr(layout, f"F_{name.upper()}")])

    def stack(self, seat: int, type: str) -> list[str]:
        """The equipment card of a type and the supplies under it."""
        at = self.position.equipment(seat, TYPES.index(type))
        cards = [self.position.s[at + i] for i in range(sizes.STACK)]
        return [self.known.designs[card - 1] for card in cards if card]

    def bots(self, seat: int) -> list[str]:
        """Unused bot tokens."""
        at = self.position.block(seat) + layout.F_BOTS
        return [name for i, name in enumerate(self.known.bots) for _ in range(self.position.s[at + i])]

    # The arena.

    def leader(self) -> int:
        return int(self.view()["leader"])

    def sector(self, id: str) -> Json:
        return next(sector for sector in self.view()["ring"] if sector["sector"] == id)

    def ring(self) -> list[str]:
        return [sector["sector"] for sector in self.view()["ring"]]

    def tokens_in(self, sector: str) -> int:
        return int(self.position.s[layout.TOKENS + self.known.sectors.index(sector)])

    def discard(self, kind: str) -> list[str]:
        return list(self.view()["loot"][kind]["discard"])

    def discarded(self, loot: str) -> int:
        return int(self.position.s[layout.DISCARD + self.known.designs.index(loot)])

    def loot_cards(self) -> int:
        """All loot cards wherever they are: there are always as many."""
        s = self.position.s
        piles = sum(s[layout.DECK + i] + s[layout.DISCARD + i] for i in range(len(self.known.designs)))
        seats = range(s[layout.PLAYERS])
        laid = sum(len(self.stack(seat, TYPES[slot])) for seat in seats for slot in range(codes.SLOTS))
        return int(piles + laid + s[layout.LOOKED])

    def order(self) -> list[int]:
        return list(self.view()["order"])

    def attack_now(self) -> Json:
        """The attack that is under way."""
        told: Json = self.view()["attack"]
        return told

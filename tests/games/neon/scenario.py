"""Sets a table of Neon for a test and plays on it by words.

    table = Scene("boulder", "ghost").put(0, "park", energy=4).put(1, "factory").turn(0, "attack", "move")
    table.do("act", action="attack")            the one legal action of the actor that fits these words
    table.roll(crit=1, hit=1)                   dice, in the order in which they are asked for
    assert table.energy(0) == 3

Choices with a single option are not asked: an attack with only one way to aim is rolled at once, a window
in which nothing can be used is passed. `attack_with` and `passes` do the right thing in both cases.

Scene: who plays, where they stand, what they have. Its last call makes the Table:
    plan(*seats' hands)      everybody chooses cards, as in phase 1
    turn(seat, *actions)     that seat's turn; the row is these actions, the others have acted before
                             (or act afterwards: `waiting={seat: initiative}`)
    closing()                phase 4 of the round begins
    check()                  phase 3 begins
    automa_turn()            the Automa acts
Sectors lie in the order of `ring` (ids); those not named are closed. There are no bots unless `bots` names
them by sector. The scoreboard shows `closes`; what comes after it is dealt by table.deal(sector=...).
"""

from __future__ import annotations

from typing import Any

from warpad.core.game import Json, Refusal
from warpad.core.position import CHANCE
from warpad.core.vecs import append, i64, vec
from warpad.games.neon import codes, layout
from warpad.games.neon.catalogue import Catalogue, catalogue
from warpad.games.neon.equipment import put_under
from warpad.games.neon.flow import run
from warpad.games.neon.game import GAME
from warpad.games.neon.position import Neon
from warpad.games.neon.rounds import AUTOMA_TURN, CHECK_END, CLOSE_SECTORS, TAKE_TURNS
from warpad.games.neon.setup import lay_out
from warpad.games.neon.soundness import find_fault
from warpad.games.neon.turn import TURN_HALVES, TURN_TOKEN, begin_turn
from warpad.games.neon.vocabulary import ACTIONS, TYPES

PLACES = {"ship": codes.SHIP, "out": codes.OUT}


class Table:
    """A position and the words to play on it."""

    def __init__(self, position: Neon) -> None:
        self.position = position
        self.known: Catalogue = catalogue(position.pack)
        self.position.listen()

    # Playing.

    def actor(self) -> int:
        return int(self.position.actor())

    def offers(self, seat: int | None = None) -> list[Json]:
        """All legal actions of the actor (or of a seat, while all plan)."""
        return GAME.legal_actions(self.position, self.actor() if seat is None else seat)

    def matching(self, verb: str, **words: Any) -> list[Json]:
        if self.actor() < 0:
            return []
        return [
            action
            for action in self.offers()
            if action["do"] == verb and all(action.get(name) == value for name, value in words.items())
        ]

    def can(self, verb: str, **words: Any) -> bool:
        """Is there a legal action of this verb with these words?"""
        return bool(self.matching(verb, **words))

    def do(self, verb: str, **words: Any) -> Table:
        """Plays the one legal action that fits."""
        fitting = self.matching(verb, **words)
        assert len(fitting) == 1, f"{verb} {words}: {len(fitting)} of {self.now()}"
        self.position.play(GAME.legal_move(self.position, self.actor(), fitting[0]))
        fault = find_fault(self.position)
        assert fault is None, fault
        return self

    def attack_with(self, **words: Any) -> Table:
        """Performs the Attack of the half at hand; the aim is asked only when there are several."""
        self.do("act", action="attack")
        return self.do("aim", **words) if self.can("aim") else self

    def now(self) -> object:
        return self.offers() if self.actor() >= 0 else self.actor()

    def passes(self, *seats: int) -> Table:
        """Passes windows (of these seats, or of all) as long as they are open."""
        while self.actor() >= 0 and self.can("pass") and (not seats or self.actor() in seats):
            self.do("pass")
        return self

    def chance(self, **words: Any) -> Table:
        """Lets chance give the outcome that has these words."""
        assert self.actor() == CHANCE, self.now()
        told = {o: GAME.action(self.position, CHANCE, o) for o in list(self.position.odds())[::2]}
        fitting = [o for o, action in told.items() if all(action.get(n) == v for n, v in words.items())]
        assert len(fitting) == 1, f"{words}: {len(fitting)} of {list(told.values())[:20]}"
        self.position.play(fitting[0])
        return self

    deal = chance

    def roll(self, **faces: int) -> Table:
        """Rolls these faces; the rest of the dice miss (attack) or fail (defence)."""
        assert self.actor() == CHANCE, self.now()
        names = GAME.action(self.position, CHANCE, self.position.odds()[0])
        rest = "miss" if "miss" in names else "fail"
        dice = sum(value for name, value in names.items() if name != "do")
        wanted = {name: 0 for name in names if name != "do"} | faces
        wanted[rest] += dice - sum(wanted.values())
        return self.chance(**wanted)

    def dice(self) -> int:
        """How many dice are rolled now."""
        assert self.actor() == CHANCE, self.now()
        told = GAME.action(self.position, CHANCE, self.position.odds()[0])
        return sum(value for name, value in told.items() if name != "do")

    def plan(self, *plans: Json) -> Table:
        """All seats in the tournament plan at once: words of the plan of each, in the order of seats."""
        moves = vec[i64]([])
        for seat, words in zip(list(self.position.actors()), plans, strict=True):
            fitting = [
                action
                for action in self.offers(seat)
                if all(action.get(name) == value for name, value in words.items())
            ]
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

    # Facts.

    def view(self, seat: int = 0) -> Json:
        return dict(self.position.observe(seat))

    def fighter(self, seat: int) -> Json:
        """The Automa is the last of them."""
        told: Json = self.view(seat if seat < self.position.s[layout.PLAYERS] else 0)["fighters"][seat]
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

    def leader(self) -> int:
        return int(self.view()["leader"])

    def sector(self, id: str) -> Json:
        return next(sector for sector in self.view()["ring"] if sector["sector"] == id)

    def ring(self) -> list[str]:
        return [sector["sector"] for sector in self.view()["ring"]]

    def discard(self, kind: str) -> list[str]:
        return list(self.view()["loot"][kind]["discard"])

    def order(self) -> list[int]:
        return list(self.view()["order"])

    def attack(self) -> Json:
        told: Json = self.view()["attack"]
        return told


class Scene:
    """A table being set; see the head of this module."""

    def __init__(
        self,
        *fighters: str,
        mode: str = "rebirth",
        ring: list[str] | None = None,
        leader: int = 0,
        automa: str | None = None,
        teams: int = 0,
        round: int = 1,
        closes: str | None = None,
        bots: dict[str, str] | None = None,
        board: int = 0,
        pack: str = "base",
    ) -> None:
        self.known = catalogue(pack)
        self.position = Neon(self.known.tables, vec[i64]([0 for _ in range(layout.SIZE)]), pack)
        self.s = self.position.s
        teams = teams or (2 if mode == "coalition" else 0)
        lay_out(
            self.position, self.known.modes.index(mode), len(fighters), teams, int(automa is not None), board
        )
        for seat, fighter in enumerate(fighters):
            at = self.position.block(seat)
            self.s[at + layout.F_ID] = self.known.fighters.index(fighter)
            self.s[at + layout.F_HAND] = 0b111
            self.s[at + layout.F_DECK] = 0b1111000
        self.s[layout.LEADER] = leader
        self.s[layout.ROUND] = round
        self.lay_ring(ring or self.known.sectors, closes)
        for sector, bot in (bots or {}).items():
            self.s[layout.BOTS + self.known.sectors.index(sector)] = self.known.bots.index(bot) + 1
        if automa is not None:
            self.s[self.position.block(codes.AUTOMA) + layout.F_PLACE] = self.known.sectors.index(automa)

    def lay_ring(self, ring: list[str], closes: str | None) -> None:
        """The named sectors are open; the others were closed in rounds before."""
        numbers = [self.known.sectors.index(id) for id in ring]
        for place, sector in enumerate(numbers):
            self.s[layout.RING + place] = sector
            self.s[layout.PLACE_IN_RING + sector] = place
        self.s[layout.RING_SIZE] = len(numbers)
        closed = [sector for sector in range(codes.SECTORS) if sector not in numbers]
        for i, sector in enumerate(closed):
            self.s[layout.LAID_TOKENS + i] = sector
            self.s[layout.LAID_ROUNDS + i] = 1
            self.s[layout.UNSEEN] &= ~(1 << sector)
        self.s[layout.LAID] = len(closed)
        top = self.known.sectors.index(closes) if closes else numbers[-1]
        self.s[layout.TOP] = top
        self.s[layout.UNSEEN] &= ~(1 << top)

    # Fighters.

    def put(
        self,
        seat: int,
        place: str,
        energy: int = 3,
        fields: int = 0,
        health: int = 6,
        side: str = "",
        upgrade: str = "",
        token: str = "",
    ) -> Scene:
        """A fighter in a sector, on the "ship" or "out"; seat 6 is the Automa."""
        at = self.position.block(seat)
        self.s[at + layout.F_PLACE] = PLACES[place] if place in PLACES else self.known.sectors.index(place)
        self.s[at + layout.F_ENERGY] = energy if seat != codes.AUTOMA else 0
        self.s[at + layout.F_FIELD] = fields
        self.s[at + layout.F_HEALTH] = health
        if side:
            self.s[at + layout.F_SIDE] = "AB".index(side)
        if upgrade:
            number = self.known.upgrades.index(upgrade)
            self.s[at + layout.F_UPGRADE] = number + 1
            self.s[layout.UPGRADES_UNSEEN] &= ~(1 << number)
        if token:
            self.s[at + layout.F_TOKEN] = self.known.sectors.index(token)
        return self

    def equip(self, seat: int, loot: str, *supplies: str) -> Scene:
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

    def thin(self, kind: str, **left: int) -> Scene:
        """Leaves only these cards (with _ for -) in a deck; the rest goes to its discard pile."""
        t = self.known.tables
        number = ("green", "orange", "purple").index(kind)
        for design in range(t.class_first[number], t.class_end[number]):
            stay = left.get(self.known.designs[design].replace("-", "_"), 0)
            self.s[layout.DISCARD + design] += self.s[layout.DECK + design] - stay
            self.s[layout.DECK + design] = stay
        return self

    def bot(self, seat: int, bot: str, used: bool = False) -> Scene:
        field = layout.F_SPENT_BOTS if used else layout.F_BOTS
        self.s[self.position.block(seat) + field + self.known.bots.index(bot)] += 1
        return self

    def trophies(self, seat: int, ones: int = 0, twos: int = 0, threes: int = 0) -> Scene:
        at = self.position.block(seat) + layout.F_TROPHIES
        self.s[at], self.s[at + 1], self.s[at + 2] = ones, twos, threes
        return self

    def search_tokens(self, sector: str, number: int) -> Scene:
        self.s[layout.TOKENS + self.known.sectors.index(sector)] = number
        return self

    def floods(self, number: int) -> Scene:
        self.s[layout.FLOODS] = number
        return self

    def hand(self, seat: int, *initiatives: int) -> Scene:
        """The three cards of a hand, by their initiative; the rest is the deck."""
        at = self.position.block(seat)
        fighter = self.s[at + layout.F_ID]
        cards = self.known.cards[fighter]
        mask = 0
        for initiative in initiatives:
            number = next(n for n, id in enumerate(cards) if self.known.card_of[id].initiative == initiative)
            mask |= 1 << number
        self.s[at + layout.F_HAND] = mask
        self.s[at + layout.F_DECK] = ((1 << codes.CARDS) - 1) & ~mask
        return self

    # The moment.

    def table(self) -> Table:
        run(self.position)
        fault = find_fault(self.position)
        assert fault is None, fault
        return Table(self.position)

    def plan(self) -> Table:
        """Phase 1: everybody has cards in hand and chooses."""
        self.position.push(layout.STEP_ROUND, 1, 0, 0)
        self.s[layout.PHASE] = 1
        self.position.push(layout.ASK_PLAN, 0, 0, 0)
        return self.table()

    def row(self, seat: int, initiative: int, *actions: str) -> Scene:
        """The open row of a seat; the actions are those it declared, whatever its cards say."""
        at = self.position.block(seat)
        declared = 0
        for slot, action in enumerate(actions):
            declared |= (ACTIONS.index(action) + 1) << 3 * slot
        self.s[at + layout.F_DECLARED] = declared
        self.s[at + layout.F_INITIATIVE] = initiative
        self.s[at + layout.F_PLAN] = 0 | 1 << 4
        self.s[at + layout.F_HAND] &= ~0b11
        self.s[at + layout.F_DECK] &= ~0b11
        self.s[at + layout.F_DISCARD] &= ~0b11
        while bin(self.s[at + layout.F_HAND]).count("1") > 1:
            low = self.s[at + layout.F_HAND] & -self.s[at + layout.F_HAND]
            self.s[at + layout.F_HAND] &= ~low
            self.s[at + layout.F_DECK] |= low
        return self

    def turn(
        self, seat: int, *actions: str, waiting: dict[int, int] | None = None, start: bool = False
    ) -> Table:
        """The turn of a seat; `start` begins with the return of its token and the landing."""
        row = [*actions, *["energy1"] * (codes.ROW - len(actions))]
        later = waiting or {}
        for other in range(self.s[layout.PLAYERS]):
            if other != seat:
                self.row(other, later.get(other, 7), "energy1", "energy1", "energy1")
                self.s[self.position.block(other) + layout.F_ACTED] = 0 if other in later else 1 + other
        self.row(seat, 1, *row)
        self.s[layout.PHASE] = 2
        self.s[layout.TURNS] = self.s[layout.PLAYERS] - len(later) - 1
        self.position.push(layout.STEP_ROUND, TAKE_TURNS, 0, 0)
        begin_turn(self.position, seat)
        on_ship = self.position.place(seat) == codes.SHIP
        stage = TURN_TOKEN if start or on_ship else TURN_HALVES
        self.position.push(layout.STEP_TURN, seat, stage, 0)
        return self.table()

    def rows(self, **rows: tuple[Any, ...]) -> Table:
        """Turns begin: rows by seat, like s0=(3, "move", "attack", "move"), initiative first."""
        for name, row in rows.items():
            self.row(int(name[1:]), *row)
        self.s[layout.PHASE] = 2
        self.position.push(layout.STEP_ROUND, TAKE_TURNS, 0, 0)
        return self.table()

    def moment(self, stage: int, phase: int) -> Table:
        self.s[layout.PHASE] = phase
        self.s[layout.ACTIVE] = codes.NO_ONE
        self.position.push(layout.STEP_ROUND, stage, 0, 0)
        return self.table()

    def closing(self) -> Table:
        return self.moment(CLOSE_SECTORS, 4)

    def check(self) -> Table:
        return self.moment(CHECK_END, 3)

    def automa_turn(self, **acted: int) -> Table:
        """The Automa acts; s0=2 says that seat 0 was the second to act."""
        for seat in range(self.s[layout.PLAYERS]):
            self.row(seat, 7, "energy1", "energy1", "energy1")
            self.s[self.position.block(seat) + layout.F_ACTED] = acted.get(f"s{seat}", seat + 1)
        return self.moment(AUTOMA_TURN, 2)

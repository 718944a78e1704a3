"""Laws that hold in every turn: mirrors, counts, secrecy, and independence of the order of units."""

from __future__ import annotations

import random
from copy import deepcopy

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.games.bugs.scenario import scenario
from tests.marks import examples, rule
from warpad.core.dice import Dice
from warpad.core.playout import random_moves
from warpad.core.position import CHANCE, SPECTATOR
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.content import load
from warpad.games.bugs.data.geometry import MAX_PATH, PATH_LENGTH, PATH_STEP, PATHS
from warpad.games.bugs.data.setups import make_setup
from warpad.games.bugs.data.tables import make_book
from warpad.games.bugs.game import GAME
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.codes import F_SHOOTER, GENERAL_ORDER, GONE, NONE
from warpad.games.bugs.rules.course import start
from warpad.games.bugs.rules.effects import terms_of
from warpad.games.bugs.rules.orders import is_general_order, legal_orders, next_army, path_of, type_of
from warpad.games.bugs.rules.placement import army_to_place, open_cells
from warpad.games.bugs.rules.ranged import next_shooter, targets_of
from warpad.games.bugs.rules.units import speed_of

SEEDS = st.integers(min_value=0, max_value=2**30)
FEW = examples(25)
TURNS = 12
GENERAL_ORDERS = 0.45  # rare among all orders, but they collide most

PATH_LISTS = [tuple(PATH_STEP[p * 3 + i] for i in range(PATH_LENGTH[p])) for p in range(PATHS)]


class World:
    """A game seen from either side, or with its units listed in another order.

    Whatever it is asked it answers by what a decision is about, so two worlds with one seed make
    the same decisions although they name sides, cells and units differently."""

    def __init__(
        self, seed: int, mode: str, flip: bool = False, order: tuple[int, ...] = (0, 1, 2, 3, 4, 5)
    ) -> None:
        self.seed, self.flip, self.order = seed, flip, order
        content = deepcopy(load())
        content.units.units = [content.units.units[t] for t in order]
        book = make_book(content)
        setup = make_setup(GAME.read_setup({"mode": mode, "formation": "free"}))
        self.position = BugsPosition(book, terms_of(book, setup, -1), setup)
        self.position.lay_out()
        start(self.position)
        self.rolls: dict[object, int] = {}

    # names that are the same in every world

    def side(self, side: int) -> int:
        return 1 - side if self.flip else side

    def army(self, army: int) -> int:
        return army ^ 1 if self.flip else int(army)

    def seat(self, seat: int) -> int:
        return self.army(list(self.position.setup.owner).index(seat))

    def unit(self, unit: int) -> tuple[int, int]:
        return self.army(unit // TYPES), self.order[unit % TYPES]

    def cell(self, cell: int) -> int:
        return cell // 25 * 25 + 24 - cell % 25 if self.flip and cell >= 0 else int(cell)

    def turn_path(self, path: int) -> tuple[int, ...]:
        return tuple((d + 2) % 4 if self.flip else d for d in PATH_LISTS[path])

    def order_name(self, order: int) -> tuple[object, ...]:
        if is_general_order(order):
            d = order - GENERAL_ORDER
            return ("all", int((d + 2) % 4 if self.flip else d))
        return (self.order[type_of(order)], self.turn_path(path_of(order)))

    def random(self, *about: object) -> random.Random:
        return random.Random(repr((self.seed, self.position.party, self.position.turn, about)))

    def pick(self, options: list[int], named: list[object], *about: object) -> int:
        """One of the options, chosen by its name."""
        pairs = sorted(zip(map(repr, named), options, strict=True))
        return self.random(*about).choice(pairs)[1]

    def kind(self) -> object:
        """On a cell, or by whose shot."""
        return "cell" if self.position.fight == NONE else self.manner(self.position.fight)

    def manner(self, fight: int) -> object:
        shooter = self.position.fights[fight + F_SHOOTER]
        return "cell" if shooter == NONE else ("shot", self.side(shooter))

    def battle(self, fight: int) -> object:
        fights = self.position.fights
        return (*(self.unit(fights[fight + self.side(s)]) for s in (0, 1)), self.manner(fight))

    def fighters(self) -> tuple[tuple[int, int], ...]:
        p = self.position
        return () if p.fight == NONE else tuple(sorted(self.unit(p.fights[p.fight + s]) for s in (0, 1)))

    # decisions

    def decide(self) -> None:
        p = self.position
        moves = vec[i64]([])
        for seat in p.actors():
            moves = append(moves, self.chance() if seat == CHANCE else self.choose(seat))
        p.apply(moves)

    def chance(self) -> int:
        p = self.position
        outcomes = list(p.odds())[::2]
        if p.phase == phases.ROLL:
            about = (self.unit(p.fights[p.fight + p.subject]), self.unit(p.fights[p.fight + 1 - p.subject]))
            return self.pick(
                outcomes, outcomes, "roll", self.kind(), about, self.count(("roll", self.kind(), about))
            )
        if p.phase in (phases.LOT_MEETING, phases.LOT_PORTAL):
            return self.pick(outcomes, [self.unit(u) for u in outcomes], "lot", int(p.step))
        if p.phase == phases.LOT_FIRST:
            return self.pick(outcomes, [self.seat(s) for s in outcomes], "first")
        if p.phase == phases.LOT_BATTLE:
            return self.pick(outcomes, [self.side(s) for s in outcomes], "lot", self.count("lots"))
        if p.phase == phases.LOT_MEDAL:
            return self.pick(outcomes, [self.army(a) for a in outcomes], "medal", int(p.subject))
        return self.pick(outcomes, outcomes, "draw", int(p.phase))

    def count(self, about: object) -> int:
        """How often this was asked in this turn."""
        key = (self.position.party, self.position.turn, about)
        self.rolls[key] = self.rolls.get(key, 0) + 1
        return self.rolls[key]

    def choose(self, seat: int) -> int:
        p = self.position
        legal = [int(m) for m in p.legal(seat)]
        who = self.decider(seat)
        if p.phase == phases.ORDERS:
            wide = [m for m in legal if is_general_order(m)]
            if wide and self.random("kind", who).random() < GENERAL_ORDERS:
                legal = wide
            return self.pick(legal, [self.order_name(m) for m in legal], "order", who)
        if p.phase in (phases.PLACE_OPEN, phases.PLACE_SECRET):
            named = [(self.order[m // 50], self.cell(m % 50)) for m in legal]
            return self.pick(legal, named, "place", who, self.count(("place", who)))
        if p.phase == phases.TARGETS:
            return self.pick(legal, [self.unit(m - 1) if m else None for m in legal], "target", who)
        if p.phase == phases.ASK_BATTLE:
            return self.pick(legal, [self.battle(m) for m in legal], "battle", who, self.count("battle"))
        if p.phase == phases.ASK_DESTINATION:
            return self.pick(legal, [self.cell(m) for m in legal], "go", who)
        about = self.unit(p.subject) if p.phase == phases.ASK_PORTAL else (self.kind(), self.fighters())
        return self.pick(legal, list(legal), int(p.phase), who, about, self.count((int(p.phase), who, about)))

    def decider(self, seat: int) -> int:
        """The army for which a seat decides."""
        p = self.position
        if p.phase == phases.ORDERS:
            return self.army(next_army(p, seat))
        if p.phase in (phases.PLACE_OPEN, phases.PLACE_SECRET):
            return self.army(army_to_place(p, seat))
        if p.phase == phases.TARGETS:
            return self.army(next_shooter(p, seat) // TYPES)
        return self.seat(seat)

    def picture(self) -> dict[str, object]:
        """What stands where, in names of no world."""
        p = self.position
        armies = range(p.setup.armies)
        return {
            "units": {self.unit(u): self.cell(p.where[u]) for u in range(p.units)},
            "tracks": {self.army(a): (int(p.energy[a]), int(p.influence[a])) for a in armies},
            "trains": {self.army(a): self.army(p.train[a]) if p.train[a] >= 0 else None for a in armies},
            "medals": [self.army(a) if a >= 0 else None for a in p.holder],
            "trophies": [self.side(a) if a >= 0 else None for a in p.trophy_owner],
            "turn": (int(p.party), int(p.turn), int(p.phase)),
        }

    def to_planning(self) -> bool:
        """Plays on to the next planning; False when the match is over."""
        p = self.position
        while True:
            if p.phase == phases.OVER:
                return False
            self.decide()
            if p.phase == phases.ORDERS:
                return True


def pictures(world: World, turns: int) -> list[dict[str, object]]:
    told = []
    for _ in range(turns):
        on = world.to_planning()
        told.append(world.picture())
        if not on:
            break
    return told


@rule("BUGS-TURN-01")
@pytest.mark.parametrize("mode", ["training", "campaign", "allied", "double"])
@FEW
@given(seed=SEEDS)
@example(seed=195840)  # allied: two Wasps shoot at each other, and neither has energy for both attacks
def test_mirrored_boards_give_mirrored_results(mode: str, seed: int) -> None:
    straight = pictures(World(seed, mode), TURNS)
    mirrored = pictures(World(seed, mode, flip=True), TURNS)
    assert straight == mirrored


@rule("BUGS-MOVE-01", "BUGS-GEN-08")
@FEW
@given(seed=SEEDS, order=st.permutations(range(6)))
def test_nothing_depends_on_the_order_in_which_units_are_listed(seed: int, order: list[int]) -> None:
    listed = pictures(World(seed, "campaign"), TURNS)
    shuffled = pictures(World(seed, "campaign", order=tuple(order)), TURNS)
    assert listed == shuffled


# -- counts --------------------------------------------------------------------------------------

SETUPS = st.sampled_from([dict(setup) for setup in GAME.samples()])


@rule("BUGS-KB-01", "BUGS-WIN-04", "BUGS-KB-03", "BUGS-R-15")
@FEW
@given(setup=SETUPS, seed=SEEDS)
def test_every_turn_keeps_the_invariants(setup: dict[str, object], seed: int) -> None:
    p = GAME.new(setup)
    p.listen()
    dice = Dice(seed)
    alive = None
    for _ in range(400):
        if p.phase == phases.OVER:
            return
        before = [int(e) for e in p.energy]
        party, turn = p.party, p.turn
        p.apply(random_moves_or_draw(p, dice))
        events = [GAME.event(p, raw) for raw in p.take_events()]
        assert all(0 <= e <= 6 for e in p.energy)
        assert all(0 <= n <= 8 for n in p.influence)
        if p.phase != phases.ORDERS:
            continue
        standing = [int(c) for c in p.where if c != GONE]
        assert len(set(standing)) == len(standing), "two units on one cell"
        now = {u for u in range(p.units) if p.where[u] != GONE}
        if alive is not None and alive[0] == p.party:
            assert now <= alive[1], "units only leave"
        alive = (p.party, now)
        check_steps(p)
        assert (party, turn) <= (p.party, p.turn)
        assert len(before) == 4
        assert all(event["rule"] in GAME.rulebook for event in events)


def random_moves_or_draw(p: BugsPosition, dice: Dice):
    if p.actor() == CHANCE:
        moves = vec[i64]([])
        return append(moves, p.draw(dice))
    return random_moves(p, dice)


def check_steps(p: BugsPosition) -> None:
    """A unit moves at most its Speed and its path, one cell under a general order."""
    for u in range(p.units):
        order = p.shown[u // TYPES]
        if order == NONE or not p.steps[u]:
            continue
        if is_general_order(order):
            assert p.steps[u] <= 1
        else:
            reach = min(MAX_PATH, speed_of(p, u) + (order >= 1024))
            assert p.steps[u] <= min(reach, PATH_LENGTH[path_of(order)])
            assert u % TYPES == type_of(order)


@rule("BUGS-KB-03", "BUGS-WIN-04", "BUGS-END-02")
@FEW
@given(seed=SEEDS)
def test_energy_and_influence_are_accounted_for(seed: int) -> None:
    p = GAME.new({"formation": "fixed"})
    p.listen()
    dice = Dice(seed)
    events = []
    while p.phase != phases.OVER:
        p.apply(random_moves_or_draw(p, dice))
        events += [GAME.event(p, raw) for raw in p.take_events()]
    for army, name in enumerate(("south", "north")):
        mine = [e for e in events if e.get("army") == name]
        income = sum(e["n"] for e in mine if e["event"] == "income-taken")
        rolls = sum(e["event"] == "rolled" for e in mine)
        assert income - rolls == p.energy[army]
        defeated = sum(e["event"] == "removed" and e["by"] == name for e in events)
        artifact = sum(e["event"] == "influence-gained" and e["source"] == "artifact" for e in mine)
        assert min(8, defeated + artifact) == p.influence[army]


# -- secrecy -------------------------------------------------------------------------------------


def all_that_others_know(p: BugsPosition, seats: list[int]) -> bytes:
    """Views, moves and refusals of everybody else."""
    probe = {"do": "order", "army": "south", "unit": "ant", "path": "N"}
    told = []
    for seat in [*seats, SPECTATOR]:
        legal = [int(m) for m in p.legal(seat)] if seat in list(p.actors()) else []
        refusal = GAME.why_not(p, seat, probe) if seat >= 0 else None
        told.append((p.observe(seat), legal, repr(refusal), GAME.draw(p, seat)))
    return msgspec.json.encode((told, [int(a) for a in p.actors()]))


@rule("BUGS-HID-01", "BUGS-PLAN-06", "BUGS-R-13")
@FEW
@given(seed=SEEDS)
def test_a_sealed_order_cannot_be_learned(seed: int) -> None:
    p = GAME.new({"mode": "allied", "players": 3, "formation": "fixed", "trophies": 1})
    dice = Dice(seed)
    for _ in range(seed % 40):
        if p.phase != phases.OVER:
            p.apply(random_moves_or_draw(p, dice))
    while p.phase not in (phases.ORDERS, phases.OVER) or (p.phase == phases.ORDERS and len(p.actors()) < 3):
        p.apply(random_moves_or_draw(p, dice))
    if p.phase == phases.OVER:
        return
    others = random_moves(p, dice)
    known = set()
    for order in [int(m) for m in legal_orders(p, 0)][:: 1 + seed % 7]:
        world = p.copy()
        world.listen()
        moves = vec[i64]([order, others[1], others[2]])
        world.apply(moves)
        if world.phase != phases.ORDERS:
            return
        assert world.take_events() == []
        known.add(all_that_others_know(world, [1, 2]))
    assert len(known) == 1


@rule("BUGS-HID-01", "BUGS-SET-10")
@FEW
@given(seed=SEEDS)
def test_a_secret_formation_cannot_be_learned(seed: int) -> None:
    p = GAME.new({"mode": "campaign"})
    dice = Dice(seed)
    while p.phase != phases.PLACE_SECRET:
        p.apply(random_moves_or_draw(p, dice))
    for _ in range(seed % 5):
        p.apply(random_moves(p, dice))
    mine = int(p.pick(1, dice))
    known = set()
    for move in [int(m) for m in p.legal(0)]:
        world = p.copy()
        world.apply(vec[i64]([move, mine]))
        if world.phase == phases.PLACE_SECRET:
            known.add(all_that_others_know(world, [1]))
    assert len(known) <= 1


@rule("BUGS-HID-01", "BUGS-RANGED-07")
def test_a_sealed_target_cannot_be_learned() -> None:
    scene = scenario(
        "S: wasp 1:b2; S2: wasp 2:b2; N: ant 1:b4, wasp 1:e5; N2: ant 2:b4, spider 2:d2", mode="double"
    )
    scene.give(S="wasp stay", S2="wasp stay", N="ant stay", N2="ant stay")
    p = scene.position
    assert p.phase == phases.TARGETS
    known = set()
    for move in [0, *(int(t) + 1 for t in targets_of(p, next_shooter(p, 0)))]:
        world = p.copy()
        world.play(move)
        assert world.phase == phases.TARGETS
        known.add(all_that_others_know(world, [1]))
    assert len(known) == 1


@rule("BUGS-SET-10")
@FEW
@given(seed=SEEDS)
def test_generals_of_a_campaign_always_find_a_place(seed: int) -> None:
    p = GAME.new({"mode": "double"})
    dice = Dice(seed)
    while p.phase != phases.ORDERS:
        for army in range(4):
            if p.phase == phases.PLACE_SECRET and p.where[army * TYPES] == GONE:
                assert open_cells(p, army, 0)
        p.apply(random_moves_or_draw(p, dice))
    assert all(p.book.first_lines[a] >> p.where[a * TYPES] & 1 for a in range(4))

"""Positions of War of Bugs drawn in a line, and turns played on them with known dice."""

from __future__ import annotations

from collections.abc import Mapping

from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.core.vecs import Ints, append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.names import ARMY_NAMES, MEDAL_NAMES, TROPHY_NAMES, UNIT_NAMES, cell_name, cell_of
from warpad.games.bugs.data.setups import make_setup
from warpad.games.bugs.game import GAME
from warpad.games.bugs.position import BugsPosition, new_position
from warpad.games.bugs.rules import phases
from warpad.games.bugs.rules.campaign import set_option
from warpad.games.bugs.rules.codes import GONE
from warpad.games.bugs.rules.units import is_active, is_free

SHORT = {"S": 0, "N": 1, "S2": 2, "N2": 3}
CORNERS = (("a1", "e1"), ("e5", "a5"))
HIGHEST = 10_000


class Scene:
    """One position with its story: give orders, settle the turn, ask what came of it."""

    def __init__(self, position: BugsPosition) -> None:
        self.position = position
        self.events: list[Json] = []
        position.listen()

    # -- playing -----------------------------------------------------------------------------

    def give(self, **orders: str) -> Scene:
        """Orders by army: `S="mantis NN"`, `N="all S"`, `S="ant stay"`."""
        waiting = {SHORT[name]: text for name, text in orders.items()}
        while self.position.phase == phases.ORDERS and waiting:
            moves = vec[i64]([])
            for seat in self.position.actors():
                army = next(a for a in sorted(waiting) if self.position.setup.owner[a] == seat)
                action = order_action(army, waiting.pop(army))
                refusal = GAME.why_not(self.position, seat, action)
                assert refusal is None, refusal
                moves = append(moves, GAME.move(self.position, seat, action))
            self._apply(moves)
        return self

    def settle(
        self,
        dice: str = "",
        lots: str = "",
        rerolls: str = "",
        shots: Mapping[str, str] | None = None,
        portals: str = "",
        first: str = "",
        goes: str = "",
        upto: int | None = None,
    ) -> Scene:
        """Plays on to the next planning with these answers.

        `dice` are faces in the order of rolling ("3:1 2"), `lots` the winners ("S"), `rerolls` who
        rerolls, in the order of asking ("S N S"; all others keep), `shots` targets by army, `portals`
        who uses them, `first` the unit whose battle is chosen, `goes` where a unit travels to.
        """
        faces = [int(face) for face in dice.replace(":", " ").split()]
        winners, again = lots.split(), rerolls.split()
        p = self.position
        while p.phase not in (phases.ORDERS, phases.OVER, phases.LOT_FIRST, upto):
            if p.phase == phases.ROLL:
                assert faces, "a die is rolled that the scenario does not know of"
                self.choose(faces.pop(0))
            elif p.phase == phases.ASK_REROLL:
                wants = bool(again) and self.asked() == again[0]
                if wants:
                    again.pop(0)
                self.choose(1 if wants else 0)
            elif p.phase == phases.TARGETS:
                self._shoot(dict(shots or {}))
            elif p.phase == phases.ASK_PORTAL:
                self.choose(int(self.name(p.subject) in portals.split()))
            elif p.phase == phases.ASK_BATTLE:
                self.choose(next(m for m in p.legal(p.actor()) if first in str(GAME.action(p, p.actor(), m))))
            elif p.phase == phases.ASK_DESTINATION:
                self.choose(cell_of(p.setup, goes))
            elif p.actor() == CHANCE:
                assert winners, "a lot is drawn that the scenario does not know of"
                self.choose(self._lot(winners.pop(0)))
            else:
                raise AssertionError(f"phase {p.phase} is not settled")
        assert not faces, f"dice left over: {faces}"
        assert not again, f"nobody was asked: {again}"
        assert not winners, f"lots left over: {winners}"
        return self

    def turn(self, dice: str = "", lots: str = "", rerolls: str = "", **orders: str) -> Scene:
        """A whole turn without shots and portals."""
        return self.give(**orders).settle(dice=dice, lots=lots, rerolls=rerolls)

    def choose(self, move: int) -> Scene:
        moves = vec[i64]([])
        self._apply(append(moves, move))
        return self

    def act(self, seat: int, **action: object) -> Scene:
        """One action by its words; `do` is the verb."""
        refusal = GAME.why_not(self.position, seat, dict(action))
        assert refusal is None, refusal
        return self.choose(GAME.move(self.position, seat, dict(action)))

    def _apply(self, moves: Ints) -> None:
        self.position.apply(moves)
        self.events += [GAME.event(self.position, raw) for raw in self.position.take_events()]

    def _shoot(self, shots: dict[str, str]) -> None:
        p = self.position
        moves = vec[i64]([])
        for seat in p.actors():
            actions = GAME.legal_actions(p, seat)
            army = ARMY_NAMES.index(actions[0]["army"])
            name = next(n for n, number in SHORT.items() if number == army)
            foe = shots.get(name)
            picked = next(a for a in actions if a.get("foe") == foe)
            moves = append(moves, GAME.move(p, seat, picked))
        self._apply(moves)

    def _lot(self, winner: str) -> int:
        """The outcome that lets this side (or army) win."""
        p = self.position
        wanted = SHORT[winner.split("-")[0]]
        outcomes = list(p.odds())[::2]
        if p.phase in (phases.LOT_MEETING, phases.LOT_PORTAL):
            return next(u for u in outcomes if u // TYPES == wanted)
        return next(o for o in outcomes if o == wanted)

    # -- asking ------------------------------------------------------------------------------

    def asked(self) -> str:
        """The short name of the army that is asked about a reroll."""
        p = self.position
        return self.name(p.fights[p.fight + p.ask]).split("-")[0]

    def name(self, unit: int) -> str:
        army = next(n for n, number in SHORT.items() if number == unit // TYPES)
        return f"{army}-{UNIT_NAMES[unit % TYPES]}"

    def at(self, name: str) -> str | None:
        """The cell of a unit (`S-ant`), or None when it is gone."""
        cell = self.position.where[number_of(name)]
        return None if cell == GONE else cell_name(self.position.setup, cell)

    def energy(self, army: str) -> int:
        return int(self.position.energy[SHORT[army]])

    def influence(self, army: str) -> int:
        return int(self.position.influence[SHORT[army]])

    def told(self, event: str) -> list[Json]:
        """All events of this kind so far."""
        return [e for e in self.events if e["event"] == event]

    def is_active(self, name: str) -> bool:
        return bool(is_active(self.position, number_of(name)))

    def battles(self) -> list[tuple[str, str, str]]:
        """Battles in the order in which they were fought: unit, foe and kind."""
        return [(e["unit"], e["foe"], e["kind"]) for e in self.told("battle-began")]

    @property
    def result(self) -> int:
        """Who won the party: 0 south, 1 north, 2 nobody; -1 while it is on."""
        history = self.position.history
        return int(history[len(history) - 1]) if len(history) else -1


def number_of(name: str) -> int:
    army, unit = name.split("-", 1)
    return SHORT[army] * TYPES + UNIT_NAMES.index(unit)


def order_action(army: int, text: str) -> Json:
    """`mantis NN`, `ant stay`, `all N`; `faster` at the end spends the medal."""
    unit, path, *more = text.split()
    if unit == "all":
        return {"do": "advance", "army": ARMY_NAMES[army], "direction": path}
    action = {"do": "order", "army": ARMY_NAMES[army], "unit": unit, "path": path}
    return {**action, "medal": "portal-shadow"} if more else action


def scenario(
    placed: str,
    energy: str = "",
    influence: str = "",
    medals: str = "",
    trophy: str = "",
    turn: int = 1,
    generals: bool = True,
    first: int = 0,
    **options: object,
) -> Scene:
    """Units by army, `"S: ant c2, wasp c1; N: mantis c4"`, at the time of planning.

    Generals that are not named stand in their corners. `energy` and `influence` are numbers for
    the armies in order ("2 0"), `medals` holders ("raider S"), `trophy` card and option ("katana 3").
    """
    p = new_position(make_setup(GAME.read_setup({"formation": "fixed", **options})))
    p.party, p.turn, p.first = 1, turn, first
    if trophy:
        card, die = trophy.split()
        p.trophy = TROPHY_NAMES.index(card)
        set_option(p, int(die), False)
    for number, value in enumerate(energy.split() or ["6"] * p.setup.armies):
        p.energy[number] = int(value)
    for number, value in enumerate(influence.split()):
        p.influence[number] = int(value)
    for part in medals.split(",") if medals else ():
        medal, army = part.split()
        p.holder[MEDAL_NAMES.index(medal)] = SHORT[army]
    for part in placed.split(";"):
        army, units = part.split(": ")
        for unit in units.split(","):
            name, cell = unit.split()
            assert is_free(p, cell_of(p.setup, cell)), f"{cell} is taken"
            p.where[SHORT[army.strip()] * TYPES + UNIT_NAMES.index(name)] = cell_of(p.setup, cell)
    if generals:
        place_generals(p)
    p.stage, p.phase = phases.AT_ORDERS, phases.ORDERS
    return Scene(p)


def place_generals(p: BugsPosition) -> None:
    for army in range(p.setup.armies):
        unit = army * TYPES + p.book.general
        prefix = f"{army // 2 + 1}:" if p.setup.armies > 2 else ""
        corners = [cell_of(p.setup, prefix + corner) for corner in CORNERS[army & 1]]
        if p.where[unit] == GONE:
            p.where[unit] = next(cell for cell in corners if is_free(p, cell))

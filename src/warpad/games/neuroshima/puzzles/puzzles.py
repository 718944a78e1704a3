"""Etudes of Neuroshima Hex: the last turn before the final battle, its goals, and boards for new ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warpad.core.dice import Dice
from warpad.core.errors import DecodeError
from warpad.core.etude import Draft, Etude, Etudes, Progress, Saying
from warpad.core.game import Json
from warpad.core.goal import Goal
from warpad.core.hexes import HEXES, MAIN_RADIUS, distance_of
from warpad.core.position import Position
from warpad.core.reading import as_number, as_object
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.content import ALL_ARMIES, ARMIES, NUMBER_OF, Tile, tile_of
from warpad.games.neuroshima.position import Neuroshima, new_position
from warpad.games.neuroshima.puzzles import goals
from warpad.games.neuroshima.puzzles.themes import themes_of
from warpad.games.neuroshima.rules.board import HAND, hq_cell, player_to_move, tile_at, zone_start
from warpad.games.neuroshima.rules.hand import pile_size
from warpad.games.neuroshima.rules.pieces import owner_of
from warpad.games.neuroshima.rules.questions import ASK_ACT, NO_LIMIT
from warpad.games.neuroshima.rules.setup import MODE_DUEL
from warpad.games.neuroshima.tell import turn_codec as state
from warpad.games.neuroshima.tell.board_codec import read_tile
from warpad.games.neuroshima.tell.cells import cells_in
from warpad.games.neuroshima.tell.forecast import forecast

BOARD = "board"
ENERGY = "energy"
ABILITIES = (BOARD, ENERGY)
# Instants that can do nothing in the last turn.
IDLE = ("battle", "terror")
SPREAD = {1: 1, 2: 5, 3: 4}


class BattleEtudes(Etudes):
    """What Neuroshima Hex knows of etudes."""

    def start(self, etude: Etude) -> Position:
        """NH-ETU-01, NH-END-01: the given side takes the last turn; when it ends the final battle follows."""
        position = state.load(etude.position, new_position)
        setup = position.setup
        if setup.mode != MODE_DUEL:
            raise DecodeError("nh-etude-two-armies", "position.mode")
        if not 0 <= etude.seat < setup.players:
            raise DecodeError("etude-no-seat", "seat", detail=f"seat {etude.seat}")
        for player in range(setup.players):
            if hq_cell(position, player) < 0:
                raise DecodeError("nh-etude-no-hq", "position.board", detail=f"player {player}")
        if player_to_move(position) != etude.seat:
            raise DecodeError("etude-not-to-play", "position.turn", detail=f"seat {etude.seat}")
        if position.ask != ASK_ACT:
            raise DecodeError("nh-etude-not-free", "position.battle")
        make_last_turn(position, etude.seat)
        _check_tiles(position, etude)
        return position

    def goal(self, etude: Etude, position: Position) -> Goal:
        assert isinstance(position, Neuroshima)
        kind, amount, tile = _read_goal(etude, position)
        judge = goals.BattleGoal(position, etude.seat, 1 - etude.seat, kind, amount, tile)
        for ability in etude.allowed:
            if ability not in ABILITIES:
                raise DecodeError("etude-word", "allowed", given=ability, choices=list(ABILITIES))
        judge.uses_board = BOARD in etude.allowed
        judge.uses_energy = ENERGY in etude.allowed
        judge.others_choose = etude.opponent == "anything"
        if etude.order == "fixed":
            first = position.setup.first[etude.seat]
            judge.order = vec[i64]([NUMBER_OF[tile] - first for tile in etude.tiles])
        return judge

    def propose(self, dice: Dice) -> Draft | None:
        return self.draft_of(sketch(dice))

    def draft_of(self, etude: Etude) -> Draft:
        """The draft that asks for as much as possible of what the etude asks for."""
        position = self.start(etude)
        assert isinstance(position, Neuroshima)
        asked = dict(etude.goal)
        kind = str(asked["kind"])
        if kind == "destroy-hq":
            etude.goal = {"kind": "damage", "amount": 1}
        judge = self.goal(etude, position)
        assert isinstance(judge, goals.BattleGoal)
        if kind != "destroy-tile":
            judge.amount = goals.AS_MUCH_AS_POSSIBLE
        etude.goal = asked
        return Draft(etude, position, judge)

    def settle(self, draft: Draft, best: float, end: Position) -> Etude | None:
        etude = draft.etude
        reached = round(best * goals.MOST)
        kind = etude.goal["kind"]
        idle = self._idle(draft)
        if idle >= best:
            return None
        if kind == "destroy-hq":
            if reached < 2:
                return None
            self._raise_the_stakes(draft, reached, end)
        elif kind in ("damage", "survive"):
            if reached < 2:
                return None
            etude.goal["amount"] = reached
        elif kind == "lose-nothing" and reached != int(goals.MOST) - 1:
            return None
        return etude

    def _raise_the_stakes(self, draft: Draft, reached: int, end: Position) -> None:
        """The HQ falls to just this much; the own one is so weak that nothing less wins the game."""
        assert isinstance(end, Neuroshima)
        assert isinstance(draft.position, Neuroshima)
        seat = draft.etude.seat
        players = draft.etude.position["players"]
        players[1 - seat]["hp"] = reached
        players[seat]["hp"] = 1 + draft.position.hp[seat] - end.hp[seat]

    def _idle(self, draft: Draft) -> float:
        """The worth of doing nothing at all."""
        position = draft.position.copy()
        position.play(position.legal(draft.etude.seat)[-1])
        return draft.goal.value(position)

    def is_whole(self, position: Position, etude: Etude) -> bool:
        assert isinstance(position, Neuroshima)
        return pile_size(position, etude.seat, HAND) == 0

    def themes(self, etude: Etude, events: Sequence[Json], end: Position) -> list[str]:
        assert isinstance(end, Neuroshima)
        return themes_of(events, end)

    # -- what a page asks for ------------------------------------------------------------------

    def allows(self, goal: Goal, position: Position, move: int) -> bool:
        """Only the given tiles, the board and the energy that the etude allows."""
        assert isinstance(goal, goals.BattleGoal)
        return goal.considers(position, goal.player, move)

    def outcome(self, etude: Etude, start: Position, end: Position) -> Saying:
        assert isinstance(start, Neuroshima)
        assert isinstance(end, Neuroshima)
        seat, foe, kind = etude.seat, 1 - etude.seat, etude.goal["kind"]
        if end.hp[seat] <= 0:
            return Saying("etude-outcome-own-hq")
        if kind == "destroy-hq":
            return Saying("etude-outcome-destroy-hq", {"left": max(end.hp[foe], 0)})
        if kind == "damage":
            dealt = start.hp[foe] - max(end.hp[foe], 0)
            return Saying("etude-outcome-damage", {"amount": dealt, "wanted": etude.goal["amount"]})
        if kind == "survive":
            return Saying("etude-outcome-survive", {"amount": end.hp[seat], "wanted": etude.goal["amount"]})
        if kind == "destroy-tile":
            gone = not goals.stands(end, NUMBER_OF[etude.goal["tile"]], foe)
            return Saying(
                "etude-outcome-tile-gone" if gone else "etude-outcome-tile", {"tile": etude.goal["tile"]}
            )
        lost = goals.lost_tiles(end, seat) - goals.lost_tiles(start, seat)
        return Saying("etude-outcome-lose-nothing", {"count": max(lost, 0)})

    def progress(self, etude: Etude, start: Position, position: Position) -> Progress:
        """By the battle as it would be fought now; of tiles that may not be lost none is wanted."""
        assert isinstance(start, Neuroshima)
        assert isinstance(position, Neuroshima)
        seat, kind = etude.seat, etude.goal["kind"]
        coming = forecast(position)
        own, others = (max(coming["hp"][player]["after"], 0) for player in (seat, 1 - seat))
        dealt = start.hp[1 - seat] - others
        if kind == "lose-nothing":
            lost = goals.lost_tiles(position, seat) - goals.lost_tiles(start, seat)
            lost += sum(loss["player"] == seat for loss in coming["lost"])
            return Progress(lost, 0, own > 0 and lost == 0)
        if kind == "destroy-tile":
            amount, wanted = int(_falls(position, etude.goal["tile"], 1 - seat, coming)), 1
        elif kind == "destroy-hq":
            amount, wanted = dealt, start.hp[1 - seat]
        else:
            amount, wanted = dealt if kind == "damage" else own, etude.goal["amount"]
        return Progress(amount, wanted, own > 0 and amount >= wanted)

    def picture(self, etude: Etude) -> Json:
        position = state.load(etude.position, new_position)
        chiefs = {hq_cell(position, player) for player in range(position.setup.players)}
        marks = [
            [*HEXES[cell], int(owner_of(position.piece[cell]) != etude.seat), int(cell in chiefs)]
            for cell in cells_in(position.occupied)
        ]
        seats = (etude.seat, 1 - etude.seat)
        armies = [ALL_ARMIES[position.setup.army[seat]].id for seat in seats]
        return {"ground": "hexes", "marks": marks, "armies": armies}

    def completed(self, etude: Etude, position: Position) -> Etude:
        assert isinstance(position, Neuroshima)
        etude.tiles = tiles_before(position, etude.seat)
        etude.allowed = [BOARD, *([ENERGY] if position.energy[etude.seat] else [])]
        return etude

    def goals(self, position: Position, seat: int) -> list[Json]:
        assert isinstance(position, Neuroshima)
        first, kinds = position.setup.first[1 - seat], position.setup.kinds[1 - seat]
        theirs = {
            tile_of(number).id
            for number in range(first, first + kinds)
            if goals.stands(position, number, 1 - seat) and tile_of(number).kind != "hq"
        }
        found: list[Json] = [{"kind": "destroy-hq"}]
        for kind, player in (("damage", 1 - seat), ("survive", seat)):
            found.append({"kind": kind, "amount": {"low": 1, "high": max(position.hp[player], 1)}})
        if theirs:
            found.append({"kind": "destroy-tile", "tile": sorted(theirs)})
        return [*found, {"kind": "lose-nothing"}]


def make_last_turn(position: Neuroshima, player: int) -> None:
    """NH-END-01: the other side has drawn its last tile first; this is the one turn that remains."""
    position.last_by = 1 - player
    position.remaining = 1 << player
    position.contenders = 0
    position.cause = 0
    position.untouched = False
    position.turn_closed = False
    position.plays_left = NO_LIMIT
    position.terror = 0


def tiles_before(position: Neuroshima, player: int) -> list[str]:
    """The tiles that a player may play now."""
    hand: list[str] = []
    zone = zone_start(position, player, HAND)
    for number in range(position.setup.kinds[player]):
        hand += [tile_of(position.setup.first[player] + number).id] * position.pile[zone + number]
    return hand


def _check_tiles(position: Neuroshima, etude: Etude) -> None:
    """The tiles named are those before the player."""
    hand = tiles_before(position, etude.seat)
    if not hand and not etude.allowed:
        raise DecodeError("nh-etude-nothing", "tiles")
    if sorted(hand) != sorted(etude.tiles):
        told = ", ".join(sorted(hand)) or "none"
        raise DecodeError("nh-etude-tiles", "tiles", detail=f"the tiles before the player: {told}")


def _read_goal(etude: Etude, position: Neuroshima) -> tuple[int, int, int]:
    """The kind of the goal, how much, and which tile."""
    goal = as_object(etude.goal, "goal")
    kind = goal.get("kind")
    if kind not in goals.GOAL_NAMES:
        raise DecodeError("etude-word", "goal.kind", given=str(kind), choices=list(goals.GOAL_NAMES))
    number = goals.GOAL_NAMES.index(kind)
    if kind in ("damage", "survive"):
        _allow(goal, "kind", "amount")
        most = position.hp[1 - etude.seat] if kind == "damage" else position.hp[etude.seat]
        return number, as_number(goal.get("amount"), "goal.amount", 1, most), 0
    if kind == "destroy-tile":
        _allow(goal, "kind", "tile")
        tile = read_tile(position, 1 - etude.seat, goal.get("tile"), "goal.tile")
        if not goals.stands(position, tile, 1 - etude.seat):
            raise DecodeError("nh-etude-no-tile", "goal.tile", tile=goal["tile"])
        return number, 1, tile
    _allow(goal, "kind")
    return number, int(goals.MOST) - 1 if kind == "lose-nothing" else 1, 0


def _falls(position: Neuroshima, tile: str, player: int, coming: Json) -> bool:
    """Whether no such tile of a player would be left after the coming battle."""
    standing = [cell for cell in cells_in(position.occupied) if owner_of(position.piece[cell]) == player]
    count = sum(tile_of(tile_at(position, cell)).id == tile for cell in standing)
    lost = [loss for loss in coming["lost"] if loss["tile"] == tile and loss["player"] == player]
    return len(lost) == count


def _allow(goal: Json, *names: str) -> None:
    """A goal says nothing but this."""
    for name in goal:
        if name not in names:
            raise DecodeError("etude-parts", f"goal.{name}", detail="not part of this goal")


# -- boards for new etudes -----------------------------------------------------------------------

BOARD_HEXES = [hex for hex in HEXES if distance_of(hex, (0, 0)) <= MAIN_RADIUS]
KINDS = {"destroy-hq": 10, "damage": 3, "survive": 3, "destroy-tile": 3, "lose-nothing": 3}
RULESETS = {"3.0": 8, "duel": 3, "2025": 1}
FEWEST, MOST_ON_BOARD = 3, 6
START_HP = (4, 20)


def pick_weighted(dice: Dice, weights: dict[Any, int]) -> Any:
    at = dice.below(sum(weights.values()))
    for thing, weight in weights.items():
        if at < weight:
            return thing
        at -= weight
    raise AssertionError


def sketch(dice: Dice, given: int = 0, crowd: int = 0) -> Etude:
    """A random board of two armies with the given tiles, and a kind of goal.

    `given` says how many tiles are given, `crowd` how many of each side are on the board; 0 leaves it open.
    """
    armies = shuffle(dice, list(ARMIES))[:2]
    ruleset = str(pick_weighted(dice, RULESETS))
    cells = shuffle(dice, list(BOARD_HEXES))
    bags = [bag_of(dice, army) for army in armies]
    board: list[Json] = []
    for player, army in enumerate(armies):
        board.append(lay_tile(dice, cells.pop(), f"{army}-hq", player))
        for _ in range(crowd or FEWEST + dice.below(MOST_ON_BOARD - FEWEST + 1)):
            tile = next(t for t in bags[player] if t.kind != "instant")
            bags[player].remove(tile)
            board.append(lay_tile(dice, cells.pop(), tile.id, player))
    count = given or pick_weighted(dice, SPREAD)
    hand = [tile.id for tile in bags[0] if not tile.id.endswith(IDLE)][:count]
    kind = str(pick_weighted(dice, KINDS))
    allowed = [BOARD]
    players: list[Json] = [{"army": army, "hp": 20, "hand": [], "stack": []} for army in armies]
    players[0]["hand"] = hand
    if kind == "survive":
        players[0]["hp"] = START_HP[0] + dice.below(START_HP[1] - START_HP[0])
    if ruleset == "duel":
        players[0]["energy"] = dice.below(4)
        allowed += [ENERGY] if players[0]["energy"] else []
    position = {"game": "neuroshima", "ruleset": ruleset, "players": players, "board": board, "turn": 0}
    goal: Json = {"kind": kind}
    if kind in ("damage", "survive"):
        goal["amount"] = 1
    if kind == "destroy-tile":
        goal["tile"] = _lone_tile(dice, board)
    return Etude(
        etude=1,
        id="draft",
        game="neuroshima",
        position=position,
        goal=goal,
        tiles=hand,
        allowed=allowed,
        opponent="anything",
    )


def _lone_tile(dice: Dice, board: list[Json]) -> str:
    """A tile of the other side of which no second lies on the board."""
    theirs = [item["tile"] for item in board if item["player"] == 1]
    names = [name for name in theirs if tile_of(NUMBER_OF[name]).kind not in ("hq", "foundation")]
    lone = [name for name in names if names.count(name) == 1] or names
    return str(lone[dice.below(len(lone))])


def bag_of(dice: Dice, army: str) -> list[Tile]:
    """All tiles of an army but its HQ, shuffled."""
    tiles = [t for t in ALL_ARMIES[ARMIES.index(army)].tiles if t.kind != "hq"]
    return shuffle(dice, [tile for tile in tiles for _ in range(tile.count)])


def lay_tile(dice: Dice, at: tuple[int, int], tile: str, player: int) -> Json:
    return {"at": list(at), "tile": tile, "player": player, "rotation": dice.below(6)}


def shuffle(dice: Dice, items: list[Any]) -> list[Any]:
    for last in range(len(items) - 1, 0, -1):
        other = dice.below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items

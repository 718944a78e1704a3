"""The special means of armies of Neuroshima: which a move uses, and what using one is worth in a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warpad.core.bits import lowest
from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.position import CHANCE, NOBODY
from warpad.core.thinking.critic import critic_of
from warpad.core.thinking.judgement import Alternative, half_interval
from warpad.games import find
from warpad.games.neuroshima.data.content import Tile, tile_of
from warpad.games.neuroshima.mind.critic import moves_to, never
from warpad.games.neuroshima.mind.evaluate import player_of
from warpad.games.neuroshima.mind.planner import Planner, Way
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.battle.status import commander
from warpad.games.neuroshima.rules.codes import PLACE, VERB_NAMES, number_of, target_of, verb_of
from warpad.games.neuroshima.rules.pieces import owner_of
from warpad.games.neuroshima.rules.questions import ASK_ACT, ASK_DISCARD
from warpad.games.neuroshima.tell.actions import action_of

GAME = find("neuroshima")
# Verbs of a turn that are no special means.
PLAIN = {"", "hq", "discard", "redraw", "end", "place", "retreat", "turn"}
TITLES = {
    "go": "own mobility", "ride": "lent mobility (HQ, transport)", "battle": "battle", "move": "Move",
    "push": "Push Back", "snipe": "Sniper", "grenade": "Grenade", "strike": "Air Strike",
    "rotate": "Rotation", "castle": "Castling", "terror": "Terror",
    "replace": "a tile in place of a Transporter", "net": "laying a net", "medic": "laying a Medic",
    "control": "laying an Agitator", "transport": "laying a Transport", "scout": "laying a Scout",
}  # fmt: skip
# Positions followed at each step, in the search as it is and after a move that is made to be tried.
WIDTH, FORCED_WIDTH = 30, 4
ENDS = 300
# Moves made to be tried, and ways of either kind that are compared at first; draws then, and at last.
FORCED, FINALISTS, DRAWS, FRESH = 40, 3, 8, 16


def kinds_of(tile: Tile) -> set[str]:
    """What a tile brings when it is laid."""
    marks = {mark for side in tile.sides for mark in side}
    found = {"net"} & marks
    if "control-link" in marks:
        found.add("control")
    effects = {effect.do for effect in tile.effects}
    for effect, kind in (("medic", "medic"), ("mobility", "transport"), ("initiative", "scout")):
        if effect in effects:
            found.add(kind)
    return found


def means_of(position: Neuroshima, seat: int, move: int) -> set[str]:
    """The special means that a move of a turn uses."""
    verb = verb_of(move)
    if verb != PLACE:
        return {VERB_NAMES[verb]} - PLAIN
    player = player_of(position.setup, seat)
    found = kinds_of(tile_of(position.setup.first[player] + number_of(move)))
    if position.occupied >> target_of(move) & 1:
        found.add("replace")
    return found


def open_means(position: Neuroshima, seat: int) -> set[str]:
    """The means that the moves of this moment use."""
    if position.ask != ASK_ACT:
        return set()
    return {means for move in position.legal(seat) for means in means_of(position, seat, int(move))}


def used_in(way: Way, seat: int) -> set[str]:
    """The means that a way through a turn uses."""
    found: set[str] = set()
    while way.parent is not None:
        if way.parent.world.ask == ASK_ACT:
            found |= means_of(way.parent.world, seat, int(way.move))
        way = way.parent
    return found


def commanded(position: Neuroshima, player: int) -> int:
    """How many tiles of others obey a player."""
    found, rest = 0, int(position.occupied)
    while rest:
        cell = lowest(rest)
        rest &= rest - 1
        if owner_of(position.piece[cell]) != player and commander(position, cell) == player:
            found += 1
    return found


@dataclass(frozen=True)
class Worth:
    """By how much the best turn with a means is better than the best without, with half of its interval."""

    means: str
    gap: float
    half: float
    with_it: list[int]
    without: list[int]


def worths(position: Neuroshima, seat: int, dice: Dice, most: int) -> list[Worth]:
    """What using each means of a turn is worth, for at most so many of them."""
    world = position.imagine(seat, dice)
    ends = Planner(never, 0).ends(world, seat, WIDTH, ENDS, dice)
    ways = [(moves_to(end), used_in(end, seat), end.value) for end in ends]
    forced = force(world, seat, dice)
    names = sorted({means for _, used, _ in [*ways, *forced] for means in used})
    while len(names) > most:
        names.pop(dice.below(len(names)))
    found = [compare(world, seat, means, [*ways, *forced], dice) for means in names]
    return [one for one in found if one is not None]


Found = tuple[list[int], set[str], float]


def force(world: Neuroshima, seat: int, dice: Dice) -> list[Found]:
    """Turns that begin with a means (after a discard), whatever the search would think of that."""
    begun: list[tuple[list[int], Neuroshima]] = [([], world)]
    if world.ask == ASK_DISCARD:
        begun = [([int(move)], after(world, int(move))) for move in world.legal(seat)]
    tries = [
        (before, board, int(move))
        for before, board in begun
        if board.actor() == seat and board.ask == ASK_ACT
        for move in board.legal(seat)
        if means_of(board, seat, int(move))
    ]
    while len(tries) > FORCED:
        tries.pop(dice.below(len(tries)))
    found: list[Found] = []
    for before, board, move in tries:
        used = means_of(board, seat, move)
        child = after(board, move)
        if child.actor() != seat or child.turn_number != world.turn_number:
            found.append(([*before, move], used, GAME.evaluate(child, seat)))
            continue
        for end in Planner(never, 0).ends(child, seat, FORCED_WIDTH, 1, dice):
            found.append(([*before, move, *moves_to(end)], used | used_in(end, seat), end.value))
    return found


def after(board: Neuroshima, move: int) -> Neuroshima:
    """A move, and small choices of others by their first offer, as in the search."""
    twin, seat, turn = board.copy(), board.actor(), board.turn_number
    twin.play(move)
    while twin.actor() not in (seat, CHANCE, NOBODY) and twin.turn_number == turn:
        twin.play(twin.legal(twin.actor())[0])
    return twin


def compare(world: Neuroshima, seat: int, means: str, ways: Sequence[Found], dice: Dice) -> Worth | None:
    """The best turn with the means beside the best without: chosen on some draws, compared on others."""
    sides = [
        sorted((way for way in ways if (means in way[1]) == uses), key=lambda way: -way[2])[:FINALISTS]
        for uses in (True, False)
    ]
    if not all(sides):
        return None
    critic = critic_of(GAME)
    hearing = critic.hear(world, seat, dice)
    fields = [[Alternative(way[0]) for way in side] for side in sides]
    hearing.compare([*fields[0], *fields[1]], DRAWS)
    uses, leaves = (max(field, key=Alternative.mean).anew() for field in fields)
    hearing.compare([uses, leaves], FRESH)
    gaps = [mine - theirs for mine, theirs in zip(uses.values, leaves.values, strict=True)]
    return Worth(means, sum(gaps) / len(gaps), half_interval(gaps), uses.moves, leaves.moves)


def told_line(position: Neuroshima, seat: int, moves: Sequence[int]) -> list[Json]:
    """A way as actions, for who looks into it."""
    found, board = [], position
    for move in moves:
        found.append(action_of(board, seat, move))
        board = after(board, move)
    return found

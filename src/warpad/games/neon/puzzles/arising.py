"""Moments of games played by habit that may be etudes as they stand: nothing is moved or handed out."""

from __future__ import annotations

from collections.abc import Callable

from warpad.core.dice import Dice
from warpad.core.etude import Etude, Opponent
from warpad.core.game import Json
from warpad.core.position import CHANCE, NOBODY, SEVERAL, Position
from warpad.core.vecs import i64, vec
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import catalogue
from warpad.games.neon.mind.instinct import INSTINCT
from warpad.games.neon.puzzles.asking import goals_of
from warpad.games.neon.puzzles.drafting import draft
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.closing import is_last_cell
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.soundness import find_fault

MODES = ("rebirth", "rebirth", "royale", "coalition")
FEWEST, MOST = 2, 4
WARM_UP = (15, 500)
PATIENCE = 60
SOME = 3
# What the others may do, the oftener named the oftener taken; where something is to be kept, anything.
STANCES: tuple[Opponent, ...] = ("defence", "defence", "nothing")
KEPT = ("stand", "save", "deny", "leader")
# Goals of which there is no lack elsewhere.
USUAL = ("defeat", "wound", "collect")
MOST_GAINED = 5


def arise(new: Callable[[Json], Position], dice: Dice, wanted: str | None = None) -> Etude | None:
    """A decision of a game played by habit, with one of the goals that make sense there."""
    mode = MODES[dice.below(len(MODES))]
    players = MOST if mode == "coalition" else FEWEST + dice.below(MOST - FEWEST + 1)
    position = new({"mode": mode, "players": players})
    assert isinstance(position, State)
    play_by_habit(position, dice, WARM_UP[0] + dice.below(WARM_UP[1] - WARM_UP[0]))
    seat = find_moment(position, dice)
    if seat is None:
        return None
    goal = choose_goal(position, seat, dice, wanted)
    if goal is None or find_fault(position):
        return None
    return draft(position, seat, goal, stance_of(position, seat, goal, dice), dice, INSTINCT.reflex.choose)


def play_by_habit(position: State, dice: Dice, decisions: int) -> None:
    while decisions > 0 and position.actor() != NOBODY:
        who = position.actor()
        if who == CHANCE:
            position.play(position.draw(dice))
            continue
        decisions -= 1
        if who == SEVERAL:
            position.apply(
                vec[i64]([INSTINCT.reflex.choose(position, seat, dice) for seat in position.actors()])
            )
        else:
            position.play(INSTINCT.reflex.choose(position, who, dice))


def find_moment(position: State, dice: Dice) -> int | None:
    """Plays on until somebody on the arena plans, acts, or sees the plans revealed."""
    for _ in range(PATIENCE):
        who = position.actor()
        if who == NOBODY:
            return None
        kind = position.s[position.top()]
        if kind == frames.ASK_PLAN:
            ready = [int(seat) for seat in position.actors() if position.place(seat) >= 0]
            if ready and dice.below(SOME) == 0:
                return ready[dice.below(len(ready))]
        elif kind in (frames.ASK_HALF, frames.ASK_WINDOW) and position.place(who) >= 0 and dice.below(2):
            return int(who)
        play_by_habit(position, dice, 1)
    return None


def choose_goal(position: State, seat: int, dice: Dice, wanted: str | None) -> Json | None:
    """One of the goals on offer, with fields that ask for something."""
    offered = [
        goal for goal in goals_of(position, seat) if goal["kind"] not in USUAL and suits(position, seat, goal)
    ]
    if wanted is not None:
        offered = [goal for goal in offered if goal["kind"] == wanted]
    if not offered:
        return None
    goal = offered[dice.below(len(offered))]
    chosen = {field: choose(value, dice) for field, value in goal.items()}
    if goal["kind"] == "drive":
        chosen["sector"] = catalogue(position.pack).sectors[position.s[layout.TOP]]
    return chosen


def choose(value: object, dice: Dice) -> object:
    if isinstance(value, list):
        return value[dice.below(len(value))]
    if isinstance(value, dict):
        low, high = int(value["low"]), min(int(value["high"]), int(value["low"]) + MOST_GAINED)
        return low + dice.below(high - low + 1)
    return value


def suits(position: State, seat: int, goal: Json) -> bool:
    """Whether there is a question in it at all; where something is to be kept, one rival has still to act."""
    s = position.s
    if goal["kind"] in KEPT:
        return rivals_to_act(position, seat) == 1
    if goal["kind"] == "victory":
        return is_last_cell(position) or s[layout.MODE] == codes.ROYALE
    if goal["kind"] == "drive":
        return s[layout.TOP] >= 0
    return True


def rivals_to_act(position: State, seat: int) -> int:
    """How many rivals on the arena have their turn before them, or are in the midst of it."""
    s = position.s
    return sum(
        position.place(who) >= 0
        and (s[layout.ACTIVE] == who or not s[position.block(who) + layout.F_ACTED])
        and not position.is_ally(seat, who)
        for who in range(codes.SEATS)
        if who != seat
    )


def stance_of(position: State, seat: int, goal: Json, dice: Dice) -> Opponent:
    """What the others do: anything, where that can be weighed up."""
    if goal["kind"] in KEPT or (rivals_to_act(position, seat) == 1 and dice.below(2)):
        return "anything"
    return STANCES[dice.below(len(STANCES))]

"""Who has won after a battle, by the rules of each mode; ties after the final battle are told elsewhere."""

from typing import Final

from warpad.core.bits import count, single
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.rules.setup import (
    MODE_DUEL,
    MODE_POINTS,
    MODE_SOLO,
    MODE_TEAMS,
    MOST_POINTS,
    Setup,
)

GOES_ON: Final[i64] = 0
DRAW: Final[i64] = -1


def verdict(setup: Setup, hp: vec[i64], fallen: i64, first_there: i64) -> i64:
    """The set of winners after a battle, GOES_ON or DRAW; `fallen` are players who had left before,
    `first_there` those who were the first to reach 20 points, where that counts."""
    if setup.mode == MODE_POINTS:
        return first_there if first_there != 0 else best_on_points(setup, hp)
    down = fallen | players_down(setup, hp)
    if down == 0:
        return GOES_ON
    if setup.mode == MODE_SOLO:
        return verdict_solo(setup, down)
    if setup.mode == MODE_TEAMS:
        return verdict_teams(setup, hp, down)
    return verdict_alone(setup, down)


def players_down(setup: Setup, hp: vec[i64]) -> i64:
    """NH-END-03: the players whose HQ has no hit points left."""
    down: i64 = 0
    player: i64 = 0
    while player < setup.players:
        if hp[player] <= 0:
            down |= single(player)
        player += 1
    return down


def verdict_alone(setup: Setup, down: i64) -> i64:
    """NH-END-03, NH-MULTI-01: the last one standing wins; when the last fall together it is a draw."""
    left = (single(setup.players) - 1) & ~down
    if left == 0:
        return DRAW
    return left if count(left) == 1 or setup.mode == MODE_DUEL else GOES_ON


def best_on_points(setup: Setup, points: vec[i64]) -> i64:
    """NH-MULTI-02: under 2025 whoever has 20 points wins; several share the win."""
    winners: i64 = 0
    player: i64 = 0
    while player < setup.players:
        if points[player] >= MOST_POINTS:
            winners |= single(player)
        player += 1
    return winners


def verdict_solo(setup: Setup, down: i64) -> i64:
    """NH-MULTI-03: the first to destroy an enemy HQ wins; both sides in one battle: the team wins."""
    lone: i64 = 0
    while setup.team_size(lone) > 1:
        lone += 1
    if down >> lone & 1:
        return setup.foes[lone]
    return single(lone)


def verdict_teams(setup: Setup, hp: vec[i64], down: i64) -> i64:
    """NH-TEAM-03: the first team to destroy an enemy HQ wins; otherwise the remaining HQs are compared."""
    ours = setup.friends[0]
    theirs = setup.foes[0]
    if down & theirs == 0:
        return theirs
    if down & ours == 0:
        return ours
    difference = total(hp, ours) - total(hp, theirs)
    if difference == 0:
        return DRAW
    return ours if difference > 0 else theirs


def total(hp: vec[i64], players: i64) -> i64:
    """NH-TEAM-04: the hit points of a side."""
    found: i64 = 0
    player: i64 = 0
    while player < len(hp):
        if players >> player & 1:
            found += hp[player]
        player += 1
    return found

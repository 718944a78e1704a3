"""Random games in every mode with every number of players: sound at each decision, and they end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.marks import rule
from warpad.core.dice import Dice
from warpad.core.errors import SetupError
from warpad.core.game import Json
from warpad.core.playout import play_out, random_moves
from warpad.core.position import CHANCE
from warpad.games.neon.data.content import load_pack
from warpad.games.neon.game import GAME
from warpad.games.neon.position import Neon
from warpad.games.neon.rules import layout
from warpad.games.neon.rules.scoring import LAST_ROUND_OF_ALL
from warpad.games.neon.tell.soundness import find_fault

FLOODS = 6 + 6


def cells(players: int) -> int:
    """NEON-SET-05: of the round board for so many players."""
    return next(len(side.closings) for side in load_pack().round_boards if players in side.players)


def setups() -> Iterator[Json]:
    for mode in ("rebirth", "royale"):
        for players in range(2, 7):
            for automa in (False, True):
                yield {"mode": mode, "players": players, "automa": automa}
    for players, teams in ((4, 2), (6, 2), (6, 3)):
        for automa in (False, True):
            yield {"mode": "coalition", "players": players, "teams": teams, "automa": automa}


def name(setup: Json) -> str:
    return "-".join(str(value) for value in setup.values())


def played(setup: Json, seed: int) -> Iterator[Neon]:
    position, dice = GAME.new(setup), Dice(seed)
    assert isinstance(position, Neon)
    while len(position.actors()):
        if position.actor() == CHANCE:
            position.play(position.draw(dice))
        else:
            position.apply(random_moves(position, dice))
        yield position


@rule("NEON-SET-16", "NEON-SET-17", "NEON-NRG-02", "NEON-LOOT-06", "NEON-CLOSE-04", "NEON-RNG-01")
@pytest.mark.parametrize("setup", setups(), ids=name)
def test_every_position_of_a_random_game_is_sound(setup: Json) -> None:
    for position in played(setup, 7):
        fault = find_fault(position)
        assert fault is None, fault
    assert position.s[layout.OVER]
    more = FLOODS if setup["mode"] == "royale" else 0
    assert position.s[layout.ROUND] <= cells(setup["players"]) + more


@rule("NEON-R-22", "NEON-ROY-06")
def test_royale_never_meets_the_last_round_of_all() -> None:
    longest = 0
    for seed in range(30):
        position = GAME.new({"mode": "royale", "players": 3})
        play_out(position, Dice(seed), 10_000)
        assert position.scores()
        longest = max(longest, position.s[layout.ROUND])
    assert longest <= cells(3) + FLOODS < LAST_ROUND_OF_ALL


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"mode": "coalition", "players": 5}, "“Squad” is for 4 or 6 players"),
        ({"mode": "coalition", "players": 4, "teams": 3}, "teams"),
        ({"mode": "rebirth", "players": 4, "teams": 2}, "no teams"),
        ({"fighters": ["ghost", "ghost"]}, "twice"),
        ({"players": 2, "fighters": ["ghost", "snake", "akari"]}, "3 fighters"),
        ({"players": 7}, "players"),
    ],
    ids=str,
)
@rule("NEON-SET-16", "NEON-SET-08")
def test_impossible_set_ups_are_refused_with_a_sentence(setup: Json, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        GAME.new(setup)

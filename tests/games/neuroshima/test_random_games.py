"""Random games of every kind: they end, nothing is created or lost, picking is fair."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.marks import rule
from warpad.arena.series import Series, Tally, play_series
from warpad.core.dice import Dice
from warpad.core.playout import play_out, random_moves
from warpad.core.position import CHANCE
from warpad.games.neuroshima.data.content import ARMIES, ARMY_SIZE
from warpad.games.neuroshima.data.tables import FIRST_TOKEN
from warpad.games.neuroshima.game import GAME
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.board import DISCARD, HAND, STACK
from warpad.games.neuroshima.rules.hand import pile_size
from warpad.games.neuroshima.rules.pieces import owner_of, tile_of

LONGEST = 20_000
PAIRS = list(combinations(ARMIES, 2))


def tiles_of(position: Neuroshima, player: int) -> int:
    """All tiles of an army, wherever they are."""
    pieces = [piece for piece in [*position.piece, *position.ground] if 0 < tile_of(piece) < FIRST_TOKEN]
    lying = sum(owner_of(piece) == player for piece in pieces)
    return lying + sum(pile_size(position, player, zone) for zone in (STACK, HAND, DISCARD))


def built_beyond(position: Neuroshima, player: int) -> int:
    """In one scenario an HQ lies on three hexes."""
    hqs = [
        p
        for p in position.piece
        if p and owner_of(p) == player and tile_of(p) == position.setup.first[player]
    ]
    return max(len(hqs) - 1, 0)


def step(position: Neuroshima, dice: Dice) -> None:
    if position.actor() == CHANCE:
        position.play(position.draw(dice))
    else:
        position.apply(random_moves(position, dice))


@rule("NH-TILE-05")
@pytest.mark.parametrize("number", range(len(GAME.samples())))
def test_nothing_is_created_or_lost(number: int) -> None:
    position = GAME.new(GAME.samples()[number])
    assert isinstance(position, Neuroshima)
    dice = Dice(number)
    while len(position.actors()):
        step(position, dice)
        for player in range(position.setup.players):
            if position.setup.seat[player] >= 0:
                assert tiles_of(position, player) == ARMY_SIZE + built_beyond(position, player)
        assert min(position.pile) >= 0
        assert position.occupied & ~position.setup.board == 0
        assert len(position.scores()) in (0, max(position.setup.seat) + 1)


@pytest.mark.parametrize("ruleset", ["3.0", "duel", "2025"])
def test_every_pair_of_armies_plays_to_an_end(ruleset: str) -> None:
    for seed, (one, other) in enumerate(PAIRS):
        for armies in ((one, other), (other, one)):
            position = GAME.new({"armies": list(armies), "ruleset": ruleset})
            assert play_out(position, Dice(seed), LONGEST) < LONGEST
            assert sum(position.scores()) == 1.0


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "deathmatch", "players": 3},
        {"mode": "deathmatch", "players": 4, "extended": True},
        {"mode": "deathmatch", "players": 6, "extended": True, "ruleset": "2025"},
        {"mode": "points", "players": 3},
        {"mode": "points", "players": 5, "extended": True, "ruleset": "duel"},
        {"mode": "solo-team"},
        {"mode": "solo-team", "players": 2},
        {"mode": "teams"},
        {"mode": "teams", "players": 2, "ruleset": "2025", "moloch_temper": False},
        {"mode": "teams", "mirror": True, "armies": "vegas,vegas,smart,smart", "ruleset": "duel"},
    ],
)
def test_every_mode_plays_to_an_end(options: dict[str, Any]) -> None:
    for seed in range(12):
        position = GAME.new(options)
        assert play_out(position, Dice(seed), LONGEST) < LONGEST
        assert max(position.scores()) > 0


@pytest.mark.plain
def test_picking_is_a_fair_choice_among_the_legal_moves() -> None:
    position = GAME.new({"armies": "hegemony,vegas"})
    dice = Dice(4)
    for _ in range(60):
        who = position.actor()
        if who not in (CHANCE,) and who >= 0:
            moves = list(position.legal(who))
            assert len(set(moves)) == len(moves)
            picks = [position.pick(who, _At(n, len(moves))) for n in range(len(moves))]
            assert picks == moves
        assert isinstance(position, Neuroshima)
        step(position, dice)


class _At(Dice):
    """Dice that always show one number."""

    def __init__(self, number: int, bound: int) -> None:
        super().__init__(0)
        self.number = number
        self.bound = bound

    def below(self, bound: int) -> int:
        assert bound == self.bound
        return self.number


def test_every_field_of_a_position_has_its_slot() -> None:
    """A class of the chain that forgets `__slots__` makes plain Python slow."""
    for options in GAME.samples():
        assert not hasattr(GAME.new(options), "__dict__")


def test_a_game_with_the_stacks_run_out_still_ends() -> None:
    from tests.games.neuroshima.playing import playing

    game = playing("A1: borgo hq; E3: hegemony hq", stack=[[], []])
    assert play_out(game.position, Dice(1), LONGEST) < LONGEST


@pytest.mark.nightly
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_thousand_games_of_each_pair(pair: tuple[str, str]) -> None:
    for seed in range(1000):
        position = GAME.new({"armies": list(pair), "ruleset": ("3.0", "duel", "2025")[seed % 3]})
        assert play_out(position, Dice(seed), LONGEST) < LONGEST


EVERY_KIND = [
    *(f"mode={mode} players={n}" for mode in ("deathmatch", "points") for n in (3, 4)),
    *(f"mode={mode} players={n} extended=true" for mode in ("deathmatch", "points") for n in (4, 5, 6)),
    "mode=solo-team",
    "mode=solo-team players=2",
    *(f"mode=teams players={n}" for n in (2, 3, 4)),
    "mode=teams ruleset=2025 moloch_temper=false",
    "mode=teams extended=true",
    *(f"scenario={number}" for number in range(1, 8)),
    "scenario=8 mode=teams",
    "leaders=true",
    "leaders=true mode=teams",
    "leaders=true ruleset=duel armies=smart,vegas",
    "constructions=true",
    "constructions=true mode=deathmatch players=3",
    "constructions=true mode=points players=4",
    "constructions=true mode=solo-team",
    "constructions=true mode=teams",
    "constructions=true reinforcements=true",
    "constructions=true mirror=true armies=moloch,moloch",
    "constructions=true ruleset=duel mixed=true armies=hegemony,vegas",
    "constructions=true leaders=true mixed=true",
    *(f"constructions=true leaders=true mixed=true scenario={number}" for number in (1, 2, 3, 4, 6, 7)),
    "alternative_start=true",
    "reinforcements=true",
    "mirror=true armies=vegas,vegas",
]


@rule("NH-MULTI-01", "NH-MULTI-02", "NH-MULTI-03", "NH-TEAM-01", "NH-VAR-03", "NH-VAR-04", "NH-VAR-05")
@pytest.mark.nightly
@pytest.mark.parametrize("options", EVERY_KIND)
def test_two_hundred_games_of_every_kind_finish_by_the_rules(options: str) -> None:
    setup = GAME.read_setup(dict(option.split("=") for option in options.split()))
    seats = len(GAME.seats(GAME.start(setup)))
    tally = Tally(wins=[0] * seats)
    for part in play_series(Series(GAME.name, setup, ("random",) * seats, 0, None), 200, 1):
        tally.add(part)
    assert (tally.finished, tally.illegal) == (200, 0)

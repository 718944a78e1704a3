"""Skill: moves lean by the situation, as learned from searched choices; the same seed gives the same file."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.neon.bench import Bench
from tests.house import ROOT
from warpad.core.dice import Dice
from warpad.core.position import CHANCE
from warpad.core.vecs import COMPILED, append, i64, vec
from warpad.games import find
from warpad.games.neon.game import as_neon
from warpad.games.neon.mind.instinct import FOLDER, INSTINCT, SKILLED
from warpad.games.neon.mind.skill import SKILL_FILE, Skill, read_skill
from warpad.games.neon.mind.spots import WEIGHTS
from warpad.games.neon.position import Neon
from warpad.games.neon.rules.layout import ROUND

GAME = find("neon")
SET_UPS = range(len(GAME.samples()))
SKILL = read_skill(FOLDER)
SCRIPT = ROOT / "training" / "skill.py"
# Half an action is an action of two in a choice; means over up to five stay whole numbers.
UNIT = 60


def choices(number: int, seed: int, most: int) -> Iterator[tuple[Neon, int]]:
    """Positions of a game that is played by skill, each with a seat that has to choose."""
    position, dice = as_neon(GAME.new(GAME.samples()[number])), Dice(seed)
    for _ in range(most):
        moves = vec[i64]([])
        for seat in position.actors():
            if seat == CHANCE:
                moves = append(moves, position.draw(dice))
            else:
                yield position, seat
                moves = append(moves, SKILLED.reflex.choose(position, seat, dice))
        if not len(moves):
            return
        position.apply(moves)


@pytest.mark.parametrize("number", SET_UPS)
def test_skill_draws_one_of_the_legal_moves_and_leaves_the_position_as_it_is(number: int) -> None:
    dice = Dice(number)
    for position, seat in choices(number, 7, 80):
        before = position.key()
        assert SKILLED.reflex.choose(position, seat, dice) in list(position.legal(seat))
        assert position.key() == before


def test_every_move_has_its_leaning_and_leanings_are_sums() -> None:
    """What is learned feature by feature holds for all features together."""
    dice = Dice(3)
    some, others = (vec[i64]([UNIT * (dice.below(9) - 4) for _ in range(WEIGHTS)]) for _ in range(2))
    both = vec[i64]([one + other for one, other in zip(some, others, strict=True)])
    differs = 0
    for position, seat in choices(0, 5, 150):
        found = [list(Skill(weights).leanings(position, seat)) for weights in (some, others, both)]
        assert found[2] == [one + other for one, other in zip(found[0], found[1], strict=True)]
        assert len(found[0]) == len(list(position.legal(seat)))
        differs += len(set(found[0])) > 1
    assert differs > 50


def test_what_a_seat_cannot_know_does_not_lean() -> None:
    """The hands of others may be any: in all worlds that a seat imagines its moves lean alike."""
    dice, seen = Dice(4), 0
    for position, seat in choices(0, 11, 120):
        leanings = list(SKILL.leanings(position, seat))
        world = position.imagine(seat, dice)
        seen += world.key() != position.key()
        assert list(SKILL.leanings(world, seat)) == leanings
    assert seen > 20


def test_skill_beats_habit_without_looking_ahead() -> None:
    """One against three, each seat in turn: a quarter would be fair."""
    games = 24
    won = 0.0
    for number in range(games):
        position, dice, own = as_neon(GAME.new({"mode": "rebirth", "players": 4})), Dice(number), number % 4
        while len(actors := position.actors()):
            moves = vec[i64]([])
            for seat in actors:
                mind = SKILLED if seat == own else INSTINCT
                at_random = seat == CHANCE
                moves = append(
                    moves, position.draw(dice) if at_random else mind.reflex.choose(position, seat, dice)
                )
            position.apply(moves)
        won += position.scores()[own]
    assert won > games / 2


def test_the_skilled_look_to_the_end_of_the_next_round() -> None:
    table = Bench("akari", "boulder", mode="rebirth", automa=True)
    position = table.put(0, "park").put(1, "mall").position
    for mind, rounds in ((INSTINCT, 1), (SKILLED, 2)):
        twin = position.copy()
        mind.unfold_rounds(twin, twin.s[ROUND] + mind.further, Dice(2))
        assert not len(twin.actors()) or twin.s[ROUND] == position.s[ROUND] + rounds


def learn(folder: Path, seed: int, games: str) -> bytes:
    """A small run of the script, with games of its own."""
    out = folder / f"{games}.json"
    asked = ["--games", "2", "--generations", "2", "--seed", str(seed)]
    kept = ["--out", str(out), "--folder", str(folder / games)]
    subprocess.run([sys.executable, str(SCRIPT), *asked, *kept], check=True, capture_output=True, cwd=ROOT)
    assert len(json.loads(out.read_text(encoding="utf-8"))["weights"]) == WEIGHTS
    return out.read_bytes()


@pytest.mark.skipif(not COMPILED, reason="searched choices take too long without the compiled engine")
def test_the_same_seed_teaches_the_same_bit_for_bit(tmp_path: Path) -> None:
    assert learn(tmp_path, 1, "once") == learn(tmp_path, 1, "again") != learn(tmp_path, 2, "other")


def test_the_shipped_skill_tells_how_it_was_learned() -> None:
    learned = json.loads((FOLDER / SKILL_FILE).read_text(encoding="utf-8"))["learned"]
    asked = f"--games {learned['games']} --generations {learned['generations']} --seed {learned['seed']}\n"
    assert asked in SCRIPT.read_text(encoding="utf-8")
    assert len(SKILL.weights) == WEIGHTS

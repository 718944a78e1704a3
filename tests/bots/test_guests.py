"""Bots of other authors: found by file and class, shown nothing they may not know, told what went wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from warpad.arena.contest import Plan, prepare, run
from warpad.arena.table import BotCrash, BotFault, play
from warpad.bots import Bot, Sight, consult, make
from warpad.core.dice import Dice
from warpad.core.errors import SetupError
from warpad.core.position import CHANCE
from warpad.core.vecs import i64, vec
from warpad.games import GAMES, find

ROOT = Path(__file__).resolve().parents[2]
HEAD = "from warpad.bots import Bot\nfrom warpad.bots.random import Random\n"
TWO = HEAD + "class A(Random): pass\nclass B(Random): pass\n"


def written(folder: Path, code: str, name: str = "mine.py") -> str:
    path = folder / name
    path.write_text(code, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_the_guide_plays(game: str, tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "own-bots.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", guide, re.DOTALL)
    assert example
    name = written(tmp_path, example[1].replace("WORLDS = 8", "WORLDS = 1"), "careful.py")
    bot = make(name, find(game))
    assert bot.name == "Careful"
    position = find(game).new(find(game).samples()[0])
    dice = Dice(1)
    decided = 0
    while decided < 3:
        if position.actor() == CHANCE:
            position.play(position.draw(dice))
            continue
        actors = list(position.actors())
        moves = [bot.choose(Sight(find(game), position, seat), dice) for seat in actors]
        assert all(move in list(position.legal(seat)) for move, seat in zip(moves, actors, strict=True))
        decided += 1
        position.apply(vec[i64]([position.pick(seat, dice) for seat in actors]))


def test_a_guest_meets_a_level_in_the_arena(tmp_path: Path) -> None:
    name = written(tmp_path, HEAD + "class Mine(Random): name = 'mine'\n")
    figures = run(prepare(Plan("bugs", (name, "random"), 4, 1, {})), jobs=1).figures()
    assert figures["pairs"][0]["games"] == 4
    assert {row["bot"] for row in figures["ratings"]} == {name, "random"}


def test_one_of_several_is_named_by_its_class(tmp_path: Path) -> None:
    name = written(tmp_path, TWO)
    assert type(make(f"{name}:B", find("neon"))).__name__ == "B"
    assert type(make("warpad.bots.random:Random", find("neon"))).__name__ == "Random"


@pytest.mark.parametrize(
    ("code", "asked", "told"),
    [
        (TWO, "", "which bot? it defines A, B"),
        (TWO, ":C", "there is no bot 'C'; it defines A, B"),
        ("x = 1\n", "", "it defines none"),
        ("x = 1\n", ":x", "there is no bot 'x'"),
        ("import nothing_of_this_name\n", "", "ModuleNotFoundError"),
        ("class (\n", "", "SyntaxError"),
    ],
)
def test_a_bad_file_is_refused_with_the_reason(tmp_path: Path, code: str, asked: str, told: str) -> None:
    name = written(tmp_path, code)
    with pytest.raises(SetupError, match=re.escape(told)):
        make(name + asked, find("neuroshima"))


@pytest.mark.parametrize("name", ["nowhere.py", "no_such_package.bots:Mine", ":", "x:"])
def test_a_bot_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(SetupError):
        make(name, find("neuroshima"))


class Wrong(Bot):
    def choose(self, sight: Sight, dice: Dice) -> int:
        return -12345


class Broken(Bot):
    def choose(self, sight: Sight, dice: Dice) -> int:
        raise KeyError("lost")


@pytest.mark.parametrize(("kind", "fault"), [(Wrong, BotFault), (Broken, BotCrash)])
def test_a_bot_that_breaks_is_named(kind: type[Bot], fault: type[Exception]) -> None:
    with pytest.raises(fault, match=kind.__name__):
        play(find("bugs"), {}, [kind("bugs"), kind("bugs")], Dice(1))


class Spy(Bot):
    """Keeps the key of each world it is shown."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.shown: list[int] = []

    def choose(self, sight: Sight, dice: Dice) -> int:
        self.shown.append(sight._position.key())
        return sight.legal()[0]


def test_no_bot_is_shown_the_true_position() -> None:
    """In Neon hands and decks are secret: each look shows another world, and none is the true one."""
    game, dice, spy = find("neon"), Dice(5), Spy("neon")
    position = game.new({"players": 4})
    while position.actor() == CHANCE:
        position.play(position.draw(dice))
    for mind in (1, 2, 3):
        consult(spy, game, position, 0, Dice(mind))
    assert len({position.key(), *spy.shown}) == 4

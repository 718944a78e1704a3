"""The picture for the terminal: it fits a page and shows what the table shows."""

import re

import pytest
from rich.text import Text

from tests.games.neon.bench import Bench
from warpad.core.dice import Dice
from warpad.core.playout import random_moves
from warpad.core.position import CHANCE
from warpad.games.neon.game import GAME
from warpad.games.neon.tell.drawing import draw
from warpad.locales import LANGUAGES

WIDTH = 80


def plain(markup: str) -> str:
    return Text.from_markup(markup).plain


@pytest.mark.parametrize("setup", GAME.samples(), ids=str)
def test_every_position_fits_eighty_columns(setup):
    position = GAME.new(setup)
    dice = Dice(7)
    step = 0
    while len(position.actors()):
        if position.actor() == CHANCE:
            position.play(position.draw(dice))
        else:
            position.apply(random_moves(position, dice))
        step += 1
        if step % 40 == 0:
            for language in LANGUAGES:
                lines = plain(GAME.draw(position, language=language)).splitlines()
                assert max(len(line) for line in lines) <= WIDTH, max(lines, key=len)
    assert plain(GAME.draw(position))


def test_the_picture_shows_places_health_energy_and_equipment():
    table = Bench(leader=1).put(0, "park", energy=4, health=4, fields=1).equip(0, "o-reaper", "g-hornet")
    table.bot("mall", "waiter").search_tokens("park", 2).put(3, token="stadium").closes("mall", "park")
    picture = plain(draw(table.position.observe(0)))
    for words in ("1 Park", "Aka◇", "⌕⌕", "Waiter", "«Smoke»", "Reaper ▮▯▯", "↯ ●●●●○○", "♥ 2 11 3", "★"):
        assert words in picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_much_equipment_takes_several_lines(language):
    table = Bench()
    for loot in ("p-hel-kiss", "o-mammoth", "o-sledge", "p-thermobaric", "o-targeting"):
        table.equip(0, loot)
    lines = [line.rstrip() for line in plain(draw(table.position.observe(0), language)).splitlines()]
    assert max(map(len, lines)) <= WIDTH
    assert sum("▯" in line for line in lines) == 2


def test_the_ring_goes_round():
    picture = plain(draw(Bench().position.observe(0)))
    assert re.findall(r"╭ (\d+)", picture) == ["1", "2", "3", "4", "10", "5", "9", "8", "7", "6"]


def test_only_the_own_hand_is_drawn():
    table = Bench()
    assert plain(draw(table.position.observe(0))).count("Hand:") == 1
    assert plain(GAME.draw(table.position)).count("Hand:") == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_speaks_every_language(language):
    picture = plain(draw(Bench().put(0, "park").position.observe(0), language))
    assert "neon-" not in picture

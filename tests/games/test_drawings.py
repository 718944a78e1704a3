"""The boards of the terminal speak the player's language, and no name breaks a grid."""

from __future__ import annotations

import re
from functools import cache

import pytest
from rich.cells import cell_len
from rich.text import Text

from tests.contract.games import Sample, samples, snapshots
from warpad import locales
from warpad.core.position import Position
from warpad.games.bugs.data.names import UNIT_NAMES
from warpad.games.neon.data.catalogue import catalogue
from warpad.games.neuroshima.data.content import ALL_ARMIES, CONSTRUCTIONS
from warpad.games.neuroshima.tell.drawing.board import NAME_WIDTH
from warpad.games.neuroshima.tell.drawing.captions import name_in_hex

SEED, SOME = 5, 6
OTHERS = [code for code in locales.LANGUAGES if code != locales.FALLBACK]
CYRILLIC = ("ru", "uk")
LATIN_WORD = re.compile(r"[a-z]{3,}", re.IGNORECASE)
WORD = re.compile(r"[^\W\d_]{3,}")
# Ids and places of a catalogue.
BESIDE_WORDS = re.compile(r"^[\w-]+ =|\{[ \w$-]*\}", re.MULTILINE)
# What is written alike in every language.
NAMES = {"neuroshima", "hex"}
CATALOGUES = {"neuroshima": "neuroshima.ftl", "neon": "neon.ftl", "bugs": "bugs.ftl"}
# What the lines of each board are made of, and what never stands in a name.
GRIDS = {"neuroshima": "╱╲", "neon": "╭╮╰╯│", "bugs": "|"}


def drawn(sample: Sample, position: Position, language: str) -> str:
    return Text.from_markup(sample.game.draw(position, language=language)).plain


def latin_words(text: str) -> set[str]:
    return {word.lower() for word in LATIN_WORD.findall(text)} - NAMES


@cache
def beginnings(language: str, game: str) -> set[str]:
    """The words of a catalogue, whole and cut."""
    text = (locales.FOLDER / language / CATALOGUES[game]).read_text(encoding="utf-8")
    words = {word.lower() for word in WORD.findall(BESIDE_WORDS.sub(" ", text))}
    return {word[:end] for word in words for end in range(3, len(word) + 1)}


def grid(sample: Sample, text: str) -> list[list[int]]:
    marks = GRIDS[sample.game.name]
    found = [[at for at, sign in enumerate(line) if sign in marks] for line in text.splitlines()]
    return [line for line in found if line]


@pytest.mark.parametrize("sample", samples(), ids=lambda sample: sample.name)
class TestDrawings:
    def test_no_word_is_left_in_english(self, sample: Sample) -> None:
        for position in snapshots(sample, SEED, SOME):
            for language in CYRILLIC:
                assert latin_words(drawn(sample, position, language)) == set()
            assert latin_words(drawn(sample, position, "en"))

    def test_every_word_stands_in_the_catalogue_of_its_language(self, sample: Sample) -> None:
        for position in snapshots(sample, SEED, SOME):
            for language in OTHERS:
                words = {word.lower() for word in WORD.findall(drawn(sample, position, language))}
                assert words - NAMES <= beginnings(language, sample.game.name), language

    def test_names_do_not_move_the_grid(self, sample: Sample) -> None:
        assert grid(sample, drawn(sample, snapshots(sample, SEED, SOME)[1], "en"))
        for position in snapshots(sample, SEED, SOME):
            lines = grid(sample, drawn(sample, position, "en"))
            for language in OTHERS:
                text = drawn(sample, position, language)
                assert grid(sample, text) == lines
                assert all(cell_len(line) == len(line) for line in text.splitlines())


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_tiles_of_an_army_can_be_told_apart_in_their_hexes(language: str) -> None:
    for army in ALL_ARMIES:
        built = [c for c in CONSTRUCTIONS if c.army == army.id]
        faces = [face.id for one in built for token in one.tokens for face in token]
        tiles = [tile.id for tile in army.tiles if tile.kind != "instant"] + faces
        names = [name_in_hex(tile, NAME_WIDTH, language) for tile in tiles]
        assert len(set(names)) == len(names), names
        assert max(map(len, names)) <= NAME_WIDTH


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_units_of_bugs_have_a_letter_each(language: str) -> None:
    letters = {locales.text(f"bugs-letter-{unit}", {}, language) for unit in UNIT_NAMES}
    assert len(letters) == len(UNIT_NAMES)
    assert all(len(letter) == 1 and letter.isupper() for letter in letters)


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_short_words_of_neon_can_be_told_apart(language: str) -> None:
    fighters = {fighter.id for fighter in catalogue("base").pack.fighters}
    kinds = {
        "neon-fighter-": fighters,
        "neon-drawing-half-": {"move", "search", "attack", "defense", "leadership"},
        "neon-drawing-type-": {"pistol", "heavy", "melee", "grenade", "armor", "helmet"},
    }
    for beginning, those in kinds.items():
        short = {locales.text(beginning + one, {}, language)[:3] for one in those}
        assert len(short) == len(those), beginning

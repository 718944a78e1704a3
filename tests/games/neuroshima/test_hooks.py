"""Variants act through hooks alone: the plain rules do not know them, and none of their numbers clash."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from tests.games.neuroshima.playing import house, new_game
from warpad.core.dice import Dice
from warpad.core.playout import play_out
from warpad.games.neuroshima import rules
from warpad.games.neuroshima.rules import codes, event_kinds
from warpad.games.neuroshima.rules.questions import ASK_VARIANT
from warpad.games.neuroshima.rules.state import PLAIN, PLAIN_UNITS, Units, Variant
from warpad.games.neuroshima.variants import words
from warpad.games.neuroshima.variants.atlas import codes as atlas_codes
from warpad.games.neuroshima.variants.atlas import events as atlas_events
from warpad.games.neuroshima.variants.atlas.atlas import Atlas
from warpad.games.neuroshima.variants.constructions import codes as construction_codes
from warpad.games.neuroshima.variants.constructions import events as construction_events
from warpad.games.neuroshima.variants.constructions.constructions import Constructions
from warpad.games.neuroshima.variants.constructions.halves import HALVES, Halves
from warpad.games.neuroshima.variants.leaders import codes as leader_codes
from warpad.games.neuroshima.variants.leaders import events as leader_events
from warpad.games.neuroshima.variants.leaders.leaders import Leaders
from warpad.games.neuroshima.variants.mixture import Mixture

CODES = (leader_codes, atlas_codes, construction_codes)
EVENTS = (leader_events, atlas_events, construction_events)
FOREIGN = re.compile(r"leader|scenario|atlas|construction|\bhal(f|ves)\b", re.IGNORECASE)


def hooks(variant: type) -> set[str]:
    """The hooks that a variant answers in its own way."""
    own = {name for kind in variant.__mro__[:-2] for name in vars(kind) if not name.startswith("_")}
    return own & set(vars(Variant))


def questions(module: ModuleType) -> list[int]:
    return [int(value) for name, value in vars(module).items() if re.match("ASK_(?!VARIANT)", name)]


@pytest.mark.parametrize(
    "path", sorted(Path(rules.__file__).parent.rglob("*.py")), ids=lambda path: path.name
)
def test_the_plain_rules_know_no_variant(path: Path) -> None:
    assert not FOREIGN.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("variant", [Leaders, Atlas, Constructions])
def test_every_hook_of_a_variant_is_asked(variant: type) -> None:
    assert hooks(variant) - {"copy"} <= set(vars(Mixture))


def test_every_hook_about_units_is_answered_for_two_hexes() -> None:
    assert {name for name in vars(Units) if not name.startswith("_")} <= set(vars(Halves))


def test_numbers_of_variants_are_their_own() -> None:
    verbs = [verb for verb, _ in words.VERBS.values()]
    assert len(verbs) == len(set(verbs))
    assert min(verbs) >= codes.FIRST_VARIANT_VERB >= len(codes.VERB_NAMES)
    kinds = [kind for module in EVENTS for kind in module.TELLERS]
    assert len(kinds) == len(set(kinds))
    assert min(kinds) >= event_kinds.FIRST_VARIANT_EVENT
    asked = [question for module in CODES for question in questions(module)]
    assert len(asked) == len(set(asked))
    assert min(asked) == ASK_VARIANT
    assert set(asked) == set(words.QUESTIONS)


def test_a_plain_game_holds_no_variant() -> None:
    position = new_game(armies=["outpost", "hegemony"]).position
    assert (position.variant, position.units) == (PLAIN, PLAIN_UNITS)
    assert position.copy().variant is PLAIN


def test_a_copy_has_variants_of_its_own() -> None:
    game = new_game(scenario=2, leaders=True, constructions=True, mixed=True)
    assert game.position.units is HALVES
    twin = game.position.copy()
    key = game.position.key()
    play_out(twin, Dice(1), 40)
    assert house(twin) is not house(game.position)
    assert game.position.key() == key != twin.key()

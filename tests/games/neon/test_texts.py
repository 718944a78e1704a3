"""The words of the game: every effect and every name speaks in every language."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from warpad.core.dice import Dice
from warpad.core.playout import random_moves
from warpad.core.position import CHANCE
from warpad.games.neon.data.consistency import effects_of
from warpad.games.neon.data.content import load_pack
from warpad.games.neon.game import GAME
from warpad.games.neon.tell.texts import effect_phrases
from warpad.locales import FOLDER, LANGUAGES

PACK = load_pack()
KIND_FIRST = re.compile(r"\b(fighter|loot|ability|sector|half|face|window|upgrade|token|bot)-[a-z]")


@pytest.fixture(params=LANGUAGES)
def bundle(request: Any) -> FluentBundle:
    made = FluentBundle([request.param], use_isolating=False)
    made.add_resource(FluentResource((FOLDER / request.param / "neon.ftl").read_text(encoding="utf-8")))
    return made


def say(bundle: FluentBundle, message: str, args: dict[str, Any]) -> str:
    """The text of a message; a text among the arguments is the end of a message id."""
    known = {k: say(bundle, f"neon-{v}", {}) if isinstance(v, str) else v for k, v in args.items()}
    text, errors = bundle.format_pattern(bundle.get_message(message).value, known)
    assert not errors, (message, errors)
    return str(text)


def names() -> Iterator[str]:
    """The message id of everything in the pack that has a name."""
    yield "neon-automa"
    for fighter in PACK.fighters:
        yield f"neon-fighter-{fighter.id}"
        yield from (f"neon-ability-{ability.id}" for ability in fighter.abilities)
    yield from (f"neon-ability-{ability.id}" for ability in PACK.standard_abilities)
    yield from (f"neon-token-{token.id}" for token in PACK.tokens)
    yield from (f"neon-sector-{sector.id}" for sector in PACK.sectors)
    yield from (f"neon-loot-{design.id}" for design in PACK.designs)
    yield from (f"neon-upgrade-{upgrade.id}" for upgrade in PACK.upgrades)
    yield from (f"neon-bot-{bot.id}" for bot in PACK.bots.types)
    yield from (f"neon-half-{action.id}" for action in PACK.actions)
    yield from (f"neon-mode-{mode.id}" for mode in PACK.modes)
    yield from (f"neon-face-{face}" for die in PACK.dice for face in die.faces)


def test_everything_in_the_pack_has_a_name(bundle):
    missing = [name for name in names() if not bundle.has_message(name)]
    assert missing == []


def test_every_effect_is_told_in_words(bundle):
    for _, effect in effects_of(PACK):
        sentence = " ".join(say(bundle, p["message"], p["args"]) for p in effect_phrases(effect))
        assert "neon-" not in sentence
        assert "{" not in sentence


def test_an_effect_is_told_from_its_data():
    english = FluentBundle(["en"], use_isolating=False)
    english.add_resource(FluentResource((FOLDER / "en" / "neon.ftl").read_text(encoding="utf-8")))
    effects = {effect.id: effect for _, effect in effects_of(PACK)}
    told = {
        id: " ".join(say(english, p["message"], p["args"]) for p in effect_phrases(effects[id]))
        for id in ("shield", "o-reaper.1", "g-kevlar.1", "o-viceroy.2")
    }
    assert told == {
        "shield": "[Defence, before the roll] 2 energy: +2 defence dice",
        "o-reaper.1": "[Attack, before the roll] Ammo: +1 attack die",
        "g-kevlar.1": "[Before taking damage from an attack] Batteries: cancel 1 normal hit (mandatory)",
        "o-viceroy.2": "[Attack, before the roll] (Squad only) an ally of the target in your sector"
        " loses 2 energy (fighters only)",
    }


def test_the_glossary_explains_everything_that_has_effects(bundle):
    words = GAME.words()
    assert len(words) == 3 + 12 + 3 + 10 + 52 + 8
    for source, entry in words.items():
        assert bundle.has_message(f"neon-{source}")
        assert entry["origin"] in ("rulebook", "house")
        for effect in entry["effects"]:
            assert " ".join(say(bundle, p["message"], p["args"]) for p in effect["text"])
    assert [e["effect"] for e in words["loot-o-reaper"]["effects"]] == ["o-reaper.1", "o-reaper.2"]


def told(facts: dict[str, Any], bundle: FluentBundle) -> dict[str, Any]:
    """Arguments as a screen puts them in: ends of message ids become the messages' texts."""
    return {
        what: ", ".join(str(named(what, item, bundle)) for item in value)
        if isinstance(value, list)
        else named(what, value, bundle)
        for what, value in facts.items()
        if value is not None and what not in ("do", "event", "rule")
    }


def named(what: str, value: Any, bundle: FluentBundle) -> Any:
    if not isinstance(value, str):
        return value
    for id in (f"neon-{what}-{value}", f"neon-{what.rpartition('_')[2]}-{value}", f"neon-{value}"):
        if bundle.has_message(id):
            return say(bundle, id, {})
    return value


def test_every_event_action_and_question_of_whole_games_is_a_sentence(bundle):
    for number, setup in enumerate(GAME.samples()[1::3]):
        position = GAME.new(setup)
        position.listen()
        dice = Dice(number)
        while len(position.actors()):
            for seat in position.actors():
                if seat != CHANCE:
                    action = GAME.legal_actions(position, seat)[-1]
                    check_sentence(bundle, f"neon-do-{action['do']}", action)
            ask = position.observe(0)["ask"]
            if ask:
                check_sentence(bundle, ask["message"], ask["args"])
            step = position.draw(dice) if position.actor() == CHANCE else None
            if step is None:
                position.apply(random_moves(position, dice))
            else:
                position.play(step)
            for raw in position.take_events():
                event = GAME.event(position, raw)
                check_sentence(bundle, f"neon-event-{event['event']}", event)


def check_sentence(bundle: FluentBundle, message: str, facts: dict[str, Any]) -> None:
    text, errors = bundle.format_pattern(bundle.get_message(message).value, told(facts, bundle))
    assert not errors, (message, facts, errors)
    assert not KIND_FIRST.search(text), (message, text)

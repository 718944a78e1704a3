"""What the commands say, where the words are put together."""

from __future__ import annotations

import re

import pytest

from tests.games.neuroshima.scenario import position_json
from warpad import locales
from warpad.cli.parts import speech
from warpad.cli.parts.narrate import action_sentence
from warpad.core.game import Game
from warpad.games import GAMES, find


@pytest.mark.parametrize("game", [find(name) for name in GAMES], ids=lambda game: game.name)
def test_every_option_is_explained_in_every_language(game: Game) -> None:
    for option in game.options():
        id = f"cli-games-{game.prefix}-{option.name.replace('_', '-')}"
        assert locales.text(id, {}, "en") == option.help
        assert len({locales.text(id, {}, language) for language in locales.LANGUAGES}) == len(
            locales.LANGUAGES
        )


def test_a_move_that_stays_where_it_is_is_called_a_turn() -> None:
    game, language = find("neuroshima"), speech.language()
    stays = {"do": "go", "from": "B2", "at": "B2", "facing": 1}
    assert action_sentence(game, stays).startswith(locales.text("nh-do-go-turn", {"at": "B2"}, language))
    goes = {**stays, "at": "B3"}
    assert action_sentence(game, goes).startswith(
        locales.text("nh-do-go", {"from": "B2", "at": "B3"}, language)
    )
    assert locales.text("nh-direction-ne", {}, language) in action_sentence(game, goes)


def test_a_resolved_battle_tells_every_fact_of_its_sentences() -> None:
    game = find("neuroshima")
    tiles = ("A1: outpost hq", "A2: hegemony ganger facing N", "E3: hegemony hq", "C3: hegemony gladiator")
    drawn = "; ".join((*tiles, "C4: outpost runner facing N"))
    segments = game.resolve(position_json(drawn))["segments"]
    events = [event for segment in segments for event in segment["events"]]
    assert {"wounded", "hq-hurt"} <= {event["event"] for event in events}
    for event in events:
        sentence = locales.told(f"nh-event-{event['event']}", event, "ru")
        assert not re.search("[a-z]{3,}", sentence), sentence


@pytest.mark.parametrize(("language", "written"), [("en", "0.5 : 1"), ("ru", "0,5 : 1"), ("pl", "0,5 : 1")])
def test_scores_are_written_as_the_language_does(
    language: str, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "language", lambda: language)
    assert speech.scores_text([0.5, 1.0]) == written

"""Every command does its work, and prints JSON for programs."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Warpad
from tests.contract.games import built
from tests.play.test_games import begin
from warpad import __version__, locales
from warpad.arena.summary import summary
from warpad.cli.main import COMMANDS
from warpad.cli.parts import speech
from warpad.games import find

GAMES = built()
each_game = pytest.mark.parametrize("game", GAMES)

SIM_FIELDS = {"games", "finished", "decisions", "cpu_seconds", "seconds", "wins", "draws", "illegal"}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_teaches_by_example(warpad: Warpad, command: str) -> None:
    answer = warpad(command, "--help")
    assert answer.code == 0
    assert f"warpad {command}" in answer.out
    assert "<bool>" not in answer.out
    assert "cli-" not in answer.out


def commands() -> list[tuple[str, ...]]:
    """Every command with its name, those of groups too."""
    found: list[tuple[str, ...]] = []
    for name in COMMANDS:
        inner = getattr(import_module(f"warpad.cli.{name}"), "COMMANDS", None)
        found += [(name, one) for one in inner] if inner else [(name,)]
    return found


@pytest.mark.parametrize("command", commands(), ids=" ".join)
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_command_has_json_and_help_in_every_language(
    warpad: Warpad, command: tuple[str, ...], language: str
) -> None:
    speech.language.cache_clear()
    try:
        answer = warpad(*command, "--help", "--lang", language)
        assert answer.code == 0
        assert "--json" in answer.out
        assert "cli-" not in answer.out
    finally:
        speech.language.cache_clear()


def test_the_version_is_printed(warpad: Warpad) -> None:
    assert warpad("version").out == warpad("--version").out == f"{__version__}\n"
    assert warpad("--version", "--json").json() == {"version": __version__}


def test_the_help_names_every_command(warpad: Warpad) -> None:
    for words in ([], ["--help"], ["-h"]):
        answer = warpad(*words)
        assert answer.code == 0
        assert all(f"  {command} " in answer.out for command in COMMANDS)
    assert "  solve " in warpad("etude").out


def test_words_may_come_in_any_order(warpad: Warpad) -> None:
    wanted = warpad("new", "bugs", "--moves", 3, "--seed", 2).out
    assert warpad("new", "--seed=2", "-n3", "bugs", "--json").out == wanted
    assert warpad("new", "-n", "3", "--seed", "2", "--", "bugs").out == wanted


def test_data_is_shown_as_it_is(warpad: Warpad, tmp_path: Path) -> None:
    """A file's name is no markup and no emoji."""
    file = tmp_path / ":smile: [bold]A:A.json"
    file.write_text(warpad("new", "neuroshima").out)
    assert file.name in warpad("battle", file).out


@each_game
def test_a_record_is_data_with_its_steps(warpad: Warpad, game: str, tmp_path: Path) -> None:
    warpad("sim", game, "-n", 1, "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    _, *lines, _ = file.read_bytes().splitlines()
    facts = warpad("replay", file, "--json").json()
    assert [step["actions"] for step in facts["steps"]] == [msgspec.json.decode(line) for line in lines]
    assert [step["n"] for step in facts["steps"]] == list(range(1, facts["count"] + 1))
    assert all(event["rule"] for step in facts["steps"] for event in step["events"])


@each_game
def test_a_game_is_watched_as_data(warpad: Warpad, game: str) -> None:
    lines = warpad("watch", game, "--bots", "random", "--json").out.splitlines()
    *steps, last = map(msgspec.json.decode, lines)
    assert [step["n"] for step in steps] == list(range(1, len(steps) + 1))
    assert last["scores"]


def test_bots_that_did_not_meet_have_no_rating() -> None:
    assert summary([], [("random", "easy")], 2)["ratings"] == []


@each_game
def test_bots_play_and_are_counted(warpad: Warpad, game: str) -> None:
    facts = warpad("sim", game, "--bots", "random", "-n", 3, "--seed", 5, "--json").json()
    assert set(facts) >= SIM_FIELDS
    assert (facts["games"], facts["finished"], facts["illegal"]) == (3, 3, 0)
    assert len(facts["wins"]) == len(facts["bots"])
    assert facts["decisions"] > 0


@each_game
def test_the_same_seed_gives_the_same_games_on_any_number_of_processes(warpad: Warpad, game: str) -> None:
    def counted(*more: object) -> dict[str, object]:
        facts = warpad("sim", game, "-n", 4, "--seed", 9, "--json", *more).json()
        return {name: facts[name] for name in ("finished", "decisions", "wins", "draws")}

    assert counted() == counted("--jobs", 2)


@each_game
def test_records_are_kept_told_and_verified(warpad: Warpad, game: str, tmp_path: Path) -> None:
    assert warpad("sim", game, "-n", 2, "--records", tmp_path / "games").code == 0
    first, second = sorted((tmp_path / "games").iterdir())
    assert warpad("replay", first, "--verify").code == 0
    facts = warpad("replay", second, "--verify", "--json").json()
    assert facts["verified"] is True
    assert facts["faults"] == []
    assert facts["key"] == facts["end"]["key"]
    told = warpad("replay", first)
    assert told.code == 0
    assert len(told.out.splitlines()) > 20
    assert warpad("show", first, "--at", 3).out.strip()
    assert warpad("show", first, "--at", 3, "--seat", 1, "--json").json()


def test_a_match_that_was_given_up_has_its_result(warpad: Warpad, tmp_path: Path) -> None:
    match = begin(find("bugs"), {}, 5)
    match.start()
    match.resign(1, "random")
    file = tmp_path / "given-up.jsonl"
    match.record.save(file)
    facts = warpad("replay", file, "--verify", "--json").json()
    assert (facts["verified"], facts["scores"], facts["reason"], facts["seats"]) == (
        True,
        [1.0, 0.0],
        "resigned",
        [1],
    )
    for command in ("replay", "show"):
        *_, who, result = warpad(command, file).out.splitlines()
        assert who.startswith("Seat 2")
        assert "resigned" in who
        assert "1 : 0" in result
    assert "1 : 0" not in warpad("show", file, "--at", 0).out


@each_game
def test_a_new_position_can_be_shown(warpad: Warpad, game: str, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(warpad("new", game, "--moves", 10, "--seed", 2).out)
    assert warpad("show", file).out.strip()
    assert warpad("show", file, "--json").json() == msgspec.json.decode(file.read_bytes())


@each_game
def test_a_game_can_be_watched(warpad: Warpad, game: str) -> None:
    answer = warpad("watch", game, "--bots", "random", "--delay", 0)
    assert answer.code == 0
    assert "Result" in answer.out


@each_game
def test_content_is_sound(warpad: Warpad, game: str) -> None:
    answer = warpad("content", "check", game, "--json")
    assert answer.code == 0
    assert answer.json()["ok"] is True


@each_game
def test_speed_is_measured(warpad: Warpad, game: str) -> None:
    figures = warpad("bench", game, "--seconds", 0.01, "--json").json()[game]
    wanted = {"compiled", "random_games_per_cpu_second", "copies_per_cpu_second"}
    more = {"neuroshima": {"battles_per_cpu_second"}, "bugs": {"turns_per_cpu_second"}}
    assert set(figures) == wanted | more.get(game, set())
    assert all(figures[name] > 0 for name in figures if name != "compiled")


@each_game
def test_rules_are_told(warpad: Warpad, game: str) -> None:
    rule = next(iter(find(game).rulebook))
    assert rule.text(locales.speaker("en")) in " ".join(warpad("rules", rule.id).out.split())
    assert warpad("rules", rule.id.lower(), "--json").json()["source"] == rule.source
    assert rule.id in warpad("rules", game).out
    assert len(warpad("rules", game, "--json").json()) == len(find(game).rulebook)
    assert warpad("rules", game, "--markdown").out.startswith("# Rules of")


@each_game
@pytest.mark.parametrize("language", ["ru", "uk", "pl"])
def test_rules_are_told_in_the_language_asked_for(warpad: Warpad, game: str, language: str) -> None:
    rule = next(rule for rule in find(game).rulebook if rule.ruling(locales.speaker("en")))
    text, ruling = (say(locales.speaker(language)) for say in (rule.text, rule.ruling))
    speech.language.cache_clear()
    try:
        assert warpad("rules", rule.id, "--lang", language, "--json").json()["ruling"] == ruling
        told = " ".join(warpad("rules", rule.id, "--lang", language).out.split())
        assert text in told
        assert ruling in told
        assert text in warpad("rules", game, "--markdown", "--lang", language).out
        assert warpad("rules", rule.id, "--lang", "xx").code == 2
    finally:
        speech.language.cache_clear()


@pytest.mark.skipif(len(GAMES) < 3, reason="a game is not there yet")
def test_games_and_their_options_are_listed(warpad: Warpad) -> None:
    listed = {entry["name"]: entry["options"] for entry in warpad("games", "--json").json()}
    assert set(listed) == set(GAMES)
    assert warpad("games").out.count("-o ") == sum(len(options) for options in listed.values())

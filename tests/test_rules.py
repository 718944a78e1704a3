"""The register of rules is true: what is done is cited by code and carried by a test."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.contract.games import built
from tests.test_locales import messages
from warpad import locales
from warpad.core.rulebook import PHRASE, Rulebook, source_message
from warpad.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "src" / "warpad" / "games"
RULE_ID = re.compile(r"\b(?:NH|NEON|BUGS)-[A-Z]+-\d{2}[a-z]?\b")


@cache
def carried() -> frozenset[str]:
    """The ids in every `rule(...)` of the tests."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("rule", "marks.rule"):
                found |= {str(ast.literal_eval(argument)) for argument in node.args}
    return frozenset(found)


@cache
def cited(game: str) -> frozenset[str]:
    """The ids that stand in the game's code."""
    texts = [path.read_text(encoding="utf-8") for path in (FOLDER / game).rglob("*.py")]
    return frozenset(id for text in texts for id in RULE_ID.findall(text))


def register(game: str) -> Rulebook:
    return Rulebook.load(FOLDER / game / "rules.toml")


def known() -> set[str]:
    return {rule.id for game in GAMES if (FOLDER / game / "rules.toml").exists() for rule in register(game)}


@pytest.mark.parametrize("game", built())
def test_rules_done_are_cited_by_code(game: str) -> None:
    done = {rule.id for rule in register(game) if rule.status == "done"}
    assert done
    assert sorted(done - cited(game)) == []


@pytest.mark.parametrize("game", built())
def test_rules_done_are_carried_by_a_test(game: str) -> None:
    done = {rule.id for rule in register(game) if rule.status == "done"}
    assert sorted(done - carried()) == []


@pytest.mark.parametrize("game", built())
def test_code_cites_no_unknown_rule(game: str) -> None:
    assert sorted(cited(game) - {rule.id for rule in register(game)}) == []


def test_tests_carry_no_unknown_rule() -> None:
    assert sorted(id for id in carried() - known() if RULE_ID.fullmatch(id)) == []


# -- the words ---------------------------------------------------------------------------------------

LETTERS = {"ru": re.compile("[а-яё]"), "uk": re.compile("[а-щьюяєіїґ]"), "pl": re.compile("[a-ząćęłńóśźż]")}
STRANGE = {"ru": re.compile("[іїєґ]"), "uk": re.compile("[ыэъё]"), "pl": re.compile("[а-яіїєґ]")}


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("game", built())
class TestWords:
    def test_every_rule_has_its_sentence(self, game: str, language: str) -> None:
        wanted = {f"rule-{rule.id}" for rule in register(game)}
        assert sorted(wanted - set(messages(language, f"rules-{game}.ftl"))) == []

    def test_no_sentence_is_left_over(self, game: str, language: str) -> None:
        known = {f"{kind}-{rule.id}" for rule in register(game) for kind in ("rule", "ruling")}
        assert sorted(set(messages(language, f"rules-{game}.ftl")) - known) == []


@pytest.mark.parametrize("language", LETTERS)
@pytest.mark.parametrize("game", built())
def test_every_sentence_is_said_in_its_own_language(game: str, language: str) -> None:
    english, ours = locales.speaker(locales.FALLBACK), locales.speaker(language)
    for id in messages(language, f"rules-{game}.ftl"):
        words = ours(id)
        assert words != english(id), id
        assert LETTERS[language].search(words.lower()), id
        assert not STRANGE[language].search(words.lower()), id
        assert words.endswith((".", "?")), id


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_part_of_a_source_has_its_words(language: str) -> None:
    sources = {rule.source for game in GAMES for rule in register(game)}
    wanted = {source_message(phrase) for source in sources for phrase in PHRASE.findall(source)}
    assert sorted(wanted ^ set(messages(language, "rules-sources.ftl"))) == []


def test_sources_are_told_in_the_language_of_the_reader() -> None:
    rules = {rule.id: rule for game in GAMES for rule in register(game)}
    assert rules["BUGS-KB-01"].told(locales.speaker("en"))["source"] == rules["BUGS-KB-01"].source
    for rule in rules.values():
        told = rule.told(locales.speaker("ru"))["source"]
        assert not re.search("[a-z]{2}", told), told

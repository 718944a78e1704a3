"""The four catalogues say the same: ids, variables and plural forms."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from warpad import locales
from warpad.games import GAMES
from warpad.locales import plain

PACKAGE = locales.FOLDER.parent
OF_GAMES = tuple(f"-{name}" for name in GAMES)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SLAVIC = {"one", "few", "many"}
NAMES = sorted({path.name for code in locales.LANGUAGES for path in locales.catalogues(code)})
OTHERS = [code for code in locales.LANGUAGES if code != locales.FALLBACK]


class Uses(Visitor):
    """The variables of a message, and the plural forms it distinguishes for each."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (named by the visitor)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  (named by the visitor)
        keys = {v.key.name for v in node.variants if isinstance(v.key, fluent.Identifier)}
        if keys <= PLURALS and isinstance(node.selector, fluent.VariableReference):
            self.plurals.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(language: str, name: str) -> dict[str, Uses]:
    path = locales.FOLDER / language / name
    found: dict[str, Uses] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{language}/{name}: cannot be read: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} stands twice"
            found[entry.id.name] = uses = Uses()
            uses.visit(entry)
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", OTHERS)
class TestAgainstEnglish:
    def test_has_the_same_messages(self, language: str, name: str) -> None:
        assert sorted(messages(language, name)) == sorted(messages(locales.FALLBACK, name))

    def test_uses_the_same_variables(self, language: str, name: str) -> None:
        english = messages(locales.FALLBACK, name)
        for id, uses in messages(language, name).items():
            assert uses.variables == english[id].variables, id

    def test_counts_where_english_counts(self, language: str, name: str) -> None:
        english = messages(locales.FALLBACK, name)
        for id, uses in messages(language, name).items():
            assert set(uses.plurals) >= set(english[id].plurals), id
            for variable, forms in uses.plurals.items():
                assert forms >= SLAVIC, f"{id}: {variable}"


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_message_can_be_written(language: str) -> None:
    for name in NAMES:
        text = (locales.FOLDER / language / name).read_text(encoding="utf-8")
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        for id, uses in messages(language, name).items():
            for number in (0, 1, 2, 5):
                message = bundle.get_message(id)
                assert message.value is not None, id
                _, errors = bundle.format_pattern(message.value, dict.fromkeys(uses.variables, number))
                assert errors == [], id


def test_no_id_stands_in_two_files() -> None:
    ids = [id for name in NAMES for id in messages(locales.FALLBACK, name)]
    assert len(ids) == len(set(ids))


# -- errors that players meet ------------------------------------------------------------------------

# Which argument of each error is its message.
MESSAGE_OF = {"WarpadError": 0, "SetupError": 0, "DecodeError": 0, "IllegalMove": 1, "Misuse": 0}
ID = re.compile(r"[a-z]+(-[a-z]+)+")
# Keywords of an error that are not facts of its sentence.
BESIDE = {"path", "detail"}
# Set-ups that only authors of bots and programs ask for.
AUTHORS = ("arena", "envs", "bots/guests.py")
# Where every error is one that players meet.
PLAYERS = re.compile(r"cli/|puzzles/|games/\w+/puzzles/")


class Raised(NamedTuple):
    """An error in the sources; its facts when its message is an id, otherwise it is a plain sentence."""

    error: str
    module: str
    line: int
    id: str | None
    facts: set[str]


def facts_of(call: ast.Call, position: int) -> set[str]:
    named = {keyword.arg or "**" for keyword in call.keywords} - BESIDE
    listed = [part for part in call.args[position + 1 :] if isinstance(part, ast.Dict)]
    return named | {str(ast.literal_eval(key)) for part in listed for key in part.keys if key}


@cache
def raised() -> list[Raised]:
    return [found for path in sorted(PACKAGE.rglob("*.py")) for found in raised_in(path)]


def raised_in(path: Any) -> Iterator[Raised]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        position = MESSAGE_OF.get(node.func.id, 9)
        message = node.args[position] if position < len(node.args) else None
        place = (node.func.id, path.relative_to(PACKAGE).as_posix(), node.lineno)
        if isinstance(message, ast.Constant) and ID.fullmatch(str(message.value)):
            yield Raised(*place, str(message.value), facts_of(node, position))
        elif isinstance(message, ast.Constant | ast.JoinedStr):
            yield Raised(*place, None, set())


def test_every_error_with_an_id_has_its_sentence_and_all_it_names() -> None:
    known = {id: uses for name in NAMES for id, uses in messages(locales.FALLBACK, name).items()}
    found = [error for error in raised() if error.id]
    assert len(found) > 80
    for error in found:
        assert error.id in known, error
        assert error.facts == known[error.id].variables, error


def test_players_are_told_no_sentence_of_the_sources() -> None:
    for error in raised():
        is_setup = error.error == "SetupError" and not error.module.startswith(AUTHORS)
        assert error.id or not (is_setup or PLAYERS.match(error.module)), error


def test_no_sentence_of_an_error_is_left_over() -> None:
    files = ("faults.ftl", "cli.ftl", "cli-usage.ftl")
    kept = {id for name in files for id in messages(locales.FALLBACK, name)}
    ours = {id for id in kept if not id.startswith("cli-") or id.startswith("cli-fault-")}
    assert ours - {error.id for error in raised()} == {"or"}


def test_no_text_of_the_page_is_left_over() -> None:
    """Asked for whole or put together from its beginning; a game may have its own in place of another."""
    folders = (PACKAGE, PACKAGE.parents[1] / "web" / "src")
    sources = [
        path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".ts", ".tsx")
    ]
    written = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    whole = set(re.findall(r"page-[\w-]+", written))
    begun = tuple(set(re.findall(r"(page-[\w-]+-)\$?\{", written)))
    every = {id for name in NAMES for id in messages(locales.FALLBACK, name)}
    kept = {id for id in every if id.startswith("page-")}
    asked = {id for id in kept if id in whole or id.startswith(begun)}
    of_games = {id for id in kept - asked if id.rpartition("-")[0] in asked and id.endswith(OF_GAMES)}
    assert asked
    assert kept - asked - of_games == set()


def test_things_are_called_as_players_call_them() -> None:
    facts = {"army": "borgo", "option": "mirror"}
    assert "Борго" in locales.told("nh-setup-army-twice", facts, "ru")
    assert "Duel, Teams of two" in locales.told(
        "nh-setup-leaders", {"led_mode": ["duel", "teams"], "mode": "x"}
    )
    assert "4 lub 6" in locales.told("neon-setup-teams", {"players": 4, "wanted": [4, 6], "given": 3}, "pl")
    reason = {"id": "nh-refuse-not-in-hand", "args": {"tile": "borgo-mutant"}}
    assert "Mutant" in locales.told("record-refused", {"step": 1, "player": 2, "reason": reason})
    faces = {"n": 2, "from": "face-fail", "to": "face-block_normal"}
    assert "face-" not in locales.told("neon-event-face-turned", faces)
    assert locales.told("a sentence for authors", {}, "uk") == "a sentence for authors"


def variables_after(catalogue: str, at: int) -> set[str]:
    return set(re.findall(r"\$([a-zA-Z][\w-]*)", catalogue[at : at + 4000]))


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_simple_messages_are_read_as_fluent_reads_them(language: str) -> None:
    simple = 0
    for path in locales.catalogues(language):
        catalogue = path.read_text(encoding="utf-8")
        for found in locales.MESSAGE.finditer(catalogue):
            args = {name: f"<{name}>" for name in variables_after(catalogue, found.end())}
            written = plain.written(catalogue, found.end(), args)
            simple += written is not None
            assert written in (None, locales.by_fluent(language, path, found[1], args)), found[1]
    assert simple > 2000


@pytest.mark.parametrize(
    ("pattern", "args", "said"),
    [
        (" One line.", {}, "One line."),
        ("\n    First\n\n      second\n    third\nnext = x", {}, "First\n\n  second\nthird"),
        (" { $who } came.", {"who": "Anna"}, "Anna came."),
        (" { $count } came.", {"count": 1200}, None),
        (" { $who } came.", {}, None),
        (" { $n ->\n        [one] a\n       *[other] b\n    }", {"n": "1"}, None),
        (" Name\n    .title = Title", {}, None),
        (' { "{" } a brace', {}, None),
        ("\nnext = Text", {}, None),
    ],
)
def test_what_is_not_simple_is_left_to_fluent(pattern: str, args: dict[str, Any], said: str | None) -> None:
    assert plain.written(f"id ={pattern}", len("id ="), args) == said

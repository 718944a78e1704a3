"""The four catalogues say the same: ids, variables and plural forms."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from warpad import locales

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

"""Every rule that refuses an action is seen refusing one, by its id or by the words of its refusal."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator

from tests.test_rules import FOLDER, ROOT, RULE_ID

REFUSING = ("refusals.py", "objections.py")

# While these are open chance acts and nobody is asked: whoever acts is refused by BUGS-TURN-01.
OF_CHANCE = {"BUGS-SET-01", "BUGS-CAMP-01", "BUGS-COLL-03", "BUGS-PORT-05", "BUGS-BAT-11", "BUGS-MED-03"}
# Still to be shown refusing; a test that shows one takes it out of here.
UNSEEN: set[str] = set()


def strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def refusals() -> dict[str, set[str]]:
    """The messages of every rule that refuses."""
    found: dict[str, set[str]] = {}
    for path in (path for name in REFUSING for path in FOLDER.rglob(name)):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for text in strings(tree):
            if RULE_ID.fullmatch(text):
                found.setdefault(text, set())
        for call in ast.walk(tree):
            if isinstance(call, ast.Call):
                words = [argument for argument in call.args if isinstance(argument, ast.Constant)]
                told = [str(word.value) for word in words if isinstance(word.value, str)]
                if told and told[0] in found:
                    found[told[0]] |= {message(told[0], word) for word in told[1:2]}
    return found


def message(rule: str, word: str) -> str:
    return word if "-refuse-" in word else f"{rule.split('-')[0].lower()}-refuse-{word}"


def named() -> set[str]:
    """Rules and messages that tests speak of, other than in marks."""
    found: set[str] = set()
    for path in (ROOT / "tests" / "games").rglob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found |= {text for part in node.body for text in strings(part)}
                found |= {text for mark in node.decorator_list if not is_mark(mark) for text in strings(mark)}
    return found


def is_mark(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule"


def test_every_rule_that_refuses_is_seen_refusing() -> None:
    """By its id, or by a message that no other rule has."""
    told, messages = named(), refusals()
    uses = Counter(word for words in messages.values() for word in words)
    unseen = {
        rule
        for rule, words in messages.items()
        if rule not in told and not any(word in told and uses[word] == 1 for word in words)
    }
    assert unseen - OF_CHANCE == UNSEEN

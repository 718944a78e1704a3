"""Generated pages are current, and what the documents name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.contract.games import built
from warpad.cli.parts.rulepages import page

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\(([^)#:]+)\)")
# A file or folder of the sources that is named in passing: `rules/fields.py`, `web/src/puzzles/`.
NAMED = re.compile(r"`([\w.-]+/(?:[\w.-]+/)*(?:[\w-]+\.(?:py|tsx?|css|ftl|toml|md))?)`")
FOLDERS = ("src", "web", "tests", "docs", "benchmarks", "training", "dev", "examples", "requirements")
PROBLEM = re.compile(r"Problem\(\s*\"([a-z-]+)\"")
DOCUMENTS = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("game", built())
def test_rule_pages_are_current(game: str) -> None:
    path = ROOT / "docs" / "rules" / f"{game}.md"
    written = path.read_text(encoding="utf-8") if path.exists() else ""
    assert written == page(game), "write it anew: ./run rules --pages docs/rules"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for link in LINK.findall(path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), link


def test_files_named_in_passing_are_there() -> None:
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    ours = [path for path in paths if "node_modules" not in path.parts]
    known = {f"/{path.relative_to(ROOT).as_posix()}{'/' * path.is_dir()}" for path in ours}
    known |= {f"/{folder}/" for folder in FOLDERS}
    read = [
        *DOCUMENTS,
        ROOT / "CONTRIBUTING.md",
        ROOT / "web" / "README.md",
        ROOT / "benchmarks" / "README.md",
    ]
    named = [(path.name, name) for path in read for name in NAMED.findall(path.read_text(encoding="utf-8"))]
    assert len(named) > 100
    for document, name in named:
        assert any(one.endswith(f"/{name}") for one in known), f"{document}: {name}"


def test_the_wire_lists_every_problem() -> None:
    text = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    listed = re.findall(r"[a-z-]+", text.partition("Codes: ")[2].partition("\n\n")[0])
    server = (ROOT / "src" / "warpad" / "server").rglob("*.py")
    raised = {code for path in server for code in PROBLEM.findall(path.read_text(encoding="utf-8"))}
    assert len(raised) > 30
    assert raised - set(listed) == set()


def test_no_lock_names_a_host() -> None:
    for path in (ROOT / "requirements").iterdir():
        assert "://" not in path.read_text(encoding="utf-8"), path.name

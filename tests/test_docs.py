"""Generated pages are current, and what the documents name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.contract.games import built
from warpad.cli.parts.rulepages import page

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\(([^)#:]+)\)")
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


def test_no_lock_names_a_host() -> None:
    for path in (ROOT / "requirements").iterdir():
        assert "://" not in path.read_text(encoding="utf-8"), path.name

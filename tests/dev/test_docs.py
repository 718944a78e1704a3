"""The documentation becomes a site whole: every link leads somewhere, every language has its rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.requests import Request

from dev import docs as site
from dev import reference
from warpad import locales
from warpad.games import GAMES
from warpad.server.http import page

pytest.importorskip("sphinx", reason="requirements/docs.txt is not installed")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "docs"
    assert site.build(out)
    return out


def test_all_that_people_ask_for_is_there(built: Path) -> None:
    names = [
        "first-game",
        "serving",
        "own-bots",
        "envs",
        "wire",
        "records",
        "benchmarks",
        "reference/core.game",
    ]
    names += [f"rules/{code}/{game}" for code in locales.LANGUAGES for game in GAMES]
    assert [name for name in names if not (built / f"{name}.html").is_file()] == []
    assert "Правила" in (built / "rules" / "ru" / "neon.html").read_text(encoding="utf-8")


def test_pages_hold_no_code_and_ask_no_other_machine(built: Path) -> None:
    for path in built.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert not site.INLINE.search(text), path
        assert not re.search(r'(?:src|rel="stylesheet" href)="(?:https?:)?//', text), path


def test_the_server_shows_it(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "DOCS", built)
    request = Request({"type": "http", "headers": []})
    answer = page.serve(request, "rules/pl/bugs.html", built)
    assert (answer.status_code, answer.media_type) == (200, "text/html")
    assert page.serve(request, "../page.py", built).status_code == 404


def test_a_link_that_leads_nowhere_is_an_error(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    (source / "index.md").write_text("# Start\n\n[nowhere](missing.md)\n")
    assert not site.render(source, tmp_path / "out", tmp_path / "work")


def test_the_reference_tells_what_the_sources_say() -> None:
    text = reference.module_page("core.dice")
    assert "## class Dice" in text
    assert "```python" in text

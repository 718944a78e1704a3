"""The documentation under /docs: shown when it is built, and said to be missing when it is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import Request

from warpad.server.http import page

REQUEST = Request({"type": "http", "headers": []})


def test_its_absence_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(page, "DOCS", tmp_path / "docs")
    answer = page.serve(REQUEST, "index.html", page.DOCS)
    assert answer.status_code == 503
    assert b"./run docs" in answer.body


def test_its_files_are_served(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>Warpad</p>")
    assert page.serve(REQUEST, "index.html", tmp_path).body == b"<p>Warpad</p>"
    assert page.serve(REQUEST, "missing.html", tmp_path).status_code == 404


def test_only_files_named_by_their_content_are_kept_for_ever(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/main-3JDNONUW.js"):
        (tmp_path / name).write_text("Warpad")
    kept = [page.serve(REQUEST, name).headers["Cache-Control"] for name in ("", "assets/main-3JDNONUW.js")]
    assert kept[0] == "no-cache"
    assert "immutable" in kept[1]
    assert page.serve(REQUEST, "assets/gone").headers["Cache-Control"] == "no-cache"

"""The built page names the software that it contains."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from warpad.server.http import page

WEB = Path(__file__).resolve().parents[2] / "web"
# It makes the bundle and is no part of it.
BUNDLER = "esbuild"


@pytest.mark.skipif(not (page.FOLDER / "index.html").exists(), reason="the page is not built")
def test_the_licences_of_what_is_bundled_are_served_with_the_page() -> None:
    asset = page.find("/THIRD-PARTY.txt", page.FOLDER)
    assert asset is not None
    assert asset.type == "text/plain"
    text = asset.body.decode()
    for name, version in json.loads((WEB / "package.json").read_text())["dependencies"].items():
        assert name == BUNDLER or f"\n{name} {version}\n" in text
    assert "Permission is hereby granted" in text
    assert "Apache License" in text

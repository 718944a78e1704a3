"""A real server and a real Chromium; without them the tests say what they skipped."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.hands import UNTIL
from tests.web.serving import ROOT, Program

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

PAGE = ROOT / "src" / "warpad" / "server" / "page" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 780}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PATIENCE = 30_000
SHOWN = 1_500
USER = {"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "reduce", "bypass_csp": True}


# The one without windows first: it costs half as much, since it draws no frame around the page.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """The browser: named by the environment, or found on the path."""
    named = os.environ.get("WARPAD_CHROMIUM")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium found: the browser tests did not run")
    if not PAGE.exists():
        pytest.skip("the page is not built: run npm ci and npm run build in web/")
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    program = Program(tmp_path_factory.mktemp("matches"))
    program.start()
    yield program
    program.kill()


Visit = Callable[..., Any]


@pytest.fixture
def opened() -> list[Any]:
    """The browsers that a test has opened."""
    return []


@pytest.fixture
def lost() -> list[str]:
    """What its pages asked for and did not get."""
    return []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails tells what was on its pages then, and what they did not get."""
    report = yield
    given = getattr(item, "funcargs", {})
    contexts = given.get("opened", [])
    if report.when == "call" and report.failed:
        report.sections.append(("requests that failed", "\n".join(given.get("lost", []))))
        pages = [page for context in contexts for page in context.pages]
        report.sections += [(page.url, page.locator("body").inner_text()[:SHOWN]) for page in pages]
    return report


@pytest.fixture
def visit(browser: Any, server: Program, opened: list[Any], lost: list[str]) -> Iterator[Visit]:
    """Opens a page in a browser of its own: a user apart. Every error on the page fails the test."""
    errors: list[str] = []

    def open_page(path: str = "/", settings: dict[str, Any] | None = None, **options: Any) -> Any:
        context = browser.new_context(**{**USER, **options})
        kept = json.dumps({"bot": "random", **(settings or {})})
        context.add_init_script(
            f"const k = 'warpad.settings'; localStorage.getItem(k) || localStorage.setItem(k, {kept!r})"
        )
        context.add_init_script(UNTIL)
        context.set_default_timeout(PATIENCE)
        opened.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("requestfailed", lambda one: lost.append(f"{one.url}: {one.failure}"))
        page.goto(f"{server.address}{path}")
        return page

    yield open_page
    for context in opened:
        context.close()
    assert errors == []


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether every screen is read in every language, size and theme, or some of them in turn."""
    return bool(request.config.getoption("--nightly"))


@pytest.fixture(scope="session")
def axe() -> Path:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: run npm ci in web/")
    return AXE

"""A stranger's path by the documents alone: a bot, a bot on a server, an environment, the package, the pages.

Programs in the documents run as they stand, and commands are those that stand there. Only ports, numbers of
games and, where a thought takes long, levels are made smaller.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.test_packing import pack

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)
PORT = "http://127.0.0.1:8420"
PATIENCE = 200


def blocks(document: str, kind: str = "python") -> list[str]:
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    return [body for found, body in FENCE.findall(text) if found == kind]


def commands(document: str, first_words: str) -> list[str]:
    """The lines of the document's shell blocks that begin so, without what is said beside them."""
    lines = [line for block in blocks(document, "") for line in block.splitlines()]
    return [re.split(r"\s{3,}", line)[0] for line in lines if line.startswith(first_words)]


class Desk:
    """A folder of the stranger's own, and the program on their path."""

    def __init__(self, folder: Path, python: str = sys.executable, **more: str) -> None:
        self.folder = folder
        self._python = python
        self._env = {**os.environ, **more}

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")

    def run(self, *words: str, **more: str) -> str:
        """What a command prints; it must go well."""
        done = subprocess.run(
            [self._python, *words],
            cwd=self.folder,
            env={**self._env, **more},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, f"{shlex.join(words)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def warpad(self, command: str, **more: str) -> str:
        """A command of the documents."""
        program, *words = shlex.split(command)
        assert program == "warpad", command
        return self.run("-m", "warpad", *words, **more)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path, PYTHONPATH=str(ROOT / "src"))


@pytest.fixture
def server(desk: Desk) -> Iterator[str]:
    """The address of a server, begun with the command that the documents give."""
    (command,) = commands("own-bots.md", "warpad serve")
    words = shlex.split(command.replace("8420", "0"))[1:]
    program = subprocess.Popen(
        [sys.executable, "-m", "warpad", *words, "--data", "matches", "--json"],
        cwd=desk.folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert program.stdout is not None
        yield json.loads(program.stdout.readline())["address"].rstrip("/")
    finally:
        program.terminate()
        program.wait(20)


def test_a_bot(desk: Desk) -> None:
    desk.write("careful.py", blocks("own-bots.md")[0])
    (command,) = commands("own-bots.md", "warpad sim")
    smaller = command.replace("-n 20", "-n 1").replace("neuroshima", "bugs")
    assert "careful" in desk.warpad(f"{smaller} -o turn_cap=2 -o formation=fixed").lower()


def test_a_bot_on_a_server(desk: Desk, server: str) -> None:
    desk.write("careful.py", blocks("own-bots.md")[0])
    plays = commands("own-bots.md", "warpad play")
    against = plays[0].replace(PORT, server).replace("--level easy", "--level random")
    assert "Over" in desk.warpad(f"{against} -o turn_cap=2 -o formation=fixed")
    (make,) = commands("own-bots.md", "warpad token make")
    token = desk.warpad(make.replace(PORT, server)).strip()
    assert token.startswith("bot_")
    invited = f"{plays[1].replace(PORT, server).replace('-n 0', '-n 1')} --game bugs --level random"
    assert "Over" in desk.warpad(f"{invited} -o turn_cap=2 -o formation=fixed", WARPAD_TOKEN=token)
    assert "Careful" in desk.warpad(f"warpad token show {server}", WARPAD_TOKEN=token)
    assert desk.warpad(f"warpad token revoke {server}", WARPAD_TOKEN=token)


def test_a_program_of_another_kind_on_a_server(desk: Desk, server: str) -> None:
    (program,) = [block for block in blocks("own-bots.md") if "warpad.client" in block]
    desk.write("first_come.py", program.replace(PORT, server))
    assert "over:" in desk.run("first_come.py")


def test_an_environment(desk: Desk) -> None:
    if find_spec("gymnasium") is None or find_spec("pettingzoo") is None:
        pytest.skip("the extra [envs] is not installed")
    desk.write("learn.py", blocks("envs.md")[0].replace('"easy"', '"random"') + "\nprint(rewards.shape)\n")
    assert "(64,)" in desk.run("learn.py")


def test_the_first_game(desk: Desk) -> None:
    desk.write("first.py", blocks("first-game.md")[0])
    desk.run("first.py")
    assert desk.warpad("warpad replay game.jsonl --verify")


@pytest.mark.nightly
def test_the_package_in_an_environment_of_its_own(tmp_path: Path) -> None:
    """The wheel alone, beside what it says it needs; nothing of the sources is on the path."""
    wheel = pack("wheel", tmp_path)
    home = tmp_path / "venv"
    venv.create(home, symlinks=True)
    (site,) = home.glob("lib/*/site-packages")
    subprocess.run([sys.executable, "-m", "zipfile", "-e", str(wheel), str(site)], check=True)
    needs = next(Path(entry) for entry in sys.path if entry.endswith("site-packages"))
    for package in needs.iterdir():
        if not package.name.startswith("warpad"):
            (site / package.name).symlink_to(package)
    desk = Desk(tmp_path, str(home / "bin" / "python"), PYTHONPATH="")
    assert str(site) in desk.run("-c", "import warpad; print(warpad.__file__)")
    desk.write("first.py", blocks("first-game.md")[0])
    desk.run("first.py")
    for command in commands("first-game.md", "warpad rules") + commands("first-game.md", "warpad games"):
        assert desk.warpad(command)


@pytest.mark.nightly
def test_the_pages(tmp_path: Path) -> None:
    if find_spec("sphinx") is None:
        pytest.skip("requirements/docs.txt is not installed")
    out = tmp_path / "site"
    Desk(ROOT, PYTHONPATH=f"{ROOT / 'src'}{os.pathsep}{ROOT}").run("-m", "dev.docs", str(out))
    pages = {path.name for path in out.glob("*.html")}
    assert {"own-bots.html", "wire.html", "envs.html", "first-game.html"} <= pages

"""What is given away holds what it should: the sources, the plain wheel, the container and its neighbours."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

from hatch_build import digest
from warpad.cli.parts.arguments import parameters_of
from warpad.cli.parts.reading import read
from warpad.cli.serve import run as serve

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def pack(target: str, folder: Path) -> Path:
    """Packs without compiling and without Node.js, which other checks are about."""
    env = {**os.environ, "WARPAD_PURE": "1", "PATH": str(folder)}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True)
    (file,) = folder.glob("warpad-*")
    return file


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    with tarfile.open(pack("sdist", tmp_path_factory.mktemp("sdist"))) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    return zipfile.ZipFile(pack("wheel", tmp_path_factory.mktemp("wheel")))


def tracked(*folders: str) -> set[str]:
    command = ["git", "ls-files", *folders]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("not a clone")
    return {name for name in done.stdout.split("\n") if name and (ROOT / name).is_file()}


def test_the_sources_are_whole(sources: set[str]) -> None:
    wanted = tracked(
        "src", "web", "docs", "tests", "dev", "requirements", "run", "hatch_build.py", "README.md"
    )
    ignored = {name for name in wanted if Path(name).name == ".gitignore"}
    assert sorted(wanted - ignored - sources) == []
    assert "PKG-INFO" in sources


def test_the_sources_hold_nothing_that_is_made(sources: set[str]) -> None:
    made = re.compile(r"node_modules|__pycache__|\.venv|\.so$|\.pyc$|^build/|\.db$")
    assert [name for name in sources if made.search(name)] == []


def test_the_plain_wheel_is_for_every_python(wheel: zipfile.ZipFile) -> None:
    assert Path(str(wheel.filename)).name.endswith("-py3-none-any.whl")
    packed = {f"src/{name}" for name in wheel.namelist()}
    assert sorted(tracked("src") - packed) == []
    assert not [name for name in packed if name.endswith(".so")]


def test_the_wheel_says_what_it_needs(wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    needs = message_from_bytes(wheel.read(name)).get_all("Requires-Dist") or []
    always = [need for need in needs if "extra ==" not in need]
    assert not [need for need in always if need.startswith(("asyncpg", "sphinx", "typer"))]
    assert [need for need in needs if need.startswith("asyncpg") and "postgres" in need]


class TestContainer:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")

    def test_what_it_copies_is_there(self) -> None:
        lines = [line.split()[1:] for line in self.text.splitlines() if line.startswith("COPY ")]
        names = [name for words in lines if "--from=build" not in words for name in words[:-1]]
        assert names
        assert [name for name in names if not (ROOT / name).exists()] == []

    def test_it_builds_with_all_that_the_wheel_needs(self) -> None:
        copied = " ".join(line for line in self.text.splitlines() if line.startswith("COPY "))
        for pattern in [*PROJECT["license-files"], PROJECT["readme"], "hatch_build.py", "src", "web"]:
            assert pattern.split("/")[0] in copied, pattern

    def test_its_command_is_one(self) -> None:
        (command,) = (line for line in self.text.splitlines() if line.startswith("CMD "))
        name, *words = re.findall(r'"([^"]*)"', command)
        assert name == "serve"
        assert read(parameters_of(serve), words)["data"] == Path("/data")


class TestCompose:
    def services(self) -> dict[str, dict[str, object]]:
        yaml = pytest.importorskip("yaml")
        found = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
        assert set(found["volumes"]) == {"matches"}
        services: dict[str, dict[str, object]] = found["services"]
        return services

    def test_the_server_is_told_of_the_database(self) -> None:
        warpad = self.services()["warpad"]
        name, *words = warpad["command"]  # type: ignore[misc]
        values = read(parameters_of(serve), words)
        assert name == "serve"
        assert values["database"].startswith("postgresql://warpad:")
        assert values["database"].endswith("@database/warpad")
        assert str(values["port"]) in warpad["ports"][0]  # type: ignore[index]

    def test_what_it_builds_is_there_and_matches_are_kept(self) -> None:
        services = self.services()
        build = services["warpad"]["build"]
        assert (ROOT / build["context"] / build["dockerfile"]).is_file()  # type: ignore[index]
        assert services["database"]["volumes"] == ["matches:/var/lib/postgresql"]


def test_a_copy_of_the_tree_needs_no_new_compiling(tmp_path: Path) -> None:
    """The compiled engine is found by what its sources hold and where they stand in the tree."""
    for name in ("one", "two"):
        (tmp_path / name / "src").mkdir(parents=True)
        (tmp_path / name / "src" / "rules.py").write_text("LONG = 1")
    one, two = ([tmp_path / name / "src" / "rules.py"] for name in ("one", "two"))
    assert digest(tmp_path / "one", one) == digest(tmp_path / "two", two)
    two[0].write_text("LONG = 2")
    assert digest(tmp_path / "one", one) != digest(tmp_path / "two", two)

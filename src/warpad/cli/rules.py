"""`warpad rules`: what a rule says, in our words, with its source."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from warpad.cli.parts.arguments import Argument, Option
from warpad.cli.parts.output import bold, print_json, print_plain, styled
from warpad.cli.parts.parameters import AsJson
from warpad.cli.parts.rulepages import chapters, page
from warpad.cli.parts.speech import language, say
from warpad.core.errors import SetupError
from warpad.core.rulebook import Rule
from warpad.games import GAMES, rulebook
from warpad.locales import speaker

COLOURS = {"done": "green", "waived": "yellow", "open": "red"}

Which = Annotated[str | None, Argument("[ID|GAME]", help="rules-which-help")]
Markdown = Annotated[bool, Option("--markdown", help="rules-markdown-help")]
Pages = Annotated[Path | None, Option("--pages", metavar="DIR", help="rules-pages-help")]


def run(
    which: Which = None, markdown: Markdown = False, pages: Pages = None, as_json: AsJson = False
) -> None:
    if pages is not None:
        tell_pages(write_pages(pages), as_json)
    elif markdown:
        tell_markdown(which, as_json)
    elif as_json:
        found = chosen(which)
        print_json([facts(rule) for rule in found] if which is None or len(found) != 1 else facts(found[0]))
    elif which is not None and len(found := chosen(which)) == 1:
        tell(found[0])
    else:
        tell_list(chosen(which))


def write_pages(folder: Path) -> list[str]:
    """The page of every game, as a file of its name; their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (folder / f"{name}.md").write_text(page(name), encoding="utf-8")
    return [str(folder / f"{name}.md") for name in GAMES]


def tell_pages(paths: list[str], as_json: bool) -> None:
    if as_json:
        print_json({"written": paths})


def tell_markdown(which: str | None, as_json: bool) -> None:
    if which not in GAMES:
        raise SetupError("cli-fault-markdown", games=list(GAMES))
    text = page(which, language())
    if as_json:
        print_json({"game": which, "language": language(), "markdown": text})
    else:
        print(text, end="")


def chosen(which: str | None) -> list[Rule]:
    """All rules, those of a game or chapter, or one."""
    names = [which] if which in GAMES else list(GAMES)
    rules = [rule for name in names if name for rule in rulebook(name)]
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
    print_plain(f"{bold(rule.id)}  {styled(status, COLOURS[rule.status])}")
    print_plain(known["text"])
    for name in ("source", "ruling", "reason"):
        if name in known:
            print_plain(say(f"rules-{name}", **{name: known[name]}))


def tell_list(rules: list[Rule]) -> None:
    words = speaker(language())
    for chapter, members in chapters(rules).items():
        print_plain(bold(chapter))
        for rule in members:
            first = rule.text(words).split(". ")[0].rstrip(".")
            print_plain(f"  {styled(rule.id, COLOURS[rule.status])}  {first}")

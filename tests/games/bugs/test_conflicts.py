"""The conflict cases of the documentation, each drawn there and played here."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.games.bugs.scenario import scenario
from tests.marks import rule
from warpad.games.bugs.game import GAME

PAGE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "bugs-conflicts.md"
LETTERS = {"r": "rhino", "m": "mantis", "w": "wasp", "s": "spider", "a": "ant", "q": "mosquito"}
RULE_ID = re.compile(r"BUGS-[A-Z]+-\d+")


@dataclass(frozen=True)
class Case:
    """One section of the page."""

    name: str
    rules: tuple[str, ...]
    placed: str
    facts: dict[str, str]


def cases() -> list[Case]:
    page = PAGE.read_text(encoding="utf-8")
    found = []
    for section in re.split(r"^### ", page, flags=re.M)[1:]:
        name, rest = section.split(". ", 1)
        text, block = rest.split("```\n", 1)
        drawing, facts = block.split("```", 1)[0].split("\n\n", 1)
        lines = dict(line.split(": ", 1) for line in facts.strip().splitlines())
        found.append(Case(name, tuple(RULE_ID.findall(text)), units_in(drawing), lines))
    return found


def units_in(drawing: str) -> str:
    """The drawing as a line that `scenario` reads."""
    armies: dict[str, list[str]] = {"S": [], "N": []}
    for row in drawing.splitlines()[:5]:
        number, *signs = row.split()
        for column, sign in zip("abcde", signs, strict=True):
            if sign != ".":
                armies["S" if sign.isupper() else "N"].append(f"{LETTERS[sign.lower()]} {column}{number}")
    return "; ".join(f"{army}: {', '.join(units)}" for army, units in armies.items())


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_case(case: Case) -> None:
    facts = case.facts
    scene = scenario(case.placed, energy=facts.get("energy", ""), mode=facts.get("mode", "training"))
    scene.give(S=facts["S"], N=facts["N"])
    met = [f"{e['at']} step {e['nth']}" for e in scene.told("met")]
    shots = dict(part.split() for part in facts["shots"].split(", ")) if "shots" in facts else None
    scene.settle(
        dice=facts.get("dice", ""),
        lots=facts.get("lots", ""),
        first=facts.get("first", ""),
        portals=facts.get("portals", ""),
        shots=shots,
    )
    met = met or [f"{e['at']} step {e['nth']}" for e in scene.told("met")]
    if "met" in facts:
        assert sorted(set(met)) == ([] if facts["met"] == "none" else [facts["met"]])
    for part in facts["end"].split(", "):
        unit, cell = part.split()
        assert (scene.at(unit) or "-") == cell, unit
    assert f"{scene.influence('S')} {scene.influence('N')}" == facts.get("influence", default(case))


def default(case: Case) -> str:
    """Influence that only the artefact gives: who stands on c3 at the end."""
    owner = [part.split("-")[0] for part in case.facts["end"].split(", ") if part.endswith(" c3")]
    return {"S": "1 0", "N": "0 1"}.get(owner[0], "0 0") if owner else "0 0"


@rule("BUGS-COLL-03", "BUGS-COLL-06", "BUGS-RANGED-06", "BUGS-ORD-05", "BUGS-PORT-06")
def test_cases_are_numbered_in_order_and_cite_known_rules() -> None:
    found = cases()
    assert [case.name for case in found] == [f"C{n:02}" for n in range(1, len(found) + 1)]
    assert all(case.rules for case in found)
    assert not {id for case in found for id in case.rules if id not in GAME.rulebook}

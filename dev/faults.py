"""Tries the faults of tests/faults and writes their table in docs/security.md: `./run faults --nightly`.

Faults are counted by the tests themselves, in the report that pytest writes; where one is not borne, nothing
is written. Without `--nightly` a sample is tried. Further words go to pytest, for example `-n 2`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections import Counter
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "security.md"
BEGIN, END = "<!-- written by ./run faults -->\n", "<!-- up to here -->\n"
COLUMNS = {
    "tried": "tried",
    "acknowledged": "moves acknowledged",
    "refused": "refused",
    "lost": "lost",
    "doubled": "doubled",
}


def main(arguments: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        command = [sys.executable, "-m", "pytest", "tests/faults", f"--junitxml={report}"]
        if subprocess.run([*command, *arguments], cwd=ROOT, check=False).returncode:
            raise SystemExit("some faults were not borne; the table stays as it was")
        faults = count(report.read_text(encoding="utf-8"))
    what = "All" if "--nightly" in arguments else "A sample"
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(write_page(text, faults, f"{what}, on {date.today()}:"), encoding="utf-8")


def count(report: str) -> dict[str, Counter[str]]:
    """By fault: how often it was tried and what it did, all tests together."""
    faults: dict[str, Counter[str]] = {}
    for noted in ElementTree.fromstring(report).iter("property"):
        if noted.get("name") == "fault":
            facts = json.loads(noted.get("value", ""))
            faults.setdefault(facts.pop("fault"), Counter()).update(facts)
    return faults


def write_page(text: str, faults: dict[str, Counter[str]], title: str) -> str:
    """The page with a fresh table."""
    head, rest = text.split(BEGIN)
    return f"{head}{BEGIN}\n{write_table(faults, title)}\n{END}{rest.split(END)[1]}"


def write_table(faults: dict[str, Counter[str]], title: str) -> str:
    lines = [f"| fault | {' | '.join(COLUMNS.values())} |", f"|---{'|--:' * len(COLUMNS)}|"]
    lines += [write_row(fault, facts) for fault, facts in sorted(faults.items())]
    total = sum(faults.values(), Counter(dict.fromkeys(COLUMNS, 0)))
    lines.append(write_row("all", Counter({name: total[name] for name in COLUMNS})))
    return "\n".join([title, "", *lines, ""])


def write_row(fault: str, facts: Counter[str]) -> str:
    cells = [f"{facts[name]:,}" if name in facts else "" for name in COLUMNS]
    return f"| {fault} | {' | '.join(cells)} |"


if __name__ == "__main__":
    main(sys.argv[1:])

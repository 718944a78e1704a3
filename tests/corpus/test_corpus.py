"""Every recorded game goes as recorded, and every position leads on in as many ways as it did."""

from __future__ import annotations

from functools import cache

import pytest

from tests.corpus import files
from tests.corpus.files import Count, Entry
from tests.corpus.replaying import compare
from tests.corpus.reporting import compare_count, compare_former
from tests.corpus.setups import unshown
from warpad.games import GAMES, find

PARTS = 8
LEAST_RECORDS = 300
LEAST_POSITIONS = 40
LEAST_DEPTH = 3
MOST_BYTES = 10_000_000
ADVICE = "`./run corpus check` shows all that has changed; docs/records.md says what to do"

each_game = pytest.mark.parametrize("name", GAMES)
each_part = pytest.mark.parametrize("part", range(PARTS))

records = cache(files.records)
counts = cache(files.counts)


@each_part
@each_game
def test_recorded_games_go_as_recorded(name: str, part: int) -> None:
    entries: list[Entry] = records(name)[part::PARTS]
    assert entries
    found = [str(difference) for entry in entries if (difference := compare(find(name), entry))]
    assert not found, f"{len(found)} of {len(entries)} games differ ({ADVICE}): {found[:3]}"


@each_part
@each_game
def test_positions_lead_on_in_as_many_ways(name: str, part: int) -> None:
    positions: list[Count] = counts(name)[part::PARTS]
    assert positions
    found = [text for one in positions if (text := compare_count(find(name), one))]
    assert not found, f"{len(found)} of {len(positions)} positions differ ({ADVICE}): {found[:3]}"


@each_game
def test_former_records_are_refused_with_a_sentence_or_go_as_they_did(name: str) -> None:
    found = [compare_former(find(name), entry) for entry in files.records(name, files.FORMER)]
    assert [str(difference) for difference in found if difference] == []


@each_game
def test_there_is_enough_of_everything(name: str) -> None:
    entries, positions = records(name), counts(name)
    assert len({entry.name for entry in entries}) == len(entries) >= LEAST_RECORDS
    assert len(positions) >= LEAST_POSITIONS
    assert min(len(one.counts) for one in positions) >= LEAST_DEPTH
    assert {kind for one in positions for kind in ("chance: ", "several: ") if one.asks.startswith(kind)} == {
        "chance: ",
        "several: ",
    }


def test_the_corpus_stays_small() -> None:
    size = sum(path.stat().st_size for path in files.FOLDER.rglob("*") if path.suffix in (".xz", ".json"))
    assert size < MOST_BYTES


@each_game
def test_every_value_of_every_option_is_played(name: str) -> None:
    """A value that no recorded game has is one that no recorded set-up could have instead of its own."""
    missing = list(unshown(find(name), [entry.setup for entry in records(name)]))
    assert missing == [], "never played: ./run corpus write"

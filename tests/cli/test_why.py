"""What decided, on the command line: told of a position, and of bots that are watched, in every language."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Warpad
from tests.review.test_coach import some_position
from warpad import locales
from warpad.bots import make
from warpad.cli.parts import judging
from warpad.cli.watch import Reporter
from warpad.core.game import Json
from warpad.core.position import Position
from warpad.core.thinking.critic import Effort, critic_of
from warpad.core.thinking.why import Beside, Expected, Weight, Why
from warpad.core.vecs import i64, vec
from warpad.games import GAMES, find
from warpad.review import why

QUICK = Effort(ways=2, draws=1, fresh=2, looks=0)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Explains with a few draws only, and keeps the seats that were explained."""
    seats: list[int] = []

    def quick(bot: object, game: object, position: Position, seat: int, move: int, seed: int) -> Why:
        seats.append(seat)
        return Why([], 0.5, 0.1, [], None, [])

    monkeypatch.setattr("warpad.cli.watch.why_of", quick)
    return seats


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_analysed_with_what_decides(warpad: Warpad, tmp_path: Path, name: str) -> None:
    game = find(name)
    position, _ = some_position(game, 12)
    file = tmp_path / "position.json"
    file.write_bytes(msgspec.json.encode(game.dump(position)))
    found = warpad("analyse", file, "--depth", "quick", "--json").json()
    assert found["why"]["line"] == found["ways"][0]["line"]
    assert set(found["why"]) == {"line", "chance", "half", "expects", "beside", "weighs"}


def test_a_turn_of_many_moves_is_explained_when_it_begins(told: list[int]) -> None:
    game = find("neuroshima")
    position, seat = some_position(game, 12)
    reporter = Reporter(game, [make("random", game) for _ in range(2)])
    began = position.copy()
    explained = 0
    while position.actor() == seat and critic_of(game).goes_on(began, position, seat):
        move = position.legal(seat)[0]
        explained += len(reporter.ask(position, vec[i64]([move])))
        position.play(move)
    assert explained == 1
    assert told == [seat]


def an_action(name: str) -> Json:
    game = find(name)
    position, seat = some_position(game, 12)
    return game.action(position, seat, position.legal(seat)[0])


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_fact_has_words(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "language", lambda: language)
    game, action = find(name), an_action(name)
    position, _ = some_position(game, 12)
    facts = [f.removeprefix(f"{game.prefix}-weighs-") for f in ids(game.prefix)]
    weighs = [Weight(fact, "ant", side, 1.0, 2.0, 0.05) for fact in facts for side in ("own", "foe")]
    told = [judging.weight_text(game, one) for one in weighs]
    assert all("weighs" not in text for text in told)
    line = Why([action], 0.6, 0.02, [Expected(1, action, 0.4)], Beside([action], 0.06, 0.02), weighs)
    lines = judging.why_lines(game, position, line)
    assert len(lines) == 3
    assert "40" in lines[0]
    assert "6" in lines[1]


def ids(prefix: str) -> list[str]:
    text = (locales.FOLDER / "en" / "coach.ftl").read_text(encoding="utf-8")
    return [row.split(" = ")[0] for row in text.splitlines() if row.startswith(f"{prefix}-weighs-")]


@pytest.mark.parametrize("name", GAMES)
def test_facts_that_are_found_have_words(name: str) -> None:
    game = find(name)
    position, seat = some_position(game, 20)
    found = why(game, position, seat, position.legal(seat)[0], effort=QUICK)
    for one in found.weighs:
        assert one.name == "over" or f"{game.prefix}-weighs-{one.name}" in ids(game.prefix)

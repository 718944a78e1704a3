"""Bad input gets one clear sentence on standard error, exit code 2, and leaves nothing behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Answer, Warpad
from tests.contract.games import built
from warpad.cli.parts import speech
from warpad.core.record import load
from warpad.server import settings

ROOT = Path(__file__).resolve().parent.parent.parent
BAD = 2
GAMES = built()


def check_refused(answer: Answer, *words: str) -> None:
    assert answer.code == BAD
    assert answer.out == ""
    assert len(answer.err.strip().splitlines()) == 1, answer.err
    for word in words:
        assert word in answer.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], ["nonsense"]),
        (["sim"], ["GAME"]),
        (["sim", "chess"], ["chess", "neuroshima"]),
        (["sim", "neuroshima", "--nonsense"], ["--nonsense"]),
        (["sim", "neuroshima", "-n", "many"], ["-n"]),
        (["sim", "neuroshima", "-n", "0"], ["-n"]),
        (["--lang", "xx", "version"], ["xx", "en"]),
        (["show", "missing.json"], ["missing.json"]),
        (["replay", "missing.jsonl"], ["missing.jsonl"]),
        (["battle", "missing.json"], ["missing.json"]),
        (["content", "burn"], ["check", "burn"]),
        (["rules", "--markdown"], ["game"]),
    ],
)
def test_wrong_arguments(warpad: Warpad, arguments: list[str], words: list[str]) -> None:
    check_refused(warpad(*arguments), *words)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("nonsense", "not JSON"),
        ("[1]", "object"),
        ("{}", '"game"'),
        ('{"game": "chess"}', "chess"),
        ('{"game": 5}', '"game"'),
    ],
)
@pytest.mark.parametrize("command", ["show"])
def test_files_that_are_no_position(
    warpad: Warpad, tmp_path: Path, command: str, text: str, words: str
) -> None:
    file = tmp_path / "position.json"
    file.write_text(text)
    check_refused(warpad(command, file), "position.json", words)


@pytest.mark.parametrize("game", GAMES)
def test_positions_that_cannot_be(warpad: Warpad, tmp_path: Path, game: str) -> None:
    file = tmp_path / "position.json"
    file.write_text(f'{{"game": "{game}", "players": 7, "nonsense": true}}')
    check_refused(warpad("show", file), "position.json")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["-o", "nonsense=1"], ["nonsense"]),
        (["-o", "nonsense"], ["key=value"]),
        (["--bots", "nobody"], ["nobody", "random"]),
        (["--bots", ",".join(["random"] * 9)], ["9"]),
    ],
)
def test_wrong_set_ups(warpad: Warpad, game: str, more: list[str], words: list[str]) -> None:
    check_refused(warpad("sim", game, *more), *words)


@pytest.mark.parametrize(
    ("lang", "arguments", "sentence"),
    [
        ("ru", ["new", "chess"], "Игры «chess» нет; есть neuroshima, neon, bugs."),
        ("uk", ["new", "bugs", "-o", "players=9"], "Параметр «players»: від 0 до 4, а не 9."),
        ("pl", ["show", "missing.json"], "missing.json: Nie ma takiego pliku."),
        ("pl", ["new", "neuroshima", "-o", "armies=borgo,borgo"], "Każdą armię można wziąć raz."),
    ],
)
def test_complaints_are_made_in_the_language_asked_for(
    warpad: Warpad, lang: str, arguments: list[str], sentence: str
) -> None:
    speech.language.cache_clear()
    try:
        check_refused(warpad("--lang", lang, *arguments), sentence)
    finally:
        speech.language.cache_clear()


@pytest.mark.skipif("neuroshima" not in GAMES, reason="the engine is not there yet")
class TestBattles:
    def test_a_bad_line_is_named_by_file_and_number(self, warpad: Warpad, tmp_path: Path) -> None:
        good = warpad("new", "neuroshima").out.strip()
        file = tmp_path / "positions.jsonl"
        file.write_text(f"{good}\n\nnonsense\n")
        answer = warpad("battle", file, "--json")
        assert answer.code == BAD
        assert "positions.jsonl:3" in answer.err

    @pytest.mark.parametrize("board", ['"x"', '[{"at": [0, 0], "tile": "nonsense", "player": 0}]', "[5]"])
    def test_a_board_that_cannot_be_is_refused(self, warpad: Warpad, tmp_path: Path, board: str) -> None:
        file = tmp_path / "position.json"
        players = '[{"army": "borgo"}, {"army": "moloch"}]'
        file.write_text(f'{{"game": "neuroshima", "players": {players}, "board": {board}}}')
        check_refused(warpad("battle", file), "position.json", "board")

    def test_another_game_has_no_battle(self, warpad: Warpad, tmp_path: Path) -> None:
        file = tmp_path / "position.json"
        file.write_text('{"game": "neon"}')
        check_refused(warpad("battle", file), "neon")


@pytest.mark.parametrize("game", GAMES)
class TestRecords:
    def kept(self, warpad: Warpad, game: str, folder: Path) -> Path:
        warpad("sim", game, "-n", 1, "--records", folder)
        (file,) = folder.iterdir()
        return file

    def test_a_cut_record_is_read_and_said_to_be_cut(self, warpad: Warpad, tmp_path: Path, game: str) -> None:
        file = self.kept(warpad, game, tmp_path)
        data = file.read_bytes()
        file.write_bytes(data[: len(data) // 2])
        answer = warpad("replay", file, "--json")
        assert answer.code == 0
        assert "cut" in answer.err
        assert answer.json()["cut"] is True
        checked = warpad("replay", file, "--verify")
        assert checked.code == 1
        assert "cut off" in checked.out
        assert warpad("replay", file, "--verify", "--json").json()["verified"] is False

    def test_a_record_without_an_end_is_fine_so_far(self, warpad: Warpad, tmp_path: Path, game: str) -> None:
        file = self.kept(warpad, game, tmp_path)
        file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:8]))
        answer = warpad("replay", file, "--verify")
        assert answer.code == 0
        assert "states no end" in answer.out

    def test_a_changed_move_is_named(self, warpad: Warpad, tmp_path: Path, game: str) -> None:
        file = self.kept(warpad, game, tmp_path)
        lines = file.read_bytes().splitlines()
        lines[5] = b'{"0":{"do":"nonsense"}}'
        file.write_bytes(b"\n".join(lines) + b"\n")
        answer = warpad("replay", file, "--verify")
        assert answer.code == 1
        assert "Step 5" in answer.out
        check_refused(warpad("replay", file, "--json"), f"{file.name}:6")

    def test_a_record_of_other_rules_is_refused(self, warpad: Warpad, tmp_path: Path, game: str) -> None:
        file = self.kept(warpad, game, tmp_path)
        file.write_bytes(re.sub(rb'"rules":\d+', b'"rules":99', file.read_bytes()))
        for command in ("replay", "show"):
            check_refused(warpad(command, file), f"{file.name}:1", "version 99 of the rules")
        answer = warpad("replay", file, "--verify")
        assert answer.code == 1
        assert "version 99 of the rules" in answer.out

    def test_a_record_of_other_content_is_told(self, warpad: Warpad, tmp_path: Path, game: str) -> None:
        file = self.kept(warpad, game, tmp_path)
        name, value = next(iter(load(file).content.items()))
        file.write_bytes(file.read_bytes().replace(value.encode(), b"0" * len(value)))
        sentence = f"a different version of {name}"
        assert sentence in " ".join(warpad("replay", file, "--verify").out.split())
        for command in ("replay", "show"):
            answer = warpad(command, file)
            assert answer.code == 0
            assert sentence in " ".join(answer.err.split())

    def test_a_moment_that_is_not_there(self, warpad: Warpad, tmp_path: Path, game: str) -> None:
        file = self.kept(warpad, game, tmp_path)
        check_refused(warpad("show", file, "--at", 10**6), "1000000")
        check_refused(warpad("show", file, "--seat", 99), "99")


@pytest.mark.skipif(not GAMES, reason="no engine is there yet")
def test_a_reader_who_goes_away_is_no_error() -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = f"{sys.executable} -m warpad rules | head -1"
    done = subprocess.run(["sh", "-c", command], env=env, capture_output=True, text=True, check=True)
    assert done.stderr == ""


@pytest.mark.skipif(not GAMES, reason="no engine is there yet")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_counts_what_was_played(jobs: str, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "warpad", "sim", GAMES[0], "-n", "100000", "--jobs", jobs, "--json"]
    running = subprocess.Popen(
        [*command, "--records", str(tmp_path / "games")],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not any(tmp_path.glob("games/*.jsonl")):
        assert running.poll() is None
        time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    try:
        out, err = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
    assert msgspec.json.decode(out)["games"] < 100_000
    assert "Traceback" not in err
    assert not list(tmp_path.glob("games/*.part"))


@pytest.mark.parametrize(
    "address", ["matches", "mysql://host/matches", "://", "sqlite:///missing/folder/x.db"]
)
def test_a_database_that_cannot_be_is_refused(warpad: Warpad, address: str) -> None:
    check_refused(warpad("serve", "--port", 0, "--database", address))


def test_what_postgresql_needs_is_said(warpad: Warpad, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "find_spec", lambda name: None)
    check_refused(warpad("serve", "--database", "postgresql://host/matches"), "warpad[postgres]")


@pytest.mark.parametrize(
    ("arguments", "message", "args"),
    [
        (["nonsense"], "cli-fault-command", {"command": "nonsense"}),
        (["simm"], "cli-fault-command-near", {"command": "simm", "near": "sim"}),
        (["sim"], "cli-fault-missing", {"argument": "GAME"}),
        (["sim", "bugs", "-n", "many"], "cli-fault-whole", {"option": "-n/--games", "given": "many"}),
        (["sim", "bugs", "-n"], "cli-fault-value", {"option": "-n/--games"}),
        (["sim", "bugs", "-n", "0"], "cli-fault-low", {"option": "-n/--games", "low": "1", "given": "0"}),
        (["sim", "bugs", "neon"], "cli-fault-word", {"word": "neon"}),
        (
            ["serve", "--port", "99999"],
            "cli-fault-high",
            {"option": "--port", "high": "65535", "given": "99999"},
        ),
        (["serve", "--open=yes"], "cli-fault-no-value", {"option": "--open"}),
        (["bench", "--seconds", "x"], "cli-fault-number", {"option": "--seconds", "given": "x"}),
        (["sim", "--what"], "cli-fault-option", {"option": "--what"}),
        (["etude", "burn"], "cli-fault-command", {"command": "burn"}),
        (["show", "missing.json"], "file-missing", {}),
        (["completion", "dos"], "cli-fault-shell", {"given": "dos", "shells": ["bash", "zsh", "fish"]}),
        (["games", "--lang"], "cli-fault-language", {"given": "", "languages": ["en", "ru", "uk", "pl"]}),
    ],
)
def test_programs_are_told_what_is_wrong_as_data(
    warpad: Warpad, arguments: list[str], message: str, args: dict[str, object]
) -> None:
    answer = warpad(*arguments[:1], "--json", *arguments[1:])
    assert (answer.code, answer.out) == (BAD, "")
    error = msgspec.json.decode(answer.err)["error"]
    assert (error["exit"], error["message"], error["args"]) == (BAD, message, args)
    assert error["text"]


BROKEN_BOT = """
from warpad.bots import Bot

class Wrong(Bot):
    def choose(self, sight, dice):
        return 987654
"""


class TestBotsThatCheat:
    def test_in_a_simulation(self, warpad: Warpad, tmp_path: Path) -> None:
        (tmp_path / "wrong.py").write_text(BROKEN_BOT)
        bots = f"random,{tmp_path / 'wrong.py'}"
        answer = warpad("sim", "bugs", "--bots", bots, "-n", 2)
        assert answer.code == 1
        assert "2 illegal moves" in answer.err
        assert "Wrong in seat 2 chose move 987654" in answer.err
        facts = warpad("sim", "bugs", "--bots", bots, "-n", 2, "--json").json()
        assert (facts["illegal"], facts["finished"]) == (2, 0)
        assert "987654" in facts["fault"]

    @pytest.mark.parametrize("command", ["watch", "arena"])
    def test_elsewhere(self, warpad: Warpad, tmp_path: Path, command: str) -> None:
        (tmp_path / "wrong.py").write_text(BROKEN_BOT)
        more = ["-n", 1, "--jobs", 1] if command == "arena" else ["--json"]
        answer = warpad(command, "bugs", "--bots", f"random,{tmp_path / 'wrong.py'}", *more)
        assert answer.code == BAD
        assert "chose move 987654" in answer.err

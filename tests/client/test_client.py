"""Programs on a real server: two bots against each other, both clients, bots that break, the command line."""

from __future__ import annotations

import asyncio
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from tests.cli.conftest import warpad  # noqa: F401 (a fixture)
from warpad.client import AsyncClient, Client, ServerError, Visitor
from warpad.core.errors import SetupError, WarpadError
from warpad.games import GAMES

ROOT = Path(__file__).resolve().parent.parent.parent
SHORT = {
    "bugs": {"formation": "fixed", "turn_cap": 4},
    "neuroshima": {"armies": ["outpost", "borgo"]},
    "neon": {"players": 2},
}
ILLEGAL = """
from warpad.bots import Bot

class Cheat(Bot):
    def choose(self, sight, dice):
        return -5
"""
BROKEN = ILLEGAL.replace("return -5", "raise KeyError('lost')").replace("Cheat", "Clumsy")


async def meet(base: str, game: str) -> list[float]:
    """Two visitors' bots play one match; both hear the same end of it."""
    server = AsyncClient(base)
    made = [await server.make_token(name, [game], most=1) for name in ("Ann", "Bob")]
    try:
        async with (
            Visitor(base, made[0]["token"], "random") as ann,
            Visitor(base, made[1]["token"], "random") as bob,
        ):
            seats = [{"kind": "guest", "guest": one["guest"]} for one in made]
            match = (await server.create(game, seats, SHORT[game]))["match"]
            ends = [await ann.next_end(), await bob.next_end()]
        assert [(end.match, end.seat) for end in ends] == [(match, 0), (match, 1)]
        assert ends[0].result == ends[1].result
        assert ends[0].result["reason"] == "played"
        return list(ends[0].result["scores"])
    finally:
        for one in made:
            await server.revoke(one["token"])


@pytest.mark.parametrize("game", GAMES)
def test_two_bots_play_each_other_over_the_network(base: str, game: str) -> None:
    assert len(asyncio.run(asyncio.wait_for(meet(base, game), 200))) == 2


def test_a_program_that_waits_plays_without_knowing_any_rule(base: str) -> None:
    with Client(base) as client:
        token = client.make_token("Patience", ["bugs"])["token"]
        guest = client.who(token)["guest"]
        client.enlist(token)
        seats = [{"kind": "guest", "guest": guest}, {"kind": "bot", "bot": "random"}]
        made = client.create("bugs", seats, SHORT["bugs"])
        for message in client.messages():
            if message["type"] == "invitation":
                client.join(message["match"], token)
            elif message["type"] == "update" and message["legal"]:
                answer = client.ask(
                    "move",
                    match=message["match"],
                    version=message["version"],
                    seat=message["seat"],
                    action=message["legal"][0],
                )
                assert answer["type"] == "accepted"
            elif message["type"] == "update" and message["result"]:
                break
        assert message["match"] == made["match"]
        assert client.revoke(token) == guest


def test_a_turn_as_our_own_bots_see_it(base: str) -> None:
    with Client(base) as client:
        token = client.make_token("Thinker", ["neuroshima"])["token"]
        client.enlist(token)
        seats = [{"kind": "guest", "guest": client.who(token)["guest"]}, {"kind": "bot", "bot": "random"}]
        made = client.create("neuroshima", seats, SHORT["neuroshima"])
        client.join(made["match"], token)
        turn = next(iter(client.turns()))
        world = client.world(turn)
        assert [world.action(move) for move in world.sight.legal()] == turn.legal
        assert world.sight.observe() == turn.view
        assert client.move(turn, turn.legal[0])["type"] == "accepted"
        client.revoke(token)


@pytest.mark.parametrize(
    ("source", "told"), [(ILLEGAL, "Cheat chose move -5"), (BROKEN, "Clumsy broke down")]
)
def test_a_bot_that_breaks_is_named(base: str, tmp_path: Path, source: str, told: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(source)

    async def play() -> None:
        server = AsyncClient(base)
        made = await server.make_token("Wrong", most=1)
        async with Visitor(base, made["token"], str(file)) as visitor:
            seats = [{"kind": "guest", "guest": made["guest"]}, {"kind": "bot", "bot": "random"}]
            await server.create("bugs", seats, SHORT["bugs"])
            await visitor.next_end()

    with pytest.raises(WarpadError, match=told):
        asyncio.run(asyncio.wait_for(play(), 60))


def test_what_is_no_server_is_said_in_a_sentence(base: str) -> None:
    with pytest.raises(SetupError, match="no address of a server"):
        Client("ftp://nowhere")
    with pytest.raises(ServerError, match="does not answer"), Client("http://127.0.0.1:9"):
        pass
    with pytest.raises(ServerError, match="revoked"):
        asyncio.run(AsyncClient(base).who("bot_nothing"))


def test_the_command_line_makes_and_revokes_tokens(base: str, warpad) -> None:  # noqa: F811 (a fixture)
    token = warpad("token", "make", base, "Shell", "--game", "bugs").out.strip()
    shown = warpad("token", "show", base, "--token", token, "--json").json()
    assert (shown["name"], shown["games"], shown["seats"]) == ("Shell", ["bugs"], [])
    assert shown["guest"] in warpad("token", "revoke", base, "--token", token).out
    gone = warpad("token", "show", base, "--token", token)
    assert (gone.code, "revoked" in gone.err) == (2, True)
    missing = warpad("token", "show", base)
    assert (missing.code, "WARPAD_TOKEN" in missing.err) == (2, True)


def test_the_command_line_plays_a_bot_of_a_file(base: str, warpad, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "first.py"
    file.write_text(ILLEGAL.replace("return -5", "return sight.legal()[0]"))
    options = ("--game", "bugs", "--level", "random", "-o", "formation=fixed", "-o", "turn_cap=3", "--json")
    played = warpad("play", base, file, *options, "-n", "2")
    lines = played.out.splitlines()
    assert (played.code, len(lines)) == (0, 5), played.err
    assert [line.count('"scores"') for line in lines] == [0, 0, 1, 0, 1]
    empty = tmp_path / "empty.py"
    empty.write_text("nothing = 1")
    refused = warpad("play", base, empty, "--game", "bugs")
    assert (refused.code, "defines none" in refused.err) == (2, True)


def test_the_example_plays_without_knowing_any_rule(base: str, capsys: pytest.CaptureFixture[str]) -> None:
    spec = spec_from_file_location("network_bot", ROOT / "examples" / "network_bot.py")
    assert spec is not None
    assert spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)
    example.main(base, "bugs")
    assert capsys.readouterr().out.startswith("over: [")

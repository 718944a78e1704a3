"""Visitors' bots on the page: a token is made, the bot comes, a person plays it, the token goes."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.serving import Program
from warpad.client import Client, ServerError, Visitor

ROW = "[data-part=guests]"


def open_new_game(page: Any) -> None:
    """The dialog of a new game of Neuroshima, with the bots unfolded."""
    page.locator(".games .more").first.locator("button").nth(1).click()
    page.locator(f"{ROW} summary").click()


def make_token(page: Any, name: str) -> tuple[str, str]:
    """The token of a new bot, and the command that the page shows."""
    page.locator(f"{ROW} input").fill(name)
    page.locator("[data-act=token]").click()
    command = page.locator(f"{ROW} input[readonly]").input_value()
    found = re.search(r"bot_[\w-]+", command)
    assert found is not None
    return found[0], command


def ask(server: Program, token: str) -> Any:
    with Client(server.address) as client:
        return client.who(token)


@contextmanager
def playing(base: str, token: str) -> Iterator[None]:
    """A bot that is here meanwhile."""
    here, over = threading.Event(), threading.Event()

    async def stay() -> None:
        async with Visitor(base, token, "random"):
            here.set()
            while not over.is_set():
                await asyncio.sleep(0.05)

    bot = threading.Thread(target=lambda: asyncio.run(stay()), daemon=True)
    bot.start()
    try:
        assert here.wait(20)
        yield
    finally:
        over.set()
        bot.join(10)


def test_a_person_brings_a_bot_and_plays_it(visit: Visit, server: Program) -> None:
    page = visit("/")
    open_new_game(page)
    token, command = make_token(page, "Careful")
    assert f"warpad play {server.address} my_bot.py" in command
    guest = ask(server, token)["guest"]
    with playing(server.address, token):
        page = visit("/")
        open_new_game(page)
        page.locator(f"[data-guest='{guest}']").click()
        page.wait_for_url("**/m/*")
        page.get_by_text("Careful").first.wait_for()


def test_a_token_can_be_taken_back(visit: Visit, server: Program) -> None:
    page = visit("/")
    open_new_game(page)
    token, _ = make_token(page, "Short-lived")
    page.locator("[data-act=revoke]").click()
    page.locator("[data-act=token]").wait_for()
    with pytest.raises(ServerError, match="revoked"):
        ask(server, token)

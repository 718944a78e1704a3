"""Moments of games that need not be played on the page: the engine comes to them by chance."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from warpad.core.dice import Dice
from warpad.core.playout import random_moves
from warpad.core.position import CHANCE, SPECTATOR, Position
from warpad.core.record import Record, end_of, new_record, replay, step_of
from warpad.core.vecs import i64, vec
from warpad.games import find

Setup = dict[str, Any]
Wanted = Callable[[Any], bool]
TRIES = 100
BOT = {"kind": "bot", "bot": "random"}
YOU = {"kind": "human", "name": "Ann"}


def moves_at(position: Position, dice: Dice) -> Any:
    """What chance gives, or one move for each actor."""
    return vec[i64]([position.draw(dice)]) if position.actor() == CHANCE else random_moves(position, dice)


def whole_game(game: str, setup: Setup, seed: int = 0) -> Record:
    """A game played at random."""
    position, dice, record = find(game).new(setup), Dice(seed), new_record(find(game), setup)
    while not position.scores():
        moves = moves_at(position, dice)
        record.steps.append(step_of(find(game), position, moves))
        position.apply(moves)
    record.end = end_of(position)
    return record


def ended(game: str, setup: Setup, wanted: Callable[[list[float]], bool], first: int = 0) -> Record:
    """The first game with such scores, from a seed on that is known to be near one."""
    for seed in range(first, first + TRIES):
        record = whole_game(game, setup, seed)
        if wanted((record.end or {})["scores"]):
            return record
    raise AssertionError(f"{game}: no such end in {TRIES} games")


def before_the_end(record: Record) -> Record:
    """The same game up to the last choice of a player."""
    last = max(n for n, step in enumerate(record.steps) if "chance" not in step)
    return replace(record, end=None, steps=record.steps[:last])


def moment(game: str, setup: Setup, wanted: Wanted) -> Record:
    """A record that holds nothing but the first such moment."""
    for seed in range(TRIES):
        position, dice = find(game).new(setup), Dice(seed)
        while not position.scores():
            if position.actor() != CHANCE and wanted(position.observe(SPECTATOR)):
                return new_record(find(game), setup, find(game).dump(position))
            position.apply(moves_at(position, dice))
    raise AssertionError(f"{game}: no such moment in {TRIES} games")


# -- on the server -----------------------------------------------------------------------------------


def post(page: Any, path: str, body: bytes) -> Any:
    """Asks the server from which a page comes."""
    address = "{0.scheme}://{0.netloc}".format(urlsplit(page.url))
    headers = {"content-type": "application/json", "origin": address}
    with urllib.request.urlopen(urllib.request.Request(f"{address}{path}", body, headers)) as answer:
        return json.load(answer)


def uploaded(page: Any, record: Record) -> str:
    return str(post(page, "/api/records", record.dumps())["match"])


def go(page: Any, path: str) -> None:
    page.goto("{0.scheme}://{0.netloc}{1}".format(urlsplit(page.url), path))


def hold(page: Any, wish: Setup) -> None:
    """Makes a match and opens it, with its seats held."""
    made = post(page, "/api/matches", json.dumps(wish).encode())
    held = json.dumps({made["match"]: made["tokens"]})
    page.evaluate("held => localStorage.setItem('warpad.seats', held)", held)
    go(page, f"/m/{made['match']}")


def sit_down(page: Any, record: Record) -> None:
    """Opens a match that goes on where a record stops, on the seat of who is asked; bots play the others."""
    position = replay(find(record.game), record)
    asked = int(position.actors()[0])
    seats = [YOU if seat == asked else BOT for seat in range(len(find(record.game).seats(position)))]
    branch = {"match": uploaded(page, record), "step": len(record.steps)}
    wish = {"game": record.game, "setup": record.setup, "seats": seats, "branch": branch}
    hold(page, wish)
    page.wait_for_selector(".table-screen[aria-busy=false]")

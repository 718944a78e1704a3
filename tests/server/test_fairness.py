"""Nobody starves anybody: shares by address and person, people before watched games, quick before long."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack

from tests.play.toy import GAME
from tests.server.client import Page, http
from tests.server.serving import serving, toy_settings
from warpad.server.settings import Limits
from warpad.server.work.fairness import HALF_LIFE, PLAY, WATCH, Client, FairQueue
from warpad.server.work.thinking import Question, Thinker
from warpad.server.work.workshop import Workshop

ANN, BOB, EVE = Client("10.0.0.1", "ann"), Client("10.0.0.2", "bob"), Client("10.0.0.3", "eve")
LONG, QUICK = 3.0, 0.02


class Times:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def order(queue: FairQueue, errands: dict[str, object]) -> list[str]:
    """In which order these errands have their turns; each takes as long as it was thought to."""
    served: list[str] = []
    left = dict(errands)
    while left:
        name = next(name for name, errand in left.items() if errand.turn.done())
        served.append(name)
        queue.leave(left.pop(name), 1.0)
    return served


def in_loop(test):
    def run() -> None:
        async def play() -> None:
            test()

        asyncio.run(play())

    run.__name__ = test.__name__
    return run


@in_loop
def test_who_had_much_waits_for_who_had_little():
    queue = FairQueue(1)
    errands = {f"eve-{n}": queue.join(EVE, PLAY, LONG) for n in range(4)}
    errands["ann"] = queue.join(ANN, PLAY, LONG)
    assert order(queue, errands)[:2] == ["eve-0", "ann"]


@in_loop
def test_people_of_one_address_share_what_it_gets():
    queue = FairQueue(1)
    greedy, modest = Client("10.0.0.9", "one"), Client("10.0.0.9", "other")
    errands = {f"one-{n}": queue.join(greedy, PLAY, LONG) for n in range(3)}
    errands["other"] = queue.join(modest, PLAY, LONG)
    assert order(queue, errands)[:2] == ["one-0", "other"]


@in_loop
def test_a_person_waits_for_no_watched_game():
    queue = FairQueue(1)
    errands = {"first": queue.join(ANN, WATCH, LONG), "watched": queue.join(BOB, WATCH, LONG)}
    errands["played"] = queue.join(EVE, PLAY, LONG)
    assert order(queue, errands) == ["first", "played", "watched"]


@in_loop
def test_a_quick_answer_has_a_place_of_its_own():
    queue = FairQueue(2)
    for _ in range(9):
        queue.join(EVE, PLAY, LONG)
    assert queue.join(ANN, PLAY, QUICK).turn.done()
    assert queue.running == 3


@in_loop
def test_what_was_long_ago_weighs_nothing():
    times = Times()
    queue = FairQueue(1, times)
    queue.leave(queue.join(EVE, PLAY, LONG), 50.0)
    times.now += 20 * HALF_LIFE
    queue.leave(queue.join(ANN, PLAY, LONG), 1.0)
    errands = {"now": queue.join(BOB, PLAY, LONG)}
    errands |= {"ann": queue.join(ANN, PLAY, LONG), "eve": queue.join(EVE, PLAY, LONG)}
    assert order(queue, errands) == ["now", "eve", "ann"]


@in_loop
def test_the_outlook_grows_shorter():
    queue = FairQueue(1)
    running = queue.join(EVE, PLAY, LONG)
    errands = [queue.join(EVE, PLAY, LONG) for _ in range(3)]
    assert [queue.outlook(errand) for errand in errands] == [(1, 3.0), (2, 6.0), (3, 9.0)]
    queue.leave(running, 3.0)
    assert queue.outlook(errands[2]) == (2, 6.0)


class Slow(Thinker):
    """Experts take a tenth of a second, everybody else nothing; so many work at once."""

    def __init__(self, workers: int) -> None:
        self._free = asyncio.Semaphore(workers)

    async def choose(self, question):
        async with self._free:
            await asyncio.sleep(0.1 if question.bot == "expert" else 0)
        return 0

    async def consult(self, work, question, *args):
        return work(question, *args)

    async def run(self, work, *args):
        return work(*args)

    def close(self):
        pass


def test_one_visitor_who_watches_many_experts_does_not_hold_up_anothers_easy_bot():
    async def play() -> float:
        workshop = Workshop(Slow(2), 1, ("random", "easy", "normal", "hard", "expert"))
        world = GAME.new({})
        experts = [
            asyncio.create_task(
                workshop.choose(
                    Question(GAME, "expert", world, 0, 1, f"m{n}"), Client("evil", str(n % 3)), WATCH
                )
            )
            for n in range(96)
        ]
        await asyncio.sleep(0.05)
        began = time.perf_counter()
        await workshop.choose(Question(GAME, "easy", world, 0, 1, "mine"), ANN, PLAY)
        waited = time.perf_counter() - began
        for task in experts:
            task.cancel()
        await asyncio.gather(*experts, return_exceptions=True)
        workshop.close()
        return waited

    assert asyncio.run(play()) < 0.05


def test_of_many_watched_games_few_go_on_and_the_next_follows_when_one_is_left(tmp_path):
    limits = Limits(watched_games=2)
    with serving(toy_settings(tmp_path, limits=limits, bot_pace=0.1)) as base, ExitStack() as stack:
        asked = {"game": "toy", "seats": [{"kind": "bot", "bot": "random"}] * 2, "setup": {"rounds": 9}}
        matches = [http(base, "/api/matches", asked)["match"] for _ in range(3)]
        pages = [stack.enter_context(Page(base)) for _ in matches]
        for match, page in zip(matches, pages, strict=True):
            page.join(match)
        waits = pages[2].receive("waiting")
        assert (waits["place"], waits["seats"]) == (-1, [0, 1])
        pages[0].update_at(5)
        assert pages[2].last["version"] == 2
        pages[0].send("leave", match=matches[0])
        pages[2].update_at(4)

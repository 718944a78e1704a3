"""Reviews: every decision judged by what could be known, luck and skill in sums that add up."""

from __future__ import annotations

from functools import cache

import pytest

from tests.review.games import played
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, Position
from warpad.core.record import replay
from warpad.core.thinking.bot import Sight
from warpad.core.thinking.critic import Critic, Effort, critic_of
from warpad.core.thinking.judgement import Alternative, Judgement
from warpad.games import GAMES, find
from warpad.puzzles import shelf
from warpad.review import Reviewer, review
from warpad.review.moments import Walk
from warpad.review.shapes import Review

SMALL = Effort(ways=2, draws=1, fresh=3, looks=2)
STEPS = 45


@cache
def small_review(name: str) -> Review:
    return review(find(name), played(name, most=STEPS), SMALL)


@pytest.mark.parametrize("name", GAMES)
class TestEveryGame:
    def test_accounts_add_up_for_every_seat(self, name: str) -> None:
        found = small_review(name)
        assert found["done"]
        for account in found["accounts"]:
            parts = sum(amount for part, amount in account.items() if part != "end")
            assert parts == pytest.approx(account["end"], abs=0.002)

    def test_what_is_played_is_among_the_ways_and_never_better_than_the_best(self, name: str) -> None:
        for decision in small_review(name)["decisions"]:
            lines = [way["line"] for way in decision["ways"]]
            assert decision["played"]["line"] in lines
            assert decision["loss"] >= 0

    def test_the_same_seed_gives_the_same_review(self, name: str) -> None:
        record = played(name, most=20)
        assert review(find(name), record, SMALL, seed=5) == review(find(name), record, SMALL, seed=5)

    def test_lines_of_the_record_are_the_moves_that_were_made(self, name: str) -> None:
        game, record = find(name), played(name, most=STEPS)
        for moment in Walk(game, critic_of(game), record).moments:
            for seat, moves in moment.moves.items():
                told = critic_of(game).line(moment.before, seat, moves[:1])
                assert told == [record.steps[moment.first][str(seat)]]

    def test_moments_cover_the_record_once(self, name: str) -> None:
        game, record = find(name), played(name, most=STEPS)
        edges = [0]
        for moment in Walk(game, critic_of(game), record).moments:
            assert moment.first == edges[-1]
            edges.append(moment.last)
        assert edges[-1] == len(record.steps)


def test_a_review_can_be_stopped_and_tells_what_it_knows() -> None:
    reviewer = Reviewer(find("bugs"), played("bugs", most=STEPS), SMALL)
    for judged in reviewer.run():
        if judged == 2:
            break
    found = reviewer.found()
    assert (found["judged"], found["done"], len(found["decisions"])) == (2, False, 2)
    assert found["graph"]


def test_a_glance_at_the_whole_game_comes_first_and_the_worst_fall_is_judged_by_it() -> None:
    reviewer = Reviewer(find("bugs"), played("bugs", most=STEPS), SMALL)
    work = reviewer.run()
    while not next(work):
        pass
    glance = reviewer.found()
    (worst,) = glance["decisions"]
    assert worst["after"][worst["seat"]] < worst["before"][worst["seat"]]
    assert glance["graph"][-1]["step"] == small_review("bugs")["graph"][-1]["step"]
    assert glance["graph"] != small_review("bugs")["graph"]
    judged = next(one for one in small_review("bugs")["decisions"] if one["first"] == worst["first"])
    assert (judged["loss"], judged["mark"]) == (worst["loss"], worst["mark"])


def test_a_turn_of_neuroshima_is_one_decision() -> None:
    game = find("neuroshima")
    moments = Walk(game, critic_of(game), played("neuroshima", most=STEPS)).moments
    turns = [moment for moment in moments if len(moment.moves) == 1 and moment.last - moment.first > 1]
    assert turns
    for moment in turns:
        assert moment.before.actor() != CHANCE


def test_luck_of_a_draw_is_nought_on_average() -> None:
    """What the outcomes of a throw are worth, weighed by their odds, is what it was worth before."""
    game = find("bugs")
    critic, record = critic_of(game), played("bugs")
    tested = 0
    for moment in Walk(game, critic, record).moments:
        if not moment.is_chance or tested == 3:
            continue
        tested += 1
        before = critic.look(moment.before, 600, Dice(1))[0]
        table = moment.before.odds()
        mean, total = 0.0, 0
        for at in range(0, len(table), 2):
            after = moment.before.copy()
            after.play(table[at])
            mean += table[at + 1] * critic.look(after, 600, Dice(2))[0]
            total += table[at + 1]
        assert mean / total == pytest.approx(before, abs=0.06)
    assert tested


def test_a_missed_solution_costs_and_the_solution_does_not() -> None:
    """In a puzzle whose key turn destroys the enemy HQ, a turn that ends without it gives the win away."""
    game = find("neuroshima")
    puzzle = next(p for p in shelf.etudes("neuroshima") if p.goal == {"kind": "destroy-hq"} and p.grade == 1)
    position, seat = game.load(puzzle.position), puzzle.seat
    critic, look = critic_of(game), Effort(ways=12, draws=1, fresh=4, looks=2)
    ways = critic.plan(position, seat, look, Dice(1))
    weakest = min(position.legal(seat), key=lambda move: chance_after(critic, position, seat, [int(move)]))
    missed = critic.weigh(position, seat, [int(weakest)], look, Dice(2))
    assert missed.loss() > 0.1
    assert critic.weigh(position, seat, ways[0].moves, look, Dice(3)).loss() < 0.05


def chance_after(critic: Critic, position: Position, seat: int, moves: list[int]) -> float:
    twin = position.copy()
    critic.carry_out(twin, seat, moves, Dice(0))
    return critic.unfold(twin, Dice(3)).values[seat]


def test_a_position_of_the_record_is_the_one_judged() -> None:
    game, record = find("bugs"), played("bugs", most=STEPS)
    decision = small_review("bugs")["decisions"][-1]
    assert decision["seat"] in list(replay(game, record, decision["first"]).actors())


def test_all_rows_of_neon_are_looked_at() -> None:
    """The best row is among a few that are kept of dozens, whatever the order they are looked at in."""
    game = find("neon")
    moment = next(
        one for one in Walk(game, critic_of(game), played("neon", most=STEPS)).moments if one.is_shared
    )
    sight = Sight(game, moment.before, 0)
    kept = [{way.moves[0] for way in critic_of(game).find_ways(sight, 4, Dice(n))} for n in range(4)]
    assert {len(one) for one in kept} == {4}
    assert len(sight.legal()) > 20
    assert len(set().union(*kept)) < 16, "four blind choices of four would hardly ever meet"


def test_what_both_sides_may_hope_for_adds_up_to_one() -> None:
    """Orders of War of Bugs meet mixtures that nothing beats: what one side gets the other loses."""
    game, critic = find("bugs"), critic_of(find("bugs"))
    shared = [one for one in Walk(game, critic, played("bugs", most=60)).moments if one.is_shared]
    effort = Effort(ways=12, draws=16, fresh=160, looks=1)
    for moment in shared[1:4]:
        hopes = [critic.plan(moment.before, seat, effort, Dice(seat))[0].mean() for seat in (0, 1)]
        assert sum(hopes) == pytest.approx(1, abs=0.04)


def test_what_cannot_be_told_apart_costs_nothing() -> None:
    close = Judgement(Alternative([1], [0.4, 0.7, 0.2]), [Alternative([2], [0.6, 0.4, 0.5])])
    clear = Judgement(Alternative([1], [0.4, 0.5, 0.3]), [Alternative([2], [0.6, 0.7, 0.5])])
    assert close.loss() > 0 == close.cost()
    assert clear.cost() == clear.loss() == pytest.approx(0.2)

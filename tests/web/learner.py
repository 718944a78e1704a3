"""Somebody who knows every answer: does what a lesson's data calls right, by real presses, keys or taps."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.web.bugs_hands import BugsHands
from tests.web.hands import Hands, Keys
from tests.web.neon_hands import DECLINE, NeonHands
from tests.web.neuroshima_hands import CONFIRM, NeuroshimaHands
from warpad import games
from warpad.core.record import actor_name
from warpad.lessons.checking import rehearse
from warpad.lessons.shelf import lessons
from warpad.lessons.tutor import Tutor

Action = dict[str, Any]
OUTCOME = ".lout"
DECLINING = ("pass", "skip", "stay")
BUTTON = ".tools [data-action]"
TURNS = 6


def path_of(game: str) -> list[tuple[str, str]]:
    """All tasks of a game, in the order of its path."""
    return [(lesson.id, task.id) for lesson in lessons(games.find(game)) for task in lesson.tasks]


def answer_to(game: str, id: str, task: str) -> dict[int, Action]:
    """The first right answer, as what the learner does at which step of the try."""
    played = games.find(game)
    for lesson in lessons(played):
        for asked in lesson.tasks:
            if (lesson.id, asked.id) == (id, task):
                steps = rehearse(Tutor(played, lesson, asked), asked.right[0].play).steps
                own = ((number, step.get(actor_name(asked.seat))) for number, step in enumerate(steps))
                return {number: action for number, action in own if action}
    raise LookupError(id)


def read_all(hands: Hands, selector: str, fact: str) -> list[str]:
    """A fact that each of these things carries."""
    found: list[str] = hands.page.locator(selector).evaluate_all(
        "(found, fact) => found.map(thing => thing.dataset[fact])", fact
    )
    return found


def offered(hands: Hands, selector: str, action: Action) -> int | None:
    """Which of these things does the action."""
    found = [json.loads(text) for text in read_all(hands, selector, "action")]
    return found.index(action) if action in found else None


def do_neuroshima(hands: NeuroshimaHands, action: Action) -> None:
    """Takes the tile, names the hexes, turns it, confirms; what needs no hex has a button of its own."""
    if action["do"] == "end":
        hands.end_turn(asked=bool(hands.count(".slot-main")))
        return
    is_duty = bool(hands.count(".duty"))
    if "tile" in action:
        hands.take(read_all(hands, ".slot-main", "tile").index(action["tile"]))
    if is_duty:
        return
    for field in ("from", "at"):
        if field in action:
            hands.hex(action[field])
    button = offered(hands, BUTTON, action)
    if button is not None:
        hands.push(BUTTON, button)
        return
    for _ in range(TURNS):
        if offered(hands, CONFIRM, action) is not None:
            hands.confirm()
            return
        hands.turn()
    raise AssertionError(f"the page does not offer {action}")


def lay_row(hands: NeonHands, wanted: Action) -> None:
    """Lays two cards of the hand as the row wants them, by the cards and the tools."""

    def row() -> Action:
        return dict(json.loads(read_all(hands, "[data-act=commit]", "action")[0]))

    def take(card: str) -> None:
        hands.card(read_all(hands, ".handb", "card").index(card))

    if wanted["top"] not in (row()["top"], row()["bottom"]):
        take(wanted["top"])
    if row()["bottom"] == wanted["top"]:
        take(wanted["top"])
    if row()["bottom"] != wanted["bottom"]:
        take(wanted["bottom"])
    for field, tool in (("turned", "T"), ("half", "B"), ("side", "D")):
        if row()[field] != wanted[field]:
            hands.tool(tool)
    assert row() == wanted
    hands.commit()


def dice_of(hands: NeonHands, wanted: Action) -> list[int]:
    """The dice that lie with the faces that are to be rolled again."""
    left = {face: count for face, count in wanted.items() if face != "do"}
    found = []
    for number, face in enumerate(read_all(hands, "[data-die]", "face")):
        if left.get(face):
            left[face] -= 1
            found.append(number)
    return found


def do_neon(hands: NeonHands, action: Action) -> None:
    """Lays a row, chooses dice, declines, or takes one of the ways that are offered."""
    if action["do"] == "plan":
        lay_row(hands, action)
    elif action["do"] == "reroll":
        hands.reroll(*dice_of(hands, action))
    elif (way := offered(hands, "[data-option]", action)) is not None:
        hands.option(way)
    else:
        assert action["do"] in DECLINING, f"the page does not offer {action}"
        hands.decline(str(hands.page.locator(DECLINE).inner_text()))


def do_bugs(hands: BugsHands, action: Action) -> None:
    """Writes an order and seals it, or gives one of the answers."""
    if action["do"] == "order":
        hands.draw(action["army"], action["unit"], action["path"])
        hands.seal()
    elif action["do"] == "advance":
        hands.advance(action["direction"])
        hands.seal()
    else:
        reply = offered(hands, ".replies .btn", action)
        assert reply is not None, f"the page does not offer {action}"
        hands.answer(reply)


DO: dict[str, Callable[[Any, Action], None]] = {
    "neuroshima": do_neuroshima,
    "neon": do_neon,
    "bugs": do_bugs,
}


def solve(game: str, hands: Hands, id: str, task: str) -> str:
    """Does a task that is open as its data says; gives which sentence came of it."""
    table = hands.page.locator(".table-screen")
    answer = answer_to(game, id, task)
    hands.after = -1
    while not (seen := hands.settled())["over"]:
        DO[game](hands, answer[int(table.get_attribute("data-step"))])
        hands.after = seen["version"]
    hands.page.wait_for_selector(OUTCOME)
    assert hands.page.locator(OUTCOME).get_attribute("data-verdict") == "solved"
    return str(hands.page.locator(OUTCOME).get_attribute("data-said"))


def walk(game: str, hands: Hands, tasks: list[tuple[str, str]]) -> None:
    """Task after task, each reached by the button that the one before it offers."""
    for number, (id, task) in enumerate(tasks):
        hands.page.wait_for_selector(f".table-screen[data-lesson={id}][data-task={task}][data-mine=true]")
        said = solve(game, hands, id, task)
        assert said.startswith(f"lesson-{id}-{task}-"), said
        if number < len(tasks) - 1:
            go_on(hands)


def go_on(hands: Hands) -> None:
    if isinstance(hands, Keys):
        hands.until("document.activeElement.matches('.lout h2')")
        hands.key("Enter")
    else:
        hands.press("[data-act=next]")

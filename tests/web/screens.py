"""Every screen of the page, on ways that lead from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tests.web.conftest import USER
from tests.web.hands import UNTIL
from tests.web.moments import before_the_end, ended, go, moment, sit_down, uploaded, whole_game
from tests.web.neuroshima_hands import NeuroshimaHands
from tests.web.playing import BUGS, NEON, NEUROSHIMA, Played

Asked = dict[str, tuple[dict[str, Any], Callable[[Any], bool]]]
RESIGN, HAND_OVER = "page-resign", "page-handover"


def unsure(page: Any, entry: str) -> None:
    """Takes an entry of the menu that asks whether one is sure."""
    page.click("[aria-haspopup=menu]")
    page.click(f"[data-entry={entry}]")
    page.wait_for_selector("[data-act=yes]")


def pages(page: Any) -> Iterator[str]:
    """All that belongs to no match."""
    page.wait_for_selector(".game")
    yield "home"
    for game in (NEUROSHIMA, NEON, BUGS):
        page.locator(f".game[data-face={game.hands.FACE}] .more button").nth(1).click()
        page.wait_for_selector(".dialog select")
        yield f"options of {game.name}"
        page.keyboard.press("Escape")
    page.locator(".bar .icon-btn").last.click()
    page.wait_for_selector(".dialog")
    yield "settings"
    page.goto(f"{page.url.rstrip('/')}/games")
    page.wait_for_selector(".panel")
    yield "lists"
    page.goto(page.url.replace("/games", "/rules/neuroshima/ids"))
    page.wait_for_selector(".rule-list li")
    yield "rules"


def neuroshima_screens(page: Any) -> Iterator[str]:
    hands = NeuroshimaHands(page)
    page.click(NEUROSHIMA.start("bot"))
    hands.look()
    hands.hex("C4")
    yield "placing the HQ"
    hands.confirm()
    hands.after = hands.version()
    page.wait_for_selector(".slot-main, .duty")
    yield "choosing"
    page.locator("[data-cell=C4]").click(button="right")
    page.wait_for_selector(".dialog .insp")
    yield "inspector"
    page.keyboard.press("Escape")
    for key, card in (("?", ".keys"), ("f", ".fc"), ("g", ".log"), ("t", ".player")):
        page.keyboard.press(key)
        page.wait_for_selector(f".dialog {card}")
        yield f"card of {key}"
        page.keyboard.press("Escape")
    page.click("[aria-haspopup=menu]")
    yield "menu"
    page.click("[aria-haspopup=menu]")


def neuroshima_battle(page: Any) -> Iterator[str]:
    hands = NeuroshimaHands(page)
    hands.start()
    hands.play_until("[data-battle]")
    yield "battle"


def watched_battles(page: Any) -> Iterator[str]:
    """Several battles wait to be seen by who watches two bots."""
    page.click(NEUROSHIMA.start("watch"))
    page.wait_for_selector("[data-stage=standing] [data-act=stage-play]")
    yield "watching"


def six_armies(page: Any) -> Iterator[str]:
    hands = NeuroshimaHands(page)
    hands.start()
    hands.steps(2)
    yield "37 hexes"


def two_teams(page: Any) -> Iterator[str]:
    hands = NeuroshimaHands(page)
    hands.start()
    hands.steps(2)
    yield "teams"


def neon_screens(page: Any) -> Iterator[str]:
    hands = NEON.hands(page)
    hands.start()
    page.wait_for_selector(".build")
    yield "planning"
    for asked in ("half", "place", "move"):
        hands.play_until(f".dock[data-ask={asked}]")
        yield asked
    for key, card in (("m", ".full-board"), ("l", ".deck")):
        page.keyboard.press(key)
        page.wait_for_selector(f".dialog {card}")
        yield f"card of {key}"
        page.keyboard.press("Escape")


def neon_attack(page: Any) -> Iterator[str]:
    hands = NEON.hands(page)
    hands.start()
    hands.play_until(".win .dice")
    yield "before the roll"
    hands.play_until(".win [data-dice=attack]")
    yield "after the roll"


def order_screens(page: Any) -> Iterator[str]:
    """Tablet with a path, inspector, help, reveal: one after the other in one match."""
    page.click(BUGS.start("bot"))
    page.wait_for_selector(".tablet")
    page.keyboard.press("2")
    page.keyboard.press("w")
    page.wait_for_selector(".leg.on")
    yield "tablet"
    page.locator("[data-cell=c5]").click(button="right")
    page.wait_for_selector(".dialog .insp-bug")
    yield "inspector"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector(".dialog .keys")
    yield "help"
    page.keyboard.press("Escape")
    page.click("[data-act=confirm]")
    page.wait_for_selector("[data-battle]")
    page.keyboard.press("ArrowRight")
    yield "reveal"


def campaign_screens(page: Any) -> Iterator[str]:
    """Two boards with the tray, then trophies and medals."""
    page.click(BUGS.start("bot"))
    page.wait_for_selector(".tray")
    yield "tray"
    page.keyboard.press("c")
    page.wait_for_selector(".dialog .medals")
    yield "campaign"


def waiting_screens(page: Any) -> Iterator[str]:
    """The curtain, the invitation, the end."""
    page.click(BUGS.start("hot"))
    page.wait_for_selector(".curtain")
    yield "curtain"
    page.goto(page.url.split("/m/")[0])
    page.click(BUGS.start("link"))
    page.wait_for_selector(".invite input")
    yield "invitation"
    unsure(page, RESIGN)
    yield "are you sure"
    page.click("[data-act=yes]")
    page.wait_for_selector(".ending .finish")
    yield "end"


# -- moments that the engine finds -------------------------------------------------------------------


def replay_screens(game: Played) -> Callable[[Any], Iterator[str]]:
    """A record with everybody's eyes, with a player's, and the link to a moment."""

    def show(page: Any) -> Iterator[str]:
        record = whole_game(game.name, {**DUEL, **game.setup} if game is NEUROSHIMA else game.setup)
        go(page, f"/r/{uploaded(page, record)}?n={len(record.steps) // 2}")
        page.wait_for_selector(".mv .now")
        yield "replay"
        page.select_option(".eyes select", "1")
        page.wait_for_selector(".mv .now")
        page.click("[data-act=share]")
        page.wait_for_selector(".dialog .share")
        yield "replay of a player, and a link"

    return show


def end_screens(page: Any) -> Iterator[str]:
    """Won by a player, and what strangers see of games that ended otherwise."""
    sit_down(page, before_the_end(ended("neuroshima", DUEL, lambda scores: scores == [0, 1])))
    NeuroshimaHands(page).play()
    page.wait_for_selector(".ending .finish")
    yield "end of Neuroshima"
    for game, setup, seed, wanted, says in ENDS:
        go(page, f"/m/{uploaded(page, ended(game, setup, wanted, seed))}")
        assert page.wait_for_selector(".ending h2").inner_text() == says
        yield f"end of {game}: {says}"


def asked_screens(game: str, asked: Asked) -> Callable[[Any], Iterator[str]]:
    """One question after the other."""

    def show(page: Any) -> Iterator[str]:
        for name, (setup, wanted) in asked.items():
            sit_down(page, moment(game, setup, wanted))
            yield name

    return show


def talk_screens(page: Any) -> Iterator[str]:
    """What two say to each other over the board, a hint, a refusal, and one who went away."""
    page.locator(".games .more").first.locator("button").nth(1).click()
    page.click(".practice input")
    page.click(".dialog .df .btn:nth-child(3)")
    link = page.wait_for_selector(".invite input").input_value()
    away = page.context.browser.new_context(**USER)
    away.add_init_script(UNTIL)
    there, here = NeuroshimaHands(away.new_page()), NeuroshimaHands(page)
    there.page.goto(link)
    page.wait_for_selector(".invite", state="detached")
    for hands in (here, there):
        hands.act(hands.settled())
    here.settled()
    here.key("z")
    page.wait_for_selector(".line.warn")
    yield "undo is asked for"
    there.press(".line.warn .btn", 1)
    page.wait_for_selector(".line.warn", state="detached")
    there.key("z")
    page.wait_for_selector(".line.warn .btn")
    yield "undo is to be granted"
    here.press(".line.warn .btn", 1)
    away.close()
    page.wait_for_selector("[data-act=handover]")
    here.key("h")
    page.wait_for_selector(".hint-line")
    here.key("z")
    page.wait_for_selector(".refused, .line.warn")
    yield "hint, and somebody is away"
    unsure(page, HAND_OVER)
    yield "a bot is to play for me"


def nowhere_screens(page: Any) -> Iterator[str]:
    """Addresses that lead nowhere and a file that is no record."""
    for path in ("/m/nowhere", "/r/nowhere"):
        go(page, path)
        page.wait_for_selector(".nothing")
        yield path
    go(page, "/games")
    file = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": b"no record"}
    page.set_input_files("input[type=file]", files=[file])
    page.wait_for_selector(".fault")
    yield "not a record"


class Flow(NamedTuple):
    """Screens that lie on one way, and the set-up in which they come."""

    show: Callable[[Any], Iterator[str]]
    game: Played = NEUROSHIMA
    options: Mapping[str, Any] = MappingProxyType({})


ARMIES = ["borgo", "hegemony", "moloch", "outpost", "smart", "vegas"]
DUEL = {"armies": ["outpost", "moloch"]}
TEAMS = {"mode": "teams", "armies": ARMIES[:4]}
FOUR = {"mode": "royale", "players": 4, "fighters": ["ghost", "boulder", "phoenix", "akari"]}
CAMPAIGN = {"mode": "campaign", "formation": "fixed", "trophies": 1}
ENDS: list[tuple[str, dict[str, Any], int, Callable[[list[float]], bool], str]] = [
    ("neuroshima", TEAMS, 0, lambda scores: scores == [0, 1, 0, 1], "Hegemony and Outpost win."),
    ("neon", NEON.setup, 0, lambda scores: scores == [0, 0], "Automa wins."),
    ("neon", FOUR, 8, lambda scores: not any(scores), "Nobody wins."),
    ("bugs", CAMPAIGN, 0, lambda scores: scores == [1, 0], "Red army wins."),
]


def question(kind: str) -> Callable[[Any], bool]:
    """War of Bugs asks for this."""
    return lambda view: bool(view["question"]["kind"] == kind)


def ask(kind: str, tiles: Callable[[Any], bool] = lambda tile: True) -> Callable[[Any], bool]:
    """Neuroshima asks for this, with such a tile among some on the board."""
    return lambda view: bool(
        view["ask"]["kind"] == kind and len(view["tiles"]) > 5 and any(tiles(tile) for tile in view["tiles"])
    )


BUGS_ASKS: Asked = {
    "which battle": ({"formation": "fixed"}, question("battle")),
    "a target": ({"formation": "fixed"}, question("target")),
    "a reroll": ({"formation": "fixed"}, question("reroll")),
    "a portal": (CAMPAIGN, question("portal")),
    "a medal": ({**CAMPAIGN, "trophies": 2}, question("boost")),
    "an option of a trophy": ({**CAMPAIGN, "trophy": "agreement"}, question("agree")),
    "an order among allies": ({"mode": "allied", "formation": "fixed"}, question("order")),
}
NEUROSHIMA_ASKS: Asked = {
    "a leader in a battle": ({"armies": ["hegemony", "outpost"], "leaders": True}, ask("command")),
    "a construction": ({"armies": ["outpost", "hegemony"], "constructions": True}, ask("lay")),
    "a medic": (DUEL, ask("medic")),
    "energy": ({"armies": ["vegas", "smart"], "ruleset": "duel"}, ask("buy")),
    "a commanded tile": (
        {"armies": ["vegas", "smart"]},
        ask("act", lambda tile: tile["commander"] != tile["player"]),
    ),
    "a bridge of the atlas": ({"scenario": 6}, ask("act")),
}
FLOWS = {
    "pages": Flow(pages),
    "neuroshima": Flow(neuroshima_screens),
    "battle": Flow(neuroshima_battle),
    "watching": Flow(watched_battles),
    "six armies": Flow(six_armies, options={"mode": "deathmatch", "armies": ARMIES, "extended": True}),
    "teams": Flow(two_teams, options=TEAMS),
    "neon": Flow(neon_screens, NEON),
    "attack": Flow(neon_attack, NEON),
    "orders": Flow(order_screens, BUGS),
    "campaign": Flow(campaign_screens, BUGS, {"mode": "double", "trophies": 1, "formation": "free"}),
    "waiting": Flow(waiting_screens, BUGS),
    "replay of Neuroshima": Flow(replay_screens(NEUROSHIMA)),
    "replay of Neon": Flow(replay_screens(NEON)),
    "replay of War of Bugs": Flow(replay_screens(BUGS)),
    "ends": Flow(end_screens),
    "questions of Neuroshima": Flow(asked_screens("neuroshima", NEUROSHIMA_ASKS)),
    "questions of War of Bugs": Flow(asked_screens("bugs", BUGS_ASKS)),
    "talk": Flow(talk_screens),
    "nowhere": Flow(nowhere_screens),
}

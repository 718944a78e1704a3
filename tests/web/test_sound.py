"""Sound in a real browser: the call to one's turn, silence, and what is remembered of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import TOUCH, Visit
from tests.web.neuroshima_hands import NeuroshimaHands

YOUR_TURN = 523
NOTE = """() => {
window.tones = [];
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  const made = make.call(this), set = made.frequency.setValueAtTime.bind(made.frequency);
  made.frequency.setValueAtTime = (value, at) => { window.tones.push(value); return set(value, at); };
  return made;
};
}"""


def listening(visit: Visit, **options: Any) -> NeuroshimaHands:
    page = visit(**options)
    page.evaluate(NOTE)
    hands = NeuroshimaHands(page)
    hands.start()
    return hands


def test_ones_turn_is_called_once_the_other_has_moved(visit: Visit) -> None:
    hands = listening(visit)
    hands.look()
    assert YOUR_TURN not in hands.page.evaluate("tones"), "nobody has to be called to the first move"
    hands.steps(1)
    hands.until(f"tones.includes({YOUR_TURN})", "the call to one's turn")
    assert hands.page.evaluate("tones").count(YOUR_TURN) == 1


def test_silence_is_one_press_away_and_remembered(visit: Visit) -> None:
    hands = listening(visit)
    hands.press(".bar [data-act=sound]")
    hands.steps(1)
    assert hands.page.evaluate("tones") == []
    hands.page.reload()
    assert hands.page.wait_for_selector(".bar [data-act=sound]").get_attribute("aria-pressed") == "false"


@pytest.mark.parametrize("options", [{}, TOUCH], ids=["desktop", "phone"])
def test_the_settings_have_the_volume(visit: Visit, options: dict[str, Any]) -> None:
    page = visit(**options)
    page.click(".bar .icon-btn:last-child")
    page.locator("input[name=volume]").fill("0.2")
    kept = page.evaluate("JSON.parse(localStorage['warpad.settings'])")
    assert (kept["volume"], kept["isSilent"]) == (0.2, False)
    page.locator("input[name=volume]").fill("0")
    assert page.evaluate("JSON.parse(localStorage['warpad.settings']).isSilent")

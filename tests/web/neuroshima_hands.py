"""Neuroshima played on the page: discards, places what can be placed, calls battles, ends turns."""

from __future__ import annotations

from tests.web.hands import Hands, Keys, Seen

PLAYS_A_TURN = 2
PICKS_A_MOVE = 3
CONFIRM = "[data-act=confirm]"
QUESTIONS = """{
  duty: any('.duty'), answers: all('.answers .btn').length,
  end: any('[data-act=end]'), confirm: any('[data-act=confirm]'),
  cards: all('.slot-main').flatMap((card, i) => card.ariaDisabled === 'false' ? [i] : []),
  open: all('.hex[data-open=true]').map(hex => hex.dataset.cell),
  free: all('.hex[data-open=true]').every(hex => hex.ariaLabel.includes(', free')),
}"""
PICKED = f"""() => {{
  const table = document.querySelector('.table-screen');
  return {{ version: Number(table.dataset.version), busy: table.ariaBusy === 'true', ...({QUESTIONS}) }};
}}"""


class NeuroshimaHands(Hands):
    """By mouse or by touch."""

    FACE = "workshop"
    QUESTIONS = QUESTIONS
    plays = 0

    # -- gestures ------------------------------------------------------------------------------

    def take(self, index: int) -> None:
        self.press(".slot-main", index)

    def hex(self, name: str) -> None:
        self.press(f"[data-cell={name}]")

    def turn(self) -> None:
        if self.count(".tools [aria-label='Rotate right']"):
            self.press(".tools [aria-label='Rotate right']")

    def confirm(self) -> None:
        self.press(CONFIRM)

    def cancel(self) -> None:
        self.press(".main-act [aria-label=Cancel]")

    def end_turn(self, asked: bool) -> None:
        self.press("[data-act=end]")
        if asked:
            self.press("[data-act=yes]")

    def answer(self) -> None:
        self.press(".answers .btn")

    # -- what to do ----------------------------------------------------------------------------

    def picked(self) -> Seen:
        """What is offered for what is picked so far; the page draws it at once."""
        seen: Seen = self.page.evaluate(PICKED)
        return seen

    def act(self, seen: Seen) -> None:
        if seen["duty"]:
            self.take(seen["cards"][0])
        elif seen["answers"]:
            self.answer()
        elif not seen["end"]:
            assert self.choose_place(seen, seen["version"]), seen
        elif self.plays >= PLAYS_A_TURN or not self.play_some_tile(seen):
            self.plays = 0
            self.end_turn(bool(seen["cards"]))

    def play_some_tile(self, seen: Seen) -> bool:
        """Uses the first tile of the hand that can be used."""
        for index in seen["cards"]:
            self.take(index)
            if self.choose_place(self.picked(), seen["version"]):
                self.plays += 1
                return True
            self.cancel()
        return False

    def choose_place(self, seen: Seen, before: int) -> bool:
        """Picks open hexes until the choice can be confirmed, then confirms it."""
        for _ in range(PICKS_A_MOVE):
            if seen.get("busy") or seen["version"] != before:
                return True
            if seen["confirm"]:
                self.turn()
                self.confirm()
                return True
            if not seen["open"]:
                return False
            self.hex(seen["open"][len(seen["open"]) // 2])
            seen = self.picked()
        return False

    def take_a_tile(self) -> Seen:
        """Plays on until a tile of the hand is picked that belongs on a free hex; gives what is offered."""
        while True:
            seen = self.settled()
            for index in seen["cards"] if seen["end"] else []:
                self.take(index)
                offered = self.picked()
                if not offered["confirm"] and len(offered["open"]) > 1 and offered["free"]:
                    return offered
                self.cancel()
            self.step()

    def place_one(self) -> Seen:
        """Plays on until a tile of the hand was put on the board; gives what is asked then."""
        offered = self.take_a_tile()
        self.choose_place(offered, offered["version"])
        self.after = offered["version"]
        return self.settled()


class NeuroshimaKeys(NeuroshimaHands, Keys):
    """By keys alone."""

    def start(self) -> None:
        Keys.start(self)

    def leave_film(self) -> None:
        Keys.leave_film(self)

    def take(self, index: int) -> None:
        self.key(str(index + 1))

    def hex(self, name: str) -> None:
        self.walk(name)
        self.key("Enter")

    def focused(self) -> str:
        return str(self.page.evaluate("document.activeElement?.dataset?.cell ?? ''"))

    def walk(self, name: str) -> None:
        """Arrows: to the column beside, then along the column."""
        for _ in range(20):
            here = self.focused()
            if here == name:
                return
            if not here:
                self.key("ArrowUp")
            elif here[0] != name[0]:
                self.key("ArrowRight" if here[0] < name[0] else "ArrowLeft")
            else:
                self.key("ArrowDown" if int(here[1:]) < int(name[1:]) else "ArrowUp")
        raise AssertionError(f"the arrows do not reach {name}")

    def turn(self) -> None:
        self.key("e")

    def confirm(self) -> None:
        if not self.focused():
            self.let_go()
        self.key("Enter")

    def cancel(self) -> None:
        self.key("Escape")

    def end_turn(self, asked: bool) -> None:
        self.key("Shift+Enter")
        if asked:
            self.until("document.activeElement?.dataset?.act === 'yes'")
            self.key("Enter")

    def answer(self) -> None:
        self.key("1")

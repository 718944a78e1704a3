"""How tests handle the page: by mouse, by touch or by keys, waiting for what happens and never for a time."""

from __future__ import annotations

from typing import Any

Seen = dict[str, Any]

# Put into every page: looks now, after each change of the page and of its layout, until there is an answer.
UNTIL = """
window.PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
window.all = selector => [...document.querySelectorAll(selector)];
window.any = selector => document.querySelector(selector) !== null;
window.until = (look, what) => new Promise((done, fail) => {
  const again = () => {
    const found = look();
    if (found) { stop(); done(found); }
  };
  const watcher = new MutationObserver(again), layout = setInterval(again, 100);
  const stop = () => { watcher.disconnect(); clearInterval(layout); clearTimeout(end); };
  const end = setTimeout(() => {
    stop();
    fail(new Error(`never came: ${what}, at ${document.querySelector('main')?.innerText.slice(0, 400)}`));
  }, 30000);
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  again();
});
"""

# Where to press: the middle of a thing that is there and not covered. Should it move away before the press
# comes, the press is caught, does nothing, and `missed` says so.
SPOT = """
([selector, index]) => until(() => {
  const thing = document.querySelectorAll(selector)[index];
  if (!thing || thing.closest('[inert]')) return null;
  const box = thing.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
  if (thing.contains(document.elementFromPoint(x, y))) {
    for (const kind of PRESSES) removeEventListener(kind, window.guard, true);
    window.missed = false;
    window.guard = event => {
      if (thing.contains(event.target)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      window.missed = true;
    };
    for (const kind of PRESSES) addEventListener(kind, window.guard, { capture: true, once: true });
    return [x, y];
  }
  thing.scrollIntoView({ block: 'center', inline: 'center' });
  return null;
}, `a way to press ${selector}`)
"""

# What the game asks, as soon as it asks something and shows nothing else first.
ASKED = """
after => until(() => {
  const table = document.querySelector('.table-screen');
  if (!table) return null;
  const { version, mine, over, showing } = table.dataset;
  const seen = { version: Number(version), film: any('[data-battle], [data-still]'), over: over === 'true' };
  if (seen.film) return seen;
  if (showing === 'true') return null;
  if (seen.over) return seen;
  if (mine !== 'true' || table.ariaBusy === 'true' || seen.version <= after) return null;
  return { ...seen, ...(%s) };
}, `a question after version ${after}`)
"""

REACHED = """([selector, index]) => {
  const here = document.activeElement;
  return index === null ? here.matches(selector) : all(selector)[index] === here;
}"""
ASKED_NOTHING_YET = -1
TRIES = 20


class Hands:
    """Plays one game by mouse or by touch. What a game asks is read by its `QUESTIONS`."""

    FACE = ""
    QUESTIONS = "{}"
    MOST_STEPS = 900

    def __init__(self, page: Any, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.after = ASKED_NOTHING_YET

    # -- gestures ------------------------------------------------------------------------------

    def press(self, selector: str, index: int = 0) -> None:
        """At the middle of what can be pressed there; once more when it moved away under the pointer."""
        pointer = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        for _ in range(TRIES):
            pointer(*self.page.evaluate(SPOT, [selector, index]))
            if not self.page.evaluate("window.missed"):
                return
        raise AssertionError(f"{selector} does not keep still")

    def push(self, selector: str, index: int = 0) -> None:
        """A button, by whatever means these hands have."""
        self.press(selector, index)

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def start(self) -> None:
        self.press(f".game[data-face={self.FACE}] .start")

    def leave_film(self) -> None:
        self.press("[data-act=skip]")

    def act(self, seen: Seen) -> None:
        """Answers what is asked with one move."""
        raise NotImplementedError

    # -- looking -------------------------------------------------------------------------------

    def until(self, look: str, what: str = "") -> Any:
        """Waits until an expression holds on the page."""
        return self.page.evaluate(f"until(() => {look}, {what or look!r})")

    def count(self, selector: str) -> int:
        return int(self.page.locator(selector).count())

    def version(self) -> int:
        return int(self.page.locator(".table-screen").get_attribute("data-version"))

    def look(self) -> Seen:
        """Waits until there is something to do: a question, a film to see, the end."""
        seen: Seen = self.page.evaluate(ASKED % self.QUESTIONS, self.after)
        return seen

    # -- playing -------------------------------------------------------------------------------

    def step(self) -> Seen:
        """Answers one question, or sees one film to its end; gives what was asked."""
        seen = self.look()
        if seen["film"]:
            self.leave_film()
        elif not seen["over"]:
            self.act(seen)
            self.after = seen["version"]
        return seen

    def steps(self, count: int) -> Seen:
        """Answers so many questions; gives what is asked next."""
        for _ in range(count):
            while self.step()["film"]:
                pass
        return self.settled()

    def settled(self) -> Seen:
        """What is asked once all films are seen."""
        while (seen := self.look())["film"]:
            self.step()
        return seen

    def play_until(self, selector: str) -> None:
        """Plays on until something is on the screen while this player is asked."""
        for _ in range(self.MOST_STEPS):
            seen = self.look()
            if self.count(selector):
                return
            assert not seen["over"], f"{selector} never came"
            self.step()
        raise AssertionError(f"{selector} never came")

    def play(self) -> None:
        """Plays on until the game is over."""
        for _ in range(self.MOST_STEPS):
            seen = self.step()
            if seen["over"] and not seen["film"]:
                return
        raise AssertionError("the game does not end")


class Keys(Hands):
    """The same without a pointer."""

    def start(self) -> None:
        self.page.wait_for_selector(f".game[data-face={self.FACE}] .start")
        self.tab_to(f".game[data-face={self.FACE}] .start")
        self.key("Enter")

    def leave_film(self) -> None:
        self.key("Escape")

    def push(self, selector: str, index: int = 0) -> None:
        self.tab_to(selector, index)
        self.key("Enter")

    def tab_to(self, selector: str, index: int | None = None) -> None:
        """Walks the focus by Tab until it is there: at any of these things, or at one of them."""
        for _ in range(120):
            self.key("Tab")
            if self.page.evaluate(REACHED, [selector, index]):
                return
        raise AssertionError(f"{selector} cannot be reached by Tab")

    def let_go(self) -> None:
        """Takes the focus away from buttons, so that Enter means the game."""
        self.page.evaluate("document.activeElement?.blur?.()")

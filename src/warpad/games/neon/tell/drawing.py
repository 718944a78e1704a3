"""A position for the terminal, in rich markup: the ring, the fighters and the round, from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warpad.games.neon.data.catalogue import BASIC_WEAPON, catalogue
from warpad.locales import text

Json = dict[str, Any]
Piece = tuple[str, str]

CELL = 18
GAP = "  "
SECTORS_IN_A_ROW = 4
SECTOR_LINES = 4
ENERGY = 6
PLACE = 17
LINE = 80
INDENT = "     "
CLASS_STYLES = {"green": "green", "orange": "dark_orange", "purple": "magenta"}
CLASS_BARS = {"green": "▪", "orange": "▪▪", "purple": "▪▪▪"}
HEALTH_STYLES = {1: "green", 2: "yellow", 3: "red"}
DIM = "bright_black"
LEADER = "★"
FIELD = "◇"
SEARCH = "⌕"
NOW = "▸"


def draw(view: Json, language: str = "en") -> str:
    """The whole table as one text of rich markup."""
    return Drawing(view, language).all()


def markup(pieces: Sequence[Piece]) -> str:
    """Pieces of (words, style) as rich markup."""
    written = []
    for words, style in pieces:
        safe = words.replace("[", "\\[")
        written.append(f"[{style}]{safe}[/]" if style else safe)
    return "".join(written)


def width(pieces: Sequence[Piece]) -> int:
    return sum(len(words) for words, _ in pieces)


def cut(words: str, size: int) -> str:
    return words if len(words) <= size else words[: size - 1] + "…"


def fit(pieces: Sequence[Piece], size: int) -> list[Piece]:
    """The pieces in exactly this many columns."""
    fitted: list[Piece] = []
    left = size
    for words, style in pieces:
        if left > 0:
            fitted.append((cut(words, left), style))
            left -= len(fitted[-1][0])
    return [*fitted, (" " * left, "")] if left else fitted


def wrapped(items: Sequence[list[Piece]]) -> list[list[Piece]]:
    """Indented lines with as many of these as they have room for."""
    lines: list[list[Piece]] = []
    for item in items:
        if not lines or width(lines[-1]) + width(item) > LINE:
            lines.append([(INDENT, "")])
        lines[-1] += item
    return lines


class Drawing:
    """Draws one view; the parts of the table are its methods."""

    def __init__(self, view: Json, language: str) -> None:
        self.view = view
        self.language = language
        self.known = catalogue(view["pack"])
        self.colours = {fighter.id: fighter.colour for fighter in self.known.pack.fighters}
        self.sectors = {sector["number"]: sector["sector"] for sector in view["ring"]}
        self.fighters = {fighter["seat"]: fighter for fighter in view["fighters"]}

    def say(self, id: str, **args: object) -> str:
        return text(id, args, self.language)

    def all(self) -> str:
        lines = [self.head(), self.track(), *self.closing(), ""]
        lines += self.ring()
        for fighter in self.view["fighters"]:
            lines += ["", *self.board(fighter)]
        lines += self.attack()
        return "\n".join(lines)

    # -- the round -----------------------------------------------------------------------------

    def head(self) -> str:
        view = self.view
        number, rounds = view["round"], view["rounds"]
        if number > rounds:
            told = self.say("neon-round-flood", n=number)
        else:
            told = self.say("neon-round", n=number, of=rounds)
        pieces: list[Piece] = [
            (self.say("neon-game").upper(), "bold #3ff0e8"),
            (f"  {self.say('neon-mode-' + view['mode'])}", "bold"),
            (f"  {told}", ""),
        ]
        return markup(pieces)

    def closing(self) -> list[str]:
        """Which sector closes next."""
        closes = self.view.get("closes")
        return [markup([(self.say("neon-closes", sector=self.sector_name(closes)), "red")])] if closes else []

    def sector_name(self, number: int) -> str:
        known = self.sectors.get(number)
        return f"{number} {self.say('neon-sector-' + known)}" if known else str(number)

    def track(self) -> str:
        """The round board: laid numbers, the current cell, the cells to come."""
        pieces: list[Piece] = []
        for i, closings in enumerate(self.view["closings"]):
            laid = self.view["laid"][i] if i < len(self.view["laid"]) else []
            numbers = [str(number) for number in laid] + ["·"] * (closings - len(laid))
            style = "bold" if i + 1 == self.view["round"] else DIM
            pieces += [(f"({' '.join(numbers)})", style), (" ", "")]
        return markup(pieces)

    # -- the ring ------------------------------------------------------------------------------

    def ring(self) -> list[str]:
        """The ring as it goes round: over the top, down the right, back along the bottom, up the left."""
        ring = self.view["ring"]
        beside = max(0, len(ring) - 2 * SECTORS_IN_A_ROW)
        half, down = (len(ring) - beside + 1) // 2, (beside + 1) // 2
        right, bottom, left = ring[half : half + down], ring[half + down :][:half], ring[2 * half + down :]
        lines = self.sector_row(ring[:half])
        for number, sector in enumerate(right):
            opposite = left[::-1][number] if number < len(left) else None
            lines += self.sector_row([opposite, *[None] * (half - 2), sector])
        return lines + self.sector_row(bottom[::-1])

    def sector_row(self, row: Sequence[Json | None]) -> list[str]:
        cells = [self.sector(sector) if sector else [[(" " * CELL, "")]] * SECTOR_LINES for sector in row]
        return [GAP.join(markup(cell[i]) for cell in cells) for i in range(SECTOR_LINES)] if cells else []

    def sector(self, sector: Json) -> list[list[Piece]]:
        style = CLASS_STYLES[sector["class"]]
        sinking = sector["number"] == self.view.get("closes")
        edge = "red" if sinking else style
        bars = CLASS_BARS[sector["class"]]
        name = cut(f"{sector['number']} {self.say('neon-sector-' + sector['sector'])}", CELL - 5 - len(bars))
        top: list[Piece] = [("╭ ", edge), (name, f"bold {edge}"), (" ", "")]
        top += [("─" * (CELL - width(top) - len(bars) - 2), edge), (f"{bars} ", style), ("╮", edge)]
        inside = CELL - 2
        return [
            top,
            [("│", edge), *fit(self.figures(sector), inside), ("│", edge)],
            [("│", edge), *fit(self.things(sector), inside), ("│", edge)],
            [("╰" + ("≈" if sinking else "─") * inside + "╯", edge)],
        ]

    def figures(self, sector: Json) -> list[Piece]:
        pieces: list[Piece] = [(" ", "")]
        for seat in sector["fighters"]:
            fighter = self.fighters[seat]
            mark = self.name(fighter)[:3] + FIELD * fighter["fields"]
            pieces += [(mark, f"bold {self.colour(fighter)}"), (" ", "")]
        return pieces

    def things(self, sector: Json) -> list[Piece]:
        pieces: list[Piece] = [(" ", "")]
        if sector["search"]:
            pieces.append((SEARCH * min(sector["search"], 4) + " ", "cyan"))
        for token in sector["tokens"]:
            owner = self.fighters[token["seat"]]
            pieces.append((f"«{self.say('neon-token-' + token['token'])[:5]}» ", self.colour(owner)))
        if sector["bot"]:
            pieces.append((self.say("neon-bot-" + sector["bot"]), DIM))
        return pieces

    # -- a fighter -----------------------------------------------------------------------------

    def name(self, fighter: Json) -> str:
        if fighter["fighter"] is None:
            return "–"
        return self.say(
            "neon-automa" if fighter["fighter"] == "automa" else "neon-fighter-" + fighter["fighter"]
        )

    def colour(self, fighter: Json) -> str:
        return self.colours.get(fighter["fighter"], "white")

    def board(self, fighter: Json) -> list[str]:
        lines = [self.first_line(fighter)]
        if fighter["place"] != "out":
            for items in (
                self.row(fighter),
                self.hand(fighter),
                self.equipment(fighter),
                self.gains(fighter),
            ):
                lines += wrapped(items)
        return [markup(line) for line in lines]

    def first_line(self, fighter: Json) -> list[Piece]:
        active = fighter["seat"] == self.view.get("active")
        pieces: list[Piece] = [
            (NOW if active else " ", "bold"),
            (f" {fighter['seat'] + 1} ", DIM),
            (f"{self.name(fighter):<10}", f"bold {self.colour(fighter)}"),
            (f"{fighter['side']} ", DIM),
            (f"{cut(self.place(fighter), PLACE):<{PLACE + 1}}", ""),
            *self.health(fighter),
        ]
        if fighter["fighter"] != "automa":
            pieces += self.energy(fighter)
        if fighter["fields"]:
            pieces.append((" " + FIELD * fighter["fields"], "bold cyan"))
        if fighter["seat"] == self.view["leader"]:
            pieces.append((f" {LEADER}", "bold yellow"))
        if fighter.get("team") is not None:
            pieces.append(("  " + self.say("neon-team", n=fighter["team"] + 1), DIM))
        if fighter.get("points") is not None:
            pieces.append(("  " + self.say("neon-points", n=fighter["points"]), "bold"))
        return pieces

    def place(self, fighter: Json) -> str:
        if fighter["place"] == "ship":
            return self.say("neon-ship")
        if fighter["place"] == "out":
            return self.say("neon-eliminated")
        return self.sector_name(fighter["place"])

    def health(self, fighter: Json) -> list[Piece]:
        pieces: list[Piece] = [("♥ ", "red")]
        for row in fighter["health"]:
            pieces += [(str(value), f"bold {HEALTH_STYLES.get(value, 'white')}") for value in row]
            pieces.append((" ", ""))
        missing = 9 - width(pieces[1:])
        return [*pieces, (" " * max(missing, 0), "")]

    def energy(self, fighter: Json) -> list[Piece]:
        full = fighter["energy"]
        return [("↯ ", "yellow"), ("●" * full, "yellow"), ("○" * (ENERGY - full), DIM)]

    def row(self, fighter: Json) -> list[list[Piece]]:
        if not fighter.get("row"):
            return []
        items: list[list[Piece]] = [[(f"{fighter['initiative']} ", "bold yellow")]]
        for half in fighter["row"]:
            options = self.options(half)
            halves = "/".join(self.half(name) for name in options)
            told = self.joker() if len(options) > 2 else halves
            items.append([("⟨", DIM), (told, DIM if half.get("done") else "bold"), ("⟩", DIM), (" ", "")])
        return items

    def hand(self, fighter: Json) -> list[list[Piece]]:
        if not fighter.get("hand"):
            return []
        cards = [self.card(id) + "  " for id in fighter["hand"]]
        return [[(words, DIM)] for words in (f"{self.say('neon-hand')}: ", *cards)]

    def options(self, half: Json) -> list[str]:
        return [half["chosen"]] if half.get("chosen") else list(half["options"])

    def joker(self) -> str:
        return self.say("neon-drawing-joker")

    def half(self, name: str) -> str:
        return f"+{name[-1]}↯" if name.startswith("energy") else self.say("neon-half-" + name)

    def card(self, id: str) -> str:
        """An action card in short: its initiative and both halves."""
        card = self.known.card_of[id]
        halves = "|".join("/".join(self.short(option) for option in half.options) for half in card.halves)
        return f"{card.initiative}:{self.joker() if card.joker else halves}"

    def short(self, option: str) -> str:
        return self.half(option) if option.startswith("energy") else self.say("neon-drawing-half-" + option)

    def equipment(self, fighter: Json) -> list[list[Piece]]:
        return [self.equipped(card) for card in fighter["equipment"]]

    def equipped(self, card: Json) -> list[Piece]:
        kind = self.say("neon-drawing-type-" + card["type"])
        named = f"{kind}: {self.say('neon-loot-' + card['loot'])}"
        under = len(card["supplies"])
        return [(named, ""), (f" {'▮' * under}{'▯' * (card['max'] - under)}", "cyan"), ("  ", "")]

    def gains(self, fighter: Json) -> list[list[Piece]]:
        pieces: list[Piece] = []
        for value, count in fighter["trophies"].items():
            if count:
                pieces.append((f"{value}×{count} ", f"bold {HEALTH_STYLES.get(int(value), 'white')}"))
        for bot in fighter["bots"]:
            pieces.append((self.say("neon-bot-" + bot["bot"]) + " ", f"{DIM} strike" if bot["used"] else ""))
        for upgrade in fighter["upgrades"]:
            named = self.say("neon-upgrade-" + upgrade["upgrade"])
            pieces.append((f"+{named} ", DIM if upgrade["used"] else "bold #3ff0e8"))
        return [[piece] for piece in pieces]

    # -- an open attack ------------------------------------------------------------------------

    def attack(self) -> list[str]:
        attack = self.view.get("attack")
        if not attack:
            return []
        weapon = attack["weapon"]
        named = self.say("neon-" + weapon if weapon == BASIC_WEAPON else "neon-loot-" + weapon)
        pieces: list[Piece] = [
            (self.name(self.fighters[attack["attacker"]]), "bold"),
            (f" ⇒ {named}", "bold red"),
        ]
        dice = [*self.roll(attack.get("attack"), "red"), *self.roll(attack.get("defense"), "cyan")]
        return ["", markup(pieces), *map(markup, dice)]

    def roll(self, dice: Json | None, style: str) -> list[list[Piece]]:
        shown = [(face, count) for face, count in (dice or {}).items() if count]
        return wrapped([[(f"{count}× {self.say('neon-face-' + face)}  ", style)] for face, count in shown])

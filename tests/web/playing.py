"""Playing a game in a browser, with the mouse, the finger or the keyboard alone. Which game it is
does not matter: what is lit can be touched."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.web.visitor import Visitor

MANY = 3000  # touches; no game takes so many
SAME = 8  # touches that may change nothing: a page may be a moment behind
ARROWS = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")
STOPS = 200  # no screen has so many for the tab key
TAP = 0.05  # seconds that a finger rests
Touch = Callable[[float, float], None]


class Finger:
    """A finger on a page. How long it rests is told by the times it gives, as by those of a real
    one: however slow the machine is, a tap is a tap."""

    def __init__(self, visitor: Visitor) -> None:
        self._session = visitor.context.new_cdp_session(visitor.page)
        self._time = 1_800_000_000.0

    def tap(self, x: float, y: float) -> None:
        self.down(x, y)
        self.lift(TAP)

    def down(self, x: float, y: float) -> None:
        self._time += 1.0
        self._send("touchStart", {"x": x, "y": y})

    def lift(self, seconds: float) -> None:
        """So long after it went down."""
        self._time += seconds
        self._send("touchEnd")

    def _send(self, kind: str, *points: dict[str, float]) -> None:
        self._session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": list(points), "timestamp": self._time})


def play_by_clicks(visitor: Visitor, chance: random.Random) -> None:
    """Touch what is lit, at random, to the end."""
    _play(visitor, chance, visitor.page.mouse.click)


def play_by_taps(visitor: Visitor, chance: random.Random) -> None:
    """The same with a finger."""
    _play(visitor, chance, Finger(visitor).tap)


def _play(visitor: Visitor, chance: random.Random, press: Touch) -> None:
    same, before = 0, None
    for _ in range(MANY):
        now = visitor.look("turn")
        if now["over"]:
            return
        same, before = same + 1 if now == before else 0, now
        assert same < SAME, f"touching changes nothing: {now}"
        if not now["begun"]:
            _check_offered(visitor, now["lit"])
        assert not now["beyond"], f"beyond the edge of the screen: {now['beyond']}"
        touch(visitor, now, chance, press)
    raise AssertionError("the game does not end")


def touch(visitor: Visitor, now: dict[str, Any], chance: random.Random, press: Touch) -> None:
    """Confirm what is to be confirmed, or touch anything lit."""
    ref = None if now["confirm"] else chance.choice(sorted(now["lit"]))
    at = visitor.look("where", ref)
    if at is not None:
        press(at["x"], at["y"])
    else:  # it may have gone meanwhile
        over = visitor.look("over", ref)
        assert ref not in visitor.look("lit"), f"{ref} is lit, but under {over}"


def play_together(visitors: list[Visitor], chance: random.Random, touches: int) -> None:
    """Everybody clicks when they can, so often in all or to the end."""
    def able() -> list[tuple[Visitor, dict[str, Any]]]:
        return [(one, now) for one in visitors if (now := one.look("atOnce"))]

    for _ in range(touches):
        visitor, now = chance.choice(visitors[0].until(able, "somebody's turn"))
        if now["over"]:
            return
        touch(visitor, now, chance, visitor.page.mouse.click)


def _check_offered(visitor: Visitor, lit: list[str]) -> None:
    """Everything that may be done can be begun: each first step is lit on the board or a button."""
    def missing(lit: list[str]) -> set[str]:
        choices = visitor.tables[visitor.table].get("choices") or []
        return {choice["path"][0] for choice in choices} - set(lit)

    if missing(lit):  # the page may be a moment ahead of us
        visitor.until(lambda: not missing(visitor.look("lit")), f"to be lit: {missing(lit)}")


def play_by_keys(visitor: Visitor, chance: random.Random) -> None:
    """Go to something lit with the arrow keys, or to what is to be confirmed, and press Enter."""
    for _ in range(MANY):
        now = visitor.look("now")
        if now["over"]:
            return
        for _ in range(0 if now["confirm"] else chance.randrange(1, 4)):
            visitor.page.keyboard.press(chance.choice(ARROWS))
        focus = go_to(visitor, "confirm" if now["confirm"] else "lit")
        assert focus["said"].strip(), "what has the focus is not named"
        assert focus["seen"], f"{focus['said']} has the focus and cannot be seen"
        visitor.page.keyboard.press("Enter")
        visitor.look("now")
        assert not visitor.look("focus")["lost"], f"the focus is lost after {focus['said']!r}"
    raise AssertionError("the game does not end")


def go_to(visitor: Visitor, what: str) -> dict[str, Any]:
    """Move the focus until it is on something of a kind, with the tab key alone."""
    for _ in range(STOPS):
        focus: dict[str, Any] = visitor.look("focus")
        if focus[what]:
            return focus
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to what is to be touched ({what})")


def press_on(visitor: Visitor, id: str, within: str = "", **facts: object) -> None:
    """Go to a button or link by its name with the tab key, and press Enter."""
    name = visitor.words.label(id, **facts)
    for _ in range(STOPS):
        visitor.page.keyboard.press("Tab")
        focus = visitor.look("focus")
        if name in focus["said"] and within in focus["within"]:
            return visitor.page.keyboard.press("Enter")
    raise AssertionError(f"no key leads to {name!r}")

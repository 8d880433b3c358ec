"""How quick the browser app is: a real server, the system's Chromium, GOLDblivion at a full table.

`python -m bench.web` prints what the first load of a game page weighs, when it can be played (as it
is, and with a slow processor on a slow line), how long a click takes to its drawn answer, and the
longest frames while pieces move. The app must be built.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright
from tests.web.chromium import chromium

from bench.bench import machine, row
from bench.load import percentile
from bench.network import server

GAMES = {"eden": ["me"], "havresac": ["me", "greedy"], "goldblivion": ["me", *3 * ["greedy"]]}
FULL = "goldblivion"  # the fullest board
CLICKS = 40  # few enough for no game to end
PATIENCE = 60_000  # milliseconds
SLOW_PROCESSOR = 4  # times slower
SLOW_LINE = 1.6e6 / 8  # bytes a second
LIT = "[data-ref].target, [data-target], button.confirm"
PAUSE = 600  # milliseconds between clicks, for what they set in motion

# Somebody new opens a table, is ready, and goes there.
OPEN = """async ([game, seats]) => {
  const post = async (path, data) => (await fetch(`/api/${path}`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data),
  })).json();
  await post('me', { name: 'Ann' });
  const { id } = await post('tables', { game, seats, name: 'Bench', private: true });
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
  await new Promise((heard) => {
    socket.onopen = () => {
      socket.send(JSON.stringify({ do: 'follow', table: id }));
      const ready = { do: 'act', table: id, client: 'bench', kind: 'ready', data: 'luck' };
      socket.send(JSON.stringify(ready));
    };
    socket.onmessage = ({ data }) => data.includes('"is":"kept"') && heard();
  });
  socket.close();
  return id;
}"""
# Touch things that are lit until the server is asked, and say when its answer is drawn.
TOUCH = """async (lit) => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const heard = window.heard;
  for (let tries = 0; tries < 12; tries += 1) {
    const confirm = document.querySelector('button.confirm');
    const found = [...document.querySelectorAll(lit)].filter((one) => !one.disabled);
    const one = confirm ?? found[Math.floor(Math.random() * found.length)];
    if (!one) { await frame(); continue; }
    const began = performance.now();
    const sent = window.sent;
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    if (window.sent === sent) { await frame(); continue; }
    while (window.heard === heard) {
      await frame();
      if (performance.now() - began > 5000) return null;
    }
    await frame();
    return performance.now() - began;
  }
  return null;
}"""
# Count what goes over the socket, before the app opens it.
COUNT = """
  window.sent = window.heard = 0;
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        if (data.includes('"kept"')) window.heard += 1;
      });
    }
    send(data) { if (data.includes('"kind":"move"')) window.sent += 1; super.send(data); }
  };
"""
# Note each frame in which something moves, that in which it sets out and that in which it has
# arrived too; what stands still costs nobody a frame.
FRAMES = """
  window.frames_ = [];
  let last = performance.now(), moved = false;
  const look = (now) => {
    const moves = document.getAnimations().length > 0;
    if (moves || moved) window.frames_.push(now - last);
    [last, moved] = [now, moves];
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
# Note when something can be touched and is on the screen. (Playwright itself looks from time to
# time only, and its looking is slowed down with the page.)
READY = """
  window.ready = new Promise((ready) => {
    const look = () => {
      const lit = [...document.querySelectorAll('%s')].some((one) => one.checkVisibility());
      requestAnimationFrame(lit ? () => setTimeout(() => ready(performance.now())) : look);
    };
    requestAnimationFrame(look);
  });
"""


@contextmanager
def page_of(browser: Browser, port: int, **wishes: Any) -> Iterator[tuple[BrowserContext, Page]]:
    context = browser.new_context(base_url=f"http://127.0.0.1:{port}", locale="en-US",
                                  viewport={"width": 1440, "height": 900}, **wishes)
    context.set_default_timeout(PATIENCE)
    try:
        yield context, context.new_page()
    finally:
        context.close()


def table_of(page: Page, game: str) -> str:
    page.goto("/")
    return str(page.evaluate(OPEN, [game, GAMES[game]]))


def slow_down(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_PROCESSOR})
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": 0, "downloadThroughput": SLOW_LINE,
        "uploadThroughput": SLOW_LINE})
    return session


def first_load(browser: Browser, port: int, game: str, slow: bool) -> tuple[float, int]:
    """Milliseconds until something can be touched, and bytes over the line, with nothing kept."""
    with page_of(browser, port, service_workers="block") as (context, page):
        address = f"/t/{table_of(page, game)}"
        state = context.storage_state()
    with page_of(browser, port, service_workers="block", storage_state=state) as (context, page):
        session = slow_down(page) if slow else context.new_cdp_session(page)
        session.send("Network.enable")
        weight = [0.0]
        session.on("Network.loadingFinished",
                   lambda event: weight.__setitem__(0, weight[0] + event["encodedDataLength"]))
        page.add_init_script(READY % LIT)
        page.goto(address, wait_until="commit")
        ready = float(page.evaluate("window.ready"))
        page.wait_for_load_state("networkidle")
        return ready, int(weight[0])


def clicks(browser: Browser, port: int) -> list[float]:
    """Milliseconds from a click that moves to its drawn answer, where nothing flies."""
    with page_of(browser, port, reduced_motion="reduce") as (_, page):
        return played(page, 0)


def frames(browser: Browser, port: int) -> list[float]:
    """Milliseconds of each frame while pieces move."""
    with page_of(browser, port) as (_, page):
        played(page, PAUSE)
        return [float(one) for one in page.evaluate("window.frames_")]


def played(page: Page, pause: int) -> list[float]:
    """Play a while at a full table; says how long each click took."""
    page.add_init_script(COUNT)
    page.goto(f"/t/{table_of(page, FULL)}")
    page.wait_for_selector(LIT)
    page.wait_for_load_state("networkidle")
    page.evaluate(FRAMES)
    found: list[float | None] = []
    for _ in range(CLICKS):
        page.wait_for_selector(LIT)
        found.append(page.evaluate(TOUCH, LIT))
        page.wait_for_timeout(pause)
    return [took for took in found if took is not None]


def main() -> None:
    if chromium() is None:
        raise SystemExit("bench.web: no Chromium (expected chromium or google-chrome)")
    print(f"\n## The browser app ({machine()}; python -m bench.web)\n")
    with tempfile.TemporaryDirectory() as folder, server(f"{folder}/web.db") as (port, _), \
            sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in GAMES:
            ready, weight = first_load(browser, port, game, slow=False)
            late, _ = first_load(browser, port, game, slow=True)
            row(f"{game}: first load", f"{weight / 1000:.1f} kB", "200 kB")
            row(f"{game}: can be played after", f"{ready:.0f} ms", "1000 ms")
            row(f"{game}: slow processor and line", f"{late:.0f} ms", "3000 ms")
        took = clicks(browser, port) + clicks(browser, port)
        row(f"from click to drawn answer, p95 of {len(took)}",
            f"{percentile(took, 0.95):.0f} ms (p50 {percentile(took, 0.5):.0f})", "100 ms")
        drawn = frames(browser, port)
        row(f"longest of {len(drawn)} frames while pieces move",
            f"{max(drawn):.0f} ms (p99 {percentile(drawn, 0.99):.0f})", "50 ms")
        browser.close()


if __name__ == "__main__":
    main()

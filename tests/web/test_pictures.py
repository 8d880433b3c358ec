"""`make pictures`: the browser's screens, and the sheet that shows all."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.pictures import browser as pictures
from tests.pictures import sheet
from tests.pictures.browser import LuckyServer
from tests.server.serving import Somebody
from tests.web.visitor import PHONE, plain_page


def test_a_picture_and_the_sheet(browser: Browser, tmp_path: Path) -> None:
    shots = [shot for shot in pictures.shots() if shot.name.startswith("missing-360")]
    ((name, content),) = pictures.take(browser.browser_type, shots)
    assert name == "missing-360.webp"
    assert content[8:12] == b"WEBP"
    (tmp_path / name).write_bytes(content)
    (tmp_path / "eden-terminal.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>')
    sheet.draw(browser, tmp_path)
    text = (tmp_path / "index.html").read_text("utf-8")
    assert 'href="missing-360.webp"' in text
    assert 'href="eden-terminal.svg"' in text
    assert (tmp_path / "sheet-browser.png").stat().st_size > 1_000
    assert (tmp_path / "sheet-terminal.png").exists()
    with plain_page(browser) as page:
        page.goto((tmp_path / "index.html").as_uri())
        assert page.locator("img").first.evaluate("image => image.naturalWidth") == PHONE[0]


def test_a_table_has_the_same_luck_again(tmp_path: Path) -> None:
    def opened(folder: str, luck: str) -> tuple[str, str]:
        (tmp_path / folder).mkdir()
        with LuckyServer(str(tmp_path / folder), luck) as server:
            table = Somebody(server, "Ann").ask(
                "POST", "/api/tables", 201, {"game": "eden", "seats": ["me"]})
            return table["id"], table["commitment"]

    assert opened("first", "eden middle") == opened("second", "eden middle")
    assert opened("third", "eden end") != opened("fourth", "eden middle")

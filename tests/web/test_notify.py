"""Notifications: of a hidden page, pushed to the service worker, and their settings page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tatami.engine.texts import LANGUAGES
from tatami.server.notify.links import Links
from tatami.server.notify.message import Message, NoticeText, StopLinks
from tatami.server.signing import Tokens
from tests.web.conftest import Visitors
from tests.web.games import DUEL, title_of
from tests.web.http_players import Guest, guest, guest_of
from tests.web.server_process import Server
from tests.web.table_actions import ASKED, axe_finds_nothing, no_text_is_missing

DAYS = {"kind": "days", "days": 3}
WORKER = "navigator.serviceWorker.ready.then(() => true)"
SHOWN = """tag => navigator.serviceWorker.ready
  .then(worker => worker.getNotifications({ tag }))
  .then(all => all.map(({ title, body, data }) => ({ title, body, ...data })))"""
SETTINGS = "fetch('api/me/notifications').then(one => one.json())"
CACHED = """caches.keys()
  .then(all => Promise.all(all.map(one => caches.open(one).then(cache => cache.keys()))))
  .then(all => all.flat().map(request => request.url))"""
FAKE_PUSH = """
  // The push service of the browser's maker is not available in tests.
  PushManager.prototype.subscribe = async function (options) {
    const keys = { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bj'
      + 'yPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
    const endpoint = 'https://push.example/send/this-browser';
    window.asked = options;
    const unsubscribe = async () => { window.subscribed = null; };
    window.subscribed = { endpoint, options, toJSON: () => ({ endpoint, keys }), unsubscribe };
    return window.subscribed;
  };
  PushManager.prototype.getSubscription = async () => window.subscribed ?? null;
"""


def hide(page: Page, hidden: bool) -> None:
    """As if another tab covered the page."""
    page.evaluate(
        """hidden => {
          Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
          const state = hidden ? 'hidden' : 'visible';
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }""",
        hidden,
    )


def shown(page: Page, tag: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(SHOWN, tag)
    return found


def until_shown(page: Page, tag: str, title: str) -> dict[str, Any]:
    while not (found := [one for one in shown(page, tag) if one["title"] == title]):
        page.wait_for_timeout(20)
    return found[0]


def two_at_a_table(visitors: Visitors, **options: Any) -> tuple[Page, Guest, str]:
    """Aki's browser is at a table with days per move, where Birgit is to move."""
    page = visitors.visit(**options)
    aki, birgit = guest_of(page, visitors, "Aki"), guest(visitors, "Birgit")
    table = aki.create_table(DUEL, clock=DAYS)
    birgit.sit(table, 0)
    aki.sit(table, 1)
    page.goto(f"{visitors.server.url}t/{table}")
    page.get_by_text("Waiting for Birgit").wait_for()
    return page, birgit, table


def test_a_hidden_page_notifies_of_the_turn_and_of_the_end(visitors: Visitors) -> None:
    page, birgit, table = two_at_a_table(visitors, permissions=["notifications"])
    assert page.evaluate(WORKER)
    title = page.title()
    hide(page, True)
    birgit.move(table, next(iter(birgit.choices(table))))
    notification = until_shown(page, table, "Your turn")
    assert notification["body"] == title_of(DUEL)
    assert notification["link"] == f"t/{table}"
    expect(page).to_have_title(re.compile("^● Your turn · "))
    hide(page, False)
    page.wait_for_selector(ASKED)
    while shown(page, table):
        page.wait_for_timeout(20)
    hide(page, True)
    birgit.send(table, "resign")
    until_shown(page, table, "Game over")
    expect(page).to_have_title(re.compile("^● Game over"))
    hide(page, False)
    expect(page).to_have_title(title)


def test_the_service_worker_shows_what_is_pushed_and_stops_it_on_request(
    browser: Browser, tmp_path: Path
) -> None:
    """Under a base path. The test delivers the message through the browser's debugger."""
    server = Server(tmp_path, "/games")
    server.start()
    visitors = Visitors(browser, server)
    try:
        page = visitors.visit(permissions=["notifications"])
        page.add_init_script(FAKE_PUSH)
        page.goto(server.url + "notifications")
        page.get_by_role("button", name="Enable notifications").click()
        card = page.get_by_test_id("channel-push")
        expect(card.get_by_text("on", exact=True)).to_be_visible()
        links = Links(Tokens((server.data / "secret").read_bytes()), "")
        (channel,) = page.evaluate(SETTINGS)["channels"]
        deliver(page, written(links.stop_links(channel["id"], "")))
        notification = until_shown(page, "xyz", "Your turn: " + title_of(DUEL))
        assert notification["body"] == "It is your turn." and notification["link"] == "t/xyz"
        click_on(page, "xyz", "stop")
        while page.evaluate(SETTINGS)["channels"][0]["on"]:
            page.wait_for_timeout(20)
        assert shown(page, "xyz") == []
        here = {"title": "Seen", "link": "notifications", "tag": "seen"}
        deliver(page, json.dumps(here).encode())
        deliver(page, json.dumps({**here, "link": "t/other", "tag": "last"}).encode())
        until_shown(page, "last", "Seen")
        assert shown(page, "seen") == [], "the page is visible"
        assert page.evaluate(CACHED) == [f"{server.url}offline.html"], (
            "the client itself is not cached"
        )
        visitors.close()
    finally:
        server.stop()


def written(stop_links: StopLinks) -> bytes:
    """A message as the server writes it."""
    one = NoticeText(
        id="1", kind="turn", game=DUEL, title=title_of(DUEL), table="xyz", link="t/xyz",
        players=[], sentence="It is your turn.",
    )  # fmt: skip
    return Message(language="en", notices=[one], stop_links=stop_links, home="./").push_body(3000)


def click_on(page: Page, tag: str, action: str) -> None:
    (worker,) = page.context.service_workers
    worker.evaluate(
        """async ([tag, action]) => {
          const [notification] = await self.registration.getNotifications({ tag });
          self.dispatchEvent(new NotificationEvent('notificationclick', { notification, action }));
        }""",
        [tag, action],
    )


def deliver(page: Page, message: bytes) -> None:
    session = page.context.new_cdp_session(page)
    workers: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda update: workers.append(update))
    session.send("ServiceWorker.enable")
    while not any(update["registrations"] for update in workers):
        page.wait_for_timeout(20)
    registration = next(one for update in workers for one in update["registrations"])
    scope = registration["scopeURL"]
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": scope.split("/", 3)[0] + "//" + scope.split("/")[2],
            "registrationId": registration["registrationId"],
            "data": message.decode(),
        },
    )
    session.detach()


def test_permission_is_asked_after_a_click_only(
    visitors: Visitors,
) -> None:
    page, _, _ = two_at_a_table(visitors)
    page.context.add_init_script(
        "window.asks = 0; Notification.requestPermission = async () => { window.asks += 1;"
        " Object.defineProperty(Notification, 'permission', { get: () => 'granted' });"
        " return 'granted' };"
        " Object.defineProperty(Notification, 'permission',"
        " { get: () => 'default', configurable: true });" + FAKE_PUSH
    )
    page.reload()
    offer = page.get_by_test_id("notify-offer")
    expect(offer).to_contain_text("This is a long game")
    page.set_viewport_size({"width": 390, "height": 844})
    asked, offered = page.locator(".decision .sentence").bounding_box(), offer.bounding_box()
    assert asked is not None
    assert offered is not None
    assert offered["y"] - asked["y"] - asked["height"] < 20, "the offer follows the question"
    assert page.evaluate("window.asks") == 0
    offer.get_by_role("button", name="Notify me").click()
    expect(offer).to_have_count(0)
    assert page.evaluate("window.asks") == 1
    assert page.evaluate("window.asked.userVisibleOnly")
    known = page.evaluate(SETTINGS)
    assert [one["kind"] for one in known["channels"]] == ["push"]
    assert known["zone"] == page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")


@pytest.fixture
def settings_page(visitors: Visitors) -> Page:
    """The settings page in a browser that may show notifications."""
    page = visitors.visit(permissions=["notifications"], viewport={"width": 360, "height": 740})
    page.add_init_script(FAKE_PUSH)
    page.goto(visitors.server.url + "notifications")
    return page


def test_the_page_of_notifications_by_keyboard_in_every_language(
    settings_page: Page, visitors: Visitors
) -> None:
    page = settings_page
    page.get_by_role("button", name="Enable notifications").focus()
    page.keyboard.press("Enter")
    card = page.get_by_test_id("channel-push")
    expect(card).to_contain_text("this one")
    live = card.get_by_label("My turn in a game with a live clock")
    expect(live).to_be_checked()
    live.focus()
    page.keyboard.press("Space")
    expect(live).not_to_be_checked()
    page.get_by_label("Use quiet hours").check()
    page.get_by_label("From", exact=True).fill("21:30")
    page.get_by_label("From", exact=True).blur()
    page.get_by_label("Time zone").select_option("Europe/Paris")
    page.wait_for_function(
        "fetch('api/me/notifications').then(one => one.json())"
        ".then(one => one.zone === 'Europe/Paris' && one.quiet[0] === 1290 && one.quiet[1] === 480)"
    )
    for language in LANGUAGES:
        page.get_by_test_id("language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        no_text_is_missing(page)
        wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert wide, f"{language} does not fit on a phone"
    for theme in ("light", "dark"):
        page.get_by_test_id("theme").select_option(theme)
        axe_finds_nothing(page)
    page.get_by_test_id("language").select_option("en")
    card.get_by_role("button", name="Remove").click()
    expect(card).to_have_count(0)


def test_a_link_in_a_message_stops_at_once_and_can_be_undone(
    settings_page: Page, visitors: Visitors
) -> None:
    page = settings_page
    page.get_by_role("button", name="Enable notifications").click()
    page.get_by_test_id("channel-push").wait_for()
    (channel,) = page.evaluate(SETTINGS)["channels"]
    links = Links(Tokens((visitors.server.data / "secret").read_bytes()), "")
    stop = links.stop_links(channel["id"], visitors.server.url)
    stranger = visitors.visit()
    stranger.goto(stop.this)
    expect(stranger.get_by_text("This browser no longer gets notifications.")).to_be_visible()
    axe_finds_nothing(stranger)
    page.reload()
    expect(page.get_by_text("paused", exact=True)).to_be_visible()
    stranger.get_by_role("button", name="Undo").click()
    expect(stranger.get_by_text("Notifications are on again")).to_be_visible()

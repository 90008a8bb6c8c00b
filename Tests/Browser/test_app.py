"""The pages as an app: it can be installed, and without a connection it says so in our words."""

import socket
from collections.abc import Callable
from typing import Any

import pytest

from browser import Browser
from client import Client
from practice import Practice
from server import Home, Server
from waiting import wait_for


def ask(browser: Browser, name: str, **parameters: Any) -> dict[str, Any]:
    return browser.driver.execute_cdp_cmd(name, parameters)


def wait_for_worker(browser: Browser) -> None:
    """Waits until the service worker answers for this page."""
    wait_for("the service worker", lambda: browser.run("return navigator.serviceWorker.controller?.state")
             or browser.driver.execute_async_script(
                 "const [done] = arguments; navigator.serviceWorker.ready.then(() => done(null))")
             or browser.reload())


def kept(browser: Browser) -> dict[str, list[str]]:
    """Returns the paths that the browser keeps, by the names of the caches."""
    return browser.driver.execute_async_script(
        """
        const [done] = arguments;
        (async () => {
          const all = {};
          for (const name of await caches.keys()) {
            const requests = await (await caches.open(name)).keys();
            all[name] = requests.map(({ url }) => new URL(url).pathname);
          }
          return all;
        })().then(done);
        """
    )


def test_the_browser_finds_no_reason_against_installing_it(browser: Browser) -> None:
    browser.open("/play")
    manifest = ask(browser, "Page.getAppManifest")
    assert manifest["errors"] == [] and manifest["url"].endswith("/manifest.webmanifest")
    assert '"start_url": "/"' in manifest["data"]
    errors = ask(browser, "Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser without windows installs nothing, and says so.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}


@pytest.mark.parametrize(
    "drawn, picture, size",
    [
        ("shell/icon.svg", "app/icon-192.png", 192),
        ("shell/icon.svg", "app/icon-512.png", 512),
        ("app/icon-maskable.svg", "app/icon-maskable.png", 512),
        ("app/icon-maskable.svg", "app/icon-touch.png", 180),
    ],
)
def test_the_pictures_are_those_of_the_drawing(
    browser: Browser, drawn: str, picture: str, size: int
) -> None:
    browser.open("/play")
    width, height, difference = browser.driver.execute_async_script(
        """
        const [drawn, picture, size, done] = arguments;
        async function pixels(file) {
          const image = new Image();
          image.src = `/assets/${file}`;
          await image.decode();
          const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
          const context = canvas.getContext("2d");
          context.drawImage(image, 0, 0, size, size);
          return [image.naturalWidth, image.naturalHeight, context.getImageData(0, 0, size, size).data];
        }
        (async () => {
          const [, , wanted] = await pixels(drawn);
          const [width, height, given] = await pixels(picture);
          let sum = 0;
          for (let index = 0; index < wanted.length; index += 1) sum += Math.abs(wanted[index] - given[index]);
          return [width, height, sum / wanted.length];
        })().then(done);
        """,
        drawn,
        picture,
        size,
    )
    assert (width, height) == (size, size) and difference < 2


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_the_bar_of_the_browser_has_the_colour_of_the_page(
    browser: Browser, client: Client, scheme: str
) -> None:
    client.json("PATCH", "/settings", {"colourScheme": scheme})
    browser.open("/settings")
    colours = """
      return [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.content)
        .concat(getComputedStyle(document.body).backgroundColor);
    """
    wait_for("one colour", lambda: len(set(browser.run(colours))) == 1)


def test_it_keeps_files_of_its_version_and_nothing_of_a_learner(
    browser: Browser, client: Client
) -> None:
    Practice.of(client, "harbor")
    browser.open("/play")
    wait_for_worker(browser)
    browser.find("#typed")
    browser.choose("Hear the word", "button")
    browser.hear(1)
    for path in ("/completed", "/lists", "/words/ocean", "/settings", "/who", "/help"):
        browser.open(path)
        browser.settle()
    [(name, paths)] = kept(browser).items()
    version = name.removeprefix("vocalvocab-")
    assert len(paths) > 20 and "/offline" in paths
    others = {path for path in paths if not path.startswith(f"/assets/{version}/")}
    assert others == {"/offline"}
    assert browser.run("return (performance.getEntriesByType('navigation')[0]).workerStart > 0")


def test_without_a_connection_it_says_so_and_tries_again(
    browser: Browser, server: Server, serve: Callable[..., Server]
) -> None:
    browser.open("/lists")
    wait_for_worker(browser)
    server.stop()
    browser.open("/completed")
    shown = browser.read("VocalVocab can't reach your server")
    assert "vocalvocab serve" in shown and "Nothing is lost" in shown
    assert browser.path == "/completed" and browser.text("h1")
    style = "return getComputedStyle(document.querySelector('#again')).minHeight"
    assert browser.run(style) != "auto", "the page has its colours and sizes"
    browser.choose("Try again", "button")
    browser.read("still doesn't answer")
    serve(port=server.port)
    browser.choose("Try again", "button")
    browser.read("No word is completed yet")
    assert browser.path == "/completed"


def test_it_goes_on_by_itself_when_the_server_answers(
    browser: Browser, server: Server, serve: Callable[..., Server]
) -> None:
    browser.open("/lists")
    wait_for_worker(browser)
    server.stop()
    browser.open("/lists?list=week")
    browser.read("can't reach your server")
    serve(port=server.port)
    wait_for("the page", lambda: "There is no list" in browser.text(), 20)


@pytest.mark.parametrize("width, height", [(320, 640), (360, 380), (640, 360), (1280, 800)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_without_a_connection_fits_every_screen(
    browser: Browser, width: int, height: int, scheme: str
) -> None:
    browser.prefer(prefers_color_scheme=scheme)
    browser.resize(width, height)
    browser.open("/offline")
    browser.read("can't reach your server")
    assert browser.run("return document.documentElement.scrollWidth <= innerWidth")
    button = browser.run("return document.querySelector('#again').getBoundingClientRect().toJSON()")
    assert button["height"] >= 44 and button["bottom"] <= height


def test_an_old_version_is_dropped_and_other_caches_stay(browser: Browser) -> None:
    browser.open("/lists")
    wait_for_worker(browser)
    browser.driver.execute_async_script(
        """
        const [done] = arguments;
        (async () => {
          await (await caches.open("vocalvocab-0ld")).put("/offline", new Response("old"));
          await caches.open("another-program");
          await (await navigator.serviceWorker.ready).unregister();
        })().then(done);
        """
    )
    browser.reload()
    wait_for_worker(browser)
    wait_for("the old version to go", lambda: "vocalvocab-0ld" not in kept(browser))
    assert "another-program" in kept(browser) and len(kept(browser)) == 2


@pytest.mark.server("class")
def test_it_works_with_the_link_and_the_token_of_a_class(
    browser: Browser, server: Server
) -> None:
    browser.open("/class")
    wait_for_worker(browser)
    browser.open("/lists")
    browser.read("You have no list yet")
    # Another person at this browser has no token: the server's own page asks for a code.
    ask(browser, "Network.clearBrowserCookies")
    browser.open("/lists")
    browser.read("Type your teacher's code")
    browser.open(f"/?token={server.teacher_token}")
    wait_for("the class", lambda: browser.path == "/class")
    server.stop()
    browser.open("/lists")
    browser.read("can't reach your server")


@pytest.mark.server("class")
def test_a_page_over_plain_http_from_another_computer_has_no_service_worker(
    chromium: Browser, server: Server
) -> None:
    [host, *_] = {
        address[4][0]
        for address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        if not address[4][0].startswith("127.")
    } or {None}
    if host is None:
        pytest.skip("this computer has no address but its own")
    chromium.forget(f"http://{host}:{server.port}")
    chromium.open(f"/?token={server.teacher_token}")
    chromium.read("class")
    assert not chromium.run("return isSecureContext || 'serviceWorker' in navigator")
    assert chromium.complaints == []

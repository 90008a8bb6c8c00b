"""The page Shows: a show is found or added, its episodes are checked off, and every step is undone."""

import re

import pytest
from selenium.webdriver.common.keys import Keys

import accessibility
from browser import PHONE, Browser
from client import Client
from waiting import wait_for

pytestmark = pytest.mark.server("shared")


def put_show(client: Client, title: str, **facts: object) -> str:
    """Tracks a show that a person knows; returns its key."""
    step = client.post("/shows", {"title": title, "kind": "series", "status": "watching", **facts})
    return step["show"]["show"]["key"]


def address(key: str, more: str = "") -> str:
    return f"/shows?show={key.replace(':', '%3A')}{more}"


def is_kept(client: Client, key: str, **members: object) -> None:
    def show() -> dict[str, object]:
        row = client.get(f"/shows/show/{key}")["show"]
        return {name: row[name] for name in members}

    wait_for(f"{members} on the server", lambda: show() == members)


def focused(browser: Browser) -> str:
    return browser.run("return document.activeElement.textContent")


def is_checked(browser: Browser, episode: int) -> bool:
    boxes = "[...document.querySelectorAll('.episodes input[type=checkbox]')]"
    return browser.run(f"return {boxes}[{episode - 1}].checked")


def says(browser: Browser, words: str) -> None:
    wait_for(f"'{words}' is said", lambda: any(re.search(words, one) for one in browser.announced))


def test_a_show_that_no_search_finds_is_added_by_hand_and_checked_off(
    browser: Browser, client: Client
) -> None:
    browser.open("/shows")
    browser.read("You have no show yet")
    browser.choose("Find a show", "link")
    browser.find("#search-form")
    browser.press("Our Garden")
    browser.read("Nothing found for “Our Garden”", "#search-status")
    says(browser, "Nothing found")
    browser.choose("Add by hand", "button")
    assert browser.value("dialog [name=title]") == "Our Garden"
    browser.go_to("Number of episodes", "spinbutton")
    browser.press("3", Keys.ENTER)
    browser.read("Our Garden", "#detail-title")
    browser.read("Tracking", "#detail-track")
    browser.choose("Watched 1$", "button")
    browser.read("1 of 3 episodes", "#detail-progress")
    wait_for("the next episode", lambda: focused(browser) == "Watched 2")
    browser.choose("View episodes", "link")
    browser.go_to("Episode 2", "checkbox")
    browser.press(Keys.SPACE)
    browser.read("2 of 3 episodes", "#episodes-progress")
    browser.back()
    browser.read("2 of 3 episodes", "#detail-progress")


def test_the_next_episode_is_checked_at_home_and_undone(browser: Browser, client: Client) -> None:
    key = put_show(client, "Our Garden", episodes=12)
    browser.open("/shows")
    browser.choose("Watched 1 of Our Garden", "button")
    browser.read("1 of 12 episodes", "#watching")
    browser.read("Watched 2", "#watching")
    is_kept(client, key, watched=1)
    assert focused(browser) == "Watched 2 of Our Garden"
    browser.read("Undo", "#notice")
    browser.choose("Undo", "button")
    browser.read("0 of 12 episodes", "#watching")
    is_kept(client, key, watched=0)


def test_a_second_press_checks_no_other_episode(browser: Browser, client: Client) -> None:
    key = put_show(client, "Our Garden", episodes=12)
    for place, button in (("/shows", "#watching button"), (address(key), "#detail-check")):
        watched = client.get(f"/shows/show/{key}")["show"]["watched"]
        browser.open(place)
        browser.find(button)
        browser.run(
            "for (const press of [1, 2]) document.querySelector(arguments[0]).click()", button
        )
        browser.read(f"{watched + 1} of 12 episodes")
        browser.settle()
        is_kept(client, key, watched=watched + 1)


def test_the_bar_moves_at_once_and_goes_back_when_a_step_fails(
    browser: Browser, client: Client
) -> None:
    key = put_show(client, "Our Garden", episodes=12)
    browser.open(address(key, "&episodes="))
    browser.go_to("Episode 3", "checkbox")
    # The server gets the name of another episode, which the show doesn't have.
    browser.run(
        """
        const { fetch } = window;
        window.fetch = async (path, options) => {
          if (options?.method !== "POST") return fetch(path, options);
          await new Promise((done) => (window.goOn = done));
          return fetch(path, { ...options, body: '{"episodes":"nonsense"}' });
        };
        """
    )
    browser.press(Keys.SPACE)
    browser.read("1 of 12 episodes", "#episodes-progress")
    browser.run("window.goOn()")
    browser.read("nonsense", "#problem")
    browser.read("0 of 12 episodes", "#episodes-progress")
    assert not is_checked(browser, 3)
    is_kept(client, key, watched=0)


def test_all_up_to_an_episode_and_the_whole_season_are_checked(
    browser: Browser, client: Client
) -> None:
    key = put_show(client, "Our Garden", episodes=6)
    browser.open(address(key, "&episodes="))
    browser.choose("More for Episode 4", "DisclosureTriangle")
    browser.choose("All up to here Episode 4", "button")
    browser.read("4 of 6 episodes", "#episodes-progress")
    browser.go_to("Watched all", "checkbox")
    browser.press(Keys.SPACE)
    browser.read("6 of 6 episodes", "#episodes-progress")
    is_kept(client, key, watched=6, status="completed")
    browser.choose("Whole show", "DisclosureTriangle")
    browser.choose("Watched 1 again", "button")
    browser.read("You watch it again: 1 of 6", "#episodes-again")
    browser.choose("Watched 2 again", "button")
    browser.read("You watch it again: 2 of 6", "#episodes-again")
    is_kept(client, key, watched=6, status="completed")


def test_a_show_without_a_number_of_episodes_grows(browser: Browser, client: Client) -> None:
    key = put_show(client, "Our Garden")
    browser.open(address(key, "&episodes="))
    browser.read("Nobody knows how many")
    for number in (1, 2, 3):
        browser.choose(f"Watched {number}$", "button")
        browser.read(f"{number} episodes? watched", "#episodes-progress")
    is_kept(client, key, watched=3, next="4")


def test_a_show_of_2000_episodes_opens_and_answers_at_once(
    browser: Browser, client: Client
) -> None:
    key = put_show(client, "Our Garden", episodes=2000)
    client.post(f"/shows/show/{key}/plays", {"episodes": "1-1100"})
    browser.open(address(key, "&episodes="))
    browser.read("1,100 of 2,000", "#episodes-progress")
    assert browser.run("return document.querySelectorAll('.episodes > li').length") <= 200
    milliseconds = browser.run(
        """
        const boxes = [...document.querySelectorAll(".episodes input")];
        const start = performance.now();
        boxes.find((box) => !box.checked).click();
        document.body.getBoundingClientRect();
        return performance.now() - start;
        """
    )
    assert milliseconds < 100
    browser.read("1,101 of 2,000", "#episodes-progress")


def test_a_status_a_rating_and_notes_are_kept(browser: Browser, client: Client) -> None:
    key = put_show(client, "Our Garden")
    browser.open(address(key))
    browser.go_to("Status", "combobox")
    browser.press("Paused")
    is_kept(client, key, status="paused")
    browser.go_to("How did you like it", "combobox")
    browser.press("4½")
    is_kept(client, key, rating="4.5/5")
    browser.choose("Write", "button")
    browser.go_to("Review", "textbox")
    browser.press("Quiet and good.")
    browser.choose("Save", "button")
    browser.read("Quiet and good.", "#detail-review")
    browser.choose("Make a list", "button")
    browser.press("Favourites", Keys.ENTER)
    browser.read("Favourites", "#detail-lists")
    wait_for("the list", lambda: [one["key"] for one in client.get("/shows/lists")["lists"][0]["shows"]] == [key])
    browser.choose(".*Tracking", "button")
    browser.choose("Stop tracking", "button")
    browser.read("Add to watchlist", "#detail-track")
    is_kept(client, key, status=None)


def test_a_late_answer_replaces_no_newer_one(browser: Browser, client: Client) -> None:
    put_show(client, "Our Garden")
    browser.open("/shows?search=")
    browser.find("#search-form")
    browser.delay_answers(1500, "String(address).includes('q=none')")
    browser.press("none")
    browser.read("^", "#search")
    wait_for("the first search", lambda: browser.path.endswith("search=none"))
    browser.press(Keys.BACKSPACE * 4 + "Our Garden")
    browser.read("1 show found", "#search-status")
    browser.wait_for_late_answer()
    assert "1 show found" in browser.text("#search-status")
    browser.read("Tracking", "#found")
    browser.reload()
    browser.read("1 show found", "#search-status")


@pytest.mark.parametrize("view", ["", "?search=", "?notifications", "?profile", "?lists", "?status=", "?import"])
def test_every_view_is_accessible_on_the_narrowest_screen(
    browser: Browser, client: Client, view: str
) -> None:
    put_show(client, "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", episodes=3)
    browser.resize(PHONE)
    browser.open(f"/shows{view}")
    browser.settle()
    assert accessibility.axe(browser) == []
    browser.run("document.documentElement.dataset.text = 'largest'")
    assert accessibility.overflow(browser) == []


def test_a_show_and_its_episodes_are_accessible(browser: Browser, client: Client) -> None:
    key = put_show(client, "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", episodes=3)
    client.post("/shows/lists", {"title": "Favourites"})
    browser.resize(PHONE)
    for more in ("", "&episodes="):
        browser.open(address(key, more))
        browser.settle()
        assert accessibility.axe(browser) == []
        assert accessibility.walk(browser) == []
        browser.run("document.documentElement.dataset.text = 'largest'")
        assert accessibility.overflow(browser) == []

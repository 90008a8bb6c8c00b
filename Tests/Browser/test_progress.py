"""The Progress page: figures, charts, and a table for each chart."""

import pytest
from selenium.webdriver.common.keys import Keys

import past
from browser import Browser
from client import Client
from server import Home
from waiting import wait_for

pytestmark = pytest.mark.server("shared")


@pytest.fixture
def full(home: Home, browser: Browser) -> Browser:
    """Opens the page after six weeks of practice."""
    words = {"yellow": 1, "harbor": 2, "necessary": 0, "ocean": 1, "garden": 3, "cat": 1}
    past.write(home, words, days=42, times=6)
    browser.open("/progress")
    browser.read("Streak")
    return browser


def tables(browser: Browser) -> dict[str, list[list[str]]]:
    """Returns the rows of each table, by the title of its chart."""
    return browser.run(
        """
        const chart = (table) => table.closest("section, figure, .card");
        const title = (table) => chart(table).querySelector("h2, h3").textContent;
        const cells = (row) => [...row.cells].map((cell) => cell.textContent.trim());
        return Object.fromEntries([...document.querySelectorAll("table")].map(
          (table) => [title(table), [...table.tBodies[0].rows].map(cells)]));
        """
    )


def test_without_any_practice_a_sentence_says_so(browser: Browser) -> None:
    browser.open("/progress")
    browser.read(r"You have not practised yet\.")
    assert not browser.look("svg[role=img]")


def test_the_figures_are_those_of_the_statistics(full: Browser, client: Client) -> None:
    statistics = client.get("/statistics")
    first = statistics["asked"]["firstTry"]
    assert first["of"] == 36 and 0 < first["count"] < 36, "the past is there"
    shown = full.text("#figures")
    assert f"{first['count']} of {first['of']}" in shown, "a share has its denominator"
    assert f"best {statistics['streak']['best']}" in shown
    assert str(statistics["rating"]["points"]) in shown


@pytest.mark.parametrize(
    "chart",
    [
        "Days of practice",
        "Accuracy over time",
        "By length",
        "By kind of mistake",
        "Coming reviews",
    ],
)
def test_each_chart_has_a_title_a_description_and_a_table(full: Browser, chart: str) -> None:
    image = full.named(chart, "image")
    assert len(image.accessible_name) > len(chart) + 10, "the title and what it shows"
    [title] = [title for title in tables(full) if title.startswith(chart)]
    assert tables(full)[title]
    summary = full.run(
        """
        const heading = [...document.querySelectorAll("h2, h3")].find(
          (one) => one.textContent === arguments[0]);
        const summary = heading.closest("section, figure, .card").querySelector("summary");
        summary.focus();
        return summary;
        """,
        title,
    )
    full.press(Keys.ENTER)
    assert summary.find_element("xpath", "../table|..//table").is_displayed()


def test_the_tables_hold_the_figures(full: Browser, client: Client) -> None:
    statistics, shown = client.get("/statistics"), tables(full)
    days = [day for day in statistics["calendar"] if day["rounds"]]
    assert [int(row[1]) for row in shown["Days of practice"]] == [d["rounds"] for d in days][::-1]
    for title, groups in (("Accuracy over time", "byWeek"), ("By length", "byLength")):
        shares = [group["rounds"]["firstTry"] for group in statistics[groups]]
        cells = [row[1] for row in shown[title]]
        assert len(cells) == len(shares)
        for cell, share in zip(cells, shares, strict=True):
            assert cell.startswith(f"{share['count']} of {share['of']}"), title
    assert [int(row[1]) for row in shown["Coming reviews"]] == [
        day["words"] for day in statistics["forecast"]
    ]


def test_the_charts_draw_as_much_as_there_is(full: Browser, client: Client) -> None:
    days = [day for day in client.get("/statistics")["calendar"] if day["rounds"]]
    names = full.run(
        "return [...document.querySelectorAll('svg rect > title')].map((one) => one.textContent)"
    )
    assert len([name for name in names if "round" in name]) == len(days)


def test_nothing_is_told_by_colour_alone(full: Browser) -> None:
    """Each bar has its figure in letters beside it."""
    charts = full.driver.find_elements("css selector", "svg[role=img]")
    assert len(charts) >= 5
    for chart in charts[1:]:
        bars = chart.find_elements("css selector", "rect.bar")
        figures = [
            t.text
            for t in chart.find_elements("css selector", "text")
            if any(map(str.isdigit, t.text))
        ]
        assert len(figures) >= len(bars) > 0


def test_missed_words_are_named(browser: Browser, home: Home) -> None:
    past.write(home, {"yellow": 1, "necessary": 0}, days=20, times=3)
    browser.open("/progress")
    browser.read(r"Words missed most[^#]*necessary\s+3 of 3 rounds")


@pytest.mark.parametrize("width", [320, 360, 768, 1200])
def test_charts_end_inside_the_screen_and_say_their_figures(
    browser: Browser, home: Home, width: int
) -> None:
    past.write(home, {"yellow": 1, "necessary": 0, "accommodation": 1, "sea": 2}, days=100, times=9)
    browser.resize(width)
    browser.open("/progress")
    browser.read("Coming reviews")
    wait_for("the charts", lambda: browser.run("return document.querySelectorAll('.chart svg').length") == 5)
    beyond = browser.run(
        """
        return [...document.querySelectorAll(".chart")].filter((place) => {
          const edge = Math.min(innerWidth, place.getBoundingClientRect().right) + 1;
          return [place, ...place.querySelectorAll("svg, rect, text")]
            .some((element) => element.getBoundingClientRect().right > edge);
        }).map((place) => place.closest("figure").innerText.slice(0, 40));
        """
    )
    assert beyond == []
    told = browser.run("return [...document.querySelectorAll('.chart desc')].map((one) => one.textContent)")
    assert all(any(sign.isdigit() for sign in text) for text in told), told
    assert "Missing letters: " in " ".join(told) and " %;" in told[1], told

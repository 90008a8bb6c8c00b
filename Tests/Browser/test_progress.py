"""The Progress page: figures, the garden, charts, and a table for each chart; and the report."""

from datetime import datetime, timedelta, timezone

import pytest
from selenium.webdriver.common.keys import Keys

import accessibility
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
    browser.read("First tries")
    open_more(browser)
    return browser


# A chart is drawn when its place has a width, and again when that changes: the bar that scrolls the
# page comes with the charts.
DRAWN = """
const drawings = () =>
  [...document.querySelectorAll("#more-charts .chart")].map((chart) => chart.querySelector("svg"));
const before = drawings();
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
return frame().then(frame).then(frame).then(() => {
  const after = drawings();
  return after.every((drawing, index) => drawing && drawing === before[index]);
});
"""


def open_more(browser: Browser) -> None:
    """Opens the part for grown-ups."""
    browser.find("#more > summary")
    browser.run("document.querySelector('#more > summary').focus()")
    browser.press(Keys.ENTER)
    browser.read("Streak", "#more-figures")
    wait_for("the charts", lambda: browser.run(DRAWN))


def practise(home: Home, words: dict[str, list[int]], wrong: int = 0, is_completed: bool = True) -> None:
    """Writes a past in which each word was practised some days ago."""
    now = datetime.now(timezone.utc).replace(microsecond=0)
    rounds = [
        past.Round(
            word,
            now - timedelta(days=ago, seconds=place),
            f"{word}{ago}",
            wrong=(word[:-1],) * wrong,
            is_completed=is_completed,
        )
        for place, (word, days) in enumerate(words.items())
        for ago in days
    ]
    past.keep(home, sorted(rounds, key=lambda one: one.at))


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
    shown, more = full.text("#figures"), full.text("#more-figures")
    assert f"{first['count']}\nof {first['of']}" in shown, "a share has its denominator"
    assert f"{statistics['words']}\nwords" in shown
    assert f"{statistics['practisedDays']['count']}\nthat you practised on" in shown
    assert f"{first['count']} of {first['of']}" in more
    assert f"best {statistics['streak']['best']}" in more
    assert str(statistics["rating"]["points"]) in more


def test_a_child_reads_no_rating_and_no_kind_of_mistake(home: Home, browser: Browser) -> None:
    past.write(home, {"yellow": 1, "necessary": 0, "ocean": 2}, days=42, times=6)
    browser.resize(360, 640)
    browser.open("/progress")
    shown = browser.read("Days of practice")
    for words in ("Rating", "plus or minus", "Missing letters", "predicted", "Accuracy", "rounds of"):
        assert words not in shown, words
    open_more(browser)
    shown = browser.read("By kind of mistake")
    for words in (
        "Rating", "plus or minus", "Missing letters", "% predicted", "Accuracy over time", "Streak",
        "By length", "Coming reviews", "Mastered", "Seconds a word", "Days in a row", "Table (CSV)",
    ):
        assert words in shown, words


def test_a_word_is_a_seed_on_the_first_day_and_grows_on_the_next(home: Home, browser: Browser) -> None:
    practise(home, {"harbor": [0], "ocean": [3, 0], "garden": [8, 5, 1]})
    browser.resize(360, 640)
    browser.open("/progress")
    shown = browser.read("Your garden", "#garden")
    assert "1 plant, 1 sprout and 1 seed." in shown
    assert bed(browser, "plants") == ["garden"]
    assert bed(browser, "sprouts") == ["ocean today"]
    assert bed(browser, "seeds") == ["harbor today"]
    assert accessibility.axe(browser) == []


def bed(browser: Browser, name: str) -> list[str]:
    """Returns what stands in a bed of the garden, as a screen reader says it."""
    browser.find(".garden")
    items = browser.run(
        "return [...document.querySelectorAll(`.${arguments[0]} li`)].map((one) => one.innerText)", name
    )
    return [" ".join(item.split()) for item in items]


def test_an_empty_garden_says_how_it_begins(home: Home, browser: Browser) -> None:
    practise(home, {"ocean": [0]}, wrong=1)
    browser.open("/progress")
    browser.read("Your garden is still empty", "#garden")


def test_a_plant_stays_of_its_kind_and_words_differ(home: Home, browser: Browser) -> None:
    words = "harbor ocean garden window pencil winter orange candle market dragon basket yellow".split()
    practise(home, {word: [9, 5, 1] for word in words})
    kinds = []
    for _ in range(2):
        browser.open("/progress")
        browser.find(".garden")
        kinds.append(
            browser.run(
                """
                return Object.fromEntries([...document.querySelectorAll(".plants li")].map(
                  (one) => [one.innerText.trim(), one.querySelector("svg").getAttribute("class")]));
                """
            )
        )
    assert kinds[0] == kinds[1] and sorted(kinds[0]) == sorted(words)
    assert len(set(kinds[0].values())) >= 4


def test_the_garden_fills_its_card_and_cuts_no_name(home: Home, browser: Browser) -> None:
    words = ["accommodation", "neighbourhood", "cat", "harbor", "ocean", "extraordinary", "as"]
    practise(home, {word: [9, 5, 1] for word in words} | {"queue": [0]})
    browser.open("/progress")
    browser.find(".garden")
    for width, text in (360, "normal"), (320, "largest"), (1280, "normal"):
        browser.run("document.documentElement.dataset.text = arguments[0]", text)
        browser.resize(width, 641)
        assert accessibility.overflow(browser) == [], (width, text)
        names = browser.run(
            """
            const card = document.querySelector("#garden ul").getBoundingClientRect();
            return [...document.querySelectorAll(".name")].map((name) => {
              const range = document.createRange();
              range.selectNodeContents(name);
              const box = range.getBoundingClientRect();
              const { fontSize, lineHeight } = getComputedStyle(name);
              const isWhole = box.left >= card.left - 1 && box.right <= card.right + 1;
              return [name.innerText, isWhole, box.height < 1.5 * parseFloat(lineHeight), parseFloat(fontSize)];
            });
            """
        )
        assert len(names) == 8, (width, text)
        assert [name for name in names if not (name[1] and name[2] and name[3] >= 14)] == [], width
        [filled] = browser.run(
            """
            const card = document.querySelector("#garden");
            const { paddingLeft, paddingRight } = getComputedStyle(card);
            const width = card.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
            const rows = [...document.querySelectorAll(".seeds li")];
            return [rows.reduce((sum, one) => sum + one.getBoundingClientRect().width, 0) / width];
            """
        )
        assert filled > 0.98, (width, text)


def test_two_thousand_words_are_bounded_counted_and_quick(home: Home, browser: Browser, client: Client) -> None:
    words = [a + b + c + d for a in "bcdfghjklm" for b in "aeiou" for c in "nprst" for d in "abcdefgh"]
    practise(home, {word: [40, 20, 2][: 1 + place % 3] for place, word in enumerate(words)})
    browser.open("/progress")
    shown = browser.read("Your garden", "#garden")
    beds = {name: client.get("/garden")[name]["count"] for name in ("plants", "sprouts", "seeds")}
    assert sum(beds.values()) == len(words) == 2000
    for name, count in beds.items():
        assert len(bed(browser, name)) == 60
        assert f"And {count - 60} more." in shown
    milliseconds = browser.run(
        """
        const { makeGarden } = await import("/assets/shell/garden.js");
        const garden = await (await fetch("/api/v1/garden")).json();
        const begin = performance.now();
        document.querySelector("#garden").replaceChildren(makeGarden(garden, { isWhole: true }));
        document.body.getBoundingClientRect();
        return performance.now() - begin;
        """
    )
    assert milliseconds < 500


def test_the_report_is_a_page_that_is_printed(home: Home, browser: Browser) -> None:
    practise(home, {"harbor": [6, 3, 0], "ocean": [4], "garden": [2]})
    browser.resize(360, 640)
    browser.open("/progress")
    browser.choose("Report to print", "link")
    shown = browser.read("Spelling report", ".sheet")
    assert browser.path == "/progress/report"
    assert "3 words on 5 of 7 days." in shown, "the days count from the first practice on"
    assert accessibility.overflow(browser) == [] and accessibility.axe(browser) == []
    browser.run("window.print = () => { window.printed = true }")
    browser.choose("Print", "button")
    assert browser.run("return window.printed")
    browser._command("Emulation.setEmulatedMedia", media="print")
    hidden = [".printing", "header.site", "#notice"]
    assert [one for one in hidden if browser.look(one)] == []
    assert browser.run("return getComputedStyle(document.querySelector('.sheet')).color") == "rgb(0, 0, 0)"
    browser._command("Emulation.setEmulatedMedia", media="")
    browser.choose("Back to Progress", "link")
    browser.read("First tries")


def test_the_report_is_of_a_list_and_of_some_days(home: Home, browser: Browser) -> None:
    home.put_list("week 12", {"word": "harbor"}, {"word": "queue"})
    practise(home, {"harbor": [20, 2], "ocean": [15]})
    browser.open("/progress/report")
    assert "practised 2 words on 3 of 21 days." in browser.read("Spelling report", ".sheet")
    browser.go_to("Words", "combobox")
    browser.press("week")
    shown = browser.read("The list week 12", ".sheet")
    assert "practised 1 word on 2 of 21 days." in shown
    assert "Words of the list that were not asked: queue" in shown
    assert browser.path == "/progress/report?list=week+12"
    browser.go_to("Days", "combobox")
    browser.press("The last 7")
    shown = browser.read("since", ".sheet")
    assert "practised 1 word on 1 of 7 days." in shown
    assert browser.path == "/progress/report?list=week+12&since=7"
    assert browser.value("select[name=list]") == "week 12"
    browser.back()
    browser.read("1 word on 2 of 21 days", ".sheet")
    assert browser.value("select[name=since]") == ""


def test_the_report_names_the_words_of_a_bad_week(home: Home, browser: Browser) -> None:
    practise(home, {"necessary": [2], "rhythm": [1]}, wrong=3, is_completed=False)
    browser.open("/progress/report?since=7")
    shown = browser.read("What to practise next", ".sheet")
    assert "Words to practise again: necessary, rhythm" in shown
    assert "2 words on 2 of 3 days." in shown, "nobody practised before"


def test_a_report_of_a_list_that_is_gone_says_so(browser: Browser) -> None:
    browser.open("/progress/report?list=gone")
    browser.read("gone")


CHARTS = "Days of practice", "Accuracy over time", "By length", "By kind of mistake", "Coming reviews"
SUMMARY = """
const heading = [...document.querySelectorAll("h2, h3")].find((one) => one.textContent === arguments[0]);
const summary = heading.closest("section, figure, .card").querySelector("summary");
summary.focus();
return summary;
"""


def test_each_chart_has_a_title_a_description_and_a_table(full: Browser) -> None:
    for chart in CHARTS:
        image = full.named(chart, "image")
        assert len(image.accessible_name) > len(chart) + 10, "the title and what it shows"
        [title] = [title for title in tables(full) if title.startswith(chart)]
        assert tables(full)[title], chart
        summary = full.driver.execute_script(SUMMARY, title)
        full.press(Keys.ENTER)
        assert summary.find_element("xpath", "../table|..//table").is_displayed(), chart


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


BARS_AND_FIGURES = """
const charts = [...document.querySelectorAll("svg[role=img]")];
return charts.map((chart) => [
  chart.querySelectorAll("rect.bar").length,
  [...chart.querySelectorAll("text")].filter(
    (text) => text.checkVisibility() && /[0-9]/u.test(text.textContent),
  ).length,
]);
"""


def test_nothing_is_told_by_colour_alone(full: Browser) -> None:
    """Each bar has its figure in letters beside it."""
    charts = full.run(BARS_AND_FIGURES)
    assert len(charts) >= 5
    for bars, figures in charts[1:]:
        assert figures >= bars > 0


def test_missed_words_are_named(browser: Browser, home: Home) -> None:
    past.write(home, {"yellow": 1, "necessary": 0}, days=20, times=3)
    browser.open("/progress")
    browser.read(r"Hard words[^#]*necessary\s+missed 3 of 3 times")


def test_charts_end_inside_the_screen_and_say_their_figures(browser: Browser, home: Home) -> None:
    past.write(home, {"yellow": 1, "necessary": 0, "accommodation": 1, "sea": 2}, days=100, times=9)
    browser.open("/progress")
    browser.read("First tries")
    open_more(browser)
    browser.read("Coming reviews")
    beyond: dict[int, list[str]] = {}
    for width in (1200, 768, 360, 320):
        browser.resize(width)
        wait_for("the charts", lambda: browser.run("return document.querySelectorAll('.chart svg').length") == 5)
        beyond[width] = browser.run(
            """
            return [...document.querySelectorAll(".chart")].filter((place) => {
              const edge = Math.min(innerWidth, place.getBoundingClientRect().right) + 1;
              return [place, ...place.querySelectorAll("svg, rect, text")]
                .some((element) => element.getBoundingClientRect().right > edge);
            }).map((place) => place.closest("figure").innerText.slice(0, 40));
            """
        )
    assert beyond == dict.fromkeys(beyond, [])
    told = browser.run("return [...document.querySelectorAll('.chart desc')].map((one) => one.textContent)")
    assert all(any(sign.isdigit() for sign in text) for text in told), told
    assert "Missing letters: " in " ".join(told) and " %;" in told[1], told

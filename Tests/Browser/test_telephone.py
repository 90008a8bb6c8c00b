"""The Play page on a telephone, even while its keyboard takes half of the screen."""

import pytest
from selenium.webdriver.common.keys import Keys

import past
from accessibility import cut, overflow
from browser import Browser
from client import Client
from practice import Practice
from server import Home
from waiting import wait_for

pytestmark = pytest.mark.server("shared")

WIDTH = 360
# A telephone, the same with its keyboard, and lying on its side.
SCREENS = [(360, 640), (360, 380), (640, 360)]
# The parts of a round that a person needs in each moment.
CONTROLS = ["#play", "#typed", "#check", "[data-request=slow]", "[data-request=hint]", "#more summary", "#end"]
FIGURES = ["#round-title", "#tries-left", "#streak"]


@pytest.fixture
def telephone(browser: Browser, home: Home) -> Browser:
    home.put_list("week", {"word": "necessary"}, {"word": "accommodation"})
    return browser


def in_view(browser: Browser, selector: str) -> bool:
    """Returns whether a person sees all of an element, and could touch its middle."""
    return browser.run(
        """
        const element = document.querySelector(arguments[0]);
        const box = element.getBoundingClientRect();
        const { height } = visualViewport;
        if (box.height === 0 || box.top < 0 || box.bottom > height + 1) return false;
        if (box.left < 0 || box.right > innerWidth + 1) return false;
        const shown = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return element.contains(shown) || shown?.contains(element) || false;
        """,
        selector,
    )


def assert_in_view(browser: Browser, *selectors: str) -> None:
    hidden = [one for one in selectors if not in_view(browser, one)]
    assert hidden == [], hidden


def watch_scrolling(browser: Browser) -> None:
    browser.run("window.scrolled = 0; addEventListener('scroll', () => window.scrolled++)")


def ask(browser: Browser, client: Client, *words: str, **plan: object) -> Practice:
    practice = Practice.of(client, *words, **plan)
    browser.open("/play")
    browser.find("#typed")
    return practice


def spell(browser: Browser, typed: str) -> None:
    """Types over the last try, and waits for the verdict."""
    before = browser.text("#tries-left")
    browser.press(typed, Keys.ENTER)
    wait_for("the verdict", lambda: browser.text("#tries-left") != before)
    browser.settle()


# A round


@pytest.mark.parametrize("screen", SCREENS)
def test_all_that_a_round_needs_is_in_view_after_every_try(
    telephone: Browser, screen: tuple[int, int]
) -> None:
    telephone.resize(*screen)
    telephone.open("/play?list=week&in-order")
    telephone.choose("Start", "button")
    telephone.find("#typed")
    watch_scrolling(telephone)
    assert_in_view(telephone, *CONTROLS, *FIGURES)
    for number, typed in enumerate(["nesesary", "neccessery"], 1):
        spell(telephone, typed)
        telephone.picture(f"telephone-{screen[1]}-{number}", whole=False)
        assert_in_view(telephone, *CONTROLS, *FIGURES, "#verdict .verdict", "#verdict .marks")
        assert telephone.focused.get_attribute("id") == "typed", "the keyboard stays open"
    assert telephone.run("return [scrollY, window.scrolled]") == [0, 0]
    assert telephone.run("return document.documentElement.scrollHeight <= innerHeight"), (
        "nothing more is to be found by scrolling"
    )


@pytest.mark.parametrize("width", [320, 360])
def test_no_line_end_breaks_a_word_whose_letters_are_set_apart(
    browser: Browser, client: Client, width: int
) -> None:
    browser.resize(width, 640)
    ask(browser, client, "experience")
    for typed in ("expirance", "experance", "expirence"):
        spell(browser, typed)
    lines = browser.run(
        """
        return Object.fromEntries([...document.querySelectorAll(".whole-word")].map((word) => {
          const range = document.createRange();
          range.selectNodeContents(word);
          return [word.textContent, new Set([...range.getClientRects()].map(({ top }) => top)).size];
        }));
        """
    )
    assert lines == {"exp-E-rience.": 1, "exper-IE-nce.": 1}
    assert "Both vowels are heard: exper-IE-nce." in browser.text(".rules")


@pytest.mark.parametrize("mode", ["listen", "bee", "sprint", "copy", "mistakes", "dictation"])
def test_a_round_of_each_mode_fits(
    telephone: Browser, client: Client, home: Home, mode: str
) -> None:
    telephone.resize(*SCREENS[0])
    plan = {"minutes": 5} if mode == "sprint" else {}
    if mode == "dictation":
        home.put_list("week", {"word": "harbor", "sentence": "The ship lies in the harbor."})
        Practice(client, words="list", list="week", mode=mode)
    elif mode == "mistakes":
        Practice.of(client, "harbor").skip()
        Practice(client, mode=mode)
    else:
        Practice.of(client, "harbor", mode=mode, **plan)
    telephone.open("/play")
    telephone.find("#typed")
    telephone.settle()
    more = {
        "sprint": ["#countdown"],
        "copy": ["#sight-word", "#hide-sight"],
        "dictation": ["#notes .note"],
    }
    wrong: list[tuple[tuple[int, int], list[str], bool]] = []
    for screen in SCREENS:
        telephone.resize(*screen)
        wanted = [*CONTROLS, *FIGURES, *more.get(mode, [])]
        hidden = [one for one in wanted if not in_view(telephone, one)]
        fits = telephone.run("return document.documentElement.scrollHeight <= innerHeight")
        if hidden or not fits:
            wrong.append((screen, hidden, fits))
    assert wrong == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_long_word_and_a_long_sentence_fit(
    telephone: Browser, client: Client, screen: tuple[int, int]
) -> None:
    telephone.resize(*screen)
    ask(telephone, client, "antidisestablishmentarianism")
    spell(telephone, "antydisestablishmentarianissm")
    assert_in_view(telephone, *CONTROLS, "#verdict .verdict", "#verdict .marks")
    lines = telephone.run(
        """
        const sentence = document.querySelector("#verdict .verdict");
        const { lineHeight } = getComputedStyle(sentence);
        return sentence.clientHeight / parseFloat(lineHeight);
        """
    )
    assert lines > 2.9, "three lines can be read at once"
    telephone.picture(f"telephone-long-{screen[1]}", whole=False)


@pytest.mark.parametrize("screen", SCREENS)
def test_slower_and_a_hint_are_one_tap_away_and_the_hint_is_seen(
    telephone: Browser, client: Client, screen: tuple[int, int]
) -> None:
    practice = ask(telephone, client, "harbor")
    slow = practice.sound("slow")
    telephone.resize(*screen)
    telephone.click("[data-request=slow]")
    assert telephone.hear(1).wav == slow
    spell(telephone, "herber")
    telephone.click("[data-request=hint]")
    telephone.read("Hint 1", "#notes")
    telephone.settle()
    assert_in_view(telephone, *CONTROLS, "#notes .note", "#verdict .verdict", "#verdict .marks")


@pytest.mark.parametrize("screen", SCREENS)
def test_the_rest_opens_above_the_row_and_closes_by_itself(
    telephone: Browser, client: Client, screen: tuple[int, int]
) -> None:
    ask(telephone, client, "harbor")
    telephone.resize(*screen)
    telephone.run("document.querySelector('#typed').focus()")
    spell(telephone, "harbr")
    spell(telephone, "herber")
    telephone.click("#more summary")
    assert_in_view(telephone, "#more summary", "#more-help", "[data-request=define]")
    assert telephone.focused.get_attribute("id") == "typed", "the keyboard stays open"
    assert "Earlier tries" in telephone.text("#more-help")
    telephone.click("[data-request=define]")
    telephone.read("place by the coast", "#notes")
    assert not telephone.text("#more-help"), "the note is not covered"
    assert_in_view(telephone, "#typed", "#verdict .verdict", "#verdict .marks")
    telephone.click("#more summary")
    assert telephone.text("#more-help")
    telephone.press(Keys.ESCAPE)
    assert not telephone.text("#more-help")


def test_a_thumb_reaches_the_controls(telephone: Browser, client: Client) -> None:
    telephone.resize(WIDTH, 640)
    ask(telephone, client, "harbor")
    tops = telephone.run(
        "return arguments[0].map((one) => document.querySelector(one).getBoundingClientRect().top)",
        CONTROLS,
    )
    assert min(tops) > 320, "in the lower half of the screen"


SMALL_CONTROLS = """
return [...document.querySelectorAll("main :is(button, summary, input, select, a)")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
  .filter((one) => !one.closest("p:not(.row)") && !one.closest(".hiding"))
  .map((one) => one.closest(".choice") ?? one)
  .map((one) => [one.getBoundingClientRect(), one.id || one.textContent])
  .filter(([{ width, height }]) => width < 43.5 || height < 43.5)
  .map(([{ width, height }, name]) => `${name}: ${width} x ${height}`);
"""


def test_every_control_is_big_enough_for_a_thumb(
    telephone: Browser, client: Client, home: Home
) -> None:
    telephone.resize(WIDTH, 640)
    telephone.open("/play")
    telephone.find("#start")
    telephone.settle()
    telephone.run("document.querySelector('#choices-fold').open = true")
    assert telephone.run(SMALL_CONTROLS) == []
    ask(telephone, client, "harbor", "ocean")
    telephone.run("document.querySelector('#more').open = true")
    assert telephone.run(SMALL_CONTROLS) == []
    telephone.run("document.querySelector('#more').open = false")
    for typed in ("harber", "herbor", "herber"):
        spell(telephone, typed)
    telephone.read("Now type it once", "#verdict")
    assert telephone.run(SMALL_CONTROLS) == []
    telephone.press("harbor", Keys.ENTER)
    telephone.read("That is it", "#verdict")
    assert telephone.run(SMALL_CONTROLS) == []
    telephone.click("#end")
    telephone.read("You met 1 hard word", "#summary-title")
    telephone.run("for (const one of document.querySelectorAll('details')) one.open = true")
    assert telephone.run(SMALL_CONTROLS) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_the_largest_text_hides_no_control(
    telephone: Browser, client: Client, screen: tuple[int, int]
) -> None:
    client.json("PATCH", "/settings", {"textSize": "largest", "letterSpacing": "wider"})
    ask(telephone, client, "harbor")
    telephone.resize(*screen)
    spell(telephone, "harber")
    assert_in_view(telephone, "#play", "#typed", "#check")
    assert overflow(telephone) == [] and cut(telephone) == []
    for control in CONTROLS:
        telephone.run("document.querySelector(arguments[0]).scrollIntoView({block: 'nearest'})", control)
        assert_in_view(telephone, control)


def test_the_keyboard_covers_nothing(telephone: Browser, client: Client) -> None:
    """Most telephones leave the page as high as it was, and say what they cover."""
    telephone.resize(WIDTH, 640)
    ask(telephone, client, "harbor")
    spell(telephone, "harber")
    telephone.run(
        "Object.defineProperty(visualViewport, 'height', { value: 380 });"
        "visualViewport.dispatchEvent(new Event('resize'))"
    )
    assert_in_view(telephone, *CONTROLS, *FIGURES, "#verdict .verdict", "#verdict .marks")


def test_a_round_has_the_screen_for_itself(telephone: Browser, client: Client) -> None:
    focus = "return document.body.dataset.focus"
    telephone.resize(WIDTH, 640)
    ask(telephone, client, "harbor")
    assert telephone.run(focus) == "on"
    telephone.click("#end")
    telephone.read("No word was finished", "#summary-title")
    assert telephone.run(focus) is None


@pytest.mark.parametrize("screen", [*SCREENS, (768, 1024), (1280, 800)])
def test_no_page_scrolls_by_itself(
    telephone: Browser, client: Client, screen: tuple[int, int]
) -> None:
    telephone.resize(*screen)
    ask(telephone, client, "harbor", "ocean")
    watch_scrolling(telephone)
    telephone.click("#play")
    for key in ("3", "4", "5"):
        telephone.press(key)
    telephone.read("Hint 1", "#notes")
    for typed in ("harber", "herbor", "herber"):
        spell(telephone, typed)
    telephone.press("harbor", Keys.ENTER)
    telephone.read("That is it", "#verdict")
    telephone.press(Keys.ENTER)
    telephone.read("Word 2 of 2")
    assert telephone.run("return [scrollY, window.scrolled]") == [0, 0]


def test_the_way_on_is_in_view_at_the_end_of_a_round(telephone: Browser, client: Client) -> None:
    telephone.resize(WIDTH, 380)
    ask(telephone, client, "harbor", "ocean")
    telephone.press("harbor", Keys.ENTER)
    telephone.read("Correct", "#verdict")
    telephone.settle()
    assert_in_view(telephone, "#next", "#play", "#end", "#verdict .verdict")


# Before and after


def test_start_is_in_view_and_the_choices_are_folded(telephone: Browser) -> None:
    telephone.resize(WIDTH, 640)
    telephone.open("/play")
    telephone.find("#start")
    telephone.settle()
    assert_in_view(telephone, "#start", "#choices-fold summary")
    assert not telephone.run("return document.querySelector('#choices-fold').open")
    assert telephone.text("#chosen") == "10 new and due words, Listen"
    telephone.click("#choices-fold summary")
    telephone.run("document.querySelector('[value=list]').click()")
    telephone.run("document.querySelector('[value=bee]').click()")
    assert telephone.text("#chosen") == "all words of week, Bee"


def test_a_wrong_choice_that_is_folded_away_is_shown(telephone: Browser) -> None:
    telephone.resize(WIDTH, 640)
    telephone.open("/play")
    telephone.settle()
    telephone.run(
        "document.querySelector('[value=sprint]').click();"
        "document.querySelector('[name=minutes]').value = '99'"
    )
    telephone.click("#start")
    wait_for("the field", lambda: telephone.look("[name=minutes]"))


def test_the_end_says_one_thing_then_the_words_then_what_next(
    telephone: Browser, client: Client
) -> None:
    words = ["harbor", "ocean", "garden", "yellow", "island", "umbrella", "window", "pencil"]
    practice = Practice.of(client, *words, "rhythm", "orange")
    while (practice.round["number"], practice.round["isComeback"]) != (10, False):
        number = practice.round["number"]
        practice.skip() if number == 9 else practice.type(words[number - 1])
        practice.go_on()
    practice.type("orenge")
    practice.type("orange")
    telephone.resize(WIDTH, 640)
    telephone.open("/play")
    telephone.click("#end")
    telephone.read("^8 of 10 at the first try.$", "#summary-title")
    telephone.read("^rhythm comes back", "#summary-comeback")
    assert telephone.text("#summary-comeback em") == "rhythm"
    end = telephone.text("#summary-panel")
    places = [end.find(text) for text in ("8 of 10", "Missed: 1", "Right: 9", "Practise the missed words")]
    assert -1 not in places and places == sorted(places), end
    telephone.settle()
    assert_in_view(telephone, "#summary-title", "#practise-missed")
    primary = "return [...document.querySelectorAll('#summary-panel .primary')].filter((one) => one.checkVisibility()).length"
    assert telephone.run(primary) == 1
    telephone.click(".words-missed button")
    assert any(telephone.hear(1).wav[44:])
    telephone.click("#practise-missed")
    telephone.read("Word 1 of 1")


@pytest.mark.parametrize("goal, way", [(1, "^Home$"), (10, "^Next: 9 words to your goal")])
def test_after_a_good_session_the_one_button_leads_to_what_is_due_or_home(
    telephone: Browser, client: Client, goal: int, way: str
) -> None:
    client.json("PATCH", "/settings", {"dailyGoal": goal})
    Practice.of(client, "harbor").type("harbor")
    telephone.resize(WIDTH, 640)
    telephone.open("/play")
    telephone.click("#end")
    telephone.read("1 of 1 at the first try", "#summary-title")
    telephone.read(way, "#go-on .primary")
    telephone.click("#go-on .primary")
    if goal == 1:
        wait_for("Today", lambda: telephone.path == "/today")
    else:
        telephone.read("Word 1")


# Sound

REFUSE = """
const { play } = HTMLMediaElement.prototype;
window.allow = () => (HTMLMediaElement.prototype.play = play);
HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException("", "NotAllowedError"));
"""


def test_where_the_browser_refuses_the_word_a_tap_is_offered(
    telephone: Browser, client: Client
) -> None:
    practice = ask(telephone, client, "harbor")
    telephone.resize(WIDTH, 640)
    telephone.run(REFUSE)
    telephone.press(Keys.ENTER)
    telephone.read("Your browser plays no sound before you tap", "#silence")
    assert_in_view(telephone, "#silence button")
    telephone.run("window.allow()")
    wav = practice.sound("word")
    telephone.click("#silence button")
    assert telephone.hear(1).wav == wav
    wait_for("the offer to go", lambda: not telephone.text("#silence"))


def test_where_the_browser_refuses_another_sound_a_tap_is_offered(telephone: Browser) -> None:
    telephone.open("/settings")
    telephone.settle()
    telephone.run(REFUSE)
    telephone.run("import('/assets/shell/player.js').then(({ playSample }) => playSample('/assets/shell/none.wav'))")
    telephone.read("Your browser plays no sound before you tap", "#notice")
    telephone.run("window.allow()")
    telephone.click("#notice button")
    wait_for("the offer to go", lambda: not telephone.text("#notice"))


def test_the_last_place_leads_to_the_other_pages(telephone: Browser) -> None:
    telephone.resize(WIDTH, 640)
    telephone.open("/play")
    telephone.choose("More", "link")
    telephone.choose("Completed", "link")
    wait_for("the page", lambda: telephone.path == "/completed")


def test_practise_on_a_list_starts_practice(telephone: Browser, client: Client) -> None:
    Practice.of(client, "harbor").type("harbor")
    client.post("/sessions/" + client.get("/sessions")["sessions"][0]["id"] + "/end")
    telephone.open("/lists")
    telephone.choose("Practise week", "link")
    telephone.read("Word 1 of 2")
    telephone.find("#typed")


def test_practise_on_a_list_does_not_end_an_open_round(telephone: Browser, client: Client) -> None:
    practice = Practice.of(client, "harbor")
    telephone.open("/lists")
    telephone.choose("Practise week", "link")
    telephone.find("#start")
    assert practice.type("harbor")["outcome"] == "completed"


BROKEN = """
const broken = [];
for (const cell of document.querySelectorAll("main td, main th, main li, main dt, main dd")) {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.parentElement.checkVisibility()) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
}
return broken;
"""


@pytest.mark.parametrize("path", ["/completed", "/progress", "/lists?list=week", "/lists"])
def test_no_word_breaks_in_a_column(browser: Browser, home: Home, path: str) -> None:
    words = ["accommodation", "necessary", "questionnaire", "entrepreneurial"]
    past.write(home, {word: number for number, word in enumerate(words)}, days=60, times=5)
    home.put_list("week", *({"word": word, "definition": f"a meaning of {word}"} for word in words))
    browser.resize(WIDTH)
    browser.open(path)
    browser.read("accommodation|words")
    browser.run("for (const one of document.querySelectorAll('details')) one.open = true")
    browser.picture("columns-" + path.strip("/").partition("?")[0])
    assert browser.run(BROKEN) == []

"""The Settings page: each change is saved, and seen or heard, at once."""

import pytest
from selenium.webdriver.common.keys import Keys

from browser import Browser
from client import Client
from practice import Practice
from server import Home
from waiting import wait_for

pytestmark = pytest.mark.server("shared")


@pytest.fixture
def page(browser: Browser) -> Browser:
    browser.open("/settings")
    wait_for("the settings", lambda: browser.value("[name=shortest]") == "5")
    open_more(browser)
    return browser


def open_more(page: Browser) -> None:
    # The bar with the places covers the bottom of a telephone.
    page.run("document.querySelector('#more').scrollIntoView()")
    page.click("#more > summary")


def tap(page: Browser, name: str, value: str) -> None:
    page.click(f".choice:has([name={name}][value='{value}'])")


def chosen(page: Browser, name: str) -> str | None:
    return page.run(f"return document.querySelector('[name={name}]:checked')?.value")


def becomes(client: Client, name: str, value: object) -> None:
    wait_for(f"{name} to be {value}", lambda: client.get("/settings")[name] == value)


@pytest.mark.parametrize(
    "field, keys, name, value",
    [
        ("Tries in a round", "5", "tries", "5"),
        ("Usual spelling", "British", "region", "british"),
        ("Names without their capitals", "Are wrong", "capitals", "strict"),
        ("Where words come from", "This computer only", "source", "offline"),
        ("A person's recording", "Never", "recordings", "never"),
        ("Right or wrong", "It is only shown", "verdicts", "shown"),
        ("Where sound is played", "On the computer", "playOn", "computer"),
        ("Space between letters", "Wider", "letterSpacing", "wider"),
        ("Font", "Easy", "font", "dyslexia"),
        ("Motion", "Less", "motion", "reduced"),
    ],
)
def test_a_choice_is_kept_at_once(
    page: Browser, client: Client, field: str, keys: str, name: str, value: str
) -> None:
    page.go_to(field, "combobox")
    page.press(keys)
    becomes(client, name, value)
    page.read("Saved")
    assert page.focused.accessible_name.startswith(field), "the focus stays"
    page.reload()
    wait_for("it to be there again", lambda: page.value(f"[name={name}]") == value)


@pytest.mark.parametrize(
    "name, value", [("colourScheme", "dark"), ("colourScheme", "contrast"), ("textSize", "larger")]
)
def test_a_tap_changes_the_look(page: Browser, client: Client, name: str, value: str) -> None:
    tap(page, name, value)
    becomes(client, name, value)
    page.read("Saved")
    page.reload()
    wait_for("it to be there again", lambda: chosen(page, name) == value)


def test_the_length_is_a_range(page: Browser, client: Client) -> None:
    page.go_to("to", "spinbutton")
    page.press(Keys.ARROW_UP)
    becomes(client, "length", "5-8")
    page.run("document.activeElement.blur()")
    page.go_to("from", "spinbutton")
    page.press(*[Keys.ARROW_UP] * 3)
    becomes(client, "length", "8")


def test_the_level_is_as_needed_or_a_range(page: Browser, client: Client) -> None:
    page.go_to("Adjust to my level", "checkbox")
    page.press(Keys.SPACE)
    becomes(client, "level", "starter-broad")
    page.go_to("to", "combobox")
    page.press("expert")
    becomes(client, "level", "starter-expert")


def test_the_speed_is_tried_out(page: Browser, client: Client) -> None:
    page.go_to("How fast the voice speaks", "slider")
    page.choose("Hear it", "button")
    normal = page.hear(1).wav
    page.run("document.activeElement.blur()")
    page.go_to("How fast the voice speaks", "slider")
    page.press(*[Keys.ARROW_LEFT] * 10)
    becomes(client, "speed", 0.5)
    page.choose("Hear it", "button")
    assert len(page.hear(2).wav) > 1.4 * len(normal)


def test_a_tap_plays_a_voice_and_chooses_it(page: Browser, client: Client) -> None:
    first = page.driver.find_elements("css selector", "#first-voices .choice")
    assert [voice.text.split("\n")[0] for voice in first] == [
        "Martin, a man, American",
        "Recorded woman, American",
    ]
    tap(page, "voice", "flite-slt")
    recorded = page.hear(1).wav
    becomes(client, "voice", "flite-slt")
    page.read("Saved")
    tap(page, "voice", "martin")
    assert page.hear(2).wav != recorded
    becomes(client, "voice", "martin")


def test_more_voices_stand_behind_a_button(page: Browser, client: Client) -> None:
    assert "Clara" not in page.text("#voices")
    page.click("#more-voices > summary")
    assert "Clara, a woman, British" in page.text("#voices")
    tap(page, "voice", "clara-gb")
    becomes(client, "voice", "clara-gb")
    page.reload()
    wait_for("the voice in sight", lambda: "Clara" in page.text("#voices"))
    assert chosen(page, "voice") == "clara-gb"
    groups = page.driver.find_elements("css selector", "[name=voiceOfLanguage] optgroup")
    titles = [group.get_attribute("label") for group in groups]
    assert titles[0] == "English" and titles[-1] == "For fun"
    page.go_to("Other languages", "combobox")
    page.press("Czech")
    page.hear(1)
    becomes(client, "voice", "cs")


@pytest.mark.server("own")
def test_a_voice_is_tried_out_where_it_will_be_heard(
    page: Browser, client: Client, home: Home
) -> None:
    client.json("PATCH", "/settings", {"playOn": "computer"})
    page.reload()
    tap(page, "voice", "flite-slt")
    wait_for("ALSA's file", lambda: home.sound.exists() and any(home.sound.read_bytes()[44:]))
    assert page.playings == []


def test_a_child_finds_voice_speed_and_look_first(browser: Browser) -> None:
    browser.resize(360, 640)
    browser.open("/settings")
    wait_for("the settings", lambda: browser.value("[name=shortest]") == "5")
    shown = browser.text("#main")
    places = [shown.index(f"{name}\n") for name in ("Voice", "Speed", "Look", "Text size", "Colours")]
    assert places == sorted(places)
    for hidden in ("Letters in a word", "Goal", "Reset", "Font"):
        assert hidden not in shown, "behind More"


LABELS = """
  const fields = document.querySelectorAll("#main :is(input, select, button):not([type=hidden])");
  return [...fields].filter((field) => field.checkVisibility()).map((field) => {
    const box = (field.closest("label.choice") ?? field).getBoundingClientRect();
    return [field.name || field.textContent, Math.round(box.width), Math.round(box.height)];
  }).filter(([, width, height]) => width < 44 || height < 44);
"""


def test_every_control_is_large_enough_for_a_thumb(browser: Browser) -> None:
    browser.open("/settings")
    wait_for("the settings", lambda: browser.value("[name=shortest]") == "5")
    browser.click("#more-voices > summary")
    open_more(browser)
    small: dict[int, list[list[str]]] = {}
    wide: list[int] = []
    for width in (320, 360, 768, 1280):
        browser.resize(width, 640)
        small[width] = browser.run(LABELS)
        if browser.run("return document.documentElement.scrollWidth > innerWidth"):
            wide.append(width)
    assert (small, wide) == (dict.fromkeys(small, []), [])


def test_each_setting_says_what_it_does(page: Browser) -> None:
    untold = page.run("""
      return [...document.querySelectorAll("form .setting")].filter(
        (setting) => !setting.querySelector("small") && !setting.querySelector(".setting"))
        .map((setting) => setting.id || setting.textContent);
    """)
    assert untold == ["test"], "the list and the day belong to the goal above them"


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_the_colours_change_at_once_and_stay(page: Browser, scheme: str) -> None:
    colours = (
        "const s = getComputedStyle(document.body); return [s.backgroundColor, s.color].join()"
    )
    page.prefer(prefers_color_scheme="dark" if scheme == "light" else "light")
    before = page.run(colours)
    tap(page, "colourScheme", scheme)
    wait_for("other colours", lambda: page.run(colours) != before)
    chosen = page.run(colours)
    page.open("/play")
    assert page.run(colours) == chosen, "from the first moment on"


def test_the_system_s_colours_are_followed_unless_told_otherwise(page: Browser) -> None:
    colour = "return getComputedStyle(document.body).backgroundColor"
    page.prefer(prefers_color_scheme="light")
    light = page.run(colour)
    page.prefer(prefers_color_scheme="dark")
    wait_for("the dark", lambda: page.run(colour) != light)


def test_text_grows(page: Browser) -> None:
    size = "return parseFloat(getComputedStyle(document.querySelector('.lead, p')).fontSize)"
    before = page.run(size)
    tap(page, "textSize", "largest")
    wait_for("larger text", lambda: page.run(size) >= 1.3 * before)


def test_letters_stand_apart(page: Browser) -> None:
    spacing = "return parseFloat(getComputedStyle(document.body).letterSpacing) || 0"
    assert page.run(spacing) == 0
    page.go_to("Space between letters", "combobox")
    page.press("Wider")
    wait_for("more space", lambda: page.run(spacing) >= 1)


def test_an_accent_colour_is_chosen_by_arrows(page: Browser, client: Client) -> None:
    colour = "return getComputedStyle(document.querySelector('.primary, a')).color"
    before = page.run(colour)
    page.go_to("Blue", "radio")
    page.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    becomes(client, "accentColour", "purple")
    wait_for("another colour", lambda: page.run(colour) != before)


def test_motion_stops_for_people_who_want_none(page: Browser) -> None:
    moving = """
      return [...document.querySelectorAll("*")].filter((one) => {
        const style = getComputedStyle(one);
        const lasts = (times) => times.split(",").some((time) => parseFloat(time) > 0.01);
        return lasts(style.transitionDuration)
          || (style.animationName !== "none" && lasts(style.animationDuration));
      }).map((one) => one.outerHTML.slice(0, 80));
    """
    page.prefer(prefers_reduced_motion="reduce")
    for path in ("/play", "/completed", "/lists", "/progress", "/settings"):
        page.open(path)
        page.find("main h1, main h2, main p")
        assert page.run(moving) == [], path


def test_all_is_reset_after_a_question(page: Browser, client: Client) -> None:
    normal = client.get("/settings")
    client.json("PATCH", "/settings", {"speed": 2, "colourScheme": "dark"})
    page.reload()
    open_more(page)
    page.choose("Reset", "button")
    page.find("dialog")
    page.choose("Reset", "button")
    wait_for("the normal values", lambda: client.get("/settings") == normal)
    wait_for("them to be shown", lambda: chosen(page, "colourScheme") == "system")


def test_a_setting_holds_in_a_round(page: Browser, client: Client) -> None:
    page.go_to("Tries in a round", "combobox")
    page.press("5")
    becomes(client, "tries", "5")
    assert Practice.of(client, "harbor").round["triesLeft"] == 5


# Learners


@pytest.mark.server("own")
def test_a_learner_sets_a_pin_and_removes_it(page: Browser, client: Client) -> None:
    assert "PIN" not in page.text("#learner"), "the usual learner has none"
    page.go_to("Choose another learner", "link")
    page.press(Keys.ENTER)
    page.go_to("Your name", "textbox")
    page.press("Zoë", Keys.ENTER)
    page.read("Zoë", "header")
    page.open("/settings#learner")
    page.go_to("A PIN of four digits")
    page.press("2748", Keys.ENTER)
    page.read("your name asks for this PIN", "#notice")
    assert client.get("/learners")["learners"][1]["hasPIN"]
    page.choose("Remove the PIN", "button")
    page.read("asks for no PIN", "#notice")
    assert not client.get("/learners")["learners"][1]["hasPIN"]


@pytest.mark.server("own")
def test_a_goal_says_what_to_expect_and_is_kept(page: Browser, client: Client) -> None:
    page.read("meet about . new words a day, and spell about .. % of them a month later")
    page.go_to("As many words as I can", "radio")
    page.press(Keys.ARROW_DOWN)
    becomes(client, "goal", "keep")
    page.read("Saved")
    assert page.focused.accessible_name.startswith("Keep the words"), "the focus stays"
    page.reload()
    open_more(page)
    page.read("Keep the words I have")
    assert page.value("[name=goal]:checked") == "keep"


@pytest.mark.server("own")
def test_a_test_is_a_list_and_a_day(page: Browser, client: Client) -> None:
    client.put("/lists/week%2012", {"words": [{"word": "harbor"}, {"word": "ocean"}]})
    page.reload()
    open_more(page)
    page.read("Choose a list and the day of the test")
    page.go_to("As many words as I can", "radio")
    page.press(Keys.ARROW_UP)
    page.go_to("The list", "combobox")
    page.press("week 12")
    assert client.get("/settings")["goal"] == "most", "a day is missing"
    page.run("document.activeElement.blur()")
    page.go_to("The day of the test")
    page.press("12/31/2099")
    becomes(client, "goal", "sure week 12 2099-12-31")
    page.read("of the 2 words of 'week 12' on 31 December 2099")
    page.picture("goal")
    page.reload()
    wait_for("the list", lambda: page.value("[name=testList]") == "week 12")
    assert page.value("[name=testDay]") == "2099-12-31"


def test_the_share_of_right_tries_is_kept(page: Browser, client: Client) -> None:
    page.go_to("First tries that should be right", "slider")
    page.press(Keys.ARROW_RIGHT)
    becomes(client, "rightShare", 0.7)
    page.read("70 %")

"""The Play page as a person uses it: by ear, by reading and typing, and by keyboard unless said
otherwise."""

import shutil
import time

import pytest
from selenium.webdriver.common.keys import Keys

import past
from browser import Browser
from client import Client
from practice import Practice
from server import Home, Server
from waiting import wait_for

pytestmark = pytest.mark.server("shared")


@pytest.fixture
def week(home: Home) -> None:
    """Makes a list of two words."""
    # They sound like no other words, so the voice always says them in the same way.
    home.put_list("week", {"word": "necessary"}, {"word": "umbrella"})


def asked(browser: Browser, client: Client, *words: str, **plan: object) -> Practice:
    """Shows a round that another page has begun."""
    practice = Practice.of(client, *words, **plan)
    browser.open("/play")
    browser.find("#typed")
    return practice


def now(client: Client) -> Practice:
    """Returns the page's session."""
    return Practice(client)


def to_field(browser: Browser) -> None:
    browser.go_to("Type the word", "textbox")


def spell(browser: Browser, word: str) -> None:
    """Types a word into the field, which has the focus, and submits it."""
    wait_for("the field", lambda: browser.focused.get_attribute("id") == "typed")
    browser.press(word, Keys.ENTER)


def half_typed(browser: Browser, client: Client) -> None:
    """Leaves the page in the middle of a round, and of a word."""
    asked(browser, client, "harbor")
    to_field(browser)
    spell(browser, "harber")
    browser.read("2", "#tries-left")
    browser.press("harb")


# A session from its beginning to its end


def test_one_press_begins_and_the_word_is_heard(
    browser: Browser, client: Client, week: None
) -> None:
    browser.open("/play?list=week")
    browser.choose("Start", "button")
    playing = browser.hear(1)
    practice = now(client)
    assert playing.voice == "player" and playing.wav == practice.sound("word")
    assert browser.focused.get_attribute("id") == "typed", "ready to be typed into"


def test_a_first_word_that_is_long_in_coming_is_waited_for(browser: Browser) -> None:
    browser.open("/play")
    browser.settle()
    browser.delay_answers(1500, to="address.endsWith('/sessions') && options?.method === 'POST'")
    browser.choose("Start", "button")
    assert browser.read("The first word is being prepared. The first time", "#start-panel")
    browser.find("#round-panel:not([hidden])")
    assert browser.run("return document.querySelector('#start-notice').textContent") == ""


def answer(browser: Browser, setting: str, value: str) -> None:
    browser.click(f".choice:has([name=first-{setting}][value='{value}'])")


def test_a_new_learner_starts_with_two_taps(
    browser: Browser, client: Client, home: Home
) -> None:
    home.make_new()
    browser.resize(360, 640)
    browser.open("/play")
    browser.read("How old are you?")
    for control in ("[name=first-voice]", "[name=first-level][value=expert-bee]", "#start"):
        assert in_view(browser, control), f"{control} is in the first screen"
    answer(browser, "level", "starter")
    browser.click("#start")
    browser.read("Word 1")
    assert client.get("/settings")["level"] == "starter"
    assert client.get("/settings")["voice"] == "martin"
    assert client.get("/first-choices")["choices"] == []


def in_view(browser: Browser, selector: str) -> bool:
    return browser.run(
        """
        const box = document.querySelector(arguments[0]).getBoundingClientRect();
        const bar = document.querySelector("nav.places")?.getBoundingClientRect();
        const bottom = bar && bar.top > innerHeight / 2 ? bar.top : innerHeight;
        return scrollY === 0 && box.top >= 0 && box.bottom <= bottom;
        """,
        selector,
    )


def test_a_new_learner_chooses_a_voice_by_ear(
    browser: Browser, client: Client, home: Home
) -> None:
    home.make_new()
    browser.open("/play")
    browser.read("Which voice is clearest?")
    shown = browser.text("#first-choices")
    assert "Martin, a man, American" in shown and "Recorded woman, American" in shown
    assert "Clara" not in shown, "the others stand behind More voices"
    browser.go_to("Martin, a man, American", "radio")
    browser.press(Keys.ARROW_DOWN)
    first = browser.hear(1).wav
    assert len(first) > 10_000, "the voice is heard as soon as it is chosen"
    browser.click("#first-choices summary")
    answer(browser, "voice", "clara-gb")
    assert browser.hear(2).wav != first
    browser.click("#start")
    # The server first makes the table of the words that sound the same in British speech.
    wait_for("the first word", lambda: "Word 1" in browser.text(), 60)
    assert client.get("/settings")["voice"] == "clara-gb"
    browser.choose("Stop here", "button")
    browser.choose("Choose something else", "button")
    browser.find("#start")
    assert "Which voice" not in browser.text()


def test_the_questions_are_large_enough_for_a_thumb(browser: Browser, home: Home) -> None:
    home.make_new()
    browser.open("/play")
    browser.read("How old are you?")
    browser.click("#first-choices summary")
    small: list[tuple[int, str]] = []
    for width in (320, 360, 1280):
        browser.resize(width, 640)
        small += [(width, text) for text in browser.run("""
          return [...document.querySelectorAll("#first-choices :is(.choice, summary), #start")]
            .map((one) => [one.textContent, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 44 || box.height < 44).map(([text]) => text);
        """)]
        assert browser.run("return document.documentElement.scrollWidth <= innerWidth"), width
    assert small == []


def test_the_button_alone_answers_what_a_new_learner_is_asked(
    browser: Browser, client: Client, home: Home
) -> None:
    home.make_new()
    browser.open("/play")
    browser.read("How old are you?")
    browser.choose("Start", "button")
    browser.read("Word 1")
    assert client.get("/first-choices")["choices"] == []
    settings = client.get("/settings")
    assert (settings["voice"], settings["level"]) == ("martin", "auto")


def test_a_session_by_keyboard_alone(browser: Browser, home: Home, week: None) -> None:
    browser.open("/play?list=week&in-order")
    browser.choose("Start", "button")
    browser.find("#typed")
    assert browser.text("#tries-left") == "3"

    spell(browser, "neccesary")
    browser.read("Not yet", "#verdict")
    assert browser.text("#tries-left") == "2"
    spell(browser, "necessary")
    browser.read("Correct", "#verdict")
    assert "necessary" in browser.text() and "can't do without" in browser.text()
    assert browser.text("#streak") == "1"

    wait_for("the way on", lambda: browser.focused.get_attribute("id") == "next")
    browser.press(Keys.ENTER)
    browser.read("Word 2 of 2")
    spell(browser, "umbrella")
    browser.read("Correct", "#verdict")
    browser.press(Keys.ENTER)
    summary = browser.read("1 of 2 at the first try")
    assert "necessary" in summary and "umbrella" in summary and "Right: 2" in summary
    assert [entry["event"] for entry in home.journal()] == ["wrong", "correct", "correct"]


def test_a_session_by_mouse_alone_but_for_the_letters(
    browser: Browser, client: Client, week: None
) -> None:
    browser.open("/play?list=week&in-order")
    browser.click("#start")
    first = browser.hear(1)
    browser.click("#play")
    assert browser.hear(2).wav == first.wav == now(client).sound("word")
    browser.press("necessary")
    browser.click("#check")
    browser.read("Correct", "#verdict")
    browser.click("#next")
    browser.read("Word 2")


def test_the_end_tells_what_was_completed_and_missed_and_how(browser: Browser, home: Home) -> None:
    home.put_list("week", {"word": "harbor"}, {"word": "necessary"})
    browser.open("/play?list=week&in-order")
    browser.choose("Start", "button")
    spell(browser, "harbor")
    browser.read("Correct", "#verdict")
    browser.press(Keys.ENTER)
    browser.read("Word 2")
    spell(browser, "neccesary")
    browser.read("2", "#tries-left")
    browser.press("9")
    browser.read("necessary", "#reveal")
    browser.choose("Stop", "button")
    browser.read("1 of 2 at the first try", "#summary-title")
    browser.read(r"^necessary comes back (tomorrow|in 2 days)\.$", "#summary-comeback")
    browser.run("document.querySelector('#summary-panel details.more').open = true")
    end = browser.read("You completed 1 of 2 words")
    for words in ("Right: 1", "Missed: 1", "Mistakes", "Streak", "Due", "Tomorrow"):
        assert words in end, words
    browser.choose("Again", "button")
    browser.read("Word 1")


def test_the_end_emphasises_only_whole_words(browser: Browser, client: Client) -> None:
    practice = Practice.of(client, "harbor", "an")
    practice.skip()
    practice.go_on()
    practice.skip()
    browser.open("/play")
    browser.click("#end")
    browser.read("harbor and an come back", "#summary-comeback")
    behind = "[...document.querySelectorAll('#summary-comeback em')].map((one) => one.nextSibling.data)"
    assert [text[:4] for text in browser.run(f"return {behind}")] == [" and", " com"]


def test_a_link_from_a_list_chooses_it(browser: Browser, client: Client, week: None) -> None:
    browser.open("/play?list=week&in-order")
    browser.choose("Start", "button")
    browser.find("#typed")
    assert now(client).type("necessary")["outcome"] == "completed"
    assert browser.path == "/play", "loaded again, it goes on"


def test_a_list_is_asked_in_its_order_if_the_box_says_so(
    browser: Browser, client: Client, home: Home
) -> None:
    words = ["harbor", "necessary", "umbrella", "window", "garden", "pencil", "winter", "orange"]
    home.put_list("long", *({"word": word} for word in words))
    browser.open("/play")
    browser.find("#start")
    assert "in the order of the list" not in browser.text("#choices")
    browser.open("/play?list=long")
    browser.go_to("All words, in the order of the list", "checkbox")
    browser.press(Keys.SPACE)
    browser.choose("Start", "button")
    browser.find("#typed")
    practice = now(client)
    for word in words:
        assert practice.type(word)["outcome"] == "completed"
        practice.go_on()


def test_where_nothing_is_due_a_sentence_says_so(browser: Browser) -> None:
    browser.open("/play")
    browser.go_to("New and due words", "radio")
    browser.press(Keys.ARROW_DOWN)
    browser.choose("Start", "button")
    browser.read(r"Nothing is due today.*\.")
    assert browser.find("#start")


# Tries


def test_a_wrong_try_is_shown_letter_by_letter_and_in_words(
    browser: Browser, client: Client
) -> None:
    asked(browser, client, "harbor")
    to_field(browser)
    spell(browser, "harber")
    verdict = browser.read("It sounds right", "#verdict")
    assert "✗" in verdict and "wrong" in verdict, "by a sign and a word, not by colour alone"
    spoken = browser.run("return document.querySelector('#verdict').textContent")
    assert "h, a, r, b right; e wrong; r right" in spoken
    assert any("It sounds right" in said for said in browser.announced)


@pytest.mark.parametrize("line", ["help", "quit", "/help", "idontknow", "?", "h"])
def test_a_request_in_the_field_spends_no_try_and_names_the_buttons(
    browser: Browser, client: Client, line: str
) -> None:
    asked(browser, client, "harbor")
    to_field(browser)
    spell(browser, line)
    browser.read("the buttons help with it or skip it, and 'Stop here' ends the session", "#verdict")
    assert browser.named("Stop here", "button") and browser.text("#tries-left") == "3"
    spell(browser, "harbor.")
    browser.read("Correct: harbor", "#verdict")


def test_pasted_lines_spend_no_try_and_leave_the_field(
    browser: Browser, client: Client, home: Home
) -> None:
    asked(browser, client, "harbor")
    to_field(browser)
    browser.press("har")
    browser.paste("ocean\r\nharber\r\n")
    browser.read("These are several lines: type the word alone. That spends no try", "#verdict")
    assert browser.text("#tries-left") == "3" and browser.value("#typed") == "har"
    browser.press("bor", Keys.ENTER)
    browser.read("Correct", "#verdict")
    assert [entry["typed"] for entry in home.journal()] == ["harbor"]


def test_missing_letters_are_counted_for_screen_readers(
    browser: Browser, client: Client
) -> None:
    asked(browser, client, "harbor")
    to_field(browser)
    spell(browser, "har")
    wait_for(
        "the announcement",
        lambda: any("h, a, r right; 3 letters missing" in said for said in browser.announced),
    )


def test_the_mistake_is_heard_too(browser: Browser, client: Client) -> None:
    practice = asked(browser, client, "harbor")
    to_field(browser)
    spell(browser, "harber")
    heard = browser.hear(1).wav
    assert practice.look() and heard == practice.sound("answer")


@pytest.mark.parametrize(
    "typed, verdict", [("harbor", "Correct"), ("harber", "It sounds right"), ("HARBOR ", "Correct")]
)
def test_every_verdict_is_announced_politely(
    browser: Browser, client: Client, typed: str, verdict: str
) -> None:
    asked(browser, client, "harbor")
    assert browser.find("main").find_element("id", "verdict").get_attribute("role") == "status"
    to_field(browser)
    spell(browser, typed)
    browser.read(verdict, "#verdict")
    wait_for("the announcement", lambda: any(verdict in said for said in browser.announced))


def test_requested_help_is_shown_and_announced_once_in_order(
    browser: Browser, client: Client
) -> None:
    asked(browser, client, "harbor")
    to_field(browser)
    for name in ("Part of speech", "Sentence", "Hint"):
        if name == "Part of speech":
            browser.choose("More", "DisclosureTriangle")
        browser.choose(name, "button")
        browser.read(name, "#notes")
    to_field(browser)
    spell(browser, "harbor")
    browser.read("Correct", "#verdict")
    heard = "\n".join(browser.announced)
    places = [heard.find(text) for text in ("Part of speech noun", "Sentence ", "Hint 1", "Correct", "verb maintain")]
    assert -1 not in places and places == sorted(places), heard
    assert heard.count("Part of speech noun") == 1, heard
    wait_for("an empty announcer", lambda: browser.run("return document.querySelector('#announcer').textContent") == "")


def test_a_right_first_try_looks_unlike_a_later_one(browser: Browser, client: Client) -> None:
    asked(browser, client, "ocean", "garden")
    to_field(browser)
    spell(browser, "ocean")
    browser.find("#verdict [data-first-try]")
    browser.press(Keys.ENTER)
    browser.read("Word 2 of 2")
    to_field(browser)
    spell(browser, "gardn")
    browser.read("2", "#tries-left")
    browser.press("garden", Keys.ENTER)
    browser.read("Correct", "#verdict")
    assert browser.look("#verdict [data-first-try]") is None


def test_a_streak_and_a_mastered_word_are_met_with_a_sentence(
    browser: Browser, client: Client, home: Home
) -> None:
    past.write(home, {"harbor": 1}, days=4, times=2)
    asked(browser, client, "harbor", "ocean", "garden", "yellow", "island")
    to_field(browser)
    spell(browser, "harbor")
    browser.read("You have mastered harbor", "#verdict .milestone")
    browser.picture("moment")
    assert any("You have mastered harbor" in said for said in browser.announced)
    browser.open("/play")
    browser.choose("Stop", "button")
    browser.choose("Choose something else", "button")
    browser.read("1 plant[^s][^#]*harbor", "#garden")
    browser.picture("garden")
    assert browser.run("return document.querySelectorAll('#garden .plants li').length") == 1


def test_a_missed_word_is_shown_and_copied(browser: Browser, client: Client, home: Home) -> None:
    asked(browser, client, "rhythm")
    to_field(browser)
    for typed in ("rithm", "rythm", "rhythem"):
        before = browser.text("#tries-left")
        spell(browser, typed)
        wait_for("the verdict", lambda: browser.text("#tries-left") != before)
    browser.read("rhythm", "#reveal")
    browser.read("Now type it once", "#verdict")
    browser.go_to("Copy the word", "textbox")
    spell(browser, "rhythm")
    wait_for("the way on", lambda: browser.focused.get_attribute("id") == "next")
    assert home.journal()[-1]["event"] == "copied"
    browser.choose("Hear the letters", "button")


def test_a_slip_is_taken_back_by_a_key(browser: Browser, client: Client) -> None:
    asked(browser, client, "ocean")
    to_field(browser)
    spell(browser, "oxean")
    browser.read("2", "#tries-left")
    browser.press("8")
    browser.read("3", "#tries-left")


def test_a_word_is_skipped_by_a_key(browser: Browser, client: Client) -> None:
    asked(browser, client, "ocean")
    to_field(browser)
    browser.press("9")
    browser.read("ocean", "#reveal")


def test_a_word_is_never_asked_again_after_a_question(
    browser: Browser, client: Client, home: Home
) -> None:
    asked(browser, client, "ocean")
    browser.choose("More", "DisclosureTriangle")
    browser.choose("Never ask", "button")
    browser.find("dialog")
    browser.press("a name", Keys.ENTER)
    wait_for("the list", lambda: home.list("excluded") == [{"word": "ocean", "reason": "a name"}])


# Requests


@pytest.mark.parametrize(
    "key, cue",
    [(" ", "word"), ("1", "word"), ("2", "slow"), ("3", "define"), ("4", "sentence")],
)
def test_each_key_plays_what_the_server_has_for_it(
    browser: Browser, client: Client, key: str, cue: str
) -> None:
    practice = asked(browser, client, "harbor")
    wav = practice.sound(cue)
    to_field(browser)
    browser.press("har", key)
    assert browser.hear(1).wav == wav
    assert browser.value("#typed") == "har", "no digit and no space gets into the field"


def test_the_second_slower_is_another_sound(browser: Browser, client: Client) -> None:
    practice = asked(browser, client, "necessary")
    to_field(browser)
    browser.press("2")
    browser.hear(1)
    first = practice.round["sounds"]["slow"]
    wait_for("another sound", lambda: practice.look()["sounds"]["slow"] != first)

    def hear_another() -> bool:
        browser.press("2")
        return browser.hear(len(browser.playings)).wav != browser.hear(1).wav

    wait_for("the page to take it", hear_another)


def test_every_request_has_a_button_that_names_its_key(browser: Browser, client: Client) -> None:
    asked(browser, client, "harbor")
    browser.choose("More", "DisclosureTriangle")
    shown = " ".join(browser.text("#round-panel").split())
    for key, name in enumerate(["Slower", "Definition", "Sentence", "Hint"], 2):
        assert f"{name} {key}" in shown
    assert "Space" in browser.text("#play") and "Enter" in browser.text("#check")
    assert "Skip 9" in shown


def test_the_keys_are_told_in_a_dialog(browser: Browser, client: Client) -> None:
    asked(browser, client, "harbor")
    browser.choose("More")
    opener = browser.go_to("Keys", "button")
    browser.press(Keys.ENTER)
    dialog = browser.find("dialog").text
    for key in ("Space", "Enter", "Escape", "9"):
        assert key in dialog
    browser.press(Keys.ESCAPE)
    wait_for("its end", lambda: not browser.look("dialog"))
    assert browser.focused == opener


def test_requested_help_is_shown_with_a_blank(browser: Browser, client: Client) -> None:
    asked(browser, client, "harbor")
    to_field(browser)
    browser.press("3")
    browser.read("place by the coast")
    browser.press("4")
    browser.read("____")
    browser.press("5")
    browser.read("It has 2 syllables and 6 letters")
    for number in range(2, 6):
        browser.press("5")
        browser.read(f"Hint {number}")
    browser.press("5")
    browser.read("There are no more hints", "#notice")
    assert "harbor" not in browser.run("return document.documentElement.outerHTML").lower()


def test_space_plays_where_no_control_has_the_focus(browser: Browser, client: Client) -> None:
    practice = asked(browser, client, "harbor")
    browser.run("document.activeElement.blur()")
    browser.press(" ")
    assert browser.hear(1).wav == practice.sound("word")


def test_enter_alone_says_the_word_again(browser: Browser, client: Client, home: Home) -> None:
    practice = asked(browser, client, "harbor")
    to_field(browser)
    browser.press(Keys.ENTER)
    assert browser.hear(1).wav == practice.sound("word")
    assert home.journal() == []


def test_shift_and_space_type_a_space(browser: Browser, client: Client) -> None:
    asked(browser, client, "ice cream")
    to_field(browser)
    browser.press("ice")
    browser.press_with(Keys.SHIFT, " ")
    browser.press("cream")
    assert browser.value("#typed") == "ice cream"
    browser.press(Keys.ENTER)
    browser.read("Correct", "#verdict")


def test_escape_stops_the_sound(browser: Browser, client: Client) -> None:
    asked(browser, client, "harbor")
    to_field(browser)
    browser.press("3")
    browser.hear(1)
    browser.press(Keys.ESCAPE)
    wait_for("silence", lambda: sounding(browser) == [])


def test_the_field_helps_with_nothing(browser: Browser, client: Client) -> None:
    asked(browser, client, "harbor")
    field = browser.find("#typed")
    for name, value in {
        "spellcheck": "false",
        "autocomplete": "off",
        "autocapitalize": "none",
        "autocorrect": "off",
    }.items():
        assert field.get_dom_attribute(name) == value
    assert field.get_dom_attribute("list") is None


# Sound


def sounding(browser: Browser) -> list[float]:
    """Returns the position of each sound that plays, in seconds."""
    return browser.run(
        "return [...document.querySelectorAll('audio, video')]"
        ".filter((element) => !element.paused).map((element) => element.currentTime)"
    )


def test_a_press_sounds_within_50_milliseconds(browser: Browser, client: Client) -> None:
    practice = asked(browser, client, "necessary")
    to_field(browser)
    # The page can be late if other programs have the processor. Then it has another chance.
    for _ in range(4):
        before = len(browser.playings)
        for number in range(before, before + 20):
            browser.press("3" if number % 2 else " ")
            browser.hear(number + 1)
        late = [one for one in browser.playings[before:] if one.milliseconds > 50]
        if len(late) <= 1:
            break
    assert len(late) <= 1
    heard = {playing.wav for playing in browser.playings}
    assert heard == {practice.sound("word"), practice.sound("define")}


def test_where_only_one_element_may_sound_it_plays_everything(
    browser: Browser, client: Client
) -> None:
    practice = asked(browser, client, "harbor")
    to_field(browser)
    browser.run(
        "const { play } = HTMLMediaElement.prototype;"
        "HTMLMediaElement.prototype.play = function () {"
        "  if (this.id === 'player') return play.call(this);"
        "  return Promise.reject(new DOMException('', 'NotAllowedError'));"
        "};"
    )
    for number, (key, cue) in enumerate([("3", "define"), (" ", "word"), ("3", "define")]):
        wav = practice.sound(cue)
        browser.press(key)
        playing = browser.hear(number + 1)
        assert playing.voice == "player" and playing.wav == wav


def test_a_late_refusal_of_a_sound_cuts_off_nothing(browser: Browser, client: Client) -> None:
    practice = asked(browser, client, "harbor")
    to_field(browser)
    browser.run(
        "const { play } = HTMLMediaElement.prototype;"
        "HTMLMediaElement.prototype.play = async function () {"
        "  if (this.id === 'player') return play.call(this);"
        "  await new Promise((done) => setTimeout(done, 300));"
        "  window.isRefused = true;"
        "  throw new DOMException('', 'NotAllowedError');"
        "};"
    )
    browser.press("3")
    browser.press(" ")
    assert browser.hear(1).wav == practice.sound("word")
    wait_for("the refusal", lambda: browser.run("return window.isRefused"))
    browser.settle()
    assert len(browser.playings) == 1


def test_the_first_sound_of_the_next_round_comes_with_the_press(
    browser: Browser, client: Client, week: None
) -> None:
    browser.open("/play?list=week&in-order")
    browser.choose("Start", "button")
    browser.hear(1)
    spell(browser, "necessary")
    browser.hear(2)  # "Correct."
    browser.press(Keys.ENTER)
    next_word = browser.hear(3)
    assert next_word.wav == now(client).sound("word")


def test_the_sound_moves_on(browser: Browser, client: Client) -> None:
    asked(browser, client, "necessary")
    to_field(browser)
    browser.press("3")
    browser.hear(1)
    [first] = sounding(browser)
    wait_for("the sound to move", lambda: sounding(browser)[0] > first + 0.1)


def test_a_new_sound_cuts_off_the_old(browser: Browser, client: Client) -> None:
    practice = asked(browser, client, "harbor")
    to_field(browser)
    browser.press("3")
    browser.hear(1)
    browser.press(" ")
    assert browser.hear(2).wav == practice.sound("word")
    assert len(sounding(browser)) == 1


@pytest.mark.server("own")
def test_on_this_computer_the_page_is_silent_and_alsa_is_not(
    browser: Browser, client: Client, home: Home
) -> None:
    client.json("PATCH", "/settings", {"playOn": "computer"})
    asked(browser, client, "harbor")
    to_field(browser)
    browser.press(" ")
    wait_for("ALSA's file", lambda: home.sound.exists() and any(home.sound.read_bytes()[44:]))
    assert browser.playings == []


@pytest.fixture
def broken_voice(home: Home) -> None:
    """Sets the learner's voice to a program that spoke once, and fails now."""
    works = home.folder / "works"
    works.touch()
    speak = f"sh -c 'test -e {works} && espeak-ng --stdin --stdout'"
    assert home.run("voices", "add", "reader", "--command", speak).status == 0
    assert home.run("settings", "set", "voice", "reader").status == 0
    works.unlink()


def test_a_round_that_ended_on_another_device_goes_on(browser: Browser, client: Client) -> None:
    practice = Practice.of(client, "harbor", "ocean")
    browser.open("/play")
    browser.read("Word 1 of 2")
    practice.type("harbor")
    browser.click("#typed")
    browser.press("harber", Keys.ENTER)
    browser.read("This word is no longer asked", "#round-problem")
    browser.read("harbor", "#reveal")
    browser.press(Keys.ENTER)
    browser.read("Word 2 of 2")
    assert browser.run("return document.querySelector('#typed').value") == ""


@pytest.mark.server("own")
def test_a_learner_is_told_once_that_another_voice_speaks(
    broken_voice: None, browser: Browser, client: Client
) -> None:
    asked(browser, client, "harbor", "ocean")
    sentence = "The voice 'reader' can't be heard now"
    browser.read(sentence, "#notice")
    to_field(browser)
    browser.press(" ")
    assert any(browser.hear(1).wav[44:])
    browser.choose("Close", "button")
    to_field(browser)
    spell(browser, "harbor")
    browser.read("Correct", "#round-panel")
    assert not browser.text("#notice")


# Ways of practising


def test_at_a_bee_the_definition_is_heard_but_not_shown(browser: Browser, client: Client) -> None:
    practice = asked(browser, client, "harbor", mode="bee")
    to_field(browser)
    browser.press("3")
    assert browser.hear(1).wav == practice.sound("define")
    assert "place by the coast" not in browser.text()
    spell(browser, "harber")
    browser.read("harbor", "#reveal")


def test_a_sprint_shows_its_time_and_ends_by_itself(browser: Browser, client: Client) -> None:
    asked(browser, client, "harbor", "ocean", mode="sprint", minutes=0.05)
    browser.read(r"Time left\W+\d", "#round-panel")
    browser.read("No word was finished|0 of")


def test_a_word_to_be_copied_is_gone_when_typing_begins(browser: Browser, client: Client) -> None:
    asked(browser, client, "harbor", mode="copy")
    browser.read("harbor", "#sight")
    to_field(browser)
    browser.press("h")
    wait_for("it to be hidden", lambda: not browser.text("#sight"))
    assert browser.value("#typed") == "h"
    browser.press("arbor", Keys.ENTER)
    browser.read("Correct", "#verdict")


def test_a_word_to_be_copied_stays_as_long_as_it_is_looked_at(
    browser: Browser, client: Client
) -> None:
    asked(browser, client, "harbor", mode="copy")
    browser.choose("Hide and spell it", "button")
    wait_for("it to be hidden", lambda: not browser.text("#sight"))
    spell(browser, "harbor")
    browser.read("Correct", "#verdict")


def test_dictation_shows_the_sentence_with_its_gap(
    browser: Browser, client: Client, home: Home
) -> None:
    home.put_list("week", {"word": "harbor", "sentence": "The ship lies in the harbor."})
    Practice(client, words="list", list="week", mode="dictation")
    browser.open("/play")
    browser.read("The ship lies in the ____.")


def test_minutes_are_asked_for_a_sprint_alone(browser: Browser) -> None:
    browser.open("/play")
    browser.find("#start")
    assert "minutes" not in browser.text("#choices").lower()
    browser.go_to("Listen", "radio")
    browser.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    browser.read("minutes", "#choices")


def test_words_can_be_chosen_by_their_spelling(browser: Browser, client: Client) -> None:
    browser.open("/play")
    count = "return document.querySelector('[name=origin]').options.length"
    wait_for("the languages", lambda: browser.run(count) > 20)
    browser.choose("Only certain spellings")
    browser.go_to("Words from this language", "combobox")
    browser.press("French")
    browser.go_to("Words that end with", "textbox")
    browser.press("et", Keys.ENTER)
    browser.find("#typed")
    round = client.get("/sessions")["sessions"][0]["round"]
    client.post(f"/rounds/{round['id']}/skip")
    word = client.get("/sessions")["sessions"][0]["round"]["word"]["text"]
    assert word.endswith("et"), word


# Coming back


def test_loaded_again_the_round_goes_on_with_what_was_typed(
    browser: Browser, client: Client
) -> None:
    half_typed(browser, client)
    browser.reload()
    browser.find("#typed")
    assert browser.value("#typed") == "harb" and browser.text("#tries-left") == "2"
    assert "harber" in browser.run("return document.querySelector('main').textContent") or (
        "e wrong" in browser.run("return document.querySelector('main').textContent")
    )
    to_field(browser)
    browser.press(Keys.END, "or", Keys.ENTER)
    browser.read("Correct", "#verdict")


def test_loaded_again_nothing_sounds_before_a_press(browser: Browser, client: Client) -> None:
    practice = asked(browser, client, "harbor")
    browser.reload()
    browser.find("#typed")
    assert browser.focused.get_attribute("id") == "typed", "the obvious thing"
    assert browser.playings == []
    browser.press(Keys.ENTER)
    assert browser.hear(1).wav == practice.sound("word")


def test_back_leads_to_the_open_round(browser: Browser, client: Client) -> None:
    asked(browser, client, "harbor")
    to_field(browser)
    browser.press("harb")
    browser.choose("More", "link")
    browser.read("More", "h1")
    browser.back()
    browser.find("#typed")
    assert browser.value("#typed") == "harb"


def test_the_end_outlives_a_reload(browser: Browser, week: None) -> None:
    browser.open("/play?list=week&in-order")
    browser.choose("Start", "button")
    spell(browser, "necessary")
    browser.read("Correct", "#verdict")
    browser.choose("Stop", "button")
    browser.read("1 of 1 at the first try")
    browser.reload()
    browser.read("1 of 1 at the first try")
    browser.choose("Hear necessary", "button")
    assert any(browser.hear(1).wav[44:])


# A server that goes


@pytest.mark.server("own")
def test_the_page_says_when_the_server_has_gone_and_goes_on_when_it_is_back(
    browser: Browser, client: Client, server: Server
) -> None:
    half_typed(browser, client)
    server.stop()
    # Nobody presses anything.
    browser.read("does not answer", "#banner")
    assert browser.find("#banner").get_attribute("role") == "alert"
    browser.press("o")
    server.start()
    wait_for("the banner to go", lambda: not browser.text("#banner"))
    assert browser.value("#typed") == "harbo" and browser.text("#tries-left") == "2"
    assert browser.focused.get_attribute("id") == "typed", "who types may go on typing"
    browser.press(Keys.END, "r", Keys.ENTER)
    browser.read("Correct", "#verdict")


def delay_sessions(browser: Browser) -> None:
    """Delays the page's requests for the state of the session."""
    browser.delay_answers(1000, to="options.method === 'GET' && address.endsWith('/sessions')")


@pytest.mark.server("own")
def test_an_older_answer_does_not_undo_a_newer_one(
    browser: Browser, client: Client, server: Server
) -> None:
    half_typed(browser, client)
    delay_sessions(browser)
    server.stop()
    browser.read("does not answer", "#banner")
    server.start()
    wait_for("the banner to go", lambda: not browser.text("#banner"))
    browser.press(Keys.END, "or", Keys.ENTER)
    browser.read("Correct", "#verdict")
    browser.wait_for_late_answer()
    assert "Correct" in browser.text("#verdict")
    assert browser.focused.get_attribute("id") == "next"


@pytest.mark.server("own")
def test_a_press_while_the_session_is_found_to_be_gone_does_no_harm(
    browser: Browser, client: Client, server: Server, home: Home
) -> None:
    half_typed(browser, client)
    delay_sessions(browser)
    server.stop()
    browser.read("does not answer", "#banner")
    (home.data / "session.json").unlink()
    server.start()
    wait_for("the banner to go", lambda: not browser.text("#banner"))
    browser.choose("Stop here", "button")
    browser.read("the open round is gone")


@pytest.mark.server("own")
def test_a_try_while_the_server_is_gone_is_kept_and_sent_when_it_is_back(
    browser: Browser, client: Client, server: Server, home: Home
) -> None:
    asked(browser, client, "harbor")
    to_field(browser)
    server.stop()
    began = time.monotonic()
    spell(browser, "harbor")
    browser.read("does not answer", "#banner")
    browser.read("This is kept, and is sent as soon as VocalVocab answers", "#round-problem")
    assert time.monotonic() - began < 2, "at once"
    assert browser.find("#typed").get_attribute("readonly"), "what was sent can't be changed"
    server.start()
    # Nobody presses anything.
    browser.read("Correct", "#verdict")
    wait_for("the banner to go", lambda: not browser.text("#banner"))
    assert not browser.text("#round-problem")
    assert [entry["typed"] for entry in home.journal()] == ["harbor"]


@pytest.mark.server("own")
def test_the_way_to_the_next_word_is_kept_while_the_server_is_gone(
    browser: Browser, client: Client, server: Server
) -> None:
    asked(browser, client, "harbor", "ocean")
    to_field(browser)
    spell(browser, "harbor")
    browser.read("Correct", "#verdict")
    server.stop()
    browser.choose("Next word", "button")
    browser.read("This is kept, and is sent", "#problem")
    server.start()
    browser.read("Word 2 of 2")
    wait_for("the sentence to go", lambda: not browser.text("#problem"))


# The server takes the step, and its answer is lost on the way to the page.
LOST_ANSWER = """
const { fetch } = window;
window.lost = 0;
window.fetch = async (address, options) => {
  const answer = await fetch(address, options);
  if (!address.endsWith("/tries") || window.lost++ >= arguments[0]) return answer;
  throw new TypeError("Failed to fetch");
};
"""


def lose_answers(browser: Browser, client: Client, count: int) -> None:
    """Types a wrong try. The server takes it, but the page gets none of its first answers."""
    asked(browser, client, "harbor")
    to_field(browser)
    browser.run(LOST_ANSWER, count)
    spell(browser, "harbr")
    browser.read("is kept", "#round-problem")


@pytest.mark.server("own")
def test_a_try_whose_answer_was_lost_is_judged_once(
    browser: Browser, client: Client, home: Home
) -> None:
    lose_answers(browser, client, 2)
    browser.read("wrong|missing|Almost|not", "#verdict")
    assert browser.text("#tries-left") == "2" and browser.run("return window.lost") == 3
    assert not browser.find("#typed").get_attribute("readonly")
    spell(browser, "harbor")
    browser.read("Correct", "#verdict")
    assert [entry["typed"] for entry in home.journal()] == ["harbr", "harbor"]


@pytest.mark.server("own")
def test_a_try_without_an_answer_is_sent_after_a_reload(
    browser: Browser, client: Client, home: Home
) -> None:
    lose_answers(browser, client, 1000)
    browser.reload()
    wait_for("the verdict", lambda: browser.text("#tries-left") == "2")
    wait_for("the end of the wait", lambda: not browser.find("#typed").get_attribute("readonly"))
    spell(browser, "harbor")
    browser.read("Correct", "#verdict")
    assert [entry["typed"] for entry in home.journal()] == ["harbr", "harbor"]


@pytest.mark.server("own")
def test_where_the_session_is_gone_too_a_sentence_says_so(
    browser: Browser, client: Client, server: Server, home: Home
) -> None:
    asked(browser, client, "harbor")
    server.stop()
    browser.read("does not answer", "#banner")
    shutil.rmtree(home.data, ignore_errors=True)
    server.start()
    browser.read("round is gone")
    assert browser.find("#start")

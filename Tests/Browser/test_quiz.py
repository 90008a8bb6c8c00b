"""The Quiz page: from its welcome over the questions to the results, by keys, by ear, and on two
pages."""

from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

from browser import PHONE, Browser
from client import Client
from importing import read_again
from server import Server
from states import QUESTIONS, answer_quiz, put_quiz, take_quiz
from test_class import learner
from waiting import wait_for

pytestmark = pytest.mark.server("shared")

RIGHT = [line.split(",")[1] for line in QUESTIONS.splitlines()[1:]]


def is_disabled(browser: Browser, selector: str) -> bool:
    return browser.run("return document.querySelector(arguments[0]).disabled", selector)


def right_number(browser: Browser) -> int:
    """Returns the number of the right answer to the present question."""
    texts = browser.run(
        "return [...document.querySelectorAll('#answers .text')].map((each) => each.textContent)"
    )
    return next(number for number, text in enumerate(texts, 1) if text in RIGHT)


def test_a_quiz_by_keys_from_the_welcome_to_the_results(
    browser: Browser, client: Client, tmp_path: Path
) -> None:
    file = tmp_path / "questions.csv"
    file.write_text(QUESTIONS)
    browser.open("/quiz")
    browser.go_to("Questions from", "combobox")
    browser.press("A file")
    browser.find("#new-quiz [name=file]").send_keys(str(file))
    browser.choose("New quiz", "button")
    for number in range(1, 6):
        browser.read(f"{number}/5", "#question-place")
        assert is_disabled(browser, "#question-next"), "no answer was chosen yet"
        title = "Show results" if number == 5 else "Next question"
        assert browser.text("#question-next") == title
        right = right_number(browser)
        browser.press(str(right % 3 + 1 if number == 2 else right))
        browser.read("Not right" if number == 2 else "Right", "#question-verdict")
        assert not is_disabled(browser, "#question-next")
        if number == 2:
            assert browser.text("#answers .is-right .answer-mark") == "✓ right"
            assert browser.text("#answers .is-chosen .answer-mark") == "✗ wrong, your answer"
        browser.press(Keys.ENTER)
    browser.read("4 of 5 answers right: 80 %", "#results-title")
    assert "✗ You chose" in browser.text("#results-list")
    browser.choose("Try the wrong ones again", "button")
    browser.read("1/1", "#question-place")
    assert browser.text("#question-next") == "Show results"
    browser.press("abcd"[right_number(browser) - 1])
    browser.read("Right", "#question-verdict")
    browser.press(Keys.ENTER)
    browser.read("1 of 1 answer right: 100 %", "#results-title")
    assert not browser.look("#quiz-again"), "nothing was wrong"
    browser.choose("Another quiz", "button")
    browser.read("Questions with one right answer")
    assert not browser.look("#quiz-left"), "the quiz has ended"
    assert client.get("/quiz/history")["answers"] == {"count": 5, "of": 6}


def test_questions_about_words_are_asked_at_once(browser: Browser, client: Client) -> None:
    browser.open("/quiz")
    browser.choose("New quiz", "button")
    browser.read("1/10", "#question-place")
    count = browser.run("return document.querySelectorAll('#answers button').length")
    assert count in (3, 4)
    browser.choose("Leave", "button")
    browser.read("Your quiz waits at question 1 of 10")
    browser.reload()
    browser.choose("Go on", "button")
    browser.read("1/10", "#question-place")


def test_a_word_is_heard_with_its_question(browser: Browser, client: Client) -> None:
    browser.open("/quiz")
    browser.choose("Choose the kinds of questions")
    browser.choose("Which word is heard", "checkbox", key=Keys.SPACE)
    browser.choose("New quiz", "button")
    browser.read("Which word do you hear?")
    assert browser.hear(1).wav.startswith(b"RIFF")
    browser.press("s")
    browser.hear(2)


def test_a_quiz_is_read_aloud(browser: Browser, client: Client) -> None:
    put_quiz(client)
    browser.open("/quiz?go-on")
    browser.choose("Read questions and answers aloud", "checkbox", key=Keys.SPACE)
    browser.choose("Read it aloud", "button")
    question = browser.hear(1)
    browser.run("document.activeElement.blur()")
    browser.press("1")
    verdict = browser.hear(2)
    assert len(question.wav) > len(verdict.wav) > 10_000


def test_a_paste_answers_no_question(browser: Browser, client: Client) -> None:
    put_quiz(client)
    browser.open("/quiz?go-on")
    browser.read("1/", "#question-place")
    browser.run("document.activeElement.blur()")
    browser.paste("1\nab")
    browser.read("Pasted text presses no keys", "#notice")
    browser.press_with(Keys.CONTROL, "v")
    browser.settle()
    assert is_disabled(browser, "#question-next"), "no answer was chosen"
    browser.press("1")
    browser.read("ight", "#question-verdict")


def test_the_verdict_is_announced(browser: Browser, client: Client) -> None:
    put_quiz(client)
    browser.open("/quiz?go-on")
    browser.read("1/5", "#question-place")
    browser.press("1")
    wait_for("the verdict", lambda: any("ight" in text for text in browser.announced))
    assert browser.focused.get_attribute("id") == "question-next"


def test_an_answer_on_one_page_shows_on_another(browser: Browser, client: Client) -> None:
    quiz = put_quiz(client)
    browser.open("/quiz?go-on")
    browser.read("1/5", "#question-place")
    answer_quiz(client, quiz, isRight=False)
    browser.read("Not right", "#question-verdict")
    client.post("/quiz/next", {"question": quiz["asked"]["id"]})
    browser.read("2/5", "#question-place")


def begin_with_file(browser: Browser, file: Path) -> None:
    browser.open("/quiz")
    browser.go_to("Questions from", "combobox")
    browser.press("A file")
    browser.find("#new-quiz [name=file]").send_keys(str(file))
    browser.choose("New quiz", "button")


def test_a_wrong_row_of_a_file_is_told_before_the_quiz(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "bad.csv"
    file.write_text("Who?,me,you\nWhere?,here\n")
    begin_with_file(browser, file)
    browser.read("1 question", "#quiz-file-preview")
    browser.read("Line 2 has no wrong answer", "#import-review")
    read_again(browser, line_2="Where?,here,there")
    browser.read("2 questions", "#quiz-file-preview")
    browser.choose("Begin the quiz", "button")
    browser.read("1/2", "#question-place")


def test_a_file_without_a_key_is_asked_about(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "doubt.csv"
    file.write_text("question,1,2,3\nLegs of a hen?,2,4,6\nLegs of a spider?,4,8,6\n")
    begin_with_file(browser, file)
    browser.read("doesn't say which answer is right", "#import-review")
    assert browser.look("#quiz-file-preview .primary") is None
    read_again(browser, {2: "right", 3: "wrong", 4: "wrong"})
    browser.read("✓ 2", "#quiz-file-preview")
    browser.choose("Begin the quiz", "button")
    browser.read("1/2", "#question-place")


def test_a_service_that_is_away_is_named_and_words_are_asked(browser: Browser) -> None:
    browser.open("/quiz?from=opentdb")
    browser.choose("New quiz", "button")
    browser.read("questions come from your words instead", "#quiz-remark")


def test_progress_shows_the_scores(browser: Browser, client: Client) -> None:
    take_quiz(client)
    browser.open("/progress")
    browser.read("Quizzes")
    browser.read(r"4 of 5 \(80 %\) in all")


LONG = """question,right,wrong,wrong,wrong
What keeps a ship from drifting away while it lies in the harbour at night?,an anchor on a heavy chain,a sail that is rolled up,the captain's telescope,an oar
Which is the longest word?,electroencephalographically,antidisestablishmentarianism,internationalization,counterrevolutionary
What does a hen lay?,eggs,nuts,stones,leaves
What is it for?,It helps the people in a town to find the way home in the dark,It keeps the food in a kitchen cool and fresh for many days,It shows the time of the day and the day of the week,It carries heavy things over a wide and very deep river
Where do fish live?,in water,in trees,in sand,in clouds
"""

SHORTER = {
    "electroencephalographically": "misrepresentation",
    "antidisestablishmentarianism": "responsibilities",
    "internationalization": "characteristics",
    "counterrevolutionary": "uncompromisingly",
}

# The words of the answers that stand in more than one line.
BROKEN = """
const broken = [];
for (const element of document.querySelectorAll("#answers .text")) {
  const text = element.firstChild;
  for (const { 0: word, index } of text.data.matchAll(/\\S+/gu)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (tops.size > 1 || element.scrollWidth > element.clientWidth) broken.push(word);
  }
}
return broken;
"""
BREAKS = "return document.querySelector('#answers').dataset.breaks"


def next_question(browser: Browser, number: int) -> None:
    browser.run("document.activeElement.blur()")
    browser.press("1")
    browser.read("ight", "#question-verdict")
    browser.press(Keys.ENTER)
    browser.read(f"{number}/5", "#question-place")


TELEPHONES, WIDE = [PHONE, 360], [768, 1280]


@pytest.mark.parametrize(
    ("text", "widths"),
    [
        ("normal", [*TELEPHONES, *WIDE]),
        ("large", TELEPHONES),
        ("large", WIDE),
        ("largest", TELEPHONES),
        ("largest", WIDE),
    ],
)
def test_no_answer_breaks_inside_a_word(
    browser: Browser, client: Client, text: str, widths: list[int]
) -> None:
    client.json("PATCH", "/settings", {"textSize": text})
    # The longest of all words have no room in a telephone at the largest text.
    questions = LONG
    if widths == TELEPHONES:
        for word, shorter in SHORTER.items():
            questions = questions.replace(word, shorter)
    put_quiz(client, questions)
    browser.resize(widths[0], 640)
    browser.open("/quiz?go-on")
    browser.read("1/5", "#question-place")
    wrong: list[tuple[int, int, list[str], str | None, int]] = []
    for number in range(1, 6):
        for width in widths:
            browser.resize(width, 640)
            broken, breaks = browser.run(BROKEN), browser.run(BREAKS)
            page = browser.run("return document.querySelector('main').scrollWidth")
            if broken or breaks or page > width:
                wrong.append((number, width, broken, breaks, page))
        # Each width is that of a new question, too.
        widths = [*widths[1:], widths[0]]
        browser.resize(widths[0], 640)
        if number < 5:
            next_question(browser, number + 1)
    assert wrong == []


def test_a_word_that_fits_nowhere_is_divided_by_the_dictionary(
    browser: Browser, client: Client
) -> None:
    put_quiz(client, LONG.replace("electro", "pneumonoultramicroscopicelectro"))
    browser.resize(PHONE, 640)
    browser.open("/quiz?go-on")
    styles = set()
    for number in range(1, 6):
        browser.read(f"{number}/5", "#question-place")
        styles.add(browser.run(
            "const text = document.querySelector('#answers .text');"
            "return [document.querySelector('#answers').dataset.breaks ?? '', getComputedStyle(text).hyphens]"
            ".join(' ')"
        ))
        assert browser.run("return document.documentElement.scrollWidth") <= PHONE
        if number < 5:
            next_question(browser, number + 1)
    assert styles == {" manual", "yes auto"}
    assert browser.run("return document.documentElement.lang") == "en-GB"


def test_nothing_covers_the_answers_before_one_is_chosen(browser: Browser, client: Client) -> None:
    client.json("PATCH", "/settings", {"textSize": "largest"})
    put_quiz(client)
    browser.open("/quiz?go-on")
    browser.read("1/5", "#question-place")
    for height in range(560, 680, 20):
        browser.resize(PHONE, height)
        covered = browser.run(
            """
            return [...document.querySelectorAll("#answers button")].filter((answer) => {
              const { left, right, top, bottom } = answer.getBoundingClientRect();
              const y = Math.min(bottom, innerHeight) - 4;
              return y > top && !answer.contains(document.elementFromPoint((left + right) / 2, y));
            }).length;
            """
        )
        assert covered == 0, height


def columns(browser: Browser) -> int:
    return browser.run(
        "return new Set([...document.querySelectorAll('#answers li')]"
        ".map((item) => item.getBoundingClientRect().left)).size"
    )


def test_answers_have_one_column_on_a_telephone_and_two_where_all_fit(
    browser: Browser, client: Client
) -> None:
    put_quiz(client)
    browser.open("/quiz?go-on")
    browser.read("1/5", "#question-place")
    for width, expected in [(PHONE, 1), (360, 1), (640, 2), (1280, 2)]:
        browser.resize(width, 640)
        assert columns(browser) == expected, width


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (1280, 800)])
def test_question_answers_and_progress_are_in_view(
    browser: Browser, client: Client, width: int, height: int
) -> None:
    put_quiz(client, LONG)
    browser.resize(width, height)
    browser.open("/quiz?go-on")
    for number in range(1, 6):
        browser.read(f"{number}/5", "#question-place")
        parts = "#question-place, #question-bar, #question-text, #answers button"
        bottoms = browser.run(
            f"return [...document.querySelectorAll('{parts}')].map((part) => part.getBoundingClientRect())"
            ".map(({ top, bottom }) => [top, bottom])"
        )
        assert len(bottoms) == 7 and all(top >= 0 and bottom <= height for top, bottom in bottoms)
        assert browser.run("return scrollY") == 0, "the page has not scrolled by itself"
        assert browser.run("return document.body.dataset.focus") == "on"
        browser.run("document.activeElement.blur()")
        browser.press("1")
        browser.read("ight", "#question-verdict")
        assert browser.run("return scrollY") == 0
        for part in ("#question-verdict", "#question-next"):
            box = browser.run(
                "const { top, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();"
                "return [top, bottom]", part)
            assert 0 <= box[0] and box[1] <= height, part
        browser.press(Keys.ENTER)
    browser.read("answers right", "#results-title")
    assert browser.run("return document.body.dataset.focus ?? null") is None


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_answers_are_black_with_white_text_and_a_border(
    browser: Browser, client: Client, scheme: str
) -> None:
    put_quiz(client)
    browser.prefer(prefers_color_scheme=scheme)
    browser.open("/quiz?go-on")
    browser.read("1/5", "#question-place")
    answer, other = browser.run(
        """
        const styleOf = (name) => {
          const { color, backgroundColor, borderTopWidth, borderTopColor, borderRadius, fontFamily } =
            getComputedStyle(document.querySelector(name));
          return { color, backgroundColor, borderTopWidth, borderTopColor, borderRadius, fontFamily };
        };
        return [styleOf("#answers button"), styleOf("#question-read")];
        """
    )
    assert answer["backgroundColor"] == "rgb(0, 0, 0)" and answer["color"] == "rgb(255, 255, 255)"
    for name in ("borderTopWidth", "borderTopColor", "borderRadius", "fontFamily"):
        assert answer[name] == other[name], name


def test_back_from_a_running_quiz_leads_to_the_welcome_and_loses_nothing(
    browser: Browser, client: Client
) -> None:
    browser.open("/today")
    browser.open("/quiz?from=words")
    browser.choose("New quiz", "button")
    browser.read("1/10", "#question-place")
    assert browser.path == "/quiz?go-on"
    browser.press("1")
    browser.read("ight", "#question-verdict")
    browser.back()
    browser.read("Your quiz waits at question 1 of 10")
    assert browser.path == "/quiz?from=words"
    browser.driver.forward()
    browser.read("ight", "#question-verdict")
    browser.choose("Leave", "button")
    browser.read("Your quiz waits at question 1 of 10")
    browser.choose("Go on", "button")
    browser.read("1/10", "#question-place")
    browser.back()
    browser.read("Your quiz waits")
    browser.back()
    wait_for("the page before", lambda: browser.path == "/today")
    assert client.get("/quiz")["number"] == 1


def test_the_source_of_questions_is_in_the_address(browser: Browser, client: Client) -> None:
    browser.open("/quiz")
    browser.go_to("Questions from", "combobox")
    browser.press("A file")
    wait_for("the address", lambda: browser.path == "/quiz?from=file")
    browser.reload()
    browser.find("#new-quiz [name=file]")


def test_the_results_are_a_sentence_the_right_answers_and_what_comes_next(
    browser: Browser, client: Client
) -> None:
    take_quiz(client)
    browser.open("/quiz")
    browser.read("Your last quiz.*4 of 5 answers right")
    browser.choose("See the results", "button")
    browser.read("4 of 5 answers right: 80 %", "#results-title")
    listed = browser.text("#results-list")
    assert listed.count("✓") == 5 and "✓ Right: " in listed
    assert all(answer in listed for answer in RIGHT)
    browser.find("#results-next .primary")
    assert browser.run("return document.querySelectorAll('#quiz-results .primary').length") == 1
    order = browser.run(
        "return ['#results-title', '#results-list', '#results-next']"
        ".map((name) => document.querySelector(name).getBoundingClientRect().top)"
    )
    assert order == sorted(order)
    browser.back()
    browser.read("Your last quiz")


def test_a_quiz_that_ended_elsewhere_leads_to_the_welcome(browser: Browser, client: Client) -> None:
    browser.open("/quiz?go-on")
    browser.read("Questions with one right answer")
    assert browser.path == "/quiz"


@pytest.mark.server("class")
def test_a_class_takes_one_quiz(browser: Browser, client: Client, server: Server) -> None:
    ada = learner(server, "Ada")
    browser.open("/quiz")
    browser.choose("Give it to the class")
    browser.go_to("Title", "textbox")
    browser.press("Week 12")
    browser.choose("Show me each learner's answers", "checkbox", key=Keys.SPACE)
    browser.choose("Give it to the class", "button")
    browser.read("The class has the quiz")
    given = ada.get("/class-quizzes")["quizzes"][0]
    assert given["title"] == "Week 12" and given["isNamed"]
    quiz = ada.post(f"/class-quizzes/{given['id']}/attempts", {})
    ada.post("/quiz/answers", {"question": quiz["asked"]["id"], "choice": 1})
    browser.choose("See how it is answered", "link")
    browser.choose("How each question was answered")
    browser.read(r": 1 \(Ada\)")


@pytest.mark.server("class")
def test_a_teacher_reads_why_a_quiz_is_not_as_chosen_before_the_class_has_it(
    browser: Browser, client: Client, server: Server
) -> None:
    ada = learner(server, "Ada")
    client.put("/lists/week", {"words": [{"word": "harbor"}, {"word": "ice cream"}]})
    browser.open("/quiz?from=list:week")
    browser.run("window.confirm = (text) => { window.asked = text; return false; }")
    browser.choose("Give it to the class")
    browser.go_to("Title", "textbox")
    browser.press("Week 12")
    browser.choose("Give it to the class", "button")
    wait_for("the question", lambda: browser.run("return window.asked"))
    asked = browser.run("return window.asked")
    assert "about 1 word" in asked and "“ice cream”" in asked, asked
    assert ada.get("/class-quizzes")["quizzes"] == []
    browser.run("window.confirm = () => true")
    browser.choose("Give it to the class", "button")
    browser.read("The class has the quiz")
    assert [quiz["title"] for quiz in ada.get("/class-quizzes")["quizzes"]] == ["Week 12"]

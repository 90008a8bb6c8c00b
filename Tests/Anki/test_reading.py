"""Packages that Anki and genanki make are read: their cards, files, schedules and all."""

from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import fsrs
import genanki
import pytest

from anki_beside import BASIC, CLOZE, REVERSED, collection, deck, give, package, take
from conftest import Cards, today

KINDS = ["legacy1", "legacy2", "latest"]


def in_kind(kind: str, first: Path, folder: Path, change=lambda anki: None) -> Path:
    """A package of a kind: the first is genanki's own, and Anki makes the others of it."""
    if kind == "legacy1":
        return first
    path = folder / f"{kind}.apkg"
    with collection(folder / "anki") as anki:
        take(anki, first)
        change(anki)
        give(anki, path, legacy=kind == "legacy2")
    return path


@pytest.mark.parametrize("kind", KINDS)
def test_cards_files_and_decks(kind: str, home: Cards, tmp_path: Path, tone: Path) -> None:
    """Each kind of package gives the same cards, and a second import adds nothing."""
    picture = tmp_path / "sea (1).png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n picture")
    notes = [
        genanki.Note(
            BASIC, ["harbour", f"<b>el</b> puerto [sound:{tone.name}]"], tags=["noun"], guid="g/1#a"
        ),
        genanki.Note(REVERSED, ["sea<br>(big)", f'<i>mar</i> <img src="{picture.name}">']),
    ]
    cloze = genanki.Note(CLOZE, ["The {{c1::cell}} makes {{c2::ATP::molecule}}.", "extra"])
    decks = [deck("Spanish::A1", *notes), deck("Biology", cloze)]
    first = package(tmp_path / "first.apkg", decks, [tone, picture])
    file = in_kind(kind, first, tmp_path)

    said = home.take(file)

    assert "New deck 'Spanish::A1': 3 new." in said
    assert "With 2 sounds and pictures." in said
    assert said.endswith("Added 5 cards.\n")
    assert home.sides("Spanish::A1") == [
        ("harbour", "**el** puerto [sound:puerto.wav]"),
        ("sea\n(big)", "*mar* ![](sea -1-.png)"),
        ("*mar* ![](sea -1-.png)", "sea\n(big)"),
    ]
    assert home.deck("Spanish::A1")[0]["tags"] == ["noun"]
    assert home.deck("Spanish::A1")[0]["id"] == "g/1#a"
    assert home.sides("Biology") == [
        ("The ____ makes ATP.", "cell\n\nThe **cell** makes ATP.\nextra"),
        ("The cell makes ____ (molecule).", "ATP\n\nThe cell makes **ATP**.\nextra"),
    ]
    media = {bytes for name, bytes in home.files.items() if name.startswith("media/")}
    assert media == {tone.read_bytes(), picture.read_bytes()}

    before = home.files
    assert "There is nothing to add." in home.take(file)
    assert home.files == before


@pytest.mark.parametrize("kind", ["legacy2", "latest"])
def test_schedule(kind: str, home: Cards, tmp_path: Path) -> None:
    """Suspended cards stay so; the schedule is taken where it is wanted, and only there."""
    words = [genanki.Note(BASIC, [f"front {n}", f"back {n}"]) for n in range(4)]
    first = package(tmp_path / "first.apkg", [deck("Words", *words)])

    def practise(anki) -> None:
        anki.set_config("fsrs", True)
        anki.decks.select(anki.decks.id("Words"))
        for ease in (3, 4):
            card = anki.sched.getCard()
            card.start_timer()
            anki.sched.answerCard(card, ease)
        cards = sorted(anki.find_cards(""))
        # SM-2 alone: an interval of 30 days, which ends in 12.
        third = anki.get_card(cards[2])
        anki.sched.set_due_date([third.id], "12")
        anki.db.execute("update cards set ivl = 30, reps = 5, data = '' where id = ?", third.id)
        anki.db.execute("delete from revlog where cid = ?", third.id)
        anki.sched.suspend_cards([cards[3]])

    file = in_kind(kind, first, tmp_path, practise)

    assert "has a schedule for 3 cards" in home.take(file)
    assert [card.get("due") for card in home.deck("Words")] == [None] * 4
    assert [card["isSuspended"] for card in home.deck("Words")] == [False, False, False, True]
    assert home.journal() == []

    second = home.another(tmp_path)
    second.take(file, "--progress")
    memories = {entry["card"]: entry["memory"] for entry in second.journal()}
    assert len(memories) == 3
    good, easy, third = [memories[card["id"]] for card in second.deck("Words")[:3]]
    assert good["stability"] == pytest.approx(2.3065, abs=0.001)
    assert easy["stability"] > good["stability"]
    assert third["stability"] == 30
    assert third["reviews"] == 5
    due = [card.get("due") for card in second.deck("Words")]
    assert due[3] is None
    assert (date.fromisoformat(due[2]) - today()).days == 12


def test_history_without_fsrs(home: Cards, tmp_path: Path) -> None:
    """Where Anki kept no memory, it is computed from the answers."""
    first = package(tmp_path / "a.apkg", [deck("Words", genanki.Note(BASIC, ["front", "back"]))])
    day = 86_400_000

    def answers(anki) -> None:
        card = anki.find_cards("")[0]
        start = 1_780_000_000_000
        for number, (days, ease) in enumerate([(0, 3), (3, 3), (15, 1)]):
            anki.db.execute(
                "insert into revlog values (?, ?, -1, ?, 1, 1, 2500, 4000, ?)",
                start + days * day, card, ease, min(number, 1),
            )
        anki.db.execute("update cards set type = 2, queue = 2, due = 1, ivl = 1, reps = 3, lapses = 1")

    home.take(in_kind("legacy2", first, tmp_path, answers), "--progress")

    [entry] = home.journal()
    memory = entry["memory"]
    # FSRS-6 with its published weights after Good, Good 3 days later and Again 12 days after that.
    assert memory["lastReview"] == "2026-06-12T20:26:40Z"
    assert (memory["reviews"], memory["lapses"]) == (3, 1)
    assert memory["stability"] == pytest.approx(expected_stability(), rel=0.001)


def expected_stability() -> float:
    scheduler = fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    card = fsrs.Card()
    start = datetime.fromtimestamp(1_780_000_000, timezone.utc)
    for days, rating in [(0, 3), (3, 3), (15, 1)]:
        moment = start + timedelta(days=days)
        card, _ = scheduler.review_card(card, fsrs.Rating(rating), moment)
    return card.stability


def test_cards_that_moved_or_changed(home: Cards, tmp_path: Path) -> None:
    """A card that the learner moved or edited is not added again; `--update` takes the new texts."""
    one = genanki.Note(BASIC, ["one", "uno"], guid="one")
    two = genanki.Note(BASIC, ["two", "dos"], guid="two")
    file = package(tmp_path / "a.apkg", [deck("Numbers", one, two)])
    home.take(file)
    home.run("cards", "new", "Mine")
    home.run("cards", "move", "Numbers", "1", "--to", "Mine")
    home.run("cards", "edit", "Numbers", "two", "--back", "deux")

    said = home.take(file)
    assert "1 card that you have differs in the file" in said
    assert "There is nothing to add." in said
    assert home.sides("Mine") == [("one", "uno")]
    assert home.sides("Numbers") == [("two", "deux")]

    assert "changed 1." in home.take(file, "--update")
    assert home.sides("Numbers") == [("two", "dos")]
    assert home.deck("Numbers")[0]["id"] == "two"


def model(question: str, answer: str, *fields: str) -> genanki.Model:
    return genanki.Model(
        sum((question + answer).encode()) + 1_000_000,
        "Other",
        fields=[{"name": name} for name in fields],
        templates=[{"name": "Card 1", "qfmt": question, "afmt": answer}],
    )


@pytest.mark.parametrize(
    ("question", "answer", "fields", "sides"),
    [
        ("{{furigana:A}}", "{{B}}", [" 日本[にほん]の 海[うみ]", "sea"], ("{日本|にほん}の{海|うみ}", "sea")),
        ("{{kana:A}}", "{{kanji:A}}", [" 海[うみ]", "x"], ("うみ", "海")),
        ("{{A}}{{#B}} ({{B}}){{/B}}", "{{B}}{{^B}}none{{/B}}", ["a", "b"], ("a (b)", "b")),
        ("{{A}}{{#B}} ({{B}}){{/B}}", "{{B}}{{^B}}none{{/B}}", ["a", "<br>"], ("a", "none")),
        ("{{A}}{{type:B}}", "{{FrontSide}}<hr id=answer>{{type:B}}", ["a", "b"], ("a", "b")),
        ("{{A}}", "{{A}}: {{B}}", ["a", "b"], ("a", "a: b")),
        ("{{A}}{{tts en_US:A}}", "{{B}}", ["a", "b"], ("a", "b")),
        ("{{text:A}}", "{{Tags}} {{Deck}}", ["a", "b"], ("a", "t Words")),
        ("{{A}}", "{{B}}", ["H<sub>2</sub>O and m<sup>2</sup>", "x"], ("H₂O and m²", "x")),
        ("{{A}}", "{{B}}", ["<div>a</div><div>b</div>", "<ol><li>x<li>y</ol>"], ("a\nb", "1. x\n2. y")),
        ("{{A}}", "{{B}}", ["<pre>if x:\n  y</pre>", "<code>z</code>"], ("```\nif x:\n  y\n```", "`z`")),
        ("{{A}}", "{{B}}", ["5 * 3 * 2", "_a_ &amp; [b]"], ("5 * 3 * 2", "\\_a\\_ & [b]")),
        ("{{A}}", "{{B}}", ["a<style>b{}</style><!-- c -->", "- not a list"], ("a", "\\- not a list")),
    ],
)
def test_templates(
    question: str, answer: str, fields: list[str], sides: tuple[str, str], home: Cards, tmp_path: Path
) -> None:
    note = genanki.Note(model(question, answer, "A", "B"), fields, tags=["t"])
    home.take(package(tmp_path / "a.apkg", [deck("Words", note)]))
    assert home.sides("Words") == [sides]


def test_what_gets_lost_is_named(home: Cards, tmp_path: Path) -> None:
    texts = [
        ["<script>alert(1)</script>a", "b"],
        ["\\(x^2\\)", "b"],
        ['<img src="https://example.org/a.png">c', "b"],
        ["d", "[sound:film.mp4] e"],
        ["<b></b>", "no front"],
        ["f", "[sound:lost.mp3]"],
    ]
    notes = [genanki.Note(BASIC, fields) for fields in texts]
    said = home.take(package(tmp_path / "a.apkg", [deck("Words", *notes)]))
    for sentence in [
        "1 card without a text on one side: left out.",
        "1 card with formulas: these are shown as they are written.",
        "1 card with a picture or a sound from the internet: it is not fetched.",
        "1 card with a film: it is left out.",
        "1 card with a program or a page inside: it is left out.",
        "2 files that cards name, but the package lacks.",
    ]:
        assert sentence in said.splitlines(), said
    assert not any("script" in side or "alert" in side for card in home.sides("Words") for side in card)

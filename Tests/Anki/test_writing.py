"""Anki opens the packages that we write, with sound, schedule and history."""

import json
from datetime import date
from pathlib import Path

from anki_beside import collection, give, take
from conftest import Cards, today


def filled(home: Cards, tone: Path) -> None:
    """Makes a deck with a sound, a label, a suspended card and two answers, and a deck below it."""
    home.run("cards", "new", "Spanish")
    home.run("cards", "add", "Spanish", "harbour", "el **puerto**", "--tag", "noun")
    home.run("cards", "add", "Spanish", "a < b", "first\nsecond")
    home.run("cards", "add", "Spanish", "later", "luego")
    home.run("cards", "edit", "Spanish", "3", "--suspend")
    home.run("cards", "new", "Spanish::Verbs")
    home.run("cards", "add", "Spanish::Verbs", "to be", "ser; estar")
    assert home.run("cards", "attach", "Spanish", "1", str(tone)).status == 0
    # Good, then Again, which is answered Hard when it comes back; the last answer of all is taken back.
    review = home.run("cards", "review", "Spanish", "--mute", typed=" \n3\n \n1\n \n2\n")
    assert review.status == 0, review.errors


def test_anki_opens_what_we_write(home: Cards, tmp_path: Path, tone: Path) -> None:
    filled(home, tone)
    file = tmp_path / "spanish.apkg"
    said = home.run("cards", "export", "Spanish", str(file), "--progress")
    assert said.output == f"Wrote 4 cards to '{file}'.\n"

    with collection(tmp_path / "anki") as anki:
        log = take(anki, file)
        assert (len(log.new), anki.note_count(), anki.card_count()) == (4, 4, 4)
        names = {deck.name for deck in anki.decks.all_names_and_ids()}
        assert {"Spanish", "Spanish::Verbs"} <= names
        text, is_sound = anki.fix_integrity()
        assert is_sound, text

        cards = [anki.get_card(card) for card in sorted(anki.find_cards(""))]
        notes = [card.note() for card in cards]
        assert notes[0].fields == ["harbour", "el <b>puerto</b><br>[sound:puerto.wav]"]
        assert notes[0].tags == ["noun"]
        assert notes[1].fields == ["a &lt; b", "first<br>second"]
        assert [tag.filename for tag in cards[0].answer_av_tags()] == ["puerto.wav"]
        assert Path(anki.media.dir(), "puerto.wav").read_bytes() == tone.read_bytes()
        assert [card.queue for card in cards] == [2, 2, -1, 0]

        records = home.deck("Spanish")
        for card, record in zip(cards[:2], records):
            days = (date.fromisoformat(record["due"]) - today()).days
            assert card.due - anki.sched.today == days
            assert (card.reps, card.lapses) == (record["answers"], record["lapses"])
        memory = cards[0].memory_state
        assert (round(memory.stability, 3), round(memory.difficulty, 3)) == (2.306, 2.118)
        answers = anki.db.list("select ease from revlog where cid = ? order by id", cards[1].id)
        assert answers == [1, 2]
        assert anki.db.list("select ease from revlog where cid = ?", cards[0].id) == [3]

        again = take(anki, file)
        assert (len(again.new), len(again.duplicate)) == (0, 4)
        assert anki.note_count() == 4

        # Anki's file of it brings nothing new to us.
        back = tmp_path / "back.apkg"
        give(anki, back, legacy=False)
    before = home.files
    assert "There is nothing to add." in home.take(back)
    assert home.files == before


def test_a_deck_to_share_has_no_history(home: Cards, tmp_path: Path, tone: Path) -> None:
    filled(home, tone)
    file = tmp_path / "spanish.apkg"
    home.run("cards", "export", "Spanish", str(file))
    with collection(tmp_path / "anki") as anki:
        take(anki, file)
        assert anki.db.scalar("select count() from revlog") == 0
        assert anki.db.list("select distinct type from cards") == [0]


def test_texts(home: Cards, tmp_path: Path, tone: Path) -> None:
    """Anki takes our notes in plain text, and each format of text comes back as it was."""
    filled(home, tone)
    for name in ("a.csv", "a.tsv", "a.txt", "a.md"):
        file = tmp_path / f"{name[2:]}.{name[2:]}"
        file.with_suffix("").mkdir()
        assert home.run("cards", "export", "Spanish", str(file)).status == 0
        other = home.another(file.with_suffix(""))
        other.take(file, "--deck", "Spanish")
        assert other.sides("Spanish") == home.sides("Spanish"), name
        assert "There is nothing to add." in other.take(file, "--deck", "Spanish")
    with collection(tmp_path / "anki") as anki:
        from anki.collection import CsvMetadata

        metadata = anki.get_csv_metadata(str(tmp_path / "txt.txt"), None)
        assert metadata.is_html and metadata.guid_column == 1 and metadata.tags_column == 4
        assert metadata.delimiter == CsvMetadata.TAB


def test_what_was_taken_back_is_no_answer(home: Cards, tmp_path: Path, tone: Path) -> None:
    filled(home, tone)
    home.run("cards", "add", "Spanish::Verbs", "to go", "ir")
    review = home.run("cards", "review", "Spanish::Verbs", "--mute", typed=" \n4\nu\nq\n")
    assert review.status == 0
    file = tmp_path / "spanish.apkg"
    home.run("cards", "export", "Spanish", str(file), "--progress")
    with collection(tmp_path / "anki") as anki:
        take(anki, file)
        for card in anki.find_cards("deck:Spanish::Verbs"):
            assert anki.db.scalar("select count() from revlog where cid = ?", card) == 0
            assert anki.get_card(card).type == 0


def test_made_decks(home: Cards, tmp_path: Path) -> None:
    home.put_list("week", {"word": "harbor", "definition": "a place for ships"})
    file = tmp_path / "week.apkg"
    assert home.run("cards", "export", "list:week", str(file)).status == 0
    with collection(tmp_path / "anki") as anki:
        take(anki, file)
        [card] = anki.find_cards("")
        assert anki.get_card(card).note().fields == ["a place for ships", "harbor"]
    assert json.loads(json.dumps(home.journal())) == []

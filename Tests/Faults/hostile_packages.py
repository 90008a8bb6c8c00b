"""Packages of a few kilobytes that demand as much memory and time as they can."""

import io
import json
import sqlite3
import zipfile
from collections.abc import Callable, Iterable

SCHEMA = """
CREATE TABLE col (id integer, crt integer, mod integer, scm integer, ver integer, dty integer,
  usn integer, ls integer, conf text, models text, decks text, dconf text, tags text);
CREATE TABLE notes (id integer PRIMARY KEY, guid text, mid integer, mod integer, usn integer,
  tags text, flds text, sfld text, csum integer, flags integer, data text);
CREATE TABLE cards (id integer PRIMARY KEY, nid integer, did integer, ord integer, mod integer,
  usn integer, type integer, queue integer, due integer, ivl integer, factor integer, reps integer,
  lapses integer, left integer, odue integer, odid integer, flags integer, data text);
CREATE TABLE revlog (id integer PRIMARY KEY, cid integer, usn integer, ease integer, ivl integer,
  lastIvl integer, factor integer, time integer, type integer);
"""


class Collection:
    """The collection of a package, which the functions below fill."""

    def __init__(self) -> None:
        self.database = sqlite3.connect(":memory:")
        self.database.executescript(SCHEMA)
        self.decks: dict[str, dict[str, object]] = {"1": {"id": 1, "name": "Strange"}}

    def models(self, *templates: tuple[str, str], fields: int = 2, is_cloze: bool = False) -> None:
        names = [{"name": f"F{number}", "ord": number} for number in range(fields)]
        made = [
            {"name": f"C{number}", "ord": number, "qfmt": front, "afmt": back}
            for number, (front, back) in enumerate(templates)
        ]
        model = {"name": "M", "type": int(is_cloze), "flds": names, "tmpls": made}
        row = (1, 0, 0, 0, 11, 0, 0, 0, "{}", json.dumps({"1": model}), json.dumps(self.decks))
        self.database.execute("INSERT INTO col VALUES (?,?,?,?,?,?,?,?,?,?,?,'{}','{}')", row)

    def note(self, id: int, *fields: str, tags: str = "") -> None:
        row = (id, f"note{id}", 1, tags, "\x1f".join(fields))
        self.database.execute("INSERT INTO notes VALUES (?,?,?,0,0,?,?,'',0,0,'')", row)

    def cards(self, rows: Iterable[tuple[int, int, int, int]]) -> None:
        """Adds cards: the number, the note, the deck and the card's number among those of the
        note."""
        self.database.executemany(
            "INSERT INTO cards VALUES (?,?,?,?,0,0,0,0,1,0,0,0,0,0,0,0,0,'{}')", rows
        )

    def package(self, media: dict[str, bytes] | None = None) -> bytes:
        self.database.commit()
        content = self.database.serialize()
        self.database.close()
        return packed({"collection.anki2": content} | (media or {"media": b"{}"}))


def packed(entries: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return buffer.getvalue()


PLAIN = ("{{F0}}", "{{F1}}")


def repeated_field() -> bytes:
    """A template that repeats a field of 20 MB 400 times."""
    made = Collection()
    made.models(("{{F0}}" * 400, "{{F1}}" * 400))
    made.note(1, "a" * (20 << 20), "b")
    made.cards([(1, 1, 1, 0)])
    return made.package()


def repeated_question() -> bytes:
    """A template that asks 400 times whether a field of 20 MB is filled."""
    made = Collection()
    made.models(("{{#F0}}x{{/F0}}" * 400 + "front", "back"))
    made.note(1, "<br>" * (5 << 20), "b")
    made.cards([(number, 1, 1, 0) for number in range(1, 200)])
    return made.package()


def many_cards_of_one_note() -> bytes:
    """100 cards of one note of 1 MB."""
    made = Collection()
    made.models(*[PLAIN] * 100)
    made.note(1, "word " * 200_000, "b")
    made.cards([(number, 1, 1, number - 1) for number in range(1, 101)])
    return made.package()


def many_long_cards() -> bytes:
    """100,000 cards that each take a moment to make, and are too long in the end."""
    made = Collection()
    made.models(("{{F0}}", "{{F0}}"))
    made.note(1, "<i>a</i> " * 30_000, "b")
    made.cards([(number, 1, 1, 0) for number in range(1, 100_001)])
    return made.package()


def many_blanks() -> bytes:
    """A note with 2,000 blanks, each of which makes a card with the whole text, 50 times."""
    made = Collection()
    made.models(("{{cloze:F0}}", "{{cloze:F0}}"), is_cloze=True)
    text = " ".join(f"{{{{c{number}::a}}}}" for number in range(1, 1500))
    for note in range(1, 51):
        made.note(note, text, "b")
    made.cards(
        (note * 2000 + number, note, 1, number) for note in range(1, 51) for number in range(1500)
    )
    return made.package()


def endless_view(table: str = "notes") -> bytes:
    """An endless view in place of a table."""
    made = Collection()
    made.models(PLAIN)
    made.note(1, "a", "b")
    made.cards([(1, 1, 1, 0)])
    columns = [row[1] for row in made.database.execute(f"PRAGMA table_info({table})")]
    made.database.execute(f"DROP TABLE {table}")
    first, *others = columns
    made.database.execute(
        f"CREATE VIEW {table} AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"
        f" SELECT x AS {first}, " + ", ".join(f"'' AS {name}" for name in others) + " FROM n"
    )
    return made.package()


def endless_cards() -> bytes:
    """An endless view of cards."""
    return endless_view("cards")


def computed_column() -> bytes:
    """A computed column that makes 30 MB for each of 100 notes."""
    made = Collection()
    made.models(PLAIN)
    made.database.execute("DROP TABLE notes")
    made.database.execute(
        "CREATE TABLE notes (id integer PRIMARY KEY, guid text, mid integer, tags text)"
    )
    made.database.executemany(
        "INSERT INTO notes (id, guid, mid, tags) VALUES (?, ?, 1, '')",
        [(number, f"n{number}") for number in range(1, 101)],
    )
    # SQLite itself would compute the column for each added row.
    made.database.execute("PRAGMA writable_schema = 1")
    made.database.execute(
        "UPDATE sqlite_master SET sql = replace(sql, 'tags text)', 'tags text, flds text GENERATED"
        " ALWAYS AS (printf(''%.*c'', 30000000, ''x'')) VIRTUAL)') WHERE name = 'notes'"
    )
    made.cards([(number, number, 1, 0) for number in range(1, 101)])
    return made.package()


def signs(sign: str) -> bytes:
    """A field of 98 kB of one sign."""
    made = Collection()
    made.models(("front", "{{F0}}"))
    made.note(1, sign * (98_000 // len(sign)), "b")
    made.cards([(1, 1, 1, 0)])
    return made.package()


def open_sounds() -> bytes:
    return signs("[sound:")


def open_braces() -> bytes:
    return signs("{{")


def open_pictures() -> bytes:
    return signs("![](")


def open_blanks() -> bytes:
    return signs("{{c1::")


def many_fields() -> bytes:
    """A kind of note with 20,000 fields, and 100,000 cards of it."""
    made = Collection()
    made.models(PLAIN, fields=20_000)
    made.note(1, "a", "b")
    made.cards([(number, 1, 1, 0) for number in range(1, 100_001)])
    return made.package()


def many_decks() -> bytes:
    """30,000 decks with a card each."""
    made = Collection()
    made.decks = {str(n): {"id": n, "name": f"Deck {n}"} for n in range(1, 30_001)}
    made.models(PLAIN)
    for number in range(1, 30_001):
        made.note(number, f"f{number}", "b")
    made.cards((number, number, number, 0) for number in range(1, 30_001))
    return made.package()


def long_labels() -> bytes:
    """100 labels of a single letter with a hundred thousand marks on it, on 1,000 cards."""
    made = Collection()
    made.models(PLAIN)
    made.note(1, "a", "b", tags=" ".join(["a" + "\u0301" * 10_000] * 100))
    made.cards([(number, 1, 1, 0) for number in range(1, 1001)])
    return made.package()


def much_media() -> bytes:
    """20 files of 30 MB of zeros."""
    made = Collection()
    made.models(PLAIN)
    count = 20
    for number in range(1, count + 1):
        made.note(number, f"[sound:{number}.mp3]", "b")
    made.cards((number, number, 1, 0) for number in range(1, count + 1))
    names = {str(number): f"{number}.mp3" for number in range(1, count + 1)}
    media = {str(number): bytes((30 << 20) + number) for number in range(1, count + 1)}
    return made.package({"media": json.dumps(names).encode()} | media)


def huge_collection() -> bytes:
    """A collection of 60 MB in 100 kB, made of notes without cards."""
    made = Collection()
    made.models(PLAIN)
    for number in range(1, 61):
        made.note(number, "a" * (1 << 20), "b")
    made.cards([(1, 1, 1, 0)])
    return made.package()


PACKAGES: list[Callable[[], bytes]] = [
    *(repeated_field, repeated_question, many_cards_of_one_note, many_long_cards, many_blanks),
    *(endless_view, endless_cards, computed_column),
    *(open_sounds, open_braces, open_pictures, open_blanks),
    *(many_fields, many_decks, long_labels, much_media, huge_collection),
]

# The packages that are made and read in a moment.
QUICK = [repeated_field, many_cards_of_one_note, endless_view, computed_column, open_sounds]

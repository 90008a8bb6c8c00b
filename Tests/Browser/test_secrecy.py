"""Nothing that the server sends gives the word away while it is asked, but its sound."""

import base64
from contextlib import suppress

import pytest

from client import Answer, Client, Refused
from practice import Practice
from secrecy import answer, chunks, leaks, texts
from server import Home

CUES = ["word", "slow", "define", "part", "sentence", "origin", "hint", "mine"]

# Words that dictionaries explain by themselves or their kin, are inflected oddly, have a sign or an
# accent in them, or stand in the names of the API's own fields.
TRICKY = [
    "necessity", "harborage", "baking", "stopped", "carried", "bakery", "happiness", "teeth",
    "mice", "singer", "song", "thought", "bought", "colour", "organisation", "sound", "word",
    "sentence", "hint", "level", "o'clock", "mother-in-law", "ice cream", "naïve", "café", "Polish",
    "democracy", "democratic", "analysis", "analyses", "beautifully", "unhappiness", "childhood",
    "housework", "sleepwalker", "spelling",
]  # fmt: skip


def ask_for_everything(client: Client, practice: Practice) -> None:
    """Whatever a person can do in a round that does not end it."""
    client.ask("GET", "/play")
    client.get(f"/sessions/{practice.session['id']}")
    for cue in CUES:
        # Not every word has an origin or a sentence.
        with suppress(Refused):
            practice.hear(cue)
    practice.type("")
    practice.type("zq")
    practice.hear("mine")
    practice.hear("answer")
    practice.take_back()
    practice.type("qz")
    practice.hint()
    practice.hear("hint")
    practice.go_on()
    practice.look()
    client.get("/sessions")
    client.get("/status")
    # Of sounds only the heads hold text, and those are all alike.
    client.ask("GET", practice.round["sounds"]["word"])


def given(client: Client, words: list[str]) -> dict[str, list[Answer]]:
    """All that is sent in the rounds of a list until each is over, by the word."""
    practice = Practice(client, words="list", list="given")
    sent = {}
    for word in words:
        begin = len(client.answers)
        ask_for_everything(client, practice)
        sent[word] = client.answers[begin:]
        assert practice.type(word)["outcome"] == "completed"
        practice.go_on()
    return sent


def drawn(client: Client, number: int, **plan: object) -> dict[str, list[Answer]]:
    """The same of words that nobody knows before the round is over."""
    practice = Practice(client, words="drawn", **plan)
    sent: dict[str, list[Answer]] = {}
    while len(sent) < number:
        begin = len(client.answers)
        ask_for_everything(client, practice)
        until = len(client.answers)
        word = practice.skip()["word"]["text"]
        sent.setdefault(word, []).extend(client.answers[begin:until])
        practice.go_on()
    return sent


def found(sent: dict[str, list[Answer]]) -> list[str]:
    """What gave a word away in its round, and is not sent in the others' rounds, too."""
    told = {word: {t for one in answers for t in texts(one)} for word, answers in sent.items()}
    return [
        f"{word} in {leak}"
        for word, answers in sent.items()
        for leak in leaks(word, answers, set().union(*(told[w] for w in told if w != word)))
    ]


def test_given_words_are_in_no_byte_before_their_end(client: Client, home: Home) -> None:
    home.put_list("given", *({"word": word} for word in TRICKY))
    assert found(given(client, TRICKY)) == []


def test_a_list_s_own_words_about_a_word_are_blanked(client: Client, home: Home) -> None:
    about = {"definition": "to {0}, {0}s or {1}", "sentence": "{1} and {0}!", "hint": "Not {0}."}
    words = {"harbor": "harbored", "carry": "Carried", "blorf": "BLORFING", "ox": "oxen"}
    home.put_list(
        "given",
        *(
            {"word": word} | {name: text.format(word, other) for name, text in about.items()}
            for word, other in words.items()
        ),
    )
    assert found(given(client, list(words))) == []


@pytest.mark.parametrize("level", ["everyday", "advanced"])
def test_drawn_words_are_in_no_byte_before_their_end(client: Client, level: str) -> None:
    assert found(drawn(client, 8, length="5-12", level=level)) == []


@pytest.mark.parametrize("mode", ["bee", "sprint", "mistakes", "dictation"])
def test_no_way_of_practising_gives_the_word_away(client: Client, mode: str) -> None:
    words = ["necessary", "harbor"]
    for word in words:
        Practice.of(client, word).skip()
    client.answers.clear()
    practice = Practice(client, words="given", given=words, mode=mode)
    for cue in CUES:
        with suppress(Refused):
            practice.hear(cue)
    client.ask("GET", "/play")
    until = len(client.answers)
    word = practice.skip()["word"]["text"]
    assert leaks(word, client.answers[:until]) == []


@pytest.mark.parametrize(
    "short, long",
    [("blorf", "splendigorously"), ("zebra", "hippopotamus")],
    ids=["made-up words", "words of the dictionary"],
)
def test_answers_are_as_long_whatever_the_length_of_the_word(
    client: Client, home: Home, short: str, long: str
) -> None:
    about = {
        "definition": "the {} that we saw at the zoo",
        "sentence": "Did you see the {}?",
        "hint": "We saw it.",
    }

    def sizes(word: str) -> list[tuple[str, int, int]]:
        entry = {"word": word} | {name: text.format(word) for name, text in about.items()}
        home.put_list("zoo", entry)
        client.answers.clear()
        practice = Practice(client, words="list", list="zoo")
        client.get(f"/sessions/{practice.session['id']}")
        for cue in ("word", "slow", "slow", "define", "part", "sentence"):
            practice.hear(cue)
        practice.hint()
        practice.hear("hint")
        practice.look()
        client.ask("GET", "/play")
        heads = [len(one.raw) - len(one.body) for one in client.answers]
        return [
            # An address is as long as another, but holds an identifier.
            (
                one.asked.split("/")[3] if one.asked.count("/") > 2 else one.asked,
                head,
                len(one.body),
            )
            for one, head in zip(client.answers, heads, strict=True)
        ]

    assert sizes(short) == sizes(long)


def test_an_address_tells_nothing_even_to_who_heard_the_word_before(client: Client) -> None:
    """Were it made from the word, the same word would have the same address again."""
    addresses = []
    for _ in range(2):
        practice = Practice.of(client, "harbor")
        addresses += [practice.session["id"], practice.round["id"]]
        addresses += [address for address in practice.round["sounds"].values() if address]
        practice.skip()
    assert len(set(addresses)) == len(addresses)


def test_sounds_hold_samples_and_no_text(client: Client) -> None:
    practice = Practice.of(client, "harbor")
    for cue in ("word", "slow", "define", "sentence"):
        answer = client.ask("GET", practice.round["sounds"][cue])
        assert chunks(answer.body) == ["fmt ", "data"]
        assert answer.headers.get_filename() is None


# The search itself: it must find what it looks for.


@pytest.mark.parametrize(
    "leak",
    [
        {"definition": "a HARBOR for ships"},
        {"definition": "what harbours do: harboring"},
        {"definition": "see harborage"},
        {"sentence": "It is spelled h, a, r, b, o, r."},
        {"rounds": [{"id": {"inner": "unharbored"}}]},
        {"harbor": 1},
        {"id": b"harbor".hex()},
        {"id": base64.b64encode(b"x harbor y").decode()},
        {"id": "a3c1e4a1c1b1a3bd" + "harbor"},
    ],
)
def test_the_search_finds_a_word_in_any_clothes(leak: dict) -> None:
    assert leaks("harbor", [answer(leak)])


def test_the_search_finds_a_word_in_a_header() -> None:
    assert leaks("harbor", [answer({}, Location="/sounds/harbor.wav")])


def test_the_search_finds_kin_that_looks_otherwise() -> None:
    assert leaks("necessary", [answer({"definition": "of necessity"})])
    assert leaks("carry", [answer({"definition": "it was carried"})])
    assert leaks("ice cream", [answer({"definition": "Ice Cream in a cone"})])


def test_the_search_finds_nothing_where_nothing_is() -> None:
    innocent = {"definition": "a sheltered port where ships can take on or discharge cargo"}
    assert leaks("harbor", [answer(innocent)]) == []
    assert leaks("art", [answer({"definition": "a part of a party"})]) == []

"""A session over HTTP: what is asked, judged, told and kept."""

import signal
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

import past
from client import Client, Refused
from practice import Practice
from server import Home, Server
from waiting import wait_for


def test_a_round_begins_with_the_definition_and_sounds_but_no_word(client: Client) -> None:
    round = Practice.of(client, "harbor").round
    assert round["state"] == "asking" and round["number"] == 1 and round["triesLeft"] == 3
    texts = {definition["partOfSpeech"]: definition["text"] for definition in round["definitions"]}
    assert "sheltered port" in texts["noun"] and "maintain" in texts["verb"]
    assert round["word"] is None and round["sight"] is None and round["outcome"] is None
    for cue in ("word", "slow", "define", "part", "sentence"):
        assert round["sounds"][cue], cue
    for cue in ("mine", "answer", "letters", "human"):
        assert round["sounds"][cue] is None, cue


def test_a_wrong_try_spends_a_try_and_is_marked_letter_by_letter(client: Client) -> None:
    round = Practice.of(client, "harbor").type("harber")
    assert round["answer"]["verdict"] == "wrong" and round["triesLeft"] == 2
    [wrong] = round["tries"]
    assert "".join(mark["letters"] for mark in wrong["marks"]) == "harber"
    assert [mark["letters"] for mark in wrong["marks"] if mark["kind"] == "wrong"] == ["e"]
    assert "It sounds right." in wrong["sentence"]
    assert round["word"] is None and round["sounds"]["mine"] and round["sounds"]["answer"]


def test_a_try_is_on_the_disk_when_its_verdict_comes(client: Client, home: Home) -> None:
    practice = Practice.of(client, "harbor")
    practice.type("harber")
    assert [(e["event"], e["typed"], e["tryNumber"]) for e in home.journal()] == [
        ("wrong", "harber", 1)
    ]
    practice.type("harbor")
    assert home.journal()[-1]["outcome"] == "completed"


def test_a_completed_word_is_told_and_kept(client: Client, home: Home) -> None:
    practice = Practice.of(client, "harbor", "ocean")
    practice.type("harber")
    round = practice.type("  HARBOR ")
    assert round["answer"]["verdict"] == "correct" and round["outcome"] == "completed"
    assert round["state"] == "over" and round["streak"] == 1
    assert round["word"]["text"] == "harbor" and round["word"]["pronunciation"]
    assert round["word"]["explanations"] and round["sounds"]["letters"]
    assert client.get("/completed/harbor")["word"]["timesCompleted"] == 1
    assert practice.go_on()["number"] == 2
    [harbor] = home.completed()
    assert harbor["word"] == "harbor" and harbor["fewestTries"] == 2
    assert "sheltered port" in harbor["nounDefinition"]


def test_the_list_is_read_where_its_last_word_can_t_be_kept(client: Client, home: Home) -> None:
    practice = Practice.of(client, "harbor", "ocean", "garden")
    practice.type("harbor")
    practice.go_on()
    practice.type("ocean")
    obstacle = home.data / "completed.json.new"
    obstacle.mkdir()
    assert client.get("/completed")["total"] == 1
    obstacle.rmdir()
    assert client.get("/completed")["total"] == 2


def test_a_round_knows_how_many_there_will_be_and_a_miss_adds_one(client: Client) -> None:
    practice = Practice.of(client, "harbor", "ocean", "garden")
    assert practice.round["total"] == 3
    practice.skip()
    assert practice.go_on()["total"] == 4
    assert Practice.of(client, "harbor", mode="bee").round["total"] is None


def test_nothing_typed_is_no_try(client: Client, home: Home) -> None:
    round = Practice.of(client, "harbor").type(" \u00a0 ")
    assert round["answer"]["verdict"] == "empty" and round["triesLeft"] == 3
    assert round["tries"] == [] and home.journal() == []


def test_a_word_that_sounds_the_same_spends_no_try(client: Client) -> None:
    practice = Practice.of(client, "bear")
    assert practice.round["distinctness"] == "same"
    round = practice.type("bare")
    assert round["answer"]["verdict"] == "homophone" and round["triesLeft"] == 3
    assert practice.type("bear")["outcome"] == "completed"


def test_another_region_s_spelling_is_right_with_a_note(client: Client) -> None:
    round = Practice.of(client, "colour").type("color")
    assert round["answer"]["verdict"] == "variant" and round["outcome"] == "completed"
    assert "American" in round["word"]["note"]


def test_hints_tell_the_first_letter_then_how_many_then_one_more(client: Client) -> None:
    practice = Practice.of(client, "ocean")
    while practice.round["hasMoreHints"]:
        practice.hint()
    assert practice.round["hints"] == [
        "It begins with o.",
        "It has 5 letters.",
        "It begins with o, c.",
        "It begins with o, c, e.",
        "It begins with o, c, e, a.",
    ]
    with pytest.raises(Refused) as refusal:
        practice.hint()
    assert refusal.value.answer.status == 409 and refusal.value.answer.is_problem
    practice.type("ocean")
    assert practice.end()["firstTry"] == 0, "a round with a hint counts as helped"


def test_a_slip_is_taken_back_once(client: Client, home: Home) -> None:
    practice = Practice.of(client, "ocean")
    assert not practice.round["canTakeBackSlip"]
    assert practice.type("oxean")["canTakeBackSlip"]
    round = practice.take_back()
    assert round["triesLeft"] == 3 and not round["canTakeBackSlip"]
    assert [t["isTakenBack"] for t in round["tries"]] == [True]
    assert not practice.type("oceen")["canTakeBackSlip"]
    with pytest.raises(Refused) as refusal:
        practice.take_back()
    assert refusal.value.answer.status == 409
    assert [e["event"] for e in home.journal()] == ["wrong", "slip", "wrong"]


def test_after_the_last_wrong_try_the_word_is_shown_and_copied(client: Client, home: Home) -> None:
    practice = Practice.of(client, "rhythm")
    for typed in ("rithm", "rythm", "rhythem"):
        practice.type(typed)
    round = practice.round
    assert round["state"] == "copying" and round["outcome"] == "missed" and round["streak"] == 0
    assert round["word"]["text"] == "rhythm" and round["sounds"]["letters"]
    assert practice.copy("rythm")["answer"]["verdict"] == "miscopied"
    assert practice.round["state"] == "copying"
    round = practice.copy("rhythm")
    assert round["answer"]["verdict"] == "copied" and round["state"] == "over"
    assert [e["event"] for e in home.journal()] == ["wrong"] * 3 + ["copied"]


def test_a_missed_word_comes_back_later_in_the_session(client: Client) -> None:
    practice = Practice.of(client, "rhythm", "ocean", "harbor", "garden", "yellow")
    practice.skip()
    asked = ["rhythm"]
    while round := practice.go_on():
        if round["isComeback"]:
            assert practice.type("rhythm")["outcome"] == "completed"
            assert len(asked) > 2, "not at once"
            return
        asked.append(practice.skip()["word"]["text"])
    pytest.fail("It never came back.")


def test_a_word_that_is_skipped_is_told_and_missed(client: Client, home: Home) -> None:
    practice = Practice.of(client, "harbor")
    round = practice.skip()
    assert round["outcome"] == "missed" and round["answer"]["verdict"] == "skipped"
    assert round["state"] == "over" and round["word"]["text"] == "harbor"
    assert [e["event"] for e in home.journal()] == ["skipped"]


def test_a_word_that_is_excluded_is_never_asked_again(client: Client, home: Home) -> None:
    practice = Practice.of(client, "harbor", "ocean")
    round = practice.exclude("a name")
    assert round["state"] == "over" and round["outcome"] == "excluded"
    assert home.list("excluded") == [{"word": "harbor", "reason": "a name"}]
    assert home.journal() == []


def test_what_is_excluded_is_not_reviewed(client: Client, home: Home) -> None:
    past.write(home, {"harbor": 1, "ocean": 1}, days=40)
    Practice(client, words="review").exclude("a name")
    [excluded] = home.list("excluded")
    left = Practice(client, words="review").skip()["word"]["text"]
    assert {excluded["word"], left} == {"harbor", "ocean"}


@pytest.mark.parametrize("tries, left", [("1", 1), ("7", 7), ("unlimited", None)])
def test_tries_are_as_many_as_asked_for(client: Client, tries: str, left: int | None) -> None:
    assert Practice.of(client, "harbor", tries=tries).round["triesLeft"] == left


def test_a_letter_without_its_accent_is_right_where_that_is_forgiven(client: Client) -> None:
    assert Practice.of(client, "café").type("cafe")["answer"]["verdict"] == "wrong"
    forgiving = Practice.of(client, "café", forgivesAccents=True)
    assert forgiving.type("cafe")["outcome"] == "completed"


def test_going_on_before_the_round_is_over_gives_the_same_round(client: Client) -> None:
    practice = Practice.of(client, "harbor", "ocean")
    first = practice.type("harber")
    assert practice.go_on() == first


def test_a_session_ends_with_its_summary(client: Client) -> None:
    practice = Practice.of(client, "harbor", "necessary", count=2)
    practice.type("harbor")
    practice.go_on()
    practice.type("neccesary")
    practice.skip()
    summary = practice.end()
    assert summary["completed"] == ["harbor"] and summary["missed"] == ["necessary"]
    assert summary["firstTry"] == 1
    assert "doubled-letter" in {mistake["kind"] for mistake in summary["mistakes"]}
    assert practice.session["state"] == "ended" and practice.session["round"] is None
    assert practice.session["completed"] == 1 and practice.session["missed"] == 1


def test_a_session_ends_by_itself_after_its_last_word(client: Client) -> None:
    practice = Practice.of(client, "harbor", "ocean", count=1)
    practice.type("harbor")
    assert practice.go_on() is None
    assert practice.session["summary"]["completed"] == ["harbor"]


def test_what_is_over_takes_no_more(client: Client, home: Home) -> None:
    practice = Practice.of(client, "harbor")
    practice.type("harbor")
    before = home.journal()
    for step in (lambda: practice.type("x"), practice.hint, practice.skip, practice.take_back):
        with pytest.raises(Refused) as refusal:
            step()
        assert refusal.value.answer.status == 409 and refusal.value.answer.is_problem
    assert home.journal() == before


def test_a_session_that_was_begun_ends_the_one_before(client: Client) -> None:
    first = Practice.of(client, "harbor")
    second = Practice.of(client, "ocean")
    with pytest.raises(Refused) as refusal:
        first.type("harbor")
    assert refusal.value.answer.status in (404, 409)
    assert Practice(client).session["id"] == second.session["id"]


# Ways of practising


def test_a_bee_is_by_ear_alone_with_one_try_and_ends_at_the_first_miss(client: Client) -> None:
    practice = Practice.of(client, "harbor", "ocean", mode="bee")
    assert practice.session["isByEarAlone"] and practice.round["definitions"] == []
    assert practice.round["sounds"]["define"] and practice.round["triesLeft"] == 1
    practice.hear("sentence")
    assert practice.round["sentence"] is None
    assert practice.type("harber")["outcome"] == "missed"
    assert practice.go_on() is None
    assert practice.session["summary"]["missed"] == ["harbor"]


def test_a_sprint_ends_by_the_clock(client: Client) -> None:
    practice = Practice.of(client, "harbor", "ocean", "garden", mode="sprint", minutes=0.02)
    assert 0 < practice.session["secondsLeft"] <= 1.2
    practice.type("harbor")
    path = f"/sessions/{practice.session['id']}"
    wait_for("the end of the time", lambda: client.get(path)["secondsLeft"] == 0)
    assert practice.go_on() is None
    assert practice.session["summary"]["completed"] == ["harbor"]


def test_copying_shows_the_word_first(client: Client) -> None:
    practice = Practice.of(client, "harbor", mode="copy")
    assert practice.round["sight"] == "harbor"
    assert practice.type("harbor")["outcome"] == "completed"
    assert practice.end()["firstTry"] == 0, "what was seen is no recall"


def test_a_session_on_mistakes_asks_what_was_missed_until_it_is_right_twice(client: Client) -> None:
    missed = Practice.of(client, "necessary", "ocean")
    missed.type("neccesary")
    missed.skip()
    missed.go_on()
    missed.type("ocean")
    practice = Practice(client, mode="mistakes")
    assert practice.type("necessary")["outcome"] == "completed"
    assert practice.go_on()
    assert practice.type("necessary")["outcome"] == "completed"
    assert practice.go_on() is None


def test_dictation_gives_the_sentence_with_a_blank(client: Client, home: Home) -> None:
    home.put_list("week", {"word": "harbor", "sentence": "The ship lies in the harbor."})
    practice = Practice(client, words="list", list="week", mode="dictation")
    assert practice.round["sentence"] == "The ship lies in the ____."


# Where the words come from


def test_a_list_is_asked_in_its_order_with_its_own_words(client: Client, home: Home) -> None:
    home.put_list(
        "week 12",
        {"word": "garden", "definition": "where our beans grow"},
        {"word": "blorf", "definition": "what a blorf does"},
    )
    practice = Practice(client, words="list", list="week 12")
    assert practice.round["definitions"][0]["text"] == "where our beans grow"
    assert practice.type("garden")["outcome"] == "completed"
    assert practice.go_on()["definitions"][0]["text"] == "what a ____ does"
    assert practice.type("blorf")["outcome"] == "completed"


def test_completed_words_are_replayed_all_or_some(client: Client) -> None:
    practice = Practice.of(client, "harbor", "ocean", "garden")
    for word in ("harbor", "ocean", "garden"):
        practice.type(word)
        practice.go_on()
    replay = Practice(client, words="completed")
    words = {replay.skip()["word"]["text"]}
    while len(words) < 3 and replay.go_on():
        words.add(replay.skip()["word"]["text"])
    assert words == {"harbor", "ocean", "garden"}
    one = Practice(client, words="completed", given=["ocean"])
    assert one.type("ocean")["outcome"] == "completed"


@pytest.mark.parametrize("words", ["list", "completed"])
def test_an_excluded_word_is_asked_only_by_its_name(
    client: Client, home: Home, words: str
) -> None:
    home.put_list("week", {"word": "Harbor"}, {"word": "ocean"})
    practice = Practice.of(client, "harbor", "ocean")
    practice.type("harbor")
    practice.go_on()
    practice.type("ocean")
    home.put_list("excluded", {"word": "harbor"})
    again = Practice(client, words=words, list="week")
    assert again.skip()["word"]["text"] == "ocean"
    assert Practice.of(client, "harbor").skip()["word"]["text"] == "harbor"
    assert Practice(client, words="list", list="excluded").skip()["word"]["text"] == "harbor"


def test_drawn_words_have_the_length_that_was_asked_for(client: Client) -> None:
    practice = Practice(client, words="drawn", length="8", level="everyday", count=5)
    words = {practice.skip()["word"]["text"]}
    while len(words) < 5 and practice.go_on():
        words.add(practice.skip()["word"]["text"])
    assert len(words) == 5 and all(len(word) == 8 for word in words)


@pytest.mark.parametrize(
    "plan", [{"words": "review"}, {"mode": "mistakes"}, {"words": "completed"}]
)
def test_where_there_is_nothing_to_ask_a_sentence_says_so(client: Client, plan: dict) -> None:
    session = Practice(client, **plan).session
    assert session["round"] is None and session["notice"].endswith(".")


def test_a_list_that_is_not_there_is_one_sentence(client: Client) -> None:
    with pytest.raises(Refused) as refusal:
        Practice(client, words="list", list="week 12")
    assert refusal.value.answer.status == 404 and "week 12" in refusal.value.answer.json["detail"]


# Sound


def test_every_sound_is_a_wav_file_and_an_address_keeps_its_sound(client: Client) -> None:
    practice = Practice.of(client, "necessary")
    for cue in ("word", "slow", "define", "sentence"):
        answer = client.ask("GET", practice.round["sounds"][cue])
        assert answer.status == 200 and answer.headers.get_content_type() == "audio/wav"
        assert answer.body[:4] == b"RIFF" and len(answer.body) > 8000
        assert practice.sound(cue) == answer.body
    assert len(practice.sound("slow")) > len(practice.sound("word"))


def test_a_word_that_sounds_like_another_is_first_said_with_its_meaning(client: Client) -> None:
    practice = Practice.of(client, "bear")
    first = practice.sound("word")
    practice.hear("word")
    assert len(first) > 2 * len(practice.sound("word"))


def test_the_second_time_slower_is_another_sound(client: Client) -> None:
    practice = Practice.of(client, "necessary")
    first = practice.sound("slow")
    practice.hear("slow")
    assert practice.sound("slow") != first


def test_the_letters_are_heard_only_after_the_end(client: Client) -> None:
    practice = Practice.of(client, "necessary")
    with pytest.raises(Refused) as refusal:
        practice.hear("letters")
    assert refusal.value.answer.status == 409
    practice.skip()
    assert len(practice.sound("letters")) > len(practice.sound("word"))


def test_hearing_is_counted(client: Client) -> None:
    practice = Practice.of(client, "harbor")
    heard = practice.round["heard"]
    practice.hear("word")
    assert practice.hear("define")["heard"] == heard + 1


def test_a_sentence_and_an_origin_are_written_once_asked_for(client: Client) -> None:
    practice = Practice.of(client, "harbor")
    assert practice.round["sentence"] is None
    assert "____" in practice.hear("sentence")["sentence"]


def test_on_this_computer_the_word_is_played_by_alsa(client: Client, home: Home) -> None:
    practice = Practice.of(client, "harbor")
    practice.hear("word", on="computer")
    wait_for("sound", lambda: home.sound.exists() and home.sound.stat().st_size > 8000)
    samples = home.sound.read_bytes()[44:]
    assert any(samples), "it is not silence"


# Stopping


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_in_the_middle_of_a_round_loses_nothing(
    server: Server, client: Client, home: Home, by: signal.Signals
) -> None:
    practice = Practice.of(client, "ocean", "harbor", "garden")
    practice.type("ocean")
    practice.go_on()
    practice.type("harber")
    practice.hint()
    practice.hear("sentence")
    practice.hear("origin")
    before = practice.round
    assert before["sentence"]
    assert server.stop(by) == 0
    assert [e["event"] for e in home.journal()] == ["correct", "wrong"]
    assert [word["word"] for word in home.completed()] == ["ocean"]

    server.start()
    after = Practice(Client(server.address))
    assert after.session["state"] == "open" and after.session["completed"] == 1
    same = ("number", "total", "tries", "triesLeft", "hints", "sentence", "origin", "streak")
    for what in (*same, "definitions", "state"):
        assert after.round[what] == before[what], what
    assert after.type("harbor")["outcome"] == "completed"
    assert after.go_on()
    assert after.type("garden")["outcome"] == "completed"
    assert after.end()["completed"] == ["ocean", "harbor", "garden"]


def test_all_who_ask_after_a_stop_find_the_round(server: Server, client: Client) -> None:
    practice = Practice.of(client, "harbor", "ocean", tries="unlimited")
    for _ in range(50):
        practice.type("harber")
    round = practice.round["id"]
    server.stop()
    server.start()

    def ask(number: int) -> str:
        # One after another, while the first of them still waits.
        time.sleep(number / 500)
        person = Client(server.address)
        if number % 2:
            return person.post(f"/rounds/{round}/hearings", {"cue": "word"})["id"]
        return person.get("/sessions")["sessions"][0]["round"]["id"]

    with ThreadPoolExecutor(40) as people:
        assert set(people.map(ask, range(40))) == {round}


def test_a_word_that_was_excluded_is_not_there_again_after_a_stop(
    server: Server, client: Client
) -> None:
    Practice.of(client, "harbor", "ocean").exclude("a name")
    server.stop()
    server.start()
    after = Practice(Client(server.address))
    assert after.round["number"] == 2 and after.type("ocean")["outcome"] == "completed"
    assert after.go_on() is None and after.session["summary"]["completed"] == ["ocean"]


def test_a_session_whose_list_is_gone_makes_room_for_another(
    server: Server, client: Client, home: Home
) -> None:
    home.put_list("week", {"word": "harbor"}, {"word": "ocean"})
    Practice(client, words="list", list="week")
    server.stop()
    (home.data / "lists/week.json").unlink()
    server.start()
    again = Client(server.address)
    assert again.get("/sessions") == {"sessions": []}
    assert Practice.of(again, "garden").type("garden")["outcome"] == "completed"


def test_what_was_answered_survives_a_power_cut(server: Server, client: Client, home: Home) -> None:
    practice = Practice.of(client, "harbor", "ocean")
    practice.type("harber")
    practice.type("harbor")
    server.stop(signal.SIGKILL)
    assert [e["event"] for e in home.journal()] == ["wrong", "correct"]
    server.start()
    assert home.run("completed", "rebuild").status == 0
    assert [word["word"] for word in home.completed()] == ["harbor"]

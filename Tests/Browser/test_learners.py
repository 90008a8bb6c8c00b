"""Several people on one server, each with files of their own."""

import json

import pytest

from client import Client, Refused
from practice import Practice
from server import Home, Server


@pytest.fixture
def ada(server: Server) -> Client:
    client = Client(server.address)
    client.post("/learners", {"name": "Ada"})
    return client


def test_who_practises_first_has_the_usual_files(client: Client, home: Home) -> None:
    assert client.get("/learners")["learners"] == [{"name": None, "isChosen": True}]
    Practice.of(client, "harbor").type("harbor")
    assert [entry["word"] for entry in home.journal()] == ["harbor"]


def test_a_learner_is_made_and_chosen(ada: Client, client: Client) -> None:
    assert ada.get("/learners")["learners"] == [
        {"name": None, "isChosen": False},
        {"name": "Ada", "isChosen": True},
    ]
    assert client.get("/learners")["learners"][0] == {"name": None, "isChosen": True}


def test_sessions_of_learners_do_not_mix(ada: Client, client: Client, home: Home) -> None:
    hers, mine = Practice.of(ada, "harbor"), Practice.of(client, "harbor")
    hers.type("harber")
    assert mine.look()["tries"] == []
    mine.type("harbor")
    assert hers.look()["state"] == "asking"
    [session] = ada.get("/sessions")["sessions"]
    assert session["id"] == hers.session["id"]
    assert [entry["event"] for entry in home.journal()] == ["correct"]


def test_each_has_words_lists_and_settings_of_their_own(ada: Client, client: Client) -> None:
    practice = Practice.of(ada, "harbor")
    practice.type("harbor")
    practice.end()
    ada.put("/lists/week", {"words": [{"word": "ocean"}]})
    ada.json("PATCH", "/settings", {"speed": 0.75})
    assert ada.get("/completed")["total"] == 1 and client.get("/completed")["total"] == 0
    assert client.get("/lists")["lists"] == [] and client.get("/settings")["speed"] == 1
    assert ada.get("/statistics")["rounds"] == 1 and client.get("/statistics")["rounds"] == 0


def test_a_round_stays_with_who_began_it(ada: Client, home: Home) -> None:
    """Somebody else is chosen in the same browser while a page of hers is still open."""
    hers = Practice.of(ada, "harbor")
    ada.put("/learners/chosen", {"name": None})
    hers.type("harbor")
    assert home.journal() == [] and ada.get("/statistics")["rounds"] == 0
    ada.put("/learners/chosen", {"name": "Ada"})
    assert ada.get("/statistics")["rounds"] == 1


def test_a_learner_s_files_are_kept_apart_under_the_name(
    ada: Client, home: Home, server: Server
) -> None:
    Practice.of(ada, "harbor").type("harbor")
    [journal] = home.data.glob("**/Ada/journal.jsonl")
    assert json.loads(journal.read_text())["word"] == "harbor"
    assert home.journal() == []

    server.stop()
    server.start()
    again = Client(server.address)
    again.put("/learners/chosen", {"name": "Ada"})
    assert again.get("/statistics")["rounds"] == 1


def test_one_goes_back_to_the_usual_files(ada: Client) -> None:
    assert ada.put("/learners/chosen", {"name": None}) == {"name": None, "isChosen": True}


def test_a_name_that_nobody_has_can_not_be_chosen(client: Client) -> None:
    with pytest.raises(Refused) as refusal:
        client.put("/learners/chosen", {"name": "Grace"})
    assert refusal.value.answer.status == 404


def test_a_name_is_given_once(ada: Client) -> None:
    with pytest.raises(Refused) as refusal:
        ada.post("/learners", {"name": "Ada"})
    assert refusal.value.answer.status == 409


@pytest.mark.parametrize("name", ["Zoë", "Anna Maria", "李雷", "O'Neill", "a" * 40])
def test_a_name_may_be_anybody_s(client: Client, name: str) -> None:
    client.post("/learners", {"name": name})
    assert {"name": name, "isChosen": True} in client.get("/learners")["learners"]

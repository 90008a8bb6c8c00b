"""A server that sends links to new passwords by e-mail."""

import json
import re
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword
from selenium.webdriver.common.keys import Keys

from browser import Browser
from client import Client
from people import invitation, sign_up
from server import Home, Server, free_port
from waiting import wait_for

pytestmark = pytest.mark.server("accounts")

# The options without which a server can't send e-mail.
MAIL = [
    *("--accounts", "invited", "--public-url", "https://spelling.example"),
    *("--mail-from", "words@spelling.example"),
]


class Mailbox:
    """A mail server that nobody here wrote, until the end of a block. It keeps every message."""

    def __init__(self, host: str = "127.0.0.1", **options: object) -> None:
        self.messages: list[Envelope] = []
        self.controller = Controller(self, hostname=host, port=free_port(), **options)

    async def handle_DATA(self, server: object, session: object, envelope: Envelope) -> str:
        self.messages.append(envelope)
        return "250 It is here."

    def address(self, user: str = "") -> str:
        return f"smtp://{user}{self.controller.hostname}:{self.controller.port}"

    def __enter__(self) -> "Mailbox":
        self.controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.controller.stop()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as box:
        yield box


def forget(server: Server) -> None:
    """Makes an account, and asks for a link to its new password."""
    owner = sign_up(server, "Head", server.owner_secret)
    sign_up(server, "zoe@example.org", invitation(owner))
    Client(server.address).post("/account/forgotten", {"name": "zoe@example.org"})


def test_a_link_to_a_new_password_comes_by_mail(
    chromium: Browser, home: Home, serve: Callable[..., Server], mailbox: Mailbox
) -> None:
    server = serve(*MAIL, "--mail", mailbox.address(), port=free_port())
    owner = sign_up(server, "Head", server.owner_secret)
    zoe = sign_up(server, "zoe@example.org", invitation(owner))
    sign_up(server, "Ben", invitation(owner))
    chromium.forget(server.address, {})
    chromium.open("/log-in")
    chromium.choose("I don.t know my password")
    chromium.go_to("Your e-mail address", "textbox")
    chromium.press("Zoe@example.org", Keys.ENTER)
    chromium.read("a link is on its way there")
    chromium.picture("accounts-forgotten")
    wait_for("the message", lambda: mailbox.messages)
    # Everybody gets the same answer, and only Zoë gets a message.
    for name in ("nobody@example.org", "ben", "head"):
        answer = Client(server.address).ask(
            "POST", "/api/v1/account/forgotten", json.dumps({"name": name}).encode()
        )
        assert answer.status == 204 and answer.body == b"", name
    [message] = mailbox.messages
    assert message.mail_from == "words@spelling.example" and message.rcpt_tos == ["zoe@example.org"]
    text = message_from_bytes(message.content)
    assert text["Subject"] == "A new password for VocalVocab" and text["Date"]
    link = re.search(r"https://spelling\.example/new-password#([0-9a-f]{32})\r?\n", text.get_payload())
    assert link, text.get_payload()
    new = "another few random words"
    Client(server.address).post("/account/new-password", {"link": link[1], "password": new})
    assert zoe.ask("GET", "/api/v1/account").status == 401
    # A third link in a row is not sent, and the answer doesn't tell.
    for number in range(3):
        Client(server.address).post("/account/forgotten", {"name": "zoe@example.org"})
    wait_for("the second message", lambda: len(mailbox.messages) == 2)
    time.sleep(0.5)
    assert len(mailbox.messages) == 2


def test_a_mail_server_that_is_gone_is_told_to_the_owner(serve: Callable[..., Server]) -> None:
    nobody = f"smtp://127.0.0.1:{free_port()}"
    server = serve(*MAIL, "--mail", nobody, port=free_port())
    forget(server)
    wait_for("a sentence", lambda: "didn't take a message" in server.errors.read_text())
    assert "zoe" not in server.errors.read_text()


def test_nothing_is_sent_to_another_computer_in_plain_text(serve: Callable[..., Server]) -> None:
    # Any address but that of this computer is treated as far away.
    with Mailbox("127.0.0.2") as mailbox:
        server = serve(*MAIL, "--mail", mailbox.address(), port=free_port())
        forget(server)
        wait_for("a sentence", lambda: "didn't take a message" in server.errors.read_text())
        assert mailbox.messages == []


@pytest.mark.parametrize("password", ["a-secret", "another"])
def test_the_password_of_the_mail_server_stands_in_netrc(
    password: str, home: Home, serve: Callable[..., Server]
) -> None:
    def check(*given: object) -> AuthResult:
        data = given[-1]
        return AuthResult(success=data == LoginPassword(b"words", b"a-secret"), handled=False)

    (home.folder / ".netrc").write_text(f"machine 127.0.0.1 login words password {password}\n")
    options = {"authenticator": check, "auth_required": True, "auth_require_tls": False}
    with Mailbox(**options) as mailbox:
        server = serve(*MAIL, "--mail", mailbox.address("words@"), port=free_port())
        forget(server)
        if password == "a-secret":
            wait_for("the message", lambda: mailbox.messages)
        else:
            wait_for("a sentence", lambda: "(Login denied)" in server.errors.read_text())
            assert mailbox.messages == [] and password not in server.errors.read_text()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--mail", "smtp://mail.example"], "With --mail, give --public-url"),
        (["--mail", "https://mail.example", *MAIL], "can't send e-mail: give --mail smtps:// or smtp://"),
        (["--mail", "smtp://a:secret@mail.example", *MAIL], "without the password, which stands in ~/.netrc"),
        (["--age-limit", "-1"], "'-1' is no age"),
    ],
)
def test_wrong_options_are_told(home: Home, options: list[str], sentence: str) -> None:
    refused = home.run("serve", *options)
    assert refused.status == 64 and sentence in " ".join(refused.errors.split()), refused.errors
    assert "secret" not in refused.errors


def test_a_server_without_mail_says_whom_to_ask(client: Client) -> None:
    answer = client.ask("POST", "/api/v1/account/forgotten", b'{"name": "zoe@example.org"}')
    assert answer.status == 409 and "sends no e-mail: ask your teacher" in answer.json["detail"]

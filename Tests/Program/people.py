"""The people of a server with accounts."""

import unicodedata

from client import Client
from server import Server

PASSWORD = "four random words here"


def sign_up(server: Server, name: str, secret: str) -> Client:
    """Returns a person who has signed up with the secret of a link.

    The name to log in with is the name that others see, without accents and spaces.
    """
    client = Client(server.address)
    new = {"name": log_in_name(name), "shownName": name.split("@")[0][:40], "password": PASSWORD}
    client.post("/account/sign-up", new | {"invitation": secret})
    return client


def log_in_name(name: str) -> str:
    plain = unicodedata.normalize("NFD", name).encode("ascii", "ignore").decode()
    return plain.replace(" ", "-").lower()


def log_in(server: Server, name: str) -> Client:
    """Returns one more browser in which a person is logged in."""
    client = Client(server.address)
    client.post("/account/log-in", {"name": log_in_name(name), "password": PASSWORD})
    return client


def invitation(owner: Client, role: str = "learner") -> str:
    """Returns the secret of a link to sign up."""
    return owner.post("/accounts/invitations", {"role": role})["link"].split("#")[1]

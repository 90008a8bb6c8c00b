"""A server with accounts is backed up while its people practise, and the backup is put back."""

import io
import json
import subprocess
import threading
import time
import zipfile
from collections import Counter
from pathlib import Path

from campaign import Figure, NewHome, Times
from client import Client
from database import Database, run
from people import invitation, log_in, sign_up
from practice import Practice
from server import Server

NAMES = ["Ada", "Ben", "Cem", "Dee"]


class Practising:
    """People who type one line after another, and write each fifth one into their plan, until the
    end of a block."""

    def __init__(self, people: dict[str, Client]) -> None:
        # The tries and the tasks that the server acknowledged.
        self.tries: Counter[str] = Counter()
        self.tasks: Counter[str] = Counter()
        self._is_over = threading.Event()
        self._faults: list[BaseException] = []
        self._threads = [
            threading.Thread(target=self._practise, args=person) for person in people.items()
        ]

    def _practise(self, name: str, client: Client) -> None:
        try:
            practice = Practice.of(client, "harbor", tries="unlimited")
            while not self._is_over.is_set():
                practice.type(f"harbor{self.tries[name]}")
                self.tries[name] += 1
                if self.tries[name] % 5 == 0:
                    client.post("/plan/tasks", {"title": f"Task {self.tasks[name]}"})
                    self.tasks[name] += 1
        except BaseException as fault:
            self._faults.append(fault)

    def __enter__(self) -> "Practising":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        for thread in self._threads:
            thread.join()

    def go_on(self) -> None:
        """Returns when each person has done some more."""
        before = Counter(self.tries)
        end = time.monotonic() + 60
        while any(self.tries[name] < before[name] + 6 for name in NAMES):
            assert not self._faults and time.monotonic() < end, self._faults
            time.sleep(0.01)


def files(client: Client) -> dict[str, bytes]:
    """Returns the files that a person downloads as their own, by their paths."""
    answer = client.ask("GET", "/api/v1/account/data")
    assert answer.status == 200, answer.body[:200]
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


class Backup:
    """The steps that people had taken before a backup began, and those before it was done."""

    def __init__(self, people: Practising) -> None:
        self.people = people
        people.go_on()
        self.tries, self.tasks = Counter(people.tries), Counter(people.tasks)
        self.later = Counter[str]()

    def end(self) -> None:
        self.later = Counter(self.people.tries)
        self.people.go_on()

    def check(self, server: Server) -> None:
        """Checks the files of a server to which the backup was restored."""
        for name in NAMES:
            client = log_in(server, name)
            kept = files(client)
            lines = kept["journal.jsonl"].splitlines()
            typed = [json.loads(line)["typed"] for line in lines]
            # Every try that was acknowledged before the backup is there, in order, and none is twice.
            assert typed == [f"harbor{number}" for number in range(len(typed))], name
            assert self.tries[name] <= len(typed) <= self.later[name] + 1, name
            tasks = kept["plan/todo.txt"].decode().count("Task ")
            assert tasks >= self.tasks[name], name
            # The person goes on.
            practice = Practice.of(client, "harbor")
            assert practice.type("harbor")["outcome"] == "completed", name


def check_log_out(server: Server, old: Client, *store: str) -> None:
    """Checks that the owner can log out all browsers that the backup lets in."""
    again = Client(server.address)
    again.cookies = dict(old.cookies)
    assert again.get("/account")["name"] == "ada"
    done = server.home.run("accounts", "log-out", "--everybody", *store)
    assert done.status == 0, done.errors
    assert again.ask("GET", "/api/v1/account").status == 401


def people_of(server: Server) -> dict[str, Client]:
    owner = sign_up(server, "Head", server.owner_secret)
    return {name: sign_up(server, name, invitation(owner)) for name in NAMES}


def test_a_copy_of_the_files_that_was_made_meanwhile(
    new_home: NewHome, tmp_path: Path, figure: Figure, times: Times
) -> None:
    home = new_home()
    backups: list[tuple[Path, Backup]] = []
    with Server(home, "--accounts", "invited") as server:
        people = people_of(server)
        with Practising(people) as practising:
            for number in range(times(20, 2)):
                backup = Backup(practising)
                path = tmp_path / f"backup-{number}.tar"
                command = ["tar", "--create", "--file", path, "--directory", home.data, "."]
                done = subprocess.run(command, capture_output=True, text=True)
                # Status 1 is that of files that grew or went away meanwhile.
                assert done.returncode in (0, 1), done.stderr
                backup.end()
                backups.append((path, backup))
    for path, backup in backups:
        place = new_home()
        place.data.mkdir(parents=True)
        subprocess.run(["tar", "--extract", "--file", path, "--directory", place.data], check=True)
        with Server(place, "--accounts", "invited") as server:
            backup.check(server)
            check_log_out(server, people["Ada"])
    tries = sum(sum(backup.tries.values()) for _, backup in backups)
    figure(f"{len(backups)} copies of the files by tar while 4 people practised: nothing of {tries} "
           "acknowledged tries lost")


def test_a_dump_of_the_database_that_was_made_meanwhile(
    new_home: NewHome, tmp_path: Path, figure: Figure, times: Times
) -> None:
    backups: list[tuple[Path, Backup]] = []
    with Database() as database:
        place = "--store", database.address
        with Server(new_home(), "--accounts", "invited", *place) as server:
            people = people_of(server)
            with Practising(people) as practising:
                for number in range(times(20, 2)):
                    backup = Backup(practising)
                    path = tmp_path / f"backup-{number}.sql"
                    path.write_text(run("dump", database.address))
                    backup.end()
                    backups.append((path, backup))
    for path, backup in backups:
        with Database() as database:
            run("restore", database.address, str(path))
            place = "--store", database.address
            with Server(new_home(), "--accounts", "invited", *place) as server:
                backup.check(server)
                check_log_out(server, people["Ada"], *place)
    tries = sum(sum(backup.tries.values()) for _, backup in backups)
    figure(f"{len(backups)} dumps of the database while 4 people practised: nothing of {tries} "
           "acknowledged tries lost")

"""A program between a server and its database, which makes faults on the wire.

It knows the frames of PostgreSQL's protocol (PostgreSQL, "Message Formats"): after the start, each
message is a letter, a length of four bytes that counts itself, and content.
"""

import os
import socket
import struct
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

from database import Database

# The error of a statement that met another transaction: code 40001.
MEETING = b"DO $$ BEGIN RAISE 'met another transaction' USING ERRCODE = '40001'; END $$"


class Wire:
    """Stands at a socket of its own until the end of a block. Between faults it changes nothing."""

    def __init__(self, database: Database) -> None:
        self._target = database.address.rpartition("host=")[2]
        self.folder = Path(tempfile.mkdtemp(prefix="vocalvocab-wire-", dir="/tmp"))
        # A server of another user must reach the socket.
        self.folder.chmod(0o755)
        self.address = database.address.replace(self._target, str(self.folder))
        self._lock = threading.Lock()
        self._kind, self._left = "", 0
        self._released = threading.Event()
        self.faults = 0
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(self.folder / ".s.PGSQL.5432"))
        os.chmod(self.folder / ".s.PGSQL.5432", 0o777)
        self._listener.listen(64)
        threading.Thread(target=self._accept, daemon=True).start()

    def fail(self, kind: str, after: int) -> None:
        """Makes one fault, at the statement or the message with this number from now on.

        Args:
            kind: `meet` answers a statement with 40001. `cut-before` and `cut-after` close the
                connection before a statement goes to the database, and after the database has
                carried it out. `garbage` answers with nonsense. `delay` waits for a second.
                `hold` waits for `release`.
        """
        with self._lock:
            self._kind, self._left = kind, after
            self._released.clear()

    @property
    def is_armed(self) -> bool:
        """Whether the fault is still to come."""
        with self._lock:
            return self._left > 0

    def disarm(self) -> None:
        with self._lock:
            self._left = 0

    def release(self) -> None:
        """Lets the statement go on that was held."""
        self._released.set()

    def _due(self) -> str | None:
        """Counts a statement, and returns the fault that it meets."""
        with self._lock:
            if self._left == 0:
                return None
            self._left -= 1
            if self._left > 0:
                return None
            self.faults += 1
            return self._kind

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        database = socket.socket(socket.AF_UNIX)
        try:
            database.connect(f"{self._target}/.s.PGSQL.5432")
            self._talk(client, database)
        except OSError:
            pass
        finally:
            # The other thread waits for the database, which would keep the connection open.
            end(database)
            end(client)

    def _talk(self, client: socket.socket, database: socket.socket) -> None:
        # The start has no letter.
        [length] = struct.unpack("!I", exactly(client, 4))
        database.sendall(struct.pack("!I", length) + exactly(client, length - 4))
        answers = threading.Event()
        answers.set()
        threading.Thread(
            target=self._answer, args=(database, client, answers), daemon=True
        ).start()
        replaced = False
        while True:
            letter, content = message(client)
            if letter == b"P":
                match self._due():
                    case "meet":
                        replaced = True
                        database.sendall(framed(b"P", b"\0" + MEETING + b"\0\0\0"))
                        continue
                    case "cut-before":
                        return
                    case "cut-after":
                        answers.clear()
                    case "garbage":
                        client.sendall(b"\xff\0\0\0\x07nonsense" * 20)
                        return
                    case "delay":
                        time.sleep(1)
                    case "hold":
                        self._released.wait(10)
            if letter == b"B" and replaced:
                # The statement in its place has no parameters.
                replaced = False
                content = b"\0\0" + struct.pack("!HHHH", 0, 0, 1, 1)
            database.sendall(framed(letter, content))
            if letter == b"S" and not answers.is_set():
                # The database does what it was told, and nobody hears of it.
                time.sleep(0.05)
                return

    @staticmethod
    def _answer(database: socket.socket, client: socket.socket, answers: threading.Event) -> None:
        try:
            while part := database.recv(1 << 16):
                if answers.is_set():
                    client.sendall(part)
            client.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()


def end(connection: socket.socket) -> None:
    """Ends a connection, whatever another thread waits for."""
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()


def exactly(source: socket.socket, count: int) -> bytes:
    """Returns so many bytes.

    Raises: `ConnectionError` where the other side ends before.
    """
    found = b""
    while len(found) < count:
        part = source.recv(count - len(found))
        if not part:
            raise ConnectionError
        found += part
    return found


def message(source: socket.socket) -> tuple[bytes, bytes]:
    """Returns the letter of a message, and its content."""
    letter = exactly(source, 1)
    [length] = struct.unpack("!I", exactly(source, 4))
    return letter, exactly(source, length - 4)


def framed(letter: bytes, content: bytes) -> bytes:
    return letter + struct.pack("!I", len(content) + 4) + content

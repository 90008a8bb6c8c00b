"""A program at a terminal, as a person uses it, or in pipes, as another program does."""

import codecs
import errno
import fcntl
import os
import pty
import re
import resource
import select
import signal
import subprocess
import termios
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Self

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """A program that begins a session of its own, and all that it shows, errors included.

    Args:
        in_pipe: whether it gets pipes in place of a pseudo-terminal.
    """

    def __init__(
        self, command: Iterable[object], environment: dict[str, str], *, in_pipe: bool = False
    ) -> None:
        if in_pipe:
            its_input, self._input = os.pipe()
            self._output, its_output = os.pipe()
        else:
            self._output, its_output = pty.openpty()
            # Each end is a file of its own, so that both kinds are closed alike.
            self._input, its_input = os.dup(self._output), os.dup(its_output)
            self.attributes_before = self.attributes
        self.text = ""
        self._searched = 0
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self.process = subprocess.Popen(
            [str(part) for part in command],
            env=environment if in_pipe else environment | {"TERM": "xterm-256color"},
            stdin=its_input,
            stdout=its_output,
            stderr=its_output,
            start_new_session=True,
            preexec_fn=None if in_pipe else _control_terminal,
        )
        os.close(its_input)
        os.close(its_output)

    @property
    def attributes(self) -> list:
        """The settings that a program may change, such as whether typed letters are shown."""
        return termios.tcgetattr(self._output)

    def read(self, seconds: float) -> bool:
        """Takes in what the program shows next; returns whether more may come."""
        if not select.select([self._output], [], [], max(0, seconds))[0]:
            return True
        try:
            piece = os.read(self._output, 65536)
        except OSError as error:
            # A terminal says with this error that its programs have ended.
            assert error.errno == errno.EIO
            piece = b""
        self.text += ESCAPES.sub("", self._decode(piece))
        return bool(piece)

    def wait_for(self, text: str | re.Pattern[str], seconds: float = 20) -> str:
        """Waits until the program shows a text after all that was waited for before.

        Returns: what came since then, to the end of the text.
        """
        pattern = re.compile(re.escape(text)) if isinstance(text, str) else text
        deadline = time.monotonic() + seconds
        while not (found := pattern.search(self.text, self._searched)):
            assert time.monotonic() < deadline, f"Waited for {text!r} after {self.text[-1000:]!r}"
            is_open = self.read(deadline - time.monotonic())
            assert is_open, f"It ended without {text!r} after {self.text[-1000:]!r}"
        before, self._searched = self._searched, found.end()
        return self.text[before : found.end()]

    def type(self, text: str) -> None:
        # If the program has ended, the next read says so.
        with suppress(OSError):
            os.write(self._input, text.encode())

    def end_input(self) -> None:
        """Types no more into a pipe."""
        os.close(self._input)
        self._input = os.open(os.devnull, os.O_WRONLY)

    def end(
        self, *signals: signal.Signals, pause: float = 0, seconds: float = 5
    ) -> tuple[int, float]:
        """Sends signals, one after another, and waits until the program has ended.

        Returns: its status as a shell tells it, and how many seconds that took.
        """
        for number in signals:
            self.process.send_signal(number)
            time.sleep(pause)
        began = time.monotonic()
        while self.process.poll() is None:
            waited = time.monotonic() - began
            assert waited < seconds, f"It goes on after {self.text[-1000:]!r}"
            if not self.read(0.01):
                time.sleep(0.001)
        waited = time.monotonic() - began
        self.read_to_end()
        status = self.process.returncode
        return 128 - status if status < 0 else status, waited

    def kill(self) -> None:
        """Ends the program in the middle of what it does, and takes in what it had shown."""
        self.process.kill()
        self.process.wait(timeout=20)
        self.read_to_end()

    def read_to_end(self) -> None:
        while select.select([self._output], [], [], 0)[0] and self.read(0):
            pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Ends every process of the terminal, also one that a shell has stopped."""
        for folder in Path("/proc").glob("[0-9]*"):
            # A process may end meanwhile.
            with suppress(OSError):
                # The fields behind the name are the state, the parent, the group and the session.
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(fields[3]) == self.process.pid:
                    os.kill(int(folder.name), signal.SIGKILL)
        self.process.wait(timeout=20)
        os.close(self._input)
        os.close(self._output)


def _control_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # A shell that starts the tests in the background has Ctrl-C ignored.
    for number in (signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)
    # SIGQUIT would leave a file with the memory of the process.
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

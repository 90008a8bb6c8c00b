"""A session bus of D-Bus with a notification server, as a desktop has them."""

import subprocess
import threading
from types import TracebackType
from typing import Self

from jeepney import DBusAddress, HeaderFields, MessageType, new_method_call, new_method_return
from jeepney.io.blocking import open_dbus_connection

NAME = "org.freedesktop.Notifications"
BUS = DBusAddress("/org/freedesktop/DBus", "org.freedesktop.DBus", "org.freedesktop.DBus")


class Desktop:
    """Shows notifications: it keeps the title and the text of each."""

    def __init__(self) -> None:
        self.shown: list[tuple[str, str]] = []

    def __enter__(self) -> Self:
        command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        self._daemon = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.address = self._daemon.stdout.readline().strip()
        self._connection = open_dbus_connection(self.address)
        request = new_method_call(BUS, "RequestName", "su", (NAME, 0))
        self._connection.send_and_get_reply(request)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._daemon.terminate()
        self._daemon.wait()
        self._thread.join()

    def _serve(self) -> None:
        while True:
            try:
                message = self._connection.receive()
            except (ConnectionError, OSError):
                return
            if message.header.message_type != MessageType.method_call:
                continue
            match message.header.fields[HeaderFields.member]:
                case "GetServerInformation":
                    answer = "ssss", ("Desktop", "VocalVocab", "1", "1.2")
                case "GetCapabilities":
                    answer = "as", (["body"],)
                case "Notify":
                    _, _, _, title, text, _, _, _ = message.body
                    self.shown.append((title, text))
                    answer = "u", (len(self.shown),)
                case _:
                    answer = None, ()
            self._connection.send(new_method_return(message, *answer))

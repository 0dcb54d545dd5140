"""A wire between a browser and a server, to be cut without either of them doing anything."""

import socket
from contextlib import suppress
from threading import Thread

from tests.server.services import free_port

LARGEST = 65_536


class Wire:
    """Carries every byte both ways while it is whole."""

    def __init__(self, server: int) -> None:
        self.server, self.port = server, free_port()
        self._ends: list[socket.socket] = []
        self.mend()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def mend(self) -> None:
        self._door = socket.create_server(("127.0.0.1", self.port))
        self._ends.append(self._door)
        Thread(target=self._welcome, args=(self._door,), daemon=True).start()

    def cut(self) -> None:
        """Everything on the wire is lost, and nobody gets through any more."""
        while self._ends:
            with suppress(OSError):
                self._ends[-1].shutdown(socket.SHUT_RDWR)
            self._ends.pop().close()

    def _welcome(self, door: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = door.accept()
                far = socket.create_connection(("127.0.0.1", self.server))
                self._ends += [near, far]
                for here, there in ((near, far), (far, near)):
                    Thread(target=_carry, args=(here, there), daemon=True).start()


def _carry(here: socket.socket, there: socket.socket) -> None:
    with suppress(OSError):
        while data := here.recv(LARGEST):
            there.sendall(data)
        there.shutdown(socket.SHUT_WR)

"""A wire between a browser and a server that can be cut or silenced without their doing."""

import socket
from contextlib import suppress
from threading import Event, Lock, Thread

from tests.server.services import free_port

LARGEST = 65_536


class Wire:
    """Carries every byte both ways while it is whole."""

    def __init__(self, server: int) -> None:
        self.server, self.port = server, free_port()
        self._ends: list[socket.socket] = []
        self._changing = Lock()
        self._swallowed: list[Event] = []
        """For each connection, whether its bytes are lost."""
        self._silent = False
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
        with self._changing:
            ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def silence(self) -> None:
        """Every byte is lost from now on, but connections stay open, and new ones are taken."""
        self._silent = True
        for swallowed in self._swallowed:
            swallowed.set()

    def speak(self) -> None:
        """New connections work again; those of before stay dead."""
        self._silent = False

    def _welcome(self, door: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = door.accept()
                far = socket.create_connection(("127.0.0.1", self.server))
                with self._changing:
                    # A connection that comes while the wire is cut is lost with it.
                    is_whole = door in self._ends
                    self._ends += [near, far] if is_whole else []
                if is_whole:
                    self._join(near, far)
                else:
                    near.close()
                    far.close()

    def _join(self, near: socket.socket, far: socket.socket) -> None:
        swallowed = Event()
        if self._silent:
            swallowed.set()
        self._swallowed.append(swallowed)
        for here, there in ((near, far), (far, near)):
            Thread(target=_carry, args=(here, there, swallowed), daemon=True).start()


def _carry(here: socket.socket, there: socket.socket, swallowed: Event) -> None:
    with suppress(OSError):
        while data := here.recv(LARGEST):
            if not swallowed.is_set():
                there.sendall(data)
        if not swallowed.is_set():
            there.shutdown(socket.SHUT_WR)

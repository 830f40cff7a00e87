"""Run as a program: sockets that flood a node, each from an address of its own, until they are cut off.

It uses nothing but sockets, so that it starts at once, and ends when its input does.
"""

from __future__ import annotations

import base64
import os
import select
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

SOCKETS: Final = 20
MASK: Final = b"\0\0\0\0"


def frame(head: int, body: bytes = b"") -> bytes:
    """A frame as a browser would send it, masked with nothing."""
    return bytes([head, 0x80 | len(body)]) + MASK + body


def pings(sending: socket.socket) -> None:
    """Empty pings at half a megabyte a second; the answers are read."""
    while True:
        sending.sendall(frame(0x89) * 2000)
        while select.select([sending], [], [], 0)[0]:
            if not sending.recv(65536):
                return
        time.sleep(0.024)


def pieces(sending: socket.socket) -> None:
    """A message that goes on for ever in empty frames."""
    sending.sendall(frame(0x01))
    while True:
        sending.sendall(frame(0x00) * 2000)
        time.sleep(0.024)


def deaf(sending: socket.socket) -> None:
    """Large pings, as many as are allowed; the answers are never read."""
    while True:
        sending.sendall(frame(0x89, b"A" * 125) * 4)
        time.sleep(0.06)


KINDS: Final[dict[str, Callable[[socket.socket], None]]] = {"pings": pings, "pieces": pieces, "deaf": deaf}


def opened(port: int, number: int) -> socket.socket:
    """A socket that the node has let in."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(60)
    made.bind((f"127.0.2.{1 + number}", 0))
    made.connect(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    asked = [
        "GET /api/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    made.sendall("\r\n".join([*asked, "", ""]).encode())
    assert made.recv(300).startswith(b"HTTP/1.1 101")
    return made


def attack(kind: str, port: int, number: int, begun: threading.Semaphore) -> None:
    """One socket, until it is cut."""
    with suppress(OSError), opened(port, number) as sending:
        begun.release()
        KINDS[kind](sending)


def main(kind: str, port: int) -> None:
    """Say when all have begun, and go on until the input ends."""
    begun = threading.Semaphore(0)
    for number in range(SOCKETS):
        threading.Thread(target=attack, args=(kind, port, number, begun), daemon=True).start()
    for _ in range(SOCKETS):
        begun.acquire()
    print("begun", flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

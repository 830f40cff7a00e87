"""The cores of this machine: a process of the standard library for each."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, cast

from bottega.lab.runner.crew import Answer, Crew, LostWorker, Play, Player
from bottega.lab.runner.work import Match

# A process that begins anew inherits no thread, no lock and no open file, and is the same on every system.
CONTEXT: Final = multiprocessing.get_context("spawn")
IN_FLIGHT: Final = 1  # a worker that is sent the next call while it answers could block both sides


@dataclass(eq=False)
class Worker:
    """A process, and our end of the pipe to it."""

    process: SpawnProcess
    pipe: Connection


class ProcessCrew(Crew[Worker, Connection]):
    """Workers in processes of this machine. A worker has one call at a time, so its pipe stands for it."""

    def __init__(self, play: Play, work: Sequence[Match], cores: int) -> None:
        super().__init__(work, cores, IN_FLIGHT)
        self.play: Final = play

    def start(self) -> Worker:
        ours, theirs = CONTEXT.Pipe()
        process = CONTEXT.Process(target=serve, args=(theirs, self.play), daemon=True)
        with interrupts_blocked():
            process.start()
        theirs.close()
        return Worker(process, ours)

    def call(self, worker: Worker, sent: bytes) -> Connection:
        with suppress(OSError):  # if it has ended, its answer says so
            worker.pipe.send_bytes(sent)
        return worker.pipe

    def wait(self, calls: list[Connection]) -> list[Connection]:
        return cast(list[Connection], wait(calls))

    def answer(self, call: Connection) -> Answer:
        try:
            found: Answer | Exception = call.recv()
        except (EOFError, OSError) as error:
            raise LostWorker("it did not answer") from error
        if isinstance(found, Exception):
            raise found
        return found

    def end(self, worker: Worker) -> None:
        worker.process.kill()
        worker.process.join()
        worker.process.close()
        worker.pipe.close()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Start a process that never sees Ctrl-C, not even while it imports; ours sees it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(pipe: Connection, play: Play) -> None:
    """What a worker process runs: it plays what it is sent until nothing is sent any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes: the first one ends us
    player = Player(play)
    while True:
        try:
            sent = pipe.recv_bytes()
        except EOFError:
            return
        try:
            pipe.send(player.matches(sent))
        except Exception as error:
            pipe.send(portable(error))


def portable(error: Exception) -> Exception:
    """The error, or its text if it cannot be sent."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def cores_here() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

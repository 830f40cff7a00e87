"""The bus on NATS: plain subjects between nodes, a JetStream work queue for jobs."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import Any, Final, cast

import structlog
from nats.aio.client import Client
from nats.js import JetStreamContext
from nats.js.api import ConsumerConfig, RetentionPolicy, StorageType, StreamConfig
from nats.js.errors import APIError, NoStreamResponseError, NotFoundError, ServiceUnavailableError

from bottega.server.platform.bus.face import Backlog, Bus, Hear, Job, Listening
from bottega.server.platform.bus.nats_jobs import AWAY, CalledForEach, NatsJob, NatsListening
from bottega.server.platform.errors import Unavailable

AT_HAND: Final = 0.2  # seconds to fetch jobs that NATS has ready
SAME_JOB: Final = 120.0  # seconds in which a job with the same id is dropped
LONGEST_FLUSH: Final = 60  # seconds: NATS detects a dead connection long before
COPIES: Final = 3  # replicas of the work queue, if so many servers are named: one may fail
NAME_TAKEN: Final = 10058  # error code of NATS for a stream with other settings
OLDEST_JOB: Final = 3600.0  # seconds after which a job is useless: a sweep has woken the table again
QUEUE_TIMEOUT_S: Final = 2.0  # for a request to the work queue; then bots beside the web node play the turn
PROBE: Final = "probe"  # topic of a job that tests whether the queue can be written

log = structlog.get_logger()


class NatsBus(Bus):
    """A node's connection. Subjects begin with a prefix, so that several servers may share a NATS."""

    def __init__(
        self, servers: Sequence[str], prefix: str, timeout: float = 5.0, patience: float = 3.0
    ) -> None:
        super().__init__()
        self.servers: Final = list(servers)
        self.prefix: Final = prefix
        self.stream: Final = prefix.replace(".", "-") + "-jobs"
        self.timeout: Final = timeout
        self.patience: Final = patience  # seconds until an unacknowledged job is delivered again
        self.client = Client()
        self.jetstream: JetStreamContext = self.client.jetstream(timeout=QUEUE_TIMEOUT_S)
        self.has_stream = False
        self.queue_writable = True
        self.takers: Final[dict[str, JetStreamContext.PullSubscription]] = {}
        self.flushing: Final[set[asyncio.Task[None]]] = set()

    @property
    def connected(self) -> bool:
        return self.client.is_connected

    @property
    def takes_jobs(self) -> bool:
        return self.connected and self.queue_writable

    async def open(self) -> None:
        self.client = Client()
        self.jetstream = self.client.jetstream(timeout=QUEUE_TIMEOUT_S)
        connecting = self.client.connect(
            self.servers,
            no_echo=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=1,
            ping_interval=2,
            connect_timeout=2,
            skip_subject_validation=True,  # topics are our own ids
            reconnected_cb=self.reconnected,
            disconnected_cb=self.parted,
            error_cb=self.went_wrong,
        )
        try:
            await asyncio.wait_for(connecting, self.timeout)
        except AWAY as error:
            await self.close()
            places = ", ".join(server.rpartition("@")[2] for server in self.servers)
            raise Unavailable(f"no NATS at {places}: {error!r}") from error

    async def close(self) -> None:
        with suppress(*AWAY):
            if self.connected:
                await self.flush(1.0)
            await self.client.close()
        for task in self.flushing:
            task.cancel()
        await asyncio.gather(*self.flushing, return_exceptions=True)

    async def publish(self, topic: str, data: bytes) -> None:
        try:
            await self.client.publish(f"{self.prefix}.{topic}", data)
        except AWAY as error:
            log.warning("publish_lost", topic=topic, error=repr(error))

    async def listen(self, topic: str, hear: Hear) -> Listening:
        async with reaching():
            called = cast(Any, CalledForEach(hear))
            subscription = await self.client.subscribe(f"{self.prefix}.{topic}", future=called)
            cast(Any, subscription)._pending_queue = None  # nothing waits in it: 3 kB
        if self.connected:
            await self.flush(self.timeout)  # disconnected just now: the reconnection makes everyone catch up
        return NatsListening(subscription)

    async def flush(self, timeout: float) -> None:
        """Wait until NATS has received everything, up to a time limit.

        A flush is abandoned, not cancelled: the client fails on the reply to a cancelled flush, and would
        receive nothing until NATS drops the connection.
        """
        flushing = asyncio.create_task(self.client.flush(LONGEST_FLUSH))
        self.flushing.add(flushing)
        flushing.add_done_callback(self.flushed)
        await asyncio.wait({flushing}, timeout=timeout)

    def flushed(self, flushing: asyncio.Task[None]) -> None:
        """A flush ended; its failure does not matter."""
        self.flushing.discard(flushing)
        if not flushing.cancelled():
            flushing.exception()

    # --- jobs -----------------------------------------------------------------------------------

    async def put_job(self, topic: str, data: bytes, id: str) -> None:
        if not self.connected:
            raise Unavailable("NATS is away")
        try:
            async with reaching():
                await self.make_stream()
                try:
                    await self.publish_job(topic, data, id)
                except NoStreamResponseError:
                    await self.create_stream()
                    await self.publish_job(topic, data, id)
        except Unavailable:
            self.queue_writable = False
            raise
        self.queue_writable = True

    async def publish_job(self, topic: str, data: bytes, id: str) -> None:
        """Return once the queue has stored the job."""
        await self.jetstream.publish(
            f"{self.prefix}.jobs.{topic}", data, stream=self.stream, headers={"Nats-Msg-Id": id}
        )

    async def probe_queue(self) -> None:
        await self.put_job(PROBE, b"", secrets.token_hex(8))
        async with reaching():
            await self.jetstream.purge_stream(self.stream, subject=f"{self.prefix}.jobs.{PROBE}")

    async def take_jobs(self, topic: str, most: int, wait: float) -> list[Job]:
        async with reaching():
            taker = await self.taker(topic)
            try:
                try:
                    messages = await taker.fetch(1, timeout=wait)
                except ServiceUnavailableError:  # the consumer was lost with the queue
                    await self.create_stream()
                    await self.make_consumer(topic)
                    messages = await taker.fetch(1, timeout=wait)
            except TimeoutError:
                return []
        # The client would hold jobs back until all requested have come or the time is up.
        more = min(most - 1, messages[0].metadata.num_pending or 0)
        if more:
            with suppress(*AWAY):  # another worker was faster
                messages += await taker.fetch(more, timeout=AT_HAND)
        return [NatsJob(message, topic) for message in messages]

    async def taker(self, topic: str) -> JetStreamContext.PullSubscription:
        """The durable consumer that all workers of a topic share."""
        if topic not in self.takers:
            await self.make_consumer(topic)
            self.takers[topic] = await self.jetstream.pull_subscribe_bind(topic, self.stream)
        return self.takers[topic]

    async def make_consumer(self, topic: str) -> None:
        """Create the consumer of a topic, or update one of an earlier release."""
        await self.make_stream()
        await self.jetstream.add_consumer(
            self.stream,
            ConsumerConfig(
                durable_name=topic,
                filter_subject=f"{self.prefix}.jobs.{topic}",
                ack_wait=self.patience,
                max_ack_pending=10_000,
            ),
        )

    async def backlog(self) -> dict[str, Backlog]:
        found: dict[str, Backlog] = {}
        async with reaching():
            try:
                state = (await self.jetstream.stream_info(self.stream, subjects_filter=">")).state
            except NotFoundError:  # no job was ever queued
                return {}
            for subject, jobs in (state.subjects or {}).items():
                with suppress(NotFoundError):  # it was done meanwhile
                    topic = subject.removeprefix(f"{self.prefix}.jobs.")
                    found[topic] = Backlog(jobs, await self.age(subject, state.first_seq))
        return found

    async def age(self, subject: str, first: int) -> float:
        """Seconds since the oldest job of a subject was queued."""
        oldest = await self.jetstream.get_msg(self.stream, seq=first, subject=subject, next=True)
        assert oldest.time is not None
        return max(0.0, (datetime.now(UTC) - oldest.time).total_seconds())

    async def make_stream(self) -> None:
        """Create the work queue, unless this process did."""
        if not self.has_stream:
            await self.create_stream()
            self.has_stream = True

    async def create_stream(self) -> None:
        """Create the work queue, or update its settings. A job stays until a worker has done it.

        The queue is in memory: every job follows from the database, and a full disk must not stop bots. A
        NATS that restarts has lost it, and the next job creates it again. A reconnect sends no request to
        JetStream: while a cluster elects a leader, requests time out.
        """
        config = StreamConfig(
            name=self.stream,
            subjects=[f"{self.prefix}.jobs.>"],
            retention=RetentionPolicy.WORK_QUEUE,
            storage=StorageType.MEMORY,
            duplicate_window=SAME_JOB,
            max_age=OLDEST_JOB,
            num_replicas=COPIES if len(self.servers) >= COPIES else 1,
        )
        try:
            await self.jetstream.add_stream(config)
        except APIError as error:
            if error.err_code != NAME_TAKEN:
                raise
            found = await self.jetstream.stream_info(self.stream)
            if found.config.storage == StorageType.MEMORY:
                await self.jetstream.update_stream(config)  # there are more NATS servers than before
            else:  # the storage type cannot be changed
                await self.jetstream.delete_stream(self.stream)
                await self.jetstream.add_stream(config)

    async def remove_stream(self) -> None:
        """Delete the work queue."""
        with suppress(*AWAY):
            await self.jetstream.delete_stream(self.stream)
        self.has_stream = False

    # --- callbacks ------------------------------------------------------------------------------

    async def reconnected(self) -> None:
        """NATS is connected again."""
        url = self.client.connected_url
        log.info("bus_returned", server=url and f"{url.hostname}:{url.port}")  # without the token
        self.returned()

    async def parted(self) -> None:
        """NATS was disconnected."""
        if not self.client.is_closed:
            log.warning("bus_lost")

    async def went_wrong(self, error: Exception) -> None:
        """The client reports an error."""
        log.warning("bus_error", error=repr(error))


@asynccontextmanager
async def reaching() -> AsyncIterator[None]:
    """Turn errors of NATS into Unavailable."""
    try:
        yield
    except AWAY as error:
        raise Unavailable(f"NATS: {error!r}") from error

"""The bus between servers, using publish and subscribe of Redis or Valkey.

Redis may be slow, unavailable, or restart empty. Nothing waits for it or depends on it: missed
messages are recovered from the store.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable
from logging import WARNING
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from arizona.server.base.logs import log_event, log_failure
from arizona.server.transport.bus import BusMessage, LocalBus, Notice, Receiver

TRY_EVERY: Final = 0.3
CONNECT_SECONDS: Final = 2.0
SILENCE: Final = 2.0
"""Seconds without a message after which the connection is checked with a ping."""
WAITING: Final = 5000
"""Maximum number of messages waiting to be sent; further ones are dropped."""
AT_ONCE: Final = 200
HEARD_SECONDS: Final = 1.0
CLOSE_SECONDS: Final = 1.0
ALLOW_SECONDS: Final = 0.5
BUCKET: Final = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local rate, full = tonumber(ARGV[1]), tonumber(ARGV[2])
local left, last = unpack(redis.call('HMGET', KEYS[1], 'left', 'last'))
left = math.min(full, (tonumber(left) or full) + (now - (tonumber(last) or now)) * rate)
local allowed = 0
if left >= 1 then left, allowed = left - 1, 1 end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'last', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(full / rate) + 1)
return allowed"""
"""The algorithm of ``token_buckets.Bucket`` as a Redis script, using the clock of Redis."""
LOST: Final = (RedisError, OSError, TimeoutError)

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(BusMessage)


class RedisBus(LocalBus):
    """Delivers notices directly within the process, and ``BusMessage`` by Redis."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__()
        self.shared = True
        self.address = address
        self.name = name
        """The name of this server."""
        self._connected = False
        self._closing = False
        self._prefix = f"arizona{urlsplit(address).path}:"
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._redis: Redis | None = None
        self._subscriptions: deque[tuple[str, str]] = deque()
        self._subscriptions_changed = asyncio.Event()
        self._confirmed: dict[str, asyncio.Event] = {}
        """Events by table, set when Redis has confirmed the subscription."""

    @property
    def connected(self) -> bool:
        return self._connected

    @property
    def redis(self) -> Redis:
        """The connection, also used for other state that servers share."""
        if self._redis is None:
            self._redis = Redis.from_url(
                self.address,
                socket_connect_timeout=CONNECT_SECONDS,
                socket_timeout=CONNECT_SECONDS,
                retry=Retry(NoBackoff(), 0),
            )
        return self._redis

    async def open(self) -> None:
        """Start listening. If Redis is unavailable, keep trying in the background."""
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(ready), name="bus in"),
            asyncio.create_task(self._send(), name="bus out"),
        ]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                await ready.wait()

    async def close(self) -> None:
        """Try briefly to send waiting messages, then close."""
        if self._connected and self._waiting:
            with contextlib.suppress(TimeoutError, *LOST):
                async with asyncio.timeout(0.5):
                    await self._flush()
        self._closing = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:  # a task that misses the cancellation stops at its next check
            await asyncio.wait(self._tasks, timeout=SILENCE + 1)
        if self._redis is not None:
            with contextlib.suppress(*LOST):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self._redis.aclose()
            self._redis = None

    async def check(self) -> str:
        """Return the name and version of the Redis server, or raise its error."""
        info: dict[str, object] = await self.redis.info("server")
        name = "Valkey" if "valkey_version" in info else "Redis"
        return f"{name} {info.get('valkey_version') or info.get('redis_version')}"

    async def allow(self, what: str, rate: float, burst: float) -> bool | None:
        """Whether one more is allowed, counted across all servers."""
        if not self._connected:
            return None
        key = f"{self._prefix}limit:{what}"
        try:
            reply = self.redis.eval(BUCKET, 1, key, str(rate), str(burst))
            async with asyncio.timeout(ALLOW_SECONDS):
                return bool(await cast("Awaitable[int]", reply))
        except LOST:
            return None

    # --- sending ------------------------------------------------------------------------------

    def publish(self, table: str, notice: Notice) -> None:
        """Send a notice: to local receivers immediately, to other servers asynchronously."""
        if not isinstance(notice, BusMessage):
            super().publish(table, notice)
            return
        if notice.change is not None and notice.change.new is not None:
            notice.change = replace(notice.change, new=None)
        if len(self._waiting) >= WAITING or not self._connected:
            self.left_out += 1
            return
        self._waiting.append((self._prefix + table, _encoder.encode(notice)))
        self._wake.set()

    async def _send(self) -> None:
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._flush()
            except LOST as error:
                self._mark_disconnected(error)

    async def _flush(self) -> None:
        while self._waiting:
            pipeline = self.redis.pipeline(transaction=False)
            some = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
            for channel, data in some:
                pipeline.publish(channel, data)
            await pipeline.execute()
            self.sent += len(some)

    # --- receiving ----------------------------------------------------------------------------

    def subscribe(self, table: str, receiver: Receiver) -> None:
        new = table not in self._receivers
        super().subscribe(table, receiver)
        if new:
            self._confirmed[table] = asyncio.Event()
            self._queue_subscription("subscribe", table)

    def unsubscribe(self, table: str, receiver: Receiver) -> None:
        known = table in self._receivers
        super().unsubscribe(table, receiver)
        if known and table not in self._receivers:
            self._confirmed.pop(table, None)
            self._queue_subscription("unsubscribe", table)

    async def subscribed(self, table: str) -> None:
        """Wait until Redis has confirmed the subscription, with a timeout."""
        confirmed = self._confirmed.get(table)
        if confirmed is not None and self._connected:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HEARD_SECONDS):
                    await confirmed.wait()

    def _queue_subscription(self, what: str, table: str) -> None:
        if self._connected:
            self._subscriptions.append((what, table))
            self._subscriptions_changed.set()

    async def _listen(self, ready: asyncio.Event) -> None:
        """Listen until closed; reconnect after each failure."""
        while not self._closing:
            self._subscriptions.clear()
            pubsub: Any = self.redis.pubsub()
            sender: asyncio.Task[None] | None = None
            try:
                channels = [self._prefix + table for table in self._receivers]
                await pubsub.subscribe(self._prefix, *channels)
                self._mark_connected()
                ready.set()
                sender = asyncio.create_task(self._send_subscriptions(pubsub))
                await self._receive_messages(pubsub)
            except LOST as error:
                self._mark_disconnected(error)
            except Exception as error:  # whatever it was, messages are no longer received
                log_failure("the bus failed", error)
                self._mark_disconnected(error)
            finally:
                if sender is not None:
                    sender.cancel()
                with contextlib.suppress(Exception):
                    async with asyncio.timeout(CLOSE_SECONDS):
                        await pubsub.aclose()
            await asyncio.sleep(TRY_EVERY)

    async def _send_subscriptions(self, pubsub: Any) -> None:
        with contextlib.suppress(*LOST):  # the receiving task sees the same error
            while True:
                await self._subscriptions_changed.wait()
                self._subscriptions_changed.clear()
                while self._subscriptions:
                    what, table = self._subscriptions.popleft()
                    wanted = table in self._receivers
                    if what == "subscribe" and wanted:
                        await pubsub.subscribe(self._prefix + table)
                    elif what == "unsubscribe" and not wanted:
                        await pubsub.unsubscribe(self._prefix + table)

    async def _receive_messages(self, pubsub: Any) -> None:
        silent = False
        while not self._closing:
            message = await pubsub.get_message(timeout=SILENCE)
            if message is None:
                if silent:
                    raise TimeoutError("Redis does not answer")
                silent = True
                await pubsub.ping()
                continue
            silent = False
            table = (message["channel"] or b"").decode().removeprefix(self._prefix)
            if message["type"] == "message":
                self._handle_message(table, message["data"])
            elif message["type"] == "subscribe" and table in self._confirmed:
                self._confirmed[table].set()

    def _handle_message(self, table: str, data: bytes) -> None:
        self.came += 1
        try:
            news = _decoder.decode(data)
        except msgspec.DecodeError as error:
            log_event("news not understood", why=str(error))
            return
        if news.server == self.name:
            return
        try:
            super().publish(table, news)
        except Exception as error:
            log_failure("what follows news failed", error, table=table)

    # --- connection state -----------------------------------------------------------------------

    def _mark_connected(self) -> None:
        if not self._connected:
            self._connected = True
            log_event("bus", state="ok")
            if self.on_back is not None:
                self.on_back()

    def _mark_disconnected(self, error: BaseException) -> None:
        self._waiting.clear()
        if self._connected:
            self._connected = False
            log_event("bus", level=WARNING, state="away", why=str(error) or type(error).__name__)

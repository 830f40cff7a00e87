"""Sends push messages by the push service of each browser (RFC 8030, 8291 and 8292)."""

from __future__ import annotations

from typing import Final

import msgspec
from aiohttp import ClientError, ClientTimeout
from pywebpush import WebPushException, webpush_async

from bottega.server.people.pushing import allowed
from bottega.server.people.rows import Push
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Refused, Unavailable
from bottega.server.platform.outgoing import Outgoing
from bottega.server.platform.settings import Settings

PUSH_TIMEOUT_S: Final = 10.0  # seconds
GOOD_FOR: Final = 12 * 3600  # seconds for which our token is valid and a service keeps a message
GONE_STATUSES: Final = (404, 410)  # the subscription is gone


class Pusher:
    """Disabled without a VAPID key."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.settings: Final = settings
        self.outgoing: Final = Outgoing(PUSH_TIMEOUT_S)
        self.clock: Final = clock

    @property
    def is_there(self) -> bool:
        """Whether push is configured."""
        return bool(self.settings.vapid_private)

    async def send(self, push: Push, told: dict[str, str]) -> None:
        """Send a message to a browser; Refused if its subscription is dead, Unavailable to retry."""
        if not allowed(push.endpoint, self.settings.push_services):
            raise Refused("bad_push")
        try:
            await self.outgoing.send(
                webpush_async(
                    {"endpoint": push.endpoint, "keys": {"p256dh": push.p256dh, "auth": push.auth}},
                    msgspec.json.encode(told).decode(),
                    vapid_private_key=self.settings.vapid_private,
                    vapid_claims={
                        "sub": self.settings.vapid_subject,
                        "exp": int(self.clock.now()) + GOOD_FOR,
                    },
                    ttl=GOOD_FOR,
                    timeout=ClientTimeout(total=PUSH_TIMEOUT_S),
                )
            )
        except WebPushException as error:
            if error.status_code is None or error.status_code in GONE_STATUSES:
                raise Refused("bad_push") from error
            raise Unavailable(f"push: {error.status_code}") from error
        except ValueError as error:  # malformed keys
            raise Refused("bad_push") from error
        except (ClientError, TimeoutError, OSError) as error:
            raise Unavailable(f"push: {type(error).__name__}") from error

"""The cookie of a guest: id, epoch and browser, signed."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final

from litestar.datastructures import Cookie

from bottega.server.core.store.rows import Guest, Ticket
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text, read_id

A_YEAR: Final = 365 * 24 * 3600


class Cookies:
    """Signs and verifies cookies with the secret that all nodes share."""

    def __init__(self, secret: str) -> None:
        self.key: Final = hashlib.sha256(b"bottega cookie " + secret.encode()).digest()

    def value(self, guest: Guest) -> str:
        """The value of a guest's cookie."""
        said = f"{id_text(guest.id)}.{guest.epoch}"
        if guest.browser:
            said += f".{id_text(guest.browser.id)}"
        return f"{said}.{self.signature(said)}"

    def signature(self, said: str) -> str:
        """The signature, which needs the secret."""
        mac = hmac.new(self.key, said.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(mac).decode().rstrip("=")

    def read(self, value: str) -> Ticket | None:
        """The content of a cookie; None if the signature is wrong."""
        said, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self.signature(said).encode()):
            return None
        id, epoch, *browser = said.split(".")
        try:
            return Ticket(read_id(id), int(epoch), *map(read_id, browser))
        except (Refused, ValueError):
            return None

    def cookie(self, guest: Guest, secure: bool) -> Cookie:
        """The cookie to set. Scripts cannot read it, and browsers do not send it from other sites."""
        return Cookie(
            key=cookie_name(secure),
            value=self.value(guest),
            max_age=A_YEAR,
            path="/",
            secure=secure,
            httponly=True,
            samesite="strict",
        )

    def no_cookie(self, secure: bool) -> Cookie:
        """The cookie that deletes ours. Browsers accept the prefix only with all its attributes."""
        return Cookie(
            key=cookie_name(secure),
            value="",
            max_age=0,
            path="/",
            secure=secure,
            httponly=True,
            samesite="strict",
        )


def cookie_name(secure: bool) -> str:
    """Over TLS, the prefix makes browsers refuse a cookie that another host or path has set."""
    return "__Host-bottega" if secure else "bottega"

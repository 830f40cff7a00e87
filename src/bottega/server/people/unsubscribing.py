"""Tokens in notices by which mail programs unsubscribe people without signing in (RFC 8058)."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final

from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, id_text, read_id


class Unsubscribing:
    """Signs a guest's id, so nothing is stored. A token only stops mails."""

    def __init__(self, secret: str, site: str) -> None:
        self.key: Final = hashlib.sha256(b"bottega unsubscribe " + secret.encode()).digest()
        self.site: Final = site

    def word(self, guest: Id) -> str:
        """The signature, which needs the secret."""
        said = id_text(guest)
        mac = hmac.new(self.key, said.encode(), hashlib.sha256).digest()[:18]
        return said + urlsafe_b64encode(mac).decode()

    def read(self, word: str) -> Id:
        """The guest of a token; Refused if the signature is wrong."""
        guest = read_id(word[:13])
        if not hmac.compare_digest(word.encode(), self.word(guest).encode()):
            raise Refused("dead_link")
        return guest

    def headers(self, guest: Id) -> dict[str, str]:
        """The token for a notice."""
        return {
            "List-Unsubscribe": f"<{self.site}/api/unsubscribe/{self.word(guest)}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }

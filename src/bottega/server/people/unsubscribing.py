"""The word in a notice by which mail programs stop the next ones, without anybody signing in (RFC 8058)."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Final

from bottega.server.errors import Refused
from bottega.server.ids import Id, id_text, read_id


class Unsubscribing:
    """Signs a guest's id, so that nothing needs to be kept; it is good for nothing but fewer mails."""

    def __init__(self, secret: str, house: str) -> None:
        self.key: Final = hashlib.sha256(b"bottega unsubscribe " + secret.encode()).digest()
        self.house: Final = house

    def word(self, guest: Id) -> str:
        """Only we can write this."""
        said = id_text(guest)
        mac = hmac.new(self.key, said.encode(), hashlib.sha256).digest()[:18]
        return said + urlsafe_b64encode(mac).decode()

    def read(self, word: str) -> Id:
        """Whose mails are to stop; Refused if the word is not ours."""
        guest = read_id(word[:13])
        if not hmac.compare_digest(word.encode(), self.word(guest).encode()):
            raise Refused("dead_link")
        return guest

    def headers(self, guest: Id) -> dict[str, str]:
        """What a notice carries."""
        return {
            "List-Unsubscribe": f"<{self.house}/api/unsubscribe/{self.word(guest)}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }

"""People over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.server.people.ceremonies import Drawn, KnownCredential, NewCredential
from bottega.server.platform.fields import Short
from bottega.server.platform.line import Line

Language = Literal["en", "fr", "it"]
MailWish = Literal["each", "daily", "none"]
Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1, description="after midnight, where they live")]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", max_length=10)]
MailAddress = Annotated[str, Meta(min_length=3, max_length=254)]


class Away(Struct, forbid_unknown_fields=True):
    """Days of a vacation, both included."""

    first: Day
    last: Day


class Wishes(Struct, forbid_unknown_fields=True):
    """My preferences for notices, and when my clocks do not run."""

    language: Language
    zone: Annotated[str, Meta(max_length=60, description="of the IANA, like Europe/Rome")]
    quiet_from: Minute  # equal to quiet_until: no quiet hours
    quiet_until: Minute
    vacations: Annotated[list[Away], Meta(max_length=50)]  # only 21 days a year stop clocks
    mail: MailWish
    push: bool


class Learned(Struct, forbid_unknown_fields=True):
    """The lessons I finished, by game."""

    done: Annotated[dict[Short, Annotated[list[Short], Meta(max_length=60)]], Meta(max_length=60)]


class MyMail(Struct):
    """My mail address, whether it is confirmed, and whether this server sends mail at all."""

    mail: str
    confirmed: bool
    possible: bool


class GiveMail(Struct, forbid_unknown_fields=True):
    """An address to confirm, or to recover an account with."""

    mail: MailAddress


class ReportPlayer(Struct, forbid_unknown_fields=True):
    """A report of a player, in the words of the reporter."""

    why: Annotated[str, Meta(max_length=300)]


class FollowLink(Struct, forbid_unknown_fields=True):
    """The secret of a mailed link."""

    secret: Drawn


class KeepPasskey(Struct, forbid_unknown_fields=True):
    """A new passkey and its name."""

    ceremony: Drawn
    name: Short
    credential: NewCredential


class SignIn(Struct, forbid_unknown_fields=True):
    """Sign in with a passkey. With `bring`, the seats of this browser's guest move to the account."""

    ceremony: Drawn
    credential: KnownCredential
    bring: bool = False


class Prove(Struct, forbid_unknown_fields=True):
    """A fresh proof by passkey, which sensitive changes need."""

    ceremony: Drawn
    credential: KnownCredential


class BrowserInfo(Struct):
    """A browser in which I am signed in."""

    id: str
    name: str  # such as `Firefox · Linux`; empty if unknown
    made: int  # seconds since 1970
    used: int
    this: bool  # the browser of this request


class MyBrowsers(Struct):
    """My browsers, the latest used first."""

    browsers: list[BrowserInfo]


class PasskeyInfo(Struct):
    """One of my passkeys."""

    id: str
    name: str
    made: int  # seconds since 1970
    used: int


class MyPasskeys(Struct):
    """My passkeys, the oldest first."""

    passkeys: list[PasskeyInfo]


class PushKey(Struct):
    """The public key for push notices; empty if this server sends none."""

    key: str


class PushKeys(Struct, forbid_unknown_fields=True):
    """The keys to encrypt push notices with."""

    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{80,100}$", max_length=100)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{16,40}$", max_length=40)]


class Subscribe(Struct, forbid_unknown_fields=True):
    """A push subscription of this browser."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    keys: PushKeys


class Unsubscribe(Struct, forbid_unknown_fields=True):
    """End the push subscription of this browser."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class Problem(Struct, omit_defaults=True):
    """Why a request was refused: a code, and what it is about. Where a game refuses, `line` says why."""

    code: str
    about: str  # for programmers; pages do not show it
    line: Line | None = None

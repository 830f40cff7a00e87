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
    """Days on which somebody is away, both included."""

    first: Day
    last: Day


class Wishes(Struct, forbid_unknown_fields=True):
    """How somebody wants to be told of things, and when not."""

    language: Language
    zone: Annotated[str, Meta(max_length=60, description="of the IANA, like Europe/Rome")]
    quiet_from: Minute  # the same as the other: no quiet hours
    quiet_until: Minute
    vacations: Annotated[list[Away], Meta(max_length=50)]  # more than 21 days a year count for nothing
    mail: MailWish
    push: bool


class Learned(Struct, forbid_unknown_fields=True):
    """The lessons of each game that somebody came to the end of."""

    done: Annotated[dict[Short, Annotated[list[Short], Meta(max_length=60)]], Meta(max_length=60)]


class MyMail(Struct):
    """Where I can be reached; whether I proved that it is mine; whether the house sends mail at all."""

    mail: str
    confirmed: bool
    possible: bool


class GiveMail(Struct, forbid_unknown_fields=True):
    """An address to be confirmed, or to come back by."""

    mail: MailAddress


class ReportPlayer(Struct, forbid_unknown_fields=True):
    """Why somebody shows a player to the hosts, in their own words."""

    why: Annotated[str, Meta(max_length=300)]


class FollowLink(Struct, forbid_unknown_fields=True):
    """What a mailed link carries."""

    secret: Drawn


class KeepPasskey(Struct, forbid_unknown_fields=True):
    """A passkey that was made, and what to call it."""

    ceremony: Drawn
    name: Short
    credential: NewCredential


class SignIn(Struct, forbid_unknown_fields=True):
    """A passkey that was used. The seats this browser has as a guest may be brought along."""

    ceremony: Drawn
    credential: KnownCredential
    bring: bool = False


class Prove(Struct, forbid_unknown_fields=True):
    """A passkey that was used to show that I am who I am."""

    ceremony: Drawn
    credential: KnownCredential


class BrowserInfo(Struct):
    """A browser in which I am signed in. One with the id 0 stands for those of earlier releases."""

    id: str
    name: str  # roughly: `Firefox · Linux`; empty if it does not say
    made: int  # seconds since 1970
    used: int
    this: bool  # the one that asks


class MyBrowsers(Struct):
    """All of mine, the last used first."""

    browsers: list[BrowserInfo]


class PasskeyInfo(Struct):
    """One of my passkeys."""

    id: str
    name: str
    made: int  # seconds since 1970
    used: int


class MyPasskeys(Struct):
    """All of mine, the oldest first."""

    passkeys: list[PasskeyInfo]


class PushKey(Struct):
    """The public key notices are signed with; empty: this house sends none to closed browsers."""

    key: str


class PushKeys(Struct, forbid_unknown_fields=True):
    """What a notice is encrypted with."""

    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{80,100}$", max_length=100)]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{16,40}$", max_length=40)]


class Subscribe(Struct, forbid_unknown_fields=True):
    """Where this browser hears of things while it is closed."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    keys: PushKeys


class Unsubscribe(Struct, forbid_unknown_fields=True):
    """This browser is not to be told any more."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]


class Problem(Struct, omit_defaults=True):
    """Why a request was not granted: a code, and what it is about. Where a game refuses, a line says why."""

    code: str
    about: str  # for programmers; no page shows a sentence of it
    line: Line | None = None

"""Browsers of people who keep their names."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.people.authenticator import Authenticator
from tests.server.serving import Browser, Server, real_server
from tests.server.sink import Sink, link_in, mail_sink

ORIGIN = "https://play.example"


@asynccontextmanager
async def server_with_mail(database: str, prefix: str, **settings: Any) -> AsyncIterator[tuple[Server, Sink]]:
    """A server that sends its mail into a sink."""
    async with mail_sink() as sink:
        given: dict[str, Any] = {"origin": (ORIGIN,), "mail_links": 1000} | sink.settings() | settings
        async with real_server(database, prefix, **given) as server:
            yield server, sink


async def make_passkey(browser: Browser, origin: str = "", name: str = "key") -> Authenticator:
    """Keep the name of this browser with a new passkey."""
    authenticator = Authenticator(origin or browser.server.url)
    asked = await browser.ask("POST", "/api/me/passkeys/options")
    made = authenticator.make(asked["options"])
    await browser.ask(
        "POST", "/api/me/passkeys", {"ceremony": asked["ceremony"], "name": name, "credential": made}
    )
    return authenticator


async def signed(browser: Browser, authenticator: Authenticator, **client: Any) -> dict[str, Any]:
    """What a browser sends to sign in."""
    asked = await browser.ask("POST", "/api/sign-in/options")
    return {
        "ceremony": asked["ceremony"],
        "credential": authenticator.use(asked["options"], **client),
    }


async def sign_in(browser: Browser, authenticator: Authenticator, status: int = 200, **more: Any) -> Any:
    """Come back with a passkey."""
    return await browser.ask("POST", "/api/sign-in", await signed(browser, authenticator) | more, status)


async def prove(browser: Browser, authenticator: Authenticator) -> None:
    """Show a passkey once more."""
    await browser.ask("POST", "/api/me/proof", await signed(browser, authenticator))


async def prove_by_mail(browser: Browser, sink: Sink) -> None:
    """Ask for a link to one's address, and follow it."""
    count = len(sink.messages)
    await browser.ask("POST", "/api/me/proof/letter", status=202)
    await browser.ask("POST", "/api/me/proof/follow", {"secret": secret_in(await sink.wait(count + 1))})


async def confirm_mail(browser: Browser, sink: Sink, mail: str) -> None:
    """Give an address and follow the link that is sent there."""
    count = len(sink.messages)
    await browser.ask("PUT", "/api/me/mail", {"mail": mail})
    await browser.ask("POST", "/api/confirm", {"secret": secret_in(await sink.wait(count + 1))})


async def enter_for_good(browser: Browser, sink: Sink, mail: str) -> Authenticator:
    """Enter as Anna, whom a passkey and an address lead back."""
    await browser.enter("Anna")
    key = await make_passkey(browser, origin=ORIGIN)
    await confirm_mail(browser, sink, mail)
    return key


def secret_in(message: Any) -> str:
    """What the link in a mail carries."""
    return link_in(message).partition("=")[2]


def unlike(name: str) -> str:
    """An address no other test has: tests share their database."""
    return f"{name}.{secrets.token_hex(6)}@mail.example"

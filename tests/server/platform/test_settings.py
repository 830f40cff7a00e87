"""Settings are read from the environment, and wrong ones are said to be."""

from __future__ import annotations

import pytest

from bottega.commands.vapid import vapid
from bottega.server.people.pushing import new_private, public_key
from bottega.server.platform.settings import read_settings

LEAST = {"BOTTEGA_DATABASE": "postgresql://one", "BOTTEGA_SECRET": "s" * 32}


def test_lists_numbers_and_texts_are_read() -> None:
    settings = read_settings(
        LEAST | {"BOTTEGA_PORT": "9000", "BOTTEGA_PATIENCE": "2.5", "BOTTEGA_ORIGIN": "https://play.example"}
    )
    assert read_settings(LEAST | {"BOTTEGA_PROXIES": "10.0.0.1 10.0.0.2, fd00::/64"}).proxies == (
        "10.0.0.1",
        "10.0.0.2",
        "fd00::/64",
    )
    assert settings.database == "postgresql://one"
    assert settings.nats == ("nats://127.0.0.1:4222",)
    assert settings.origin == ("https://play.example",)
    assert (settings.port, settings.patience) == (9000, 2.5)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"BOTTEGA_SECRET": "short"}, "BOTTEGA_SECRET has 5 characters"),
        ({"BOTTEGA_DATABASE": " "}, "BOTTEGA_DATABASE is empty"),
        ({"BOTTEGA_PORT": "many"}, "port"),
        ({"BOTTEGA_PROXIES": "127.0.0.1 *"}, "BOTTEGA_PROXIES lists \\*, no address and no network"),
        ({"BOTTEGA_PROXIES": "10.0.0.1/8"}, "BOTTEGA_PROXIES lists 10.0.0.1/8"),
        ({"BOTTEGA_PROXIES": "proxy.example"}, "BOTTEGA_PROXIES lists proxy.example"),
        ({"BOTTEGA_ADMINS": "04d2x7q9kmz3a anna"}, "BOTTEGA_ADMINS names anna"),
    ],
)
def test_wrong_settings_are_said_to_be(wrong: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_settings(LEAST | wrong)


def test_what_is_missing_is_named() -> None:
    with pytest.raises(ValueError, match="database"):
        read_settings({})


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"BOTTEGA_MAIL_HOST": "mail.example"}, "needs BOTTEGA_ORIGIN and BOTTEGA_MAIL_FROM"),
        ({"BOTTEGA_MAIL_TLS": "perhaps"}, "BOTTEGA_MAIL_TLS is perhaps"),
        ({"BOTTEGA_VAPID_PRIVATE": "short"}, "is no key"),
        ({"BOTTEGA_VAPID_PRIVATE": new_private()}, "needs BOTTEGA_VAPID_SUBJECT"),
    ],
)
def test_mail_and_push_are_set_whole_or_not_at_all(wrong: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read_settings(LEAST | wrong)


def test_a_key_that_was_made_can_be_set(capsys: pytest.CaptureFixture[str]) -> None:
    vapid()
    name, _, key = capsys.readouterr().out.strip().partition("=")
    settings = read_settings(LEAST | {name: key, "BOTTEGA_VAPID_SUBJECT": "mailto:a@b.example"})
    assert len(public_key(settings.vapid_private)) == 87


def test_a_database_may_have_several_hosts() -> None:
    several = "postgresql://u:p@a:1,b:2/x?target_session_attrs=read-write"
    assert read_settings(LEAST | {"BOTTEGA_DATABASE": several}).database == several


def test_lists_are_separated_by_blanks_or_commas() -> None:
    one, other = "nats://u:p@a:1", "nats://b:2"
    for between in (" ", ",", ", ", "\n"):
        assert read_settings(LEAST | {"BOTTEGA_NATS": one + between + other}).nats == (one, other)
    assert read_settings(LEAST | {"BOTTEGA_HOSTS": "a.example,b.example c"}).hosts == (
        "a.example",
        "b.example",
        "c",
    )
    assert read_settings(LEAST | {"BOTTEGA_ORIGIN": "", "BOTTEGA_NATS": "nats://a,nats://b:2"}).nats == (
        "nats://a",
        "nats://b:2",
    )

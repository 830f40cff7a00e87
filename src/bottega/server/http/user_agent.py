"""A rough name for a browser, so that its owner recognises it in a list."""

from __future__ import annotations

from typing import Final

from bottega.server.requests.authentication import Connection

# The first match counts: most claim to be Safari too, and many Chrome.
PROGRAMS: Final = {
    "Firefox": "Firefox",
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
DEVICES: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def browser_name(connection: Connection) -> str:
    """Such as `Firefox · Linux`. Nothing more of the header is stored."""
    agent = connection.headers.get("user-agent", "")
    found = (next((names[word] for word in names if word in agent), "") for names in (PROGRAMS, DEVICES))
    return " · ".join(name for name in found if name)

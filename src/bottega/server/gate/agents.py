"""What a browser is roughly called, so that its owner knows it again in a list."""

from __future__ import annotations

from typing import Final

from bottega.server.gate.callers import Connection

# The first that is found: most say that they are Safari too, and many that they are Chrome.
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
    """As `Firefox · Linux`: no more of what it says of itself is kept."""
    agent = connection.headers.get("user-agent", "")
    found = (next((names[word] for word in names if word in agent), "") for names in (PROGRAMS, DEVICES))
    return " · ".join(name for name in found if name)

"""Every message between a table and those around it: the source of the web types and of the bot protocol.

Messages are JSON objects; `is` names their kind. Ids are texts of 13 letters, seats are numbers from 0,
viewer are a seat or -1 for a spectator. Nothing here is ever a whole state: only what a viewer may see.
"""

from __future__ import annotations

from bottega.server.protocol.admin import *
from bottega.server.protocol.analysis import *
from bottega.server.protocol.basics import *
from bottega.server.protocol.daily import *
from bottega.server.protocol.games import *
from bottega.server.protocol.people import *
from bottega.server.protocol.puzzles import *
from bottega.server.protocol.socket import *
from bottega.server.protocol.tables import *
from bottega.server.protocol.what_if import *

"""Leonardo da Vinci in a terminal of 100 columns: what the picture shows, and a match against two bots."""

from pathlib import Path

import pytest

from bottega.bots.playout import random_play
from bottega.games import GAMES
from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import INVENTIONS
from bottega.kit.book import LANGUAGES
from bottega.kit.play import setup
from bottega.kit.record import read, verify
from bottega.kit.seats import NOBODY
from bottega.kit.texts import read_texts
from bottega.terminal.pictures import picture
from tests.terminal.pty import WIDTH, playing
from tests.terminal.table import SEED, printed

LEONARDO = GAMES["leonardo"]
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]

pytestmark = pytest.mark.filterwarnings("ignore:.*use of forkpty:DeprecationWarning")


@pytest.mark.parametrize("preset", ["beginner", "pietrocupo"])
@pytest.mark.parametrize("decisions", [0, 30, 90, 1000])
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_fits_100_columns(lang: str, seats: int, decisions: int, preset: str) -> None:
    s, _ = setup(LEONARDO, seats, {"preset": preset}, SEED)
    random_play(s, decisions, decisions)
    texts = read_texts(LEONARDO.package, lang, LEONARDO.words)
    for viewer in (NOBODY, 0, seats - 1):
        page = printed(picture(s.view(viewer), viewer, texts, NAMES[:seats]), 200)
        assert max(len(line.rstrip()) for line in page.splitlines()) <= WIDTH


def test_a_page_names_every_invention_asked_for_and_hides_what_others_make() -> None:
    s, _ = setup(LEONARDO, 3, {}, SEED)
    board = s.board
    assert isinstance(board, City)
    board.players[1].labs[0].start(24)
    texts = read_texts(LEONARDO.package, "en", LEONARDO.words)
    page = printed(picture(s.view(0), 0, texts, NAMES[:3]))
    for invention in board.display:
        assert texts.name("invention", INVENTIONS.names[invention]) in page
    assert "a secret invention" in page
    assert texts.name("invention", "25") not in page
    assert texts.name("invention", "25") in printed(picture(s.view(1), 1, texts, NAMES[:3]))


def test_a_narrow_terminal_is_respected() -> None:
    s, _ = setup(LEONARDO, 4, {}, SEED)
    texts = read_texts(LEONARDO.package, "en", LEONARDO.words)
    page = printed(picture(s.view(0), 0, texts, NAMES[:4]), 80)
    assert max(len(line.rstrip()) for line in page.splitlines()) <= 80


def test_a_whole_match_is_played(tmp_path: Path) -> None:
    file = tmp_path / "partie.json"
    table = playing("leonardo", "--seats", "you,random,random", "--seed", "7", "--record", str(file))
    assert "Commencez ou interrompez" in table.read()
    while table.running:
        table.type("1")
    for words in ("Le tour 9 commence", "La partie est finie", "florins"):
        assert words in table.shown
    assert verify(read(file, GAMES)).setup.game.id == "leonardo"
    assert not [line for line in table.too_wide() if str(tmp_path) not in line]

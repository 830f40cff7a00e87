"""A session at the keyboard, played by a script."""

from pathlib import Path

import pytest

from bottega.bots.reasons import reason_words
from bottega.games import GAMES
from bottega.kit.codec import dump
from bottega.kit.events import shows_hidden
from bottega.kit.play import apply, awaited, legal_moves
from bottega.kit.record import read, replay, verify
from bottega.terminal.advice import last_of_bots
from bottega.terminal.sitting import Sitting
from tests.terminal.table import CODEX, Scripted

Patch = pytest.MonkeyPatch


def first_turn(file: Path, monkeypatch: Patch, lang: str = "en") -> tuple[Scripted, str]:
    """A session in which you have chosen a side and an objective, then left; and the first move offered."""
    table = Scripted(file, ["you", "random"], lang)
    table.type(monkeypatch, ["1", "1"])
    seat = awaited(table.sitting.state)[0]
    return table, CODEX.words.text(legal_moves(table.sitting.state, seat)[0])


def test_leaving_saves_the_match(tmp_path: Path, monkeypatch: Patch) -> None:
    file = tmp_path / "kept" / "match.json"
    table = Scripted(file, ["you", "random"])
    page = table.type(monkeypatch, ["1"])
    assert f"bottega play --resume {file}" in page
    assert dump(verify(read(file, GAMES))) == dump(table.sitting.state)


def test_a_typed_move_is_played(tmp_path: Path, monkeypatch: Patch) -> None:
    table, move = first_turn(tmp_path / "m.json", monkeypatch)
    page = table.type(monkeypatch, [move])
    assert (0, move) in table.sitting.record.moves
    assert "Take a card." in page


def test_several_meanings_are_listed_and_one_is_picked(tmp_path: Path, monkeypatch: Patch) -> None:
    table, move = first_turn(tmp_path / "m.json", monkeypatch)
    page = table.type(monkeypatch, [move.split()[1], "1"])
    assert "several moves" in page
    assert table.sitting.record.moves[-1] == (0, move)


def test_one_may_think_again_after_several_meanings(tmp_path: Path, monkeypatch: Patch) -> None:
    table, move = first_turn(tmp_path / "m.json", monkeypatch)
    other = CODEX.words.text(legal_moves(table.sitting.state, 0)[-1])
    table.type(monkeypatch, [" ".join(move.split()[:2]), other])
    assert table.sitting.record.moves[-1] == (0, other)


def quiet_move(sitting: Sitting) -> str | None:
    """A move of yours that shows nobody anything, after which it is your turn still."""
    for move in legal_moves(sitting.state, 0):
        after = sitting.state.copy()
        if not shows_hidden(apply(after, 0, move)) and awaited(after) == [0]:
            return sitting.record.game.words.text(move)
    return None


def test_undo_takes_back_a_move_that_showed_nothing(tmp_path: Path, monkeypatch: Patch) -> None:
    table = Scripted(tmp_path / "m.json", ["you", "random"], game=GAMES["inventors"])
    table.sitting.let_bots_play()
    while (move := quiet_move(table.sitting)) is None:
        table.sitting.play(0, legal_moves(table.sitting.state, 0)[0])
        table.sitting.let_bots_play()
    before = table.sitting.record.moves[:]
    page = table.type(monkeypatch, [move, "u"])
    assert "Taken back: " in page
    assert table.sitting.record.moves == before
    assert replay(table.sitting.record)[0].agenda


def test_a_card_shown_from_a_secret_hand_is_not_taken_back(tmp_path: Path, monkeypatch: Patch) -> None:
    table, move = first_turn(tmp_path / "m.json", monkeypatch)
    page = table.type(monkeypatch, [move, "u"])
    assert "Nothing can be taken back" in page
    assert table.sitting.record.moves[-1] == (0, move)


def test_undo_is_refused_once_something_was_shown(tmp_path: Path, monkeypatch: Patch) -> None:
    table, move = first_turn(tmp_path / "m.json", monkeypatch)
    before = len(table.sitting.record.moves)
    page = table.type(monkeypatch, ["u", move, "draw gold", "u"])
    assert page.count("Nothing can be taken back") == 2
    assert len(table.sitting.record.moves) >= before + 2


def test_nothing_can_be_undone_at_the_start(tmp_path: Path, monkeypatch: Patch) -> None:
    page = Scripted(tmp_path / "m.json", ["you", "random"]).type(monkeypatch, ["u"])
    assert "Nothing can be taken back" in page


def test_what_is_not_offered_is_explained(tmp_path: Path, monkeypatch: Patch) -> None:
    table, _ = first_turn(tmp_path / "m.json", monkeypatch, "fr")
    page = table.type(monkeypatch, ["juggle", "?"]).replace("\xa0", " ")
    assert "« juggle » n’est pas proposé maintenant" in page
    assert "(§ 4.1" in page or "Rien de ce que vous pourriez attendre" in page


def test_a_refused_move_tells_why(tmp_path: Path, monkeypatch: Patch) -> None:
    table, _ = first_turn(tmp_path / "m.json", monkeypatch)
    gold = CODEX.words.text(legal_moves(table.sitting.state, 0)[-1]).split()[1]
    page = table.type(monkeypatch, [f"place {gold} front 1,1", f"? {gold}"])
    assert page.count(f"{gold} (gold") >= 4
    assert "(§4.1.2)" in page


def test_help_rules_and_others_change_nothing(tmp_path: Path, monkeypatch: Patch) -> None:
    table, _ = first_turn(tmp_path / "m.json", monkeypatch)
    before = list(table.sitting.record.moves)
    page = table.type(monkeypatch, ["h", "h 4.1.2", "o", ""])
    assert "What you can type" in page
    assert "§4.1.2 " in page
    assert table.sitting.record.moves == before


def test_people_hand_the_terminal_over(tmp_path: Path, monkeypatch: Patch) -> None:
    table = Scripted(tmp_path / "m.json", ["Anna", "Bruno"])
    page = table.type(monkeypatch, ["", "1", "", "1", "", "1", "", "1"])
    assert page.count("Hand the terminal to Anna.") >= 2
    assert page.count("Hand the terminal to Bruno.") >= 2
    annas = page.split("Hand the terminal to Bruno.")[0]
    assert "Your starter card" in annas


def test_a_person_may_leave_instead_of_taking_the_terminal(tmp_path: Path, monkeypatch: Patch) -> None:
    page = Scripted(tmp_path / "m.json", ["Anna", "Bruno"]).type(monkeypatch, ["q"])
    assert "Saved in" in page


def test_the_end_tells_scores_and_winners(tmp_path: Path, monkeypatch: Patch) -> None:
    table = Scripted(tmp_path / "m.json", ["you", "random"], "it")
    page = table.type(monkeypatch, ["1"] * 2000)
    assert "La partita è finita" in page
    assert "obiettivo segreto" in page
    assert "Vittoria" in page
    assert max(len(line) for line in page.splitlines() if str(tmp_path) not in line) <= 100
    verify(read(tmp_path / "m.json", GAMES))


def test_why_says_why_the_bots_moved(tmp_path: Path, monkeypatch: Patch) -> None:
    table = Scripted(tmp_path / "m.json", ["you", "apprentice"], "it")
    start = table.type(monkeypatch, ["why"])
    assert "Una scelta segreta" in start or "Nessun bot ha ancora giocato" in start
    page = table.type(monkeypatch, ["1", "1", "1", "1", "why"])
    moved = [text for mover, text in table.sitting.record.moves if mover == 1]
    assert moved
    told = last_of_bots(table.sitting)
    assert told
    answer = " ".join(page.partition("why")[2].split())
    for _, reason in told:  # there may be none
        assert " ".join(reason_words(CODEX, reason, "it").split()) in answer


def test_a_hint_is_an_offer_that_can_be_typed(tmp_path: Path, monkeypatch: Patch) -> None:
    table, _ = first_turn(tmp_path / "m.json", monkeypatch)
    before = list(table.sitting.record.moves)
    page = table.type(monkeypatch, ["hint"])
    assert table.sitting.record.moves == before
    seat = awaited(table.sitting.state)[0]
    offers = [CODEX.words.text(move) for move in legal_moves(table.sitting.state, seat)]
    [hinted] = [offer for offer in offers if f"({offer})" in page.replace("\n", " ")]
    table.type(monkeypatch, [hinted])
    assert (0, hinted) in table.sitting.record.moves


@pytest.mark.parametrize("bot", ["apprentice", "journeyman@40", "master@5"])
def test_every_level_takes_a_seat(tmp_path: Path, monkeypatch: Patch, bot: str) -> None:
    table = Scripted(tmp_path / "m.json", ["you", bot])
    table.type(monkeypatch, ["1", "1"])
    assert 1 in [mover for mover, _ in table.sitting.record.moves]

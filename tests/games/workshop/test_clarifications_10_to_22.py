"""The numbered clarifications of docs/games/workshop.md, one test each: 10 to 22."""

from __future__ import annotations

from bottega.games.workshop.names import SIX
from bottega.games.workshop.phases.ending import CountPoints
from bottega.games.workshop.phases.maintenance import PassFatigue
from bottega.games.workshop.phases.rounds import BeginRound, EndRound
from bottega.games.workshop.pieces import ENDING, LAST, PLAYING, Table
from bottega.games.workshop.scoring import parts, total
from bottega.kit.play import awaited, legal_moves, result
from bottega.kit.seats import NOBODY
from bottega.kit.state import State
from tests.games.talk import asked, do, offered, refused, say
from tests.games.workshop.positions import deck, hold, lay, level, named, opened, own, show, stack, table
from tests.games.workshop.turns import gathered, turn


def all_play(s: State[Table]) -> list[str]:
    """Everyone in the round plays a study card."""
    heard: list[str] = []
    for _ in range(s.board.rules.hands):
        heard += say(s, offered(s, "study")[0])
    return heard


# Leonardo cards


def test_clarification_10_a_lesson_needs_a_column_and_counts_for_fatigue() -> None:
    s = turn("painting/visit", "practice")
    assert offered(s) == ["study painting/visit"]
    assert refused(s)["visit * practice"] == "nothing_to_teach practice"
    lay(s, 0, "biology")
    say(s, "visit painting/visit practice")
    assert (level(s, 0, "biology"), s.board.gathered) == (3, (1, 0))


def test_clarification_11_drawing_effects_come_on_top_and_a_short_deck_gives_what_it_has() -> None:
    s = turn("painting/visit letters/work", "draw_two")
    say(s, "visit painting/visit draw_two")
    assert len(s.board.hands[0]) == 4
    s = turn("painting/visit letters/work", "draw_two")
    stack(s, "physics/work")
    say(s, "visit painting/visit draw_two")
    assert named(s.board.hands[0]) == "letters/work physics/work"


def test_clarification_12_look_and_play_in_full() -> None:
    s = turn("painting/visit", "look_and_play victory_points", "luce_cinerea")
    lay(s, 0, "physics", 4)
    stack(s, "letters/work biology/visit letters/any painting/work")
    say(s, "visit painting/visit look_and_play")
    assert {text.split()[0] for text in offered(s)} == {"study", "practise", "visit", "work"}
    say(s, "visit biology/visit victory_points")
    assert offered(s) == ["return letters/work", "return letters/any"]
    say(s, "return letters/work")
    assert named(s.board.hands[0]) == "painting/work"  # the normal draw comes last
    assert deck(s) == "letters/work letters/any"
    s = turn("painting/visit", "look_and_play")
    stack(s)
    s.board.ending = ENDING
    assert say(s, "visit painting/visit look_and_play") == ["visited 0 painting/visit look_and_play"]


def test_clarification_13_the_rested_never_get_the_fatigue_card_even_if_they_held_it() -> None:
    s = turn("painting/visit", "draw_one_rested")
    assert s.board.fatigue == 0
    say(s, "visit painting/visit draw_one_rested")
    assert s.board.fatigue == 0  # until the next maintenance
    assert do(s, PassFatigue()) == ["got_fatigue 1"]
    own(s, 0, "bombarda carro_armato")
    assert do(s, PassFatigue()) == []


# Maintenance


def test_clarification_14_it_passes_to_the_most_tired_and_the_holder_chooses_among_equals() -> None:
    most = "draw_one_rested codice_atlantico studio_fossili"
    s = gathered(
        5, "dama_ermellino", "bombarda", "carro_armato draw_two", "luce_cinerea victory_points", most
    )
    do(s, PassFatigue())
    assert (asked(s), offered(s)) == (["give_fatigue 0"], ["give 2", "give 3"])
    assert refused(s) == {"give 1": "less_tired 1 1", "give 4": "rested 4"}
    say(s, "give 3")
    assert do(s, PassFatigue()) == []  # hand 2 has as many, not more


def test_clarification_15_a_rested_holder_hands_it_to_the_most_tired_of_the_others() -> None:
    s = table(3)
    own(s, 0, "draw_one_rested bombarda carro_armato")
    own(s, 1, "luce_cinerea")
    assert do(s, PassFatigue()) == ["got_fatigue 1"]
    s = table(2)
    own(s, 0, "draw_one_rested")
    own(s, 1, "draw_one_rested bombarda")
    assert do(s, PassFatigue()) == []
    assert (s.board.fatigue, s.board.first) == (0, 1)


def test_clarification_16_the_next_round_begins_left_of_the_new_holder_who_plays_last() -> None:
    s = table(3)
    for hand in range(3):
        hold(s, hand, "painting/work")
    own(s, 1, "bombarda")
    do(s, EndRound(1))
    assert s.board.fatigue == 1
    order: list[int] = []
    for _ in range(3):
        order += awaited(s)
        say(s, "study painting/work")
    assert order == [2, 0, 1]


# The end


def test_clarification_17_the_round_is_finished_then_maintenance_then_one_last_round() -> None:
    s = table(3)
    hold(s, 0, "letters/work biology/work")
    hold(s, 1, "painting/visit letters/work biology/work")
    hold(s, 2, "letters/work biology/work")
    show(s, "draw_two")
    stack(s, "physics/work physics/work")
    do(s, BeginRound(7))
    assert say(s, "visit painting/visit draw_two") == [
        "visited 1 painting/visit draw_two",
        "drew 1 ?",
        "drew 1 ?",
        "deck_empty",
    ]
    say(s, "study letters/work")
    heard = say(s, "study letters/work")
    assert [line.split()[0] for line in heard] == ["studied"] + ["arrived"] * 3 + ["offered"] * 6 + [
        "got_fatigue",
        "round_began",
        "last_round",
    ]
    assert s.board.ending == LAST
    heard = all_play(s)
    assert [line.split()[0] for line in heard] == ["studied"] * 3 + ["scored"] * 3
    assert result(s) is not None


def test_clarification_18_cards_put_back_keep_the_deck_from_being_empty() -> None:
    s = turn("painting/visit", "look_and_play")
    stack(s, "letters/work physics/work biology/work")
    say(s, "visit painting/visit look_and_play")
    assert s.board.in_deck() == 0
    say(s, "study letters/work", "return physics/work")
    assert (s.board.ending, deck(s)) == (PLAYING, "biology/work")


def test_clarification_19_cards_in_hand_score_nothing_and_high_levels_earn_three_more() -> None:
    s = table()
    hold(s, 0, "painting/work letters/work")
    lay(s, 0, "physics", 4)
    assert parts(s.board, 0)["disciplines"] == 2
    assert parts(s.board, 0)["high_levels"] == 3
    assert total(s.board, 0) == 5


def test_clarification_20_unfinished_works_score_by_design() -> None:
    s = table(3)
    own(s, 0, "ponte_bosforo_1 adorazione_magi_1")
    own(s, 1, "ponte_bosforo_2 ponte_bosforo_3")
    own(s, 2, "macchina_volante_1 macchina_volante_2 macchina_volante_3")
    assert [parts(s.board, hand)["unfinished"] for hand in range(3)] == [4, 6, 12]


def test_clarification_21_equal_points_go_to_more_disciplines_then_the_victory_is_shared() -> None:
    s = table(3)
    lay(s, 0, "painting")
    lay(s, 0, "letters")
    own(s, 1, "dama_ermellino")
    lay(s, 2, "painting")
    lay(s, 2, "physics")
    do(s, CountPoints())
    ended = result(s)
    assert ended is not None
    assert (ended.scores, ended.winners, ended.tie_breaks) == ([4, 4, 4], [0, 2], ["disciplines"])


# Solitaire


def test_clarification_22_four_hands_one_after_another_each_with_its_own_pile() -> None:
    s = opened(1, solitaire="sequence")
    assert (s.board.fatigue, s.board.in_deck(), s.board.left) == (NOBODY, 12, (8, 9, 9))
    played: list[int] = []
    while awaited(s):
        hand = s.board.turn
        played.append(hand)
        assert s.board.columns[hand * SIX + SIX :] == (0,) * (18 - hand * SIX)
        assert len(legal_moves(s, 0)) > 0
        heard = say(s, offered(s)[-1])
    assert played == sorted(played)
    assert set(played) == {0, 1, 2, 3}
    ended = result(s)
    assert ended is not None
    assert ended.scores == [sum(total(s.board, hand) for hand in range(4))]
    assert heard[-1].split()[0] == "missed_goal"
    assert sum(s.board.left) < 26  # the middle was set up once and carried over

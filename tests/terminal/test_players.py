"""Who sits where, and how they are called."""

import pytest

from bottega.kit.errors import SetupError
from bottega.terminal.players import name_players, people, read_players
from bottega.terminal.words import read_words


def test_people_and_bots_are_told_apart() -> None:
    players = read_players("you, random,you=Anna")
    assert players == ["you", "random", "Anna"]
    assert people(players) == [0, 2]


@pytest.mark.parametrize("word", ["randm", "", "you=", "you=random", "Anna"])
def test_a_word_that_is_no_seat_is_refused_with_what_to_write(word: str) -> None:
    with pytest.raises(SetupError, match=f"`{word}` is no seat: write `you`, `you=NAME`, a bot"):
        read_players(f"you,{word}")


def test_those_of_the_same_name_get_a_letter() -> None:
    assert name_players(["you", "random", "you", "Anna"], read_words("fr")) == [
        "Joueur A",
        "random",
        "Joueur B",
        "Anna",
    ]


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_bots_have_one_name_in_every_language(lang: str) -> None:
    players = ["apprentice", "journeyman", "master", "greedy"]
    assert name_players(players, read_words(lang)) == ["Salaì", "Melzi", "Verrocchio", "greedy"]

"""A game declares itself soundly: options, presets, seats, and words that do not collide."""

from bottega.kit.game import AnyGame
from bottega.kit.play import setup
from tests.every_game.cases import every_game, every_table
from tests.every_game.option_sets import is_playable


@every_game
def test_options_have_distinct_names_and_values(game: AnyGame) -> None:
    ids = [option.id for option in game.options]
    assert len(set(ids)) == len(ids)
    assert "preset" not in ids
    for option in game.options:
        assert len(option.values) > 1
        assert len(set(option.values)) == len(option.values)


@every_game
def test_presets_use_the_options_there_are(game: AnyGame) -> None:
    for preset in game.presets.values():
        for id, value in preset.items():
            assert game.checked(id, value) == value


@every_game
def test_each_preset_can_be_played(game: AnyGame) -> None:
    for preset in game.presets:
        assert any(is_playable(game, seats, {"preset": preset}) for seats in game.seats), preset


@every_game
def test_phrases_and_verbs_have_distinct_names(game: AnyGame) -> None:
    words = game.words
    assert len(words.by_verb) == len(words.kinds)
    assert all(words.phrases[f"moves.{kind.verb}"] is kind.phrase for kind in words.kinds)


@every_table
def test_the_default_can_be_played(game: AnyGame, seats: int) -> None:
    s, _ = setup(game, seats, {}, bytes(32))
    assert s.setup.options == game.complete({})

"""A title declares itself soundly: options, presets, seats, and words that do not collide."""

from bottega.kit.game import Title
from bottega.kit.play import setup
from tests.every_game.cases import every_table, every_title
from tests.every_game.option_sets import is_playable


@every_title
def test_options_have_distinct_names_and_values(title: Title) -> None:
    ids = [option.id for option in title.options]
    assert len(set(ids)) == len(ids)
    assert "preset" not in ids
    for option in title.options:
        assert len(option.values) > 1
        assert len(set(option.values)) == len(option.values)


@every_title
def test_presets_use_the_options_there_are(title: Title) -> None:
    for preset in title.presets.values():
        for id, value in preset.items():
            assert title.checked(id, value) == value


@every_title
def test_each_preset_can_be_played(title: Title) -> None:
    for preset in title.presets:
        assert any(is_playable(title, seats, {"preset": preset}) for seats in title.seats), preset


@every_title
def test_phrases_and_verbs_have_distinct_names(title: Title) -> None:
    words = title.words
    assert len(words.by_verb) == len(words.kinds)
    assert all(words.phrases[f"moves.{kind.verb}"] is kind.phrase for kind in words.kinds)


@every_table
def test_the_default_can_be_played(title: Title, seats: int) -> None:
    s, _ = setup(title, seats, {}, bytes(32))
    assert s.setup.options == title.complete({})

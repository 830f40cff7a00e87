"""The rulebook: what options change, where card values come from, examples that can be played."""

import pytest

from bottega.examples import moments, read_examples
from bottega.games import GAMES
from bottega.kit.book import LANGUAGES
from bottega.kit.game import AnyGame
from bottega.kit.texts import read_texts, text_id

# A game may be added before its rulebook has examples.
TOLD = [game for game in GAMES.values() if read_examples(game)]
EVERY_GAME = pytest.mark.parametrize("game", TOLD, ids=[game.id for game in TOLD])


def test_the_games_of_the_server_have_examples() -> None:
    assert {"codex", "leonardo", "inventors", "workshop"} <= {game.id for game in TOLD}


def paragraphs(game: AnyGame) -> list[str]:
    return [rule.paragraph for rule in read_texts(game.package, LANGUAGES[0], game.words).rules()]


@EVERY_GAME
def test_every_option_changes_paragraphs_that_there_are(game: AnyGame) -> None:
    known = paragraphs(game)
    for option in game.options:
        assert option.changes, option
        assert set(option.changes) <= set(known), option


@EVERY_GAME
def test_a_paragraph_of_no_chapter_says_how_one_option_plays(game: AnyGame) -> None:
    known = paragraphs(game)
    apart = [one for one in known if "." in one and one.partition(".")[0] not in known]
    said = [option.changes[-1] for option in game.options]
    assert [said.count(one) for one in apart] == [1] * len(apart)


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_of_all_cards_what_is_published_and_what_is_ours(game: AnyGame, lang: str) -> None:
    texts = read_texts(game.package, lang, game.words)
    files = {text_id("cards", file.removesuffix(".toml")) for file in game.card_files}
    assert {id for id in texts.book.ids if id.startswith("cards-")} == files
    for id in files:
        assert all(texts.get(id, *part) for part in ([], [".published"], [".ours"]))


@EVERY_GAME
def test_every_example_can_be_played_and_is_shown_in_order(game: AnyGame) -> None:
    known = paragraphs(game)
    found = read_examples(game)
    assert len(found) >= 3
    for name, example in found.items():
        assert example.paragraph in known, name
        assert example.shown == sorted(set(example.shown)), name
        assert example.shown[-1] == len(example.moves), name
        assert len(list(moments(game, example))) == len(example.shown), name


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_every_example_has_words(game: AnyGame, lang: str) -> None:
    texts = read_texts(game.package, lang, game.words)
    found = read_examples(game)
    assert {id for id in texts.book.ids if id.startswith("examples-")} == {f"examples-{id}" for id in found}
    for name, example in found.items():
        steps = [f".step{place}" for place, _ in enumerate(example.shown, start=1)]
        assert all(texts.get("examples", name, step) for step in steps)

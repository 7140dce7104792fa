"""A number of a game changes: earlier games keep the old one, in rules, words and pictures; new games have the new one.

The game is the example, in which three numbers change as CONTRIBUTING says: the coins at the start, the coins for
resting, and the price of a vine. Its kept games of version 1 must stay as they are in the example itself.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import bot.games
import bot.i18n
from bot.channel.moves.prompt import foreseen_lines
from bot.engine import AnyState, Record, foresee, open_decisions
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, Locale, Words, words
from bot.pictures.names import Showing
from tests.conformance.version import records_path
from tests.scene import Scene, menus, seated, texts
from tools.example.title import TITLE as BEFORE
from tools.new_game import CHECKOUT
from tools.selfplay import seed_bytes
from tools.sketches import sketched

CHANGES = {
    "components.toml": (
        ("coins = 6 ", "coins = { now = 8, before.2 = 6 } "),
        ("rest = 3 ", "rest = { now = 5, before.2 = 3 } "),
        ("price = 2 ", "price = { now = 3, before.2 = 2 } "),
    ),
    "components.py": (
        ("import read_components", "import ByVersion, read_components"),
        ("    coins: int", "    coins: ByVersion[int]"),
        ("    rest: int", "    rest: ByVersion[int]"),
        ("    price: int", "    price: ByVersion[int]"),
    ),
    "game.py": (('id="example"', 'id="vinea"'), ("rules_version=1", "rules_version=2")),
    "rules/set_up.py": (("[CONSTANTS.coins]", "[CONSTANTS.coins.under(rules_version)]"),),
    "rules/turns.py": (
        ("if crop.price <=", "if crop.price.under(position.rules_version) <="),
        ("CONSTANTS.rest)", "CONSTANTS.rest.under(state.rules_version))"),
        ("-CROPS[move.crop].price", "-CROPS[move.crop].price.under(state.rules_version)"),
    ),
    "rules/garden.py": (("CROPS[crop].price", "CROPS[crop].price.under(table.rules_version)"),),
    "rules/refusals.py": (("CROPS[move.crop].price", "CROPS[move.crop].price.under(table.rules_version)"),),
    "words/turns.py": (("CROPS[crop].price", "CROPS[crop].price.under(view.rules_version)"),),
    "words/rulebook.py": (
        ("price=crop.price", "price=crop.price.under(rules_version)"),
        ('text("rules-turn-rest", coins=CONSTANTS.rest)', '"rest"'),
    ),
    "pictures/pages.py": (("crop.price)", "crop.price.under(words.rules_version))"),),
    "text/en.ftl": (("Or rest: { $coins }", 'Or rest: { COMPONENT("constants.rest") }'),),
    "text/de.ftl": (("Oder raste: { $coins }", 'Oder raste: { COMPONENT("constants.rest") }'),),
}
"""What is replaced in the files of the example."""

NAMES = ("Anna", "Ben", "Carla", "Dora")
RESTING = {"en": "Or rest: {} coins.", "de": "Oder raste: {} Münzen."}
VINE = {"en": "Vine {}", "de": "Wein {}"}


@pytest.fixture(scope="module")
def after(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Title]:
    """The Garden with changed numbers in version 2, under another name."""
    games, source = tmp_path_factory.mktemp("games"), CHECKOUT / "tools/example"
    for path in source.rglob("*.*"):
        if "__pycache__" not in path.parts:
            name = path.relative_to(source).as_posix()
            text = path.read_text(encoding="utf-8").replace("tools.example", "bot.games.vinea")
            for old, new in CHANGES.get(name, ()):
                assert text.count(old) == 1, (name, old)
                text = text.replace(old, new)
            (games / "vinea" / name).parent.mkdir(parents=True, exist_ok=True)
            (games / "vinea" / name).write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.games, "__path__", [*bot.games.__path__, str(games)])
        patch.setattr(bot.i18n, "_GAMES", (*bot.i18n._GAMES, games))
        yield import_module("bot.games.vinea.title").TITLE


def kept_games(title: Title) -> Iterator[tuple[AnyState, AnyState]]:
    """Yield every position of the kept games of version 1, as the example has it and as the other title has it."""
    for line in records_path("example", 1).read_bytes().splitlines():
        record = Record.from_json(line)
        other = msgspec.structs.replace(record, game=title.game.id)
        yield from zip(record.positions(BEFORE.game), other.positions(title.game), strict=True)


def showing(title: Title, state: AnyState, locale: Locale) -> Showing:
    """Return names and words for a table in this position."""
    return Showing(NAMES[: state.seats], words(locale, title.game.id, state.rules_version).naming(NAMES))


def said(title: Title, state: AnyState, locale: Locale) -> list[str]:
    """Return all that a game says in a position: to everybody, and to each seat about its moves and their results."""
    spoken, telling, lines = showing(title, state, locale).words, title.words, []
    for viewer in (None, *range(state.seats)):
        view = title.game.view(state, viewer)
        if view.decision is not None:
            lines += [spoken.text(telling.prompt(view))]
        for passage in telling.in_words(view):
            lines += [spoken.text(passage.title), *spoken.lines(passage.lines, "whole")]
    for decision in open_decisions(state):
        view = title.game.view(state, decision.seat)
        for form in decision.forms(view):
            move = next(iter(form.moves()))
            for field, value in move.values().items():
                choice = telling.choice(view, form.move, field, value, move.values())
                lines += spoken.lines(filter(None, (choice.label, choice.hint)))
            lines += foreseen_lines(spoken, telling, foresee(title.game, view, move))
    return lines


def rules(title: Title, spoken: Words, rules_version: int | None = None) -> str:
    pages = title.words.rules(3, {}, rules_version)
    return " ".join(spoken.text(paragraph) for page in pages for paragraph in page.paragraphs)


def test_an_earlier_game_plays_and_is_evaluated_as_before(after: Title) -> None:
    for there, here in kept_games(after):
        assert after.game.encode(here) == BEFORE.game.encode(there)
        for seat in range(here.seats):
            assert after.evaluation.figures(here, seat) == BEFORE.evaluation.figures(there, seat)


@pytest.mark.parametrize("locale", LOCALES)
def test_an_earlier_game_is_told_as_before(after: Title, locale: Locale) -> None:
    for there, here in kept_games(after):
        assert said(after, here, locale) == said(BEFORE, there, locale)


def test_an_earlier_game_looks_as_before(after: Title) -> None:
    for number, (there, here) in enumerate(kept_games(after)):
        if number % 12 == 0:
            drawn = [
                title.artist.draw_table(title.game.view(state, None), showing(title, state, "en"))
                for title, state in ((BEFORE, there), (after, here))
            ]
            assert drawn[0] == drawn[1]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_have_the_numbers_of_their_version(after: Title, locale: Locale) -> None:
    old, new = (words(locale, "vinea", version) for version in (1, 2))
    for spoken, version, coins, price in (
        (old, 1, 3, 2),
        (new, 2, 5, 3),
        (words(locale, "vinea"), None, 5, 3),
    ):
        told = rules(after, spoken, version)
        assert RESTING[locale].format(coins) in told
        assert VINE[locale].format(price) in told
    before = BEFORE.artist.draw_rules("crops", Showing((), words(locale, "example")))
    assert after.artist.draw_rules("crops", Showing((), old)) == before
    assert after.artist.draw_rules("crops", Showing((), new)) != before


def test_a_new_game_is_played_with_the_new_numbers(after: Title) -> None:
    moves = import_module("bot.games.vinea.rules.moves")
    for version, coins, rested, price in ((1, 6, 9, 2), (None, 8, 13, 3)):
        state = after.game.new(2, {}, seed_bytes("new"), version)
        assert state.coins == [coins, coins]
        for seat in range(2):
            after.game.play(state, seat, moves.Hide(state.hands[seat][0]))
        planted = after.game.copy(state)
        after.game.play(planted, 0, moves.Plant("vine", "B1", 2))
        assert planted.coins == [coins - 2 * price, coins + 1]
        after.game.play(state, 0, moves.Rest())
        assert state.coins == [rested, coins]


def test_pickled_words_keep_the_version_of_their_numbers(after: Title) -> None:
    old = words("en", "vinea", 1).naming(NAMES)
    assert pickle.loads(pickle.dumps(old)) == old
    assert pickle.loads(pickle.dumps(old))("rules-turn-rest") == "Or rest: 3 coins."


def test_versions_without_a_difference_share_their_words(after: Title) -> None:
    assert words("en", "vinea", 2) is words("en", "vinea") is words("en", "vinea", 3)
    assert words("en", "vinea", 1) is not words("en", "vinea")
    assert words("en", "example", 1) is words("en", "example")
    assert words("en", "heap", 1) is words("en", "heap")


async def page_about_a_turn(scene: Scene) -> str:
    """Return what the rules of the table say about a turn."""
    contents = (await scene.anna.slash(scene.channel, "game rules")).response
    (menu,) = menus(contents)
    page = (await scene.anna.select(contents, ["1"], custom_id=menu["custom_id"])).response
    return texts(page)


async def test_a_table_that_started_before_a_change_keeps_its_numbers(after: Title, tmp_path: Path) -> None:
    since = sketched(after)
    until = replace(since, game=replace(since.game, rules_version=1))
    async with seated(tmp_path, 2, until) as scene:
        for player in scene.players:
            await scene.move(player)
        scene.titles[until.game.id] = since
        await scene.restart()
        (player,) = await scene.asked()
        assert re.search(r"Vine 2.*Or rest: 3 coins\.", await page_about_a_turn(scene), re.DOTALL)
        await scene.move(player, "rest")
        assert (await scene.table()).state.coins == [9, 6]
        scene.channel = scene.guild.create_text_channel("basilica")
        await scene.play_to_turns()
        assert re.search(r"Vine 3.*Or rest: 5 coins\.", await page_about_a_turn(scene), re.DOTALL)
        await scene.move(scene.anna, "rest")
        assert (await scene.table()).state.coins == [13, 8]

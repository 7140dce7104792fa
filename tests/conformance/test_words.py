"""Everything that a game tells, refuses or warns about can be said in both languages."""

from __future__ import annotations

import ast
import logging
from collections.abc import Collection, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

import bot
from bot.engine import Chance, Event, Foresight, Refusal, Text, heard
from bot.i18n import game_folder
from bot.i18n.fluent import LOCALES, Locale, words
from tools.selfplay import seed_bytes

from .suite import SUITE, combinations, near_miss, positions, random_game, stray_move

BOT = Path(bot.__file__).parent
Told = TypeVar("Told", Event, Text)


def keys_in_source(name: str) -> Iterator[str]:
    """Yield the keys that the rules of a game and the engine write out in full."""
    for path in sorted([*game_folder(name).rglob("*.py"), *(BOT / "engine").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="text" | "Text"), args=[ast.Constant(value=str(key)), *_]):
                    yield key
                case ast.Call(
                    func=ast.Attribute(attr="tell" | "did"), args=[ast.Constant(value=str(key)), *_]
                ):
                    yield f"event-{key}"
                case ast.Assign(targets=[ast.Attribute(attr="key")], value=ast.Constant(value=str(key))):
                    yield f"event-{key}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", SUITE)
def test_every_key_of_the_rules_has_a_message(name: str, locale: Locale) -> None:
    saying = words(locale, name)
    assert [key for key in sorted(set(keys_in_source(name))) if not saying.has(key)] == []


@pytest.mark.usefixtures("well_put")
@pytest.mark.parametrize("name", SUITE)
def test_everything_told_in_random_games_can_be_said(name: str, caplog: pytest.LogCaptureFixture) -> None:
    spoken = [words(locale, name) for locale in LOCALES]
    with caplog.at_level(logging.ERROR):
        for event in _different(_events(name)):
            for viewer in (None, *(event.known_to or ())):
                for seen in heard([event], viewer):
                    for saying in spoken:
                        saying.event(seen)
                        saying.changes(seen.changes)
        for text in _different(_texts(name)):
            for saying in spoken:
                saying.text(text)
    assert caplog.messages == []


def _different(values: Iterator[Told]) -> Collection[Told]:
    return {msgspec.msgpack.encode(value): value for value in values}.values()


def _events(name: str) -> Iterator[Event]:
    for seats, options in islice(combinations(SUITE[name].game), None, None, 5):
        for state in (
            random_game(SUITE[name].game, seats, options, "words").record().positions(SUITE[name].game)
        ):
            yield from state.events


def _texts(name: str) -> Iterator[Text]:
    """Yield reasons of outcomes, refusals and cautions, from games with all kinds of illegal moves."""
    conformance = SUITE[name]
    yield from (Text(reason) for reason in conformance.endings)
    chance = Chance(seed_bytes("words"))
    telling = conformance.title.words
    for seats, options in islice(combinations(conformance.game), None, None, 5):
        for state in positions(random_game(conformance.game, seats, options, "words", 60)):
            for decision in conformance.game.asked(state):
                foresight = Foresight(conformance.game, conformance.game.view(state, decision.seat))
                offered = [form.sample(chance.below) for form in decision.forms(state)]
                wrong = near_miss(conformance, chance.pick(offered), chance)
                for move in [*offered, wrong, stray_move(conformance, chance)]:
                    if move in offered and (caution := telling.caution(foresight.of(move))):
                        yield caution
                    try:
                        conformance.game.check(state, decision.seat, move)
                    except Refusal as refusal:
                        yield refusal.reason

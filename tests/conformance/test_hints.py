"""The amounts in the hints of choices are those of the move played ahead."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from bot.engine import AnyView, Chance, Choice, Foresight, Form, Move, MovePreview, Text
from bot.games.game_words import GameWords
from bot.i18n.fluent import words
from bot.i18n.icons import icons_of
from tools.selfplay import seed_bytes

from .suite import SUITE, TOLD, course

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Flavia")
EACH = pytest.mark.parametrize("game", TOLD)
MOST = 6
"""How many hints of each kind are compared, in a game."""

MOST_GAMES = 4
"""How many games are played at most until enough is compared."""


class Hinted(NamedTuple):
    """A choice for a field of a move, as the player reads it, and the move played ahead."""

    choice: Choice
    foreseen: MovePreview


def some_hints(game: str, seed: str) -> Iterator[Hinted]:
    rules, said = SUITE[game].game, SUITE[game].title.words
    chance = Chance(seed_bytes("hints"))
    found: dict[tuple[str, str], int] = {}
    for state in course(rules.id, rules.seats[0], seed):
        for decision in rules.asked(state)[:1]:
            view = rules.view(state, decision.seat)
            foresight = Foresight(rules, view)
            for form in decision.forms(view):
                move = form.sample(chance.below)
                for number, field in enumerate(move.fields()):
                    chosen = {known: getattr(move, known) for known in move.fields()[:number]}
                    choice = said.choice(view, type(move), field, getattr(move, field), chosen)
                    if choice.hint and found.get(kind := (move.kind(), choice.hint.key), 0) < MOST:
                        found[kind] = found.get(kind, 0) + 1
                        yield Hinted(choice, foresight.of(assumed(said, view, form, move, number + 1)))


def assumed(said: GameWords, view: AnyView, form: Form, move: Move, chosen: int) -> Move:
    """Return the move that is played if only assumed fields are left after the first so many, else the move itself."""
    left = move.fields()[chosen:]
    if not move.assumed.issuperset(left):
        return move
    values = tuple(getattr(move, field) for field in move.fields()[:chosen])
    for field in left:
        before = dict(zip(move.fields(), values, strict=False))
        ranks = {
            value: said.choice(view, type(move), field, value, before).rank for value in form.values(values)
        }
        values = (*values, max(ranks, key=ranks.__getitem__))
    return type(move)(*values)


def seeds(enough: Callable[[], bool]) -> Iterator[str]:
    """Yield the seeds of games, the next one only if not enough was compared in those before."""
    for number in range(MOST_GAMES):
        yield "hints" + " again" * number
        if enough():
            return


@EACH
def test_amounts_in_hints_are_what_the_choice_brings(game: str) -> None:
    spoken = words("en", game).naming(NAMES)
    facts = [fact for fact in SUITE[game].facts if fact.noun]
    compared, wrong = 0, []
    further = seeds(lambda: compared >= SUITE[game].hinted)
    for choice, foreseen in (hinted for seed in further for hinted in some_hints(game, seed)):
        assert choice.hint
        hint, seat = spoken.text(choice.hint), foreseen.seat
        for fact in facts:
            for clause, sign, amount in re.findall(
                rf"((?<!then )you have )?(?<![\d/])([+−]?)(\d+) (?:{fact.noun})\b", hint
            ):
                meaning = SUITE[game].hints.get(choice.hint.key, "gained" if sign else None)
                if clause:
                    meaning = "held"
                unforeseen = foreseen.stop is not None or foreseen.after.outcome is not None
                if meaning in (None, "later") or (unforeseen and meaning != "held"):
                    continue
                before, after = fact.of(foreseen.before, seat), fact.of(foreseen.after, seat)
                number = -int(amount) if sign == "−" else int(amount)
                at_once = {
                    change.amount
                    for event in foreseen.events
                    for change in event.changes
                    if (change.seat, change.what) == (seat, fact.name)
                }
                true = {
                    "gained": {after - before, *at_once},
                    "paid": {before - after},
                    "left": {after},
                    "held": {before},
                }[str(meaning)]
                compared += 1
                label = spoken.text(choice.label)
                beside = clause and not (
                    fact.name in foreseen.changes or re.search(fact.noun, label, re.IGNORECASE)
                )
                if beside or number not in true:
                    wrong.append((choice.hint.key, hint, foreseen.move, fact.name, before, after))
    assert not wrong
    assert compared >= SUITE[game].hinted, compared


def parts(value: Any) -> Iterator[Text]:
    """Yield a text and all texts in it."""
    if isinstance(value, Text):
        yield value
        for part in value.arguments.values():
            yield from parts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from parts(part)


def numbered(game: str, view: AnyView) -> Iterator[tuple[Text, str, Any]]:
    """Yield what words and descriptions number or letter like fields of moves: the text, the field, its value."""
    said = SUITE[game].title.words
    told = [line for part in said.in_words(view) for line in part.lines]
    told += [line for one in said.pictured(view) for line in one.table]
    for line in told:
        for text in parts(line):
            for field, value in text.arguments.items():
                if field in ("slot", "tile", "cell", "number"):
                    label = getattr(value, "label", value)
                    if isinstance(label, int | str):
                        yield text, field, label


@EACH
def test_a_number_in_words_is_what_a_player_types_to_get_that_thing(game: str) -> None:
    rules, said, things = SUITE[game].game, SUITE[game].title.words, names_of_things(game)
    compared = 0
    further = seeds(lambda: compared >= SUITE[game].numbered)
    for state in (state for seed in further for state in course(rules.id, rules.seats[0], seed)[::4]):
        for decision in rules.asked(state)[:1]:
            view = rules.view(state, decision.seat)
            offered: dict[Any, set[str]] = {}
            for form in decision.forms(view):
                step = form.move.fields()[0] if form.move.fields() else None
                if step in ("slot", "tile"):
                    for value in form.values(()):
                        label = said.choice(view, form.move, step, value, {}).label
                        offered[value] = {part.key for part in parts(label)} & things
            if not offered:
                continue
            for text, _, value in numbered(game, view):
                told = {part.key for part in parts(text)} & things
                if offered.get(value) and told:
                    assert offered[value] <= told, (value, told, offered[value])
                    compared += 1
    assert compared >= SUITE[game].numbered, compared


def names_of_things(game: str) -> set[str]:
    """Return the messages that name a tile or a card."""
    return set(icons_of("en", game).things)

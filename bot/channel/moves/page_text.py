"""The texts on a turn's pages: questions, selections, moves, what isn't available."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from bot.channel.messages.components import in_few_words, word_count
from bot.channel.messages.sentences import escaped
from bot.engine import Move, Value
from bot.i18n.fluent import Words

from .prompt import DASH, Offer, OpenTurn, Prompt
from .question import OpenQuestion, joined_labels, label_says, last_question_to, without_parts

_MISSING: Final = 6
_MISSING_OF_EACH: Final = 3
BETWEEN: Final = " · "
_LEAST: Final = 3  # the fewest words that name a step
_DETAILS: Final = re.compile(r" \([^()]*\)|: .*?(?= ·|$)")  # what is in brackets or behind a colon


def question_text(now: OpenQuestion) -> str:
    """The question, which names what is already chosen: "Where do you build the sawmill?"."""
    return now.asked.said(f"field-{now.form.move.kind()}-{now.question[0]}-question", **_called(now))


def _called(now: OpenQuestion) -> dict[str, str]:
    """What questions call the values of settled fields."""
    asked, move, settled = now.asked, now.form.move, now.settled
    choices = {
        name: asked.table.title.words.choice(asked.view, move, name, settled[name], settled)
        for name in settled
    }
    return {name: asked.said.text(choice.called or choice.label) for name, choice in choices.items()}


def about_text(asked: Prompt) -> str | None:
    key = f"about-{asked.decision.kind()}"
    return asked.said(key) if asked.said.has(key) else None


def prompt_text(asked: Prompt) -> str:
    return asked.marked.read_by(asked.seat).text(asked.table.title.words.prompt(asked.view))


def value_label(now: OpenQuestion, move: Move, name: str) -> str:
    """The label of a value; a bare number gets the name of its field."""
    return _numbered(now, name, _offer(now, move, name).label)


def _numbered(now: OpenQuestion, name: str, label: str) -> str:
    return f"{now.asked.said(f'field-{name}')} {label}" if label.isdecimal() else label


def _offer(now: OpenQuestion, move: Move, name: str) -> Offer:
    values = move.values()
    return now.asked.offer(now.form, name, values[name], values)


def selection_text(now: OpenQuestion, *, without: Collection[str] = (), costs: bool = True) -> str:
    """The kind of move and what is chosen: "Build · Sawmill – 2 gold · Worker 2".

    A field that had only one value is named only before a field that was chosen. Not named are groups whose value is,
    and assumed values that weren't changed. `without` are fields named elsewhere, and the labels may do without their
    costs.
    """
    asked, move, settled = now.asked, now.form.move, now.settled
    taken = {name for name, _ in now.choosing.chosen}
    steps = move.steps()
    narrowed = {name: group.field for name, group in move.groups.items()}
    last = max((steps.index(narrowed.get(name, name)) for name in _answered(now)), default=-1)
    if now.move is None and now.choosing.asks is None:
        last = max(last, steps.index(now.question[0]) - 1)
    shown = {
        name: asked.offer(now.form, name, settled[name], settled)
        for name in steps[: last + 1]
        if name in settled
        and name not in without
        and narrowed.get(name) not in settled
        and (name not in move.assumed or name in taken)
    }
    labels = [offer.label for offer in without_parts(move, shown).values()]
    if not costs:
        labels = [label.partition(DASH)[0] for label in labels]
    return joined_labels([asked.said(f"move-{move.kind()}"), *labels])


def trail_before(question: str, now: OpenQuestion) -> str:
    """What is chosen, to stand before a question; empty if the question names it."""
    trail = selection_text(now, costs=False)
    _, *parts = trail.split(BETWEEN)
    # German compounds begin with the label: "Bad" in "Badplättchen"
    named = all(part in question or label_says(question, part) for part in parts)
    chosen, called = [name for name, _ in now.choosing.chosen], _called(now)
    named |= bool(chosen) and all(called.get(name, BETWEEN) in question for name in chosen)
    return "" if named else trail


def _answered(now: OpenQuestion) -> list[str]:
    """The chosen steps that were real choices, or that name a complete answer.

    The last ones of a complete move may be there although they follow from the others.
    """
    names = [name for name, _ in now.choosing.chosen]
    asked, settled = now.asked, now.settled
    while len(names) > 1:
        last = names[-1]
        if last in now.form.move.together and asked.offer(now.form, last, settled[last], settled).whole:
            break
        others = {name: value for name, value in now.settled.items() if name in names[:-1]}
        if len(now.form.options(names[-1], others)) > 1:
            break
        names.pop()
    return names


def move_name(now: OpenQuestion, move: Move) -> str:
    """A move with all values that follow from it, and its note: "Activate · Gold mine M14: +4 gold"."""
    shown = {name: _offer(now, move, name) for name in move.fields() if name not in move.assumed}
    named = [
        with_note(_numbered(now, name, offer.label), offer.note)
        for name, offer in without_parts(type(move), shown).items()
    ]
    return joined_labels([now.asked.said(f"move-{move.kind()}"), *named])


def with_note(label: str, note: str) -> str:
    return f"{label}: {note}" if note else label


def draft_steps(turn: OpenTurn) -> list[str]:
    return [
        selection_text(last_question_to(turn.asked_before(place), move), costs=False)
        for place, move in enumerate(turn.draft.moves)
    ]


def in_brief(step: str) -> str:
    """The name of a step without its details, which a picture shows: "Use · Own tile: 2 coins" is "Use · Own tile"."""
    return _DETAILS.sub("", step)


def draft_line(said: Words, names: Sequence[str], room: int) -> list[str]:
    """Steps in a line of at most `room` words: the last ones, and how many there are before them.

    The kind of move is named once for steps of the same kind, and steps of the same name once.
    """
    for first in range(len(names)):
        shown, former = [said("draft-more", count=first)] if first else [], ""
        for name, _ in groupby(names[first:]):
            kind, _, values = name.partition(BETWEEN)
            if told := values if kind == former else name:
                shown.append(told)
            former = kind
        line = ", ".join(shown)
        if word_count(line) <= room:
            return [f"**{escaped(line)}**"]
    return [f"**{escaped(in_few_words(names[-1], room, BETWEEN))}**"] if names and room >= _LEAST else []


def legend_of(asked: Prompt, signs: Sequence[str]) -> list[str]:
    """The line that explains badges on places and buttons; empty without badges."""
    return ["-# " + asked.said("chooser-legend", signs=" · ".join(signs))] if signs else []


def missing_from(now: OpenQuestion) -> list[str]:
    if now.question[0] in now.form.move.groups:
        return []
    values = _lacking(now.asked, now.form.move, now.question[0], now.settled, _MISSING)
    return [now.asked.marked("chooser-missing", values=values)] if values else []


def missing_from_all(asked: Prompt, shown: Iterable[OpenQuestion]) -> list[str]:
    """What is missing from the first questions of several kinds of move, and the kinds that are missing."""
    looked = [(now.form.move, now.question[0], now.settled) for now in shown]
    looked += [
        (move, move.fields()[0], {}) for move in asked.decision.looked_for if move.kind() not in asked.forms
    ]
    notes = []
    for move, name, settled in looked:
        values = "" if name in move.groups else _lacking(asked, move, name, settled, _MISSING_OF_EACH)
        if values:
            name = asked.said(f"move-{move.kind()}")
            notes.append(asked.marked("chooser-missing-of", move=name, values=values))
    return notes


def _lacking(asked: Prompt, move: type[Move], name: str, settled: Mapping[str, Value], most: int) -> str:
    said, missing = asked.marked, asked.table.title.words.missing(asked.view, move, name, settled)[:most]
    return "; ".join(said("chooser-lacks", value=absent.label, lacks=absent.lacks) for absent in missing)

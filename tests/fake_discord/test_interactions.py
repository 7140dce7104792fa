"""What Discord refuses of answers to interactions, and what it takes at the limit."""

from __future__ import annotations

from typing import Any

import pytest

from bot.fake_discord.gate import (
    ACKNOWLEDGED,
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    MESSAGE,
    MODAL,
    MODAL_SUBMIT,
    TOKEN_EXPIRED,
    UNKNOWN,
    UNKNOWN_WEBHOOK,
    UPDATE,
    Circumstances,
    InteractionState,
    Request,
)
from bot.fake_discord.message_rules import Stored

from .asking import CALLBACK, answered, refusal, wrong
from .payloads import V2, button, label, menu, modal, option, row, text, two, written

CLICKED = InteractionState(COMPONENT, on_message=True)
SUBMITTED = InteractionState(MODAL_SUBMIT)


def choices(count: int, **more: Any) -> dict[str, Any]:
    return {"choices": [{"name": f"c{number}", "value": f"v{number}"} | more for number in range(count)]}


TAKEN: dict[str, tuple[int, Any, InteractionState]] = {
    "a message": (MESSAGE, two(), InteractionState(COMMAND)),
    "a private message": (MESSAGE, two(flags=V2 | 64), InteractionState(COMMAND)),
    "something that comes later": (DEFER, None, InteractionState(COMMAND)),
    "something private that comes later": (DEFER, {"flags": 64}, CLICKED),
    "an update that comes later": (DEFER_UPDATE, None, CLICKED),
    "an update of a message that a modal was opened on": (
        UPDATE,
        two(),
        InteractionState(MODAL_SUBMIT, on_message=True),
    ),
    "a modal of five fields": (
        MODAL,
        modal(*(label(written(custom_id=str(number))) for number in range(5)), title="t" * 45),
        CLICKED,
    ),
    "a modal with a menu": (
        MODAL,
        modal(label(menu(required=False), label="l" * 45)),
        InteractionState(COMMAND),
    ),
    "25 choices": (CHOICES, choices(25, name="n" * 100), InteractionState(AUTOCOMPLETE)),
    "no choices": (CHOICES, choices(0), InteractionState(AUTOCOMPLETE)),
}

REFUSED: dict[str, tuple[int, Any, InteractionState, str]] = {
    "an update of nothing": (UPDATE, two(), InteractionState(COMMAND), "type"),
    "an update of nothing, later": (DEFER_UPDATE, None, SUBMITTED, "type"),
    "a modal upon a modal": (MODAL, modal(), SUBMITTED, "type"),
    "a message for what is typed": (MESSAGE, two(), InteractionState(AUTOCOMPLETE), "type"),
    "choices for a click": (CHOICES, choices(1), CLICKED, "type"),
    "a type that there is not": (3, None, CLICKED, "type"),
    "a deferred answer of version 2": (DEFER, {"flags": V2}, InteractionState(COMMAND), "data.flags"),
    "a deferred answer that says something": (DEFER, {"content": "x"}, InteractionState(COMMAND), "data"),
    "a message that is wrong": (
        MESSAGE,
        two(row(button(), button())),
        InteractionState(COMMAND),
        "data.components.0.components.1.custom_id",
    ),
    "an update that is wrong": (UPDATE, two(content="x"), CLICKED, "data.content"),
    "26 choices": (CHOICES, choices(26), InteractionState(AUTOCOMPLETE), "data.choices"),
    "a choice of 101 letters": (
        CHOICES,
        choices(1, name="n" * 101),
        InteractionState(AUTOCOMPLETE),
        "data.choices.0.name",
    ),
    "a value of 101 letters": (
        CHOICES,
        choices(1, value="v" * 101),
        InteractionState(AUTOCOMPLETE),
        "data.choices.0.value",
    ),
    "a modal of six fields": (
        MODAL,
        modal(*(label(written(custom_id=str(number))) for number in range(6))),
        CLICKED,
        "data.components",
    ),
    "a modal of nothing": (
        MODAL,
        {"custom_id": "f", "title": "F", "components": []},
        CLICKED,
        "data.components",
    ),
    "a title of 46 letters": (MODAL, modal(title="t" * 46), CLICKED, "data.title"),
    "a modal without an id": (MODAL, modal(custom_id=""), CLICKED, "data.custom_id"),
    "a field's label of 46 letters": (
        MODAL,
        modal(label(written(), label="l" * 46)),
        CLICKED,
        "data.components.0.label",
    ),
    "two fields of one id": (
        MODAL,
        modal(label(written()), label(written())),
        CLICKED,
        "data.components.1.component.custom_id",
    ),
    "a field that is shorter at least than at most": (
        MODAL,
        modal(label(written(min_length=3, max_length=2))),
        CLICKED,
        "data.components.0.component.min_length",
    ),
    "a field with two labels": (
        MODAL,
        modal(label(written(label="x"))),
        CLICKED,
        "data.components.0.component.label",
    ),
    "a menu in a modal that is disabled": (
        MODAL,
        modal(label(menu(disabled=True))),
        CLICKED,
        "data.components.0.component.disabled",
    ),
    "a menu in a modal with one value twice": (
        MODAL,
        modal(label(menu(option(), option()))),
        CLICKED,
        "data.components.0.component.options.1.value",
    ),
    "a button in a modal": (MODAL, modal(row(button())), CLICKED, "data.components.0.components.0.type"),
}


@pytest.mark.parametrize(("kind", "data", "asked"), TAKEN.values(), ids=TAKEN)
def test_taken(kind: int, data: Any, asked: InteractionState) -> None:
    assert answered(kind, data, asked) == {}


@pytest.mark.parametrize(("kind", "data", "asked", "path"), REFUSED.values(), ids=REFUSED)
def test_refused(kind: int, data: Any, asked: InteractionState, path: str) -> None:
    assert path in answered(kind, data, asked)


def code(request: Request, asked: InteractionState | None) -> int | None:
    refused = refusal(request, Circumstances(asked=asked))
    return None if refused is None else refused.code


ANSWER = Request("POST", CALLBACK, {"type": DEFER})
FOLLOWUP = Request("POST", "/webhooks/1/token", two())


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (InteractionState(COMMAND, age=2.9), None),
        (InteractionState(COMMAND, age=3.0), UNKNOWN),
        (InteractionState(COMMAND, answered=True, age=1.0), ACKNOWLEDGED),
        (None, UNKNOWN),
    ],
)
def test_a_first_answer_comes_once_and_within_three_seconds(
    asked: InteractionState | None, told: int | None
) -> None:
    assert code(ANSWER, asked) == told


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (InteractionState(COMMAND, answered=True, age=899.0), None),
        (InteractionState(COMMAND, answered=True, age=900.0), TOKEN_EXPIRED),
        (InteractionState(COMMAND, age=1.0), UNKNOWN_WEBHOOK),
        (None, UNKNOWN_WEBHOOK),
    ],
)
def test_what_follows_comes_after_a_first_answer_and_within_fifteen_minutes(
    asked: InteractionState | None, told: int | None
) -> None:
    assert code(FOLLOWUP, asked) == told


def test_followups_and_edits_of_answers_are_messages_like_others() -> None:
    known = Circumstances(Stored(64 | V2), InteractionState(COMMAND, answered=True))
    edit = Request(
        "PATCH", "/webhooks/1/token/messages/@original", {"flags": V2, "components": [text(), text("")]}
    )
    assert wrong(edit, known).keys() == {"components.1.content"}
    assert "content" in wrong(Request("POST", "/webhooks/1/token", {"content": "x" * 2001}), known)

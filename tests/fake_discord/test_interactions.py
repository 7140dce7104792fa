"""Which answers to interactions Discord refuses, and which it accepts at the limit."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.backend.models import Interaction
from simcord.enums import InteractionType

from .asking import Pretended, callback
from .payloads import V2, button, label, menu, modal, option, row, text, two, written

COMMAND, CLICK, AUTOCOMPLETE, SUBMISSION = (
    InteractionType.APPLICATION_COMMAND,
    InteractionType.MESSAGE_COMPONENT,
    InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE,
    InteractionType.MODAL_SUBMIT,
)
MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = range(4, 10)  # types of first answers


def choices(count: int, **more: Any) -> dict[str, Any]:
    return {"choices": [{"name": f"c{number}", "value": f"v{number}"} | more for number in range(count)]}


TAKEN: dict[str, tuple[int, Any, int]] = {
    "a message": (MESSAGE, two(), COMMAND),
    "a private message": (MESSAGE, two(flags=V2 | 64), COMMAND),
    "something that comes later": (DEFER, None, COMMAND),
    "something private that comes later": (DEFER, {"flags": 64}, CLICK),
    "an update that comes later": (DEFER_UPDATE, None, CLICK),
    "a modal of five fields": (
        MODAL,
        modal(*(label(written(custom_id=str(number))) for number in range(5)), title="t" * 45),
        CLICK,
    ),
    "a modal with a menu": (
        MODAL,
        modal(label(menu(required=False), label="l" * 45)),
        COMMAND,
    ),
    "25 choices": (CHOICES, choices(25, name="n" * 100), AUTOCOMPLETE),
    "no choices": (CHOICES, choices(0), AUTOCOMPLETE),
}

REFUSED: dict[str, tuple[int, Any, int, str]] = {
    "an update of nothing": (UPDATE, two(), COMMAND, "type"),
    "an update of nothing, later": (DEFER_UPDATE, None, SUBMISSION, "type"),
    "a modal upon a modal": (MODAL, modal(), SUBMISSION, "type"),
    "a message for what is typed": (MESSAGE, two(), AUTOCOMPLETE, "type"),
    "choices for a click": (CHOICES, choices(1), CLICK, "type"),
    "a type that there is not": (3, None, CLICK, "the body"),
    "a deferred answer of version 2": (DEFER, {"flags": V2}, COMMAND, "data.flags"),
    "a deferred answer that says something": (DEFER, {"content": "x"}, COMMAND, "data"),
    "a message that is wrong": (
        MESSAGE,
        two(row(button(), button())),
        COMMAND,
        "components.[0].components[1]: custom_id",
    ),
    "an update that is wrong": (UPDATE, two(text(" ")), CLICK, "data.components.0.content"),
    "26 choices": (CHOICES, choices(26), AUTOCOMPLETE, "data.choices"),
    "a choice of 101 letters": (
        CHOICES,
        choices(1, name="n" * 101),
        AUTOCOMPLETE,
        "data.choices.0.name",
    ),
    "a value of 101 letters": (
        CHOICES,
        choices(1, value="v" * 101),
        AUTOCOMPLETE,
        "data.choices.0.value",
    ),
    "a modal of six fields": (
        MODAL,
        modal(*(label(written(custom_id=str(number))) for number in range(6))),
        CLICK,
        "data.components",
    ),
    "a modal of nothing": (
        MODAL,
        {"custom_id": "f", "title": "F", "components": []},
        CLICK,
        "data.components",
    ),
    "a title of 46 letters": (MODAL, modal(title="t" * 46), CLICK, "data.title"),
    "a modal without an id": (MODAL, modal(custom_id=""), CLICK, "data.custom_id"),
    "a field's label of 46 letters": (
        MODAL,
        modal(label(written(), label="l" * 46)),
        CLICK,
        "data.components.0.label",
    ),
    "two fields of one id": (
        MODAL,
        modal(label(written()), label(written())),
        CLICK,
        "components.components[1].component: custom_id",
    ),
    "a field that is shorter at least than at most": (
        MODAL,
        modal(label(written(min_length=3, max_length=2))),
        CLICK,
        "components.components[0].component: min_length",
    ),
    "a field with two labels": (
        MODAL,
        modal(label(written(label="x"))),
        CLICK,
        "data.components.0.component.label",
    ),
    "a menu in a modal that is disabled": (
        MODAL,
        modal(label(menu(disabled=True))),
        CLICK,
        "data.components.0.component.disabled",
    ),
    "a menu in a modal with one value twice": (
        MODAL,
        modal(label(menu(option(), option()))),
        CLICK,
        "components.components[0].component.options[1]: value",
    ),
    "a button in a modal": (MODAL, modal(row(button())), CLICK, "data.components.0.components.0.type"),
}


def asked(pretended: Pretended, kind: int) -> Interaction:
    """A new interaction; a click is on a message."""
    return pretended.asked(kind, pretended.shown(text()) if kind == CLICK else None)


@pytest.mark.parametrize(("kind", "data", "by"), TAKEN.values(), ids=TAKEN)
def test_accepted(kind: int, data: Any, by: int) -> None:
    pretended = Pretended()
    assert pretended.answered(kind, data, asked(pretended, by)) == ""


@pytest.mark.parametrize(("kind", "data", "by", "where"), REFUSED.values(), ids=REFUSED)
def test_refused(kind: int, data: Any, by: int, where: str) -> None:
    pretended = Pretended()
    assert pretended.answered(kind, data, asked(pretended, by)).startswith(where)


def test_a_modal_opened_from_a_message_may_update_it() -> None:
    pretended = Pretended()
    submitted = pretended.asked(SUBMISSION, pretended.shown(text()))
    assert pretended.answered(UPDATE, two(), submitted) == ""


@pytest.mark.parametrize(("age", "told"), [(2.9, None), (3.0, 10062)])
def test_a_first_answer_must_come_within_three_seconds(age: float, told: int | None) -> None:
    pretended = Pretended()
    wanted = pretended.asked()
    pretended.backend.advance_clock(age)
    refused = pretended.refusal("POST", callback(wanted), {"type": DEFER})
    assert (None if refused is None else refused.code) == told


def test_a_first_answer_can_be_given_once() -> None:
    pretended = Pretended()
    wanted = pretended.asked()
    assert pretended.answered(DEFER, None, wanted) == ""
    again = pretended.refusal("POST", callback(wanted), {"type": DEFER})
    assert again is not None
    assert again.code == 40060


def test_a_followup_needs_a_first_answer() -> None:
    pretended = Pretended()
    wanted = pretended.asked()
    followup = f"/webhooks/{pretended.backend.application_id}/{wanted.token}"
    early = pretended.refusal("POST", followup, two())
    assert early is not None
    assert early.code == 10015
    assert pretended.answered(MESSAGE, two(), wanted) == ""
    assert pretended.refusal("POST", followup, two()) is None


@pytest.mark.parametrize(("age", "told"), [(899, None), (900, 50027)])
@pytest.mark.parametrize(("method", "place"), [("POST", ""), ("PATCH", "/messages/@original")])
def test_followups_and_edits_must_come_within_fifteen_minutes(
    method: str, place: str, age: float, told: int | None
) -> None:
    pretended = Pretended()
    wanted = pretended.asked()
    assert pretended.answered(MESSAGE, two(), wanted) == ""
    pretended.backend.advance_clock(age)
    path = f"/webhooks/{pretended.backend.application_id}/{wanted.token}{place}"
    refused = pretended.refusal(method, path, two())
    assert (None if refused is None else refused.code) == told


def test_followups_and_edits_are_checked_like_other_messages() -> None:
    pretended = Pretended()
    wanted = pretended.asked()
    assert pretended.answered(MESSAGE, two(flags=V2 | 64), wanted) == ""
    followup = f"/webhooks/{pretended.backend.application_id}/{wanted.token}"
    edit = {"flags": V2, "components": [text(), text(" ")]}
    assert pretended.wrong("PATCH", f"{followup}/messages/@original", edit).startswith("components.1.content")
    assert pretended.wrong("POST", followup, {"content": "x" * 2001}).startswith("content")

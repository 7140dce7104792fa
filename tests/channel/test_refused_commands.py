"""What Discord's answer to commands that it refuses says, in sentences."""

from __future__ import annotations

from typing import Any

import pytest

from bot.channel.uploads import refusal_sentences

PAYLOAD: list[dict[str, Any]] = [
    {
        "name": "game",
        "type": 1,
        "options": [
            {"name": "log", "type": 1, "name_localizations": {"de": "verlauf"}, "options": []},
            {
                "name": "curve",
                "type": 1,
                "name_localizations": {"de": "verlauf"},
                "description": "Points.",
                "options": [
                    {
                        "name": "round",
                        "type": 3,
                        "description_localizations": {"es-ES": ""},
                        "choices": [{"name": "first", "value": "x"}],
                    }
                ],
            },
        ],
    },
    {"name": "Board", "type": 3},
]

DUPLICATE = {
    "_errors": [
        {
            "code": "APPLICATION_COMMANDS_DUPLICATE_NAME",
            "message": "Application command names must be unique",
        }
    ]
}
RULE = "APPLICATION_COMMANDS_DUPLICATE_NAME, Application command names must be unique."


def nested(path: str) -> dict[str, Any]:
    """Discord's errors with one at a place."""
    errors: dict[str, Any] = DUPLICATE
    for key in reversed(path.split(".")):
        errors = {key: errors}
    return errors


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("0.options.1.name_localizations.de", '/game curve: its German name "verlauf"'),
        ("0.options.1.name", '/game curve: its name "curve"'),
        ("0.name_localizations.de", "/game: its German name"),
        ("0.options", "/game: its options"),
        ("0", "/game"),
        ("1.name", 'the context menu\'s "Board": its name "Board"'),
        (
            "0.options.1.options.0.description_localizations.es-ES",
            '/game curve, the option "round": its Spain Spanish description ""',
        ),
        (
            "0.options.1.options.0.choices.0.value",
            '/game curve, the option "round", the choice "first": its value "x"',
        ),
        ("0.options.1.options.0.choices", '/game curve, the option "round": its choices'),
        ("7.name", "the commands as a whole: its 7.name"),
        ("0.options.1.name_localizations.tlh", "/game curve: its tlh name"),
    ],
)
def test_a_refusal_names_the_command_the_language_and_the_rule(path: str, place: str) -> None:
    assert refusal_sentences(nested(path), PAYLOAD) == [f"{place}: {RULE}"]


def test_each_error_is_a_sentence_and_none_at_all_is_none() -> None:
    both = {
        **DUPLICATE,
        "1": {"name": {"_errors": [{"code": "A", "message": "No."}, {"message": "Too long."}]}},
    }
    assert refusal_sentences(both, PAYLOAD) == [
        f"the commands as a whole: {RULE}",
        'the context menu\'s "Board": its name "Board": A, No.',
        'the context menu\'s "Board": its name "Board": Too long.',
    ]
    assert refusal_sentences({}, PAYLOAD) == []

"""Which new emojis of an application Discord accepts."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from bot.fake_discord.registration_rules import LARGEST_PICTURE, MOST_EMOJIS, image_of

from .asking import Pretended

PNG = b"\x89PNG\r\n\x1a\n"


def uri(content: bytes = PNG) -> str:
    return f"data:image/png;base64,{base64.b64encode(content).decode()}"


def created(body: Any, *names: str) -> str:
    """What is wrong with a new emoji of an application that already has emojis of these names."""
    pretended = Pretended()
    for name in names:
        pretended.backend.create_application_emoji(name)
    return pretended.wrong("POST", f"/applications/{pretended.backend.application_id}/emojis", body)


def test_a_picture_and_a_new_name_are_accepted() -> None:
    assert created({"name": "ludi_gold", "image": uri()}, "ludi_wood") == ""
    assert image_of(uri()) == PNG


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"name": "g", "image": uri()}, "name"),
        ({"name": "g" * 33, "image": uri()}, "name"),
        ({"name": "ludi/gold", "image": uri()}, "name"),
        ({"name": "ludi_wood", "image": uri()}, "name"),
        ({"name": "ludi_gold"}, "image"),
        ({"name": "ludi_gold", "image": base64.b64encode(PNG).decode()}, "image"),
        ({"name": "ludi_gold", "image": uri(b"x" * (LARGEST_PICTURE + 1))}, "image"),
    ],
)
def test_invalid_names_and_pictures_are_refused(body: Any, where: str) -> None:
    assert created(body, "ludi_wood").startswith(f"{where}: ")


def test_the_number_of_emojis_is_limited() -> None:
    names = [f"ludi_{number}" for number in range(MOST_EMOJIS)]
    assert created({"name": "ludi_gold", "image": uri()}, *names).startswith("the body: ")

"""Lists in sentences; lists of lists are divided into parts that can be told apart."""

from __future__ import annotations

from dataclasses import replace

import pytest
from fluent.runtime import FluentResource

from bot.engine import Argument, Place, Text, text
from bot.i18n.fluent import LOCALES, Bundle, Locale, Words, words

BUNDLES = {}
for locale in LOCALES:
    BUNDLES[locale] = Bundle(locale)
    BUNDLES[locale].add_resource(
        FluentResource("""
list-and = { $rest } & { $last }
slot = { $slot }: { $goods }
shown = { $tiles }!
parts = { PARTS($tiles) }!
commas = { COMMAS($tiles) }!
""")
    )


@pytest.fixture(params=LOCALES)
def said(request: pytest.FixtureRequest) -> Words:
    locale: Locale = request.param
    return replace(words(locale), bundle=BUNDLES[locale])


def places(labels: str) -> list[Text | Place]:
    return [Place(label) for label in labels]


def slot(name: str, goods: str) -> Text:
    return text("slot", slot=name, goods=places(goods))


@pytest.mark.parametrize(
    ("items", "read"),
    [
        ([], ""),
        (places("A"), "A"),
        (places("ABC"), "A, B & C"),
        ([slot("1", "A")], "1: A"),
        ([slot("1", "AB")], "1: A & B"),
        ([slot("1", "A"), slot("2", "B")], "1: A & 2: B"),
        ([slot("1", "A"), slot("2", "BC")], "1: A · 2: B + C"),
        ([text("shown", tiles=[slot("1", "AB"), slot("2", "C")]), Place("D")], "1: A + B + 2: C! · D"),
    ],
)
def test_a_list_of_lists_is_divided_by_dots_and_plus_signs(said: Words, items: Argument, read: str) -> None:
    assert said("shown", tiles=items) == f"{read}!"


def test_a_message_can_say_how_its_list_is_joined(said: Words) -> None:
    assert said("parts", tiles=places("ABC")) == "A · B · C!"
    assert said("commas", tiles=places("ABC")) == "A, B, C!"
    assert said("parts", tiles=[slot("1", "AB"), slot("2", "C")]) == "1: A + B · 2: C!"
    assert said("parts", tiles=[]) == "!"


def test_a_value_that_is_no_list_is_one_item(said: Words) -> None:
    assert said("parts", tiles=Place("A")) == "A!"
    assert said("commas", tiles="no tile") == "no tile!"

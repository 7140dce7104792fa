"""What people write can't break, reverse or hide the text around it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.escaping import JOINER, on_one_line


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Anna", "Anna"),
        ("An\nna\u2028\u202e\u2066 of\t\tRome\u200b", "An na of Rome"),
        ("\u202eannA\u202c", "annA"),
        ("\u2066Ben\u2069\ufeff\u00ad", "Ben"),
        ("👩\u200d👧 Ünü", "👩\u200d👧 Ünü"),
        ("محمد بن علي", "محمد بن علي"),
        ("Z" + "\u0335" * 30 + "o", "Z" + "\u0335" * 4 + "o"),
        ("\u3164\u2800", ""),
        ("\u200d\u200d\ufe0f", ""),
        ("\u200b\u2060", ""),
        ("❤\ufe0f", "❤\ufe0f"),
    ],
)
def test_invisible_characters_are_left_out(written: str, shown: str) -> None:
    assert on_one_line(written) == shown


@given(st.text(max_size=40))
def test_no_control_characters_are_left(written: str) -> None:
    shown = on_one_line(written)
    assert not [c for c in shown if unicodedata.category(c)[0] == "C" and c != JOINER]
    assert shown == " ".join(shown.split())
    assert on_one_line(shown) == shown

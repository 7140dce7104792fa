"""Names of players: any Unicode in, something drawable out."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.fonts import DETAIL, NAME, NAME_FACES, Face, has_glyph, other_face, width
from bot.pictures.names import drawable, fit, graphemes, naming, shorten


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Livia", "Livia"),
        ("Θεόδωρος", "Θεόδωρος"),
        ("Владимир", "Владимир"),
        ("Nguye\u0302\u0303n A\u0301nh", "Nguyễn Ánh"),
        ("  Max   Mustermann ", "Max Mustermann"),
        ("🔥Max🔥", "Max"),
        ("Max 李", "Max 李"),
        ("🔥שלום🔥", "שלום"),
        ("محمد بن علي", "محمد بن علي"),
        ("देवनागरी", "देवनागरी"),
        ("山田太郎", "山田太郎"),
        ("김민수", "김민수"),
        ("ไทย", "ไทย"),
        ("𝕷𝖎𝖛𝖎𝖆", "Livia"),
        ("J", "J"),
        ("42", "42"),
        ("Li\u200bvia\u202e", "Livia"),
        ("a\tb\nc", "a b c"),
    ],
)
def test_characters_that_the_fonts_have_are_shown(name: str, shown: str) -> None:
    assert drawable(name, "Porphyry") == shown


@pytest.mark.parametrize(
    "name",
    ["", "   ", "🔥", "🔥🏛🔥", "ᚠᚢᚦᚨ", "ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ Max", "\u202e\u200b"],
)
def test_the_name_of_the_seat_is_shown_if_too_little_is_left(name: str) -> None:
    assert drawable(name, "Porphyry") == "Porphyry"


@given(st.text(max_size=40))
def test_no_name_has_missing_glyphs(name: str) -> None:
    shown = drawable(name, "Porphyry")
    assert shown == shown.strip() != ""
    for character in shown:
        drawn = all(has_glyph(face, character) for face in NAME_FACES) or other_face(character)
        assert drawn, unicodedata.name(character, repr(character))


@given(st.text(alphabet="abcdefghijklmno ÄÖ-\u0301\u0323", max_size=60), st.integers(60, 400))
def test_a_fitted_name_fits_its_room(name: str, room: int) -> None:
    text, style = fit(name, NAME, room)
    assert width(text, style) <= room
    assert style.size >= NAME.least


def test_a_long_name_shrinks_before_it_is_cut() -> None:
    text, style = fit("Maximilian", NAME, width("Maximilian", NAME) * 0.8)
    assert (text, style.size < NAME.size) == ("Maximilian", True)


def test_a_cut_name_ends_with_a_whole_letter_and_an_ellipsis() -> None:
    assert shorten("Maximilian von Hohenfels", NAME, 330) == "Maximilian von…"
    cut = shorten("x\u0323\u0307" * 30, NAME, 200)
    assert cut.endswith("…")
    assert set(graphemes(cut[:-1])) == {"x\u0323\u0307"}


def test_a_letter_and_its_marks_are_one_grapheme() -> None:
    assert list(graphemes("e\u0301a\u0308\u0323b")) == ["e\u0301", "a\u0308\u0323", "b"]


def test_missing_glyphs_are_detected() -> None:
    assert has_glyph(Face.SERIF, "Ω")
    assert not has_glyph(Face.SERIF, "あ")
    assert not has_glyph(Face.CINZEL_BLACK, "Ж")


@pytest.mark.parametrize("room", [160, 200, 240])
def test_in_a_text_with_a_name_only_the_name_is_cut(room: int) -> None:
    def say(name: str) -> str:
        return f"an {name} gegeben"

    said = naming(say, "Maximilian Schwarzenegger", DETAIL.at(26), room)
    assert said.startswith("an M")
    assert said.endswith("… gegeben")
    assert width(said, DETAIL.at(DETAIL.least)) <= room


def test_a_text_that_fits_has_the_whole_name() -> None:
    assert naming(lambda name: f"von {name}", "Ben", DETAIL.at(26), 200) == "von Ben"

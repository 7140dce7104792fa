"""Names in other scripts: shaped, written from the right if necessary, and the same on every machine."""

from __future__ import annotations

import hashlib

import pytest
from PIL import Image, features

from bot.pictures import fonts
from bot.pictures.fonts import NAME, SENTENCE_BOLD, Face
from bot.pictures.names import fit

NAMES = {
    Face.ARABIC: "محمد",
    Face.HEBREW: "שלום",
    Face.DEVANAGARI: "क्षत्रिय",
    Face.THAI: "สมชาย",
    Face.CJK: "山田太郎",
}


def ink(text: str, size: float = 40) -> Image.Image:
    return fonts.mask(text, NAME.at(size)).image


@pytest.mark.parametrize(("face", "name"), NAMES.items(), ids=lambda value: getattr(value, "name", ""))
def test_a_name_is_written_in_the_face_of_its_script(face: Face, name: str) -> None:
    assert fonts.needed(name) == (face,)
    assert fonts.needed(f"{name} & Max") == (face,)


def test_latin_greek_and_cyrillic_need_no_other_face() -> None:
    assert [fonts.needed(name) for name in ("Livia", "Θεόδωρος", "Владимир", "Nguyễn Ánh…")] == [()] * 4


def test_korean_and_chinese_are_drawn_too() -> None:
    assert fonts.needed("김민수") == fonts.needed("李小龙") == (Face.CJK,)


def test_hebrew_is_written_from_the_right() -> None:
    whole, first = ink("שלום"), ink("ש")
    right = whole.crop((whole.width - first.width, 0, whole.width, whole.height))
    assert sum(right.tobytes()) == pytest.approx(sum(first.tobytes()), rel=0.1)


@pytest.mark.parametrize("name", ["שלום", "محمد"])
def test_the_ellipsis_of_a_name_written_from_the_right_is_at_its_left(name: str) -> None:
    whole, letters = ink(f"{name}…"), ink(name)
    right = whole.crop((whole.width - letters.width, 0, whole.width, whole.height))
    assert sum(right.tobytes()) == pytest.approx(sum(letters.tobytes()), rel=0.02)


def test_arabic_letters_are_joined() -> None:
    name = ink("محمد")
    columns = name.resize((name.width, 1), Image.Resampling.BOX).tobytes()
    assert all(columns.strip(b"\0")), "no gap between two letters"


def test_the_width_of_a_name_is_that_of_its_ink() -> None:
    for name in NAMES.values():
        drawn = fonts.mask(name, NAME)
        assert drawn.left + drawn.image.width == pytest.approx(drawn.width, abs=4)
        assert drawn.image.getbbox()


def test_a_long_name_is_cut_to_its_room() -> None:
    text, style = fit("山田太郎" * 8, SENTENCE_BOLD, 200)
    assert text.endswith("…")
    assert fonts.width(text, style) <= 200


def test_markup_in_a_name_is_drawn_as_letters() -> None:
    assert fonts.width("<山>&", NAME) > fonts.width("山", NAME)


def test_libraries_of_the_machine_make_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    for there in (True, False):
        monkeypatch.setattr(features, "check", lambda feature, there=there: there)
        fonts.MASKS.clear()
        drawn.append(hashlib.sha256(ink("محمد بن علي").tobytes()).hexdigest())
    assert drawn[0] == drawn[1]

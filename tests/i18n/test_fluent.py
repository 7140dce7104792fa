"""Messages are parsed when they are first said, and are those of the files."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.engine import Text
from bot.i18n.fluent import LOCALES, Bundle, Words, words


def bundle_of(folder: Path, *texts: str) -> Bundle:
    bundle = Bundle("en")
    for number, text in enumerate(texts):
        path = folder / f"{number}.ftl"
        path.write_text(text, encoding="utf-8")
        bundle.add(path)
    return bundle


def said(bundle: Bundle, key: str) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    value, errors = bundle.format_pattern(pattern, {"count": 2})
    assert errors == []
    return str(value)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_of_a_game_is_what_its_file_says(locale: str) -> None:
    path = Path("bot/games/marble/text") / f"{locale}.ftl"
    at_once, bundle = FluentBundle([locale], use_isolating=False), Bundle(locale)
    at_once.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    bundle.add(path)
    assert len(at_once._messages) > 100
    for key, message in at_once._messages.items():
        assert bundle.has_message(key)
        bundle.get_message(key)
        assert bundle._messages[key].equals(message, ignored_fields=["span", "comment"]), key


def test_a_message_is_said_with_what_it_refers_to(tmp_path: Path) -> None:
    bundle = bundle_of(
        tmp_path,
        """# first
-city = Rome
once = { outer } in {-city}, { once.aside }
    .aside = { count-of }

outer = { $count ->
    [one] { inner } tile
   *[other] { inner } tiles
}
inner = laid
count-of = { NUMBER($count) }
""",
    )
    assert said(bundle, "once") == "laid tiles in Rome, 2"


def test_an_attribute_of_a_message_is_said_by_its_name(tmp_path: Path) -> None:
    said = Words(
        "en", None, bundle_of(tmp_path, "dear = It costs { $count }.\n    .short = { $count } short\n")
    )
    assert said.has("dear.short")
    assert said.text(Text("dear.short", {"count": 2})) == "2 short"
    for unknown in ("dear.long", "cheap.short"):
        assert not said.has(unknown)
        with pytest.raises(KeyError, match=unknown):
            said(unknown)


def test_of_two_files_with_the_same_key_the_first_counts(tmp_path: Path) -> None:
    bundle = bundle_of(tmp_path, "key = first", "key = second\nother = { key }")
    assert said(bundle, "other") == "first"
    assert said(bundle, "key") == "first"


def test_an_unknown_message_is_not_found(tmp_path: Path) -> None:
    bundle = bundle_of(tmp_path, "key = value")
    assert not bundle.has_message("another")
    with pytest.raises(KeyError):
        bundle.get_message("another")
    assert bundle.has_message("key")
    assert words("en").has("list-and")


def test_a_command_and_its_options_are_called_like_the_move_unless_they_have_names(tmp_path: Path) -> None:
    moves = "move-lay = Legen\n    .with = { $what } legen\nmove-pass = Passen\ncommand-pass = aufhören\n"
    said = Words("de", None, bundle_of(tmp_path, moves, "field-tile = Plättchen"))
    assert said("command-lay") == "legen"
    assert said("command-pass") == "aufhören"
    assert said("option-name-tile") == "plättchen"
    assert not said.has("command-build")
    assert not said.has("option-name-space")


def test_an_option_is_on_or_off_unless_it_says_more(tmp_path: Path) -> None:
    said = Words(
        "en", None, bundle_of(tmp_path, "option-on = on\noption-off = off", "option-fog-on = on, thick")
    )
    assert [said(f"option-fog-{value}") for value in ("off", "on")] == ["off", "on, thick"]
    assert not said.has("option-fog-high")

"""Icons in words: which there are, what they stand for, and sentences with and without them."""

from __future__ import annotations

import re
import tomllib
from io import BytesIO

import pytest
from PIL import Image

from bot.engine import Change, Player, Text, text
from bot.i18n import game_folder
from bot.i18n.escaping import on_one_line
from bot.i18n.fluent import LOCALES, words
from bot.i18n.icons import NO_ICONS, emoji_name, filled, icons_of, length_of
from bot.pictures.sprites import EMOJI_SIZE, emoji_digest, emoji_png
from tools.samples import TITLES

from .files import keys

each_game = pytest.mark.parametrize("game", TITLES)

TOLD_WITHOUT = {"praetor": {"held-training"}, "discordia": {"held-counted"}}
"""Changes for which no picture has an icon of its own."""


def all_artwork() -> set[str]:
    own = {name for game in TITLES for locale in LOCALES for name in icons_of(locale, game).artwork()}
    return own | {NO_ICONS.seat(seat) for seat in range(6)}


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_icon_stands_for_existing_messages(game: str, locale: str) -> None:
    said = words("en" if locale == "en" else "de", game)
    icons = said.icons
    assert icons.things
    assert icons.goods
    assert [key for key in (*icons.things, *icons.goods) if not said.has(key)] == []
    assert not icons.things.keys() & icons.goods.keys()


@each_game
def test_messages_with_the_name_of_their_artwork_are_not_listed_again(game: str) -> None:
    read = tomllib.loads((game_folder(game) / "icons.toml").read_text(encoding="utf-8"))
    again = [
        key
        for group, kinds in read["called_alike"].items()
        for artwork, named in read.get(group, {}).items()
        for key in named
        if key in {f"{kind}-{artwork.rpartition('/')[2]}" for kind in kinds}
    ]
    assert again == []


@each_game
def test_every_change_that_is_told_has_an_icon(game: str) -> None:
    said = words("en", game)
    held = [
        key.removeprefix("held-") for key in keys(game_folder(game) / "text") if said.has(f"{key}.change")
    ]
    told = [what for what in held if said.change(Change(0, what, 1)) or said.change(Change(0, what, -1))]
    assert told
    assert {f"held-{what}" for what in told} - said.icons.goods.keys() == TOLD_WITHOUT.get(game, set())


def test_every_emoji_has_artwork_and_a_name_that_discord_accepts() -> None:
    names = [emoji_name(artwork) for artwork in all_artwork()]
    assert len({*names}) == len(names) <= 2_000
    assert [name for name in names if not re.fullmatch(r"[a-z0-9_]{2,32}", name)] == []
    drawn_in = {(artwork.partition("/")[0], emoji_digest(artwork)) for artwork in all_artwork()}
    assert len(drawn_in) == len(names), "artwork that is there, and no twins in a folder"


@pytest.mark.parametrize(
    "artwork", ["common/gold", "provincia/gloria", "trajanum/worker_yellow_ge", "seat/3"]
)
def test_an_emoji_fills_its_square_and_is_visible_on_dark_and_light(artwork: str) -> None:
    png = emoji_png(artwork)
    assert len(png) < 256 * 1024
    image = Image.open(BytesIO(png))
    assert image.size == (EMOJI_SIZE, EMOJI_SIZE)
    left, top, right, bottom = image.getchannel("A").getbbox()
    assert max(right - left, bottom - top) >= EMOJI_SIZE - 6
    assert image.getpixel((0, 0))[3] == 0
    shown = image.resize((22, 22), Image.Resampling.LANCZOS)
    for ground in ("#313338", "#ffffff"):
        plain = Image.new("RGB", (22, 22), ground)
        plain.paste(shown, (0, 0), shown)
        darkest, lightest = plain.convert("L").getextrema()
        assert lightest - darkest > 120, "light and dark stand side by side"


def test_a_change_has_its_icon_instead_of_its_word_or_before_it() -> None:
    changes = [Change(0, "stone", -1), Change(0, "gold", 3)]
    said = words("en", "praetor")
    instead, before = said.with_icons("instead").changes(changes), said.with_icons("before").changes(changes)

    def sign(artwork: str) -> str:
        return f"[{artwork}]"

    assert filled(instead, sign) == "+3\N{NO-BREAK SPACE}[common/gold], −1\N{NO-BREAK SPACE}[common/stone]"
    assert (
        filled(before, sign)
        == "[common/gold]\N{NO-BREAK SPACE}+3 gold, [common/stone]\N{NO-BREAK SPACE}−1 stone"
    )
    assert filled(instead) == filled(before) == said.changes(changes) == "+3 gold, −1 stone"
    assert length_of(instead) == len("+3 <:ludi_gold:>, −1 <:ludi_stone:>") + 2 * 20
    assert length_of("+3 gold") == 7


def test_an_amount_of_goods_in_a_sentence_has_its_icon() -> None:
    said = words("de", "trajanum").with_icons("instead")
    paid = text("list-and", rest=text("goods-worker_green", amount=2), last=text("goods-coin", amount=1))
    assert filled(said.text(paid), lambda artwork: f"[{artwork}]") == (
        "2\N{NO-BREAK SPACE}[trajanum/worker_green_gr] und 1\N{NO-BREAK SPACE}[common/coin]"
    )
    assert filled(said.text(paid)) == words("de", "trajanum").text(paid)


def test_a_change_within_another_text_has_its_icon() -> None:
    said = words("en", "praetor").with_icons("before")
    gain = text("held-gold.change", signed="+8", amount=8, gained=8)
    hint = said.text(text("hint-both", first=gain, second=text("hint-nothing")))
    assert filled(hint, emoji_name).startswith("ludi_gold")
    assert filled(hint).startswith("+8 gold")


def test_a_label_has_the_icon_of_the_one_thing_that_it_names() -> None:
    icons = words("en", "praetor").icons
    stone, gold = text("goods-stone", amount=1), text("goods-gold", amount=1)
    smithy = text("choice-tile", tile=Text("tile-smithy"), price=[gold, stone])
    assert icons.of(smithy) == "praetor/smithy"
    assert icons.of(text("choice-goods", goods=[gold])) == "common/gold"
    assert icons.of(text("choice-goods", goods=[gold, stone])) == "", "one of two would mislead"
    assert icons.of(text("choice-city-of", player=Player(4))) == "seat/5"
    assert icons.of(text("choice-nothing")) == ""


def test_nobody_can_forge_an_icon() -> None:
    forged = words("en", "praetor").with_icons("instead").changes([Change(0, "gold", 3)])
    assert on_one_line(forged) == "common/gold+3 +3 gold"

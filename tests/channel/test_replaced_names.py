"""Names that no font can draw: the card says which name replaces them in the picture."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.channel.messages.card import turn_card
from bot.games import TITLES
from bot.i18n.fluent import LOCALES, Locale, words
from bot.i18n.icons import filled
from bot.pictures.names import Showing
from bot.play.rows import TableSettings
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Caller, Table


async def begun(path: Path, locale: Locale, *names: str) -> tuple[Store, Table]:
    store = await Store.open(path / "ludi.sqlite3", now=0)
    tables = Tables(store, TITLES, lambda: 0.0)
    host, *others = (Caller(seat + 1, name, channel=1, guild=1) for seat, name in enumerate(names))
    await tables.lobbies.open(host, "discordia", TableSettings(language=locale))
    for person in others:
        await tables.lobbies.join(person)
    return store, await tables.lobbies.start(host)


@pytest.mark.parametrize(
    ("locale", "line"), [("en", "“{}” is <@1>"), ("de", "Im Bild heißt <@1> „{}“")], ids=LOCALES
)
async def test_the_card_says_who_is_called_by_the_name_of_a_seat_in_the_picture(
    tmp_path: Path, locale: Locale, line: str
) -> None:
    store, table = await begun(tmp_path, locale, "🔥🔥", "Ben", "محمد")
    await store.close()
    seat = next(seat.seat for seat in table.seats if seat.user == 1)
    for kind in ("start", "turn"):
        said = filled("\n".join(turn_card(table, kind, [])[0].texts))
        assert line.format(words(locale)(f"seat-{seat + 1}")) in said


async def test_if_all_names_can_be_drawn_the_card_says_nothing_about_them(tmp_path: Path) -> None:
    store, table = await begun(tmp_path, "en", "山田太郎", "Ben")
    await store.close()
    assert not any("In the picture" in text for text in turn_card(table, "turn", [])[0].texts)


@pytest.mark.parametrize("name", TITLES)
def test_every_game_reports_replaced_names(name: str) -> None:
    title = TITLES[name]
    view = title.game.view(title.game.new(2, {}, bytes(16)), None)
    replaced: Mapping[int, str] = title.artist.replaced(view, Showing(("🔥", "Ben"), words("en", name)))
    assert replaced == {0: "Porphyry"}

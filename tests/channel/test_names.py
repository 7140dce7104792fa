"""Hostile names: they don't change the messages, descriptions and pictures of a game."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.channel.messages.card import analysis_lines
from bot.channel.messages.sentences import message_words, refusal_sentence
from bot.pictures import fonts
from bot.play.errors import Refused
from tests.labels import label_of
from tests.scene import TITLE, buttons, opened, seated, texts, told
from tools.example.title import TITLE as EXAMPLE

NASTY = "\u202eAn\u2066na\n@everyone **`[x](https://x.example)`** \u200b<@&1>"
"""A name with a change of direction, a line break, a ping of everybody, bold text, code and a link."""

INVISIBLE = "\u3164\u200d"


def strings(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """All texts in the body of a request, each with its key."""
    match value:
        case dict():
            for name, part in value.items():
                yield from strings(part, name)
        case list():
            for part in value:
                yield from strings(part, key)
        case str():
            yield key, value


async def test_a_name_has_no_effect_on_any_message(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        anna, ben = scene.anna, scene.ben
        for player, name in ((anna, NASTY), (ben, INVISIBLE)):
            scene.env.backend.users[player.id].global_name = name
        await scene.play_to_turns()
        for command in ("game status", "game text", "game log", "game board", "game hand"):
            await anna.slash(scene.channel, command)
        sent = [one for request in scene.env.http_requests for one in strings(request.json)]
        assert any("Anna" in text for _, text in sent)
        for key, text in sent:
            controlling = {c for c in text if unicodedata.category(c)[0] == "C"} - {"\n", "\u200b", "\u200d"}
            assert not controlling, ascii(text)
            assert INVISIBLE not in text
            if key == "content":
                assert "@everyone" not in text
                assert not re.search(r"(?<!\\)`\[x|<@&1|(?<!\\)\[x|://x\.", text), text


HOSTILE = "_a*b~c|d[e](f)>#-"
"""A name that markdown would change if it weren't escaped, and that shows wrong escapes."""

PLAIN = ("label", "placeholder", "description", "name", "value")
"""The keys of texts that Discord shows without markdown: labels, options, descriptions, choices."""


async def test_where_discord_reads_no_markdown_a_name_is_not_escaped(tmp_path: Path) -> None:
    async with opened(tmp_path, players=2) as scene:
        anna, ben = scene.anna, scene.ben
        for player in scene.players:
            scene.env.backend.users[player.id].global_name = f"{HOSTILE}{player.name}"
        await scene.play_to_turns()
        number = (await scene.table()).id
        pages = [
            await look.slash(scene.channel, f"game {command}", **options)
            for look in (anna, scene.watcher)
            for command, options in (
                *((name, {}) for name in ("status", "text", "log", "board", "pace", "rules")),
                ("replay", {"move": 2}),
                ("replace", {"player": HOSTILE + ben.name, "by": scene.watcher}),
            )
        ]
        assert all(pages)
        await scene.press(anna, label_of("move"))
        await anna.slash(scene.channel, "me games")
        offered = await anna.autocomplete(scene.channel, "game replace", "player", "")
        assert any(HOSTILE in choice["name"] for choice in offered)
        await scene.bot.tables.games.resign(scene.caller(ben))
        await scene.bot.outbox.deliver(scene.channel.id)
        await ben.slash(scene.channel, "game log")
        for command, options in (
            ("game history", {}),
            ("game replay", {"game": str(number)}),
            ("stats", {"player": ben}),
            ("ranking", {"game": "example"}),
        ):
            await anna.slash(scene.channel, command, **options)
        shown = [*offered, *await anna.autocomplete(scene.channel, "game replay", "game", "")]
        sent = [one for request in scene.env.http_requests for one in strings(request.json)]
        plain = [text for key, text in (*sent, *strings(shown)) if key in PLAIN]
        assert sum(HOSTILE in text for text in plain) > 10
        escaped = [text for text in plain if re.search(r"\\[_*~|\[>#-]", text)]
        assert not escaped, escaped
        said = [text for key, text in sent if key == "content"]
        assert any(r"\_a\*b" in text for text in said)
        assert not [text for text in said if HOSTILE in text], "in a message it is escaped"


async def test_a_picture_shows_a_name_unescaped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    mask = fonts.mask

    def noted(text: str, style: fonts.Style) -> fonts.Mask:
        drawn.append(text)
        return mask(text, style)

    monkeypatch.setattr(fonts, "mask", noted)
    async with opened(tmp_path, EXAMPLE, players=2) as scene:
        for player in scene.players:
            scene.env.backend.users[player.id].global_name = HOSTILE
        await scene.play_to_turns()
        await scene.anna.slash(scene.channel, "game board")
        await scene.press(scene.anna, label_of("move"))
        await scene.anna.slash(scene.channel, "game replay", move=1)
    assert any(text.startswith(HOSTILE[:4]) for text in drawn)
    assert [text for text in drawn if "\\" in text] == []


def test_a_label_in_a_refusal_cannot_become_a_link() -> None:
    label = "Massilia ([win](https://x.example))"
    refused = Refused("not-together", field="Opponent", value=label, values=f"{label} and Narbo")
    said = refusal_sentence(refused, None, 1, "en")
    assert said.count("win") == 2
    assert "](https://" not in said


@pytest.mark.parametrize("key", ["invited-declined", "seated-elsewhere", "stats-private", "plays-not-here"])
def test_a_name_in_a_refusal_is_escaped_once(key: str) -> None:
    said = refusal_sentence(Refused(key, name=HOSTILE, players=[]), None, 1, "en")
    assert r"\_a\*b\~c" in said


async def test_pages_with_a_picture_say_who_is_called_by_the_name_of_a_seat(tmp_path: Path) -> None:
    artist: Any = SimpleNamespace(**{**vars(TITLE.artist), "replaced": lambda view, showing: {0: "Porphyry"}})
    async with opened(tmp_path, replace(TITLE, artist=artist)) as scene:
        line = f"“Porphyry” is <@{scene.anna.id}>"
        await scene.anna.slash(scene.channel, "game new", game=TITLE.game.id)
        assert line in texts(scene.card), "the lobby"
        await scene.ben.click(scene.card, label=label_of("join"))
        await scene.anna.click(scene.card, label=label_of("start"))
        await scene.move(scene.anna)
        await scene.move(scene.ben)
        for reader in (scene.anna, scene.watcher):
            assert line in told(await reader.slash(scene.channel, "game status")), "the state of things"
            own = await reader.slash(scene.channel, "game board", player=scene.ben)
            assert line in told(own), "a board"
        first = await scene.press(scene.anna, label_of("move"))
        assert line in texts(first), "the kinds of move"
        await scene.anna.click(first, label=next(label for label in buttons(first) if "Wheat" in label))
        assert line in texts(first), "a choice of places"


async def test_replays_and_analyses_say_so_too_in_the_language_of_their_pictures(tmp_path: Path) -> None:
    def called(view: Any, showing: Any) -> dict[int, str]:
        return {0: "Porphyr" if showing.words.locale == "de" else "Porphyry"}

    artist: Any = SimpleNamespace(**{**vars(TITLE.artist), "replaced": called})
    async with seated(tmp_path, 2, replace(TITLE, artist=artist)) as scene:
        scene.read_in("de")
        line = f"Im Bild heißt <@{scene.anna.id}> „Porphyr“."
        assert line in told(await scene.watcher.slash(scene.channel, "game replay"))
        table = await scene.table()
        assert "„Porphyr“" in "\n".join(analysis_lines(table, message_words(table, "de")))

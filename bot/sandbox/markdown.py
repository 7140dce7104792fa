"""The markdown that the bot writes, as HTML. Markdown that only people use is left as it is.

Timestamps, which depend on the reader's time zone, are filled in by the page (`static/messages.js`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Final, Literal

Mentioned = Literal["user", "role", "channel"]  # what may be mentioned by its id

EMOJI: Final = {
    "🤖": "/emoji/computer_tiro.svg",
    "🦉": "/emoji/advice.svg",
    "💬": "/emoji/words.svg",
    "✅": "/emoji/check.svg",
    "⏮": "/emoji/replay_first.svg",
    "◀": "/emoji/replay_back.svg",
    "▶": "/emoji/replay_on.svg",
    "⏭": "/emoji/replay_last.svg",
    "❌": "/static/cross.svg",
    "🎞": "/static/film.svg",
}
"""The emoji that the bot writes, with pictures: not every machine has a font for them."""

_EMOJI: Final = re.compile(f"({'|'.join(EMOJI)})\ufe0f?")

_FENCED: Final = re.compile(r"```\n([\s\S]*?)\n*```\n?")
_LINE: Final = re.compile(
    r"(?P<size>#{1,3}) +(?!#)(?P<heading>.*\S)|-# +(?P<small>.*\S)"
    r"|(?P<deep> *)(?:[-*]|(?P<number>\d{1,9})\.) +(?P<item>.*\S)"
)
_INLINE: Final = re.compile(
    r"\\(?P<sign>[^0-9A-Za-z\s])|(?P<ticks>`+)(?P<code>[\s\S]*?[^`])(?P=ticks)(?!`)"
    r"|<@!?(?P<user>\d+)>|<@&(?P<role>\d+)>|<#(?P<channel>\d+)>|<a?:(?P<emoji>\w{2,32}):(?P<number>\d+)>"
    r"|<t:(?P<moment>-?\d{1,13})(?::(?P<style>[tTdDfFR]))?>"
    r"|\[(?P<label>(?:\\.|[^\]\\])+)\]\((?P<target>https?://[^\s<>)]+)\)"
    r"|(?P<url>https?://(?:[^\s<>()]|\([^\s<>()]*\))+(?<![.,:;\"'\]]))"
    r"|\*\*(?P<strong>(?:\\[\s\S]|[^\\])+?)\*\*(?!\*)"
    r"|\*(?=\S)(?P<em>(?:\*\*|\\[\s\S]|[^*\\])+?)(?<!\s)\*(?!\*)"
)
_MESSAGE: Final = re.compile(r"https?://[^/]+/channels/(?:\d+|@me)/(\d+)(/\d+)?")

_Names = Callable[[Mentioned, int], str | None]


def html_of(text: str, names: _Names) -> str:
    """A text as Discord shows it; `names` returns the names of what is mentioned, None if unknown."""
    shown = []
    for index, part in enumerate(_FENCED.split(text.strip())):
        if index % 2:
            shown.append(f"<pre>{without_fonts(part)}</pre>")
        else:
            shown += [_shown_line(line, names) for line in part.splitlines()]
    return "".join(shown).removesuffix("<br>")


def without_fonts(text: str) -> str:
    """Plain text as HTML, with pictures for emoji."""
    return _EMOJI.sub(
        lambda found: f'<img class="emoji" src="{EMOJI[found[1]]}" alt="{found[1]}">', escape(text)
    )


def _shown_line(line: str, names: _Names) -> str:
    found = _LINE.fullmatch(line)
    if found is None:
        return f"{_shown(line, names)}<br>"
    if heading := found["heading"]:
        size = len(found["size"])
        return f'<h{size + 2} class="size{size}">{_shown(heading, names)}</h{size + 2}>'
    if small := found["small"]:
        return f"<small>{_shown(small, names)}</small>"
    sign, deep = f"{found['number']}." if found["number"] else "•", len(found["deep"]) // 2
    item = _shown(found["item"], names)
    return f'<div class="item" style="margin-left:{deep}em" data-sign="{sign}">{item}</div>'


def _shown(text: str, names: _Names) -> str:
    parts, at = [], 0
    for found in _INLINE.finditer(text):
        parts += [without_fonts(text[at : found.start()]), _piece(found, names)]
        at = found.end()
    return "".join([*parts, without_fonts(text[at:])])


def _piece(found: re.Match[str], names: _Names) -> str:
    match found.groupdict():
        case {"sign": str(sign)}:
            return without_fonts(sign)
        case {"code": str(code)}:
            return f"<code>{without_fonts(code)}</code>"
        case {"user": str(user)}:
            name = names("user", int(user)) or "unknown-user"
            return f'<span class="mention" data-person="{user}">@{escape(name)}</span>'
        case {"role": str(role)}:
            return f'<span class="mention">@{escape(names("role", int(role)) or "deleted-role")}</span>'
        case {"channel": str(channel)}:
            return _place(f"/channels/0/{channel}", channel, names)
        case {"emoji": str(name), "number": number}:
            return f'<img class="emoji" src="/emojis/{number}.png" alt=":{name}:" title=":{name}:">'
        case {"moment": str(at), "style": style}:
            return f'<span class="moment" data-at="{at}" data-style="{style or "f"}"></span>'
        case {"label": str(label), "target": target}:
            # As in Discord, a label that looks like another URL doesn't become a link.
            return without_fonts(found[0]) if "://" in label else _anchor(target, _shown(label, names))
        case {"url": str(url)}:
            place = _MESSAGE.fullmatch(url)
            return _anchor(url, escape(url)) if place is None else _place(url, place[1], names, place[2])
        case {"strong": str(strong)}:
            return f"<strong>{_shown(strong, names)}</strong>"
    return f"<em>{_shown(found['em'], names)}</em>"


def _place(url: str, channel: str, names: _Names, message: str | None = None) -> str:
    """The link to a channel, or to a message in it."""
    mark = without_fonts(" › 💬") if message else ""
    name = names("channel", int(channel)) or "unknown"
    return f'<a class="mention" href="{escape(url)}">#{escape(name)}{mark}</a>'


def _anchor(url: str, label: str) -> str:
    return f'<a href="{escape(url)}" target="_blank" rel="noopener">{label}</a>'

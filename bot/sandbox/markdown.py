"""Discord's markdown as HTML, by the rules of Discord's own client: at each place the first rule that fits.

What is shown in the reader's own way (moments in their time zone) the page fills in; `static/messages.js`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from re import Match, Pattern
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
"""Each emoji that the bot writes, and its picture: Discord draws them, and not every machine has a font for them."""

_EMOJI: Final = re.compile(f"({'|'.join(EMOJI)})\ufe0f?")

_QUOTE: Final = re.compile(r" *>>> ([\s\S]*)|((?: *> [^\n]*(?:\n|$))+)")
_QUOTE_MARK: Final = re.compile(r"^ *> ", re.MULTILINE)
_HEADING: Final = re.compile(r"(#{1,3}) +(?!#)([^\n]*\S[^\n]*)\n?")
_SMALL: Final = re.compile(r"-# +([^\n]*\S[^\n]*)\n?")
_ITEM: Final = re.compile(r"( *)(?:[-*]|(\d{1,9})\.) +([^\n]*\S[^\n]*)\n?")

_STYLES: Final = (
    # A longer match wins; of two that are as long the earlier one, which then holds the other.
    ("em", re.compile(r"\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)")),
    ("em", re.compile(r"_((?:__|\\[\s\S]|[^\\_])+?)_\b")),
    ("strong", re.compile(r"\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)")),
    ("u", re.compile(r"__((?:\\[\s\S]|[^\\])+?)__(?!_)")),
    ("s", re.compile(r"~~([\s\S]+?)~~(?!_)")),
)
_PLAIN: Final = re.compile(r"[^\n\\`<@\[*_~|hH]+|[\s\S]")
_MESSAGE: Final = re.compile(r"https?://[^/]+/channels/(?:\d+|@me)/(\d+)(/\d+)?")

_Names = Callable[[Mentioned, int], str | None]


def html_of(text: str, names: _Names) -> str:
    """What Discord shows of a text; `names` knows who or what is mentioned, None where nobody does."""
    return _Reader(names).read(text.strip(), blocks=True).removesuffix("<br>")


def without_fonts(text: str) -> str:
    """Plain text as HTML, with pictures for emoji."""
    return _EMOJI.sub(
        lambda found: f'<img class="emoji" src="{EMOJI[found[1]]}" alt="{found[1]}">', escape(text)
    )


class _Reader:
    """Reads one text after the other, the parts of a text too."""

    def __init__(self, names: _Names) -> None:
        self._names = names
        self._inline: Sequence[tuple[Pattern[str], Callable[[Match[str]], str | None]]] = (
            (re.compile(r"\\([^0-9A-Za-z\s])"), lambda found: without_fonts(found[1])),
            (re.compile(r"```(?:[\w+\-.#]+\n)?\n*([^\n][\s\S]*?)\n*```\n?"), _fenced),
            (re.compile(r"(`+)([\s\S]*?[^`])\1(?!`)"), _code),
            (re.compile(r"<@!?(\d+)>"), self._person),
            (re.compile(r"<@&(\d+)>"), self._role),
            (re.compile(r"@(everyone|here)\b"), lambda found: _mention(found[0])),
            (re.compile(r"<#(\d+)>"), self._channel),
            (re.compile(r"</([^:>\n]+):\d+>"), lambda found: _mention(f"/{found[1]}")),
            (re.compile(r"<a?:(\w{2,32}):(\d+)>"), _own_emoji),
            (re.compile(r"<t:(-?\d{1,13})(?::([tTdDfFR]))?>"), _moment),
            (
                re.compile(r'\[((?:\\.|[^\]\\])+)\]\(\s*<?(https?://[^\s<>)]+)>?(?:\s+"[^"]*")?\s*\)'),
                self._named_link,
            ),
            (re.compile(r"<(https?://[^\s<>]+)>"), lambda found: self._link(found[1])),
            (re.compile(r"https?://[^\s<]+[^<.,:;\"'\]\s]", re.IGNORECASE), self._bare_link),
            (re.compile(r"\|\|([\s\S]+?)\|\|"), self._spoiler),
        )

    def read(self, text: str, *, blocks: bool = False, quoted: bool = False) -> str:
        """The HTML of a text; with `blocks` its lines may be headings, items and quotations."""
        parts: list[str] = []
        at = 0
        while at < len(text):
            fresh = blocks and (at == 0 or text[at - 1] == "\n")
            part, at = (self._block(text, at, quoted) if fresh else None) or self._piece(text, at)
            parts.append(part)
        return "".join(parts)

    def _block(self, text: str, at: int, quoted: bool) -> tuple[str, int] | None:
        if not quoted and (found := _QUOTE.match(text, at)):
            inner = found[1] if found[1] is not None else _QUOTE_MARK.sub("", found[0]).removesuffix("\n")
            shown = self.read(inner, blocks=True, quoted=True).removesuffix("<br>")
            return f"<blockquote>{shown or '&nbsp;'}</blockquote>", found.end()
        if found := _HEADING.match(text, at):
            size = len(found[1])
            return f'<h{size + 2} class="size{size}">{self.read(found[2].strip())}</h{size + 2}>', found.end()
        if found := _SMALL.match(text, at):
            return f"<small>{self.read(found[1])}</small>", found.end()
        if found := _ITEM.match(text, at):
            sign = f"{found[2]}." if found[2] else "•"
            deep = len(found[1]) // 2
            item = f'<div class="item" style="margin-left:{deep}em" data-sign="{sign}">{self.read(found[3])}</div>'
            return item, found.end()
        return None

    def _piece(self, text: str, at: int) -> tuple[str, int]:
        for rule, shown in self._inline:
            if (found := rule.match(text, at)) and (piece := shown(found)) is not None:
                return piece, at + len(found[0])
        styled = [(found.end(), tag, found[1]) for tag, rule in _STYLES if (found := rule.match(text, at))]
        if styled:
            end, tag, inner = max(styled, key=lambda one: one[0])
            return f"<{tag}>{self.read(inner)}</{tag}>", end
        plain = _PLAIN.match(text, at)
        assert plain is not None
        return "<br>" if plain[0] == "\n" else without_fonts(plain[0]), plain.end()

    def _person(self, found: Match[str]) -> str:
        name = self._names("user", int(found[1])) or "unknown-user"
        return f'<span class="mention" data-person="{found[1]}">@{escape(name)}</span>'

    def _role(self, found: Match[str]) -> str:
        return _mention(f"@{self._names('role', int(found[1])) or 'deleted-role'}")

    def _channel(self, found: Match[str]) -> str:
        name = self._names("channel", int(found[1])) or "unknown"
        return f'<a class="mention" href="/channels/0/{found[1]}">#{escape(name)}</a>'

    def _named_link(self, found: Match[str]) -> str | None:
        # As in Discord, a label that looks like another address stays what it is.
        return None if "://" in found[1] else _anchor(found[2], self.read(found[1]))

    def _bare_link(self, found: Match[str]) -> str:
        url, after = found[0], ""
        while url.endswith(")") and url.count(")") > url.count("("):
            url, after = url[:-1], f"){after}"
        return self._link(url) + after

    def _link(self, url: str) -> str:
        if place := _MESSAGE.fullmatch(url):
            name = self._names("channel", int(place[1])) or "unknown"
            mark = without_fonts(" › 💬") if place[2] else ""
            return f'<a class="mention" href="{escape(url)}">#{escape(name)}{mark}</a>'
        return _anchor(url, escape(url))

    def _spoiler(self, found: Match[str]) -> str:
        return f'<span class="spoiler" tabindex="0">{self.read(found[1])}</span>'


def _fenced(found: Match[str]) -> str:
    return f"<pre>{without_fonts(found[1])}</pre>"


def _code(found: Match[str]) -> str:
    return f"<code>{without_fonts(found[2])}</code>"


def _own_emoji(found: Match[str]) -> str:
    sign = f":{found[1]}:"
    return f'<img class="emoji" src="/emojis/{found[2]}.png" alt="{sign}" title="{sign}">'


def _mention(name: str) -> str:
    return f'<span class="mention">{escape(name)}</span>'


def _moment(found: Match[str]) -> str:
    return f'<span class="moment" data-at="{found[1]}" data-style="{found[2] or "f"}"></span>'


def _anchor(url: str, label: str) -> str:
    return f'<a href="{escape(url)}" target="_blank" rel="noopener">{label}</a>'

"""Markdown on the sandbox's page looks as in Discord."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

import bot
from bot.sandbox.markdown import EMOJI, Mentioned, html_of, without_fonts

CODE = Path(bot.__file__).parent
NAMES: dict[tuple[Mentioned, int], str] = {
    ("user", 1): "Anna <b>",
    ("role", 2): "players",
    ("channel", 3): "Praetor – Anna",
}
MARKUP = re.compile(r"\*\*|__|~~|\|\||`|(?<![\w*])\*(?=\w)")
"""Matches markup that a reader must not see."""

EMOJI_LIKE = re.compile(
    "[\U0001f000-\U0001faff\u23e9-\u23fa\u25b6\u25c0\u2705\u274c\u2753-\u2757\u2b50\u2b55]"
)
"""Matches emojis that Discord draws itself and ordinary fonts lack."""


def shown(text: str) -> str:
    return html_of(text, lambda kind, number: NAMES.get((kind, number)))


def read(text: str) -> str:
    """The text that a reader sees."""
    return unescape(re.sub(r"<[^>]+>", "", shown(text).replace("<br>", "\n")))


@pytest.mark.parametrize(
    ("text", "html"),
    [
        (
            "the card at **B**: +2 wood. **Crispus** takes",
            "the card at <strong>B</strong>: +2 wood. <strong>Crispus</strong> takes",
        ),
        ("**A** **B** **C**", "<strong>A</strong> <strong>B</strong> <strong>C</strong>"),
        ("*a* and *b*, *c d*", "<em>a</em> and <em>b</em>, <em>c d</em>"),
        ("`a` and `b` and ``c`d``", "<code>a</code> and <code>b</code> and <code>c`d</code>"),
        ("***a***", "<strong><em>a</em></strong>"),
        ("_a_ __b__ ~~c~~ ||d||", "_a_ __b__ ~~c~~ ||d||"),  # the bot writes none of these
        ("**a *b* c**", "<strong>a <em>b</em> c</strong>"),
        ("*a **b** c*", "<em>a <strong>b</strong> c</em>"),
        ("**`a**b`** c", "<strong>`a</strong>b`** c"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("snake_case_name", "snake_case_name"),
        ("**open", "**open"),
        (r"\*plain\* \_so\_ \\ \` C:\new", r"*plain* _so_ \ ` C:\new"),
        ("**Ben\\_the\\_1st**", "<strong>Ben_the_1st</strong>"),
        ("<script>&\"'", "&lt;script&gt;&amp;&quot;&#x27;"),
        ("`<b>**x**`", "<code>&lt;b&gt;**x**</code>"),
        ("```\n**x**\n  y\n```after", "<pre>**x**\n  y</pre>after"),
    ],
)
def test_styles_are_like_discords(text: str, html: str) -> None:
    assert shown(text) == html


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("# a\n## b\n### c\nd", '<h3 class="size1">a</h3><h4 class="size2">b</h4><h5 class="size3">c</h5>d'),
        ("#no #### heading", "#no #### heading"),
        ("## **B** and *c*", '<h4 class="size2"><strong>B</strong> and <em>c</em></h4>'),
        ("-# small\nlarge", "<small>small</small>large"),
        (
            "- a\n  - **b**\n1. c\nd",
            '<div class="item" style="margin-left:0em" data-sign="•">a</div>'
            '<div class="item" style="margin-left:1em" data-sign="•"><strong>b</strong></div>'
            '<div class="item" style="margin-left:0em" data-sign="1.">c</div>d',
        ),
        (
            "-3 gold\n- 3 gold",
            '-3 gold<br><div class="item" style="margin-left:0em" data-sign="•">3 gold</div>',
        ),
        ("a > b\n>c", "a &gt; b<br>&gt;c"),
    ],
)
def test_headings_and_lists_are_recognized_like_in_discord(text: str, html: str) -> None:
    assert shown(text) == html


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("<@1> <@!1>", " ".join(['<span class="mention" data-person="1">@Anna &lt;b&gt;</span>'] * 2)),
        ("<@9>", '<span class="mention" data-person="9">@unknown-user</span>'),
        ("<@&2> @everyone", '<span class="mention">@players</span> @everyone'),
        ("<#3>", '<a class="mention" href="/channels/0/3">#Praetor – Anna</a>'),
        ("<t:60:R>", '<span class="moment" data-at="60" data-style="R"></span>'),
        ("<t:-5>", '<span class="moment" data-at="-5" data-style="f"></span>'),
        (
            "+3 <:ludi_gold:5>",
            '+3 <img class="emoji" src="/emojis/5.png" alt=":ludi_gold:" title=":ludi_gold:">',
        ),
        (
            "[**B**](https://x.org/a?b=1&c=2)",
            '<a href="https://x.org/a?b=1&amp;c=2" target="_blank" rel="noopener"><strong>B</strong></a>',
        ),
        (
            "(see https://x.org/a_(b)_c_d).",
            '(see <a href="https://x.org/a_(b)_c_d" target="_blank" rel="noopener">https://x.org/a_(b)_c_d</a>).',
        ),
        (
            "https://x.org/**a**",
            '<a href="https://x.org/**a**" target="_blank" rel="noopener">https://x.org/**a**</a>',
        ),
        (
            "https://discord.com/channels/8/3",
            '<a class="mention" href="https://discord.com/channels/8/3">#Praetor – Anna</a>',
        ),
        ("[javascript](javascript:alert)", "[javascript](javascript:alert)"),
        ("<\u200b@1> https:\u200b//x.org", "&lt;\u200b@1&gt; https:\u200b//x.org"),
    ],
)
def test_mentions_links_and_timestamps_are_like_discords(text: str, html: str) -> None:
    assert shown(text) == html


def test_a_link_to_a_message_names_its_channel() -> None:
    assert read("https://discord.com/channels/8/3/4").startswith("#Praetor – Anna › ")


def sentences() -> list[tuple[str, str]]:
    """Each line of the bot's messages, with one letter in place of each argument."""
    found = []
    for file in sorted(CODE.rglob("*.ftl")):
        for number, line in enumerate(file.read_text().splitlines(), 1):
            said = re.sub(r"^(?:[a-z][\w-]* =|\s+(?:\*?\[[^\]]+\])?)\s*", "", line)
            text = re.sub(r"\{[^{}]*\}", "B", said)
            if not line.startswith("#") and not set(text) & set("{}"):
                found.append((f"{file.relative_to(CODE)}:{number}", text))
    return found


def test_no_message_of_the_bot_shows_its_markup() -> None:
    broken = [
        (place, text)
        for place, text in sentences()
        if text.count("**") % 2 == 0 and MARKUP.search(read(text))
    ]
    assert len(sentences()) > 5000
    assert broken == []


def test_every_emoji_in_the_bots_messages_has_a_picture() -> None:
    files = [*CODE.rglob("*.ftl"), *CODE.rglob("*.py"), *CODE.rglob("*.js")]
    written = {sign for file in files for sign in EMOJI_LIKE.findall(file.read_text())}
    assert written == set(EMOJI)
    assert without_fonts("🦉 <x>") == '<img class="emoji" src="/emoji/advice.svg" alt="🦉"> &lt;x&gt;'

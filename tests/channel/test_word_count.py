"""Counting words as a reader sees them."""

import pytest

from bot.channel.messages.components import word_count


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", 0),
        ("**Ben** builds a sawmill at L14: +4.", 7),
        ("-# <@123> until <t:1700000000:R>", 3),
        ("<:stone:123456> +3 <:wheat:99> −1", 2),
        ("[What happened](https://discord.com/channels/1/2/3)", 2),
        ("- **Sawmill** – 2 gold · worker's move", 5),
        ("### Legatus", 1),
    ],
)
def test_markup_emojis_and_ids_do_not_count_as_words(text: str, words: int) -> None:
    assert word_count(text) == words

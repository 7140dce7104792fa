"""The caches of drawn pieces stay within their limits, and threads draw the same."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from PIL import Image

from bot.pictures import fonts
from bot.pictures.fonts import COUNT
from bot.pictures.sprites import SPRITES, Cache, icon, kept


def test_the_least_recently_used_value_is_dropped_first() -> None:
    cache = Cache(limit=100)
    for key in "abcd":
        cache.put(key, key.upper(), 25)
    cache.get("a")
    cache.put("e", "E", 25)
    assert cache.get("b") is None
    assert [cache.get(key) for key in "acde"] == ["A", "C", "D", "E"]


def test_a_cache_never_exceeds_its_limit() -> None:
    cache = Cache(limit=100)
    for number in range(200):
        cache.put(number % 23, number, number % 26)
        assert cache.size <= 100


def test_a_value_that_is_put_again_counts_once() -> None:
    cache = Cache(limit=100)
    for _ in range(9):
        cache.put("a", "A", 20)
    assert (len(cache), cache.size) == (1, 20)


def test_a_value_that_is_too_large_is_not_kept() -> None:
    cache = Cache(limit=100)
    cache.put("a", "A", 26)
    assert cache.get("a") is None


def test_a_piece_is_drawn_once() -> None:
    drawn = []

    @kept
    def piece(size: int) -> Image.Image:
        drawn.append(size)
        return Image.new("L", (size, size))

    first = piece(7)
    assert piece(7) is first
    piece(8)
    assert drawn == [7, 8]


def test_all_caches_have_limits() -> None:
    for size in range(30, 60):
        icon("common/gold", size)
        fonts.mask(f"text number {size}", COUNT)
    assert SPRITES.size <= SPRITES.limit <= 64_000_000
    assert fonts.MASKS.size <= fonts.MASKS.limit <= 16_000_000


def test_threads_draw_the_same() -> None:
    def draw(number: int) -> bytes:
        return (
            icon("praetor/market", 40 + number % 4).tobytes()
            + fonts.mask(f"{number % 5}", COUNT).image.tobytes()
        )

    alone = [draw(number) for number in range(40)]
    SPRITES.clear()
    fonts.MASKS.clear()
    with ThreadPoolExecutor(4) as hands:
        assert list(hands.map(draw, range(40))) == alone

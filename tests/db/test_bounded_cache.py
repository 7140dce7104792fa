from bot.db.database import BoundedCache


def test_only_the_newest_values_are_kept() -> None:
    cache: BoundedCache[str, int] = BoundedCache(2)
    cache["a"], cache["b"] = 1, 2
    cache["a"] = 3
    cache["c"] = 4
    assert dict(cache) == {"a": 3, "c": 4}

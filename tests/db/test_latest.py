from bot.db.database import Latest


def test_of_what_is_put_the_latest_is_at_hand() -> None:
    latest: Latest[str, int] = Latest(2)
    latest["a"], latest["b"] = 1, 2
    latest["a"] = 3
    latest["c"] = 4
    assert dict(latest) == {"a": 3, "c": 4}

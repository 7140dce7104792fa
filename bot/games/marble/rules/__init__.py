"""The rules of City of Marble, as in the rulebook. What takes a table changes nothing: words and pictures ask it."""

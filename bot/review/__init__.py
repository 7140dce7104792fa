"""Stories: what is told and drawn of a game from its record, while it runs or long after it."""

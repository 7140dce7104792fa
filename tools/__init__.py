"""Tools of those who build the games: self-play, replay, the bench."""

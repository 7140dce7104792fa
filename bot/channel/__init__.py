"""Everything Discord: commands, lobby, turn card, pages of a turn, private views."""

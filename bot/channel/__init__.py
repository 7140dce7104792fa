"""Everything Discord: commands, lobby, turn card, chooser, private views."""

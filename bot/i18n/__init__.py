"""Every word a player sees comes out of here: Fluent files to sentences (`fluent.py`)."""

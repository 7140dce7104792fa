"""The toolkit with which the games draw their tables: canvas, palette, fonts, artwork, PNG."""

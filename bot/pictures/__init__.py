"""The toolkit for drawing the games' pictures: canvas, colors, fonts, artwork, PNG."""

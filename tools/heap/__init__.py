"""The Heap, the smallest game: of forty stones each player in turn takes up to three; the last one wins."""

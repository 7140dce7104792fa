"""The rules of City of Marble. Functions of a `Table` change nothing, so words and pictures can use them."""

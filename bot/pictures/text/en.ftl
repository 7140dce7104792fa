### Words that stand in the pictures of every game.

picture-to-move = to move
picture-victor = victor
picture-private = only you see this
picture-confirm = if you confirm
picture-then = then

picture-gone = has left
picture-free-seat = free seat
picture-gathering = Who plays?
picture-awaited = { $players }: { $what }
picture-all-awaited = All: { $what }
picture-many-awaited = { $count } players: { $what }
picture-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-total = Total
picture-tied = Tie-break
picture-since = since your last turn

picture-replay = REPLAY
picture-move-of = Move { $move } of { $moves }
picture-length-rounds = Round

## A person's page, and a ranking

picture-column-games = Games
picture-column-wins = Wins
picture-column-mean-place = Avg. place
picture-column-best = Best
picture-column-rating = Rating
picture-column-seats = With
picture-column-favorite = Most by
picture-unrated = no rating yet
picture-not-played = not played yet
picture-all-begin = all begin at { $figure }
picture-ranking = Ranking
picture-column-place = Place
picture-column-player = Player
picture-column-since = Since { $month }
picture-new = new

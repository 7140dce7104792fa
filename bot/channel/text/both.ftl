### What both languages say alike: names, and messages without words of their own.

refused-no-thread = { $reason }
thread-name = { $game } – { $host }
home = **{ $game }**
taken-up-taken = { $seat } – { $player }: { $standing }
card-asked = { $players }: { $what }.
help-playing = [{ $game }]({ $link }): { $waiting }
games-line = { $game } – { $what } { $place }
refused-silent = { $reason }
happened = { $sentence }.
happened-with-changes = { $sentence }: { $changes }.
happened-to-nothing = { $player } { $nothing }
refused-kind-by-rule-briefly = { $reason }
refused-lacking-briefly = { $value }: { $lacks }
chooser-lacks = { $value } – { $lacks }
board-of = { $player }:
described-seat = { $player }:
rules-page = { $title } ({ $page }/{ $pages })
lesson-is-done = ✅
lesson-is-open = ▫️
lesson-right = ✅ { $said }

replay-offered = { $number } · { $game } · { $players } · { $date }
replay-round = { $unit } { $round }
replay-option = { $move } · { $sentence }
stats-fact-brief = { stats-games }, { stats-won }
stats-row = { $game }: { $counts }
history-line = **{ $number }** · { $game }, { $day }: { $players } · { $link }
history-player = { $place }. { $name } { $points }
ranking-title = { $game }: { $where }
ranking-line = { $place }. { $name }: { $rating } { stats-fact-brief }.
ranking-line-brief = { $place }. { $name }: { $figure } ±{ $margin }
coach-move = **{ $move }**
coach-move-brings = **{ $move }** ({ $brings })

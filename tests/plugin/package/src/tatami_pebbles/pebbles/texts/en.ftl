title = Pebbles
blurb = Take one, two or three pebbles. The last pebble wins.
ask-take = { $player }, take one, two or three pebbles.
event-took = { $seat } takes { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}.
end-last = { $winner } takes the last pebble and wins.

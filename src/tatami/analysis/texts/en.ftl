# Luck and skill: amounts are shares of one victory.

luck-title = Luck and skill
luck-result = An even share is { $start } of a victory; it became { $result }.
luck-gave = Cards and dice gave { $amount } ± { $error } of a victory.
luck-cost = Cards and dice cost { $amount } ± { $error } of a victory.
luck-nothing = Cards and dice neither gave nor cost anything (± { $error }).
seat-gave = The seat gave { $amount } ± { $error } of a victory.
seat-cost = The seat cost { $amount } ± { $error } of a victory.
seat-nothing = The seat neither gave nor cost anything (± { $error }).
decisions-gave = Own decisions gained { $amount } ± { $error }.
decisions-cost = Own decisions cost { $amount } ± { $error }.
decisions-nothing = Own decisions cost nothing (± { $error }).
hidden-gave = How the hidden cards lay gave { $amount } ± { $error }; it could not be known.
hidden-cost = Not knowing the hidden cards cost { $amount } ± { $error }.
others-gave = The others’ decisions gave { $amount } ± { $error }.
others-cost = The others’ decisions cost { $amount } ± { $error }.
others-nothing = The others’ decisions changed nothing (± { $error }).
word-gave = Resignation, agreement or timeout: +{ $amount } ± { $error }.
word-cost = Resignation, agreement or timeout: −{ $amount } ± { $error }.
worst-title = The decisions that cost most
worst-line = { $number }. { $player }: { $played }, worth { $loss } ± { $error } less than { $best } (stood at { $before })

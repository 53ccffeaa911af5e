# Geluk en kunde: bedragen zijn delen van één overwinning.

luck-title = Geluk en kunde
luck-result = Een gelijk deel is { $start } van een overwinning; het werd { $result }.
luck-gave = Kaarten en dobbelstenen gaven { $amount } ± { $error } van een overwinning.
luck-cost = Kaarten en dobbelstenen kostten { $amount } ± { $error } van een overwinning.
luck-nothing = Kaarten en dobbelstenen gaven noch kostten iets (± { $error }).
seat-gave = De plaats gaf { $amount } ± { $error } van een overwinning.
seat-cost = De plaats kostte { $amount } ± { $error } van een overwinning.
seat-nothing = De plaats gaf noch kostte iets (± { $error }).
decisions-gave = Eigen beslissingen wonnen { $amount } ± { $error }.
decisions-cost = Eigen beslissingen kostten { $amount } ± { $error }.
decisions-nothing = Eigen beslissingen kostten niets (± { $error }).
hidden-gave = Hoe de verborgen kaarten lagen gaf { $amount } ± { $error }; dat viel niet te weten.
hidden-cost = De verborgen kaarten niet te kennen kostte { $amount } ± { $error }.
others-gave = De beslissingen van de anderen gaven { $amount } ± { $error }.
others-cost = De beslissingen van de anderen kostten { $amount } ± { $error }.
others-nothing = De beslissingen van de anderen veranderden niets (± { $error }).
word-gave = Opgave, overeenkomst of tijd op: +{ $amount } ± { $error }.
word-cost = Opgave, overeenkomst of tijd op: −{ $amount } ± { $error }.
worst-title = De duurste beslissingen
worst-line = { $number }. { $player }: { $played }, { $loss } ± { $error } minder waard dan { $best } (stond op { $before })

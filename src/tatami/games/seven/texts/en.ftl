# Seven Card Samurai

title = Seven Card Samurai
blurb = Guard your village’s rice with samurai and ronin, rob the others with bandits and ninja, and be the first to collect seven samurai of at most two colors.
goal = { $rounds ->
    [one] Have the most points after the round, from rice and from a set of 7.
   *[other] Have the most points after { $rounds } rounds, from rice and from sets of 7.
}
standing = Round { $round }, rank { $rank } of { $seats }: { score }. { $cards } of 7 cards for a set.
score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
reconstructed = The rulebook doesn’t say how many cards of each kind there are, so this deck is a reconstruction. If you own the game, you can correct it.

card = { $card ->
    [red] red samurai
    [yellow] yellow samurai
    [blue] blue samurai
    [green] green samurai
    [ronin] ronin
    [bandit-3] bandit 3
    [bandit-4] bandit 4
    [bandit-5] bandit 5
    [bandit-6] bandit 6
    [ninja] ninja
   *[shogun] shogun
}
a-card = { $card ->
    [red] a red samurai
    [yellow] a yellow samurai
    [blue] a blue samurai
    [green] a green samurai
    [ronin] a ronin
    [bandit-3] a bandit 3
    [bandit-4] a bandit 4
    [bandit-5] a bandit 5
    [bandit-6] a bandit 6
    [ninja] a ninja
   *[shogun] a shogun
}
partner-card = { $partner ->
    [bandit-3] a bandit 3
    [bandit-4] a bandit 4
    [bandit-5] a bandit 5
    [bandit-6] a bandit 6
   *[ninja] a ninja
}
samurai = { $color ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
}
other-samurai = { $other ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
}

ask-draw = { $draws ->
    [one] Draw one more card: from the draw pile, the discard pile (samurai only) or your village.
   *[other] Draw two cards: from the draw pile, the discard pile (samurai only) or your village.
}
ask-play = { $plays ->
    [one] Play or discard one more card.
   *[other] Play two cards, one by one or as a pair, or discard them.
}
ask-target = { $play ->
    [pair] Choose a target for { a-card } with { partner-card }.
    [shogun-hand] Whose hand do you look at?
   *[other] Choose a target for { a-card }.
}
ask-strike = Which card does the ninja remove: a random one from the hand, or one from the village?
ask-take = Take a card from the hand you are looking at.
ask-fetch = Take any card from the discard pile.
ask-drop = Choose another card from that hand for the discard pile.
ask-end = You have made your plays. End your turn, or call seven if you can.

wait-draw = { $draws ->
    [one] Drawing one more card…
   *[other] Drawing two cards…
}
wait-play = { $plays ->
    [one] Playing one more card…
   *[other] Playing two cards…
}
wait-target = { $play ->
    [pair] Choosing a target for { a-card } with { partner-card }…
    [shogun-hand] Choosing a hand to look at…
   *[other] Choosing a target for { a-card }…
}
wait-take = Taking a card from that hand…
wait-fetch = Taking a card from the discard pile…
wait-drop = Choosing a card from that hand to discard…
wait-end = Ending the turn or calling seven…

choice-call = Call seven
choice-end = End turn
choice-draw-pile = Draw from pile
choice-draw-discard = Draw from discards
choice-take-back = Pick up { a-card }
choice-lay = Add { a-card } to your village
choice-discard = Discard { a-card }
choice-play = Play { a-card }
choice-pair = Play { a-card } with { partner-card }
choice-shogun-hand = Shogun: look at a hand
choice-shogun-discard = Shogun: search the discard pile
choice-target = Target { $player }
choice-strike-hand = Random card from hand
choice-strike-table = Remove { a-card }
choice-take = Take { a-card }
choice-drop = Discard { a-card }

event-dealt = Round { $round }: { $dealer } deals and turns over { a-card }.
event-drew = { $seat } draws { a-card }.
event-drew-unseen = { $seat } draws from the pile.
event-picked-up = { $seat } draws { a-card } from the discard pile.
event-took-back = { $seat } picks up { a-card } from their village.
event-rebuilt = { $cards ->
    [one] The discard pile becomes the draw pile: 1 card.
   *[other] The discard pile is shuffled into a new draw pile: { $cards } cards.
}
event-forwent = { $seat } has nothing to draw.
event-laid = { $seat } adds { a-card } to their village: defense { $defense }.
event-discarded = { $seat } discards { a-card }.
event-announced = { $play ->
    [pair] { $seat } plays { a-card } with { partner-card }.
    [shogun-hand] { $seat } plays a shogun to look at a hand.
    [shogun-discard] { $seat } plays a shogun to search the discard pile.
   *[other] { $seat } plays { a-card }.
}
event-robbed = { $rice ->
    [0] { $seat } takes no rice from { $victim }.
   *[other] { $seat } takes { $rice } rice from { $victim }.
}
event-struck = { $place ->
    [hand] The ninja removes { a-card } from { $victim }’s hand.
   *[table] The ninja removes { a-card } from { $victim }’s village.
}
event-looked = { $seat } looks at { $victim }’s hand.
event-saw = { $seat } sees { $amount } × { card } in { $victim }’s hand.
event-took = { $seat } takes { a-card } from { $victim }’s hand.
event-took-unseen = { $seat } takes a card from { $victim }’s hand.
event-dropped = { $seat } discards { a-card } from { $victim }’s hand.
event-fetched = { $seat } takes { a-card } from the discard pile.
event-called = { $seat } calls seven with { $many } { samurai }{ $others ->
    [0] {""}
   *[other] { $ronin ->
        [0] {" and "}{ $others } { other-samurai }
       *[other] , { $others } { other-samurai }
    }
}{ $ronin ->
    [0] {""}
   *[other] {" and "}{ $ronin } ronin
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-ran-out = { $of ->
    [cards] The draw pile has run out: the round ends without a set.
   *[turns] Everyone has used all their turns: the round ends without a set.
}
event-scored = { $points ->
    [one] Round { $round }: { $seat } scores 1 point (total { $total }).
   *[other] Round { $round }: { $seat } scores { $points } points (total { $total }).
}

preview = { $effect ->
    [call] the set scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    [pile] { $cards } left in the draw pile
    [rebuild] shuffles the discard pile first: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
    [pick-up] { $below ->
        [none] you draw { a-card }
       *[other] you draw { a-card }, with another samurai below it
    }
    [defense] your defense becomes { $defense }
    [their-defense] their defense becomes { $defense }
    [at-most] takes up to { $rice } rice
    [cards] { $hand } in hand, { $table } in the village
   *[rice] takes { $rice } rice (defense { $defense })
}

end-points = { $winners ->
    [0] Everyone shares the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    [one] { $winner } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $winner } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}

refusal-no-move = that isn’t a move in this game
refusal-draw-first = draw first: from the draw pile, a samurai from the discard pile, or a card from your village
refusal-play-now = you have drawn; now play a card from your hand
refusal-say-on-whom = choose the target first
refusal-choose-the-strike = first choose which card the ninja removes
refusal-take-from-hand = first take a card from the hand you are looking at
refusal-take-from-discard = first take a card from the discard pile
refusal-drop-one = first choose the card to discard
refusal-turn-is-played = you have made your plays; end your turn or call seven
refusal-too-many-colors = your village has { $colors } colors, and a set has at most two
refusal-no-seven = you need seven samurai and ronin of at most two colors, including every card in your village
refusal-no-more-rebuilding = { $times ->
    [0] the draw pile is empty, and this table doesn’t rebuild it
    [one] the draw pile is empty and has been rebuilt once, the limit
   *[other] the draw pile is empty and has been rebuilt { $times } times, the limit
}
refusal-too-few-to-rebuild = the draw pile is empty, and the discard pile has too few cards to rebuild it
refusal-discard-empty = the discard pile is empty
refusal-top-is-no-samurai = you may only draw a samurai from the discard pile, and its top card is { a-card }
refusal-not-on-your-table = there is no { card } in your village
refusal-not-in-hand = that takes a { card }, and you don’t hold one
refusal-table-full = your village already has seven cards
refusal-pair-needs-both-plays = a pair uses both your plays, and you have one left
refusal-nobody-to-strike = no opponent has a card for the ninja to remove
refusal-no-hand-to-look-into = no opponent has cards in hand
refusal-hand-empty = that player has no cards in hand
refusal-not-on-their-table = there is no { card } in that village
refusal-not-in-their-hand = there is no { card } in that hand
refusal-not-in-discard = there is no { card } in the discard pile
refusal-no-such-player = there is no { $player } at this table
refusal-not-on-yourself = play these cards on an opponent, not on yourself
refusal-nothing-to-strike = { $player } has no cards in hand or in the village
refusal-their-hand-is-empty = { $player } has no cards in hand

screen-round = Round { $round } of { $rounds }   turn { $turn } of at most { $turns }   { $dealer } deals
screen-head-player = {""}
screen-head-hand = hand
screen-head-table = village
screen-head-defense = defense
screen-head-rice = rice
screen-head-score = points
screen-head-known = known in hand
screen-own = (yours, below)
screen-pile = Draw pile { $cards } (rebuilt { $rebuilt } of { $rebuilds })
screen-last-turn = the round ends after this turn
screen-discard = Discard pile { $cards }, top:
screen-all = all:
screen-played = Being played:
screen-unseen = Not yet seen:
screen-hand = Your hand ({ $cards })
screen-can-call = You can call seven for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
screen-aims = Missing for seven (+ to pick up):
screen-revealed = { $player }’s hand, for your eyes only:
screen-ended = { $worth ->
    [0] Round { $round }: no set
   *[other] Round { $round }: { $caller } called seven for { $worth }
}
screen-legend = R Y B G samurai   O ronin   3 4 5 6 bandits   N ninja   S shogun   ● to move   ◎ target

option-rounds = Rounds
option-rounds-help = Rounds per game.
option-rice = Rice
option-rice-help = Each player’s rice at the start of a round.
option-turns = Turn limit
option-turns-help = A round ends without a set after this many turns for each player.
option-rebuilds = Reshuffles
option-rebuilds-help = How often the discard pile becomes a new draw pile. When the last one runs out, the round ends without a set.

# Themes of puzzles

puzzle-kind-draw = Drawing a card
puzzle-kind-play = Which card to play
puzzle-kind-target = Whom to target
puzzle-kind-take = Which card to take
puzzle-kind-fetch = From the discard pile
puzzle-kind-drop = Which card to discard
puzzle-kind-end = End the turn or call
puzzle-kind-strike = The ninja’s strike

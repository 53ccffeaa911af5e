# Seven Card Samurai

title = Seven Card Samurai
blurb = Guard your village's rice with samurai and ronin, rob the others with bandits and ninja, and be the first to gather seven samurai of two colours at most.
reconstructed = The rules do not say how many cards there are of each kind: this deck is reconstructed. Owners can correct it.

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
samurai = { $colour ->
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
    [one] Draw one more card: from the pile, a samurai from the discard pile, or your own from the table.
   *[other] Draw two cards: from the pile, a samurai from the discard pile, or your own from the table.
}
ask-play = { $plays ->
    [one] Play one more card.
   *[other] Play two cards, one by one or as a pair.
}
ask-target = { $play ->
    [pair] On whom do you play { a-card } with { partner-card }?
    [shogun-hand] Whose hand do you look into?
   *[other] On whom do you play { a-card }?
}
ask-strike = Which card does the ninja remove: one of the hand by lot, or one on the table?
ask-take = Take one card of the hand that you look into.
ask-fetch = Take any card of the discard pile.
ask-drop = Choose another card of that hand to drop on the discard pile.
ask-end = End your turn, or call seven if you can.

wait-draw = { $draws ->
    [one] One more card is drawn.
   *[other] Two cards are drawn.
}
wait-play = { $plays ->
    [one] One more card is played.
   *[other] Two cards are played.
}
wait-target = { $play ->
    [pair] On whom is { a-card } played, with { partner-card }?
    [shogun-hand] Whose hand is looked into?
   *[other] On whom is { a-card } played?
}
wait-take = A card of the hand that was looked into is taken.
wait-fetch = A card of the discard pile is taken.
wait-drop = Another card of that hand goes to the discard pile.
wait-end = The turn ends, or seven is called.

choice-call = Call seven
choice-end = End the turn
choice-draw-pile = Draw from the pile
choice-draw-discard = Draw from the discard pile
choice-take-back = Take back { a-card }
choice-lay = Lay { a-card }
choice-discard = Discard { a-card }
choice-play = Play { a-card }
choice-pair = { card } with { partner-card }
choice-shogun-hand = Shogun: look into a hand
choice-shogun-discard = Shogun: search the discard pile
choice-target = On { $player }
choice-strike-hand = A card of the hand, by lot
choice-strike-table = Remove { a-card }
choice-take = Take { a-card }
choice-drop = Drop { a-card }

event-dealt = Round { $round }: { $dealer } deals, and turns over { a-card }.
event-drew = You draw { a-card }.
event-drew-unseen = { $seat } draws from the pile.
event-picked-up = { $seat } draws { a-card } from the discard pile.
event-took-back = { $seat } takes { a-card } back from the table.
event-rebuilt = { $cards ->
    [one] The discard pile is turned over: one card to draw.
   *[other] The discard pile is shuffled: { $cards } cards to draw.
}
event-forwent = { $seat } has nothing to draw.
event-laid = { $seat } lays { a-card }: defence { $defence }.
event-discarded = { $seat } discards { a-card }.
event-announced = { $play ->
    [pair] { $seat } plays { a-card } with { partner-card }.
    [shogun-hand] { $seat } plays a shogun to look into a hand.
    [shogun-discard] { $seat } plays a shogun to search the discard pile.
   *[other] { $seat } plays { a-card }.
}
event-robbed = { $rice ->
    [0] { $seat } takes no rice from { $victim }.
   *[other] { $seat } takes { $rice } rice from { $victim }.
}
event-struck = { $place ->
    [hand] The ninja removes { a-card } from the hand of { $victim }.
   *[table] The ninja removes { a-card } from the table of { $victim }.
}
event-looked = { $seat } looks into the hand of { $victim }.
event-saw = In the hand of { $victim } you see { $amount } × { card }.
event-took = { $seat } takes { a-card } from the hand of { $victim }.
event-took-unseen = { $seat } takes a card from the hand of { $victim }.
event-dropped = { $seat } drops { a-card } from the hand of { $victim } on the discard pile.
event-fetched = { $seat } takes { a-card } from the discard pile.
event-called = { $seat } calls seven with { $many } { samurai }{ $others ->
    [0] {""}
   *[other] , { $others } { other-samurai }
}{ $ronin ->
    [0] {""}
   *[other] , { $ronin } ronin
}: { $points } points.
event-ran-out = { $of ->
    [cards] The draw pile has run out for good: the round ends without a set.
   *[turns] Every player has had all turns: the round ends without a set.
}
event-scored = { $points ->
    [one] Round { $round }: { $seat } scores one point, { $total } in all.
   *[other] Round { $round }: { $seat } scores { $points } points, { $total } in all.
}

preview = { $effect ->
    [call] the set is worth { $points } points
    [pile] { $cards } left in the pile
    [rebuild] the discard pile is shuffled first: { $cards } cards
    [pick-up] { $below ->
        [none] you take { a-card }
       *[other] you take { a-card }, and another samurai lies below
    }
    [defence] your defence becomes { $defence }
    [their-defence] their defence becomes { $defence }
    [at-most] takes { $rice } rice at most
    [cards] { $hand } in hand, { $table } on the table
   *[rice] takes { $rice } rice, against a defence of { $defence }
}

end-points = { $winners ->
    [0] All players share the victory with { $points } points.
    [one] { $winner } wins with { $points } points.
   *[other] { $winner } share the victory with { $points } points.
}

refusal-no-move = that is not a move of this game
refusal-draw-first = first draw: from the pile, a samurai from the discard pile, or your own from the table
refusal-play-now = you have drawn: now play a card from your hand
refusal-say-on-whom = first say on whom you play the announced cards
refusal-choose-the-strike = first choose what the ninja removes
refusal-take-from-hand = first take a card from the hand that you look into
refusal-take-from-discard = first take a card from the discard pile
refusal-drop-one = first choose the card that is dropped
refusal-turn-is-played = your turn is played: end it, or call seven
refusal-too-many-colours = { $colours } colours lie in front of you, and a set has two at most
refusal-no-seven = you have no seven samurai and ronin of two colours at most that include all in front of you
refusal-no-more-rebuilding = { $times ->
    [0] the draw pile is empty and is not rebuilt at this table
   *[other] the draw pile is empty and has been rebuilt { $times } times, which is the limit
}
refusal-too-few-to-rebuild = the draw pile is empty, and the discard pile has fewer than two cards to rebuild it
refusal-discard-empty = the discard pile is empty
refusal-top-is-no-samurai = only a samurai may be drawn from the discard pile, and its top is { a-card }
refusal-not-on-your-table = there is no { card } in front of you
refusal-not-in-hand = you do not hold the { card } for that
refusal-table-full = seven cards lie in front of you already
refusal-pair-needs-both-plays = a pair takes both plays of a turn, and you have one left
refusal-nobody-to-strike = no opponent has a card that a ninja could remove
refusal-no-hand-to-look-into = no opponent has a card in hand
refusal-hand-empty = that player has no card in hand
refusal-not-on-their-table = there is no { card } on that player's table
refusal-not-in-their-hand = there is no { card } in that hand
refusal-not-in-discard = there is no { card } in the discard pile
refusal-no-such-player = there is no { $player } at this table
refusal-not-on-yourself = cards are played on an opponent, not on yourself
refusal-nothing-to-strike = { $player } has neither a card in hand nor on the table
refusal-their-hand-is-empty = { $player } has no card in hand

screen-round = Round { $round } of { $rounds }   turn { $turn } of at most { $turns }   { $dealer } deals
screen-head-player = {""}
screen-head-hand = hand
screen-head-table = table
screen-head-defence = defence
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
screen-can-call = You hold a seven worth { $points } points.
screen-aims = Missing to seven (+ to take back):
screen-revealed = The hand of { $player }, for your eyes only:
screen-ended = { $worth ->
    [0] Round { $round }: no set
   *[other] Round { $round }: { $caller } called { $worth }
}
screen-legend = R Y B G samurai   O ronin   3 4 5 6 bandits   N ninja   S shogun   ● on turn   ◎ target

option-rounds = Rounds
option-rounds-help = Rounds in a game.
option-rice = Rice
option-rice-help = Rice markers of each player at the start of a round.
option-turns = Longest round
option-turns-help = After so many turns of each player a round ends without a set.
option-rebuilds = Rebuilt piles
option-rebuilds-help = How often the draw pile is rebuilt. When it is empty after that, the round ends without a set.

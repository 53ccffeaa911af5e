# Honor of the Samurai

title = Honor of the Samurai
blurb = Serve your daimyo, build two houses, become shogun and stay it: honor wins, and everyone else sends thieves, assassins and dishonor.
reconstructed = How some cards divide into kinds, and a few of their values, could not be found: they are reconstructed. Owners can correct them.

card = { $card ->
    [start-daimyo-a] start daimyo A
    [start-daimyo-b] start daimyo B
    [daimyo-a] daimyo A
    [daimyo-b] daimyo B
    [daimyo-c] daimyo C
    [daimyo-d] daimyo D
    [okugata-a] okugata A
    [okugata-b] okugata B
    [okugata-c] okugata C
    [warrior-a] warrior A
    [warrior-b] warrior B
    [warrior-c] warrior C
    [warrior-d] warrior D
    [warrior-e] warrior E
    [warrior-f] warrior F
    [bodyguard] bodyguard
    [no-dachi] no-dachi of the ancestors
    [daisho] daisho of the ancestors
    [masamune] Masamune the smith
    [noh-theatre] noh theatre
    [firearms] firearms
    [odawara] Odawara castle
    [osaka] Osaka castle
    [white-heron] White Heron castle
    [thief] thief
    [elite-thief] elite thief
    [assassin] assassin
    [dishonor] dishonor
   *[save-face] save face
}
house-of = { $house ->
    [daimyo] daimyo’s house
   *[samurai] samurai’s house
}
head-of = { $house ->
    [daimyo] daimyo
   *[samurai] samurai
}
kind-of-card = { $kind ->
    [daimyo] daimyo
    [okugata] okugata
    [warrior] warrior
    [bodyguard] bodyguard
    [possession] possession
    [castle] castle
    [ninja] ninja
    [event] event
   *[reaction] reaction
}

ask-turn = { $must ->
    [yes] You have 100 honor or more and the shogun card is free: declare your daimyo shogun in this turn. Actions left: { $actions }.
   *[no] { $declared ->
        [yes] Your turn. Actions left: { $actions }. Your declaration is made.
       *[no] Your turn. Actions left: { $actions }. You may also make one declaration.
    }
}
ask-house = Into which house do you lay it ({ card })?
ask-rob = { $again ->
    [yes] Steal a second card: from which house? Or stop.
   *[no] From which house do you steal?
}
ask-take = Which card do you steal?
ask-place = Where does the stolen card go ({ card })?
ask-target = Whom does the assassin visit?
ask-shame = Whom do you dishonor?
ask-react = { $occasion ->
    [battle] { $affected } lost the battle. Does anyone save face, so that the house stays?
   *[dishonor] { $affected } is dishonored. Does anyone save face?
}
ask-respond = You are dishonored: pay { $price } honor, or order seppuku.
ask-castle = { $swap ->
    [yes] You won { card }: take it in exchange for your own castle, or discard it?
   *[no] You won { card }: take it, or discard it?
}

wait-turn = { $must ->
    [yes] A shogun has to be declared in this turn. Actions left: { $actions }.
   *[no] { $declared ->
        [yes] Actions left: { $actions }. The declaration is made.
       *[no] Actions left: { $actions }. A declaration is possible.
    }
}
wait-house = Into which house does it go ({ card })?
wait-rob = { $again ->
    [yes] Is a second card stolen, and from which house?
   *[no] From which house is something stolen?
}
wait-take = Which card is stolen?
wait-shame = Who is dishonored?
wait-respond = Either { $price } honor is paid, or seppuku is ordered.
wait-castle = What becomes of { card }?

event-turn-began = { $seat }’s turn ({ $number }).
event-gained = { $seat } gains { $amount } honor and has { $honor }.
event-played = { $seat } plays: { card }.
event-laid = { $whose ->
    [own] { $seat } lays it into the own { house-of }: { card }.
   *[other] { $seat } lays it into { $owner }’s { house-of }: { card }.
}
event-drew = { $seat } draws a card.
event-drew-card = You draw: { card }.
event-discarded = { $seat } discards: { card }.
event-shuffled = The discard pile is shuffled: { $cards } cards.
event-became-shogun = { $seat }’s daimyo is shogun.
event-shogun-returned = The shogun card returns to the middle.
event-attacked = { $seat } attacks { $target }: { $attack_dice } dice against { $defence_dice }.
event-rolled = { $seat } rolls { $total }.
event-won = { $seat } wins the battle against { $loser }.
event-saved-face = { $whose ->
    [own] { $seat } saves the own face.
   *[other] { $seat } saves { $target }’s face.
}
event-passed = You pass.
event-house-lost = { $seat } loses the { house-of } ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
event-became-ronin = { $seat } is a ronin.
event-castle-taken = { $seat } takes { card }.
event-castle-discarded = { $seat } discards { card }.
event-dishonored = { $seat } dishonors { $target }.
event-paid = { $seat } pays { $amount } honor and has { $honor }.
event-seppuku = { $seat }’s { head-of } commits seppuku.
event-allied = { $seat } enters the service of { $lord }.
event-gave-notice = { $seat } breaks the alliance with { $lord }; it lasts until { $seat }’s next turn.
event-alliance-ended = The alliance of { $seat } with { $lord } has ended.
event-took-over = { $seat } takes over the daimyo’s house of { $former }.
event-enthroned = { $seat } lays { card } for { $ally }: a new daimyo’s house.
event-stole = { $whose ->
    [own] { $seat } takes { card } out of the own { house-of }.
   *[other] { $seat } steals { card } from { $owner }’s { house-of }.
}
event-placed = { $whose ->
    [own] { $seat } puts it into the own { house-of }: { card }.
   *[other] { $seat } puts it into { $owner }’s { house-of }: { card }.
}
event-threw-away = { $seat } discards the stolen card: { card }.
event-sent-assassin = { $result ->
    [success] { $seat }’s assassin rolls { $roll } and kills { $target }’s { head-of }.
   *[failure] { $seat }’s assassin against { $target }’s { head-of } rolls { $roll }, needs { $needed } and fails.
}
event-bodyguard-fell = A bodyguard of { $seat } falls.
event-ended = { $reason ->
    [target] The target is reached.
   *[limit] The last round is over.
}

preview = { $about ->
    [attack] { $attack } dice against { $defence }: you win { $chance } %
    [change] then { $income } honor per turn, ki { $ki }: { $actions } actions, { $attack } dice to attack, { $defence } to defend
    [income] then { $income } honor per turn
    [honor] { $honor } honor are left
    [price] costs { $price } honor
   *[assassin] { $ally ->
        [yes] { $chance } % for { $price } honor, double against an ally
       *[no] { $chance } % for { $price } honor
    }
}

choice-end = End the turn
choice-draw = Draw a card
choice-shogun = My daimyo becomes shogun
choice-break = Break the alliance
choice-stop = Take no second card
choice-pass = Pass
choice-save-face = Save face
choice-pay = Pay
choice-seppuku = { $head ->
    [daimyo] The daimyo commits seppuku
   *[samurai] The samurai commits seppuku
}
choice-take-castle = Take the castle
choice-leave-castle = Discard the castle
choice-attack = Attack { $target }
choice-ally = Enter the service of { $lord }
choice-play = Play: { card }
choice-discard = Discard: { card }
choice-lay = Into the { house-of } of { $seat }
choice-rob = Steal from the { house-of } of { $seat }
choice-steal = Steal: { card }
choice-put = Into the { house-of } of { $seat }
choice-throw-away = Discard the stolen card
choice-assassinate = { $house ->
    [daimyo] Send the assassin to the daimyo of { $seat }
   *[samurai] Send the assassin to the samurai of { $seat }
}
choice-dishonor = Dishonor { $target }

end-target = { $winner } wins with { $honor } honor.
end-limit = { $winners ->
    [0] All share the victory with { $honor } honor after { $turns } turns.
    [one] { $winner } wins with the most honor, { $honor }, after { $turns } turns.
   *[other] { $winner } share the victory with { $honor } honor after { $turns } turns.
}

refusal-no-move = that is not a move of this game
refusal-not-asked = { $asked ->
    [turn] that is an answer, and nothing was asked: it is time for actions and declarations
    [house] first say into which house the card is laid
    [rob] first say from which house the thief steals
    [take] first say which card the thief takes; it must be stealable and lie in that house
    [place] first say where the stolen card goes: a house with room, not where it was, or the discard pile
    [target] first say whom the assassin visits; you must be able to pay for it
    [shame] first say which other player is dishonored
    [react] now save face, if you hold the card, or pass
    [respond] now pay, or order the daimyo or samurai you can lose to commit seppuku
   *[castle] first decide about the castle you won
}
refusal-must-become-shogun = with { $honor } honor and the shogun card in the middle you must declare your daimyo shogun first
refusal-no-action-left = you have no action left
refusal-hand-full = you hold { $most } cards already
refusal-nothing-to-draw = there is no card left to draw
refusal-not-in-hand = you do not hold it: { card }
refusal-only-a-reaction = save face is played only when a face can be saved
refusal-no-daimyo-now = only a ronin may lay a daimyo, or an owner for the second samurai
refusal-no-room = no house of yours has room for it: { card }
refusal-two-actions = dishonor takes two actions, and you have one left
refusal-cannot-pay = that costs { $price } honor, and ninja are never paid on credit
refusal-nothing-to-steal = there is nothing to steal in any house
refusal-declared = you have made your declaration in this turn
refusal-shogun-taken = there is a shogun already
refusal-shogun-needs-daimyo = you have no daimyo who could become shogun
refusal-no-alliance = you have no alliance to break
refusal-no-opponent = that is not another player of this table
refusal-attack-needs-daimyo = only a player with a daimyo may attack
refusal-no-castle = only the shogun and players with a castle may be attacked
refusal-no-dice = you have no die to attack with: that takes three strength without the castle
refusal-no-ronin = only a ronin may enter an alliance
refusal-no-lord = that player has no daimyo to serve
refusal-has-second = that daimyo has a second samurai already

order-ask = Ask me
order-pass = Always pass
order-ask-own = Pass unless it is about me
order-own = Save my own face
order-ally = Save my face and my ally’s

screen-player = Player { $number }
screen-you = you
screen-status = { $status ->
    [ronin] ronin
    [second] second samurai of player { $lord }
   *[samurai] samurai
}
screen-service = { $service ->
    [new] from the next turn on
    [notice] until the own next turn
   *[full] in service
}
screen-has-second = second samurai: player { $number }
screen-shogun = SHOGUN
screen-honor = honor { $honor } of { $target } ({ $income } per turn)
screen-hand-size = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
screen-ki = ki { $ki }: { $actions } actions
screen-dice = dice: attack { $attack }, defence { $defence }
screen-house = { $house ->
    [daimyo] daimyo
   *[samurai] samurai
}
screen-assassin = assassin { $chance } %
screen-empty = nothing
screen-table = Turn { $turns } of { $limit }. Pile { $pile }, discards { $discards }
screen-top = , on top { card }
screen-shogun-free = The shogun card lies in the middle (+{ $honor } per turn).
screen-shogun-held = Player { $number } is shogun (+{ $honor } per turn).
screen-actions = Player { $number }: ki { $ki }, { $used } used, { $left } actions left; { $declared ->
    [yes] declaration made
   *[no] declaration free
}.
screen-must = Player { $number } must declare the shogun in this turn.
screen-attack = Attack on player { $number }: { $attack } dice against { $defence }, { $chance } %.
screen-held = On its way into a house: { card }.
screen-hand = Your hand:
screen-legend = honor/ki/strength behind each card; * can be stolen

option-edition = Edition
option-edition-help = Whose rules hold where the two editions differ.
option-edition-amigo = Amigo, 2002
option-edition-gamewright = Gamewright, 1996
option-daimyo = First daimyo
option-daimyo-help = From which cards the first daimyo is drawn.
option-daimyo-edition = As in the edition
option-daimyo-start = A start daimyo
option-daimyo-any = Any of the ten
option-discard = Discarding
option-discard-help = What it costs to discard a card without effect.
option-discard-edition = As in the edition
option-discard-action = An action
option-discard-free = Nothing
option-thief_cost = Price of a thief
option-thief_cost-help = The honor that a thief costs.
option-thief_cost-edition = As in the edition
option-elite = Elite thief
option-elite-help = Where an elite thief may take the two cards.
option-elite-edition = As in the edition
option-elite-anywhere = From any two houses
option-elite-one_house = From one house
option-target = Target
option-target-help = The honor that wins. 250 is a shorter game, good with five or six players.
option-seppuku = Seppuku of a samurai
option-seppuku-help = When a samurai may be ordered to commit seppuku.
option-seppuku-costly = If a card is lost by it
option-seppuku-any = Always
option-reactions = Who is asked
option-reactions-help = Who is asked to save face. If everyone is, not even the pace gives a hand away.
option-reactions-holders = Those who can
option-reactions-everyone = Everyone
option-limit = Longest game
option-limit-help = After the round of this player turn the most honor wins.

# Honor of the Samurai

title = Honor of the Samurai
blurb = Serve your daimyo, build two houses, become shogun and hold on to it. Honor wins, and your rivals send thieves, assassins and dishonor.
goal = The first player with { $target } honor wins.
standing = You have { $honor } honor, rank { $rank } of { $seats }.
score = { $score } honor
reconstructed = Some card counts and values aren’t known, so they are reconstructed. If you own the game, you can correct them.

card = { $card ->
    [start-daimyo-a] starting daimyo A
    [start-daimyo-b] starting daimyo B
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
    [noh-theatre] noh theater
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
a-card = { $card ->
    [start-daimyo-a] a starting daimyo A
    [start-daimyo-b] a starting daimyo B
    [daimyo-a] daimyo A
    [daimyo-b] daimyo B
    [daimyo-c] daimyo C
    [daimyo-d] daimyo D
    [okugata-a] an okugata A
    [okugata-b] an okugata B
    [okugata-c] an okugata C
    [warrior-a] a warrior A
    [warrior-b] a warrior B
    [warrior-c] a warrior C
    [warrior-d] a warrior D
    [warrior-e] a warrior E
    [warrior-f] a warrior F
    [bodyguard] a bodyguard
    [no-dachi] the no-dachi of the ancestors
    [daisho] the daisho of the ancestors
    [masamune] Masamune the smith
    [noh-theatre] the noh theater
    [firearms] firearms
    [odawara] Odawara castle
    [osaka] Osaka castle
    [white-heron] White Heron castle
    [thief] a thief
    [elite-thief] an elite thief
    [assassin] an assassin
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
    [yes] You have 100 honor or more and the shogun card is free: declare your daimyo shogun this turn. Actions left: { $actions }.
   *[no] { $actions ->
        [0] { $declared ->
            [yes] No actions left, and your declaration is made. End your turn.
           *[no] No actions left. Make a declaration or end your turn.
        }
       *[other] { $declared ->
            [yes] Play, draw or discard a card. Actions left: { $actions }. Your declaration is made.
           *[no] Play, draw or discard a card. Actions left: { $actions }. You may also make one declaration.
        }
    }
}
ask-house = Choose a house for { a-card }.
ask-rob = { $again ->
    [yes] Choose a house for a second theft, or stop.
   *[no] Which house do you steal from?
}
ask-take = Which card do you steal?
ask-place = Where does the stolen { card } go?
ask-target = Whom does the assassin target?
ask-shame = Whom do you dishonor?
ask-react = { $occasion ->
    [battle] { $whose ->
        [own] { $by } beat you in battle. Save face and keep your house?
       *[other] { $by } beat { $affected } in battle. Save face, so that { $affected }’s house stays?
    }
   *[dishonor] { $whose ->
        [own] { $by } dishonors you. Save face?
       *[other] { $by } dishonors { $affected }. Save { $affected }’s face?
    }
}
ask-respond = { $by } dishonors you: pay { $price } honor and fall to { $left }, or order seppuku.
ask-castle = { $swap ->
    [yes] You won { card }. Swap it for your own castle, or discard it?
   *[no] You won { card }. Keep it, or discard it?
}

wait-turn = { $must ->
    [yes] This turn, the daimyo must become shogun. Actions left: { $actions }.
   *[no] { $declared ->
        [yes] Actions left: { $actions }. The declaration is made.
       *[no] Actions left: { $actions }. One declaration is possible.
    }
}
wait-house = Choosing a house for { a-card }…
wait-rob = { $again ->
    [yes] Choosing a house to steal a second card from…
   *[no] Choosing a house to steal from…
}
wait-take = Choosing a card to steal…
wait-target = Choosing whom the assassin targets…
wait-shame = Choosing a player to dishonor…
wait-react = { $occasion ->
    [battle] { $by } beat { $affected } in battle. Does anyone save face?
   *[dishonor] { $by } dishonors { $affected }. Does anyone save face?
}
wait-respond = Deciding: pay { $price } honor or order seppuku…
wait-castle = Deciding what to do with { card }…

event-turn-began = { $seat }’s turn ({ $number }).
event-gained = { $seat } gains { $amount } honor (now { $honor }).
event-played = { $seat } plays { a-card }.
event-laid = { $whose ->
    [own] { $seat } adds { a-card } to their { house-of }.
   *[other] { $seat } adds { a-card } to { $owner }’s { house-of }.
}
event-drew = { $seat } draws a card.
event-drew-card = { $seat } draws { a-card }.
event-discarded = { $seat } discards { a-card }.
event-shuffled = The discard pile becomes the new draw pile ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
event-became-shogun = { $seat }’s daimyo becomes shogun.
event-shogun-returned = The shogun card returns to the middle.
event-attacked = { $seat } attacks { $target }: { $attack_dice ->
    [one] 1 die
   *[other] { $attack_dice } dice
} vs { $defense_dice }.
event-rolled = { $total ->
    [0] { $seat } has no dice.
   *[other] { $seat } rolls { $total }.
}
event-won = { $seat } wins the battle against { $loser }.
event-saved-face = { $whose ->
    [own] { $seat } saves face.
   *[other] { $seat } saves { $target }’s face.
}
event-passed = { $seat } passes.
event-house-lost = { $seat } loses their { house-of } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
event-became-ronin = { $seat } becomes a ronin.
event-castle-taken = { $seat } keeps { card }.
event-castle-discarded = { $seat } discards { card }.
event-dishonored = { $seat } dishonors { $target }.
event-paid = { $seat } pays { $amount } honor (now { $honor }).
event-seppuku = { $seat }’s { head-of } commits seppuku.
event-allied = { $seat } now serves { $lord }.
event-gave-notice = { $seat } breaks the alliance with { $lord }. It ends at the start of { $seat }’s next turn.
event-alliance-ended = The alliance between { $seat } and { $lord } ends.
event-took-over = { $seat } takes over { $former }’s daimyo’s house.
event-enthroned = { $seat } plays { a-card } for { $ally }: a new daimyo’s house.
event-stole = { $whose ->
    [own] { $seat } takes { a-card } from their { house-of }.
   *[other] { $seat } steals { a-card } from { $owner }’s { house-of }.
}
event-placed = { $whose ->
    [own] { $seat } puts { a-card } into their { house-of }.
   *[other] { $seat } puts { a-card } into { $owner }’s { house-of }.
}
event-threw-away = { $seat } discards the stolen { card }.
event-sent-assassin = { $result ->
    [success] { $seat }’s assassin rolls { $roll } and kills { $target }’s { head-of }.
   *[failure] { $seat }’s assassin rolls { $roll } against { $target }’s { head-of } and fails: it takes { $needed } or more.
}
event-bodyguard-fell = { $seat } loses a bodyguard.
event-ended = { $reason ->
    [target] The target is reached.
   *[limit] The last round is over.
}

preview = { $about ->
    [attack] { $attack ->
        [one] 1 die
       *[other] { $attack } dice
    } vs { $defense }: { $chance }% to win. If you lose, your daimyo’s house is gone ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }).
    [change] then { $income } honor per turn, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } (ki { $ki }), { $attack ->
        [one] 1 attack die
       *[other] { $attack } attack dice
    }, { $defense } for defense
    [income] then { $income } honor per turn
    [shogun] then { $income } honor per turn, but anyone with a daimyo and a die may attack you
    [pay] costs { $price } honor: you fall to { $honor }
    [break] costs { $price } honor: you fall to { $honor } and become a ronin at your next turn
    [price] costs { $price } honor
    [dishonor] pays { $price } honor and falls to { $honor }, or orders seppuku; { $shogun ->
        [yes] save face does not help a shogun
       *[no] { $saved } honor if someone saves face
    }
    [save] { $occasion ->
        [battle] { $whose ->
            [own] your house stays
           *[other] { $affected }’s house stays
        }{ $castle ->
            [yes] , without its castle
           *[no] {""}
        }
       *[dishonor] { $whose ->
            [own] you pay { $price } honor instead of { $full }
           *[other] { $affected } pays { $price } honor instead of { $full }
        }
    }
    [pass] { $occasion ->
        [battle] unless someone else saves face, { $whose ->
            [own] you lose your daimyo’s house ({ $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }) and become a ronin
           *[other] { $affected } loses the daimyo’s house ({ $cards ->
                [one] 1 card
               *[other] { $cards } cards
            })
        }
       *[dishonor] unless someone else saves face, { $whose ->
            [own] you pay { $price } honor or order seppuku
           *[other] { $affected } pays { $price } honor or orders seppuku
        }
    }
    [seppuku] costs no honor: { $head ->
        [daimyo] you lose { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }{ $shogun ->
            [yes] {" "}and the shogun card
           *[no] {""}
        } and become a ronin
       *[samurai] you lose { $cards ->
            [0] no cards
            [one] 1 card
           *[other] { $cards } cards
        }{ $heir ->
            [yes] , and { $heir_name } takes over your daimyo’s house
           *[no] {""}
        }
    }; then { $income } honor per turn
   *[assassin] { $chance }% chance for { $price } honor{ $ally ->
        [yes] , double against an ally
       *[no] {""}
    }: the house loses { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }
}

choice-end = End turn
choice-draw = Draw card
choice-shogun = Become shogun
choice-break = Break alliance
choice-stop = Stop stealing
choice-pass = Pass
choice-save-face = Save face
choice-pay = Pay
choice-seppuku = { $head ->
    [daimyo] The daimyo commits seppuku
   *[samurai] The samurai commits seppuku
}
choice-take-castle = Keep castle
choice-leave-castle = Discard castle
choice-attack = Attack { $target }
choice-ally = Serve { $lord }
choice-play = Play { card }
choice-discard = Discard { card }
choice-lay = To { $seat }’s { house-of }
choice-rob = Steal from { $seat }’s { house-of }
choice-steal = Steal { card }
choice-put = To { $seat }’s { house-of }
choice-throw-away = Discard it
choice-assassinate = { $house ->
    [daimyo] Target { $seat }’s daimyo
   *[samurai] Target { $seat }’s samurai
}
choice-dishonor = Dishonor { $target }

end-target = { $winner } wins with { $honor } honor.
end-limit = { $winners ->
    [0] Everyone shares the victory with { $honor } honor after { $turns } turns.
    [one] { $winner } wins with the most honor, { $honor }, after { $turns } turns.
   *[other] { $winner } share the victory with { $honor } honor after { $turns } turns.
}

refusal-no-move = that isn’t a move in this game
refusal-not-asked = { $asked ->
    [turn] that is an answer, but nothing was asked; take an action or make a declaration
    [house] first choose a house for the card
    [rob] first choose a house to steal from
    [take] first choose a card that can be stolen from that house
    [place] first choose where the stolen card goes: another house with room, or the discard pile
    [target] first choose whom the assassin targets; you must be able to pay for it
    [shame] first choose the player to dishonor
    [react] save face if you hold the card, or pass
    [respond] pay, or order a daimyo or samurai that you can lose to commit seppuku
   *[castle] first decide about the castle you won
}
refusal-must-become-shogun = with { $honor } honor and the shogun card in the middle, you must declare your daimyo shogun first
refusal-no-action-left = you have no action left
refusal-hand-full = your hand is full (limit: { $most })
refusal-nothing-to-draw = there is no card left to draw
refusal-not-in-hand = you have no { card } in hand
refusal-only-a-reaction = you can only play save face when there is a face to save
refusal-no-daimyo-now = only a ronin may play a daimyo, or the owner of a daimyo for their second samurai
refusal-no-room = none of your houses has room for { a-card }
refusal-two-actions = dishonor takes two actions, and you have one left
refusal-cannot-pay = that costs { $price } honor, and you can’t pay for ninja on credit
refusal-nothing-to-steal = no house has anything to steal
refusal-declared = you have already made a declaration this turn
refusal-shogun-taken = there is a shogun already
refusal-shogun-needs-daimyo = you have no daimyo who could become shogun
refusal-no-alliance = you have no alliance to break
refusal-no-opponent = that isn’t another player at this table
refusal-attack-needs-daimyo = you need a daimyo to attack
refusal-no-castle = you can only attack the shogun and players with a castle
refusal-no-dice = you have no die to attack with: you need 3 strength without the castle
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
    [new] from the next turn
    [notice] until their next turn
   *[full] in service
}
screen-has-second = second samurai: player { $number }
screen-shogun = SHOGUN
screen-honor = honor { $honor } of { $target } ({ $income } per turn)
screen-hand-size = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
screen-ki = ki { $ki }: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
screen-dice = dice: attack { $attack }, defense { $defense }
screen-house = { $house ->
    [daimyo] daimyo
   *[samurai] samurai
}
screen-assassin = assassin { $chance }%
screen-empty = nothing
screen-table = Turn { $turns } of { $limit }. Draw pile { $pile }, discard pile { $discards }
screen-top = , on top { card }
screen-shogun-free = The shogun card is in the middle (+{ $honor } per turn).
screen-shogun-held = Player { $number } is shogun (+{ $honor } per turn).
screen-actions = Player { $number }: ki { $ki }, { $used } used, { $left ->
    [one] 1 action
   *[other] { $left } actions
} left; { $declared ->
    [yes] declaration made
   *[no] no declaration yet
}.
screen-must = Player { $number } must become shogun this turn.
screen-attack = Attack on player { $number }: { $attack ->
    [one] 1 die
   *[other] { $attack } dice
} vs { $defense }, { $chance }%.
screen-held = Waiting for a house: { card }.
screen-hand = Your hand:
screen-legend = honor/ki/strength after each card; * can be stolen

option-edition = Edition
option-edition-help = Whose rules apply where the two editions differ.
option-edition-amigo = Amigo, 2002
option-edition-gamewright = Gamewright, 1996
option-daimyo = First daimyo
option-daimyo-help = Which cards the first daimyos come from.
option-daimyo-edition = As in the edition
option-daimyo-start = A starting daimyo
option-daimyo-any = Any of the ten
option-discard = Discarding
option-discard-help = What it costs to discard a card without effect.
option-discard-edition = As in the edition
option-discard-action = 1 action
option-discard-free = Nothing
option-thief_cost = Price of a thief
option-thief_cost-help = How much honor a thief costs.
option-thief_cost-edition = As in the edition
option-elite = Elite thief
option-elite-help = Where the two stolen cards may come from.
option-elite-edition = As in the edition
option-elite-anywhere = From one or two houses
option-elite-one_house = From one house
option-target = Target
option-target-help = The honor you need to win. 250 makes a shorter game, good with 5 or 6 players.
option-seppuku = Seppuku of a samurai
option-seppuku-help = When you may order a samurai to commit seppuku.
option-seppuku-costly = Only if it costs a card
option-seppuku-any = Always
option-reactions = Who is asked
option-reactions-help = Who is asked to save face. If everyone is asked, nobody can tell who has the card.
option-reactions-holders = Players with the card
option-reactions-everyone = Everyone
option-limit = Turn limit
option-limit-help = The game ends after the round in which this turn is played. The most honor wins.

# Themes of puzzles

puzzle-kind-turn = Your turn
puzzle-kind-house = Choosing a house
puzzle-kind-rob = Whom to rob
puzzle-kind-take = Which card to steal
puzzle-kind-place = Placing a stolen card
puzzle-kind-target = The assassin’s target
puzzle-kind-shame = Whom to dishonor
puzzle-kind-respond = Answering dishonor
puzzle-kind-react = Saving face
puzzle-kind-castle = The castle

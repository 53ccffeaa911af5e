# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

ask-react-you =
    .by = { $occasion ->
        [battle] You beat { $affected } in battle. Save face, so that { $affected }’s house stays?
       *[dishonor] You dishonor { $affected }. Save { $affected }’s face?
    }
wait-react-you =
    .by = { $occasion ->
        [battle] You beat { $affected } in battle. Does anyone save face?
       *[dishonor] You dishonor { $affected }. Does anyone save face?
    }
    .affected = { $occasion ->
        [battle] { $by } beat you in battle. Does anyone save face?
       *[dishonor] { $by } dishonors you. Does anyone save face?
    }

event-turn-began-you =
    .seat = Your turn ({ $number }).
event-gained-you =
    .seat = You gain { $amount } honor (now { $honor }).
event-played-you =
    .seat = You play { a-card }.
event-laid-you =
    .seat = { $whose ->
        [own] You add { a-card } to your { house-of }.
       *[other] You add { a-card } to { $owner }’s { house-of }.
    }
    .owner = { $seat } adds { a-card } to your { house-of }.
event-drew-you =
    .seat = You draw a card.
event-drew-card-you =
    .seat = You draw { a-card }.
event-discarded-you =
    .seat = You discard { a-card }.
event-became-shogun-you =
    .seat = Your daimyo becomes shogun.
event-attacked-you =
    .seat = You attack { $target }: { $attack_dice ->
        [one] 1 die
       *[other] { $attack_dice } dice
    } vs { $defense_dice }.
    .target = { $seat } attacks you: { $attack_dice ->
        [one] 1 die
       *[other] { $attack_dice } dice
    } vs { $defense_dice }.
event-rolled-you =
    .seat = { $total ->
        [0] You have no dice.
       *[other] You roll { $total }.
    }
event-won-you =
    .seat = You win the battle against { $loser }.
    .loser = { $seat } wins the battle against you.
event-saved-face-you =
    .seat = { $whose ->
        [own] You save face.
       *[other] You save { $target }’s face.
    }
    .target = { $seat } saves your face.
event-passed-you =
    .seat = You pass.
event-house-lost-you =
    .seat = You lose your { house-of } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }).
event-became-ronin-you =
    .seat = You become a ronin.
event-castle-taken-you =
    .seat = You keep { card }.
event-castle-discarded-you =
    .seat = You discard { card }.
event-dishonored-you =
    .seat = You dishonor { $target }.
    .target = { $seat } dishonors you.
event-paid-you =
    .seat = You pay { $amount } honor (now { $honor }).
event-seppuku-you =
    .seat = Your { head-of } commits seppuku.
event-allied-you =
    .seat = You now serve { $lord }.
    .lord = { $seat } now serves you.
event-gave-notice-you =
    .seat = You break the alliance with { $lord }. It ends at the start of your next turn.
    .lord = { $seat } breaks the alliance with you. It ends at the start of { $seat }’s next turn.
event-alliance-ended-you =
    .seat = Your alliance with { $lord } ends.
    .lord = Your alliance with { $seat } ends.
event-took-over-you =
    .seat = You take over { $former }’s daimyo’s house.
    .former = { $seat } takes over your daimyo’s house.
event-enthroned-you =
    .seat = You play { a-card } for { $ally }: a new daimyo’s house.
    .ally = { $seat } plays { a-card } for you: a new daimyo’s house.
event-stole-you =
    .seat = { $whose ->
        [own] You take { a-card } from your { house-of }.
       *[other] You steal { a-card } from { $owner }’s { house-of }.
    }
    .owner = { $seat } steals { a-card } from your { house-of }.
event-placed-you =
    .seat = { $whose ->
        [own] You put { a-card } into your { house-of }.
       *[other] You put { a-card } into { $owner }’s { house-of }.
    }
    .owner = { $seat } puts { a-card } into your { house-of }.
event-threw-away-you =
    .seat = You discard the stolen { card }.
event-sent-assassin-you =
    .seat = { $result ->
        [success] Your assassin rolls { $roll } and kills { $target }’s { head-of }.
       *[failure] Your assassin rolls { $roll } against { $target }’s { head-of } and fails: it takes { $needed } or more.
    }
    .target = { $result ->
        [success] { $seat }’s assassin rolls { $roll } and kills your { head-of }.
       *[failure] { $seat }’s assassin rolls { $roll } against your { head-of } and fails: it takes { $needed } or more.
    }
    .seat-target = { $result ->
        [success] Your assassin rolls { $roll } and kills your own { head-of }.
       *[failure] Your assassin rolls { $roll } against your own { head-of } and fails: it takes { $needed } or more.
    }
event-bodyguard-fell-you =
    .seat = You lose a bodyguard.

choice-lay-you =
    .seat = To your { house-of }
choice-rob-you =
    .seat = Steal from your { house-of }
choice-put-you =
    .seat = To your { house-of }
choice-assassinate-you =
    .seat = { $house ->
        [daimyo] Target your daimyo
       *[samurai] Target your samurai
    }

end-target-you =
    .winner = You win with { $honor } honor.
end-limit-you =
    .winner = You win with the most honor, { $honor }, after { $turns } turns.
    .shared = You share the victory with { $others }: { $honor } honor after { $turns } turns.

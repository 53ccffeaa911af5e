# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

ask-react-you =
    .by = { $occasion ->
        [battle] Je hebt { $affected } in een gevecht verslagen. Wil je het gezicht van { $affected } redden, zodat het huis blijft?
       *[dishonor] Je onteert { $affected }. Wil je het gezicht van { $affected } redden?
    }
wait-react-you =
    .by = { $occasion ->
        [battle] Je hebt { $affected } in een gevecht verslagen. Redt iemand het gezicht?
       *[dishonor] Je onteert { $affected }. Redt iemand het gezicht?
    }
    .affected = { $occasion ->
        [battle] { $by } heeft je in een gevecht verslagen. Redt iemand je gezicht?
       *[dishonor] { $by } onteert je. Redt iemand je gezicht?
    }

event-turn-began-you =
    .seat = Je bent aan de beurt ({ $number }).
event-gained-you =
    .seat = Je krijgt { $amount } eer (nu { $honor }).
event-played-you =
    .seat = Je speelt { a-card }.
event-laid-you =
    .seat = { $whose ->
        [own] Je legt { a-card } in je { house-of }.
       *[other] Je legt { a-card } in het { house-of } van { $owner }.
    }
    .owner = { $seat } legt { a-card } in je { house-of }.
event-drew-you =
    .seat = Je trekt een kaart.
event-drew-card-you =
    .seat = Je trekt { a-card }.
event-discarded-you =
    .seat = Je legt { a-card } af.
event-became-shogun-you =
    .seat = Je daimyo wordt shogun.
event-attacked-you =
    .seat = Je valt { $target } aan: { $attack_dice ->
        [one] 1 dobbelsteen
       *[other] { $attack_dice } dobbelstenen
    } tegen { $defense_dice }.
    .target = { $seat } valt je aan: { $attack_dice ->
        [one] 1 dobbelsteen
       *[other] { $attack_dice } dobbelstenen
    } tegen { $defense_dice }.
event-rolled-you =
    .seat = { $total ->
        [0] Je hebt geen dobbelsteen.
       *[other] Je gooit { $total }.
    }
event-won-you =
    .seat = Je wint het gevecht tegen { $loser }.
    .loser = { $seat } wint het gevecht tegen jou.
event-saved-face-you =
    .seat = { $whose ->
        [own] Je redt je gezicht.
       *[other] Je redt het gezicht van { $target }.
    }
    .target = { $seat } redt je gezicht.
event-passed-you =
    .seat = Je past.
event-house-lost-you =
    .seat = Je verliest je { house-of } ({ $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }).
event-became-ronin-you =
    .seat = Je wordt ronin.
event-castle-taken-you =
    .seat = Je houdt { a-card }.
event-castle-discarded-you =
    .seat = Je legt { a-card } af.
event-dishonored-you =
    .seat = Je onteert { $target }.
    .target = { $seat } onteert je.
event-paid-you =
    .seat = Je betaalt { $amount } eer (nu { $honor }).
event-seppuku-you =
    .seat = Je { head-of } pleegt seppuku.
event-allied-you =
    .seat = Je dient nu { $lord }.
    .lord = { $seat } dient nu jou.
event-gave-notice-you =
    .seat = Je verbreekt het verbond met { $lord }. Het eindigt aan het begin van je volgende beurt.
    .lord = { $seat } verbreekt het verbond met jou. Het eindigt aan het begin van de volgende beurt van { $seat }.
event-alliance-ended-you =
    .seat = Je verbond met { $lord } eindigt.
    .lord = Je verbond met { $seat } eindigt.
event-took-over-you =
    .seat = Je neemt het daimyohuis van { $former } over.
    .former = { $seat } neemt je daimyohuis over.
event-enthroned-you =
    .seat = Je speelt { a-card } voor { $ally }: een nieuw daimyohuis.
    .ally = { $seat } speelt { a-card } voor jou: een nieuw daimyohuis.
event-stole-you =
    .seat = { $whose ->
        [own] Je neemt { a-card } uit je { house-of }.
       *[other] Je steelt { a-card } uit het { house-of } van { $owner }.
    }
    .owner = { $seat } steelt { a-card } uit je { house-of }.
event-placed-you =
    .seat = { $whose ->
        [own] Je legt { a-card } in je { house-of }.
       *[other] Je legt { a-card } in het { house-of } van { $owner }.
    }
    .owner = { $seat } legt { a-card } in je { house-of }.
event-threw-away-you =
    .seat = Je legt de gestolen kaart af: { card }.
event-sent-assassin-you =
    .seat = { $result ->
        [success] Je sluipmoordenaar gooit { $roll } en doodt de { head-of } van { $target }.
       *[failure] Je sluipmoordenaar gooit { $roll } tegen de { head-of } van { $target } en faalt: er was minstens { $needed } nodig.
    }
    .target = { $result ->
        [success] De sluipmoordenaar van { $seat } gooit { $roll } en doodt je { head-of }.
       *[failure] De sluipmoordenaar van { $seat } gooit { $roll } tegen je { head-of } en faalt: er was minstens { $needed } nodig.
    }
    .seat-target = { $result ->
        [success] Je sluipmoordenaar gooit { $roll } en doodt je eigen { head-of }.
       *[failure] Je sluipmoordenaar gooit { $roll } tegen je eigen { head-of } en faalt: er was minstens { $needed } nodig.
    }
event-bodyguard-fell-you =
    .seat = Je verliest een lijfwacht.

choice-lay-you =
    .seat = In je { house-of }
choice-rob-you =
    .seat = Stelen uit je { house-of }
choice-put-you =
    .seat = In je { house-of }
choice-assassinate-you =
    .seat = { $house ->
        [daimyo] Aanslag op je daimyo
       *[samurai] Aanslag op je samoerai
    }

end-target-you =
    .winner = Je wint met { $honor } eer.
end-limit-you =
    .winner = Je wint na { $turns } beurten met de meeste eer: { $honor }.
    .shared = Je deelt de overwinning met { $others }: { $honor } eer na { $turns } beurten.

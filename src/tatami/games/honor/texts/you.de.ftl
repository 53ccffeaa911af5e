# Sentences about the reader: the message of the same name with “you” for a player. The attribute
# names the field that holds the reader’s seat. Everybody else reads the player’s name.

ask-react-you =
    .by = { $occasion ->
        [battle] Du hast { $affected } im Kampf besiegt. Willst du das Gesicht von { $affected } wahren, damit das Haus bleibt?
       *[dishonor] Du entehrst { $affected }. Willst du das Gesicht von { $affected } wahren?
    }
wait-react-you =
    .by = { $occasion ->
        [battle] Du hast { $affected } im Kampf besiegt. Wahrt jemand das Gesicht?
       *[dishonor] Du entehrst { $affected }. Wahrt jemand das Gesicht?
    }
    .affected = { $occasion ->
        [battle] { $by } hat dich im Kampf besiegt. Wahrt jemand das Gesicht?
       *[dishonor] { $by } entehrt dich. Wahrt jemand das Gesicht?
    }

event-turn-began-you =
    .seat = Du bist am Zug ({ $number }).
event-gained-you =
    .seat = Du erhältst { $amount } Ehre (jetzt { $honor }).
event-played-you =
    .seat = Du spielst { a-card }.
event-laid-you =
    .seat = { $whose ->
        [own] Du legst { a-card } in dein { house-of }.
       *[other] Du legst { a-card } ins { house-of } von { $owner }.
    }
    .owner = { $seat } legt { a-card } in dein { house-of }.
event-drew-you =
    .seat = Du ziehst eine Karte.
event-drew-card-you =
    .seat = Du ziehst { a-card }.
event-discarded-you =
    .seat = Du legst { a-card } ab.
event-became-shogun-you =
    .seat = Dein Daimyo wird Shogun.
event-attacked-you =
    .seat = Du greifst { $target } an: { $attack_dice } Würfel gegen { $defense_dice }.
    .target = { $seat } greift dich an: { $attack_dice } Würfel gegen { $defense_dice }.
event-rolled-you =
    .seat = { $total ->
        [0] Du hast keinen Würfel.
       *[other] Du würfelst { $total }.
    }
event-won-you =
    .seat = Du gewinnst den Kampf gegen { $loser }.
    .loser = { $seat } gewinnt den Kampf gegen dich.
event-saved-face-you =
    .seat = { $whose ->
        [own] Du wahrst das Gesicht.
       *[other] Du wahrst das Gesicht von { $target }.
    }
    .target = { $seat } wahrt dein Gesicht.
event-passed-you =
    .seat = Du passt.
event-house-lost-you =
    .seat = Du verlierst dein { house-of } ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }).
event-became-ronin-you =
    .seat = Du wirst Ronin.
event-castle-taken-you =
    .seat = Du behältst { a-card }.
event-castle-discarded-you =
    .seat = Du legst { a-card } ab.
event-dishonored-you =
    .seat = Du entehrst { $target }.
    .target = { $seat } entehrt dich.
event-paid-you =
    .seat = Du zahlst { $amount } Ehre (jetzt { $honor }).
event-seppuku-you =
    .seat = Dein { head-of } begeht Seppuku.
event-allied-you =
    .seat = Du dienst jetzt { $lord }.
    .lord = { $seat } dient jetzt dir.
event-gave-notice-you =
    .seat = Du brichst das Bündnis mit { $lord }. Es endet zu Beginn deines nächsten Zuges.
    .lord = { $seat } bricht das Bündnis mit dir. Es endet zu Beginn des nächsten Zuges von { $seat }.
event-alliance-ended-you =
    .seat = Dein Bündnis mit { $lord } endet.
    .lord = Dein Bündnis mit { $seat } endet.
event-took-over-you =
    .seat = Du übernimmst das Daimyo-Haus von { $former }.
    .former = { $seat } übernimmt dein Daimyo-Haus.
event-enthroned-you =
    .seat = Du spielst { a-card } für { $ally }: ein neues Daimyo-Haus.
    .ally = { $seat } spielt { a-card } für dich: ein neues Daimyo-Haus.
event-stole-you =
    .seat = { $whose ->
        [own] Du nimmst { a-card } aus deinem { house-of }.
       *[other] Du stiehlst { a-card } aus dem { house-of } von { $owner }.
    }
    .owner = { $seat } stiehlt { a-card } aus deinem { house-of }.
event-placed-you =
    .seat = { $whose ->
        [own] Du legst { a-card } in dein { house-of }.
       *[other] Du legst { a-card } ins { house-of } von { $owner }.
    }
    .owner = { $seat } legt { a-card } in dein { house-of }.
event-threw-away-you =
    .seat = Du legst die gestohlene Karte ab: { card }.
event-sent-assassin-you =
    .seat = { $result ->
        [success] Dein Attentäter würfelt { $roll } und tötet den { head-of } von { $target }.
       *[failure] Dein Attentäter würfelt { $roll } gegen den { head-of } von { $target } und scheitert: Nötig ist mindestens { $needed }.
    }
    .target = { $result ->
        [success] Der Attentäter von { $seat } würfelt { $roll } und tötet deinen { head-of }.
       *[failure] Der Attentäter von { $seat } würfelt { $roll } gegen deinen { head-of } und scheitert: Nötig ist mindestens { $needed }.
    }
    .seat-target = { $result ->
        [success] Dein Attentäter würfelt { $roll } und tötet deinen eigenen { head-of }.
       *[failure] Dein Attentäter würfelt { $roll } gegen deinen eigenen { head-of } und scheitert: Nötig ist mindestens { $needed }.
    }
event-bodyguard-fell-you =
    .seat = Du verlierst einen Leibwächter.

choice-lay-you =
    .seat = In dein { house-of }
choice-rob-you =
    .seat = Aus deinem { house-of } stehlen
choice-put-you =
    .seat = In dein { house-of }
choice-assassinate-you =
    .seat = { $house ->
        [daimyo] Anschlag auf deinen Daimyo
       *[samurai] Anschlag auf deinen Samurai
    }

end-target-you =
    .winner = Du gewinnst mit { $honor } Ehre.
end-limit-you =
    .winner = Du gewinnst nach { $turns } Zügen mit der meisten Ehre: { $honor }.
    .shared = Du teilst dir den Sieg mit { $others }: je { $honor } Ehre nach { $turns } Zügen.

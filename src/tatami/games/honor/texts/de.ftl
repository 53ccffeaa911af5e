# Honor of the Samurai / Ehre der Samurai

title = Ehre der Samurai
blurb = Diene deinem Daimyo, baue zwei Häuser, werde Shogun und bleibe es: Ehre gewinnt, und alle anderen schicken Diebe, Attentäter und Entehrung.
reconstructed = Wie sich einige Karten auf Sorten verteilen und einige ihrer Werte waren nicht zu finden: Sie sind rekonstruiert. Wer das Spiel besitzt, kann sie berichtigen.

card = { $card ->
    [start-daimyo-a] Start-Daimyo A
    [start-daimyo-b] Start-Daimyo B
    [daimyo-a] Daimyo A
    [daimyo-b] Daimyo B
    [daimyo-c] Daimyo C
    [daimyo-d] Daimyo D
    [okugata-a] Okugata A
    [okugata-b] Okugata B
    [okugata-c] Okugata C
    [warrior-a] Krieger A
    [warrior-b] Krieger B
    [warrior-c] Krieger C
    [warrior-d] Krieger D
    [warrior-e] Krieger E
    [warrior-f] Krieger F
    [bodyguard] Leibwächter
    [no-dachi] No-Dachi der Ahnen
    [daisho] Daisho der Ahnen
    [masamune] Schmied Masamune
    [noh-theatre] No-Theater
    [firearms] Schusswaffen
    [odawara] Burg Odawara
    [osaka] Burg Osaka
    [white-heron] Burg des Weißen Reihers
    [thief] Dieb
    [elite-thief] Elite-Dieb
    [assassin] Attentäter
    [dishonor] Entehrung
   *[save-face] Gesicht wahren
}
house-of = { $house ->
    [daimyo] Daimyo-Haus
   *[samurai] Samurai-Haus
}
head-of = { $house ->
    [daimyo] Daimyo
   *[samurai] Samurai
}
kind-of-card = { $kind ->
    [daimyo] Daimyo
    [okugata] Okugata
    [warrior] Krieger
    [bodyguard] Leibwächter
    [possession] Besitztum
    [castle] Burg
    [ninja] Ninja
    [event] Ereignis
   *[reaction] Reaktion
}

ask-turn = { $must ->
    [yes] Du hast mindestens 100 Ehre und die Shogun-Karte ist frei: Erkläre deinen Daimyo in diesem Zug zum Shogun. Aktionen übrig: { $actions }.
   *[no] { $declared ->
        [yes] Du bist am Zug. Aktionen übrig: { $actions }. Deine Erklärung ist abgegeben.
       *[no] Du bist am Zug. Aktionen übrig: { $actions }. Du darfst auch eine Erklärung abgeben.
    }
}
ask-house = In welches Haus legst du die Karte ({ card })?
ask-rob = { $again ->
    [yes] Stiehl eine zweite Karte: aus welchem Haus? Oder höre auf.
   *[no] Aus welchem Haus stiehlst du?
}
ask-take = Welche Karte stiehlst du?
ask-place = Wohin kommt die gestohlene Karte ({ card })?
ask-target = Auf wen verübt der Attentäter den Anschlag?
ask-shame = Wen entehrst du?
ask-react = { $occasion ->
    [battle] { $affected } hat den Kampf verloren. Wahrt jemand das Gesicht, sodass das Haus bleibt?
   *[dishonor] { $affected } wird entehrt. Wahrt jemand das Gesicht?
}
ask-respond = Du wirst entehrt: Zahle { $price } Ehre oder befiehl Seppuku.
ask-castle = { $swap ->
    [yes] Gewonnen: { card }. Nimmst du sie im Tausch gegen deine eigene Burg oder legst du sie ab?
   *[no] Gewonnen: { card }. Nimmst du sie oder legst du sie ab?
}

wait-turn = { $must ->
    [yes] In diesem Zug muss ein Shogun erklärt werden. Aktionen übrig: { $actions }.
   *[no] { $declared ->
        [yes] Aktionen übrig: { $actions }. Die Erklärung ist abgegeben.
       *[no] Aktionen übrig: { $actions }. Eine Erklärung ist möglich.
    }
}
wait-house = In welches Haus kommt die Karte ({ card })?
wait-rob = { $again ->
    [yes] Wird eine zweite Karte gestohlen, und aus welchem Haus?
   *[no] Aus welchem Haus wird gestohlen?
}
wait-take = Welche Karte wird gestohlen?
wait-shame = Wer wird entehrt?
wait-respond = Es werden { $price } Ehre gezahlt, oder Seppuku wird befohlen.
wait-castle = Was wird aus der Karte ({ card })?

event-turn-began = { $seat } ist am Zug ({ $number }).
event-gained = { $seat } erhält { $amount } Ehre und hat { $honor }.
event-played = { $seat } spielt: { card }.
event-laid = { $whose ->
    [own] { $seat } legt ins eigene { house-of }: { card }.
   *[other] { $seat } legt ins { house-of } von { $owner }: { card }.
}
event-drew = { $seat } zieht eine Karte.
event-drew-card = Du ziehst: { card }.
event-discarded = { $seat } legt ab: { card }.
event-shuffled = Der Ablagestapel wird gemischt: { $cards } Karten.
event-became-shogun = Der Daimyo von { $seat } ist Shogun.
event-shogun-returned = Die Shogun-Karte kommt zurück in die Mitte.
event-attacked = { $seat } greift { $target } an: { $attack_dice } Würfel gegen { $defence_dice }.
event-rolled = { $seat } würfelt { $total }.
event-won = { $seat } gewinnt den Kampf gegen { $loser }.
event-saved-face = { $whose ->
    [own] { $seat } wahrt das eigene Gesicht.
   *[other] { $seat } wahrt das Gesicht von { $target }.
}
event-passed = Du passt.
event-house-lost = { $seat } verliert das { house-of } ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}).
event-became-ronin = { $seat } ist Ronin.
event-castle-taken = { $seat } nimmt: { card }.
event-castle-discarded = { $seat } legt ab: { card }.
event-dishonored = { $seat } entehrt { $target }.
event-paid = { $seat } zahlt { $amount } Ehre und hat { $honor }.
event-seppuku = Der { head-of } von { $seat } begeht Seppuku.
event-allied = { $seat } tritt in den Dienst von { $lord }.
event-gave-notice = { $seat } bricht das Bündnis mit { $lord }; es gilt bis zum nächsten Zug von { $seat }.
event-alliance-ended = Das Bündnis von { $seat } mit { $lord } ist zu Ende.
event-took-over = { $seat } übernimmt das Daimyo-Haus von { $former }.
event-enthroned = { $seat } legt für { $ally } ein neues Daimyo-Haus aus: { card }.
event-stole = { $whose ->
    [own] { $seat } nimmt aus dem eigenen { house-of }: { card }.
   *[other] { $seat } stiehlt aus dem { house-of } von { $owner }: { card }.
}
event-placed = { $whose ->
    [own] { $seat } legt ins eigene { house-of }: { card }.
   *[other] { $seat } legt ins { house-of } von { $owner }: { card }.
}
event-threw-away = { $seat } legt die gestohlene Karte ab: { card }.
event-sent-assassin = { $result ->
    [success] Der Attentäter von { $seat } würfelt { $roll } und tötet den { head-of } von { $target }.
   *[failure] Der Anschlag von { $seat } auf den { head-of } von { $target } misslingt: { $roll } gewürfelt, { $needed } nötig.
}
event-bodyguard-fell = Ein Leibwächter von { $seat } fällt.
event-ended = { $reason ->
    [target] Das Ziel ist erreicht.
   *[limit] Die letzte Runde ist vorbei.
}

preview = { $about ->
    [attack] { $attack } Würfel gegen { $defence }: du gewinnst zu { $chance } %
    [change] dann { $income } Ehre je Zug, Ki { $ki }: { $actions } Aktionen, { $attack } Würfel im Angriff, { $defence } in der Verteidigung
    [income] dann { $income } Ehre je Zug
    [honor] es bleiben { $honor } Ehre
    [price] kostet { $price } Ehre
   *[assassin] { $ally ->
        [yes] { $chance } % für { $price } Ehre, das Doppelte gegen Verbündete
       *[no] { $chance } % für { $price } Ehre
    }
}

choice-end = Zug beenden
choice-draw = Karte ziehen
choice-shogun = Mein Daimyo wird Shogun
choice-break = Bündnis brechen
choice-stop = Keine zweite Karte nehmen
choice-pass = Passen
choice-save-face = Gesicht wahren
choice-pay = Zahlen
choice-seppuku = { $head ->
    [daimyo] Der Daimyo begeht Seppuku
   *[samurai] Der Samurai begeht Seppuku
}
choice-take-castle = Die Burg nehmen
choice-leave-castle = Die Burg ablegen
choice-attack = { $target } angreifen
choice-ally = In den Dienst von { $lord } treten
choice-play = Spielen: { card }
choice-discard = Ablegen: { card }
choice-lay = Ins { house-of } von { $seat }
choice-rob = Aus dem { house-of } von { $seat } stehlen
choice-steal = Stehlen: { card }
choice-put = Ins { house-of } von { $seat }
choice-throw-away = Die gestohlene Karte ablegen
choice-assassinate = { $house ->
    [daimyo] Den Attentäter zum Daimyo von { $seat } schicken
   *[samurai] Den Attentäter zum Samurai von { $seat } schicken
}
choice-dishonor = { $target } entehren

end-target = { $winner } gewinnt mit { $honor } Ehre.
end-limit = { $winners ->
    [0] Alle teilen sich den Sieg mit { $honor } Ehre nach { $turns } Zügen.
    [one] { $winner } gewinnt mit der meisten Ehre, { $honor }, nach { $turns } Zügen.
   *[other] { $winner } teilen sich den Sieg mit { $honor } Ehre nach { $turns } Zügen.
}

refusal-no-move = das ist kein Zug dieses Spiels
refusal-not-asked = { $asked ->
    [turn] das ist eine Antwort, und es wurde nichts gefragt: jetzt sind Aktionen und Erklärungen an der Reihe
    [house] sage zuerst, in welches Haus die Karte kommt
    [rob] sage zuerst, aus welchem Haus der Dieb stiehlt
    [take] sage zuerst, welche Karte der Dieb nimmt; sie muss stehlbar sein und in diesem Haus liegen
    [place] sage zuerst, wohin die gestohlene Karte kommt: in ein Haus mit Platz, nicht zurück, oder auf den Ablagestapel
    [target] sage zuerst, wem der Anschlag gilt; du musst ihn bezahlen können
    [shame] sage zuerst, welcher andere Spieler entehrt wird
    [react] wahre jetzt das Gesicht, wenn du die Karte hast, oder passe
    [respond] zahle jetzt, oder befiehl dem Daimyo oder Samurai, den du verlieren kannst, Seppuku
   *[castle] entscheide zuerst über die gewonnene Burg
}
refusal-must-become-shogun = mit { $honor } Ehre und der Shogun-Karte in der Mitte musst du zuerst deinen Daimyo zum Shogun erklären
refusal-no-action-left = du hast keine Aktion mehr
refusal-hand-full = du hast schon { $most } Karten auf der Hand
refusal-nothing-to-draw = es gibt keine Karte mehr zu ziehen
refusal-not-in-hand = diese Karte hast du nicht: { card }
refusal-only-a-reaction = Gesicht wahren spielt man nur, wenn ein Gesicht zu wahren ist
refusal-no-daimyo-now = nur ein Ronin darf einen Daimyo auslegen, oder ein Besitzer für den zweiten Samurai
refusal-no-room = keines deiner Häuser hat Platz dafür: { card }
refusal-two-actions = Entehrung kostet zwei Aktionen, und du hast noch eine
refusal-cannot-pay = das kostet { $price } Ehre, und Ninja werden nie auf Kredit bezahlt
refusal-nothing-to-steal = in keinem Haus gibt es etwas zu stehlen
refusal-declared = du hast in diesem Zug schon eine Erklärung abgegeben
refusal-shogun-taken = es gibt schon einen Shogun
refusal-shogun-needs-daimyo = du hast keinen Daimyo, der Shogun werden könnte
refusal-no-alliance = du hast kein Bündnis zu brechen
refusal-no-opponent = das ist kein anderer Spieler an diesem Tisch
refusal-attack-needs-daimyo = nur wer einen Daimyo hat, darf angreifen
refusal-no-castle = nur der Shogun und Spieler mit einer Burg dürfen angegriffen werden
refusal-no-dice = du hast keinen Würfel für den Angriff: dafür braucht es drei Stärke ohne die Burg
refusal-no-ronin = nur ein Ronin darf ein Bündnis eingehen
refusal-no-lord = dieser Spieler hat keinen Daimyo, dem man dienen könnte
refusal-has-second = dieser Daimyo hat schon einen zweiten Samurai

order-ask = Frag mich
order-pass = Immer passen
order-ask-own = Passen, außer es geht um mich
order-own = Mein eigenes Gesicht wahren
order-ally = Mein Gesicht und das meines Verbündeten wahren

screen-player = Spieler { $number }
screen-you = du
screen-status = { $status ->
    [ronin] Ronin
    [second] zweiter Samurai von Spieler { $lord }
   *[samurai] Samurai
}
screen-service = { $service ->
    [new] ab dem nächsten Zug
    [notice] bis zum eigenen nächsten Zug
   *[full] im Dienst
}
screen-has-second = zweiter Samurai: Spieler { $number }
screen-shogun = SHOGUN
screen-honor = Ehre { $honor } von { $target } ({ $income } pro Zug)
screen-hand-size = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
screen-ki = Ki { $ki }: { $actions } Aktionen
screen-dice = Würfel: Angriff { $attack }, Abwehr { $defence }
screen-house = { $house ->
    [daimyo] Daimyo
   *[samurai] Samurai
}
screen-assassin = Attentat { $chance } %
screen-empty = nichts
screen-table = Zug { $turns } von { $limit }. Stapel { $pile }, abgelegt { $discards }
screen-top = , obenauf { card }
screen-shogun-free = Die Shogun-Karte liegt in der Mitte (+{ $honor } pro Zug).
screen-shogun-held = Spieler { $number } ist Shogun (+{ $honor } pro Zug).
screen-actions = Spieler { $number }: Ki { $ki }, { $used } verbraucht, { $left } Aktionen übrig; { $declared ->
    [yes] Erklärung abgegeben
   *[no] Erklärung frei
}.
screen-must = Spieler { $number } muss in diesem Zug den Shogun erklären.
screen-attack = Angriff auf Spieler { $number }: { $attack } Würfel gegen { $defence }, { $chance } %.
screen-held = Unterwegs in ein Haus: { card }.
screen-hand = Deine Hand:
screen-legend = hinter jeder Karte Ehre/Ki/Stärke; * kann gestohlen werden

option-edition = Ausgabe
option-edition-help = Wessen Regeln gelten, wo sich die zwei Ausgaben unterscheiden.
option-edition-amigo = Amigo, 2002
option-edition-gamewright = Gamewright, 1996
option-daimyo = Erster Daimyo
option-daimyo-help = Aus welchen Karten der erste Daimyo gezogen wird.
option-daimyo-edition = Wie in der Ausgabe
option-daimyo-start = Ein Start-Daimyo
option-daimyo-any = Alle zehn
option-discard = Ablegen
option-discard-help = Was es kostet, eine Karte ohne Wirkung abzulegen.
option-discard-edition = Wie in der Ausgabe
option-discard-action = Eine Aktion
option-discard-free = Nichts
option-thief_cost = Preis eines Diebes
option-thief_cost-help = Die Ehre, die ein Dieb kostet.
option-thief_cost-edition = Wie in der Ausgabe
option-elite = Elite-Dieb
option-elite-help = Woher ein Elite-Dieb die zwei Karten nehmen darf.
option-elite-edition = Wie in der Ausgabe
option-elite-anywhere = Aus zwei beliebigen Häusern
option-elite-one_house = Aus einem Haus
option-target = Ziel
option-target-help = Die Ehre, mit der man gewinnt. 250 ist ein kürzeres Spiel, gut zu fünft oder sechst.
option-seppuku = Seppuku eines Samurai
option-seppuku-help = Wann einem Samurai Seppuku befohlen werden darf.
option-seppuku-costly = Wenn dadurch eine Karte verloren geht
option-seppuku-any = Immer
option-reactions = Wer gefragt wird
option-reactions-help = Wer gefragt wird, ob er das Gesicht wahrt. Werden alle gefragt, verrät nicht einmal das Tempo eine Hand.
option-reactions-holders = Wer es kann
option-reactions-everyone = Alle
option-limit = Längstes Spiel
option-limit-help = Nach der Runde dieses Zuges gewinnt die meiste Ehre.

# Honor of the Samurai / Ehre der Samurai

title = Ehre der Samurai
blurb = Diene deinem Daimyo, baue zwei Häuser, werde Shogun und bleib es. Ehre gewinnt, doch deine Rivalen schicken Diebe und Attentäter oder entehren dich.
goal = Wer zuerst { $target } Ehre hat, gewinnt.
standing = Du hast { $honor } Ehre, Rang { $rank } von { $seats }.
score = { $score } Ehre
reconstructed = Von einigen Karten sind Anzahl oder Werte nicht bekannt und daher rekonstruiert. Wenn du das Spiel besitzt, kannst du sie korrigieren.

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
    [firearms] Feuerwaffen
    [odawara] Burg Odawara
    [osaka] Burg Osaka
    [white-heron] Burg des Weißen Reihers
    [thief] Dieb
    [elite-thief] Elite-Dieb
    [assassin] Attentäter
    [dishonor] Entehrung
   *[save-face] Gesicht wahren
}
a-card = { $card ->
    [start-daimyo-a] einen Start-Daimyo A
    [start-daimyo-b] einen Start-Daimyo B
    [daimyo-a] Daimyo A
    [daimyo-b] Daimyo B
    [daimyo-c] Daimyo C
    [daimyo-d] Daimyo D
    [okugata-a] eine Okugata A
    [okugata-b] eine Okugata B
    [okugata-c] eine Okugata C
    [warrior-a] einen Krieger A
    [warrior-b] einen Krieger B
    [warrior-c] einen Krieger C
    [warrior-d] einen Krieger D
    [warrior-e] einen Krieger E
    [warrior-f] einen Krieger F
    [bodyguard] einen Leibwächter
    [no-dachi] das No-Dachi der Ahnen
    [daisho] das Daisho der Ahnen
    [masamune] den Schmied Masamune
    [noh-theatre] das No-Theater
    [firearms] die Feuerwaffen
    [odawara] die Burg Odawara
    [osaka] die Burg Osaka
    [white-heron] die Burg des Weißen Reihers
    [thief] einen Dieb
    [elite-thief] einen Elite-Dieb
    [assassin] einen Attentäter
    [dishonor] eine Entehrung
   *[save-face] „Gesicht wahren“
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
    [yes] Du hast mindestens 100 Ehre, und die Shogun-Karte ist frei: Erkläre deinen Daimyo in diesem Zug zum Shogun. Aktionen übrig: { $actions }.
   *[no] { $actions ->
        [0] { $declared ->
            [yes] Keine Aktionen übrig, und deine Erklärung ist abgegeben. Beende deinen Zug.
           *[no] Keine Aktionen übrig. Gib eine Erklärung ab oder beende deinen Zug.
        }
       *[other] { $declared ->
            [yes] Karte spielen, ziehen oder ablegen. Aktionen übrig: { $actions }. Deine Erklärung ist abgegeben.
           *[no] Karte spielen, ziehen oder ablegen. Aktionen übrig: { $actions }. Du darfst auch eine Erklärung abgeben.
        }
    }
}
ask-house = Wähle ein Haus für diese Karte: { card }.
ask-rob = { $again ->
    [yes] Wähle ein Haus für einen zweiten Diebstahl, oder höre auf.
   *[no] Aus welchem Haus stiehlst du?
}
ask-take = Welche Karte stiehlst du?
ask-place = Wohin kommt die gestohlene Karte ({ card })?
ask-target = Wem gilt der Anschlag?
ask-shame = Wen entehrst du?
ask-react = { $occasion ->
    [battle] { $whose ->
        [own] { $by } hat dich im Kampf besiegt. Willst du das Gesicht wahren und dein Haus behalten?
       *[other] { $by } hat { $affected } im Kampf besiegt. Willst du das Gesicht von { $affected } wahren, damit das Haus bleibt?
    }
   *[dishonor] { $whose ->
        [own] { $by } entehrt dich. Willst du das Gesicht wahren?
       *[other] { $by } entehrt { $affected }. Willst du das Gesicht von { $affected } wahren?
    }
}
ask-respond = { $by } entehrt dich: Zahle { $price } Ehre (danach hast du { $left }) oder befiehl Seppuku.
ask-castle = { $swap ->
    [yes] Du hast { a-card } gewonnen. Gegen deine eigene Burg tauschen oder ablegen?
   *[no] Du hast { a-card } gewonnen. Behalten oder ablegen?
}

wait-turn = { $must ->
    [yes] In diesem Zug muss der Daimyo Shogun werden. Aktionen übrig: { $actions }.
   *[no] { $declared ->
        [yes] Aktionen übrig: { $actions }. Die Erklärung ist abgegeben.
       *[no] Aktionen übrig: { $actions }. Eine Erklärung ist möglich.
    }
}
wait-house = Wählt ein Haus für { a-card } …
wait-rob = { $again ->
    [yes] Wählt ein Haus für einen zweiten Diebstahl …
   *[no] Wählt ein Haus, um daraus zu stehlen …
}
wait-take = Wählt eine Karte zum Stehlen …
wait-target = Wählt ein Ziel für den Attentäter …
wait-shame = Wählt, wen die Entehrung trifft …
wait-react = { $occasion ->
    [battle] { $by } hat { $affected } im Kampf besiegt. Wahrt jemand das Gesicht?
   *[dishonor] { $by } entehrt { $affected }. Wahrt jemand das Gesicht?
}
wait-respond = Zahlt { $price } Ehre oder befiehlt Seppuku …
wait-castle = Entscheidet über { a-card } …

event-turn-began = { $seat } ist am Zug ({ $number }).
event-gained = { $seat } erhält { $amount } Ehre (jetzt { $honor }).
event-played = { $seat } spielt { a-card }.
event-laid = { $whose ->
    [own] { $seat } legt { a-card } ins eigene { house-of }.
   *[other] { $seat } legt { a-card } ins { house-of } von { $owner }.
}
event-drew = { $seat } zieht eine Karte.
event-drew-card = { $seat } zieht { a-card }.
event-discarded = { $seat } legt { a-card } ab.
event-shuffled = Der Ablagestapel wird zum neuen Nachziehstapel ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}).
event-became-shogun = Der Daimyo von { $seat } wird Shogun.
event-shogun-returned = Die Shogun-Karte kommt zurück in die Mitte.
event-attacked = { $seat } greift { $target } an: { $attack_dice } Würfel gegen { $defense_dice }.
event-rolled = { $total ->
    [0] { $seat } hat keinen Würfel.
   *[other] { $seat } würfelt { $total }.
}
event-won = { $seat } gewinnt den Kampf gegen { $loser }.
event-saved-face = { $whose ->
    [own] { $seat } wahrt das Gesicht.
   *[other] { $seat } wahrt das Gesicht von { $target }.
}
event-passed = { $seat } passt.
event-house-lost = { $seat } verliert das { house-of } ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}).
event-became-ronin = { $seat } wird Ronin.
event-castle-taken = { $seat } behält { a-card }.
event-castle-discarded = { $seat } legt { a-card } ab.
event-dishonored = { $seat } entehrt { $target }.
event-paid = { $seat } zahlt { $amount } Ehre (jetzt { $honor }).
event-seppuku = Der { head-of } von { $seat } begeht Seppuku.
event-allied = { $seat } dient jetzt { $lord }.
event-gave-notice = { $seat } bricht das Bündnis mit { $lord }. Es endet zu Beginn des nächsten Zuges von { $seat }.
event-alliance-ended = Das Bündnis zwischen { $seat } und { $lord } endet.
event-took-over = { $seat } übernimmt das Daimyo-Haus von { $former }.
event-enthroned = { $seat } spielt { a-card } für { $ally }: ein neues Daimyo-Haus.
event-stole = { $whose ->
    [own] { $seat } nimmt { a-card } aus dem eigenen { house-of }.
   *[other] { $seat } stiehlt { a-card } aus dem { house-of } von { $owner }.
}
event-placed = { $whose ->
    [own] { $seat } legt { a-card } ins eigene { house-of }.
   *[other] { $seat } legt { a-card } ins { house-of } von { $owner }.
}
event-threw-away = { $seat } legt die gestohlene Karte ab: { card }.
event-sent-assassin = { $result ->
    [success] Der Attentäter von { $seat } würfelt { $roll } und tötet den { head-of } von { $target }.
   *[failure] Der Attentäter von { $seat } würfelt { $roll } gegen den { head-of } von { $target } und scheitert: Nötig ist mindestens { $needed }.
}
event-bodyguard-fell = { $seat } verliert einen Leibwächter.
event-ended = { $reason ->
    [target] Das Ziel ist erreicht.
   *[limit] Die letzte Runde ist vorbei.
}

preview = { $about ->
    [attack] { $attack } Würfel gegen { $defense }: { $chance } % Siegchance. Verlierst du, ist dein Daimyo-Haus weg ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }).
    [change] dann { $income } Ehre pro Zug, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    } (Ki { $ki }), { $attack } Würfel im Angriff, { $defense } in der Verteidigung
    [income] dann { $income } Ehre pro Zug
    [shogun] dann { $income } Ehre pro Zug, aber alle mit Daimyo und Würfel dürfen dich angreifen
    [pay] kostet { $price } Ehre: Du fällst auf { $honor }
    [break] kostet { $price } Ehre: Du fällst auf { $honor } und bist ab deinem nächsten Zug Ronin
    [price] kostet { $price } Ehre
    [dishonor] zahlt { $price } Ehre und fällt auf { $honor }, oder befiehlt Seppuku; { $shogun ->
        [yes] einem Shogun hilft Gesicht wahren nicht
       *[no] { $saved } Ehre, wenn jemand das Gesicht wahrt
    }
    [save] { $occasion ->
        [battle] { $whose ->
            [own] dein Haus bleibt stehen
           *[other] das Haus von { $affected } bleibt stehen
        }{ $castle ->
            [yes] , ohne seine Burg
           *[no] {""}
        }
       *[dishonor] { $whose ->
            [own] du zahlst { $price } Ehre statt { $full }
           *[other] { $affected } zahlt { $price } Ehre statt { $full }
        }
    }
    [pass] { $occasion ->
        [battle] wenn niemand sonst das Gesicht wahrt, { $whose ->
            [own] verlierst du dein Daimyo-Haus ({ $cards ->
                [one] 1 Karte
               *[other] { $cards } Karten
            }) und wirst Ronin
           *[other] verliert { $affected } das Daimyo-Haus ({ $cards ->
                [one] 1 Karte
               *[other] { $cards } Karten
            })
        }
       *[dishonor] wenn niemand sonst das Gesicht wahrt, { $whose ->
            [own] zahlst du { $price } Ehre oder befiehlst Seppuku
           *[other] zahlt { $affected } { $price } Ehre oder befiehlt Seppuku
        }
    }
    [seppuku] kostet keine Ehre: { $head ->
        [daimyo] Du verlierst { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }{ $shogun ->
            [yes] {" "}und die Shogun-Karte
           *[no] {""}
        } und wirst Ronin
       *[samurai] Du verlierst { $cards ->
            [0] keine Karte
            [one] 1 Karte
           *[other] { $cards } Karten
        }{ $heir ->
            [yes] , und { $heir_name } übernimmt dein Daimyo-Haus
           *[no] {""}
        }
    }; dann { $income } Ehre pro Zug
   *[assassin] { $chance } % Erfolgschance für { $price } Ehre{ $ally ->
        [yes] {" "}(doppelter Preis unter Verbündeten)
       *[no] {""}
    }: Das Haus verliert { $cards ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    }
}

choice-end = Zug beenden
choice-draw = Karte ziehen
choice-shogun = Shogun werden
choice-break = Bündnis brechen
choice-stop = Nicht weiter stehlen
choice-pass = Passen
choice-save-face = Gesicht wahren
choice-pay = Zahlen
choice-seppuku = { $head ->
    [daimyo] Der Daimyo begeht Seppuku
   *[samurai] Der Samurai begeht Seppuku
}
choice-take-castle = Burg behalten
choice-leave-castle = Burg ablegen
choice-attack = { $target } angreifen
choice-ally = { $lord } dienen
choice-play = Spiele { a-card }
choice-discard = Lege { a-card } ab
choice-lay = Ins { house-of } von { $seat }
choice-rob = Aus dem { house-of } von { $seat } stehlen
choice-steal = Stiehl { a-card }
choice-put = Ins { house-of } von { $seat }
choice-throw-away = Ablegen
choice-assassinate = { $house ->
    [daimyo] Anschlag auf den Daimyo von { $seat }
   *[samurai] Anschlag auf den Samurai von { $seat }
}
choice-dishonor = { $target } entehren

end-target = { $winner } gewinnt mit { $honor } Ehre.
end-limit = { $winners ->
    [0] Nach { $turns } Zügen teilen sich alle den Sieg mit je { $honor } Ehre.
    [one] { $winner } gewinnt nach { $turns } Zügen mit der meisten Ehre: { $honor }.
   *[other] { $winner } teilen sich nach { $turns } Zügen den Sieg mit je { $honor } Ehre.
}

refusal-no-move = das ist kein Zug in diesem Spiel
refusal-not-asked = { $asked ->
    [turn] das ist eine Antwort, aber es wurde nichts gefragt; nutze eine Aktion oder gib eine Erklärung ab
    [house] wähle zuerst ein Haus für die Karte
    [rob] wähle zuerst, aus welchem Haus du stiehlst
    [take] wähle zuerst eine Karte, die du aus diesem Haus stehlen kannst
    [place] wähle zuerst, wohin die gestohlene Karte kommt: in ein anderes Haus mit Platz oder auf den Ablagestapel
    [target] wähle zuerst, wem der Anschlag gilt; du musst ihn bezahlen können
    [shame] wähle zuerst, wen du entehrst
    [react] wahre das Gesicht, wenn du die Karte hast, oder passe
    [respond] zahle, oder befiehl Seppuku: einem Daimyo oder Samurai, den du verlieren kannst
   *[castle] entscheide zuerst über die gewonnene Burg
}
refusal-must-become-shogun = mit { $honor } Ehre und der Shogun-Karte in der Mitte musst du zuerst deinen Daimyo zum Shogun erklären
refusal-no-action-left = du hast keine Aktion mehr
refusal-hand-full = du hast schon { $most } Karten auf der Hand
refusal-nothing-to-draw = es gibt keine Karte mehr zu ziehen
refusal-not-in-hand = diese Karte hast du nicht auf der Hand: { card }
refusal-only-a-reaction = Gesicht wahren kannst du nur spielen, wenn ein Gesicht zu wahren ist
refusal-no-daimyo-now = einen Daimyo darfst du nur als Ronin spielen oder, wenn dir schon einer gehört, für deinen zweiten Samurai
refusal-no-room = in keinem deiner Häuser ist Platz für diese Karte: { card }
refusal-two-actions = Entehrung kostet zwei Aktionen, und du hast nur noch eine
refusal-cannot-pay = das kostet { $price } Ehre, und Ninja kannst du nicht auf Kredit bezahlen
refusal-nothing-to-steal = in keinem Haus gibt es etwas zu stehlen
refusal-declared = du hast in diesem Zug schon eine Erklärung abgegeben
refusal-shogun-taken = es gibt schon einen Shogun
refusal-shogun-needs-daimyo = du hast keinen Daimyo, der Shogun werden könnte
refusal-no-alliance = du hast kein Bündnis, das du brechen könntest
refusal-no-opponent = wähle jemand anderen an diesem Tisch
refusal-attack-needs-daimyo = zum Angreifen brauchst du einen Daimyo
refusal-no-castle = du kannst nur den Shogun oder jemanden mit einer Burg angreifen
refusal-no-dice = du hast keinen Würfel für den Angriff: Dafür brauchst du 3 Stärke ohne die Burg
refusal-no-ronin = nur ein Ronin darf ein Bündnis eingehen
refusal-no-lord = dort gibt es keinen Daimyo, dem du dienen könntest
refusal-has-second = dieser Daimyo hat schon einen zweiten Samurai

order-ask = Mich fragen
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
    [notice] bis zum nächsten eigenen Zug
   *[full] im Dienst
}
screen-has-second = zweiter Samurai: Spieler { $number }
screen-shogun = SHOGUN
screen-honor = Ehre { $honor } von { $target } ({ $income } pro Zug)
screen-hand-size = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
screen-ki = Ki { $ki }: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
screen-dice = Würfel: Angriff { $attack }, Verteidigung { $defense }
screen-house = { $house ->
    [daimyo] Daimyo
   *[samurai] Samurai
}
screen-assassin = Attentäter { $chance } %
screen-empty = nichts
screen-table = Zug { $turns } von { $limit }. Nachziehstapel { $pile }, abgelegt { $discards }
screen-top = , oben { card }
screen-shogun-free = Die Shogun-Karte liegt in der Mitte (+{ $honor } pro Zug).
screen-shogun-held = Spieler { $number } ist Shogun (+{ $honor } pro Zug).
screen-actions = Spieler { $number }: Ki { $ki }, { $used } verbraucht, { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
} übrig; { $declared ->
    [yes] Erklärung abgegeben
   *[no] noch keine Erklärung
}.
screen-must = Spieler { $number } muss in diesem Zug Shogun werden.
screen-attack = Angriff auf Spieler { $number }: { $attack } Würfel gegen { $defense }, { $chance } %.
screen-held = Noch ohne Haus: { card }.
screen-hand = Deine Hand:
screen-legend = hinter jeder Karte Ehre/Ki/Stärke; * kann gestohlen werden

option-edition = Ausgabe
option-edition-help = Welche Regeln gelten, wo sich die beiden Ausgaben unterscheiden.
option-edition-amigo = Amigo, 2002
option-edition-gamewright = Gamewright, 1996
option-daimyo = Erster Daimyo
option-daimyo-help = Aus welchen Karten die ersten Daimyos kommen.
option-daimyo-edition = Wie in der Ausgabe
option-daimyo-start = Ein Start-Daimyo
option-daimyo-any = Einer von allen zehn
option-discard = Ablegen
option-discard-help = Was es kostet, eine Karte ohne Wirkung abzulegen.
option-discard-edition = Wie in der Ausgabe
option-discard-action = 1 Aktion
option-discard-free = Nichts
option-thief_cost = Preis eines Diebes
option-thief_cost-help = Wie viel Ehre ein Dieb kostet.
option-thief_cost-edition = Wie in der Ausgabe
option-elite = Elite-Dieb
option-elite-help = Woher ein Elite-Dieb beide Karten stehlen darf.
option-elite-edition = Wie in der Ausgabe
option-elite-anywhere = Aus einem oder zwei Häusern
option-elite-one_house = Aus einem Haus
option-target = Ziel
option-target-help = Die Ehre, die du zum Sieg brauchst. 250 ergibt eine kürzere Partie, gut zu fünft oder sechst.
option-seppuku = Seppuku eines Samurai
option-seppuku-help = Wann du einem Samurai Seppuku befehlen darfst.
option-seppuku-costly = Nur wenn es eine Karte kostet
option-seppuku-any = Immer
option-reactions = Wer gefragt wird
option-reactions-help = Wer gefragt wird, wenn ein Gesicht zu wahren ist. Werden alle gefragt, lässt sich nicht erkennen, wer die Karte hat.
option-reactions-holders = Wer die Karte hat
option-reactions-everyone = Alle
option-limit = Zuglimit
option-limit-help = Am Ende der Runde, in die dieser Zug fällt, gewinnt, wer die meiste Ehre hat.

# Themen der Aufgaben

puzzle-kind-turn = Dein Zug
puzzle-kind-house = Ein Haus wählen
puzzle-kind-rob = Wen bestehlen
puzzle-kind-take = Welche Karte stehlen
puzzle-kind-place = Wohin mit der Beute
puzzle-kind-target = Das Ziel des Attentäters
puzzle-kind-shame = Wen entehren
puzzle-kind-respond = Antwort auf Entehrung
puzzle-kind-react = Gesicht wahren
puzzle-kind-castle = Die Burg

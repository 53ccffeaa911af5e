# Die Tischseite

goal = Ziel
points = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
standing-rank = Rang
final-standing = Endstand
your-result = { $result ->
    [won] Du gewinnst!
    [shared] Du teilst den Sieg.
    [drawn] Unentschieden.
   *[lost] Du hast verloren.
}
your-result-by = { $result ->
    [won] Du gewinnst! Vorsprung: { $margin }
   *[lost] Du hast verloren. Rückstand: { $margin }
}
others-result = { $winners ->
    [0] Unentschieden.
    [one] { $winner } gewinnt.
   *[other] { $winner } teilen den Sieg.
}
share = Teilen
more = Mehr
log-offer-rematch = { $player } bietet eine Revanche an.
log-answer = { $answer ->
    [yes] { $player } nimmt an.
    [no] { $player } lehnt ab.
    [withdrawn] { $player } zieht das Angebot zurück.
   *[other] { $player } antwortet.
}
offer-waits-for = Warten auf { $players }.
offer-declined = { $player } lehnt dein Angebot ab.
rematch-start = Ohne Warten beginnen
withdraw = Zurückziehen
next-move = Nächster Zug
resume = Weiter
volume = Lautstärke
shortcuts = Tastenkürzel
shortcuts-board = Auf dem Brett bewegen die Pfeiltasten den Fokus; Enter wählt aus.
speed = { $speed ->
    [at-once] sofort
    [fast] schnell
    [slow] langsam
    [step] Schritt für Schritt
   *[normal] normal
}

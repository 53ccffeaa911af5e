# De tafelpagina

goal = Doel
points = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
standing-rank = Rang
final-standing = Eindstand
your-result = { $result ->
    [won] Je wint!
    [shared] Je deelt de overwinning.
    [drawn] Gelijkspel.
   *[lost] Je hebt verloren.
}
your-result-by = { $result ->
    [won] Je wint met een voorsprong van { $margin }!
   *[lost] Je verliest met een achterstand van { $margin }.
}
others-result = { $winners ->
    [0] Gelijkspel.
    [one] { $winner } wint.
   *[other] { $winner } delen de overwinning.
}
share = Delen
more = Meer
log-offer-rematch = { $player } biedt een revanche aan.
log-answer = { $answer ->
    [yes] { $player } gaat akkoord.
    [no] { $player } weigert.
    [withdrawn] { $player } trekt het aanbod in.
   *[other] { $player } antwoordt.
}
offer-waits-for = Wachten op { $players }.
offer-declined = { $player } weigert je aanbod.
rematch-start = Beginnen zonder wachten
withdraw = Intrekken
next-move = Volgende zet
resume = Hervatten
volume = Volume
shortcuts = Sneltoetsen
shortcuts-board = De pijltjestoetsen bewegen over het bord zolang het de focus heeft; Enter kiest.
speed = { $speed ->
    [at-once] meteen
    [fast] snel
    [slow] langzaam
    [step] stap voor stap
   *[normal] normaal
}

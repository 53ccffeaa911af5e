# Een partij vinden, en mensen die je kent

find-game-of = Partij zoeken: { $game }
cancel = Annuleren
seek-missing = { $count ->
    [one] Nog één speler nodig…
   *[other] Nog { $count } spelers nodig…
}
seek-starting = De partij begint…
seek-ended = Het zoeken is gestopt.
seek-waited = Je wacht al { $time }
seek-usual = meestal { $time }
seek-bots-in = over { $time } doen bots mee
seek-bots = Bots op vrije plekken
seek-bots-never = Nooit
seek-bots-after = Na { $time }
seek-bots-now = Starten met bots
seek-guest = Voor partijen met rating heb je een account nodig.
seek-about = Het zoeken stopt als je deze pagina verlaat.
reconnecting-seek = Verbinding verbroken. Opnieuw verbinden… Je behoudt je plek.
clock-live-short = { $minutes } min + { $seconds } s
clock-days-short = { $days ->
    [one] 1 dag per zet
   *[other] { $days } dagen per zet
}
seconds-short = { $count } s
minutes-short = { $count } min
lobby-title = Wachtende spelers
people-here = { $count ->
    [one] 1 speler hier
   *[other] { $count } spelers hier
}
tables-running = { $count ->
    [one] 1 partij bezig
   *[other] { $count } partijen bezig
}
waiting-count = { $count ->
    [one] 1 speler wacht
   *[other] { $count } spelers wachten
}
join-seek = Meedoen: { $game }
nobody-waits = Niemand wacht op een partij. Wees de eerste.
known-here = Mensen die je volgt en die nu hier zijn:
invitations = Uitnodigingen
invitations-count = { $count ->
    [one] 1 uitnodiging
   *[other] { $count } uitnodigingen
}
invited-by = { $name } nodigt je uit voor { $game }
own-rules = eigen regels
accept = Accepteren
suggest-other = Iets anders voorstellen
invite-people = Mensen uitnodigen die je volgt
invite-person = { $name } uitnodigen
invite-short = Uitnodigen
invited-open = uitgenodigd
invited-accepted = doet mee
invited-declined = doet niet mee
invited-suggested = stelt iets anders voor
go-to-suggestion = Bekijk het voorstel
here-now = hier
page-following = Gevolgde spelers
following-none = Je volgt nog niemand. Open een profiel en kies “Volgen”.
following-account = Met een account kun je spelers volgen, zien wanneer ze hier zijn en ze uitdagen.
follow = Volgen
follow-name = { $name } volgen
unfollow = Niet meer volgen
unfollow-name = { $name } niet meer volgen
challenge = Uitdagen
challenge-name = { $name } uitdagen
challenge-names = { $game }: daag { $names } uit
challenge-chosen = { $count ->
    [one] 1 speler uitdagen
   *[other] { $count } spelers uitdagen
}
challenge-choose = { $name } kiezen
challenge-game = Spel
send-challenge = Uitdaging versturen
privacy = Privacy
privacy-challenges = Wie mij mag uitdagen
privacy-presence = Wie ziet dat ik hier ben
privacy-puzzles = Van mijn afgelopen partijen mogen puzzels worden gemaakt
privacy-puzzles-about = Alleen als iedereen die meespeelde, het goedvindt. Namen worden niet bewaard.
audience-all = Iedereen
audience-followed = Mensen die ik volg
audience-nobody = Niemand

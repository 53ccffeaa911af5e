# De verdeling van de dag

deal-of-day = Verdeling van de dag
deal-about = Iedereen krijgt vandaag dezelfde kaarten, op dezelfde plek, tegen dezelfde bots. Je hebt één poging. Daarna zie je hoe de anderen hebben gespeeld.
deal-closes = Open tot { $time }
deal-setup = { $seats } spelers, tegenstanders: { $bot }
deal-play = Speel de verdeling
deal-play-game = Speel de verdeling: { $game }
deal-continue = Verder spelen
deal-results = Resultaten vergelijken
deal-results-of = Verdeling van de dag: { $game }
deal-yesterday = Verdeling van gisteren
deal-own = { $players ->
    [1] Je bent tot nu toe de enige. Kom later terug om te vergelijken.
   *[other] Je bent nummer { $rank } van { $players } en verslaat { $share } van de anderen.
}
deal-best = Beste resultaten
deal-rank = Rang
deal-player = Speler
deal-won = Winst
deal-points = Punten
deal-match-points = Matchpunten
deal-match-points-about = Matchpunten: hoeveel procent van de andere spelers met deze verdeling een slechter resultaat haalt. Een gelijk resultaat telt half.
deal-moves = Nauwkeurigheid
deal-moves-about = Nauwkeurigheid: hoe vaak de analyse geen duidelijk betere zet vindt. Ernaast: hoeveel winstkans de zetten kostten. Kaarten, dobbelstenen en anderen tellen niet mee.
deal-own-moves = { $players ->
    [1] Je nauwkeurigheid is { $accuracy }. Je zetten veranderden je winstkans met { $change }.
   *[other] Je nauwkeurigheid is { $accuracy }: hoger dan die van { $share } van de anderen. Je zetten veranderden je winstkans met { $change }.
}
deal-judging = De zetten worden nog geanalyseerd. De pagina wordt vanzelf bijgewerkt.
deal-parted = Anders vanaf zet
deal-nobody = Verwijderde speler
deal-you = jij
deal-decisions = Waar jullie anders kozen
deal-decisions-none = Nog niemand heeft in dezelfde stelling anders gekozen.
deal-after = Zet { $number }
deal-chose = { $count ->
    [1] 1 speler, matchpunten: { $points }
   *[other] { $count } spelers, gemiddelde matchpunten: { $points }
}
deal-your-table = Bekijk je partij
deal-none = Niemand heeft deze verdeling gespeeld.

# Duplicate

duplicate = Duplicate-partijen
duplicate-about = Meerdere tafels spelen dezelfde verdelingen. Je wordt vergeleken met wie op jouw plek jouw kaarten had. Kaartgeluk telt dus niet.
duplicate-create = Verdelingen maken
duplicate-game = Spel
duplicate-deals = Aantal verdelingen
duplicate-seats = Spelers per tafel
duplicate-share = Deel deze link. Elke groep maakt eigen tafels.
duplicate-deal = Verdeling { $number }
duplicate-new = Nog niet gespeeld. De resultaten verschijnen als je klaar bent.
duplicate-running = Je speelt deze verdeling nu.
duplicate-open = Tafel maken
duplicate-open-deal = Tafel maken voor verdeling { $number }
duplicate-continue = Naar de tafel
duplicate-seat = Plek { $number }
duplicate-totals = Stand
duplicate-totals-about = Gemiddelde matchpunten over de verdelingen die je hebt uitgespeeld.
duplicate-played = Gespeelde verdelingen

refused-no_deal = Dit spel heeft geen verdeling van de dag. Kies een ander spel.
refused-no_duplicate = Deze verdelingen bestaan niet. Controleer de link.
duplicate-moves = Op nauwkeurigheid

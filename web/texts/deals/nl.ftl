# De deal van de dag

deal-of-day = Deal van de dag
deal-about = Iedereen krijgt vandaag dezelfde kaarten, op dezelfde plek, tegen dezelfde bots. Je hebt één poging. Daarna zie je hoe de anderen speelden.
deal-closes = Open tot { $time }
deal-setup = { $seats } plekken, tegenstanders: { $bot }
deal-play = Speel de deal
deal-play-game = Speel de deal: { $game }
deal-continue = Verder spelen
deal-results = Resultaten vergelijken
deal-results-of = Deal van de dag: { $game }
deal-yesterday = Deal van gisteren
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
deal-match-points-about = Matchpunten: het deel van de andere resultaten van deze deal dat een resultaat verslaat. Gelijke stand telt half.
deal-parted = Anders vanaf zet
deal-nobody = Verwijderde speler
deal-you = jij
deal-decisions = Waar jullie anders kozen
deal-decisions-none = Niemand heeft in dezelfde stelling nog anders gekozen.
deal-after = Zet { $number }
deal-chose = { $count ->
    [1] 1 speler, matchpunten: { $points }
   *[other] { $count } spelers, matchpunten gemiddeld: { $points }
}
deal-your-table = Bekijk je partij
deal-none = Niemand speelde deze deal.

# Duplicate

duplicate = Duplicate
duplicate-about = Meerdere tafels spelen dezelfde deals. Je wordt vergeleken met de mensen die op jouw plek jouw kaarten hadden, dus kaartgeluk telt niet.
duplicate-create = Deals maken
duplicate-game = Spel
duplicate-deals = Aantal deals
duplicate-seats = Plekken per tafel
duplicate-share = Deel deze link. Elke groep maakt eigen tafels.
duplicate-deal = Deal { $number }
duplicate-new = Nog niet gespeeld. De resultaten verschijnen als je klaar bent.
duplicate-running = Je speelt deze deal nu.
duplicate-open = Tafel maken
duplicate-open-deal = Tafel maken voor deal { $number }
duplicate-continue = Naar de tafel
duplicate-seat = Plek { $number }
duplicate-totals = Stand
duplicate-totals-about = Gemiddelde matchpunten over de deals die je hebt uitgespeeld.
duplicate-played = Gespeelde deals

# Replays and analysis

verdict-fair = Het schudden klopt: het komt overeen met de vastlegging die je kreeg en bevat de seed van je browser.
verdict-consistent = Het schudden is consistent: het volgt uit het geheim van de server en de seeds van de spelers. Deze browser kreeg geen vastlegging en kan dus niet zien of het geheim is verwisseld.
verdict-unfair = Het schudden klopt niet: het volgt niet uit het geheim en de seeds van de spelers.
verdict-broken = Het schudden klopt niet: het onthulde geheim past niet bij de vastlegging die je kreeg.
verdict-unsalted = Het schudden klopt niet: de seed van je browser ontbreekt.
verdict-unknown = In dit partijbestand ontbreken de gegevens om het schudden te controleren.
first = Eerste stelling
play-on = Automatisch afspelen
moment = Stelling
see-as = Bekijk als
spectator = Toeschouwer
import-how = Kies een partijbestand of sleep het hierheen.
choose-file = Bestand kiezen
import-checked = Tatami speelt het bestand volgens de regels na en bewaart het niet.
analysis = Analyse
analysis-running = Stelling { $done } van { $total } wordt geanalyseerd…
analysis-intro = Bekijk de winstkansen, de duurste zetten en wat geluk was.
analysis-more = Andere dure zetten
move-number = Zet { $number }
copy-link = Link kopiëren
analysis-depth = Diepte
analysis-depth-quick = snel
analysis-depth-normal = normaal
analysis-depth-deep = diep
analysis-progress = Geanalyseerde stellingen
analysis-waits = { $count ->
    [one] 1 analyse gaat voor
   *[other] { $count } analyses gaan voor
}
analysis-cancel = Afbreken
analysis-failed = De analyse is mislukt. Probeer het later opnieuw.
analysis-of = Zetten van
analysis-limits = Winstkansen, elk geschat met { $simulations } simulaties. De grafiek kent alle kaarten; een zet wordt beoordeeld op wat de speler kon weten. ± is de standaardfout van de steekproef. De analyse kan een stelling ook verkeerd inschatten.
graph = Winstkansen tijdens de partij
graph-at = Na zet { $number }:
judged-worse = Van { $before } naar { $after }: “{ $played }” in plaats van “{ $best }”.
judged-best = { $before } winstkans. “{ $played }” was de beste gevonden zet.
judged-none = In deze stelling viel er niets te kiezen.
judged-show = Op het bord tonen
worst-none = Geen enkele zet kostte duidelijk iets.
fork-seat = Speel als
fork-here = Vanaf hier spelen
fork-true = Zelfde kaarten
fork-redealt = Andere kaarten
fork-over = Hier is de partij al afgelopen.
refused-no_analysis = Deze analyse is er niet meer. Start een nieuwe.
record-unreadable = Dit partijbestand kan niet worden nagespeeld.

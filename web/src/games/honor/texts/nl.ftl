# Honor of the Samurai: het bord

honor-wall = De tafel: pijltoetsen lopen van plaats naar plaats, de punt gaat naar de volgende keuze
honor-value-honor = Eer
honor-value-ki = Ki: drie geven een actie
honor-value-strength = Kracht: drie geven een dobbelsteen
honor-head-daimyo = Daimyo-huis
honor-head-samurai = Samurai-huis
honor-no-daimyo = geen daimyo
honor-card = { $card }: eer { $honor }, ki { $ki }, kracht { $strength }
honor-house = { $house } van { $player }: eer { $honor }, ki { $ki }, kracht { $strength }
honor-house-none = { $house } van { $player }: geen daimyo
honor-house-steal = een dief kan nemen: { $cards }
honor-house-risk = een sluipmoordenaar slaagt met { $chance } %
honor-player = { $player }: { $honor } eer van { $target }, { $income } per beurt, { $hand } kaarten in de hand, { $actions } acties, { $attack } dobbelstenen om aan te vallen, { $defence } om te verdedigen
honor-of-target = { $honor } eer van { $target }, { $income } per beurt
honor-income = { $income } eer in de volgende eigen beurt
honor-hand-size = { $hand } kaarten in de hand
honor-allowance = { $actions } acties door { $ki } ki
honor-attack-dice = valt aan met { $attack } dobbelstenen: kracht { $strength } zonder de burcht
honor-defence-dice = verdedigt met { $defence } dobbelstenen: kracht { $strength }
honor-shogun = shogun
honor-status-samurai = samurai
honor-status-ronin = ronin
honor-service-new = dient { $lord } vanaf de volgende beurt
honor-service-full = dient { $lord }
honor-service-notice = dient { $lord } tot de volgende eigen beurt
honor-track = Eer op weg naar { $target }
honor-middle = Het midden van de tafel
honor-turns = Beurt { $turns } van { $limit }
honor-pile = { $count } kaarten op de stapel
honor-discards = { $count } kaarten afgelegd
honor-held = Onderweg: { $card }
honor-shogun-free = Niemand is shogun: { $honor } eer per beurt wacht
honor-shogun-held = { $player } is shogun: { $honor } eer per beurt
honor-roll-battle = De slag
honor-roll-assassin = De sluipmoordenaar heeft { $needed } nodig
honor-hand = Je hand
honor-actions = { $left ->
    [one] Nog 1 actie
   *[other] Nog { $left } acties
}: { $ki } ki geeft { $allowance }, { $used } gebruikt
honor-actions-next = { $ki } ki: { $allowance } acties in je beurt
honor-discard-card = Afleggen …
honor-order = Gezicht te redden?
honor-answer = Je antwoord is nodig
honor-do-end = Beurt beëindigen
honor-do-draw = Kaart trekken
honor-do-shogun = Shogun worden
honor-do-break = Verbond verbreken
honor-do-stop = Geen tweede kaart
honor-do-throw-away = Afleggen
honor-do-attack = Aanvallen
honor-do-ally = Dienen
honor-do-dishonor = Onteren

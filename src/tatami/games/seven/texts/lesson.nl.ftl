# De eerste les van Seven Card Samurai. Elke stap: kop, wat je moet weten, wat te doen, hint, oordelen.

lesson-turn = Twee nemen, twee spelen
lesson-turn-told = Onderaan liggen je dorp met zijn tien rijst, en je hand. Een beurt gaat altijd zo: neem twee kaarten en speel er dan twee. Een samoerai die je voor je neerlegt, verdedigt je rijst met 1, een ronin met 3.
lesson-turn-ask = Neem twee kaarten en leg er dan twee neer, zodat je verdediging minstens 4 is.
lesson-turn-hint = Neem de rode samoerai van de aflegstapel, en nog een kaart. Kies dan de ronin in je hand en leg hem neer, en daarna een samoerai.
lesson-turn-right = Verdediging { $defence }: elke bandiet die komt, neemt zoveel minder van je.
lesson-turn-open = Je hebt je twee kaarten gespeeld en je verdediging is { $defence }. Een ronin en een samoerai voor je maken samen 4.

lesson-gather = Zeven van twee kleuren
lesson-gather-told = Verzamel zeven samoerai van hoogstens twee kleuren, in je hand en op tafel samen. Dan mag je de ronde beëindigen door het te melden. De rij van zeven plekken toont hoe ver je bent. Een samoerai boven op de aflegstapel mag je trekken, en daarna ook die eronder.
lesson-gather-ask = Beëindig je beurt met nog maar twee kaarten te gaan.
lesson-gather-hint = Je verzamelt geel en groen, en die liggen allebei boven op de aflegstapel. De bandiet is geen samoerai: speel die. Leg dan een samoerai neer; ook daar telt hij mee.
lesson-gather-right = Nog maar { $missing } te gaan. Wat voor je ligt, telt mee voor de zeven en bewaakt intussen je rijst.
lesson-gather-far = Er ontbreken nog { $missing } kaarten. Neem allebei de samoerai die passen, en leg er geen van af.

lesson-raid = Bandieten nemen rijst
lesson-raid-told = Rijst is punten, één per stuk aan het eind van de ronde. Een bandiet neemt zoveel als zijn waarde, min de verdediging van het dorp. Kies hem, en elk dorp toont wat het zou verliezen.
lesson-raid-ask = Neem met je bandiet zoveel rijst als je kunt.
lesson-raid-hint = Het rijkste dorp heeft een ronin, en die scheelt drie. Wie wordt door niemand bewaakt?
lesson-raid-right = { $rice } rijst. Onbewaakte dorpen worden het eerst beroofd; denk dus ook aan het jouwe.
lesson-raid-guarded = Maar { $rice } rijst: daar staat een ronin op wacht. Een ander dorp heeft helemaal geen verdediging.
lesson-raid-idle = Je hebt je twee kaarten gespeeld, en je bandiet heeft niets genomen.

lesson-pair = Twee kaarten als één
lesson-pair-told = Twee ronin bewaken de 19 rijst van je tegenstander: alleen komt geen bandiet erdoor. Maar twee bandieten samen tellen hun waarden op, en met een ninja neemt een bandiet zijn volle waarde. Een paar kost allebei je kaarten.
lesson-pair-ask = Neem zoveel rijst als een paar kan nemen.
lesson-pair-hint = De paren staan onder je hand, elk met wat het neemt. Vergelijk twee bandieten 5 met de ninja en een 5.
lesson-pair-right = { $rice } rijst, langs twee ronin. Bewaar een ninja voor de goed bewaakte dorpen.
lesson-pair-less = { $rice ->
    [0] Je hebt niets genomen: een verdediging van 6 houdt alles tegen wat alleen komt.
   *[other] Je hebt { $rice } rijst genomen. Een ander paar neemt meer.
  }

lesson-ninja = Breek de set
lesson-ninja-told = Voor je tegenstander liggen zes kaarten van twee kleuren: nog één is zeven. Een ninja haalt een kaart van tafel, of door het lot een uit de hand. Een samoerai boven op de aflegstapel kan weer genomen worden, een ronin niet.
lesson-ninja-ask = Haal een kaart van die tafel, en zorg dat er geen kaart die past boven op de aflegstapel ligt.
lesson-ninja-hint = Kies de ninja en dan de ronin: die kan niet van de aflegstapel genomen worden, en zonder hem komt een bandiet erdoor. Of leg op een weggehaalde samoerai een kaart van jezelf.
lesson-ninja-right = Er liggen er nog vijf, en de zesde is buiten bereik. Dat geeft je tijd voor een eigen set.
lesson-ninja-left = Er liggen er nog altijd zes, en de zevende kan bij het volgende nemen komen.
lesson-ninja-again = Boven op de aflegstapel ligt een samoerai van zijn kleuren: je tegenstander neemt hem meteen.

lesson-shogun = Een blik in een hand
lesson-shogun-told = Je hebt er zes van de zeven, in rood en blauw, en je zag je tegenstander een blauwe samoerai nemen. Een shogun kijkt in een hand en neemt er een kaart uit, of een naar keuze van de aflegstapel. Wat je ziet, zie jij alleen.
lesson-shogun-ask = Haal de kaart die je zeven compleet maakt.
lesson-shogun-hint = In de aflegstapel ligt geen rood, geen blauw en geen ronin. Kies de shogun, kijk in de hand en neem een blauwe samoerai.
lesson-shogun-right = Zeven van twee kleuren: nu mag je roepen. Wat je verder in die hand zag, blijft bij het dorp genoteerd, voor jou alleen.
lesson-shogun-incomplete = Je beurt is gespeeld en er ontbreekt nog één kaart. Wie heeft er een blauwe samoerai?

lesson-back = Wat voor je ligt, moet passen
lesson-back-told = Je hebt er zeven in rood en groen, maar alles wat voor je ligt, moet bij de set horen, en daar ligt een gele: de gewone fout. Nemen mag ook van je eigen tafel. En roepen mag je op elk moment van je beurt.
lesson-back-ask = Roep zeven in deze beurt.
lesson-back-hint = Neem in plaats van een nieuwe kaart de gele samoerai terug van tafel. Dan kun je zeven roepen.
lesson-back-right = { $points } punten voor de set en één voor elke rijst. Leg alleen neer wat bij je kleuren past, ook als je verdediging nodig hebt.
lesson-back-late = Je beurt is voorbij zonder te roepen. Zolang er een derde kleur voor je ligt, is er geen zeven.

lesson-call = Wat een set waard is
lesson-call-told = Zeven van één kleur zijn 20 punten waard, zes en één 15, vijf en twee 12, vier en drie 10; met een ronin erbij is elke set 7 waard. Je kunt nu al roepen, met de ronin. Maar je mag nog twee kaarten nemen.
lesson-call-ask = Roep een set die minstens 10 punten waard is.
lesson-call-hint = Neem de ronin terug, dan hoeft hij niet bij de set. En wie ligt er boven op de aflegstapel?
lesson-call-right = { $points } punten in plaats van 7. Na vijf rondes winnen de meeste punten. Wachten op meer loont dus, tot een ander eerder roept.
lesson-call-ronin = { $points } punten, want er hoort een ronin bij de set. Met een samoerai in zijn plaats waren het er 10.
lesson-call-late = Je beurt is voorbij zonder te roepen, en je tegenstander kan sneller zijn.

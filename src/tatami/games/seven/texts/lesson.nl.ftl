# De eerste les van Seven Card Samurai. Elke stap: kop, wat je moet weten, wat te doen, hint, oordelen.

lesson-turn = Trek er twee, speel er twee
lesson-turn-told = Onderaan zie je je dorp met tien rijst, en je hand. Elke beurt trek je twee kaarten en speel je er daarna twee. Een samoerai in je dorp geeft 1 verdediging, een ronin 3.
lesson-turn-ask = Trek twee kaarten en speel er dan twee, zodat je verdediging minstens 4 is.
lesson-turn-hint = Trek de rode samoerai van de aflegstapel, en nog een kaart. Leg dan de ronin uit je hand in je dorp, en daarna een samoerai.
lesson-turn-right = Verdediging { $defense }: zoveel rijst minder pakt elke bandiet je af.
lesson-turn-open = Je hebt je twee kaarten gespeeld, en je verdediging is { $defense }. Een ronin en een samoerai zijn samen goed voor 4.

lesson-gather = Zeven in twee kleuren
lesson-gather-told = Verzamel zeven samoerai in hoogstens twee kleuren, in je hand en je dorp samen. Dan mag je zeven roepen, en dat beëindigt de ronde. De rij van zeven plekken laat zien hoe ver je bent. Een samoerai boven op de aflegstapel mag je trekken, en daarna ook die eronder.
lesson-gather-ask = Zorg dat je aan het eind van je beurt nog maar twee kaarten mist.
lesson-gather-hint = Je verzamelt geel en groen, en van allebei ligt er een boven op de aflegstapel. De bandiet is geen samoerai, dus speel die. Leg dan een samoerai in je dorp, waar hij gewoon meetelt.
lesson-gather-right = { $missing ->
    [one] Nog maar 1 kaart te gaan.
   *[other] Nog maar { $missing } kaarten te gaan.
  } Kaarten in je dorp tellen mee voor de zeven en bewaken intussen je rijst.
lesson-gather-far = { $missing ->
    [one] Je mist nog 1 kaart.
   *[other] Je mist nog { $missing } kaarten.
  } Trek beide samoerai die passen, en leg ze niet af.

lesson-raid = Bandieten roven rijst
lesson-raid-told = Rijst is aan het eind van de ronde één punt per stuk waard. Een bandiet neemt zoveel rijst als zijn waarde aangeeft, min de verdediging van het dorp. Kies de bandiet, en elk dorp laat zien wat het zou verliezen.
lesson-raid-ask = Neem met je bandiet zoveel rijst als je kunt.
lesson-raid-hint = Het rijkste dorp heeft een ronin, en die redt drie rijst. Welk dorp is onbewaakt?
lesson-raid-right = { $rice } rijst. Bandieten kiezen eerst de onbewaakte dorpen, dus denk aan dat van jou.
lesson-raid-guarded = Slechts { $rice } rijst, want een ronin bewaakt dat dorp. Een ander dorp heeft helemaal geen verdediging.
lesson-raid-idle = Je hebt je twee kaarten gespeeld, en je bandiet heeft niets opgeleverd.

lesson-pair = Twee kaarten tegelijk
lesson-pair-told = Twee ronin bewaken de 19 rijst van je tegenstander, en in zijn eentje komt geen bandiet erdoor. Maar van twee bandieten op één dorp tel je de waarden op, en met een ninja neemt een bandiet zijn volle waarde. Een paar kost beide kaarten van je beurt.
lesson-pair-ask = Neem zoveel rijst als met een paar kan.
lesson-pair-hint = De paren staan onder je hand, elk met wat het oplevert. Vergelijk bandiet 5 + bandiet 5 met ninja + bandiet 5.
lesson-pair-right = { $rice } rijst, langs twee ronin. Bewaar een ninja voor goed bewaakte dorpen.
lesson-pair-less = { $rice ->
    [0] Je hebt niets genomen: een verdediging van 6 houdt elke losse bandiet tegen.
   *[other] Je hebt { $rice } rijst genomen. Een ander paar levert meer op.
  }

lesson-ninja = Breek de set
lesson-ninja-told = In het dorp van je tegenstander liggen zes kaarten in twee kleuren. Nog één, en het zijn er zeven. Een ninja haalt een kaart uit het dorp weg, of een willekeurige uit de hand. Een samoerai boven op de aflegstapel kan zo weer getrokken worden, een ronin niet.
lesson-ninja-ask = Haal een kaart uit dat dorp weg, en laat boven op de aflegstapel geen kaart liggen die past.
lesson-ninja-hint = Kies de ninja en dan de ronin: niemand kan hem van de aflegstapel trekken, en zonder hem komt een bandiet erdoor. Of leg een eigen kaart boven op een weggehaalde samoerai.
lesson-ninja-right = Er liggen er nog vijf, en de zesde is buiten bereik. Dat geeft je tijd voor je eigen set.
lesson-ninja-left = Alle zes liggen ze er nog, en de volgende kaart kan de zevende zijn.
lesson-ninja-again = Boven op de aflegstapel ligt een samoerai in een kleur van je tegenstander. Die trekt hem meteen weer.

lesson-shogun = Kijk in een hand
lesson-shogun-told = Je hebt er zes van de zeven, in rood en blauw, en je zag je tegenstander een blauwe samoerai trekken. Een shogun kijkt in een hand en neemt er een kaart uit, of neemt een kaart naar keuze van de aflegstapel. Alleen jij ziet die hand.
lesson-shogun-ask = Haal de kaart waarmee je er zeven hebt.
lesson-shogun-hint = Op de aflegstapel ligt geen rood, geen blauw en geen ronin. Kies de shogun, kijk in de hand en neem een blauwe samoerai.
lesson-shogun-right = Zeven in twee kleuren: nu mag je roepen. De andere kaarten die je zag, blijven naast het dorp genoteerd, alleen voor jou.
lesson-shogun-incomplete = Je beurt is voorbij, en je mist nog één kaart. Wie heeft er een blauwe samoerai?

lesson-back = Alles in je dorp moet passen
lesson-back-told = Je hebt er zeven in rood en groen. Maar alle kaarten in je dorp moeten bij de set horen, en er ligt een gele: een veelgemaakte fout. In plaats van te trekken mag je een kaart uit je eigen dorp oppakken. En roepen mag je in je beurt altijd.
lesson-back-ask = Roep in deze beurt zeven.
lesson-back-hint = Pak in plaats van te trekken de gele samoerai uit je dorp op. Dan kun je zeven roepen.
lesson-back-right = { $points ->
    [one] 1 punt voor de set
   *[other] { $points } punten voor de set
  } en één punt per rijst. Leg alleen in je dorp wat bij je kleuren past, ook als je verdediging nodig hebt.
lesson-back-late = Je beurt is voorbij, en je hebt niet geroepen. Met een derde kleur in je dorp kun je geen zeven roepen.

lesson-call = Wat een set waard is
lesson-call-told = Zeven in één kleur zijn 20 punten waard, zes en één 15, vijf en twee 12, vier en drie 10. Een set met een ronin is altijd 7 punten waard. Je kunt nu al roepen, met de ronin. Maar je mag nog twee kaarten trekken.
lesson-call-ask = Roep een set die minstens 10 punten waard is.
lesson-call-hint = Pak de ronin op, dan hoeft hij niet bij de set. En wat ligt er boven op de aflegstapel?
lesson-call-right = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } in plaats van 7. Wie na vijf rondes de meeste punten heeft, wint. Wachten op meer kan dus lonen, zolang niemand je voor is.
lesson-call-ronin = { $points ->
    [one] Slechts 1 punt
   *[other] Slechts { $points } punten
  }, want er hoort een ronin bij de set. Met een samoerai op die plek zouden het er 10 zijn.
lesson-call-late = Je beurt is voorbij, en je hebt niet geroepen. Misschien is je tegenstander sneller.

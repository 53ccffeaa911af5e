# De eerste les van Samurai: The Card Game.

lesson-lay = Je invloed
lesson-lay-told = In het midden ligt een dorp met helm, boeddha en rijst. Je bent Groen. Leg je een kaart naast een dorp, dan telt het getal ervan als invloed op het symbool dat erop staat. Een samoerai telt voor elk symbool.
lesson-lay-ask = Speel een kaart zo dat je bij alle drie de symbolen leidt.
lesson-lay-hint = Maar één soort kaart telt voor elk symbool. Kies die uit je hand en dan een vrije plek naast het dorp.
lesson-lay-right = Een samoerai telt voor elk symbool, dus je leidt bij alle drie. Nog niemand wint een steen: de andere kanten zijn nog vrij.
lesson-lay-some = Je leidt maar bij { $count ->
    [one] 1 symbool
   *[other] { $count } symbolen
  }. Een kaart met een symbool werkt alleen op dat symbool.

lesson-close = Stenen winnen
lesson-close-told = Liggen er kaarten aan alle vier de kanten van een dorp, dan is het voltooid. Bij elk symbool wint de speler met de meeste invloed een steen van die vorm, wie de laatste kaart ook heeft gespeeld. In het midden is één kant vrij, en Rood leidt met 5 tegen 3.
lesson-close-ask = Bezet de laatste kant zo dat je beide stenen wint.
lesson-close-hint = Je hebt meer dan 5 nodig, bij de boeddha en bij de rijst. Kies een kaart en wijs de plek met de ster aan, boven het dorp (0,1): het bord toont welke stenen je zou winnen.
lesson-close-right = 6 tegen 5 bij beide symbolen: je wint een boeddha en een rijstveld.
lesson-close-gift = { $count ->
    [one] 1 steen gaat
   *[other] { $count } stenen gaan
  } naar Rood, die daar meer invloed heeft. Een dorp voltooien helpt de speler die leidt.
lesson-close-none = Je hebt geen stenen gewonnen. Bij het dorp in het midden is nog één kant vrij.

lesson-tie = Liever niemand dan Rood
lesson-tie-told = Bij gelijke stand wint niemand: de steen blijft in de voorraad. Rood leidt in het midden bij de rijst met 5 tegen 2 en kan dat dorp elk moment voltooien.
lesson-tie-ask = Voltooi het dorp zo dat niemand het rijstveld wint.
lesson-tie-hint = Je hebt bij de rijst precies 3 meer nodig.
lesson-tie-right = 5 tegen 5: niemand wint het. Kun je een steen niet winnen, zorg dan voor een gelijke stand: zo krijgt Rood hem ook niet.
lesson-tie-lost = Rood wint het rijstveld.
lesson-tie-open = Het dorp is nog niet voltooid, en Rood kan het met de volgende kaart winnen.

lesson-found = Nieuwe dorpen
lesson-found-told = Waar je kaart op de hoek van een dorp een kaart van een ander raakt, leg je daartussen een nieuw dorp. Zijn het er twee, dan kies je welke plek het bovenste dorp van de stapel krijgt.
lesson-found-ask = Voltooi het dorp in het midden zo dat je twee nieuwe dorpen legt en Rood geen steen wint.
lesson-found-hint = De plek onder het midden (0,−1) ligt tussen twee rode kaarten, dus je kaart raakt ze allebei. Rood leidt bij de boeddha met 6 tegen 3. Met welke kaart kom je gelijk?
lesson-found-right = Twee nieuwe dorpen, een gelijke stand bij de boeddha, en het rijstveld voor jou. En jij bepaalde welk dorp waar kwam.
lesson-found-fewer = Je hebt { $count ->
    [0] geen nieuw dorp
    [one] 1 nieuw dorp
   *[other] { $count } nieuwe dorpen
  } gelegd. Zoek een plek met rode kaarten aan beide kanten.
lesson-found-gift = Twee nieuwe dorpen, maar Rood wint een steen van het dorp dat je voltooide.

lesson-majority = Wat aan het eind telt
lesson-majority-told = Aan het eind heb je een meerderheid als je meer stenen van een vorm hebt dan iedere andere speler. Zonder meerderheid lig je eruit, met twee win je meteen. Jij en Rood hebben elk één boeddha en één rijstveld.
lesson-majority-ask = Win een steen die je een meerderheid geeft.
lesson-majority-hint = Het dorp dat alleen rijst toont, heeft één vrije kant, links ervan (−1,0), met een ster gemarkeerd. Rood leidt daar met 6 tegen 3.
lesson-majority-right = Nu heb je de meerderheid van de { shapes }. De ster naast je stenen laat het zien.
lesson-majority-none = Nog geen meerderheid. Win een steen van een vorm waarbij je met Rood gelijkstaat.

lesson-others = Een veelgemaakte fout
lesson-others-told = Heeft niemand twee meerderheden, dan leg je de stenen van je meerderheid opzij en tel je de andere twee vormen. Je hebt de meerderheid van de boeddha’s. Een veelgemaakte fout is om die te blijven verzamelen.
lesson-others-ask = Win een steen die geen boeddha is.
lesson-others-hint = De ster markeert de laatste vrije kant van een dorp met boeddha en rijst: de onderkant (1,−2). Rood leidt bij de rijst met 4 tegen 2.
lesson-others-right = Een rijstveld, en dat telt. De meerderheid houdt je in het spel, met de andere stenen win je het.
lesson-others-same = Nog een boeddha. Die meerderheid heb je al, en die stenen leg je opzij.
lesson-others-none = Dat leverde geen steen op.

lesson-end = De laatste kaart
lesson-end-told = Het laatste rijstveld is weg, dus dit is de laatste ronde, en jij speelt de laatste kaart van de partij. Jij hebt de meerderheid van de rijstvelden, Rood van de boeddha’s. Jullie hebben allebei 3 helmen.
lesson-end-ask = Win de partij met je laatste kaart.
lesson-end-hint = Met een tweede meerderheid win je meteen, en daarvoor heb je een helm nodig. Een kaart op de ster helemaal onderaan (−5,−6) voltooit een dorp waar alleen jouw kaart voor de helm telt.
lesson-end-right = Een vierde helm: { $count } meerderheden, en je wint de partij.
lesson-end-lost = Rood wint. Bij de helmen staat het gelijk, { $yours } tegen { $theirs }, dus jullie hebben elk één meerderheid, en Rood telt meer andere stenen.

# De eerste les van Samurai: The Card Game.

lesson-lay = Je invloed
lesson-lay-told = In het midden ligt een dorp met helm, boeddha en rijst; jij bent Groen. Een kaart ernaast heeft haar getal als invloed op het symbool dat ze toont. Een samoerai heeft dat op elk symbool.
lesson-lay-ask = Leg een kaart zo dat je op alle drie de symbolen voorligt.
lesson-lay-hint = Maar één soort kaart telt voor elk symbool. Kies haar uit je hand, en dan een vrije plek naast het dorp.
lesson-lay-right = Een samoerai telt voor elk symbool: je ligt op alle drie voor. Een steen is nog niet gewonnen; de andere kanten zijn nog vrij.
lesson-lay-some = Je ligt maar op { $count ->
    [one] één symbool
   *[other] { $count } symbolen
  } voor. Een kaart met een symbool werkt alleen op dat symbool.

lesson-close = Stenen winnen
lesson-close-told = Zijn alle vier de kanten van een dorp bedekt, dan wint de meeste invloed op elk van zijn symbolen een steen van die vorm, wie de laatste kaart ook legde. In het midden is één kant vrij, en Rood ligt voor met 5 tegen 3.
lesson-close-ask = Bedek de laatste kant zo dat je beide stenen wint.
lesson-close-hint = Je hebt meer dan 5 nodig op de boeddha en op de rijst. Kies een kaart en bekijk dan de plek met de ster, boven het dorp (0,1), voor je haar legt: de stenen die ze zou winnen, worden voor je geteld.
lesson-close-right = Zes tegen vijf op beide symbolen: een boeddha en een rijstveld voor jou.
lesson-close-gift = { $count ->
    [one] Een steen gaat
   *[other] { $count } stenen gaan
  } naar Rood, die daar meer invloed heeft. Een dorp sluiten helpt wie voorligt.
lesson-close-none = Je hebt geen stenen gewonnen. Het dorp in het midden wacht op zijn laatste kant.

lesson-tie = Liever niemand dan Rood
lesson-tie-told = Bij gelijke stand wint niemand: de steen blijft in de voorraad. In het midden ligt Rood op de rijst voor met 5 tegen jouw 2, en kan dat dorp elk moment sluiten.
lesson-tie-ask = Sluit het dorp zo dat niemand het rijstveld wint.
lesson-tie-hint = Je mist precies 3 op de rijst.
lesson-tie-right = Vijf tegen vijf: niemand wint het. Waar je niet kunt winnen, is gelijkspel een steen waard.
lesson-tie-lost = Nu heeft Rood het rijstveld gewonnen.
lesson-tie-open = Het dorp is nog open, en Rood kan het met de volgende kaart winnen.

lesson-found = Nieuwe dorpen
lesson-found-told = Waar je kaart aan de hoek van een dorp een kaart van een ander treft, komt daartussen een nieuw dorp. Zijn er twee nodig, dan kies jij welke plek het bovenste van de stapel krijgt.
lesson-found-ask = Sluit het dorp in het midden zo dat er twee nieuwe dorpen komen en Rood geen steen wint.
lesson-found-hint = De plek onder het midden (0,-1) ligt tussen twee rode kaarten: daar treft de jouwe beide. Rood ligt op de boeddha voor met 6 tegen jouw 3: met welke kaart haal je dat in?
lesson-found-right = Twee nieuwe dorpen, gelijkspel om de boeddha, en het rijstveld voor jou. En jij besloot welk dorp waar ligt.
lesson-found-fewer = Dat gaf { $count ->
    [0] geen nieuw dorp
    [one] één nieuw dorp
   *[other] { $count } nieuwe dorpen
  }. Zoek een plek met rode kaarten aan beide zijden.
lesson-found-gift = Twee nieuwe dorpen, maar Rood won een steen van het dorp dat je sloot.

lesson-majority = Wat aan het eind telt
lesson-majority-told = Aan het eind is meer stenen van een vorm dan ieder ander een meerderheid. Zonder lig je eruit, met twee win je meteen. Nu hebben jij en Rood elk één boeddha en één rijstveld.
lesson-majority-ask = Win een steen die je een meerderheid geeft.
lesson-majority-hint = Het dorp met alleen rijst heeft één vrije kant, links ervan (-1,0). Een ster geeft haar aan. Rood ligt er voor met 6 tegen 3.
lesson-majority-right = Nu heb je de meerderheid van de { shapes }. Een ster naast je stenen laat het zien.
lesson-majority-none = Nog geen meerderheid. Daarvoor is een steen nodig van een vorm waarin je gelijk staat met Rood.

lesson-others = De gewone fout
lesson-others-told = Met elk één meerderheid legt ieder de stenen ervan opzij en telt de andere twee vormen. Je hebt de meerderheid van de boeddha’s. De gewone fout is ze te blijven verzamelen.
lesson-others-ask = Win een steen die geen boeddha is.
lesson-others-hint = De ster geeft de laatste vrije kant aan van een dorp met boeddha en rijst, eronder (1,-2). Op de rijst ligt Rood voor met 4 tegen jouw 2.
lesson-others-right = Een rijstveld: dat wordt geteld. De meerderheid houdt je in het spel, de andere stenen winnen het.
lesson-others-same = Nog een boeddha. Die meerderheid heb je al; bij de telling gaat ze opzij.
lesson-others-none = Dat won geen steen.

lesson-end = De laatste kaart
lesson-end-told = Het laatste rijstveld is weg: de ronde wordt afgemaakt, en jij legt de laatste kaart van het spel. Jij hebt de meerderheid van de rijstvelden, Rood van de boeddha’s; helmen hebben jullie elk 3.
lesson-end-ask = Win het spel met je laatste kaart.
lesson-end-hint = Een tweede meerderheid wint meteen, en daarvoor heb je een helm nodig. De ster onderaan (-5,-6) sluit een dorp waar alleen jouw kaart voor de helm telt.
lesson-end-right = Een vierde helm: { $count } meerderheden, en het spel is van jou.
lesson-end-lost = Rood wint: de helmen staan { $yours } tegen { $theirs }, dus elk van jullie heeft één meerderheid, en Rood telt meer van de andere.

# De eerste les van Samouraï. Elke stap: kop, wat je moet weten, wat te doen, hint, oordelen.

lesson-open = Je zet spreekt
lesson-open-told = Je bent Rood, onderaan. Een samoerai gaat in een rechte lijn, in elke richting, en mag over andere heen springen. De eerste zet gaat 1 tot 7 velden ver. Elke zet kondigt aan hoe ver hij gaat en waar hij eindigt: drie velden tot een draak is “3 draak”.
lesson-open-ask = Open de partij met een zet die een draak aankondigt.
lesson-open-hint = Kies een samoerai: lichte stippen tonen waar hij heen kan. Drie velden voor d1 staat een draak.
lesson-open-right = “{ announcement }”. Nu moet Zwart antwoorden: ongeveer even ver, met een draak op het eerste veld.
lesson-open-other = Dat kondigt “{ announcement }” aan. Land op een draak.

lesson-answer = Antwoord op de aankondiging
lesson-answer-told = Zwart kondigt “4 ibis” aan. Je antwoord gaat 4 velden ver, één minder of één meer, en op het eerste veld moet een ibis staan.
lesson-answer-ask = Antwoord met een zet van 5 velden.
lesson-answer-hint = Neem de samoerai op h1: vlak voor hem, op h2, staat een ibis.
lesson-answer-right = Vijf velden, over de ibis op h2. Nu moet Zwart 4 tot 6 velden ver gaan.
lesson-answer-shorter = { $distance ->
    [one] Een geldig antwoord, maar het gaat 1 veld ver, niet 5.
   *[other] Een geldig antwoord, maar het gaat { $distance } velden ver, niet 5.
  }

lesson-few = Geef weinig ruimte
lesson-few-told = Wie niet kan antwoorden, verliest. Een goede zet laat dus weinig antwoorden over. Een symbool beperkt de richting, een leeg veld (mekura) niet. Wijs een zet aan voordat je hem doet: het bord telt de antwoorden voor je.
lesson-few-ask = Doe de zet die Zwart de minste antwoorden laat.
lesson-few-hint = Lege velden laten tientallen antwoorden over. Weinig zwarte samoerai hebben een ibis naast zich. Jouw samoerai op h5 kan er een bereiken.
lesson-few-right = { $answers ->
    [one] Er blijft maar 1 antwoord over.
   *[other] Er blijven maar { $answers } antwoorden over.
  } Met zulke zetten win je partijen.
lesson-few-more = Dit laat { $answers ->
    [one] 1 antwoord
   *[other] { $answers } antwoorden
  } over. Een andere zet laat er veel minder over.

lesson-anzen = Het veilige veld
lesson-anzen-told = Het gouden veld in het midden is de anzen. Eindigt je antwoord daar, dan doe je meteen nog een zet: elke samoerai, elke richting, elke afstand. Dat mag één keer per partij.
lesson-anzen-ask = Land op de anzen en zet daarna zo dat Zwart hoogstens 5 antwoorden heeft.
lesson-anzen-hint = De samoerai op i3 bereikt f6 over de sabel op h4. Zoek daarna een symbool ver weg: hoe verder je zet, hoe minder ruimte voor een antwoord.
lesson-anzen-right = Je vrije zet laat { $answers ->
    [0] geen antwoord
    [one] 1 antwoord
   *[other] { $answers } antwoorden
  } over. Je kunt de anzen maar één keer gebruiken, dus kies in je eigen partijen het moment goed.
lesson-anzen-past = Dat was een gewoon antwoord. De anzen ligt in het midden, op f6.
lesson-anzen-loose = Je deed twee zetten, maar Zwart heeft { $answers ->
    [one] 1 antwoord
   *[other] { $answers } antwoorden
  }. Probeer een andere tweede zet.

lesson-guard = Ga niet te vroeg van huis
lesson-guard-told = Drie samoerai op de kruisvelden van je kamp (shiro) beschermen je: Zwart mag geen zet doen waarop je niet kunt antwoorden. Een veelgemaakte fout is om een tweede samoerai op pad te sturen terwijl Zwart klaarstaat om toe te slaan.
lesson-guard-ask = Antwoord zo dat je ook na de zet van Zwart kunt antwoorden.
lesson-guard-hint = Drie samoerai zijn nog thuis, op e1, g1 en h1. De vierde is al op pad.
lesson-guard-right = Er blijven er drie thuis, dus je bent beschermd: Zwart mag geen zet doen waarop je niet kunt antwoorden.
lesson-guard-strangled = Je verliet { $start } en bent niet meer beschermd. Zwart speelt { $answer }, en je hebt geen antwoord. Je verliest.

lesson-home = De weg terug
lesson-home-told = Twee van je samoerai zijn op pad, en je bent niet beschermd. Een samoerai die op een shiro van zijn kamp landt, is weer thuis. Een shiro beperkt de richting niet, dus Zwart krijgt veel antwoorden. Veiligheid heeft haar prijs.
lesson-home-ask = Breng een derde samoerai naar huis.
lesson-home-hint = e1 is vrij. Welke samoerai kan er in een rechte lijn heen, met een zon op het eerste veld?
lesson-home-right = Drie thuis: je bent weer beschermd.
lesson-home-away = { $end } is geen shiro van je kamp. Je bent nog steeds kwetsbaar.

lesson-win = Iki zumari
lesson-win-told = Zwart heeft maar twee samoerai thuis en is niet beschermd. Kan geen enkele zwarte samoerai op je zet antwoorden, dan is Zwart buiten adem (iki zumari) en win je.
lesson-win-ask = Doe een zet waarop Zwart geen antwoord heeft.
lesson-win-hint = Kijk rond de zwarte samoerai. Er is er maar één met een draak naast zich, en achter die draak is te weinig ruimte. Kondig dus een draak aan.
lesson-win-right = Geen zwarte samoerai heeft een draak naast zich met genoeg ruimte erachter. Je wint!
lesson-win-answers = { $answers ->
    [one] Er blijft 1 antwoord over
   *[other] Er blijven { $answers } antwoorden over
  }. Er is een zet die er geen overlaat.

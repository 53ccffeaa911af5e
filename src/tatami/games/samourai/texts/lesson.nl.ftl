# De eerste les van Samouraï. Elke stap: kop, wat je moet weten, wat te doen, hint, oordelen.

lesson-open = Je zet spreekt
lesson-open-told = Je bent Rood, onderaan. Een samoerai gaat in een rechte lijn, in elke richting, ook over anderen heen; de eerste zet gaat 1 tot 7 velden ver. Waar hij landt, wordt aangekondigd: drie velden ver op een draak is “3 draak”.
lesson-open-ask = Open het spel zo dat je een draak aankondigt.
lesson-open-hint = Kies een samoerai: lichte stippen tonen waar hij heen kan. Drie velden voor d1 ligt een draak.
lesson-open-right = “{ announcement }”. Daar moet Zwart nu op antwoorden: ongeveer even ver, en eerst over een draak.
lesson-open-other = Dat zegt “{ announcement }”. Je zou op een draak landen.

lesson-answer = Antwoord op wat gezegd is
lesson-answer-told = Zwart heeft “4 ibis” aangekondigd. Je antwoord gaat 4 velden ver, één minder of één meer, en het eerste veld van de weg moet een ibis dragen.
lesson-answer-ask = Antwoord met een zet van 5 velden.
lesson-answer-hint = Begin met de samoerai op h1: vlak voor hem, op h2, ligt een ibis.
lesson-answer-right = Vijf velden, over de ibis op h2. De afstand die je ging, bepaalt nu hoe ver Zwart moet.
lesson-answer-shorter = Een goed antwoord, maar het gaat { $distance } velden ver, geen 5.

lesson-few = Laat weinig ruimte
lesson-few-told = Wie niet kan antwoorden, heeft verloren; een goede zet laat dus weinig antwoorden. Een leeg veld (mekura) laat de richting vrij, een symbool bindt haar. Wijs een zet aan voor je hem doet: de antwoorden worden voor je geteld.
lesson-few-ask = Doe de zet die Zwart de minste antwoorden laat.
lesson-few-hint = Lege velden laten tientallen antwoorden over. Weinig zwarte samoerai hebben een ibis naast zich: jouw samoerai op h5 kan er een bereiken.
lesson-few-right = Er blijven maar { $answers } antwoorden over. Met zulke zetten win je.
lesson-few-more = Dit laat { $answers } antwoorden over. Een andere zet laat er veel minder.

lesson-anzen = Het veilige veld
lesson-anzen-told = Het gouden veld in het midden is de anzen. Wie met een antwoord daar landt, zet meteen nog eens: elke samoerai, elke richting, elke afstand. Dat mag één keer per spel.
lesson-anzen-ask = Land op de anzen en zet dan zo dat Zwart hoogstens 5 antwoorden heeft.
lesson-anzen-hint = De samoerai op i3 bereikt f6 over de sabel op h4. Zoek daarna een symbool ver weg: hoe verder je gaat, hoe minder ruimte er is voor een antwoord.
lesson-anzen-right = De vrije zet laat { $answers ->
    [one] één antwoord
   *[other] { $answers } antwoorden
  } over. De anzen is nu gebruikt, dus kies het moment goed.
lesson-anzen-past = Dat was een gewoon antwoord, langs de anzen. Die ligt in het midden, op f6.
lesson-anzen-loose = Je hebt twee keer gezet, maar Zwart heeft nu { $answers } antwoorden. Probeer een andere tweede zet.

lesson-guard = Ga niet te vroeg van huis
lesson-guard-told = Drie samoerai op de gekruiste velden van je kamp (shiro) beschermen je: niemand mag je zonder antwoord laten. De gewone fout is met een tweede samoerai te vertrekken terwijl Zwart klaarstaat.
lesson-guard-ask = Antwoord zo dat Zwart je niet zonder antwoord kan laten.
lesson-guard-hint = Drie samoerai zijn nog thuis, op e1, g1 en h1. Een ander is al op pad.
lesson-guard-right = Er blijven er drie thuis en je bent beschermd: Zwart mag je de adem niet benemen.
lesson-guard-strangled = Je verliet { $start } en bent niet meer beschermd. Zwart speelt { $answer }, en je hebt geen antwoord: verloren.

lesson-home = De weg terug
lesson-home-told = Twee van je samoerai zijn weg, en je bent niet beschermd. Wie op een shiro van het eigen kamp landt, is weer thuis. Dat bindt geen richting, dus Zwart krijgt veel antwoorden: veiligheid heeft haar prijs.
lesson-home-ask = Breng een derde samoerai naar huis.
lesson-home-hint = e1 is vrij. Welke samoerai staat er in rechte lijn mee, met een zon naast zich op de weg?
lesson-home-right = Drie thuis: weer beschermd.
lesson-home-away = { $end } is geen shiro van je kamp. Je bent nog steeds kwetsbaar.

lesson-win = Iki-zumari
lesson-win-told = Zwart heeft nog maar twee samoerai thuis en is niet beschermd. Als geen zwarte samoerai op je zet kan antwoorden, is Zwart buiten adem, iki-zumari, en heb je gewonnen.
lesson-win-ask = Laat Zwart geen antwoord.
lesson-win-hint = Kijk naast de zwarte samoerai: maar één van hen heeft een draak naast zich, met te weinig ruimte erachter. Kondig dus een draak aan.
lesson-win-right = Geen zwarte samoerai heeft een draak naast zich met genoeg ruimte erachter. Je hebt gewonnen.
lesson-win-answers = { $answers ->
    [one] Er blijft één antwoord over
   *[other] Er blijven { $answers } antwoorden over
  }. Er is een zet die er geen overlaat.

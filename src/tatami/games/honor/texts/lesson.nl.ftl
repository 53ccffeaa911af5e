# De eerste les van Honor of the Samurai. Elke stap: kop, wat je moet weten, wat te doen, hint, oordelen.

lesson-ki = Ki geeft je acties
lesson-ki-told = Onderaan liggen je daimyohuis en je samoeraihuis. Van elk huis zie je de totale eer (de bloesem), ki (het Japanse teken) en kracht (de zwaarden). Per 3 ki krijg je 1 actie: een kaart spelen, trekken of afleggen. Je hebt 6 ki.
lesson-ki-ask = Doe drie acties in deze beurt.
lesson-ki-hint = De okugata geeft 3 ki, en een kaart telt zodra die in een huis ligt. Speel de okugata dus eerst.
lesson-ki-right = { $ki } ki, drie acties. Speel ki eerst, dan kun je in de rest van je beurt meer doen.
lesson-ki-few = Dat was je hele beurt: { $ki } ki, en een actie voor elke 3. Begin met een kaart die meer geeft.

lesson-houses = Met eer win je
lesson-houses-told = Aan het begin van je beurt krijg je de eer van alle kaarten in je huizen. Alleen dan krijg je eer, en met 400 win je meteen. Kaarten die je vroeg speelt, betalen zich dus telkens weer uit. Een burcht gaat alleen in het daimyohuis.
lesson-houses-ask = Breng je eer per beurt op minstens 35.
lesson-houses-hint = Kijk naar het eerste getal op elke kaart: een theater en een burcht geven eer, krijgers niet.
lesson-houses-right = Vanaf nu krijg je elke beurt { $honor } eer. Maar wie een burcht heeft, kan worden aangevallen. Daarover zo meer.
lesson-houses-less = Je huizen geven { $honor } eer per beurt. Twee kaarten in je hand geven er samen 30 meer.

lesson-shogun = Je daimyo wordt shogun
lesson-shogun-told = Eén keer per beurt mag je een verklaring afleggen. Dat kost geen actie. Zolang de shogunkaart in het midden ligt, mag je daimyo shogun worden, en dat geeft 50 eer per beurt. Daarna mag iedereen met een daimyo en minstens één dobbelsteen je aanvallen. Voor een dobbelsteen heb je 3 kracht nodig.
lesson-shogun-ask = Word shogun met minstens twee dobbelstenen om je te verdedigen.
lesson-shogun-hint = Je daimyo heeft kracht 2, dus je hebt er nog 4 nodig. Speel twee sterke krijgers en leg dan je verklaring af.
lesson-shogun-right = { $dice ->
    [one] Shogun, met 1 dobbelsteen.
   *[other] Shogun, met { $dice } dobbelstenen.
  } Dat pakt niemand je zomaar af.
lesson-shogun-bare = { $dice ->
    [0] Zonder dobbelsteen
    [one] Met één dobbelsteen
   *[other] Met { $dice } dobbelstenen
  } is een shogun een makkelijke prooi. Speel je sterkste krijgers.
lesson-shogun-waits = Je huizen zijn sterk genoeg, maar je hebt geen verklaring afgelegd. Misschien is een ander je voor.

lesson-attack = Een gevecht en de kansen
lesson-attack-told = Met een daimyo mag je de shogun aanvallen, of iemand met een burcht. Beide kanten gooien. De verliezer raakt het hele daimyohuis kwijt, en een shogun die verliest ook de shogunkaart. Je eigen burcht valt niet mee aan. Voor je aanvalt, zie je je kans.
lesson-attack-ask = Val de shogun aan met een kans van minstens twee op drie.
lesson-attack-hint = Eén dobbelsteen tegen één gaat gelijk op. Zonder de burcht heb je kracht 4; met 6 gooi je er twee. Speel eerst een krijger.
lesson-attack-right = Je kans was { $chance }%{ $won ->
    [yes] , en je hebt gewonnen: je daimyo is shogun.
   *[no] . De worp zat tegen, maar de aanval was goed.
  }
lesson-attack-slim = Je kans was { $chance }%. { $won ->
    [yes] Deze keer ging het goed. Met een krijger meer heb je minder geluk nodig.
   *[no] Je bent je daimyohuis kwijt. Met een krijger meer had je meer dobbelstenen gehad.
  }
lesson-attack-other = Dat was niet de shogun. Wie een burcht heeft, mag je ook aanvallen, maar de shogunkaart ligt ergens anders.
lesson-attack-stays = Je beurt is voorbij, en je hebt de shogun niet aangevallen.

lesson-dishonor = Als je onteerd wordt
lesson-dishonor-told = Iemand onteert je. Je kunt 75 eer betalen, desnoods op krediet. Of je beveelt je daimyo of samoerai seppuku te plegen, en dan ben je dat huis kwijt. Speelt iemand “gezicht redden”, dan zakt de prijs naar 30.
lesson-dishonor-ask = Houd beide huizen en betaal hoogstens 30 eer.
lesson-dishonor-hint = Je hebt zelf “gezicht redden” in je hand. Speel die kaart, en betaal dan.
lesson-dishonor-right = { $honor } eer, en beide huizen staan nog. Gezicht redden kost geen actie, en je mag het voor iedereen spelen.
lesson-dishonor-dear = { $honor } eer: je hebt nu een schuld, en wat je hierna krijgt, lost alleen die schuld af.
lesson-dishonor-house = Je hebt niets betaald, maar je bent een huis met al zijn kaarten kwijt, en daarmee elke beurt eer of acties.

lesson-ally = Een ronin vindt een heer
lesson-ally-told = Je hebt een gevecht en je daimyo verloren. Nu ben je een ronin, en een ronin krijgt geen eer. Maar je mag verklaren dat je de daimyo van een ander dient. Dan krijg je de helft van wat dat daimyohuis, de shogunkaart en je eigen huis opleveren. Niemand kan je weigeren.
lesson-ally-ask = Dien de heer die je de meeste eer oplevert.
lesson-ally-hint = Vergelijk de heren voor je je verklaring aflegt. Hun daimyohuis en de shogunkaart tellen voor je mee, hun samoeraihuis niet.
lesson-ally-right = { $honor } eer per beurt, en in een gevecht helpt jouw kracht je heer. Later mag je het verbond verbreken.
lesson-ally-less = Deze heer levert je { $honor } eer per beurt op. De andere zou veel meer opleveren.
lesson-ally-alone = Je beurt is voorbij, en een ronin krijgt niets.

lesson-thief = Stuur een dief
lesson-thief-told = Ninja’s kosten eer, en die moet je hebben. Een dief kost 15 eer en één actie. Hij steelt een bezit of een krijger uit een huis naar keuze voor een van jouw huizen. Burchten, okugata’s en lijfwachten kun je niet stelen.
lesson-thief-ask = Steel de kaart die je de meeste eer oplevert.
lesson-thief-hint = Speel de dief en kies het huis met de meeste bezittingen. Het no-theater geeft 20 eer, en ook ki.
lesson-thief-right = Elke beurt { $honor } eer meer voor jou, en evenveel minder voor de ander. De ki geeft je meteen een actie extra.
lesson-thief-less = { $honor ->
    [0] Je huizen geven niet meer eer dan eerst.
   *[other] Elke beurt { $honor } eer meer. Een andere kaart geeft meer.
  }
lesson-thief-idle = Je acties zijn op, en je hebt geen dief gestuurd.

lesson-stop = Let op wie aan kop gaat
lesson-stop-told = In deze partij win je met 250 eer. De shogun heeft er 235 en krijgt er in de volgende beurt 75 bij. Een veelgemaakte fout is om rustig verder te bouwen, of het aan de anderen over te laten. Maar de huizen van de shogun zijn zelfs voor één dobbelsteen te zwak.
lesson-stop-ask = Zorg dat niemand in de volgende beurt wint.
lesson-stop-hint = Eén dobbelsteen wint altijd van geen. Je daimyo heeft kracht 1. Welke krijger maakt daar 3 van?
lesson-stop-right = De daimyo is dood, en de shogunkaart is van jou. Met eer win je, maar alleen als je die kunt verdedigen.
lesson-stop-wins = De shogun krijgt 75 eer en wint vóór je volgende beurt.

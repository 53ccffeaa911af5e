# De eerste les van Honor of the Samurai. Elke stap: kop, wat je moet weten, wat te doen, hint, oordelen.

lesson-ki = Ki geeft acties
lesson-ki-told = Onderaan liggen het huis van je daimyo en dat van je samoerai. Elk telt eer (de bloesem), ki (気) en kracht (de zwaarden) op. Elke 3 ki zijn één actie: een kaart spelen, nemen of afleggen. Je hebt er 6.
lesson-ki-ask = Doe drie acties in deze beurt.
lesson-ki-hint = De okugata brengt 3 ki, en een kaart telt zodra ze in een huis ligt. Leg haar dus eerst.
lesson-ki-right = { $ki } ki, drie acties. Leg eerst ki, en je kunt meer met alles wat volgt.
lesson-ki-few = Dat was alles voor deze beurt: { $ki } ki, en een actie voor elke 3. Begin met een kaart die meer brengt.

lesson-houses = Eer wint
lesson-houses-told = Je beurt begint met de eer van alle kaarten in je huizen, en alleen dan krijg je eer. Wie 400 heeft, wint meteen; wat je vroeg legt, loont dus telkens opnieuw. Een burcht ligt alleen bij de daimyo.
lesson-houses-ask = Breng je eer per beurt op minstens 35.
lesson-houses-hint = Kijk naar het eerste getal van elke kaart: een theater en een burcht brengen eer, krijgers niet.
lesson-houses-right = { $honor } eer bij elke beurt van nu af aan. Maar een burcht kan aangevallen worden: daarover zo meer.
lesson-houses-less = Je huizen brengen { $honor } eer per beurt. Twee kaarten uit je hand brengen samen 30 meer.

lesson-shogun = Mijn daimyo wordt shogun
lesson-shogun-told = Eén keer per beurt mag je een verklaring afleggen; dat kost geen actie. Zolang de shogunkaart in het midden ligt, mag je daimyo shogun worden: 50 eer per beurt. Daarna mag elke daimyo met minstens één dobbelsteen je aanvallen, en een dobbelsteen vraagt 3 kracht.
lesson-shogun-ask = Word shogun, met minstens twee dobbelstenen om je te verdedigen.
lesson-shogun-hint = Je daimyo heeft kracht 2, dus je hebt er nog 4 nodig. Leg twee sterke krijgers en leg dan je verklaring af.
lesson-shogun-right = Shogun, met { $dice } dobbelstenen: dat neemt niemand je zomaar af.
lesson-shogun-bare = { $dice ->
    [0] Zonder dobbelsteen
    [one] Met één dobbelsteen
   *[other] Met { $dice } dobbelstenen
  } is een shogun een makkelijke prooi. Leg de sterkste krijgers die je hebt.
lesson-shogun-waits = Je huizen zijn sterk genoeg, maar je hebt je niet uitgesproken. Een ander kan je voor zijn.

lesson-attack = Een gevecht en zijn kansen
lesson-attack-told = Met een daimyo mag je de shogun aanvallen, of wie een burcht heeft. Beiden gooien, en de verliezer verliest het hele daimyo-huis, een shogun ook de shogunkaart. Je eigen burcht blijft thuis. Je kans zie je vooraf.
lesson-attack-ask = Val de shogun aan met een kans van minstens twee op drie.
lesson-attack-hint = Eén dobbelsteen tegen één is gelijk op. Zonder de burcht heb je kracht 4; met 6 gooi je er twee. Leg dus eerst een krijger.
lesson-attack-right = Een kans van { $chance } %{ $won ->
    [yes] , en het is gelukt: je daimyo is shogun.
   *[no] . De dobbelstenen vielen slecht, maar de aanval was goed.
  }
lesson-attack-slim = Je kans was { $chance } %. { $won ->
    [yes] Deze keer ging het goed; met een krijger meer heb je minder geluk nodig.
   *[no] Nu ben je je daimyo-huis kwijt. Eerst een krijger, en je had meer dobbelstenen gehad.
  }
lesson-attack-other = Dat was niet de shogun: een burcht mag ook aangevallen worden, maar de eer is elders.
lesson-attack-stays = Je beurt is voorbij, en de shogun is met rust gelaten.

lesson-dishonor = Als je onteerd wordt
lesson-dishonor-told = Je bent onteerd. Dat kost 75 eer, desnoods als schuld; of je daimyo of samoerai pleegt seppuku, en dat huis is weg. Speelt iemand gezicht redden, dan is de prijs 30.
lesson-dishonor-ask = Behoud beide huizen en betaal hoogstens 30 eer.
lesson-dishonor-hint = Je hebt zelf gezicht redden in je hand. Speel het, en betaal dan.
lesson-dishonor-right = { $honor } eer, en beide huizen staan nog. Gezicht redden kost geen actie, en het mag voor iedereen.
lesson-dishonor-dear = { $honor } eer: je staat in de schuld, en wat je straks krijgt, lost die alleen af.
lesson-dishonor-house = Je hebt niets betaald, maar een huis is weg met alles wat erin lag, en daarmee elke beurt eer of acties.

lesson-ally = Een ronin zoekt een heer
lesson-ally-told = Je verloor een gevecht en je daimyo: nu ben je ronin, en die krijgt geen eer. Een ronin mag verklaren de daimyo van een ander te dienen, voor de helft van wat diens daimyo-huis, de shogunkaart en het eigen huis brengen. Weigeren kan niemand.
lesson-ally-ask = Treed in de dienst die je de meeste eer brengt.
lesson-ally-hint = Bekijk elke heer voor je je uitspreekt. Wat in zijn samoerai-huis ligt, wordt niet gedeeld, de shogunkaart wel.
lesson-ally-right = { $honor } eer per beurt, en in een gevecht helpt jouw kracht je heer. Later mag je het verbond verbreken.
lesson-ally-less = In die dienst krijg je { $honor } eer per beurt. De andere brengt veel meer.
lesson-ally-alone = Je beurt is voorbij, en een ronin krijgt niets.

lesson-thief = Stuur een dief
lesson-thief-told = Ninja’s kosten eer die je moet hebben. Een dief kost 15 en één actie: hij haalt een bezit of een krijger uit een huis naar keuze naar een van de jouwe. Burchten, okugata’s en lijfwachten kunnen niet gestolen worden.
lesson-thief-ask = Steel de kaart die je de meeste eer brengt.
lesson-thief-hint = Speel de dief en kies het huis met de meeste bezittingen. Het no-theater brengt 20 eer, en ook ki.
lesson-thief-right = { $honor } eer meer in elke beurt, en daarginds evenveel minder. De ki ervan geeft je meteen een actie meer.
lesson-thief-less = { $honor ->
    [0] Je huizen brengen niet meer eer dan eerst.
   *[other] { $honor } eer meer in elke beurt. Er was een kaart die meer brengt.
  }
lesson-thief-idle = Je acties zijn op, en er is geen dief op pad gegaan.

lesson-stop = Let op wie voorop ligt
lesson-stop-told = Hier winnen 250 eer; de shogun heeft er 235 en krijgt er bij de volgende beurt 75. De gewone fout is rustig verder te bouwen, of het aan de anderen over te laten. Maar de huizen van de shogun hebben te weinig kracht voor ook maar één dobbelsteen.
lesson-stop-ask = Zorg dat niemand bij de volgende beurt wint.
lesson-stop-hint = Tegen geen dobbelsteen wint één dobbelsteen altijd. Je daimyo heeft kracht 1; welke krijger maakt er 3 van?
lesson-stop-right = De daimyo is dood en de shogunkaart is van jou. Eer wint, maar alleen voor wie haar kan houden.
lesson-stop-wins = De shogun krijgt 75, en heeft gewonnen voor je weer aan de beurt bent.

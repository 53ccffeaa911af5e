# La première leçon de Honor of the Samurai. Chaque étape : titre, ce qu’il faut savoir, quoi faire, indice, verdicts.

lesson-ki = Le ki donne des actions
lesson-ki-told = En bas se trouvent la maison de votre daimyo et celle de votre samouraï. Chacune additionne honneur (la fleur), ki (気) et force (les sabres). 3 ki font une action : jouer, piocher ou défausser une carte. Vous en avez 6.
lesson-ki-ask = Faites trois actions pendant ce tour.
lesson-ki-hint = L’okugata apporte 3 ki, et une carte compte dès qu’elle est dans une maison. Posez-la donc d’abord.
lesson-ki-right = { $ki } ki, trois actions. Posez d’abord du ki, et vous ferez plus de tout le reste.
lesson-ki-few = C’est tout pour ce tour : { $ki } ki, et une action pour 3. Commencez par une carte qui en apporte plus.

lesson-houses = L’honneur gagne
lesson-houses-told = Votre tour commence par l’honneur de toutes les cartes de vos maisons, et l’honneur ne vient qu’alors. Qui en a 400 gagne aussitôt ; ce qui est posé tôt rapporte donc encore et encore. Un château ne va qu’auprès du daimyo.
lesson-houses-ask = Portez votre honneur par tour à 35 au moins.
lesson-houses-hint = Regardez le premier nombre de chaque carte : un théâtre et un château apportent de l’honneur, les guerriers non.
lesson-houses-right = { $honor } d’honneur à chaque tour désormais. Mais un château peut être attaqué : nous y venons.
lesson-houses-less = Vos maisons rapportent { $honor } d’honneur par tour. Deux cartes de votre main en rapportent ensemble 30 de plus.

lesson-shogun = Mon daimyo devient shogun
lesson-shogun-told = Une fois par tour, vous pouvez faire une déclaration, sans action. Tant que la carte shogun est au milieu, votre daimyo peut devenir shogun : 50 d’honneur par tour. Tout daimyo qui a au moins un dé peut alors vous attaquer, et un dé demande 3 de force.
lesson-shogun-ask = Devenez shogun, avec au moins deux dés pour vous défendre.
lesson-shogun-hint = Votre daimyo a une force de 2, il en manque donc 4. Posez deux guerriers forts, puis déclarez.
lesson-shogun-right = Shogun, avec { $dice } dés : personne ne vous le prendra sans peine.
lesson-shogun-bare = { $dice ->
    [0] Sans dé
    [one] Avec un seul dé
   *[other] Avec { $dice } dés
  }, un shogun est une proie facile. Posez vos guerriers les plus forts.
lesson-shogun-waits = Vos maisons sont assez fortes, mais vous n’avez rien déclaré. Un autre peut être plus rapide.

lesson-attack = Un combat et ses chances
lesson-attack-told = Avec un daimyo, vous pouvez attaquer le shogun, ou qui a un château. Chacun lance ses dés ; le perdant perd toute la maison du daimyo, un shogun aussi la carte shogun. Votre château reste chez vous. Votre chance se voit d’avance.
lesson-attack-ask = Attaquez le shogun avec une chance d’au moins deux sur trois.
lesson-attack-hint = Un dé contre un, c’est égal. Sans le château, vous avez une force de 4 ; avec 6, vous lancez deux dés. Posez donc d’abord un guerrier.
lesson-attack-right = Une chance de { $chance } %{ $won ->
    [yes] , et c’est gagné : votre daimyo est shogun.
   *[no] . Les dés sont mal tombés, mais l’attaque était bonne.
  }
lesson-attack-slim = Votre chance était de { $chance } %. { $won ->
    [yes] Cette fois, tout s’est bien passé ; avec un guerrier de plus, il faut moins de chance.
   *[no] La maison de votre daimyo est perdue. Un guerrier d’abord, et vous auriez eu plus de dés.
  }
lesson-attack-other = Ce n’était pas le shogun : un château peut être attaqué aussi, mais l’honneur est ailleurs.
lesson-attack-stays = Votre tour est fini, et le shogun a été laissé en paix.

lesson-dishonor = Quand on vous déshonore
lesson-dishonor-told = On vous a déshonoré. Cela coûte 75 d’honneur, à crédit s’il le faut ; ou bien votre daimyo ou votre samouraï se fait seppuku, et sa maison est perdue. Si quelqu’un joue sauver la face, le prix est de 30.
lesson-dishonor-ask = Gardez vos deux maisons, et payez 30 d’honneur au plus.
lesson-dishonor-hint = Vous avez vous-même sauver la face en main. Jouez-la, puis payez.
lesson-dishonor-right = { $honor } d’honneur, et vos deux maisons tiennent. Sauver la face ne coûte pas d’action et vaut pour n’importe qui.
lesson-dishonor-dear = { $honor } d’honneur : vous voilà en dette, et ce que vous recevrez ne fera que la rembourser.
lesson-dishonor-house = Vous n’avez rien payé, mais une maison est perdue avec tout ce qu’elle contenait, et avec elle de l’honneur ou des actions à chaque tour.

lesson-ally = Un rônin trouve un seigneur
lesson-ally-told = Vous avez perdu un combat et votre daimyo : vous voilà rônin, sans honneur à recevoir. Un rônin peut déclarer servir le daimyo d’un autre, pour la moitié de ce que rapportent sa maison, la carte shogun et la vôtre. Nul ne peut refuser.
lesson-ally-ask = Entrez au service qui vous rapporte le plus d’honneur.
lesson-ally-hint = Regardez chaque seigneur avant de déclarer. Ce qui est dans la maison de son samouraï ne se partage pas, la carte shogun si.
lesson-ally-right = { $honor } d’honneur par tour, et au combat votre force aide votre seigneur. Vous pourrez rompre l’alliance plus tard.
lesson-ally-less = À ce service, vous recevez { $honor } d’honneur par tour. L’autre en rapporterait bien plus.
lesson-ally-alone = Votre tour est fini, et un rônin ne reçoit rien.

lesson-thief = Envoyez un voleur
lesson-thief-told = Les ninjas coûtent de l’honneur qu’il faut avoir. Un voleur en coûte 15 et une action : il amène une possession ou un guerrier de n’importe quelle maison dans une des vôtres. Châteaux, okugata et gardes du corps ne se volent pas.
lesson-thief-ask = Volez la carte qui vous rapporte le plus d’honneur.
lesson-thief-hint = Jouez le voleur et choisissez la maison riche en possessions. Le théâtre nô rapporte 20 d’honneur, et du ki aussi.
lesson-thief-right = { $honor } d’honneur de plus à chaque tour, et autant de moins là-bas. Son ki vous donne aussitôt une action de plus.
lesson-thief-less = { $honor ->
    [0] Vos maisons ne rapportent pas plus d’honneur qu’avant.
   *[other] { $honor } d’honneur de plus à chaque tour. Une autre carte rapportait davantage.
  }
lesson-thief-idle = Vos actions sont épuisées, et aucun voleur n’est parti.

lesson-stop = Surveillez qui mène
lesson-stop-told = Ici, 250 d’honneur gagnent ; le shogun en a 235 et en reçoit 75 au prochain tour. L’erreur habituelle est de bâtir tranquillement, ou de laisser faire les autres. Mais les maisons du shogun ont trop peu de force pour un seul dé.
lesson-stop-ask = Faites en sorte que personne ne gagne au prochain tour.
lesson-stop-hint = Contre aucun dé, un dé gagne toujours. Votre daimyo a une force de 1 ; quel guerrier la porte à 3 ?
lesson-stop-right = Le daimyo est mort, et la carte shogun est à vous. L’honneur gagne, mais seulement pour qui sait le garder.
lesson-stop-wins = Le shogun reçoit 75, et il a gagné avant que vous ne rejouiez.

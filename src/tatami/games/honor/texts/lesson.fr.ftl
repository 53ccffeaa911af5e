# La première leçon de Honor of the Samurai. Chaque étape : titre, ce qu’il faut savoir, quoi faire, indice, verdicts.

lesson-ki = Le ki donne des actions
lesson-ki-told = En bas se trouvent la maison de votre daimyo et celle de votre samouraï. Chacune additionne son honneur (la fleur), son ki (le caractère japonais) et sa force (les sabres). Chaque tranche de 3 ki vous donne 1 action : jouer, piocher ou défausser une carte. Vous avez 6 ki.
lesson-ki-ask = Faites trois actions pendant ce tour.
lesson-ki-hint = L’okugata apporte 3 ki, et une carte compte dès qu’elle est dans une maison. Jouez-la d’abord.
lesson-ki-right = { $ki } ki, trois actions. Jouez d’abord les cartes qui apportent du ki, et vous pourrez en faire plus dans le reste du tour.
lesson-ki-few = Votre tour est déjà fini : { $ki } ki, et une action par tranche de 3. Commencez par une carte qui en apporte plus.

lesson-houses = L’honneur fait gagner
lesson-houses-told = Au début de votre tour, vous recevez l’honneur de toutes les cartes de vos maisons. C’est le seul moment où vous en recevez, et 400 points font gagner aussitôt : les cartes jouées tôt rapportent donc encore et encore. Un château ne va que dans la maison du daimyo.
lesson-houses-ask = Portez votre honneur par tour à 35 au moins.
lesson-houses-hint = Regardez le premier nombre de chaque carte : un théâtre et un château apportent de l’honneur, les guerriers non.
lesson-houses-right = Vous recevez maintenant { $honor } points d’honneur par tour. Mais un château permet aux autres de vous attaquer. Vous verrez bientôt comment.
lesson-houses-less = Vos maisons rapportent { $honor } points d’honneur par tour. Deux cartes de votre main en rapportent 30 de plus à elles deux.

lesson-shogun = Votre daimyo devient shogun
lesson-shogun-told = Une fois par tour, vous pouvez faire une déclaration. Elle ne coûte pas d’action. Tant que la carte shogun est au milieu, votre daimyo peut devenir shogun et rapporter 50 points d’honneur par tour. Tous ceux qui ont un daimyo et au moins un dé peuvent alors vous attaquer. Il faut 3 de force par dé.
lesson-shogun-ask = Devenez shogun avec au moins deux dés pour vous défendre.
lesson-shogun-hint = Votre daimyo a une force de 2 ; il vous en faut 4 de plus. Jouez deux guerriers forts, puis faites votre déclaration.
lesson-shogun-right = { $dice ->
    [one] Shogun, avec { $dice } dé.
   *[other] Shogun, avec { $dice } dés.
  } Personne ne vous prendra la carte facilement.
lesson-shogun-bare = { $dice ->
    [0] Sans dé
    [one] Avec un seul dé
   *[other] Avec { $dice } dés
  }, un shogun est une proie facile. Jouez vos guerriers les plus forts.
lesson-shogun-waits = Vos maisons sont assez fortes, mais vous n’avez rien déclaré. Quelqu’un d’autre peut être plus rapide.

lesson-attack = Un combat et ses chances
lesson-attack-told = Avec un daimyo, vous pouvez attaquer le shogun, ou un joueur qui a un château. Les deux camps lancent leurs dés. Le perdant perd toute la maison de son daimyo, et un shogun battu perd aussi la carte shogun. Votre château n’attaque pas avec vous. La table affiche vos chances avant l’attaque.
lesson-attack-ask = Attaquez le shogun avec au moins deux chances sur trois de gagner.
lesson-attack-hint = Un dé contre un, c’est une chance sur deux. Sans le château, vous avez une force de 4 ; avec 6, vous lancez deux dés. Jouez d’abord un guerrier.
lesson-attack-right = Vous aviez { $chance } % de chances{ $won ->
    [yes] , et c’est gagné : votre daimyo est shogun.
   *[no] . Les dés sont mal tombés, mais l’attaque était bonne.
  }
lesson-attack-slim = Vous aviez { $chance } % de chances. { $won ->
    [yes] Cette fois, c’est passé. Avec un guerrier de plus, il faut moins de chance.
   *[no] Vous avez perdu la maison de votre daimyo. Avec un guerrier de plus, vous auriez eu plus de dés.
  }
lesson-attack-other = Ce n’était pas le shogun. On peut aussi attaquer pour un château, mais la carte shogun est ailleurs.
lesson-attack-stays = Votre tour est fini, et vous n’avez pas attaqué le shogun.

lesson-dishonor = Quand on vous déshonore
lesson-dishonor-told = Quelqu’un vous déshonore. Vous pouvez payer 75 points d’honneur, même à crédit. Ou vous ordonnez le seppuku à votre daimyo ou à votre samouraï, et vous perdez sa maison. Si quelqu’un joue « sauver la face », le prix tombe à 30.
lesson-dishonor-ask = Gardez vos deux maisons et payez 30 points d’honneur au plus.
lesson-dishonor-hint = Vous avez vous-même « sauver la face » en main. Jouez cette carte, puis payez.
lesson-dishonor-right = { $honor } points d’honneur, et vos deux maisons sont intactes. Sauver la face ne coûte pas d’action et se joue pour n’importe qui.
lesson-dishonor-dear = { $honor } points d’honneur : c’est une dette, et vos prochains gains ne feront que la rembourser.
lesson-dishonor-house = Vous n’avez rien payé, mais vous avez perdu une maison et toutes ses cartes, donc de l’honneur ou des actions à chaque tour.

lesson-ally = Un rônin trouve un seigneur
lesson-ally-told = Vous avez perdu un combat et votre daimyo. Vous êtes maintenant rônin, et un rônin ne reçoit pas d’honneur. Mais vous pouvez déclarer que vous servez le daimyo d’un autre joueur. Vous recevez alors la moitié de ce que rapportent sa maison, la carte shogun et votre propre maison. Personne ne peut vous refuser.
lesson-ally-ask = Servez le seigneur qui vous rapporte le plus d’honneur.
lesson-ally-hint = Comparez les seigneurs avant de faire votre déclaration. Chez votre seigneur, seules comptent la maison du daimyo et la carte shogun, pas la maison du samouraï.
lesson-ally-right = { $honor } points d’honneur par tour, et votre force aide votre seigneur au combat. Vous pourrez rompre l’alliance plus tard.
lesson-ally-less = Ce seigneur vous rapporte { $honor } points d’honneur par tour. L’autre en rapporterait bien plus.
lesson-ally-alone = Votre tour est fini, et un rônin ne reçoit rien.

lesson-thief = Envoyez un voleur
lesson-thief-told = Les ninjas coûtent de l’honneur, et il faut l’avoir. Un voleur coûte 15 points d’honneur et une action. Il vole une possession ou un guerrier dans n’importe quelle maison, et la carte va dans une des vôtres. Les châteaux, les okugata et les gardes du corps ne se volent pas.
lesson-thief-ask = Volez la carte qui vous rapporte le plus d’honneur.
lesson-thief-hint = Jouez le voleur et choisissez la maison qui a le plus de possessions. Le théâtre nô rapporte 20 points d’honneur, et du ki.
lesson-thief-right = { $honor } points d’honneur de plus à chaque tour, et autant de moins pour la victime. Le ki de la carte vous donne tout de suite une action de plus.
lesson-thief-less = { $honor ->
    [0] Vos maisons ne rapportent pas plus d’honneur qu’avant.
   *[other] { $honor } points d’honneur de plus à chaque tour. Une autre carte rapporte plus.
  }
lesson-thief-idle = Il ne vous reste aucune action, et vous n’avez pas envoyé de voleur.

lesson-stop = Surveillez qui mène
lesson-stop-told = Dans cette partie, 250 points d’honneur font gagner. Le shogun en a 235 et en reçoit 75 au prochain tour. Une erreur fréquente est de continuer à bâtir en comptant sur les autres pour l’arrêter. Mais les maisons du shogun sont trop faibles, même pour un seul dé.
lesson-stop-ask = Faites en sorte que personne ne gagne au prochain tour.
lesson-stop-hint = Un dé bat toujours zéro dé. Votre daimyo a une force de 1. Quel guerrier la porte à 3 ?
lesson-stop-right = Le daimyo est mort, et la carte shogun est à vous. L’honneur fait gagner, mais seulement si vous savez le défendre.
lesson-stop-wins = Le shogun reçoit 75 points d’honneur et gagne avant votre prochain tour.

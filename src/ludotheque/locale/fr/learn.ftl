### Les premières parties guidées dans le navigateur. Une leçon, une idée, en peu de mots.

learn-title = Apprendre { $game }
learn-minutes = Environ { $n } minutes, à votre rythme
learn-start = Commencer ma première partie
learn-go-on = Continuer ma première partie
learn-anew = Recommencer la leçon
learn-rules = Lire les règles
learn-real = C’est une vraie partie, avec toutes ses règles ; simplement, quelqu’un s’assied à côté de vous et explique. Vous pouvez annuler des coups, cacher les leçons, vous arrêter et revenir quand vous voulez.
learn-coach = Leçon
learn-got-it = Compris
learn-hide = Cacher les leçons
learn-show = Montrer les leçons
learn-rest-0 = Continuez, je reviens dès qu’il y a du nouveau. Un doute ? Demandez un conseil.
learn-rest-1 = Continuez. Chaque pièce dit ce qu’elle est : pointez-la, ou laissez-y le doigt.
learn-done = Je vous ai tout dit. Amusez-vous bien !
learn-example = Par exemple : { $move }
learn-notebook = Ce que vous savez déjà
learn-notebook-empty = Rien encore : la première leçon commence.
learn-count = { $n } sur { $of }

## The Spirit of Eden

learn-eden-lead = Un casse-tête pour une seule personne. Votre première partie se joue en mode Classique, sans difficulté en plus.
learn-eden-about-1 = Trois Goomz ont envahi un anneau de huit terrains, et personne d’autre que vous ne le garde.
learn-eden-about-2 = À chaque manche, vous lancez quatre dés, et ils font agir vos trois Alliés.
learn-eden-about-3 = Piégez chaque Goomz trois fois avant que les terrains disparaissent.

learn-eden-goal-title = Dehors !
learn-eden-goal = Voici les trois **Goomz**. Piégez l’un d’eux trois fois, et il s’en va pour toujours. Quand tous les trois sont partis, vous avez gagné.
learn-eden-lands-title = Deux de chaque
learn-eden-lands = Deux cascades, deux marécages, deux forêts, deux montagnes. Un Goomz **ravage** d’abord un terrain, puis le **détruit**. Si les deux terrains d’une même sorte sont détruits, vous avez perdu.
learn-eden-allies-title = Vos Alliés
learn-eden-allies = L’**Eau**, la **Faune** et la **Flore** sont avec vous. Grâce à vos dés, elles parcourent l’anneau, attirent et repoussent les Goomz, soignent, protègent et piègent.
learn-eden-objectives-title = Comment en piéger un
learn-eden-objectives = Chaque Goomz a sa carte. Elle montre quel Allié peut le piéger, et sur quel terrain. Réunissez-les sur un tel terrain, puis utilisez **Piéger**.
learn-eden-dice-title = À vous
learn-eden-dice = Touchez un dé, puis une ligne qui porte son chiffre : c’est ce que fait un Allié. Chaque carte reçoit un seul dé par manche. Suivez ma flèche, ou faites à votre idée.
learn-eden-forecast-title = Les nuages le savent
learn-eden-forecast = Le nuage près d’un Goomz montre ce qu’il ferait si vos actions finissaient maintenant. Chaque dé peut y changer quelque chose. Quand cela vous convient, touchez **Fin**.
learn-eden-trap-title = C’est le moment !
learn-eden-trap = Le bon Goomz, le bon Allié, le bon terrain et un dé pour **Piéger** : saisissez l’occasion ! Le Goomz est pris quand vient son tour d’agir.
learn-eden-order-title = À eux
learn-eden-order = Chaque Goomz agit une fois, et c’est **vous** qui dites dans quel ordre. Quand deux Goomz partagent un terrain, l’ordre peut tout changer.
learn-eden-caught-title = Attrapé !
learn-eden-caught = Un objectif est atteint. Le Goomz s’est enfui d’un terrain, dans le sens horaire, et sa carte montre la suite. Après le troisième, il est parti.
learn-eden-rest-title = Un Allié encaisse
learn-eden-rest = Le Goomz a rencontré un Allié : le terrain est épargné. L’Allié se repose auprès de **Noa** : il manque la manche suivante, puis revient sur une forêt.
learn-eden-ravage-title = Aïe
learn-eden-ravage = Ce terrain a perdu ses couleurs : il est ravagé. Une attaque de plus le détruit, sauf si un Allié le **soigne** ou s’interpose.
learn-eden-change-title = De mauvais chiffres ?
learn-eden-change = **Secours** : défaussez un dé pour en relancer un autre, deux fois par manche au plus. Et une seule fois dans la partie, **Noa** tourne un dé sur le chiffre de votre choix. Beaucoup gardent cela pour un piège.
learn-eden-shield-title = Tenir bon
learn-eden-shield = **Protéger** lève un bouclier sur un terrain : la prochaine attaque y reste sans effet. L’Allié ne bouge plus pendant cette manche.
learn-eden-over-title = { $won ->
        [yes] Eden est sauvé
       *[no] Pas cette fois
    }
learn-eden-over = { $won ->
        [yes] Bravo ! Vous connaissez le jeu. Trop facile ? Ajoutez un mode ou deux la prochaine fois : il y en a cinq, à combiner à volonté.
       *[no] Au début, Eden tombe pour presque tout le monde. Vous connaissez le jeu maintenant, et Noa serait ravie que vous réessayiez.
    }

## Les Gardiens de Havresac

learn-havresac-lead = D’un à quatre joueurs, tous en même temps. Votre première partie se joue en solitaire : personne ne vous attend.
learn-havresac-about-1 = Renards, crocodiles et cochons ont envahi le royaume, et des fées s’y cachent.
learn-havresac-about-2 = Vos Gardiens sortent du sac un par un, et chacun repart de là où un autre se tient.
learn-havresac-about-3 = Leurs exploits apportent de la Gloire : de l’or pour d’autres Gardiens, et des points.

learn-havresac-goal-title = Libérez le royaume
learn-havresac-goal = En **cinq manches**, vos Gardiens capturent des créatures, réparent des villages et ouvrent des coffres. À la fin, seuls comptent les **points** près de la couronne : gagnez-en le plus possible.
learn-havresac-bag-title = Hors du sac
learn-havresac-bag = Vos Gardiens sortent du **sac** un par un, dans un ordre que personne ne connaît. Chacun joue avant que le suivant soit tiré. Quand le sac est vide, on fait les comptes de la manche.
learn-havresac-move-title = En route
learn-havresac-move = Ce Gardien part du Château. Toute case marquée d’un point ou d’un cadre est à sa portée ; seule compte celle où il s’arrête. Suivez ma flèche, ou faites à votre idée.
learn-havresac-done-title = Cela vous va ?
learn-havresac-done = Dites **Terminé**, et le Gardien suivant sort du sac. D’ici là, vous pouvez annuler le déplacement.
learn-havresac-chain-title = De proche en proche
learn-havresac-chain = Le suivant peut partir du Château, ou **de tout Gardien déjà en route**. C’est ainsi qu’on atteint les coins les plus lointains.
learn-havresac-creatures-title = Qui attrape qui
learn-havresac-creatures = Seule une **Guerrière** peut entrer sur la case d’un Renard (Gloire { $fox }), d’un Crocodile ({ $crocodile }) ou d’un Cochon ({ $pig }). Une **Fée** suit quiconque la rejoint.
learn-havresac-thief-title = Le Voleur
learn-havresac-thief = Lui seul ouvre les **Coffres**, en s’arrêtant dessus. L’objet trouvé aide une fois l’un des Gardiens suivants, et chaque Coffre ouvert vaut { $points } points à la fin.
learn-havresac-priestess-title = La Prêtresse
learn-havresac-priestess = Au lieu de marcher, elle peut **prendre la place** d’un autre Gardien. Celui-ci retourne dans le sac et sera tiré à nouveau dans cette manche : un coup de plus pour vous.
learn-havresac-villages-title = On rebâtit
learn-havresac-villages = Arrêtez-vous sur une ruine : le **Village** est réparé. Tous les Villages réparés apportent de la Gloire à **chaque** manche qui suit : le plus tôt sera le mieux.
learn-havresac-glory-title = Ce que cela rapporte
learn-havresac-glory = Tout le monde est rentré. Prises et Villages font de la **Gloire**, et le tableau la change en Or et en points. Cette manche : Gloire { $glory }, Or { $gold }, points { $points }.
learn-havresac-recruit-title = Du renfort
learn-havresac-recruit = Votre **Or** paie de nouveaux Gardiens, à vous pour toute la partie : plus de Gardiens dans le sac, plus de coups par manche. Ce que vous ne dépensez pas, vous le gardez.
learn-havresac-round-title = Une nouvelle manche
learn-havresac-round = De nouvelles créatures sont apparues. Les monstres que personne n’a pris sont toujours là, les Fées se sont envolées. Si un Guide a laissé une **Tente**, on peut aussi en partir.
learn-havresac-land-title = Bois et lacs
learn-havresac-land = Une **forêt** arrête qui y entre. Les **lacs** barrent la route, tout comme les autres Gardiens.
learn-havresac-over-title = Le dernier compte
learn-havresac-over = Vos points, les créatures chassées et les Coffres ouverts : voilà votre score. La prochaine fois, essayez la face Nuit de quelques Gardiens, ou invitez des amis : personne n’attend jamais son tour.

## GOLDblivion

learn-goldblivion-lead = D’un à quatre joueurs. Dans votre première partie, vous affrontez le robot facile, qui joue sans trop réfléchir.
learn-goldblivion-about-1 = Elfes, humains et nains travaillent pour vous, et chacun a son talent.
learn-goldblivion-about-2 = Recrutez mieux, bâtissez, et combattez ce qui dort dans les collines.
learn-goldblivion-about-3 = Dix lingots terminent la partie, et le plus riche gagne.

learn-goldblivion-goal-title = L’or, bien sûr
learn-goldblivion-goal = Dès que quelqu’un a **dix lingots**, on termine la manche, et le plus riche en lingots gagne. La piste montre où chacun en est.
learn-goldblivion-noble-title = Un noble ami
learn-goldblivion-noble = { $n ->
        [one] L’autre **Noble** est pris : celui-ci vous rejoint.
       *[other] Choisissez un **Noble**.
    } La carte entre dans votre pioche et revient encore et encore, comme toutes vos cartes. Pointez-la pour lire ce qu’elle fait.
learn-goldblivion-develop-title = Une carte pour vos terres
learn-goldblivion-develop = À chaque manche, vous piochez cinq cartes, et l’une d’elles passe sous votre plateau **pour le reste de la partie**. À gauche, chacune produit une pépite par manche ; à droite, il en faut deux pour un matériau.
learn-goldblivion-play-title = Deux actions
learn-goldblivion-play = Un tour compte **deux actions**. Jouer une carte en est une : vous recevez ce que disent ses icônes. Pointez une carte pour la lire en toutes lettres.
learn-goldblivion-fight-title = Aux armes !
learn-goldblivion-fight = Choisissez une tuile. Le signe rouge dit combien de vos **cartes Combat** vous y piochez : une par côté ouvert. Si leur Force atteint celle de l’ennemi, vous gagnez.
learn-goldblivion-fought-title = { $won ->
        [yes] Gagné !
       *[no] Pas assez fort
    }
learn-goldblivion-fought = { $won ->
        [yes] La tuile est à vous, et sa récompense aussi. Et le terrain est ouvert : vous piochez une carte de plus contre ses voisins.
       *[no] Vous perdez une carte de ce combat, à votre choix. Mais l’ennemi reste visible : on sait maintenant quelle Force il faut.
    } Les cartes qui ont combattu se reposent jusqu’à la manche suivante.
learn-goldblivion-ingot-title = Sept pour un
learn-goldblivion-ingot = Sept pépites deviennent **un lingot**, à tout moment de votre tour et sans dépenser d’action. Ou vous serviront-elles à mieux ?
learn-goldblivion-purse-title = Trois sortes de richesses
learn-goldblivion-purse = Les **pépites** recrutent. Les **matériaux** bâtissent ; vous pouvez en garder quatre. Les **lingots**, c’est pour eux que vous êtes là. Dans les deux **Villages**, on troque : chaque visite est une action.
learn-goldblivion-end-title = Autre chose ?
learn-goldblivion-end = Vos deux actions sont utilisées. Les Bâtiments, les jetons Magie et le change des pépites n’en coûtent aucune : ils restent possibles. Ensuite, **finissez** votre tour.
learn-goldblivion-buy-title = De meilleures cartes
learn-goldblivion-buy = Acheter est aussi une action. La carte est mélangée à votre pioche et reviendra plus tard ; un **Bâtiment** entre aussitôt en jeu. Les cartes rouges combattent pour vous.
learn-goldblivion-symbols-title = Entre semblables
learn-goldblivion-symbols = Une icône après une barre compte des symboles : « / feuille » veut dire pour **chaque Elfe** que vous avez en jeu, cette carte comprise. L’ordre dans lequel vous jouez compte donc.
learn-goldblivion-pass-title = Assez pour cette manche
learn-goldblivion-pass = Votre main est vide. Achetez ce qui vous sert, puis **passez** : chaque lot de sept pépites devient un lingot, le reste est à vous, et vous attendez la manche suivante.
learn-goldblivion-round-title = Encore une fois
learn-goldblivion-round = Toutes vos cartes sont retournées dans la pioche, et vous en avez tiré cinq. De nouveau, l’une passe sous le plateau ; puis **tout** ce qui s’y trouve produit encore.
learn-goldblivion-over-title = { $won ->
        [yes] Riche !
       *[no] Quelqu’un l’était plus
    }
learn-goldblivion-over = { $won ->
        [yes] Bien joué ! Des robots plus forts sont plus coriaces, et des amis le sont encore plus.
       *[no] Cela arrive, même contre le robot facile. Vous connaissez le jeu maintenant : le prochain or est à vous.
    }

### La commande `ludo`.

cli-about = Ludotheque : des jeux de société modernes, une seule règle pour tous. Essayez : ludo play
cli-example = Exemple :
cli-which-game = Quel jeu ? (Entrée pour le premier)
cli-see-help = voir : ludo --help
cli-games = Liste les jeux, leurs options et leurs éditions.
cli-play = Joue ici, dans le terminal.
cli-resume = Reprend la dernière partie inachevée, ou celle d'un fichier.
cli-scores = Classe les parties chronométrées de cette machine : par manches, puis par temps.
cli-challenges = Montre la feuille des défis : ceux que vous avez relevés en jouant seul.
cli-replay = Rejoue pas à pas une partie enregistrée.
cli-verify = Recalcule chaque tirage d'un enregistrement et le compare à ce qui fut montré.
cli-show = Montre une position, ou la dernière d'un enregistrement.
cli-rules = Affiche les règles avec leurs numéros, leurs marques et leurs tests.
cli-content = Prend soin des éditions : le contenu imprimé d'un jeu.
cli-content-check = Contrôle un fichier d'édition et nomme ses valeurs provisoires.
cli-perft = Compte les positions par profondeur, hasard tiré de la graine.
cli-selfplay = Fait jouer des programmes ; taux de victoire et son intervalle à 95 %.
cli-ladder = La force des joueurs de chaque niveau : contre le niveau d’en dessous, et en solo.
cli-opt-ladder-players = Des joueurs du plus faible au plus fort, comme greedy,tree:500 ; sans cela, tous les niveaux.
cli-alone = en solo
cli-analyse = Revoit une partie finie : ce que valait chaque décision, et la part de la chance.

## `ludo` sans commande, et `ludotheque`

cli-opening = Pour le reste, comme jouer dans le terminal : ludotheque --help
cli-start-title = Ludotheque : trois jeux de société, en solo, entre amis ou contre des bots
cli-start-address = ADRESSE
cli-start-file = FICHIER
cli-start-game = JEU
cli-start-play = Jouer
cli-start-play-1 = dans le navigateur, avec une leçon par jeu
cli-start-play-2 = ici, dans le terminal
cli-start-play-3 = reprendre la partie laissée en cours
cli-start-play-4 = des défis en solo, et ceux déjà relevés
cli-start-friends = Entre amis
cli-start-friends-1 = ouvrir vos tables aux autres machines du réseau
cli-start-friends-2 = rejoindre les tables de quelqu’un
cli-start-look-back = Revoir
cli-start-look-back-1 = parcourir une partie pas à pas
cli-start-look-back-2 = où elle s’est jouée, et la part de la chance
cli-start-look-back-3 = prouver que les dés n’étaient pas pipés
cli-start-study = Étudier
cli-start-study-1 = chaque règle, avec sa source
cli-start-study-2 = faire jouer des programmes, partie après partie
cli-start-study-3 = vérifier vos propres cartes avant d’y jouer
cli-start-more = Toutes les commandes : ludo --help · L’une d’elles : ludo play --help
cli-start-offer = Entrée : ouvrir les jeux dans le navigateur · t : jouer ici · q : quitter >
cli-start-offer-here = Entrée : jouer ici · q : quitter >
cli-start-no-app = L’appli du navigateur manque dans cette copie ; `make play` la construit.

cli-arg-game = le jeu, comme dans : ludo games
cli-arg-record = un enregistrement (fichier .ludo)
cli-arg-position = une position sur une ligne, ou un enregistrement (fichier .ludo)
cli-arg-rule = une règle, comme E42 ; toutes sinon
cli-arg-edition = une édition (fichier .toml)

cli-opt-language = en, fr ou es
cli-opt-modes = les modes du jeu, séparés par des virgules
cli-opt-set = une option du jeu, sous la forme nom=valeur ; peut se répéter
cli-opt-edition = le nom d'une édition fournie, ou votre fichier .toml
cli-opt-plain = des lignes de texte au lieu du plein écran : lecteurs d'écran et scripts
cli-opt-json = sortie lisible par un programme
cli-opt-seed = un nombre qui fixe tout le hasard
cli-opt-speedrun = montre le chrono et classe la victoire par manches, puis par temps
cli-opt-auto = avance sans attendre
cli-opt-number = combien de joueurs ; le minimum sinon
cli-opt-divide = compte aussi sous chaque premier coup
cli-opt-players = qui joue, un par place, séparés par des virgules : easy, medium, hard, expert, random, greedy:8, tree:500, rollout:1s
cli-opt-games = combien de parties
cli-opt-seats = qui s'assied où, séparés par des virgules : person, easy, medium, hard, expert
cli-opt-depth = combien de coups en avant
cli-opt-workers = processus à employer ; les résultats n'en dépendent pas
cli-opt-simulations = combien calculer chaque décision : en simulations
cli-opt-hindsight = juge en sachant tout ce qui était alors caché
cli-opt-html = écrit le rapport comme une page qui s'ouvre hors ligne

cli-players = { $most ->
        [one] Un joueur
       *[other] De { $least } à { $most } joueurs
    }
cli-edition = Édition { $name } : { $n ->
        [0] tout est conforme à l'imprimé
        [one] une partie est provisoire
       *[other] { $n } parties sont provisoires
    }
cli-verified = { $moves } coups et { $draws } tirages concordent avec l'engagement { $commitment }.
cli-verified-unfinished = La partie n'est pas encore finie.
cli-verified-no-result = La partie est finie, mais aucun résultat n'est enregistré.
cli-content-fine = L'édition { $label } est correcte ; { $n ->
        [0] rien n'y est provisoire.
        [one] une partie est provisoire :
       *[other] { $n } parties sont provisoires :
    }
cli-content-stand-in = { $name } : provisoire
cli-summary = { $games } parties sur { $asked }, graine { $seed }, { $moves } coups par partie
cli-column-player = joueur
cli-column-wins = victoires
cli-column-interval = intervalle à 95 %
cli-column-score = score moyen
cli-speedrun-won = Gagné en { $rounds } manches et { $time } : place { $place } sur { $of } pour cette graine.
cli-speedrun-lost = Perdu après { $time } : seules les victoires sont classées.
cli-speedrun-none = Aucune partie chronométrée de { $game } n'est encore gagnée. Pour en lancer une : ludo play { $game } --speedrun --seed 7
cli-speedrun-line = { $place }. { $rounds } manches, { $time } ({ $started })
cli-challenges-title = { $game } : défis relevés, { $done } sur { $of }
cli-challenge-done = relevé le { $date }, édition { $edition }, dans { $record }

# Programmes du labo : python -m ludotheque.lab.eden_weights, eden_chances

lab-learn = Apprend les poids du jugement de The Spirit of Eden en jouant contre le jeu, et affiche leur fichier. Ctrl-C garde ce qui est appris.
lab-learn-games = parties dont on apprend ({ $usual } par défaut)
lab-learn-seed = un nombre qui fixe tout le hasard ({ $usual } par défaut)
lab-learn-positions = positions examinées pour chaque décision ({ $usual } par défaut)
lab-learn-trial = parties avec tous les modes jouées par les poids avant et après ({ $usual } par défaut)
lab-learn-go-on = continuer à partir des poids actuels ; sinon, à partir de rien
lab-learn-out = où écrire le fichier ; sinon, il est affiché
lab-learned = { $games } parties sur { $of } : { $won } gagnées sur les { $last } dernières
lab-trial = Avec ces poids, { $won } parties sur { $games } avec tous les modes sont gagnées
lab-broken-off = Interrompu : ce qui est appris de { $games } parties est gardé
lab-fit = Trouve ce que vaut un jugement de The Spirit of Eden, d'après des parties jouées pour cela. Ctrl-C prend ce qui a été vu.
lab-fitted = { $games } parties sur { $of }

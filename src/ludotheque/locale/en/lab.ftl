# Programs of the lab: python -m ludotheque.lab.eden_weights, eden_chances

lab-learn = Learn the weights of The Spirit of Eden's judgement by self-play, and print their file. Ctrl-C keeps what is learned so far.
lab-learn-games = games to learn from ({ $usual } without)
lab-learn-seed = a number that fixes all luck ({ $usual } without)
lab-learn-positions = positions looked at for each decision ({ $usual } without)
lab-learn-trial = games in all modes that are played by the weights before and after ({ $usual } without)
lab-learn-go-on = go on from the present weights; without, from nothing
lab-learn-out = where to write the file; without, it is printed
lab-learned = { $games } of { $of } games: won { $won } of the last { $last }
lab-trial = By these weights { $won } of { $games } games in all modes are won
lab-broken-off = Broken off: kept what was learned from { $games } games
lab-fit = Find what a worth means in The Spirit of Eden, from games that are played for it. Ctrl-C takes what was seen so far.
lab-fitted = { $games } of { $of } games

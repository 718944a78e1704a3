# Zadania: nazwy, cele, trudność, podpowiedzi i tematy.

etude-name = { $army } { $number }
etude-tiles = Dane: { $tile }
etude-goal-destroy-hq = Zniszcz wrogi sztab w Ostatniej Bitwie.
etude-goal-damage = Zadaj wrogiemu sztabowi co najmniej tyle obrażeń: { $amount }.
etude-goal-survive = Zachowaj po Ostatniej Bitwie co najmniej tyle punktów wytrzymałości: { $amount }.
etude-goal-destroy-tile = Usuń z planszy: { $tile }.
etude-goal-lose-nothing = Nie strać żadnego swojego żetonu.
etude-reason-tries = różne próby: { $tries }, trafne: { $solutions }
etude-reason-depth =
    { $count ->
        [one] głębokość: { $count } decyzja
        [few] głębokość: { $count } decyzje
        [many] głębokość: { $count } decyzji
       *[other] głębokość: { $count } decyzji
    }
etude-reason-rules =
    { $count ->
        [one] działa { $count } zasada
        [few] działają { $count } zasady
        [many] działa { $count } zasad
       *[other] działa { $count } zasady
    }
etude-reason-obvious = oczywista próba się udaje
etude-reason-not-obvious = oczywista próba się nie udaje
etude-reason-lucky = udane próby losowe: { $count } z { $tries }
etude-hint-theme = Pomyśl: { $theme }.
etude-hint-place = Coś musi się stać na { $at }.
etude-hint-tile = Zacznij od „{ $tile }”. Gdzie przyda się najbardziej?
etude-hint-action = Zacznij od: { $action }

etude-theme-melee = cios
etude-theme-ranged = strzał
etude-theme-armour = pancerz
etude-theme-gauss = działko Gaussa
etude-theme-move = ruch
etude-theme-push = odepchnięcie
etude-theme-sniper = snajper
etude-theme-grenade = granat
etude-theme-air-strike = bomba
etude-theme-rotation = obrót
etude-theme-castling = roszada
etude-theme-mobility = mobilność
etude-theme-transport = transport
etude-theme-quartermaster = kwatermistrz
etude-theme-medic = medyk
etude-theme-explosion = wybuch
etude-theme-replacing = zastąpienie żetonu
etude-theme-return = powrót na stos
etude-theme-mine = mina
etude-theme-control = kontrola
etude-theme-toughness = wytrzymałość
etude-theme-procedure = procedura
etude-theme-net = sieć
etude-theme-module = moduł
etude-theme-initiative = inicjatywa
etude-theme-personal-order = rozkaz osobisty
etude-theme-general-order = rozkaz ogólny
etude-theme-battle = walka
etude-theme-portal = portal
etude-theme-triangle = trójkąt
etude-theme-lot = losowanie
etude-theme-dice = kości
etude-theme-hidden = ukryte rozkazy

etude-goal-destroy-unit =
    { $turns ->
        [one] Zniszcz wrogi oddział „{ $unit }” w { $turns } turę: wydaj rozkaz o największej szansie.
        [few] Zniszcz wrogi oddział „{ $unit }” w { $turns } tury: wydaj rozkaz o największej szansie.
        [many] Zniszcz wrogi oddział „{ $unit }” w { $turns } tur: wydaj rozkaz o największej szansie.
       *[other] Zniszcz wrogi oddział „{ $unit }” w { $turns } tury: wydaj rozkaz o największej szansie.
    }
etude-goal-win =
    { $turns ->
        [one] Wygraj partię w { $turns } turę: wydaj rozkaz o największej szansie.
        [few] Wygraj partię w { $turns } tury: wydaj rozkaz o największej szansie.
        [many] Wygraj partię w { $turns } tur: wydaj rozkaz o największej szansie.
       *[other] Wygraj partię w { $turns } tury: wydaj rozkaz o największej szansie.
    }
etude-name-unit = { $unit } { $number }
etude-reason-positions = pozycje do oceny: { $count }
etude-hint-unit = Przyjrzyj się: { $unit }.

# Czym skończyła się próba.
etude-title = { $title }
etude-outcome = Koniec próby.
etude-outcome-own-hq = Twój sztab został zniszczony.
etude-outcome-destroy-hq =
    { $left ->
        [0] Wrogi sztab jest zniszczony.
        [one] Wrogi sztab stoi: został { $left } punkt wytrzymałości.
        [few] Wrogi sztab stoi: zostały { $left } punkty wytrzymałości.
        [many] Wrogi sztab stoi: zostało { $left } punktów wytrzymałości.
       *[other] Wrogi sztab stoi: zostało { $left } punktu wytrzymałości.
    }
etude-outcome-damage = Wrogi sztab stracił { $amount }, potrzeba było { $wanted }.
etude-outcome-survive = Zostało ci punktów wytrzymałości: { $amount }, potrzeba było { $wanted }.
etude-outcome-tile = Wciąż na planszy: { $tile }.
etude-outcome-tile-gone = Nie ma już na planszy: { $tile }.
etude-outcome-lose-nothing =
    { $count ->
        [0] Nie tracisz żadnego żetonu.
        [one] Tracisz { $count } żeton.
        [few] Tracisz { $count } żetony.
        [many] Tracisz { $count } żetonów.
       *[other] Tracisz { $count } żetonu.
    }
etude-outcome-unit = Wrogi oddział wciąż stoi: { $unit }.
etude-outcome-unit-gone = Wrogi oddział zniszczony: { $unit }.
etude-outcome-won = Partia wygrana.
etude-outcome-not-won = Partia nie jest wygrana.

# Neon.
etude-name-fighter = { $fighter } { $number }
etude-goal-defeat = Pokonaj zawodnika „{ $fighter }” przed końcem rundy: znajdź drogę o największej szansie.
etude-goal-wound =
    { $amount ->
        [one] Zawodnik „{ $fighter }” ma stracić przed końcem rundy co najmniej { $amount } żeton zdrowia: znajdź największą szansę.
        [few] Zawodnik „{ $fighter }” ma stracić przed końcem rundy co najmniej { $amount } żetony zdrowia: znajdź największą szansę.
        [many] Zawodnik „{ $fighter }” ma stracić przed końcem rundy co najmniej { $amount } żetonów zdrowia: znajdź największą szansę.
       *[other] Zawodnik „{ $fighter }” ma stracić przed końcem rundy co najmniej { $amount } żetonu zdrowia: znajdź największą szansę.
    }
etude-goal-stand =
    { $amount ->
        [one] Zostań na arenie do końca rundy z co najmniej { $amount } żetonem zdrowia: znajdź największą szansę.
        [few] Zostań na arenie do końca rundy z co najmniej { $amount } żetonami zdrowia: znajdź największą szansę.
        [many] Zostań na arenie do końca rundy z co najmniej { $amount } żetonami zdrowia: znajdź największą szansę.
       *[other] Zostań na arenie do końca rundy z co najmniej { $amount } żetonu zdrowia: znajdź największą szansę.
    }
etude-goal-collect =
    { $amount ->
        [one] Do końca rundy odbierz innym co najmniej { $amount } żeton zdrowia: znajdź największą szansę.
        [few] Do końca rundy odbierz innym co najmniej { $amount } żetony zdrowia: znajdź największą szansę.
        [many] Do końca rundy odbierz innym co najmniej { $amount } żetonów zdrowia: znajdź największą szansę.
       *[other] Do końca rundy odbierz innym co najmniej { $amount } żetonu zdrowia: znajdź największą szansę.
    }
etude-goal-points =
    { $amount ->
        [one] Miej na koniec rundy co najmniej { $amount } punkt zwycięstwa: znajdź największą szansę.
        [few] Miej na koniec rundy co najmniej { $amount } punkty zwycięstwa: znajdź największą szansę.
        [many] Miej na koniec rundy co najmniej { $amount } punktów zwycięstwa: znajdź największą szansę.
       *[other] Miej na koniec rundy co najmniej { $amount } punktu zwycięstwa: znajdź największą szansę.
    }
etude-goal-victory = Wygraj partię w tej rundzie, nie dzieląc z nikim zwycięstwa: znajdź największą szansę.
etude-goal-reach = Na koniec rundy bądź w tym sektorze: { $sector }. Znajdź największą szansę.
etude-goal-drive = Gdy wszyscy zakończą tury tej rundy, zawodnik „{ $fighter }” ma być w tym sektorze: { $sector }. Znajdź największą szansę.
etude-goal-bots =
    { $amount ->
        [one] Zniszcz przed końcem rundy co najmniej { $amount } bota: znajdź największą szansę.
        [few] Zniszcz przed końcem rundy co najmniej { $amount } boty: znajdź największą szansę.
        [many] Zniszcz przed końcem rundy co najmniej { $amount } botów: znajdź największą szansę.
       *[other] Zniszcz przed końcem rundy co najmniej { $amount } bota: znajdź największą szansę.
    }
etude-goal-leader = Zakończ rundę z żetonem lidera: znajdź największą szansę.
etude-goal-equip = Zdobądź przed końcem rundy ekwipunek tego rodzaju: { $type }. Znajdź największą szansę.
etude-goal-save =
    { $amount ->
        [one] Na koniec rundy twój sojusznik „{ $fighter }” ma być na arenie i zachować co najmniej { $amount } żeton zdrowia: znajdź największą szansę.
        [few] Na koniec rundy twój sojusznik „{ $fighter }” ma być na arenie i zachować co najmniej { $amount } żetony zdrowia: znajdź największą szansę.
        [many] Na koniec rundy twój sojusznik „{ $fighter }” ma być na arenie i zachować co najmniej { $amount } żetonów zdrowia: znajdź największą szansę.
       *[other] Na koniec rundy twój sojusznik „{ $fighter }” ma być na arenie i zachować co najmniej { $amount } żetonu zdrowia: znajdź największą szansę.
    }
etude-goal-deny = Zawodnik „{ $fighter }” nie może przed końcem rundy odebrać nikomu żadnego żetonu zdrowia: znajdź największą szansę.
etude-opponent-nothing = Pozostali nic nie robią.
etude-opponent-defence = Pozostali pomijają swoje tury, ale przed twoimi atakami bronią się najlepiej, jak potrafią.
etude-opponent-anything = Pozostali robią przeciw tobie wszystko, co mogą.
etude-allowed-search = Wolno szukać łupów.
etude-allowed-others = Wolno atakować także innych zawodników.
etude-allies-idle = Twoi sojusznicy nic nie robią.
etude-team-points = Liczą się punkty całej drużyny.
etude-no-loot = Nikt nie szuka łupów.
etude-no-others = Innych zawodników nie atakujesz.
etude-sealed = Wiadomo z góry: { $action }
etude-reason-plain = oczywista próba ma szansę { $percent }%
etude-hint-source = Wykorzystaj: { $source }.
etude-hint-weapon = Właściwa broń: { $weapon }.
etude-outcome-fighter-fell = Zawodnik „{ $fighter }” pokonany.
etude-outcome-fighter-stands =
    { $left ->
        [one] Zawodnik „{ $fighter }” stoi: został { $left } żeton zdrowia.
        [few] Zawodnik „{ $fighter }” stoi: zostały { $left } żetony zdrowia.
        [many] Zawodnik „{ $fighter }” stoi: zostało { $left } żetonów zdrowia.
       *[other] Zawodnik „{ $fighter }” stoi: zostało { $left } żetonu zdrowia.
    }
etude-outcome-collected =
    { $amount ->
        [one] Odebrano innym { $amount } żeton zdrowia, potrzeba było { $wanted }.
        [few] Odebrano innym { $amount } żetony zdrowia, potrzeba było { $wanted }.
        [many] Odebrano innym { $amount } żetonów zdrowia, potrzeba było { $wanted }.
       *[other] Odebrano innym { $amount } żetonu zdrowia, potrzeba było { $wanted }.
    }
etude-outcome-points = Twoje punkty zwycięstwa: { $amount }, potrzeba było { $wanted }.
etude-outcome-bots = Zniszczone boty: { $amount }, potrzeba było { $wanted }.
etude-outcome-at = Zawodnik „{ $fighter }” jest w sektorze: { $sector }.
etude-outcome-away = Zawodnika „{ $fighter }” nie ma na arenie.
etude-outcome-leader = Żeton lidera ma zawodnik „{ $fighter }”.
etude-outcome-equipped = Zdobyto: { $type }.
etude-outcome-not-equipped = Wciąż brakuje: { $type }.
etude-outcome-denied = Żetony zdrowia, które odebrał zawodnik „{ $fighter }”: { $amount }.
etude-theme-answer = odpowiedź przeciwnika
etude-theme-gear = ekwipunek
etude-theme-sector = sektor
etude-theme-reroll = przerzut
etude-theme-upgrade = ulepszenie
etude-theme-plan = wybór kart
etude-theme-more-dice = więcej kości
etude-theme-turned-dice = kość na inną ściankę
etude-theme-ability = zdolność
etude-theme-loot = łup
etude-theme-bot = bot
etude-theme-drain = utrata energii
etude-theme-token = żeton na arenie
etude-theme-area = atak na cały sektor
etude-theme-range = dystans
etude-theme-extra-damage = dodatkowe obrażenia
etude-theme-two-attacks = dwa ataki
etude-theme-leader = żeton lidera
etude-theme-defence = obrona
etude-theme-closing = zamknięcie sektora

# Wojna Robali: kilka tur, mieszanka rozkazów.
etude-theme-turns = plan na kilka tur
etude-theme-mixture = mieszanie rozkazów
etude-opponent-mixed = Przeciwnik w tajemnicy wydaje najlepsze rozkazy, a obie strony mogą wybierać rozkaz losowo.
etude-reason-turns =
    { $count ->
        [one] { $count } tura do zaplanowania
        [few] { $count } tury do zaplanowania
        [many] { $count } tur do zaplanowania
       *[other] { $count } tury do zaplanowania
    }
etude-reason-mixed =
    { $count ->
        [one] mieszany { $count } rozkaz
        [few] mieszane { $count } rozkazy
        [many] mieszanych { $count } rozkazów
       *[other] mieszane { $count } rozkazu
    }
etude-hint-mixed =
    { $count ->
        [one] Zaskoczenie nie jest potrzebne: wystarczy { $count } rozkaz.
        [few] Jeden rozkaz da się przewidzieć: mieszaj { $count }.
        [many] Jeden rozkaz da się przewidzieć: mieszaj { $count }.
       *[other] Jeden rozkaz da się przewidzieć: mieszaj { $count }.
    }
etude-name-bugs-duel-01 = Generał idzie osobiście
etude-name-bugs-duel-02 = Osa czy Komar
etude-name-bugs-duel-03 = Jeden z trzech
etude-name-bugs-duel-04 = Pierwszy przy artefakcie
etude-name-bugs-duel-05 = Trzy rozkazy
etude-name-bugs-duel-06 = Cierpliwość
etude-name-bugs-duel-07 = Modliszka siada
etude-name-bugs-duel-08 = Okrężną drogą
etude-name-bugs-duel-09 = Orzeł czy reszka
etude-name-bugs-duel-10 = Stać czy iść
etude-name-bugs-duel-11 = Rzadka niespodzianka
etude-name-bugs-duel-12 = Trzy razy na cztery
etude-name-bugs-duel-13 = Cztery sieci na Komara
etude-name-bugs-duel-14 = Trzy tury bez kości
etude-name-bugs-duel-15 = Mrówka i zwód
etude-name-bugs-duel-16 = Trzy drogi do Osy
etude-name-bugs-duel-17 = Krok dalej, krok bliżej
etude-name-bugs-duel-18 = Trzy tury, trzy rozkazy
etude-name-bugs-siege-01 = Powietrzem
etude-name-bugs-siege-02 = Bez ruszania się z miejsca
etude-name-bugs-siege-03 = Osa przeciw Osie
etude-name-bugs-siege-04 = Sam na generała
etude-name-bugs-siege-05 = Trzy kroki do tronu
etude-name-bugs-siege-06 = Wokół Pająka

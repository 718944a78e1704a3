# Książka zasad Neon: ciągły tekst, który początkujący czyta od celu do końca.
# **Słowa** są wyróżnione; [NEON-DMG-01] wskazuje zasadę i staje się przypisem.

book-neon-goal-title = Cel gry
book-neon-goal-points = Walczysz na arenie i wygrywasz na punkty. Każde obrażenie zabiera ofierze **żeton zdrowia**,[NEON-DMG-01] który trafia do tego, kto je zadał, i jest wart tyle, ile na nim napisano.[NEON-DMG-02] Punkty przynoszą też boty i żeton lidera.[NEON-REB-02] To tryb Odrodzenie; o pozostałych jest osobny rozdział.
book-neon-goal-round = Partia trwa kilka rund, a każda ma cztery fazy: wszyscy wybierają karty, wszyscy działają, sprawdza się, czy gra się skończyła, i część areny tonie.[NEON-RND-01]

book-neon-arena-title = Arena
book-neon-arena-ring = Dziesięć **sektorów** układa się w pierścień w losowej kolejności.[NEON-SET-02] Sąsiednie w pierścieniu sektory się stykają; gdy sektor tonie, stykają się jego sąsiedzi.[NEON-GEN-04] W każdym sektorze stoi bot.[NEON-SET-04] Numer na tablicy mówi, który sektor zatonie następny.[NEON-SET-03]
book-neon-arena-sectors = Każdy sektor coś daje zawodnikowi, który w nim stoi.[NEON-SEC-00] Oto niektóre:
book-neon-arena-fighter = Twój zawodnik zaczyna z sześcioma żetonami zdrowia w trzech rzędach,[NEON-SET-09] 3 energii[NEON-SET-11] i siedmioma kartami akcji, z których trzy masz na ręce;[NEON-SET-10][NEON-SET-13] sam czeka na statku desantowym.[NEON-SET-12]
book-neon-arena-leader = Żeton lidera dostaje wylosowany gracz.[NEON-SET-14] Ręce, talie i jeszcze nieodsłonięte rzędy są tajne; cała reszta jest jawna.[NEON-HID-01]

book-neon-plan-title = Układanie rzędu
book-neon-plan-cards = Z trzech kart wybierasz dwie i kładziesz jedną na połowie drugiej.[NEON-PLAN-01] Widać trzy połowy: obie wierzchniej karty i jedną spodniej, z dowolnej strony. To twój **rząd akcji**, od lewej do prawej. Każdą kartę możesz najpierw obrócić.[NEON-PLAN-02] Liczba na wierzchniej karcie to twoja **inicjatywa**.[NEON-PLAN-03]
book-neon-plan-secret = Wszyscy układają w tajemnicy i wszystkie rzędy odsłania się naraz.[NEON-PLAN-05] Trzecia karta zostaje na ręce do następnej rundy.[NEON-PLAN-04]
book-neon-plan-joker = Joker może być Ruchem, Atakiem, Przeszukaniem albo energią, a decydujesz, gdy do niego dojdzie.[NEON-JOK-01]

book-neon-order-title = Kto kiedy działa
book-neon-order-low = **Niższa liczba działa wcześniej.**[NEON-INIT-01]
book-neon-order-ties = Przy równych liczbach pierwszy jest posiadacz żetonu lidera, pozostali idą za nim zgodnie z ruchem wskazówek zegara.[NEON-INIT-02] **Przejęcie** daje ci ten żeton i 1 energię.[NEON-LEAD-01] Jeśli żeton zmieni właściciela, kolejność tych, którzy jeszcze nie działali, liczy się na nowo.[NEON-INIT-03]

book-neon-turn-title = Twoja tura
book-neon-turn-land = Jeśli twoja figurka jest jeszcze na statku desantowym, najpierw postaw ją w dowolnym otwartym sektorze; to nie jest akcja.[NEON-LAND-01]
book-neon-turn-row = Potem wykonujesz trzy połowy rzędu od lewej do prawej; kolejność się nie zmienia.[NEON-ACT-02] Gdy połowa daje kilka akcji, wybierasz, kiedy do niej dojdziesz.[NEON-ACT-03] Pomiędzy możesz używać zdolności, dopóki masz czym płacić.[NEON-ACT-06]
book-neon-turn-must = Co można zrobić, trzeba zrobić: atakujesz, jeśli ktoś jest w zasięgu, i przeszukujesz, jeśli możesz zapłacić. Tylko Ruch może zostać w miejscu.[NEON-ACT-04][NEON-R-01]
book-neon-turn-after = Potem dwie karty idą na stos kart odrzuconych i dobierasz dwie, więc rundę zawsze zaczynasz z trzema.[NEON-ACT-05] Połowa z energią daje tyle, ile pokazuje; więcej niż 6 mieć nie można, nadmiar przepada.[NEON-NRG-01][NEON-NRG-02]

book-neon-moving-title = Ruch
book-neon-moving-step = **Ruch** prowadzi do jednego z dwóch sąsiednich sektorów albo donikąd.[NEON-MOVE-01] To, co sektor robi przy wejściu, dzieje się od razu, a lądowanie też jest wejściem.[NEON-MOVE-02][NEON-LAND-04]
book-neon-moving-station = Z Dworca Ruch może prowadzić do dowolnego otwartego sektora.[NEON-MOVE-03]

book-neon-attack-title = Atak
book-neon-attack-weapon = Wybierz broń: podstawową albo znalezioną.[NEON-ATK-01] Potem cel, do którego sięga, zawodnika albo bota.[NEON-ATK-02] **Dystans** liczy się w sektorach: 0 to twój, 1 sąsiedni, 2 następny za nim.[NEON-ATK-03] Broń mówi, iloma kośćmi rzucasz na każdym dystansie; broń biała sięga tylko na 0.[NEON-ATK-04][NEON-ATK-05]
book-neon-attack-dice = Kości
book-neon-attack-roll = Rzuca się najwyżej pięcioma kośćmi.[NEON-ATK-06] Trafienia krytyczne i zwykłe się liczą. Warunkowe pudło nie, chyba że coś zmieni je w trafienie.[NEON-ATK-09]
book-neon-attack-again = Po rzucie możesz przerzucać i zmieniać kości, ale kości ataku przerzuca się tylko **raz na atak**.[NEON-ATK-10]
book-neon-attack-damage = Cel się broni, o czym mówi następny rozdział. Każde trafienie, które przejdzie, to jedno obrażenie.[NEON-RES-01] Jeśli nie przejdzie żadne, atak się nie udał.[NEON-RES-05]

book-neon-defence-title = Obrona
book-neon-defence-die = Atakowany rzuca jedną kością za podstawowy pancerz i po jednej za każdy żeton pola, razem najwyżej trzema.[NEON-DEF-01][NEON-DEF-03] Zwykła tarcza blokuje zwykłe trafienie, mocna każde; porażka z błyskawicą daje 1 energię.[NEON-DEF-05]
book-neon-defence-field = Każda **Obrona** w rzędzie daje figurce żeton pola, gdy tylko rzędy zostaną odsłonięte, najwyżej dwa, i pomaga on przez całą rundę, nawet przed twoją turą.[NEON-ACT-01][NEON-DEFA-02] Gdy dojdziesz do tej połowy, da jeszcze 2 energie.[NEON-DEFA-01]
book-neon-defence-gear = Hełm działa przeciw trafieniom krytycznym, pancerz przeciw zwykłym. Efektu obowiązkowego trzeba użyć, dopóki takie trafienia przechodzą.[NEON-DEF-09][NEON-R-29]

book-neon-falling-title = Obrażenia i upadek
book-neon-falling-tokens = Żetony traci się od górnego rzędu w dół,[NEON-DMG-01] więc pierwsze trzy są warte po 2, potem dwa po 1, a ostatni 3.[NEON-SET-09]
book-neon-falling-down = Kto straci ostatni żeton, na jakiś czas wypada z walki: figurka wraca na statek desantowy, a sprawca może zabrać do dwóch kart ekwipunku.[NEON-KO-01][NEON-KO-03]
book-neon-falling-back = Potem jest **serwis**: trzy karty łupów, po jednej z każdej klasy, jedno ulepszenie z dwóch, sześć nowych żetonów i 3 energii.[NEON-MNT-03][NEON-MNT-04][NEON-MNT-05] Lądujesz na początku następnej tury.[NEON-LAND-03] Drugi upadek jest ostatni: odpadasz.[NEON-KO-01]

book-neon-energy-title = Energia i zdolności
book-neon-energy-pay = Energią płaci się za zdolności: przed każdą stoi cena, a w nawiasie moment.[NEON-ABL-01] Możesz jej używać, ile razy cię stać, chyba że napisano inaczej.[NEON-ABL-02]
book-neon-energy-manoeuvres = Każdy ma trzy **manewry**. A przerzuca dowolne twoje kości, raz na atak, za 1.[NEON-ABL-04] B wymyka się do sąsiedniego sektora po nieudanym ataku, za 1.[NEON-ABL-05] C ratuje przed obrażeniem, gdy twój sektor tonie, za 2.[NEON-ABL-06]
book-neon-energy-own = Jeszcze dwie zdolności każdy zawodnik ma własne.[NEON-ABL-07] Niektóre kładą na arenie żeton specjalny; dopóki tam leży, zdolności nie można powtórzyć.[NEON-TOK-01]

book-neon-search-title = Przeszukanie i łupy
book-neon-search-price = **Przeszukanie** kosztuje 1 energię za każdy żeton przeszukania w twoim sektorze, więc pierwsze jest darmowe; potem kładziesz tam jeszcze jeden żeton.[NEON-SRCH-01][NEON-SRCH-07]
book-neon-search-look = Klasa sektora mówi, co oglądasz: trzy zielone karty, dwie pomarańczowe albo fioletową i zieloną. Zatrzymujesz dwie.[NEON-SRCH-02]
book-neon-search-loot = Gdzie idą łupy
book-neon-search-place = To, co zatrzymasz, kładziesz od razu: jako ekwipunek, jako zasób albo wcale.[NEON-LOOT-01] Z każdego typu nosisz jedną kartę.[NEON-LOOT-06] Kartę można też położyć na innej ze wspólnym symbolem, a przykryta staje się jej zasobem.[NEON-LOOT-03][NEON-LOOT-04]
book-neon-search-supplies = **Zasoby** płacą za efekty karty nad nimi,[NEON-SUP-01] a w potrzebie karta płaci sama sobą.[NEON-SUP-02]

book-neon-bots-title = Boty
book-neon-bots-prey = Boty nie atakują. Bot broni się jedną kością, rzucaną razem z twoimi, więc widzisz ją przed przerzutem.[NEON-BOT-01][NEON-BOT-02] Jedno obrażenie go niszczy i żeton jest twój.[NEON-RES-04]
book-neon-bots-worth = Bot jest wart 1 punkt, dwa jednakowe 3.[NEON-REB-02] Raz zastępuje też zasób dla dowolnego twojego ekwipunku.[NEON-SUP-05]

book-neon-closing-title = Arena tonie
book-neon-closing-sinks = Na końcu każdej rundy zapowiedziany sektor znika. Jego bot przepada,[NEON-CLOSE-01] sektor się usuwa, jego sąsiedzi się stykają,[NEON-CLOSE-04] i odsłania się następny numer.[NEON-CLOSE-05]
book-neon-closing-caught = Kto tam jeszcze stoi, przechodzi do sąsiedniego sektora i otrzymuje 1 obrażenie, a tego żetonu nie dostaje nikt.[NEON-CLOSE-03] Przejście podziemne jest miłe dla gości: bez obrażeń.[NEON-SEC-05]
book-neon-closing-two = W niektórych rundach toną dwa sektory. Drugi numer odsłania się dopiero po pierwszym i kto tam uciekł, wpada znowu.[NEON-CLOSE-06][NEON-CLOSE-08]

book-neon-end-title = Ostatnie liczenie
book-neon-end-when = Gra kończy się w ostatniej rundzie, zanim coś zatonie, albo gdy zostanie najwyżej jeden zawodnik.[NEON-END-01][NEON-END-03]
book-neon-end-count = Dodaj liczby na trofeach zdrowia, po 1 za bota, jeszcze 1 za każdą parę jednakowych botów i 1 za żeton lidera.[NEON-REB-02] Wygrywa więcej punktów; przy remisie kto ma więcej trofeów po 3, potem po 2, potem po 1.[NEON-REB-03]
book-neon-end-out = Wyeliminowany nie może wygrać, najwyżej zostać najlepszym graczem.[NEON-REB-04] Jedyny pozostały zawodnik wygrywa od razu.[NEON-REB-01]

book-neon-modes-title = Inne tryby
book-neon-modes-royale = Battle Royale
book-neon-modes-last = Jedno życie, bez punktów i ulepszeń: wygrywa ostatni, który zostanie.[NEON-ROY-01][NEON-ROY-02]
book-neon-modes-flood = Gdy zostaną tylko dwa sektory, zamiast zamykania jest **potop**: każdy otrzymuje 1 obrażenie i może zmienić sektor.[NEON-ROY-03]
book-neon-modes-squad = Koalicja
book-neon-modes-teams = We czworo albo w sześcioro gra się drużynami,[NEON-SET-16] według zasad Odrodzenia.[NEON-COA-01] Sojusznicy nie atakują się nawzajem,[NEON-COA-02] mogą przerzucać za siebie w jednym sektorze[NEON-COA-04] i liczą trofea razem.[NEON-COA-06]

book-neon-automa-title = Automa
book-neon-automa-who = Gdy graczy jest dwoje, dołącza trzeci zawodnik, **Automa**.[NEON-SET-17] Nie ma kart ani energii i działa w rundzie ostatni.[NEON-AUTO-02]
book-neon-automa-target = Wybiera zawodnika z największą liczbą żetonów w promieniu trzech sektorów,[NEON-AUTO-03] robi krok w jego stronę[NEON-AUTO-04] i atakuje.[NEON-AUTO-05] Może nawet wygrać.[NEON-AUTO-08]

book-neon-rulings-title = O czym książka milczy
book-neon-rulings-why = Drukowana książka nie przewidzi wszystkiego, a program musi zdecydować. Co zdecydowaliśmy, stoi niżej słowo w słowo.
book-neon-rulings-some = Trzy rozstrzygnięcia, które zdarzają się często: zawodnik pokonany w swojej turze traci pozostałe akcje;[NEON-R-03] w małym pierścieniu cel może stać naraz na dwóch dystansach i wybiera atakujący;[NEON-R-05] nie wolno wyrzucić ekwipunku tylko po to, żeby zrobić miejsce.[NEON-R-08]

# Symbole: nazwa, kreska i co robi.
sign-neon-group-actions = Połowy kart
sign-neon-group-attack-dice = Kości ataku
sign-neon-group-defence-dice = Kości obrony
sign-neon-group-tokens = Żetony
sign-neon-group-gear = Typy ekwipunku
sign-neon-group-supplies = Zasoby
sign-neon-group-classes = Klasy
sign-neon-group-sectors = Sektory
sign-neon-move = Ruch | do sąsiedniego sektora albo w miejscu
sign-neon-attack = Atak | na tego, do kogo sięgasz
sign-neon-search = Przeszukanie | 1 energia za każdy żeton przeszukania
sign-neon-defense = Obrona | żeton pola od razu, 2 energie potem
sign-neon-leadership = Przejęcie | żeton lidera i 1 energia
sign-neon-energy = Energia | zyskaj tyle, ile pokazuje
sign-neon-joker = Joker | Ruch, Atak, Przeszukanie albo energia
sign-neon-crit = Trafienie krytyczne | zatrzymuje je tylko mocna tarcza
sign-neon-hit = Zwykłe trafienie | zatrzymuje je każda tarcza
sign-neon-maybe = Warunkowe pudło | pudło, chyba że coś je zmieni
sign-neon-miss = Pudło | nic
sign-neon-block-any = Mocna tarcza | blokuje każde trafienie
sign-neon-block-normal = Tarcza | blokuje zwykłe trafienie
sign-neon-fail-energy = Porażka z energią | zyskaj 1 energię
sign-neon-fail = Porażka | nic
sign-neon-heart = Zdrowie | żeton za każde obrażenie
sign-neon-bot = Bot | jedno obrażenie go niszczy, 1 punkt
sign-neon-token = Żeton specjalny | leży na arenie i służy zawodnikowi
sign-neon-upgrade = Ulepszenie | przychodzi z serwisem
sign-neon-skull = Upadek | stracony ostatni żeton
sign-neon-g-pistol = Pistolet | broń
sign-neon-g-heavy = Broń ciężka | broń
sign-neon-g-melee = Broń biała | sięga tylko we własnym sektorze
sign-neon-g-grenade = Granat | broń; każdy rzut kosztuje zasób
sign-neon-g-armor = Pancerz | przeciw zwykłym trafieniom
sign-neon-g-helmet = Hełm | przeciw trafieniom krytycznym
sign-neon-s-ammo = Amunicja | zasób
sign-neon-s-cell = Ogniwa energetyczne | zasób
sign-neon-s-battery = Baterie | zasób
sign-neon-s-grenade = Granaty | zasób
sign-neon-c-green = Klasa I, zielona | oglądasz 3 zielone, zatrzymujesz 2
sign-neon-c-orange = Klasa II, pomarańczowa | oglądasz 2 pomarańczowe, zatrzymujesz 2
sign-neon-c-purple = Klasa III, fioletowa | oglądasz 1 fioletową i 1 zieloną, zatrzymujesz obie
sign-neon-sector-1 = Park | 1 energia: warunkowe pudło staje się trafieniem
sign-neon-sector-2 = Fabryka | 1 energia: jedna kość ataku więcej
sign-neon-sector-3 = Stacja ładowania | 1 energia przy wejściu
sign-neon-sector-4 = Autostrada | darmowy przerzut jednej kości ataku
sign-neon-sector-5 = Przejście podziemne | bez obrażeń przy zamknięciu
sign-neon-sector-6 = Centrum handlowe | oglądasz jedną kartę więcej
sign-neon-sector-7 = Dworzec | Ruch prowadzi dokądkolwiek
sign-neon-sector-8 = Komisariat | tu się nie przerzuca
sign-neon-sector-9 = Stadion | zwykła tarcza blokuje każde trafienie
sign-neon-sector-10 = Wieża telewizyjna | zdolności kosztują o 1 więcej

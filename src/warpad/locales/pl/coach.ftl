# Hints and the coach: facts that speak for a choice, and what matters now.
coach-because-chance = W partiach dogranych stąd ten ruch wygrał { $better } na 100, najsłabszy z porównanych { $instead }.
coach-because-same = Wszystkie dobre ruchy prowadzą tu prawie do tego samego.
coach-because-only = Tu można zrobić tylko jedno.

nh-because-fells-hq = Pada sztab: { $army }.
nh-because-keeps-hq = Inaczej padnie twój sztab.
nh-because-first-blow = „{ $tile }” { $at } uderza w { $segment }: „{ $target_tile }” { $target } ginie przed własnym ciosem w { $later }.
nh-because-nets = „{ $tile }” { $at } sieciuje „{ $target_tile }” { $target }, który trafiłby cię w { $later }.
nh-because-hq-saved = { $fights ->
        [yes] Bitwa kosztuje twój sztab { $better } zamiast { $instead }.
       *[no] Bitwa kosztowałaby potem twój sztab { $better } zamiast { $instead }.
    }
nh-because-hq-hurt = { $fights ->
        [yes] Bitwa kosztuje sztab wroga { $better } zamiast { $instead }.
       *[no] Bitwa kosztowałaby potem sztab wroga { $better } zamiast { $instead }.
    }
nh-because-battle = Bitwa: twój sztab traci { $own }, wrogi { $foe }; stracone żetony: ty { $lost }, wróg { $taken }.
nh-because-destroys = „{ $target_tile }” { $target } od razu schodzi z planszy.
nh-because-kills = „{ $tile }” { $at } niszczy „{ $target_tile }” { $target } w { $segment }.
nh-because-saves = „{ $tile }” { $at } przetrwa bitwę.
nh-because-quicker = „{ $tile }” { $at } działa w { $better } zamiast w { $instead }.
nh-because-stronger = „{ $tile }” { $at } uderza mocniej.
nh-because-aims = Z { $at } „{ $tile }” sięga „{ $target_tile }” { $target } w segmencie { $segment }.
nh-because-idle = „{ $tile }” { $at } nikogo nie dosięgnie.
nh-because-nothing-hit = W tej bitwie nikt nie zostanie trafiony: tylko kończy twoją turę, ale nic lepszego się nie znalazło.
nh-because-wasted-battle = W bitwie teraz nikt nie zostałby trafiony: żeton by się zmarnował.
nh-now-threat = „{ $tile }” { $at } trafia twój sztab w { $segment }: bitwa teraz kosztowałaby cię { $total }.
nh-now-falls = „{ $tile }” { $at } zginie w { $segment } („{ $by_tile }” { $by }), zanim zadziała.
nh-now-chance = „{ $tile }” { $at } trafia sztab wroga w { $segment }: bitwa teraz kosztowałaby wroga { $total }.
nh-now-netted = „{ $tile }” { $at } jest w sieci i nic nie robi.
nh-now-last = Dobrano ostatni żeton ({ $army }): ostatnia bitwa jest blisko.
nh-now-quiet = Na razie nikogo nie można trafić. Buduj tam, gdzie uderzysz pierwszy.

neon-because-uses = Zamysł: { $first }, potem { $second }, potem { $third }.
neon-because-reaches = Akcja { $n } sięga celu: { $target }, średnio { $expected } obrażeń, bez reakcji.
neon-because-out-of-reach = Atak z drugiego rzędu nikogo nie sięga.
neon-because-leaves = { $sector } tonie; akcja { $n } wyprowadza cię stamtąd.
neon-because-searches = Akcja { $n } pozwala szukać, energia: { $cost }.
neon-because-sooner = Działasz z inicjatywą { $better } zamiast { $instead }.
neon-because-damage = Cel { $target } dostaje średnio { $expected } obrażeń.
neon-because-defeat = Cel { $target } zostaje pokonany w { $chance } przypadkach na 100.
neon-because-dry = { $sector } tonie na końcu rundy.
neon-because-bot-there = W sektorze { $sector } można zdobyć bota.
neon-because-tokens-there = W sektorze { $sector } leżą żetony szukania.
neon-now-sinks = { $sector }, gdzie stoisz, tonie na końcu tej rundy.
neon-now-health = Masz już tylko { $health } zdrowia: kto może cię dosięgnąć?
neon-now-ship = Jesteś na statku: tura zacznie się od lądowania.
neon-now-near = W twoim sektorze: { $fighter }. Kto działa pierwszy?
neon-now-points = Punkty: ty { $own }, najlepszy z pozostałych { $best }.

bugs-because-beats = Jeśli nikt się nie ruszy, { $unit } wygrywa na { $at } bez rzutu (przeciwnik: { $foe }).
bugs-because-odds = { $unit } spotyka na { $at } przeciwnika { $foe }, Siła { $strength } do { $foe_strength }: { $chance } %, jeśli nikt się nie ruszy.
bugs-because-beaten = { $unit } od razu przegra na { $at }, przeciwnik { $foe }.
bugs-because-worse-odds = { $unit } spotka na { $at } przeciwnika { $foe }, Siła { $strength } do { $foe_strength }: tylko { $chance } %.
bugs-because-shot = { $unit } może strzelić: { $foe } na { $at }, { $chance } %.
bugs-because-artefact = { $unit } zajmuje artefakt na { $at }, który daje wpływy.
bugs-because-escapes = Na { $at } grozi { $foe }: wygra w { $chance } przypadkach na 100, odchodzi { $unit }.
bugs-because-answer = Tak wygrasz w { $better } przypadkach na 100, przy innej odpowiedzi w { $instead }.
bugs-now-threat = Uwaga: wróg ({ $foe }) może zaatakować na { $at }, stoi tam twój oddział ({ $unit }); wróg wygra w { $chance } przypadkach na 100.
bugs-now-chance = Twój oddział ({ $unit }) może zaatakować na { $at }, stoi tam wróg ({ $foe }); wygrana w { $chance } przypadkach na 100, jeśli nikt się nie ruszy.
bugs-now-artefact = Artefakt na { $at } jest wolny, dojdzie do niego { $unit }.
bugs-now-near = Do wygranej brakuje ci wpływów: { $left }.
bugs-now-foe-near = Przeciwnikowi do wygranej brakuje wpływów: { $left }.

# Co zdecydowało: spodziewane odpowiedzi, ile traci drugi co do siły wybór, które fakty ważą najwięcej.
why-expects = Spodziewane w odpowiedzi
why-answer = { $action } ({ $share }%)
why-answer-of = { $seat }: { $action } ({ $share }%)
why-beside = Drugi co do siły, gorszy o { $points }% (±{ $half })
why-played = Zagrano, gorzej o { $points }% (±{ $half })
why-level = Prawie równie dobrze (±{ $half }%)
why-ahead = W tych próbach lepszy o { $points }% (±{ $half })
why-weighs = Co decyduje
why-fact = { $what } { $better } zamiast { $instead } ({ $points }%)
why-fact-plain = { $what } ({ $points }%)
why-foe = { $what } u pozostałych
why-over = rozstrzygnięte partie
nh-weighs-lead = przewaga w punktach wytrzymałości
nh-weighs-battle = zysk w następnej bitwie
nh-weighs-tiles = przewaga w żetonach na planszy
nh-weighs-siege = żetony przy wrogim sztabie minus żetony przy twoim
nh-weighs-exposure = wolne pola przy twoim sztabie minus przy wrogim
nh-weighs-battles = przewaga w żetonach Bitwy na ręce
nh-weighs-hand = żetony na ręce
neon-weighs-left = zawodnicy w grze
neon-weighs-health = zdrowie
neon-weighs-energy = energia
neon-weighs-reach = kości ataku
neon-weighs-equipment = ekwipunek
neon-weighs-sinking = zawodnicy w tonącym sektorze
neon-weighs-ship = zawodnicy na statku
neon-weighs-aims = kości przeciw tym, którzy są w zasięgu
neon-weighs-aimed = kości wymierzone w odpowiedzi
neon-weighs-points = punkty
neon-weighs-bots = boty
neon-weighs-leader = żeton lidera
neon-weighs-rest = szanse na wygraną
bugs-weighs-trophies = przewaga w trofeach
bugs-weighs-units = przewaga w oddziałach ({ $unit })
bugs-weighs-influence = przewaga we wpływach
bugs-weighs-energy = przewaga w energii
bugs-weighs-train = stracone tabory: twoje minus ich
bugs-weighs-artefact = oddziały na artefakcie: twoje minus ich
bugs-weighs-general = wrogowie przy twoim generale minus przy ich generale
bugs-weighs-guard = swoi przy twoim generale minus przy ich generale
bugs-weighs-last-unit = ostatni oddział: u ciebie minus u nich
bugs-weighs-places = gdzie stoją oddziały
bugs-weighs-pairs = kto stoi naprzeciw kogo

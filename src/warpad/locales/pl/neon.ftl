# „Neon” po polsku

## Nazwy

neon-fighter-akari = Akari
neon-fighter-boulder = Głaz
neon-fighter-illusion = Iluzja
neon-fighter-ghost = Duch
neon-fighter-snake = Wąż
neon-fighter-phoenix = Feniks
neon-automa = Automa
neon-corporation-akari = Itoyama
neon-corporation-boulder = Betula
neon-corporation-illusion = Firlis
neon-corporation-ghost = Shenli
neon-corporation-snake = Haliaetus
neon-corporation-phoenix = Chauvire
neon-ability-maneuver-a = Manewr A
neon-ability-maneuver-b = Manewr B
neon-ability-maneuver-c = Manewr C
neon-ability-neko = Neko
neon-ability-rescue-line = Lina ratunkowa
neon-ability-shield = Tarcza
neon-ability-howitzer = Haubica
neon-ability-trap = Pułapka
neon-ability-hologram = Hologram
neon-ability-infrasound = Infradźwięki
neon-ability-ambush = Zasadzka
neon-ability-smoke-grenade = Granat dymny
neon-ability-riposte = Riposta
neon-ability-take-off = Wzlot
neon-ability-firestorm = Ognista nawałnica
neon-token-smoke = Granat dymny
neon-token-trap = Pułapka
neon-token-neko = Neko
neon-sector-park = Park
neon-sector-factory = Fabryka
neon-sector-charging-station = Stacja ładowania
neon-sector-highway = Autostrada
neon-sector-underpass = Przejście podziemne
neon-sector-mall = Centrum handlowe
neon-sector-station = Dworzec
neon-sector-police = Komisariat
neon-sector-stadium = Stadion
neon-sector-tv-tower = Wieża telewizyjna
neon-upgrade-stabilizer = Stabilizator
neon-upgrade-reactor = Mikroreaktor
neon-upgrade-servos = Serwomechanizmy
neon-upgrade-reinforced-frame = Wzmocniona rama
neon-upgrade-combat-processor = Procesor bojowy
neon-upgrade-overclock = Przetaktowanie
neon-upgrade-recycler = Recykler
neon-upgrade-sponsor-crate = Skrzynia sponsora
neon-bot-courier = Kurier
neon-bot-cleaner = Sprzątacz
neon-bot-waiter = Kelner
neon-bot-guard = Strażnik
neon-bot-mechanic = Mechanik
neon-loot-g-hornet = Szerszeń
neon-loot-g-spark = Iskra
neon-loot-g-messenger = Posłaniec
neon-loot-g-bison = Bizon
neon-loot-g-harpoon = Harpun
neon-loot-g-berserk = Berserker
neon-loot-g-tanto = Tantō
neon-loot-g-stun-baton = Paralizator
neon-loot-g-frag = Granat odłamkowy
neon-loot-g-flashbang = Granat hukowy
neon-loot-g-kevlar = Kamizelka kevlarowa
neon-loot-g-riot-plates = Płyty szturmowe
neon-loot-g-hard-hat = Kask
neon-loot-g-visor = Wizjer
neon-loot-o-bonnie-clyde = Bonnie i Clyde
neon-loot-o-cobra = Kobra
neon-loot-o-arc = Wyładowarka
neon-loot-o-scorpion = Skorpion
neon-loot-o-reaper = Żniwiarz
neon-loot-o-mammoth = Mamut
neon-loot-o-needle = Igła
neon-loot-o-hailstorm = Gradobicie
neon-loot-o-vulcan = Wulkan
neon-loot-o-viceroy = Namiestnik
neon-loot-o-yurei = Yūrei
neon-loot-o-muramasa = Muramasa
neon-loot-o-sledge = Młot
neon-loot-o-plasma = Granat plazmowy
neon-loot-o-sticky = Bomba klejąca
neon-loot-o-emp = Granat EMP
neon-loot-o-titan = Tytanowy pancerz
neon-loot-o-chameleon = Kameleon
neon-loot-o-exoframe = Egzoszkielet
neon-loot-o-targeting = Hełm celowniczy
neon-loot-o-analyst = Analityk
neon-loot-o-command-link = Łącze dowodzenia
neon-loot-p-hel-kiss = Pocałunek Hel
neon-loot-p-archangel = Archanioł
neon-loot-p-kitsune = Kitsune
neon-loot-p-leviathan = Lewiatan
neon-loot-p-polaris = Polaris
neon-loot-p-supernova = Supernowa
neon-loot-p-cerberus = Cerber
neon-loot-p-kusanagi = Kusanagi
neon-loot-p-ragnarok = Ragnarök
neon-loot-p-monowire = Monodrut
neon-loot-p-singularity = Osobliwość
neon-loot-p-thermobaric = Granat termobaryczny
neon-loot-p-shiva = Śiwa
neon-loot-p-aegis = Egida
neon-loot-p-odin-eye = Oko Odyna
neon-loot-p-halo = Aureola
neon-basic-weapon = Broń podstawowa
neon-basic-armor = Pancerz podstawowy
neon-supply-ammo = Amunicja
neon-supply-cell = Ogniwa energetyczne
neon-supply-battery = Baterie
neon-supply-grenade = Granaty
neon-type-pistol = Pistolet
neon-type-heavy = Broń ciężka
neon-type-melee = Broń biała
neon-type-grenade = Granat
neon-type-armor = Pancerz
neon-type-helmet = Hełm
neon-class-green = Zielona (klasa I)
neon-class-orange = Pomarańczowa (klasa II)
neon-class-purple = Fioletowa (klasa III)
neon-half-move = Ruch
neon-half-search = Przeszukanie
neon-half-attack = Atak
neon-half-defense = Obrona
neon-half-leadership = Przejęcie
neon-half-energy1 = Zyskaj 1 energię
neon-half-energy2 = Zyskaj 2 energie
neon-die-attack = Kość ataku
neon-face-crit = Trafienie krytyczne
neon-face-hit = Zwykłe trafienie
neon-face-maybe = Warunkowe pudło
neon-face-miss = Pudło
neon-die-defense = Kość obrony
neon-face-block_any = Blok każdego trafienia
neon-face-block_normal = Blok zwykłego trafienia
neon-face-fail_energy = Porażka, zyskaj 1 energię
neon-face-fail = Porażka
neon-mode-rebirth = Odrodzenie
neon-mode-royale = Battle Royale
neon-mode-coalition = Koalicja

## Momenty

neon-window-static = Zawsze
neon-window-instant = Natychmiast
neon-window-reveal = Po odkryciu kart akcji
neon-window-turn_start = Na początku twojej tury
neon-window-turn = W swojej turze
neon-window-move = Podczas ruchu
neon-window-enter = Przy wejściu do sektora
neon-window-search = Podczas przeszukania
neon-window-attack_declare = Przy deklaracji ataku
neon-window-attack_pre = Atak, przed rzutem
neon-window-attack_post = Atak, po rzucie
neon-window-defense_pre = Obrona, przed rzutem
neon-window-defense_post = Obrona, po rzucie
neon-window-attack_counter = Atak, po rzucie obrony
neon-window-soak = Przed otrzymaniem obrażeń od ataku
neon-window-result = Przy rozpatrywaniu wyników
neon-window-after_attack = Po ataku
neon-window-sector_close = Gdy twój sektor jest zamykany
neon-window-pay_supply = Po wydaniu zasobu
neon-window-round_end = Na końcu rundy
neon-moment-static = [{ neon-window-static }]
neon-moment-instant = [{ neon-window-instant }]
neon-moment-reveal = [{ neon-window-reveal }]
neon-moment-turn_start = [{ neon-window-turn_start }]
neon-moment-turn = [{ neon-window-turn }]
neon-moment-move = [{ neon-window-move }]
neon-moment-enter = [{ neon-window-enter }]
neon-moment-search = [{ neon-window-search }]
neon-moment-attack_declare = [{ neon-window-attack_declare }]
neon-moment-attack_pre = [{ neon-window-attack_pre }]
neon-moment-attack_post = [{ neon-window-attack_post }]
neon-moment-defense_pre = [{ neon-window-defense_pre }]
neon-moment-defense_post = [{ neon-window-defense_post }]
neon-moment-attack_counter = [{ neon-window-attack_counter }]
neon-moment-soak = [{ neon-window-soak }]
neon-moment-result = [{ neon-window-result }]
neon-moment-after_attack = [{ neon-window-after_attack }]
neon-moment-sector_close = [{ neon-window-sector_close }]
neon-moment-pay_supply = [{ neon-window-pay_supply }]
neon-moment-round_end = [{ neon-window-round_end }]
neon-limit-once_per_round = Raz na rundę

## Co robią efekty

neon-cost-energy = { $n ->
        [one] { $n } energia
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energie
    }:
neon-cost-supply = { $supply }:
neon-words-and = i
neon-words-team = (tylko w Koalicji)
neon-words-must = (obowiązkowo)
neon-words-at_range = na dystansie { $n }
neon-words-opens = nawet jeśli broń nie ma tam kości
neon-words-weapon = ({ $a })
neon-words-weapons = ({ $a } / { $b })
neon-verb-add_attack_dice = +{ $n ->
        [one] { $n } kość ataku
        [few] { $n } kości ataku
        [many] { $n } kości ataku
       *[other] { $n } kości ataku
    }
neon-verb-add_attack_dice-ally = +{ $n ->
        [one] { $n } kość ataku
        [few] { $n } kości ataku
        [many] { $n } kości ataku
       *[other] { $n } kości ataku
    } dla sojusznika w twoim sektorze
neon-verb-fewer_attack_dice = −{ $n ->
        [one] { $n } kość ataku
        [few] { $n } kości ataku
        [many] { $n } kości ataku
       *[other] { $n } kości ataku
    } dla innych zawodników atakujących stąd, ale nie mniej niż { $floor }
neon-verb-add_defense_dice = +{ $n ->
        [one] { $n } kość obrony
        [few] { $n } kości obrony
        [many] { $n } kości obrony
       *[other] { $n } kości obrony
    }
neon-verb-add_defense_dice-ally = +{ $n ->
        [one] { $n } kość obrony
        [few] { $n } kości obrony
        [many] { $n } kości obrony
       *[other] { $n } kości obrony
    } dla sojusznika w twoim sektorze
neon-verb-reroll-attack = przerzuć maksymalnie { $n ->
        [one] { $n } kość ataku
        [few] { $n } kości ataku
        [many] { $n } kości ataku
       *[other] { $n } kości ataku
    }
neon-verb-reroll-attack-any = przerzuć dowolną liczbę kości ataku
neon-verb-reroll-defense = przerzuć maksymalnie { $n ->
        [one] { $n } kość obrony
        [few] { $n } kości obrony
        [many] { $n } kości obrony
       *[other] { $n } kości obrony
    }
neon-verb-reroll-defense-any = przerzuć dowolną liczbę kości obrony
neon-verb-turn_face = odwróć { $n ->
        [one] { $n } kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    } z „{ $from }” na „{ $to }”
neon-verb-turn_face-all = każdy wynik „{ $from }” liczy się jako „{ $to }”
neon-verb-turn_face-opponent = traktuj { $n ->
        [one] { $n } kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    } przeciwnika z „{ $from }” jako „{ $to }”
neon-verb-cancel_hit-crit = anuluj { $n ->
        [one] { $n } trafienie krytyczne
        [few] { $n } trafienia krytyczne
        [many] { $n } trafień krytycznych
       *[other] { $n } trafienia krytyczne
    }
neon-verb-cancel_hit-normal = anuluj { $n ->
        [one] { $n } zwykłe trafienie
        [few] { $n } zwykłe trafienia
        [many] { $n } zwykłych trafień
       *[other] { $n } zwykłe trafienia
    }
neon-verb-cancel_hit-any = anuluj { $n ->
        [one] { $n } dowolne trafienie
        [few] { $n } dowolne trafienia
        [many] { $n } dowolnych trafień
       *[other] { $n } dowolne trafienia
    }
neon-verb-add_damage = +{ $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    }
neon-verb-deal_damage-attacker = zadaj atakującemu { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    }
neon-verb-deal_damage-entering_enemy = wchodzący wrogi zawodnik otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    }
neon-verb-prevent_damage-sector_close = anuluj obrażenia od zamknięcia sektora
neon-verb-move-adjacent = przesuń się do sąsiedniego sektora
neon-verb-move-up_to = przesuń się maksymalnie o { $n ->
        [one] { $n } sektor
        [few] { $n } sektory
        [many] { $n } sektorów
       *[other] { $n } sektory
    }
neon-verb-move-any = przesuń się do dowolnego sektora
neon-verb-move-target = przesuń cel do wybranego sąsiedniego sektora
neon-verb-extend_range = zaatakuj na dystansie { $min }–{ $max }, rzucając { $n ->
        [one] { $n } kością
        [few] { $n } kośćmi
        [many] { $n } kośćmi
       *[other] { $n } kośćmi
    }
neon-verb-area_attack = zaatakuj wszystkich przeciwników w wybranym sektorze
neon-verb-gain_energy = zyskaj { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energie
    }
neon-verb-gain_energy-ally_in_sector = sojusznik w twoim sektorze zyskuje { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energie
    }
neon-verb-lose_energy-target = cel traci { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energie
    }
neon-verb-lose_energy-target_ally_in_my_sector = sojusznik celu w twoim sektorze traci { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energie
    }
neon-verb-cost_delta-ability-more = zdolności kosztują o { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energie
    } więcej
neon-verb-cost_delta-ability-less = zdolności kosztują o { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energie
    } mniej (co najmniej { $floor })
neon-verb-cost_delta-unique-more = unikalne zdolności kosztują o { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energie
    } więcej
neon-verb-cost_delta-unique-less = unikalne zdolności kosztują o { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energie
    } mniej (co najmniej { $floor })
neon-verb-cost_delta-search-more = przeszukanie kosztuje o { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energie
    } więcej
neon-verb-cost_delta-search-less = przeszukanie kosztuje o { $n ->
        [one] { $n } energię
        [few] { $n } energie
        [many] { $n } energii
       *[other] { $n } energie
    } mniej (co najmniej { $floor })
neon-verb-place_token-own_sector = umieść żeton „{ $token }” w swoim sektorze
neon-verb-place_token-own_or_adjacent = umieść żeton „{ $token }” w swoim lub sąsiednim sektorze
neon-verb-return_token = żeton „{ $token }” wraca
neon-verb-look_more = obejrzyj dodatkowo { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
neon-verb-draw_loot = weź { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } łupu: { $loot }
neon-verb-act_first = w tej rundzie twoja tura jest pierwsza niezależnie od inicjatywy
neon-verb-forbid-reroll = nie możesz przerzucać kości
neon-verb-take_leader = weź żeton lidera
neon-verb-attach_field = dołóż { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetony
    } pola siłowego
neon-verb-keep_supply = nie odrzucaj właśnie wydanego zasobu
neon-when-target_in_field = (jeśli cel jest w polu siłowym)
neon-when-target_fighter = (tylko zawodnicy)
neon-when-damage_dealt = (jeśli zadano obrażenia)
neon-when-no_damage_dealt = (jeśli nie zadano obrażeń)
neon-when-damage_taken = (jeśli otrzymano obrażenia)
neon-when-attacker_in_my_sector = (jeśli atakujący jest w twoim sektorze)
neon-when-ally_attacks_in_my_sector = (sojusznik atakuje w twoim sektorze)
neon-when-ally_defends_in_my_sector = (sojusznik broni się w twoim sektorze)

## Stół

neon-game = Neon
neon-mode-rebirth-about = Każdy ma dwa życia; wygrywa ocalały z największą liczbą punktów zwycięstwa.
neon-mode-royale-about = Jedno życie; wygrywa ostatni zawodnik turnieju.
neon-mode-coalition-about = Drużyny, każdy ma dwa życia; wygrywa drużyna z największą liczbą punktów zwycięstwa.
neon-round = Runda { $n } z { $of }
neon-round-flood = Runda { $n }: potop
neon-closes = Zamknie się następny: { $sector }
neon-leader = Żeton lidera
neon-ship = Statek desantowy
neon-eliminated = Poza turniejem
neon-energy = Energia
neon-health = Zdrowie
neon-field = Pole siłowe
neon-initiative = Inicjatywa
neon-row = Rząd akcji
neon-hand = Ręka
neon-drawing-joker = Joker
neon-drawing-half-move = Ruch
neon-drawing-half-search = Szuk.
neon-drawing-half-attack = Atak
neon-drawing-half-defense = Obr.
neon-drawing-half-leadership = Przej.
neon-drawing-type-pistol = pist.
neon-drawing-type-heavy = ciężka
neon-drawing-type-melee = biała
neon-drawing-type-grenade = granat
neon-drawing-type-armor = pancerz
neon-drawing-type-helmet = hełm
neon-equipment = Ekwipunek
neon-supplies = Zasoby
neon-upgrades = Ulepszenia
neon-trophies = Trofea
neon-points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punkty
    }
neon-search-tokens = { $n ->
        [one] { $n } żeton przeszukania
        [few] { $n } żetony przeszukania
        [many] { $n } żetonów przeszukania
       *[other] { $n } żetony przeszukania
    }
neon-range = Dystans { $n }
neon-side = Strona { $side }
neon-team = Drużyna { $n }
neon-title = Najlepszy gracz turnieju
neon-origin-house = Nasza wartość: drukowana nie jest znana
neon-origin-rulebook = Z instrukcji

## Pytania

neon-ask-plan = Ułóż z dwóch kart rząd trzech akcji.
neon-ask-fighter = Wybierz zawodnika.
neon-ask-declare = Akcja { $half }: obrona czy druga akcja na niej?
neon-ask-window = { $window }: użyj efektu albo spasuj.
neon-ask-land = Wybierz sektor lądowania.
neon-ask-half = Akcja { $half }: wybierz, co zrobić.
neon-ask-must-attack = Akcja { $half }: ktoś jest w zasięgu, więc musisz zaatakować. Broń i cel wybierasz sam.
neon-ask-move = Wybierz, dokąd się przesunąć.
neon-ask-leave = Wybierz, co odrzucić: { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }. Resztę zatrzymasz.
neon-ask-place = Wyłóż kartę: jako ekwipunek, jako zasób – albo ją odrzuć.
neon-ask-surplus = Za dużo zasobów: wybierz jeden do odrzucenia.
neon-ask-aim = Wybierz broń, dystans i cel.
neon-ask-direct = Wybierz, dokąd trafi figurka lub żeton.
neon-ask-pay = „{ $loot }” wymaga zasobu ({ $supply }): wybierz, co wydać.
neon-ask-dice = Wybierz kości do przerzutu.
neon-ask-block = Wybierz, co anulują pełne bloki.
neon-ask-spoils = Zabierz maksymalnie dwie karty ekwipunku pokonanego.
neon-ask-upgrade = Wybierz ulepszenie.
neon-ask-flee = Twój sektor się zamyka: wybierz, dokąd uciec.
neon-ask-flood = Potop: przejść do drugiego sektora czy zostać?
neon-ask-drain = Wybierz, który sojusznik celu też traci energię.

## Akcje

neon-do-plan = Rząd: { $first }, { $second }, { $third }; inicjatywa { $initiative }
neon-do-pick = Zawodnik: { $fighter }
neon-do-declare = { $action }
neon-do-use = Użyj: { $source }
neon-do-pass = Pas
neon-do-land = Wyląduj: { $sector }
neon-do-act = { $action }
neon-do-skip = Pomiń akcję
neon-do-go = Idź: { $sector }
neon-do-leave = Odrzuć: { $loot }
neon-do-equip = Załóż: { $loot }
neon-do-cover = Przykryj „{ $covered }” kartą „{ $loot }”
neon-do-stow = „{ $loot }” jako zasób pod „{ $under }”
neon-do-throw = Odrzuć: { $loot }
neon-do-drop = Odrzuć zasób: { $loot }
neon-do-aim = Zaatakuj: { $target }, broń „{ $weapon }”, dystans { $range }
neon-do-pay = Zapłać kartą „{ $loot }”
neon-do-pay-bot = Zapłać botem „{ $bot }”
neon-do-pay-itself = Zapłać, odrzucając samą kartę „{ $loot }”
neon-do-reroll = Przerzuć te kości
neon-do-block = Anuluj { $n ->
        [one] { $n } trafienie krytyczne
        [few] { $n } trafienia krytyczne
        [many] { $n } trafień krytycznych
       *[other] { $n } trafienia krytyczne
    }
neon-do-take = Zabierz: { $loot }
neon-do-choose = Wybierz: { $upgrade }
neon-do-flee = Uciekaj: { $sector }
neon-do-roll = Rzut kośćmi
neon-do-deal = Rozdanie
neon-do-stay = Zostań
neon-do-drain = Energię traci też { $target }
neon-action-move = { neon-half-move }
neon-action-search = { neon-half-search }
neon-action-attack = { neon-half-attack }
neon-action-defense = { neon-half-defense }
neon-action-leadership = { neon-half-leadership }
neon-action-energy1 = { neon-half-energy1 }
neon-action-energy2 = { neon-half-energy2 }
neon-first-move = { neon-half-move }
neon-first-search = { neon-half-search }
neon-first-attack = { neon-half-attack }
neon-first-defense = { neon-half-defense }
neon-first-leadership = { neon-half-leadership }
neon-first-energy1 = { neon-half-energy1 }
neon-first-energy2 = { neon-half-energy2 }
neon-second-move = { neon-half-move }
neon-second-search = { neon-half-search }
neon-second-attack = { neon-half-attack }
neon-second-defense = { neon-half-defense }
neon-second-leadership = { neon-half-leadership }
neon-second-energy1 = { neon-half-energy1 }
neon-second-energy2 = { neon-half-energy2 }
neon-third-move = { neon-half-move }
neon-third-search = { neon-half-search }
neon-third-attack = { neon-half-attack }
neon-third-defense = { neon-half-defense }
neon-third-leadership = { neon-half-leadership }
neon-third-energy1 = { neon-half-energy1 }
neon-third-energy2 = { neon-half-energy2 }
neon-bot = Bot
neon-fighter-automa = { neon-automa }

## Co się stało

neon-event-ring-laid = Do pierścienia dołącza { $sector }.
neon-event-bot-laid = { $sector }: bot „{ $bot }”.
neon-event-cards-drawn = { $fighter } dobiera { $n ->
        [one] { $n } kartę akcji
        [few] { $n } karty akcji
        [many] { $n } kart akcji
       *[other] { $n } karty akcji
    }.
neon-event-blocked = { $target }: przechodzą { $crit ->
        [one] { $crit } trafienie krytyczne
        [few] { $crit } trafienia krytyczne
        [many] { $crit } trafień krytycznych
       *[other] { $crit } trafienia krytyczne
    } i { $hit ->
        [one] { $hit } zwykłe trafienie
        [few] { $hit } zwykłe trafienia
        [many] { $hit } zwykłych trafień
       *[other] { $hit } zwykłe trafienia
    }.
neon-event-token-lost = { $target } traci żeton zdrowia, zostaje { $left }.
neon-event-withstood = { $target } nie otrzymuje obrażeń.
neon-event-deck-shuffled = Talia łupów przetasowana: { $class }.
neon-event-search-token-laid = { $sector }: { $n ->
        [one] { $n } żeton przeszukania
        [few] { $n } żetony przeszukania
        [many] { $n } żetonów przeszukania
       *[other] { $n } żetony przeszukania
    }.
neon-event-round-began = Zaczyna się runda { $round }.
neon-event-fighter-picked = Miejsce { $seat }: { $fighter }.
neon-event-revealed = { $fighter }: { $first }, { $second }, { $third }; inicjatywa { $initiative }.
neon-event-declared = { $fighter } deklaruje: { $action }.
neon-event-field-attached = { $fighter } jest w polu siłowym ({ $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetony
    }).
neon-event-turn-began = Tura: { $fighter }.
neon-event-landed = { $fighter } ląduje: { $sector }.
neon-event-acted = { $fighter }: { $action }.
neon-event-skipped = { $fighter } pomija akcję.
neon-event-unable = { $fighter } nie może wykonać akcji.
neon-event-moved = { $fighter } przechodzi: { $sector }.
neon-event-stayed = { $fighter } zostaje na miejscu: { $sector }.
neon-event-energy-gained = { $fighter } zyskuje energię ({ $n }), teraz { $energy }.
neon-event-energy-lost = { $fighter } traci energię ({ $n }), teraz { $energy }.
neon-event-leader-taken = { $fighter } przejmuje żeton lidera.
neon-event-searched = { $fighter } przeszukuje: { $sector } (energia: { $cost }).
neon-event-looked = { $fighter } widzi: { $loot }.
neon-event-looked-hidden = { $fighter } ogląda kartę łupu.
neon-event-left = { $fighter } odrzuca: { $loot }.
neon-event-equipped = { $fighter } zakłada: { $loot }.
neon-event-covered = { $fighter } kładzie „{ $loot }” na „{ $covered }”.
neon-event-stowed = { $fighter } wkłada „{ $loot }” pod „{ $under }”.
neon-event-discarded = { $fighter } odrzuca: { $loot }.
neon-event-supply-paid = { $fighter } płaci kartą „{ $loot }”.
neon-event-card-paid = { $fighter } odrzuca „{ $loot }” jako zasób.
neon-event-bot-paid = { $fighter } płaci botem „{ $bot }”.
neon-event-used = { $fighter } używa: { $source }.
neon-event-token-placed = { $fighter } umieszcza żeton „{ $token }”: { $sector }.
neon-event-token-returned = „{ $token }” wraca ({ $fighter }).
neon-event-attacked = { $fighter } atakuje: { $target }, broń „{ $weapon }”, dystans { $range }.
neon-event-attack-rolled = Rzut ataku: krytyczne { $crit }, zwykłe { $hit }, warunkowe { $maybe }, pudła { $miss }.
neon-event-attack-rerolled = Po przerzucie: krytyczne { $crit }, zwykłe { $hit }, warunkowe { $maybe }, pudła { $miss }.
neon-event-defense-rolled = Rzut obrony ({ $target }): pełne { $block_any }, zwykłe { $block_normal }, z energią { $fail_energy }, porażki { $fail }.
neon-event-defense-rerolled = Przerzut obrony ({ $target }): pełne { $block_any }, zwykłe { $block_normal }, z energią { $fail_energy }, porażki { $fail }.
neon-event-face-turned = { $n ->
        [one] { $n } kość
        [few] { $n } kości
        [many] { $n } kości
       *[other] { $n } kości
    }: „{ $from }” staje się „{ $to }”.
neon-event-hits-cancelled = { $fighter } anuluje { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
        [many] { $n } trafień
       *[other] { $n } trafienia
    }.
neon-event-attack-failed = Atak się nie udał ({ $fighter }).
neon-event-damaged = { $target } otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    } ({ $fighter }).
neon-event-damaged-by-closing = { $target } otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
        [many] { $n } obrażeń
       *[other] { $n } obrażenia
    } od zalania.
neon-event-damage-prevented = { $fighter } unika obrażeń.
neon-event-bot-destroyed = { $fighter } niszczy bota „{ $bot }”.
neon-event-defeated = { $target } przegrywa i trafia do serwisu.
neon-event-eliminated = { $target } odpada z turnieju.
neon-event-spoils-taken = { $fighter } zabiera „{ $loot }” ({ $target }).
neon-event-upgraded = { $fighter } otrzymuje ulepszenie „{ $upgrade }”.
neon-event-maintained = { $fighter } wraca z pełnym zdrowiem, energia { $energy }.
neon-event-sector-closed = { $sector } tonie.
neon-event-flooded = Potop sięga obu sektorów.
neon-event-closing-named = Następny zamknie się { $sector }.
neon-event-won = Zwycięstwo: { $fighter }.
neon-event-shared = Wspólne zwycięstwo: { $fighter }.
neon-event-nobody-won = Nikt nie wygrywa.
neon-event-titled = { $fighter } – najlepszy gracz turnieju.

## Odmowy

neon-refuse-not-your-turn = To teraz nie twoja decyzja.
neon-refuse-over = Koniec gry.
neon-refuse-other-question = Teraz rozstrzyga się coś innego.
neon-refuse-not-offered = Ten wybór jest teraz niedostępny.
neon-refuse-energy = Koszt energii: { $cost }, masz { $energy }.
neon-refuse-supply = Nie ma czym zapłacić: { $supply }.
neon-refuse-used = To już zostało użyte.
neon-refuse-pool-full = Więcej kości rzucić nie można.
neon-refuse-rerolled = Te kości już przerzucono w tym ataku.
neon-refuse-police = W Komisariacie nie wolno przerzucać kości.
neon-refuse-range = Broń nie sięga na dystans { $range }.
neon-refuse-ally = Nie wolno atakować sojuszników.
neon-refuse-no-target = Brak celu w zasięgu.
neon-refuse-gone-target = Celu tam nie ma.
neon-refuse-on-ship = Zawodnika na statku desantowym nie można atakować.
neon-refuse-search-cost = Przeszukanie kosztuje energii: { $cost }, masz { $energy }.
neon-refuse-no-dice = Nie ma odpowiedniej kości.
neon-refuse-share = Karty nie mają wspólnego symbolu zasobu.
neon-refuse-type = Masz już ekwipunek tego typu.
neon-refuse-room = Nie ma miejsca na kolejny zasób.
neon-refuse-itself = Najpierw trzeba wydać zasób spod karty.
neon-refuse-bot-new = Ten żeton bota zdobyto w tym samym ataku.
neon-refuse-bot-peace = Żetony botów można wydać tylko w ataku lub obronie.
neon-refuse-far = Ten sektor nie jest sąsiedni.
neon-refuse-sinks = Sektor tonie: nie można zostać.
neon-refuse-same-card = Górna i dolna to dwie różne karty z ręki.
neon-refuse-not-in-hand = Tej karty nie masz na ręce.
neon-refuse-not-on-half = Ta połowa karty tego nie daje.
neon-refuse-must-act = Akcję, którą da się wykonać, trzeba wykonać.
neon-refuse-other-half = Akcje rzędu wykonuje się od lewej do prawej.
neon-refuse-taken = Tego zawodnika już wybrano.
neon-refuse-ship = Ze statku desantowego nie można.
neon-refuse-team = To działa tylko w Koalicji.
neon-refuse-not-an-ally = Wybierz sojusznika celu w swoim sektorze.
neon-refuse-token-out = Żeton specjalny leży już na arenie.
neon-refuse-condition = Warunek nie jest spełniony.

## The aim, and the account of the end

neon-aim-rebirth = { neon-mode-rebirth }, liczba zawodników: { $players }. Najwięcej punktów po rundzie { $rounds }
neon-aim-royale = { neon-mode-royale }, liczba zawodników: { $players }. Wygrywa ostatni na arenie
neon-aim-coalition = { neon-mode-coalition }, liczba drużyn: { $teams }. Najwięcej punktów po rundzie { $rounds }
neon-account-points = Punkty: skąd
neon-account-fallen = Kto brał udział
neon-account-trophies =
    { $count ->
        [one] { $count } żeton zdrowia po { $value }
        [few] { $count } żetony zdrowia po { $value }
        [many] { $count } żetonów zdrowia po { $value }
       *[other] { $count } żetonu zdrowia po { $value }
    }
neon-account-bots =
    { $count ->
        [one] Zniszczony { $count } bot
        [few] Zniszczone { $count } boty
        [many] Zniszczonych { $count } botów
       *[other] Zniszczone { $count } bota
    }
neon-account-pairs =
    { $count ->
        [one] { $count } para takich samych botów
        [few] { $count } pary takich samych botów
        [many] { $count } par takich samych botów
       *[other] { $count } pary takich samych botów
    }
neon-account-leader = Żeton lidera
neon-why-survival = Runda { $round }: w turnieju została najwyżej jedna strona.
neon-why-rounds = Runda { $round } była ostatnia na planszy.
neon-tie-shared = Remis po { $points } i takie same żetony zdrowia: zwycięstwo jest wspólne.
neon-tie-trophies = Remis po { $points }: decydują żetony zdrowia po { $value }, { $n } do { $m }.

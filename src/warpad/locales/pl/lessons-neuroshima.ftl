# Lessons of neuroshima

lesson-nh-chapter-1 = Walka
lesson-nh-chapter-2 = Pomocnicy i utrapienia
lesson-nh-chapter-3 = Żetony, które działają od razu
lesson-nh-chapter-4 = Cała gra
lesson-nh-no-battle = Nikt nie walczył, bo nie było bitwy. Żetony walczą tylko w bitwie.

## 1

lesson-nh-01-title = Sztab to twoje życie
lesson-nh-01-idea = Kto straci sztab, przegrywa, a ciosy padają tylko w bitwie.
lesson-nh-01-a-ask = Twój Biegacz stoi obok sztabu wroga, któremu został 1 punkt. Zagraj żeton Bitwa.
lesson-nh-01-a-done = Sztabu wroga już nie ma, więc wróg przegrał: tak się tu wygrywa. Sztab ma na początku 20 punktów, więc zwykle trzeba kilku bitew.
lesson-nh-01-a-wrong-no-battle = Nic się nie stało, bo żetony walczą tylko w bitwie. Zacznie się, gdy zagrasz żeton Bitwa.
lesson-nh-01-a-wrong-threw-it-away = Bitwa została odrzucona i nikt nie walczył. Cofnij i zagraj ją.
lesson-nh-01-b-ask = Teraz to twojemu sztabowi został 1 punkt, a Ganger stoi u bram. Masz żeton Bitwa. Przetrwaj tę turę.
lesson-nh-01-b-done = Tak: nie ma bitwy, nie ma ciosu. Gangerem zajmiesz się w następnej turze.
lesson-nh-01-b-wrong-fought-anyway = Twój sztab padł: w bitwie walczą wszyscy, Ganger też uderzył. Bitwa na ręce to jeszcze nie obowiązek.

## 2

lesson-nh-02-title = Postaw i obróć
lesson-nh-02-idea = Żeton działa tam, gdzie go postawisz, i tak, jak go obrócisz; potem już tak stoi.
lesson-nh-02-a-ask = Postaw Biegacza tak, by ostrze dotykało sztabu wroga, i zagraj Bitwę. Zadaj 1 obrażenie.
lesson-nh-02-a-done = Jeden punkt mniej. Biegacz też zginął: sztab oddaje każdemu sąsiadowi, na samym końcu. Niedługo do tego wrócimy.
lesson-nh-02-a-wrong-faces-away = Ostrze mija sztab, więc przecięło powietrze. Obróć Biegacza, aż ostrze dotknie sztabu.
lesson-nh-02-a-wrong-too-far = Między Biegaczem a sztabem jest przerwa. Ostrze sięga tylko sąsiedniego pola.
lesson-nh-02-a-wrong-battle-too-soon = Bitwa od razu kończy turę, więc Biegacz nie zdążył wejść na planszę. Najpierw stawiaj, potem walcz.
lesson-nh-02-b-ask = Mutek ma trzy ostrza z rzędu. Jednym żetonem dosięgnij sztabu i Biegacza: zadaj 1 obrażenie i zniszcz Biegacza.
lesson-nh-02-b-done = Dwa cele, jeden żeton. Zanim postawisz, obróć go raz dookoła i zobacz, czego dotyka każdy bok.
lesson-nh-02-b-wrong-one-blade-only = W zasięgu był tylko Biegacz: pozostałe ostrza mijają stąd sztab. Obróć Mutka o krok z powrotem.
lesson-nh-02-b-wrong-wrong-side = Stoisz obok sztabu, ale nie obok Biegacza. Znajdź pole, które dotyka obu.

## 3

lesson-nh-03-title = Krótkie ostrza: cios
lesson-nh-03-idea = Krótki trójkąt uderza sąsiada, na którego wskazuje; każdy trójkąt to jeden punkt.
lesson-nh-03-a-ask = Bydlak ma dwa trójkąty z przodu i po jednym na barkach. Zadaj nim 2 obrażenia.
lesson-nh-03-a-done = Zawsze przodem do wroga. Bokom żetonu warto przyjrzeć się dwa razy.
lesson-nh-03-a-wrong-shoulder = To był bark: jeden trójkąt, jeden punkt. Z przodu są dwa.
lesson-nh-03-a-wrong-back = Po tej stronie Bydlak nie ma ostrza. Obróć go przodem do sztabu.
lesson-nh-03-b-ask = Tym razem dwa żetony: Siłacz (2 z przodu) i Biegacz (1 z przodu). Zadaj 3 obrażenia w jednej bitwie.
lesson-nh-03-b-done = 2 + 1 = 3. Ciosy w ten sam cel się sumują, a swoich ostrze nigdy nie rani.
lesson-nh-03-b-wrong-queueing = Biegacz nie stoi obok sztabu, więc jego ostrze nic nie zrobiło. Daj mu własne miejsce przy sztabie.
lesson-nh-03-b-wrong-one-stayed-home = Uderzył tylko jeden, bo drugi został na ręce. Stamtąd się nie bije.

## 4

lesson-nh-04-title = Długie strzały: strzał
lesson-nh-04-idea = Długi trójkąt strzela w linii prostej do pierwszego wroga, na dowolną odległość i ponad twoimi żetonami.
lesson-nh-04-a-ask = Strzel Komandosem do sztabu i nie strać Komandosa.
lesson-nh-04-a-done = Odległość nic nie kosztuje. Dlatego strzelcy trzymają się z tyłu.
lesson-nh-04-a-right-3 = Dwa punkty? Obok własnego sztabu Komandos strzela dwa razy. Zapamiętaj: wrócimy do tego w lekcji 12.
lesson-nh-04-a-wrong-next-to-it = Strzał trafił, ale sztab oddał, bo Komandos stał obok. Strzelec może trzymać się z daleka.
lesson-nh-04-a-wrong-not-in-line = Stąd do sztabu nie prowadzi prosta linia pól. Przesuń palcem wzdłuż strzałki, zanim puścisz.
lesson-nh-04-b-ask = Ktoś stoi na drodze. Mimo to traf sztab: zadaj 1 obrażenie.
lesson-nh-04-b-done = Wrogowie zatrzymują kule. Dla ciebie też to działa: żeton na linii osłania to, co za nim.
lesson-nh-04-b-wrong-first-enemy = Strzał zatrzymał się na Strażniku, bo przyjmuje go pierwszy wróg na linii. Znajdź linię, na której nikogo nie ma.
lesson-nh-04-b-wrong-past-it = Ta linia mija sztab. Policz pola wzdłuż strzałki.
lesson-nh-04-c-ask = Obie flanki są zajęte. Zadaj 2 obrażenia: twój Biegacz już tam jest.
lesson-nh-04-c-done = Prosto nad głową Biegacza. Własne żetony nigdy nie zatrzymują twoich strzałów.
lesson-nh-04-c-wrong-from-the-flank = Kulę przyjął oficer, bo na tej linii jest pierwszym wrogiem. Na której linii stoi tylko twój żeton?
lesson-nh-04-c-wrong-wrong-column = Strzał przeszedł ponad Biegaczem, ale złą linią: dostał oficer za nim. Stań pod Biegaczem, w jego kolumnie.

## 5

lesson-nh-05-title = Kto szybszy: inicjatywa
lesson-nh-05-idea = W bitwie najpierw działają żetony z najwyższą liczbą, a kogo już nie ma, ten nie działa.
lesson-nh-05-a-ask = Biegacz wroga (2) zaraz uderzy w twój sztab. Masz Komandosa (3) i Likwidatora (2). Zagraj jednego z nich i Bitwę tak, by sztab nic nie stracił.
lesson-nh-05-a-done = 3 jest przed 2, a kogo nie ma, ten nie bije. Połowa tej gry to być o jeden szybszym.
lesson-nh-05-a-wrong-same-number = Likwidator ma 2 i Biegacz ma 2: działają w tej samej chwili, więc sztab oberwał. Potrzebujesz wyższej liczby.
lesson-nh-05-a-wrong-shot-past = Komandos był szybki, ale strzelił obok Biegacza. Najpierw wyceluj.
lesson-nh-05-b-ask = Teraz wolniejszy jest twój żeton. Zadaj 1 obrażenie Biegaczem (2), choć na straży stoi Ganger (3).
lesson-nh-05-b-done = Dwójką trójki nie wyprzedzisz, ale możesz stanąć tam, gdzie nie patrzy. Sztaby biją przy 0: na samym końcu.
lesson-nh-05-b-wrong-into-the-blade = Ganger uderzył pierwszy: 3 jest przed 2, więc Biegacz nie doczekał swojej kolejki. Stań tam, gdzie nie sięga jego ostrze.
lesson-nh-05-b-wrong-looks-away = Od Gangera daleko, ale Biegacz patrzy obok sztabu. Obróć go.

## 6

lesson-nh-06-title = Ta sama liczba, ta sama chwila
lesson-nh-06-idea = Żetony z tą samą liczbą działają razem: oba ciosy trafiają, nawet jeśli oba żetony zginą.
lesson-nh-06-a-ask = Obok twojego sztabu stoi Ganger (3). Zniszcz go Komandosem (3). Zobacz, co zdąży zrobić.
lesson-nh-06-a-done = Gangera nie ma, ale sztab stracił 1: przy tej samej liczbie nikt nie jest pierwszy. Równa szybkość to wymiana.
lesson-nh-06-a-wrong-missed = Komandos spudłował; Gangera dobił twój sztab przy 0, na końcu. Postaw Komandosa tak, by strzałka trafiła Gangera.
lesson-nh-06-a-wrong-aimed-at-the-hq = Punkt dla ciebie, punkt dla nich; ale zadaniem był Ganger, a jego złapał na końcu dopiero twój sztab.
lesson-nh-06-b-ask = Przed sztabem stoi Ganger. Komandos strzela przy 3, Likwidator przy 2, od razu za dwa punkty. Zadaj 2 obrażenia.
lesson-nh-06-b-done = 3: Ganger pada. 2: droga wolna. Zniszczone żetony znikają pod koniec swojego segmentu, a następny widzi nową planszę.
lesson-nh-06-b-wrong-waste = Likwidator trafił Gangera: silny strzał nie leci dalej. Niech drogę oczyści szybszy.
lesson-nh-06-b-wrong-wrong-lane = Komandos niczego na tej linii nie oczyścił. Musi trafić Gangera przy 3, by przy 2 droga była wolna.

## 7

lesson-nh-07-title = Wytrzymałość i pancerz
lesson-nh-07-idea = Wytrzymałość znosi dodatkowe rany; pancerz odejmuje jeden punkt strzałowi ze swojej strony, a ostrzu nic.
lesson-nh-07-a-ask = Strażnik ma wytrzymałość 1: pada od dwóch ran. Zniszcz go jednym z dwóch strzelców.
lesson-nh-07-a-done = Dwie rany i po nim. Rany same się nie goją: draśnięcie dziś to połowa roboty jutro.
lesson-nh-07-a-wrong-one-wound = Jedna rana nie wystarczy: Strażnik ma wytrzymałość 1 i pada od drugiej. Ale rana na nim zostaje.
lesson-nh-07-a-wrong-shot-past = Dość silny, ale strzał minął Strażnika.
lesson-nh-07-b-ask = Gladiator ma wytrzymałość 1 i pancerz na trzech przednich bokach. Zniszcz go Likwidatorem.
lesson-nh-07-b-done = Każdy ma słaby punkt. Obróć obraz w głowie, zanim strzelisz.
lesson-nh-07-b-wrong-into-the-armour = Pancerz zabrał jeden z dwóch punktów i Gladiator jest tylko ranny. Strzelaj od tyłu, tam nic nie nosi.
lesson-nh-07-b-wrong-the-shoulder = Barki też mają pancerz: jest na wszystkich trzech przednich bokach. Jeden punkt przepadł.
lesson-nh-07-c-ask = Ten sam Gladiator, ale masz Siłacza: cios 2. Zniszcz Gladiatora od przodu.
lesson-nh-07-c-done = Pancerz zatrzymuje kule, nie ostrza. I Siłacz był szybszy, inaczej byłby to smutny dzień.
lesson-nh-07-c-wrong-blade-elsewhere = Ostrze Siłacza nie dotknęło Gladiatora. Cios wymaga sąsiedniego pola i przodu zwróconego do celu.
lesson-nh-07-c-wrong-one-blade = Obok Gladiatora, ale ostrze go mija. A Siłacz ma tylko jedno.

## 8

lesson-nh-08-title = Test: walka
lesson-nh-08-idea = Wszystko dotąd w jednej bitwie.
lesson-nh-08-a-ask = Sztab wroga ma 3 punkty. Zniszcz go w tej turze.
lesson-nh-08-a-done = Zaliczone. Strzał przeleciał nawet nad twoim Siłaczem. Walczyć umiesz; teraz brudne sztuczki.
lesson-nh-08-a-wrong-through-the-guard = Kulę złapał Strażnik; sztabu dosięgnął tylko Siłacz. Znajdź linię bez Strażnika.
lesson-nh-08-a-wrong-through-the-ganger = Pierwszy na tej linii stoi Ganger i to on przyjął strzał. Jedna strona sztabu jest jeszcze otwarta.
lesson-nh-08-b-ask = Przetrwaj bitwę bez strat w sztabie. Wrogów jest dwóch.
lesson-nh-08-b-done = Zaliczone. Dwa zagrożenia, dwie odpowiedzi, obie o jeden szybsze.
lesson-nh-08-b-wrong-only-one = Jeden został zatrzymany, drugi uderzył przy 2. Masz dwa szybkie żetony, a oni mają dwie głowy.
lesson-nh-08-b-wrong-only-the-small-one = Biegacz padł, ale Bydlak miał dla ciebie dwa punkty. Zdejmij obu albo najpierw większego.

## 9

lesson-nh-09-title = Twoja tura: trzy żetony, jeden odpada
lesson-nh-09-idea = Dociągasz do trzech żetonów, jeden wyrzucasz, a resztę zagrywasz, trzymasz albo odrzucasz.
lesson-nh-09-a-ask = Masz trzy żetony. Jeden wyrzuć, a potem wygraj w tej turze.
lesson-nh-09-a-done = Dobre odrzucenie to pół ruchu. To, co zostaje, musi zadziałać razem teraz albo w następnej turze.
lesson-nh-09-a-wrong-place-first = Jeszcze nie: przy trzech żetonach na ręce najpierw jeden musi odpaść. Taka jest cena każdej tury.
lesson-nh-09-a-wrong-no-battle-left = Bitwa wyrzucona, więc nikt nie walczy. Zdecyduj, czego potrzebujesz, zanim odrzucisz.
lesson-nh-09-a-wrong-no-shooter-left = Bitwa została, a jedyny żeton, który strzela, poszedł do kosza. Nikomu nic się nie stało.
lesson-nh-09-b-ask = Ta sama ręka, spokojniejszy dzień: sztab wroga ma się dobrze. Wyrzuć jeden żeton, postaw Komandosa, a Bitwę zachowaj na następną turę.
lesson-nh-09-b-done = Zachowane żetony zostają, a dociągasz tylko do trzech. Trzymaj Bitwę, aż zaboli ich bardziej niż ciebie.
lesson-nh-09-b-wrong-battle-for-one = Ta bitwa kosztowała cię żeton Bitwa za jeden punkt. Zachowana przyda się, gdy twoich będzie na planszy więcej.
lesson-nh-09-b-wrong-nothing-placed = Komandos został na ręce i stamtąd nie strzeli. Trzymanie obu blokuje rękę: w następnej turze dociągniesz tylko jeden nowy.

## 10

lesson-nh-10-title = W sieci
lesson-nh-10-idea = Żeton w sieci nie robi nic: nie bije, nie pomaga, nie rusza się i nie łapie.
lesson-nh-10-a-ask = Siłacz zaraz uderzy w twój sztab za 2. Zadbaj, by sztab nic nie stracił.
lesson-nh-10-a-done = Siłacz jest związany, póki trzyma go twoja sieć. A sztab dał mu jeszcze klapsa.
lesson-nh-10-a-wrong-net-points-elsewhere = Sieć nie wisi nad Siłaczem, więc uderzył. Obróć do niego bok z siecią.
lesson-nh-10-a-wrong-not-beside-it = Sieć, jak ostrze, sięga tylko sąsiedniego pola. Postaw Sieciarza obok Siłacza.
lesson-nh-10-b-ask = W sieć można złapać nawet sztab. Zadaj 1 obrażenie i nie strać żadnego żetonu.
lesson-nh-10-b-done = Sztab w sieci nie oddaje. Ale trafić go można, i o to chodzi.
lesson-nh-10-b-wrong-forgot-the-net = Sztab oddał przy 0 i Biegacza już nie ma. Najpierw zwiąż sztab.
lesson-nh-10-b-wrong-net-turned-away = Sieć patrzy w złą stronę: sztab miał wolne ręce i uderzył obu.
lesson-nh-10-c-ask = Teraz to ciebie złapali: Likwidator (2) nie może strzelać. Zadaj 2 obrażenia.
lesson-nh-10-c-done = Przy 3 pada Sieciarz, przy 2 Likwidator jest wolny i strzela. Sieciarze są krusi; strzelaj do nich wcześnie.
lesson-nh-10-c-wrong-shot-the-hq = Komandos zadał sztabowi 1, ale Likwidator jest wart 2 i został w sieci. Najpierw go uwolnij.
lesson-nh-10-c-wrong-missed-the-netter = Komandos strzelił w próżnię, a sieć nadal trzyma.

## 11

lesson-nh-11-title = Moduły i ich połączenia
lesson-nh-11-idea = Moduł z nikim nie walczy: wzmacnia swoich, których dotykają jego połączenia.
lesson-nh-11-a-ask = Oficer daje +1 każdemu ostrzu połączonych z nim żetonów. Zadaj Mutkiem 2 obrażenia.
lesson-nh-11-a-done = 1 + 1 = 2. Przy dwóch oficerach byłoby 3.
lesson-nh-11-a-wrong-link-turned-away = Połączenia Oficera mijają Mutka, więc nikomu nie pomógł. Połączenia są jak ostrza: muszą dotykać.
lesson-nh-11-a-wrong-not-beside = Oficer stoi za daleko: połączenie sięga tylko sąsiedniego pola.
lesson-nh-11-b-ask = Biegacz wroga (2) i twój Biegacz (2) uderzyliby razem. Uchroń sztab.
lesson-nh-11-b-done = 3 przeciw 2: o krok szybciej i ciosu nie było. Zwiadowca bywa wart więcej niż działo.
lesson-nh-11-b-wrong-wrong-sides = Zwiadowca ma połączenia na co drugim boku i żadne nie dotyka Biegacza. Obróć go o krok.
lesson-nh-11-b-wrong-helps-nobody = Zwiadowca stoi sam i nikogo nie przyspiesza. Postaw go obok Biegacza.
lesson-nh-11-c-ask = Moduły to też cele. Ganger (3) bije za 2, bo za nim stoi Oficer. Zachowaj co najmniej 19 punktów.
lesson-nh-11-c-done = Bez Oficera Ganger bije za 1; bez Gangera Oficer jest niczym. Każdy wybór jest dobry, a drugi jeszcze lepszy.
lesson-nh-11-c-wrong-just-fight = Oficer dodał ostrze i sztab stracił 2. Usuń jednego z pary przed bitwą.
lesson-nh-11-c-wrong-at-the-hq = Żaden żeton natychmiastowy nie rani sztabu. Celuj w parę przed twoim.

## 12

lesson-nh-12-title = Sztab pomaga
lesson-nh-12-idea = Sztab każdej armii daje coś swoim sąsiadom; w Posterunku działają jeszcze raz.
lesson-nh-12-a-ask = Obok sztabu żetony Posterunku działają dwa razy: przy swojej liczbie i przy następnej. Zadaj 2 obrażenia jednym Komandosem.
lesson-nh-12-a-done = Dwa razy w cenie jednego. Inne sztaby dają +1 do inicjatywy (Borgo), do ciosu (Hegemonia) albo do strzału (Moloch).
lesson-nh-12-a-wrong-away-from-home = Tylko jeden strzał: Komandos stał za daleko od twojego sztabu. Obok niego strzela przy 3 i jeszcze raz przy 2.
lesson-nh-12-a-wrong-no-line = Obok sztabu, owszem, ale strzałka mija wroga. Trzeba obu rzeczy: sąsiedztwa i linii.
lesson-nh-12-b-ask = Grasz Hegemonią: obok twojego sztabu każde ostrze jest warte o jeden więcej. Zadaj 2 obrażenia Gangerem.
lesson-nh-12-b-done = Tak gra Hegemonia: ściąga walkę pod własny próg.
lesson-nh-12-b-wrong-only-theirs = Cios za 1: obok ich sztabu, ale nie obok twojego. Jedno pole dotyka obu.
lesson-nh-12-b-wrong-only-yours = Obok własnego sztabu jest silny, ale do ich sztabu ostrze nie sięgnęło. Jedno pole dotyka obu.

## 13

lesson-nh-13-title = Medyk płaci
lesson-nh-13-idea = Połączony Medyk bierze na siebie wszystkie rany z jednego ataku i znika zamiast pacjenta.
lesson-nh-13-a-ask = Uniwersalny żołnierz wroga (3) celuje w twojego Likwidatora. Ocal Likwidatora.
lesson-nh-13-a-done = Medyka nie ma, Likwidator został. Uczciwa wymiana, jeśli nie pytać Medyka. (Można też stanąć na linii ognia: kulę przyjmie pierwszy żeton.)
lesson-nh-13-a-wrong-link-away = Medyk patrzył w inną stronę, bo żadne połączenie nie dotykało Likwidatora. Obróć go.
lesson-nh-13-a-wrong-too-far = Połączenie sięga tylko sąsiedniego pola, więc Medyk mógł tylko patrzeć.
lesson-nh-13-b-ask = Łowca bije w czterech kierunkach. Ocal Komandosa i uważaj, gdzie stoi sam Medyk.
lesson-nh-13-b-done = Za pacjentem, poza zasięgiem: tam Medyk pracuje najlepiej.
lesson-nh-13-b-wrong-medic-hit-too = Medyk oberwał w tej samej chwili co pacjent, więc nikomu nie pomógł. Trzymaj go z dala od ostrzy.
lesson-nh-13-b-wrong-back-turned = Bezpieczny, ale tyłem do pacjenta: żadne połączenie nie dotyka Komandosa.

## 14

lesson-nh-14-title = Test: pomocnicy i utrapienia
lesson-nh-14-idea = Moduły, sieci i własne podwórko w jednej turze.
lesson-nh-14-a-ask = Sztab wroga ma 4 punkty. Zniszcz go w tej turze.
lesson-nh-14-a-done = 2 + 1 + 1. Zaliczone: to prawdziwa kombinacja.
lesson-nh-14-a-wrong-no-home = Bydlak nie stał obok twojego sztabu, więc zabrakło jednego ostrza: 3 z 4. Między sztabami leży jedno pole.
lesson-nh-14-a-wrong-officer-idle = 3 z 4: połączenia Oficera nie dotykały Bydlaka. Ma je z przodu i na lewo od przodu.
lesson-nh-14-b-ask = Nie strać w tej bitwie nic: ani żetonów, ani punktów.
lesson-nh-14-b-done = Zaliczone. Dwie sieci, ani draśnięcia. Teraz żetony, które nie leżą na planszy.
lesson-nh-14-b-wrong-commando-free = Komandos strzelił, bo nikt go nie trzymał. Ma tylko jedną linię: usiądź na niej z siecią.
lesson-nh-14-b-wrong-brawler-free = Sztab oberwał: Ganger i Siłacz mają po 3, więc na zabijanie było za późno. Zwiąż go.

## 15

lesson-nh-15-title = Ruszamy
lesson-nh-15-idea = Ruch pozwala jednemu twojemu żetonowi przejść na wolne sąsiednie pole, obrócić się albo jedno i drugie; żetony mobilne robią to co turę za darmo.
lesson-nh-15-a-ask = Twój Komandos patrzy w złą stronę. Zagraj Ruch i zadaj 1 obrażenie.
lesson-nh-15-a-done = Krok, obrót albo oba naraz: jeden Ruch, jeden żeton.
lesson-nh-15-a-right-2 = Też dobrze; ale teraz sztab oddaje. Wystarczyło obrócić się w miejscu.
lesson-nh-15-a-wrong-moved-not-turned = Nadal patrzy w dół. Ruch pozwala też obrócić żeton: użyj obu połówek.
lesson-nh-15-a-wrong-turned-too-little = Obrócił się, ale jego linia wciąż mija sztab.
lesson-nh-15-b-ask = Tym razem bez Ruchu. Ale Biegacz jest mobilny: raz na turę może za darmo zrobić krok i obrót. Zadaj 1 obrażenie.
lesson-nh-15-b-done = Mobilne żetony wszędzie są u siebie. Ich też.
lesson-nh-15-b-wrong-did-not-turn = Dobiegł, gdzie trzeba, ale nie obrócił się do wroga. Wybierz też stronę.
lesson-nh-15-b-wrong-too-far = To dwa pola dalej. Mobilny żeton robi jeden krok na turę.
lesson-nh-15-c-ask = Masz dwóch Biegaczy. Jeden jest w sieci. Zadaj 1 obrażenie.
lesson-nh-15-c-done = Sieć trzyma i ręce, i nogi.
lesson-nh-15-c-wrong-netted = Ten Biegacz jest w sieci: nie zrobi kroku, nie obróci się i nie uderzy. Weź drugiego.
lesson-nh-15-c-wrong-back-to-the-hq = Wolny poszedł, ale patrzy obok sztabu.

## 16

lesson-nh-16-title = Pchaj!
lesson-nh-16-idea = Odepchnięcie: twój żeton przesuwa sąsiedniego wroga o pole od siebie; wróg patrzy dalej w tę samą stronę.
lesson-nh-16-a-ask = Ostrze Siłacza sięga twojego sztabu. Odepchnij go i przetrwaj bitwę bez szwanku.
lesson-nh-16-a-done = Jedno pole wystarczy: ostrze, które niczego nie dotyka, niczego nie tnie. Gdy pól jest kilka, wybiera odpychany.
lesson-nh-16-a-wrong-just-fight = Siłacz ma 3, twój sztab 0: uderzył pierwszy, za 2. Najpierw pchaj, potem walcz.
lesson-nh-16-a-wrong-kept-it = Zostawione na później, a później było za późno.
lesson-nh-16-b-ask = Odepchnięcie może też otworzyć linię. Zadaj 1 obrażenie.
lesson-nh-16-b-done = W bok i droga wolna. Przed każdym pchnięciem pytaj: gdzie się znajdzie i co stamtąd zobaczy?
lesson-nh-16-b-wrong-pushed-up-the-line = Pchany od tyłu sam wybiera, gdzie pójdzie, i Zwiadowca został na tej samej linii: przyjął twój strzał. Pchnij z boku.
lesson-nh-16-b-wrong-pushed-the-wrong-one = Medyk nie przeszkadzał. Pchnij tego, kto zatrzymuje strzał.

## 17

lesson-nh-17-title = Snajper, granat, bomba
lesson-nh-17-idea = Żetony natychmiastowe działają od razu, przed bitwą, i nigdy nie ranią sztabu.
lesson-nh-17-a-ask = Twój Likwidator jest w sieci. Uwolnij go Snajperem i zadaj 2 obrażenia.
lesson-nh-17-a-done = Czysta robota. Snajper nie potrzebuje linii ani inicjatywy: dowolny żeton oprócz sztabu, jedna rana, teraz.
lesson-nh-17-a-wrong-snipe-the-hq = Snajper nie strzela do sztabu, jak żaden żeton natychmiastowy. Ale może zdjąć tego, kto go osłania.
lesson-nh-17-a-wrong-snipe-the-guard = Strażnik ma draśnięcie i nic więcej: Likwidator nadal jest w sieci.
lesson-nh-17-b-ask = Grasz Borgo, a twardy Gladiator stoi u drzwi. Pozbądź się go, zanim uderzy: sztab ma nic nie stracić.
lesson-nh-17-b-done = Na Granat wytrzymałość nie pomaga.
lesson-nh-17-b-wrong-too-far = Granat rzuca twój sztab, więc sięga tylko pól wokół niego.
lesson-nh-17-b-wrong-just-fight = Gladiator uderzył za 2. A odpowiedź była na ręce.
lesson-nh-17-c-ask = Grasz Molochem. Bomba daje ranę wszystkiemu na siedmiu polach, twoim też. Zniszcz obu Gangerów i nic nie strać.
lesson-nh-17-c-done = Dwóch za jeden. Policz swoich, zanim wezwiesz samoloty.
lesson-nh-17-c-wrong-own-goal = Wśród siedmiu pól stał twój Cyborg. Bomby nie pytają o dokumenty.
lesson-nh-17-c-wrong-off-the-edge = Wszystkie siedem pól musi leżeć na planszy, więc środek nie może być na brzegu.

## 18

lesson-nh-18-title = Kiedy plansza jest pełna
lesson-nh-18-idea = Bitwa zaczyna się też sama, gdy zajęte jest ostatnie pole, i twoja tura się kończy.
lesson-nh-18-a-ask = Zostało jedno pole. Zajmij je tak, by bitwa nic nie kosztowała twojego sztabu.
lesson-nh-18-a-done = Żeton Bitwa niepotrzebny. Licz wolne pola: kto zajmie ostatnie, decyduje, kiedy będzie bitwa.
lesson-nh-18-a-wrong-filled-with-nothing = Plansza była pełna, bitwa zaczęła się od razu i Biegacz uderzył. Liczy się ostatni żeton: wybierz go do walki.
lesson-nh-18-a-wrong-looks-elsewhere = Dobry żeton, zła strona: Komandos nie widział Biegacza.
lesson-nh-18-b-ask = A teraz wcale nie chcesz tej bitwy. Przetrwaj turę bez niej.
lesson-nh-18-b-done = Cierpliwość to też ruch. Ostatnie pole nadal tam jest, a tura jest teraz ich.
lesson-nh-18-b-wrong-filled-it = Ostatnie pole zostało zajęte, bitwa zaczęła się od razu i Biegacz uderzył w sztab. Nie musisz grać żetonu tylko dlatego, że go masz.

## 19

lesson-nh-19-title = Ostatnia bitwa
lesson-nh-19-idea = Gdy ktoś dociągnie ostatni żeton, reszta ma jeszcze po turze, potem Ostatnia Bitwa i wygrywa zdrowszy sztab.
lesson-nh-19-a-ask = Ostatnia tura: wróg nie ma żetonów, jest 10 : 10. Wygraj.
lesson-nh-19-a-done = 10 : 9 to taka sama wygrana jak 20 : 0: po Ostatniej Bitwie liczy się tylko porównanie.
lesson-nh-19-a-wrong-battle-tile = Po dociągnięciu ostatniego żetonu Bitwy już się nie gra: Ostatnia Bitwa przyjdzie sama, gdy skończysz turę.
lesson-nh-19-a-wrong-no-damage = Nikt nie oberwał, jest 10 : 10 i będzie dodatkowa runda. Wystarczyłby jeden punkt.
lesson-nh-19-b-ask = Znów ostatnia tura, prowadzisz o jeden: 12 : 11. Nie strać tego.
lesson-nh-19-b-done = Prowadzisz, to broń; przegrywasz, to atakuj. Brzmi prosto, bo takie jest.
lesson-nh-19-b-wrong-race = Zadane 1, stracone 2: 10 : 10, bez wygranej. Gdy prowadzisz, najpierw zatrzymaj ich cios.
lesson-nh-19-b-wrong-nothing = Siłacz zrobił 10 : 11. Przewaga jednego punktu to jeden cios.

## 20

lesson-nh-20-title = Poznaj wroga
lesson-nh-20-idea = Zanim cokolwiek postawisz, spójrz na ich sztab: czego udziela sąsiadom, tego się bój.
lesson-nh-20-a-ask = Sztab Borgo przyspiesza sąsiadów o jeden. Zniszcz Nożownika Komandosem (3) i nie strać Komandosa.
lesson-nh-20-a-done = Przeciw Borgo dodawaj jeden wszystkim obok sztabu. Szybkość to wszystko, co mają; twoim sojusznikiem jest odległość.
lesson-nh-20-a-wrong-within-reach = Przy swoim sztabie Nożownik ma 4 i uderzył przed twoją 3. Strzelaj stamtąd, gdzie nie sięga.
lesson-nh-20-a-wrong-the-hq-instead = Sztab trafiony, a Nożownik nadal stoi. Najpierw najważniejsze.
lesson-nh-20-b-ask = Sztab Molocha dodaje 1 każdemu strzałowi sąsiadów. Zasłoń linię tak, by twój sztab nic nie stracił; żeton, który zasłania, możesz stracić.
lesson-nh-20-b-done = Moloch strzela mocno; postaw na drodze coś taniego. Mają pięć Odepchnięć, więc nie licz, że długo postoi.
lesson-nh-20-b-wrong-beside-the-line = Na linii nikt nie stał, więc sztab stracił 2: jeden od Cyborga, jeden od ich sztabu.
lesson-nh-20-b-wrong-nothing-there = Nic nie stało na drodze: 2 punkty, z czego jeden to prezent od ich sztabu.
lesson-nh-20-c-ask = Sztab Hegemonii dodaje 1 każdemu ostrzu obok, a stoi tam Ganger (3). Zadaj sztabowi 1 obrażenie i nic nie strać.
lesson-nh-20-c-done = Szybko na Borgo, z daleka na Hegemonię, za osłoną na Molocha i ani jednej linii dla strzelców Posterunku. To jest plan.
lesson-nh-20-c-wrong-blade-to-blade = Biegacz uderzył sztab, potem sztab uderzył Biegacza. Do ostrzy nie podchodź blisko.
lesson-nh-20-c-wrong-first-enemy = Ganger jest pierwszy na tej linii i przyjął kulę. Hegemonia lubi stać na drodze.

## 21

lesson-nh-21-title = Test końcowy
lesson-nh-21-idea = Prawdziwa ostatnia tura, jak w zadaniach: znajdź, co musi się stać najpierw, a potem, czego to wymaga.
lesson-nh-21-a-ask = Ostatnia tura. Sztab wroga ma 4 punkty, twój 1. Wygraj.
lesson-nh-21-a-done = Snajper na zbyt szybkiego, Komandos przy 3 na sieć, Likwidator przy 2 i jeszcze raz przy 1. To było prawdziwe zadanie.
lesson-nh-21-a-wrong-wrong-way-round = Ganger ma 3, jak Komandos: zadziałali razem i przepadł ostatni punkt. Równie szybkiego zatrzymuje się przed bitwą.
lesson-nh-21-a-wrong-left-in-the-net = Sztab przeżył, ale najlepsza broń została w sieci, a sam Komandos nie zdejmie 4.
lesson-nh-21-b-ask = Ostatnia tura. Prowadzisz 8 : 7. Utrzymaj to.
lesson-nh-21-b-done = Umiesz grać. Idź i przegraj parę partii: to następna lekcja.
lesson-nh-21-b-wrong-blocked-too-soon = Z B3 Siłacz nadal patrzy na C4: przy 3 usunął Biegacza i przy 2 droga do sztabu była wolna. Zasłoń o pole wyżej.
lesson-nh-21-b-wrong-no-push = Siłacz został u drzwi. Dwa zagrożenia wymagają dwóch odpowiedzi.
lesson-nh-21-b-wrong-no-block = Likwidator miał czystą linię. Postaw na niej cokolwiek.

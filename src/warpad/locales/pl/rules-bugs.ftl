# Zasady War of Bugs naszymi słowami, pod numerami rejestru.

## BUGS-GEN

rule-BUGS-GEN-01 = Armia to sześć oddziałów jednego koloru, w tym generał. Strona to jedna armia, a przy grze z dwóch pudełek dwie.
rule-BUGS-GEN-02 = Sojusznicy oddziału to wszystkie inne oddziały jego strony, także z armii partnera.
rule-BUGS-GEN-03 = Rozkaz osobisty dotyczy jednego wskazanego oddziału, rozkaz ogólny całej armii prócz generała.
rule-BUGS-GEN-04 = Oddział, który w tej turze wykonuje jakikolwiek rozkaz, jest aktywny, nawet jeśli nie opuszcza pola; pozostałe są bezczynne.
rule-BUGS-GEN-05 = Oddział z rozkazem osobistym jest aktywny i atakuje, więc w walce może być dwóch atakujących. Każdy inny oddział w walce się broni.
rule-BUGS-GEN-06 = W walce na polu oba oddziały stoją na jednym polu; przy ataku dystansowym cel stoi na innym.
rule-BUGS-GEN-07 = Premie sprawdza się dla pola walki: wspólnego pola albo pola celu przy ataku dystansowym.
rule-BUGS-GEN-08 = Ruch rozpatruje się krokami po jednym polu, które wszystkie oddziały robią jednocześnie.

## BUGS-SET

rule-BUGS-SET-01 = Los wskazuje pierwszego gracza; ma to znaczenie tylko przy ustawianiu oddziałów.
ruling-BUGS-SET-01 = Decyduje też o tym, kogo najpierw pyta się o przerzut, gdy dwóch atakujących remisuje.
rule-BUGS-SET-02 = Każdy gracz ma tabliczkę, zasłonkę, sześć oddziałów i sześć znaczników.
rule-BUGS-SET-03 = W treningu gracze na przemian ustawiają oddział na dowolnym wolnym polu swoich dwóch linii, pierwszy gracz zaczyna. Generał może stać na każdej z nich.
rule-BUGS-SET-04 = Na pierwszą grę jest zalecane ustawienie; w obozie treningowym jest ono zwykłe.
rule-BUGS-SET-05 = Oba tory zaczynają od 0, chyba że trofeum lub medal mówi inaczej.
rule-BUGS-SET-06 = W treningu nie ma portali, trofeów ani medali.
rule-BUGS-SET-10 = W kampanii wszyscy w tajemnicy ustawiają sześć oddziałów na dwóch liniach, generała na pierwszej; potem odsłania się wszystko naraz.
ruling-BUGS-SET-10 = Jedno pole pierwszej linii pozostaje wolne, póki nie stanie na niej generał.
rule-BUGS-SET-11 = Na swoich polach leżą dwa portale.
rule-BUGS-SET-12 = Wszystkie medale leżą odkryte obok planszy.
rule-BUGS-SET-13 = Trofea leżą zakryte w nieznanej kolejności.
ruling-BUGS-SET-13 = Kolejności nie ustala się z góry: za każdym razem losuje się jedno z pozostałych.

## BUGS-TURN

rule-BUGS-TURN-01 = Gracze nie mają osobnych tur: obie strony działają jednocześnie.
rule-BUGS-TURN-02 = Każda armia dostaje w turze dokładnie jeden rozkaz, osobisty albo ogólny.

## BUGS-KB

rule-BUGS-KB-01 = Na początku każdej tury armia, której tabor jest wolny, zyskuje 2 energii, najwyżej do 6.
rule-BUGS-KB-02 = Zdobyty tabor nic nie daje.
rule-BUGS-KB-03 = Każdy rzut i przerzut w walce kosztuje 1 energię; bez energii się nie rzuca.
rule-BUGS-KB-04 = Losowanie nie kosztuje energii.

## BUGS-PLAN

rule-BUGS-PLAN-01 = Rozkaz osobisty podaje oddział i ścieżkę do trzech kroków w pionie lub poziomie. Ścieżka może skręcać, zawracać i ponownie przechodzić przez pole.
rule-BUGS-PLAN-02 = Ścieżka to uporządkowana lista kroków; dwie listy przez te same pola to różne rozkazy.
rule-BUGS-PLAN-03 = Ścieżka bez kroków znaczy: zostań. Oddział jest aktywny, może strzelać lub użyć portalu i walczy jako atakujący.
rule-BUGS-PLAN-04 = Na rozkaz ogólny każdy oddział prócz generała próbuje przejść jedno pole w podanym kierunku, bez względu na Szybkość.
rule-BUGS-PLAN-05 = Oddział robi najwyżej tyle kroków ścieżki, na ile pozwala jego Szybkość, z medalem za krok o jeden więcej.
ruling-BUGS-PLAN-05 = Można podać dłuższą ścieżkę: liczą się tylko kroki, które da się zrobić.
rule-BUGS-PLAN-06 = Rozkazy są tajne, póki nie wydano wszystkich, potem odsłania się je razem.
rule-BUGS-PLAN-07 = Rozkaz ogólny zawsze ma kierunek.
rule-BUGS-PLAN-08 = Armii, z której został sam generał, nie można wydać rozkazu ogólnego.
ruling-BUGS-PLAN-08 = Chyba że trofeum każe generałom go wykonywać.

## BUGS-MOVE

rule-BUGS-MOVE-01 = Wszystkie oddziały poruszają się naraz, jedno pole na krok. Rozkazy ogólne zajmują tylko pierwszy krok.
rule-BUGS-MOVE-02 = Kroku poza planszę lub na stojącego sojusznika się nie robi; oddział zatrzymuje się do końca tury i pozostaje aktywny.
rule-BUGS-MOVE-03 = Oddział z rozkazem osobistym zatrzymuje się tam, gdzie pierwszy raz spotka wroga: to pole walki.
rule-BUGS-MOVE-04 = Oddział pod rozkazem ogólnym nie atakuje i nie wchodzi na pole wroga, który zostaje, chyba że ten wykonuje rozkaz osobisty.
rule-BUGS-MOVE-05 = Komar na rozkaz osobisty przechodzi przez sojuszników, ale nie może na nich skończyć ruchu.
rule-BUGS-MOVE-06 = Na pole opuszczone w danym kroku można wejść w tym samym kroku.

## BUGS-COLL

rule-BUGS-COLL-01 = Dwaj wrogowie, którzy wchodzą na jedno pole, walczą tam, jeśli choć jeden ma rozkaz osobisty.
rule-BUGS-COLL-02 = Oddział z rozkazem osobistym wchodzący na pole wroga, który został, walczy tam.
rule-BUGS-COLL-03 = Dwaj wrogowie, którzy mieliby zamienić się miejscami, spotykają się, jeśli choć jeden ma rozkaz osobisty: szybszy wchodzi na pole drugiego; przy równej Szybkości decyduje los.
rule-BUGS-COLL-04 = Dwaj wrogowie pod rozkazami ogólnymi, którzy mieliby zamienić się miejscami, obaj zostają.
rule-BUGS-COLL-05 = Z dwóch wrogów pod rozkazami ogólnymi idących na jedno pole zajmuje je szybszy; przy równej Szybkości obaj zostają.
rule-BUGS-COLL-06 = Sojusznicy, których rozkazy ogólne prowadzą w tę samą stronę, idą kolumną, z którejkolwiek armii strony są; gdy przedni zostaje zatrzymany lub wda się w walkę, tylny zostaje.
rule-BUGS-COLL-07 = Z dwóch sojuszników różnych armii idących na jedno pole wchodzi szybszy; przy równej Szybkości decyduje los. Sojusznicy nigdy nie zamieniają się miejscami.
ruling-BUGS-COLL-07 = Komara z rozkazem osobistym to nie dotyczy, bo przechodzi przez sojuszników.
rule-BUGS-COLL-08 = Oddział pod rozkazem ogólnym, który wchodzi na pole stojącego wroga z rozkazem osobistym (także z rozkazem pozostania lub z zablokowaną ścieżką), spotyka go: walczą tam, a ten, kto wszedł, się broni.

## BUGS-BAT

rule-BUGS-BAT-01 = Do walki potrzeba co najmniej jednego oddziału z rozkazem osobistym.
rule-BUGS-BAT-02 = Oddział, który nikogo nie spotkał, atakuje tylko z ostatniego pola ruchu i tylko na odległość.
rule-BUGS-BAT-03 = Oddział atakuje najwyżej raz na turę: po spotkaniu już nie strzela.
rule-BUGS-BAT-10 = Najpierw sprawdza się zasadę trójkąta; gdy działa, nie rzuca się kośćmi.
rule-BUGS-BAT-11 = Obie strony rzucają kością za swój oddział, obrońca też; bez energii kość liczy się jako 0.
rule-BUGS-BAT-12 = Wynik to kość, Siła i premie takie, jakie są na początku tej walki.
rule-BUGS-BAT-13 = Każda strona może przerzucać swoją kość za 1 energię, póki ją stać, także po przerzucie drugiej; liczy się ostatni wynik.
rule-BUGS-BAT-14 = Najpierw pyta się stronę przegrywającą; przy remisie atakującego; z dwóch atakujących pierwszego gracza. Trwa to, aż obie kolejno zostawią wynik.
rule-BUGS-BAT-15 = Wygrywa wyższy wynik, przegrany schodzi z planszy, a armia zwycięzcy od razu zyskuje 1 wpływ.
rule-BUGS-BAT-16 = Przy remisie każdy oddział cofa się na pole, z którego wszedł na pole walki; kto nie może, ginie.
ruling-BUGS-BAT-16 = Jeśli oba miałyby się cofnąć na to samo pole, żaden nie może.
rule-BUGS-BAT-17 = Zwycięzca zostaje na polu walki.
rule-BUGS-BAT-18 = Bezczynny przeciwnik Komara walczy z Siłą 0 i bez premii; jego rzut się liczy.
ruling-BUGS-BAT-18 = Premia medalu liczy się mimo to, bo medale są ważniejsze od zasad.
rule-BUGS-BAT-19 = Oddział usunięty lub odparty we wcześniejszej walce nie bierze udziału w późniejszych.

## BUGS-ORD

rule-BUGS-ORD-01 = Walki na polach są przed atakami dystansowymi.
rule-BUGS-ORD-02 = Wśród walk tego samego rodzaju pierwsza jest ta, której pole ustaliło się we wcześniejszym kroku; strzał liczy się od kroku, w którym strzelec stanął.
rule-BUGS-ORD-03 = Potem pierwsza jest walka o większej sumie Szybkości obu oddziałów, bez względu na rozkazy.
rule-BUGS-ORD-04 = Potem los decyduje, która strona wybierze pierwszą walkę.
rule-BUGS-ORD-05 = Wróg, który spotka Komara nad sojusznikiem, toczy dwie walki, po jednej z każdym.

## BUGS-RANGED

rule-BUGS-RANGED-01 = Oddział z rozkazem osobistym i Zasięgiem, który nikogo nie spotkał, może zaatakować jednego wroga w linii prostej w Zasięgu albo nikogo.
rule-BUGS-RANGED-02 = Ataki dystansowe następują po całym ruchu; strzelec, którego ktoś spotkał, walczy na polu.
rule-BUGS-RANGED-03 = Od własnego ataku strzelec nie ginie ani się nie cofa. Jeśli wygra, cel zostaje usunięty.
rule-BUGS-RANGED-04 = Na własnym polu strzelec walczy jak każdy inny oddział.
rule-BUGS-RANGED-05 = Na odległość zasada trójkąta pomaga tylko strzelcowi.
rule-BUGS-RANGED-06 = Dwa oddziały strzelające do siebie robią to jednocześnie; straty liczy się po obu strzałach.
rule-BUGS-RANGED-07 = Cele podaje się w tajemnicy po walkach na polach, potem strzela się po kolei. Kogo już nie ma, ten nie strzela ani nie zostaje trafiony.
rule-BUGS-RANGED-08 = Rzucają obie strony; obrońca tylko po to, by przeżyć.

## BUGS-TRI

rule-BUGS-TRI-01 = Z rozkazem osobistym kawaleria zabija łucznika, łucznik włócznika, włócznik kawalerię, bez rzutu kośćmi.
rule-BUGS-TRI-02 = Rozkaz osobisty musi mieć formacja, która wygrywa; inaczej rzuca się kośćmi.
rule-BUGS-TRI-03 = Wszystkie inne pary rzucają kośćmi.

## BUGS-END

rule-BUGS-END-01 = Na końcu tury oddziały przenoszą się portalami.
rule-BUGS-END-02 = Potem każdy oddział na artefakcie daje swojej armii 1 wpływ.
rule-BUGS-END-03 = Potem wróg stojący na taborze go zdobywa, póki na końcu tury nie stanie tam oddział strony, do której tabor należy.
rule-BUGS-END-04 = Potem sprawdza się zwycięstwo.

## BUGS-WIN

rule-BUGS-WIN-01 = Przede wszystkim wygrywa ten, kto pierwszy zebrał 8 wpływu.
rule-BUGS-WIN-02 = Następnie ten, kto zabił wrogiego generała; jeśli zginęli obaj, jest remis.
rule-BUGS-WIN-03 = Następnie ten, kto usunął wszystkie wrogie oddziały prócz generała; jeśli udało się obu, jest remis.
rule-BUGS-WIN-04 = Wpływ dają pokonane oddziały i artefakt.
rule-BUGS-WIN-05 = Jeśli gracze ustalą ostatnią turę, po niej wygrywa ten, kto ma więcej wpływu.

## BUGS-PORT

rule-BUGS-PORT-01 = Aktywny oddział stojący na portalu może go użyć, także pod rozkazem ogólnym; samo przejście przez portal nie wystarcza.
rule-BUGS-PORT-02 = Właściciel ogłasza to od razu: po ruchu, a przed walkami.
ruling-BUGS-PORT-02 = Aktywny oddział, który wraca na portal dopiero po remisie, i komara, który na niego wraca, pyta się po zakończeniu wszystkich walk.
rule-BUGS-PORT-03 = Na końcu tury zgłoszony oddział musi przejść na inny wolny portal, wybrany przez właściciela; jeśli żaden nie jest wolny, zostaje.
rule-BUGS-PORT-04 = Oddział usunięty lub zepchnięty z portalu się nie przenosi.
rule-BUGS-PORT-05 = Pierwszy przenosi się ten, kto stanął na portalu we wcześniejszym kroku, potem szybszy, potem decyduje los.
ruling-BUGS-PORT-05 = W tej samej kolejności, z tym samym losowaniem, zadaje się pytania. Ci, którzy wrócili po walce, są po wszystkich innych.
rule-BUGS-PORT-06 = Dwa oddziały na jedynych dwóch portalach nie mogą zamienić się miejscami: oba zostają.

## BUGS-CAMP

rule-BUGS-CAMP-01 = Przed każdą partią wylosowany gracz dobiera trofeum.
rule-BUGS-CAMP-02 = Która jego opcja obowiązuje w tej partii, mówi kość, chyba że wszyscy zgodzą się na jedną.
ruling-BUGS-CAMP-02 = Zgoda: wszyscy proponują jednocześnie; jeśli propozycje się różnią, decyduje kość.
rule-BUGS-CAMP-03 = Zwycięzca partii zabiera jej trofeum; trzy trofea wygrywają kampanię.
rule-BUGS-CAMP-04 = Zremisowaną partię rozgrywa się ponownie o to samo trofeum z tą samą opcją.
rule-BUGS-CAMP-05 = Medale są ważniejsze od zasad, trofea ważniejsze od medali.
rule-BUGS-CAMP-06 = Jest pięć trofeów, każde z trzema opcjami.
rule-BUGS-CAMP-07 = Jeśli gracze ustalą ostatnią partię, po niej kampanię wygrywa strona z większą liczbą trofeów; po równo to remis. Jeśli nie ustalą, limitu nie ma.

## BUGS-MED

rule-BUGS-MED-01 = Jest sześć medali, każdy z warunkiem i premią; przyznaje się je tylko na końcu partii.
ruling-BUGS-MED-01 = Przy dwóch pudełkach medal zdobywa i ma armia, a nie osoba.
rule-BUGS-MED-02 = Spełniony w partii warunek przynosi medal na jej końcu.
rule-BUGS-MED-03 = Jeśli spełniło go kilku, medal dostaje ostatni; jeśli w tej samej chwili, decyduje los.
rule-BUGS-MED-04 = Cudzy medal zmienia właściciela w ten sam sposób.
rule-BUGS-MED-05 = Jeden gracz może mieć wszystkie.
rule-BUGS-MED-06 = Właściciel ma premię w każdej partii, premię jednorazową raz w każdej.
rule-BUGS-MED-07 = To, co liczą medale, zaczyna się w każdej partii od nowa; nowy medal pomaga od następnej partii.

## BUGS-ALLY

rule-BUGS-ALLY-01 = Dwie plansze, na każdej po armii każdej strony. Dwóch na dwóch, jeden na dwóch albo jeden na jednego z dwunastoma oddziałami.
rule-BUGS-ALLY-02 = Każda armia ma własny rozkaz, energię, wpływ, tabor i generała.
rule-BUGS-ALLY-03 = Na każdej planszy są dwa portale.
rule-BUGS-ALLY-04 = Portale łączą wszystkie cztery pola; innej drogi między planszami nie ma.
rule-BUGS-ALLY-05 = Generał nie może opuścić swojej planszy.
rule-BUGS-ALLY-06 = Wpływ ponad pełny tor przechodzi na tor partnera.
rule-BUGS-ALLY-07 = Jedna armia może trzymać oba artefakty i zdobywa wpływ za każdy.
rule-BUGS-ALLY-08 = Armia bez generała rzuca z −1; strona bez obu generałów przegrała.
rule-BUGS-ALLY-09 = Generał, który został sam ze swojej armii, rzuca z −1; strona, której zostali sami generałowie, przegrała.
rule-BUGS-ALLY-10 = Kara zmniejsza rzuconą kość o 1; bez rzutu nie ma kary.
rule-BUGS-ALLY-11 = Strona wygrywa, zbierając 16 wpływu, następnie zabijając obu generałów, następnie usuwając wszystkie inne oddziały.
rule-BUGS-ALLY-12 = Więcej niż dwie walki w turze przebiegają w tej samej kolejności.
rule-BUGS-ALLY-13 = Oddziały partnerów na jednej planszy można odróżnić.
rule-BUGS-ALLY-14 = Zdobyty tabor odbija także oddział partnera.
rule-BUGS-ALLY-15 = Rozkaz ogólny rusza armię na obu planszach w tym samym kierunku. Do premii liczą się sojusznicy obu armii.
rule-BUGS-ALLY-16 = Jeśli obie strony spełnią ten sam warunek w jednej turze, partia kończy się remisem; przy wpływie liczy się kolejność zdarzeń.

## BUGS-HID

rule-BUGS-HID-01 = Tajne są rozkazy, ustawienia i cele, póki ich nie odsłonięto, oraz to, które trofeum jest następne; wszystko inne jest jawne.

## BUGS-RNG

rule-BUGS-RNG-01 = Los decyduje o losowaniach, kościach i dobranym trofeum.

## BUGS-EFF

rule-BUGS-EFF-01 = Siła to wartość bazowa (lub to, co ją zastępuje) plus cechy, trofeum i medal, nigdy poniżej 0.
rule-BUGS-EFF-02 = Co dotyczy atakujących, dotyczy każdego oddziału z rozkazem osobistym, także gdy się do niego strzela; nie ma on wtedy premii za obronę.
ruling-BUGS-EFF-02 = Co należy do ataku dystansowego, dotyczy tylko strzelca.
rule-BUGS-EFF-03 = Szybkość nigdy nie przekracza 3.
ruling-BUGS-EFF-03 = Medal na dodatkowy krok wydłuża ścieżkę tego rozkazu; do porównań bierze się Szybkość bez niego.

## BUGS-R

rule-BUGS-R-01 = Rozkaz ogólny bez kierunku jest niedozwolony.
rule-BUGS-R-02 = Oddział pod rozkazem ogólnym zatrzymuje się przed stojącym wrogiem, chyba że ten wykonuje rozkaz osobisty: wtedy walczą.
rule-BUGS-R-03 = Komar, który skończyłby nad sojusznikiem, wraca swoją ścieżką na najbliższe wolne pole; jeśli go nie ma, ginie.
ruling-BUGS-R-03 = Bez walki nikt nie dostaje za niego wpływu; pole, na które wróciłyby dwa, nie jest wolne dla żadnego.
rule-BUGS-R-04 = Zamiana miejsc jest spotkaniem, jeśli choć jeden ma rozkaz osobisty, inaczej jest niemożliwa.
rule-BUGS-R-05 = Oddział stracony, bo nie może się cofnąć, nikomu nie daje wpływu i nie liczy się do medali; tak stracony generał liczy się jednak jako zabity.
ruling-BUGS-R-05 = Wpływ jest dla zwycięzcy, a przy remisie go nie ma. Gracze mogą się umówić, że zyska go przeciwnik w tej walce.
rule-BUGS-R-06 = Z pierwszego rzutu nie można zrezygnować, by oszczędzić energię.
rule-BUGS-R-07 = Zasięg 2 obejmuje odległość 1 i 2.
rule-BUGS-R-08 = Oddziały nie zasłaniają strzałów.
rule-BUGS-R-09 = Kawaleria bez rozkazu osobistego rzuca kośćmi przeciw łucznikowi, który ją atakuje.
rule-BUGS-R-10 = Tura kończy się portalami, artefaktem, taborami i sprawdzeniem zwycięstwa, w tej kolejności.
rule-BUGS-R-11 = Jeśli dwóch osiągnie cel w jednej turze, liczy się wcześniejsze zdarzenie; w tej samej chwili jest remis.
rule-BUGS-R-12 = Zremisowaną partię rozgrywa się ponownie; medale przyznaje się jak zwykle.
rule-BUGS-R-13 = Osoba z dwiema armiami wydaje każdej osobny rozkaz i prowadzi osobne tory.
rule-BUGS-R-14 = Karę odejmuje się od kości w chwili rzutu.
rule-BUGS-R-15 = W pojedynku wpływ powyżej 8 przepada.
rule-BUGS-R-16 = Sąsiedzi to pola w pionie i poziomie: wokół pola walki, a dla strzelca wokół jego własnego.
rule-BUGS-R-17 = Partia nie ma ostatniej tury, chyba że gracze ją ustalą; po niej wygrywa ten, kto ma więcej wpływu, a po równo to remis.
rule-BUGS-R-18 = Oddział, któremu zablokowano rozkaz ogólny, jest aktywny.
rule-BUGS-R-19 = Oddział cofa się na pole, z którego przyszedł ostatnim krokiem, a nie na początek ścieżki.
rule-BUGS-R-20 = Takie same formacje strzelające do siebie rozgrywają dwa ataki; straty stosuje się razem.
ruling-BUGS-R-20 = Kości pierwszego ataku zabierają energię drugiemu, więc kolejność ma znaczenie: jak przy dwóch równorzędnych walkach los mówi, kto ją wybiera.
rule-BUGS-R-21 = Pierwsza linia to rząd najbliższy graczowi.
rule-BUGS-R-22 = Generałowie trzymają artefakty, zdobywają tabory i używają portali, ale nie zmieniają planszy.
rule-BUGS-R-23 = Kara nie dotyczy premii.
rule-BUGS-R-24 = Walka po zamianie miejsc należy do kroku, w którym doszło do spotkania.

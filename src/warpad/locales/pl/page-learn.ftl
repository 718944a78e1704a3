# Lessons on the page

page-learn-games = Gry
page-learn-of = { $learned } z { $count }
page-learn-your-path = Twoja ścieżka
page-learn-left =
    { $count ->
        [0] wszystko za tobą
        [one] została { $count } lekcja, około { $minutes } minut; możesz otworzyć dowolną
        [few] zostały { $count } lekcje, około { $minutes } minut; możesz otworzyć dowolną
        [many] zostało { $count } lekcji, około { $minutes } minut; możesz otworzyć dowolną
       *[other] zostało { $count } lekcji, około { $minutes } minut; możesz otworzyć dowolną
    }
page-learn-lesson = Lekcja { $n }
page-learn-lesson-named = Lekcja { $n }: { $title }
page-learn-next-number = Dalej: lekcja { $n }
page-learn-start = Zacznij
page-learn-go-on = Kontynuuj
page-learn-state-learned = zaliczona
page-learn-state-next = następna
page-learn-known = Znasz już tę grę?
page-learn-known-how = Zdany test zalicza wszystkie lekcje swojego rozdziału.
page-learn-test = Test: { $chapter }
page-learn-beside = Obok ścieżki
page-learn-all = Wiesz już wszystko, czego tu uczymy. Czas zagrać.
page-learn-tasks = Zadania
page-learn-task = Zadanie { $n } z { $count }
page-learn-task-done = Zadanie { $n } z { $count }, wykonane
page-learn-leave = Wyjdź z lekcji
page-learn-back = Cofnij
page-learn-help = Pomoc
page-learn-idea = Sedno
page-learn-more = Przeczytaj całość
page-learn-less = Zwiń
page-learn-do = Zagraj
page-learn-right = O to chodziło
page-learn-lesson-done = Lekcja zaliczona
page-learn-not-yet = Jeszcze nie
page-learn-shown = Tak to się robi
page-learn-missed = Cel nie został jeszcze osiągnięty. Przeczytaj zadanie jeszcze raz; Pomoc pokaże, od czego zacząć.
page-learn-again = Jeszcze raz
page-learn-next = Następne zadanie
page-learn-next-lesson = Następna lekcja
page-learn-path = Do ścieżki
page-learn-watch = Obejrzyj jeszcze raz
page-learn-show = Pokaż
page-learn-luck-set = W tym zadaniu wynik rzutu jest ustalony.
page-learn-luck-worst = Jeśli dojdzie do rzutu kośćmi, wypadnie to, co dla ciebie najgorsze.
page-learn-luck-cards = To, co znajdziesz, jest losowe; zadanie od tego nie zależy.
page-learn-luck-orders = Przeciwnik wybierze to, co dla ciebie najgorsze.
page-learn-study = Lekcja ze studium
page-learn-study-ask = Co tu zagrasz?
page-learn-study-said = { $text }
page-learn-study-right = To ruch ze studium.
page-learn-study-wrong = W studium wybrano inny ruch.
page-learn-study-unknown = Tego ruchu nie ma w studium. Poszukaj innego.
page-learn-study-open = Do studium
page-nh-course = Jak przebiegła bitwa
page-nh-course-nobody = bez trafień
page-nh-course-at-once = jednocześnie
page-nh-course-hurt = rana
page-nh-course-stopped = odbito

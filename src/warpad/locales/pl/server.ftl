server-unreadable = Serwer nie mógł odczytać tej wiadomości.
server-forbidden-origin = Mogą to robić tylko strony tego serwera.
server-not-your-seat = To nie jest twoje miejsce.
server-not-found = Pod tym adresem niczego nie ma.
server-unknown-game = Nie ma gry „{ $game }”.
server-unknown-match = Nie ma takiej partii.
server-unknown-rule = Nie ma takiej zasady.
server-unknown-language = Ten język nie jest dostępny.
server-running = Partia jeszcze trwa; to ujawniłoby jej sekrety.
server-seat-taken = To miejsce jest zajęte albo zaproszenie zostało już użyte.
server-over = Partia jest zakończona.
server-too-large = To za duże: limit to { $limit } bajtów.
server-setup = Takie ustawienia nie są możliwe.
server-unknown-bot = Nie ma bota „{ $bot }”.
server-record = Tego zapisu nie można odtworzyć.
server-too-fast = Zbyt wiele wiadomości naraz. Poczekaj chwilę.
server-failed = Serwer nie mógł tego zrobić. Nic się nie zmieniło.
server-storage = Nie udało się zapisać ruchu. Nic się nie zmieniło; spróbuj ponownie.
server-stale = Partia poszła dalej. Spójrz na planszę i wybierz ponownie.
server-not-your-turn = Teraz nie masz nic do wyboru.
server-no-request = Nikt teraz nie prosi o twoją zgodę.
server-nothing-to-undo = Nie ma czego cofnąć.
server-no-such-seat = W tej partii nie ma takiego miejsca.
server-not-abandoned = Ten gracz wciąż tu jest.
server-not-handed = Tego miejsca nie można teraz przekazać.
server-not-joined = Najpierw otwórz partię.
server-too-many-matches = W tej karcie otwarto zbyt wiele partii.
server-busy = Tylko jedna podpowiedź naraz.
server-unknown-question = Ta gra na to nie odpowiada.
server-undo-nothing = Jeszcze niczego nie wybrano.
server-undo-chance = Od tego czasu coś dobrano lub rzucono kośćmi: tego nie da się już cofnąć.
server-undo-reveal = Ujawniono coś ukrytego: tego nie da się już cofnąć.
server-undo-bot = Bot już odpowiedział: tego nie da się już cofnąć.
server-undo-other = Od tego czasu wybierał inny gracz; inni muszą się zgodzić.
server-unknown-etude = Nie ma takiego zadania.
server-unknown-lesson = Nie ma takiej lekcji.
server-unknown-hint = Nie ma takiej podpowiedzi.
server-etude = To nie może być zadanie.
server-solvers-busy = Rozwiązywanych jest zbyt wiele zadań. Spróbuj za chwilę.
server-no-etude = Od nowa można zacząć tylko próbę rozwiązania zadania.
server-not-in-etude = W tym zadaniu tak nie wolno.
server-not-long-away =
    { $seconds ->
        [one] Gracz dopiero co wyszedł. Poczekaj jeszcze { $seconds } sekundę.
        [few] Gracz dopiero co wyszedł. Poczekaj jeszcze { $seconds } sekundy.
       *[many] Gracz dopiero co wyszedł. Poczekaj jeszcze { $seconds } sekund.
    }
server-resigned = To miejsce już się poddało.
server-not-the-host = Może to zrobić tylko osoba, która założyła partię.
server-torn = Dane tej partii są uszkodzone. Można obejrzeć to, co ocalało, ale nie da się jej kontynuować.
server-outdated = Ta partia zaczęła się według innych zasad lub kart niż obecne na serwerze. Można ją oglądać, a jeśli wszyscy gracze się zgodzą, kontynuować według obecnych.
server-not-renewable = Tej partii nie da się kontynuować według obecnych zasad.
server-too-slow = Żądanie przesyłano zbyt długo.
server-too-many-sockets = Z twojej sieci otwarto zbyt wiele stron.
server-too-many-created = Z twojej sieci założono zbyt wiele partii. Spróbuj później.
server-review-another = Inna twoja analiza jest w toku. Poczekaj na nią albo ją porzuć.
server-reviews-busy = Powstaje zbyt wiele analiz. Spróbuj za chwilę.
server-no-coach = Trener siedzi tylko obok jednej osoby, która gra przeciw botom.

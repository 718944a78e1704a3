# Учимся на своих ошибках
page-mistakes = Учимся на ошибках
page-mistakes-task = Задание
page-mistakes-number = { $n } из { $count }: { $mark }
page-mistakes-find = Найдите решение лучше.
page-mistakes-played = Сыграно:
page-mistakes-ask = { $line }: было { $best }, стало { $played }.
page-mistakes-hints-free = бесплатно, по одной
page-mistakes-hint = Подсказка
page-mistakes-begins = Начните так: { $action }.
page-mistakes-show = Показать
page-mistakes-judging = Оцениваем…
page-mistakes-found = Нашли
page-mistakes-good = Хорошо
page-mistakes-not-yet = Пока нет
page-mistakes-shown = Вот как надо
page-mistakes-beside = { $played } в партии, { $best } в лучшем случае
page-mistakes-search-on = Искать дальше
page-mistakes-next = Следующая ошибка
page-mistakes-done = Готово: найдено { $found }, показано { $shown }
page-mistakes-leave = Выйти
page-mistakes-dot-found = Ошибка { $n }, { $mark }, найдено
page-mistakes-dot-shown = Ошибка { $n }, { $mark }, показано
page-mistakes-dot-open = Ошибка { $n }, { $mark }
page-mistakes-learn =
    { $count ->
        [one] Разобрать { $count } ошибку
        [few] Разобрать { $count } ошибки
       *[many] Разобрать { $count } ошибок
    }
page-mistakes-again = Сыграть иначе

# Вчимося на своїх помилках
page-mistakes = Вчимося на помилках
page-mistakes-task = Завдання
page-mistakes-number = { $n } з { $count }: { $mark }
page-mistakes-find = Знайдіть краще рішення.
page-mistakes-played = Зіграно:
page-mistakes-ask = { $line }: було { $best }, стало { $played }.
page-mistakes-hints-free = безкоштовно, по одній
page-mistakes-hint = Підказка
page-mistakes-begins = Почніть так: { $action }.
page-mistakes-show = Показати
page-mistakes-judging = Оцінюємо…
page-mistakes-found = Знайшли
page-mistakes-good = Добре
page-mistakes-not-yet = Поки що ні
page-mistakes-shown = Ось як треба
page-mistakes-beside = { $played } у партії, { $best } щонайкраще
page-mistakes-search-on = Шукати далі
page-mistakes-next = Наступна помилка
page-mistakes-done = Готово: знайдено { $found }, показано { $shown }
page-mistakes-leave = Вийти
page-mistakes-dot-found = Помилка { $n }, { $mark }, знайдено
page-mistakes-dot-shown = Помилка { $n }, { $mark }, показано
page-mistakes-dot-open = Помилка { $n }, { $mark }
page-mistakes-learn =
    { $count ->
        [one] Розібрати { $count } помилку
        [few] Розібрати { $count } помилки
       *[many] Розібрати { $count } помилок
    }
page-mistakes-again = Зіграти інакше

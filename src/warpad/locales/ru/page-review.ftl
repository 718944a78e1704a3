# The review of a finished game in the page.
page-review-of = Разбор: { $names }
page-review-waiting =
    { $place ->
        [0] Разбор вот-вот начнётся.
        [one] Перед вашим { $place } разбор.
        [few] Перед вашим { $place } разбора.
       *[many] Перед вашим { $place } разборов.
    }
page-review-working = оценено решений: { $judged } из { $total }
page-review-done = оценены все решения: { $total }
page-review-failed = Разбор прервался. Откройте его снова, чтобы продолжить.
page-review-short = Партия слишком короткая, судить не о чем.
page-review-deeper = Глубже
page-review-accuracy = точность
page-review-ledger = Удача и умение
page-review-ledger-unit = пункты из 100, шанс на победу
page-review-own = Свои ошибки
page-review-others = Чужие ошибки
page-review-luck = Фишки и кубики
page-review-guessing = Догадки
page-review-choosing = Возможность выбора
page-review-rest = Неожиданное
page-review-outplayed = Лучшие решения: { $name }, на { $skill } п. Больше удачи: { $lucky }, на { $luck } п.
page-review-turns = Решения
page-review-turns-unit = отданный шанс на победу
page-review-turn = Решение { $n }: { $mark }
page-review-mark-blunder = грубая ошибка
page-review-mark-mistake = ошибка
page-review-mark-inaccuracy = неточность
page-review-mark-perhaps = возможно, не лучшее
page-review-mark-only = единственное хорошее решение
page-review-mark-fine = лучшего не найдено
page-review-played = Сыграно
page-review-best = Лучшее
page-review-board = Что показывает поле
page-review-before = До
page-review-after = В партии
page-review-better = Лучше
page-review-mixture = играть в { $percent } % случаев
page-review-fair = Тайные решения оцениваются по тому, что можно было знать: против лучшей смеси ответов, а не против того, что выбрал соперник.
page-review-next = Следующая отметка
page-review-last = Предыдущая отметка
page-review-graph = Шанс на победу после каждого решения
page-review-luck-strip = Удача
page-review-replay = Повтор
page-review-none = Ни одно ваше решение не выделяется. Хорошая игра.
page-review-looking = Ищем решения, которые были важны…
page-review-chosen-seat = Чьи решения
page-review-level = Разница в пределах погрешности: ± { $half }.
page-review-perhaps = Возможно, { $mark }, но уверенности нет.
page-review-skill = Умение
page-review-chance = Удача
page-review-turning = поворотный момент { $n } из { $count }
page-review-watch = Смотреть бой
page-review-hindsight = Что выбрали другие (не учитывается)
page-review-won = победа
page-review-mark-brilliant = блестяще: единственное хорошее решение, и не самое очевидное

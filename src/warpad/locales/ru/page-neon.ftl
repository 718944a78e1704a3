# Неон на странице по-русски

page-neon-seat = Место { $n }
page-neon-or = или
page-neon-you = Вы
page-neon-ring = Кольцо секторов
page-neon-ring-role = кольцо секторов
page-neon-round = раунд
page-neon-sinks = тонет в конце раунда
page-neon-sinks-now = { $sector }: тонет в конце этого раунда.
page-neon-health = Здоровье: { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
        [many] { $n } жетонов
       *[other] { $n } жетона
    }
page-neon-energy = Энергия { $n } из { $most }
page-neon-pts = оч.
page-neon-done = сделано
page-neon-used = использовано
page-neon-as-supply = Как припас:
page-neon-holds = { $n ->
        [0] Не держит припасов.
        [one] Держит { $n } припас.
        [few] Держит { $n } припаса.
        [many] Держит { $n } припасов.
       *[other] Держит { $n } припаса.
    }
page-neon-bot-pays = Жетон один раз платит за:
page-neon-cards = Рука { $hand }, колода { $deck }, сброс { $discard }
page-neon-trophy = Трофей { $value } × { $n }
page-neon-abilities = Способности
page-neon-decks = Что осталось
page-neon-closing-left = Ещё закроются:
page-neon-upgrades-left = В колоде { $n ->
        [one] { $n } улучшение
        [few] { $n } улучшения
        [many] { $n } улучшений
       *[other] { $n } улучшения
    }
page-neon-deck-left = { $n ->
        [one] { $n } карта в колоде
        [few] { $n } карты в колоде
        [many] { $n } карт в колоде
       *[other] { $n } карты в колоде
    }
page-neon-of = { $n } из { $of }
page-neon-my-board = Мой планшет
page-neon-sealed = ✓ ряд выложен
page-neon-choosing = выбирает карты
page-neon-deciding = решает
page-neon-acting = действует
page-neon-acts-nth = в очереди { $n }-й
page-neon-row-lies = Ваш ряд выложен. Остальные ещё выбирают.
page-neon-waits = Решает { $name }.
page-neon-choices = Что можно сделать
page-neon-bottom-card = нижняя карта
page-neon-top-card = верхняя карта даёт инициативу
page-neon-bottom = снизу
page-neon-top = сверху
page-neon-spare = лишняя
page-neon-swap = Поменять карты
page-neon-turn-top = Повернуть верхнюю
page-neon-turn-bottom = Повернуть нижнюю
page-neon-slide = Сдвинуть
page-neon-your-row = Ваш ряд
page-neon-commit = Выложить ряд
page-neon-does-move = в соседний сектор
page-neon-does-search = за энергию посмотреть добычу и взять
page-neon-does-attack = оружием, которое достаёт
page-neon-does-defense = защитное поле после вскрытия
page-neon-does-leadership = взять жетон лидера
page-neon-does-energy1 = получить 1 энергию
page-neon-does-energy2 = получить 2 энергии
page-neon-use = Применить
page-neon-equip = Надеть
page-neon-cover = Положить поверх: { $loot }
page-neon-stow = Припасом к: { $loot }
page-neon-throw = Сбросить
page-neon-leave = Сбросить
page-neon-roll-attack-rolled = Бросок атаки: { $faces }.
page-neon-roll-attack-rerolled = После переброса: { $faces }.
page-neon-roll-defense-rolled = Бросок защиты ({ $target }): { $faces }.
page-neon-roll-defense-rerolled = Защита после переброса ({ $target }): { $faces }.
page-neon-rolled-crit = критических { $n }
page-neon-rolled-hit = обычных { $n }
page-neon-rolled-maybe = условных { $n }
page-neon-rolled-miss = промахов { $n }
page-neon-rolled-block-any = от любого { $n }
page-neon-rolled-block-normal = от обычного { $n }
page-neon-rolled-fail-energy = с энергией { $n }
page-neon-rolled-fail = провалов { $n }
page-neon-told-through = { $target }: проходит { $faces }.
page-neon-told-through-none = { $target }: ничего не проходит.
page-neon-take = Взять
page-neon-choose = Выбрать
page-neon-do = Выполнить
page-neon-pass = Готово
page-neon-pay = Оплата: { $supply }
page-neon-block = Что остановят полные щиты
page-neon-declare = Действие { $n }
page-neon-title-go = Движение
page-neon-title-land = Высадка
page-neon-title-flee = Уход
page-neon-on-ring = Выберите здесь или на кольце.
page-neon-search-cost = Поиск здесь стоит энергии: { $n }.
page-neon-n-dice = { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
        [many] { $n } кубиков
       *[other] { $n } кубика
    }
page-neon-about = Что делает
page-neon-attack-of = Атака: { $name } против { $target }, { $weapon }
page-neon-step-weapon = Оружие
page-neon-step-roll = Бросок
page-neon-step-defence = Защита
page-neon-step-result = Итог
page-neon-attack-dice = { $n ->
        [one] { $n } кубик атаки:
        [few] { $n } кубика атаки:
        [many] { $n } кубиков атаки:
       *[other] { $n } кубика атаки:
    }
page-neon-defence-dice = { $n ->
        [one] { $n } кубик защиты:
        [few] { $n } кубика защиты:
        [many] { $n } кубиков защиты:
       *[other] { $n } кубика защиты:
    }
page-neon-at-most = не больше { $n }
page-neon-not-rolled = { $weapon }, дальность { $n }: ещё не брошено.
page-neon-defends = Защищается { $name }
page-neon-through = Щиты пропустили: критических { $crit }, обычных { $hit }
page-neon-reroll = { $n ->
        [0] Перебросить
        [one] Перебросить { $n } кубик
        [few] Перебросить { $n } кубика
        [many] Перебросить { $n } кубиков
       *[other] Перебросить { $n } кубика
    }
page-neon-reroll-how = Нажмите на кубики, которые хотите перебросить.
page-neon-face-crit = Крит
page-neon-face-crit-means = попадание
page-neon-face-hit = Попадание
page-neon-face-hit-means = обычное
page-neon-face-maybe = Половина
page-neon-face-maybe-means = пока не попадание
page-neon-face-miss = Промах
page-neon-face-miss-means = мимо
page-neon-face-block_any = Полный щит
page-neon-face-block_any-means = против любого
page-neon-face-block_normal = Щит
page-neon-face-block_normal-means = против обычного
page-neon-face-fail_energy = Заряд
page-neon-face-fail_energy-means = +1 энергия
page-neon-face-fail = Провал
page-neon-face-fail-means = не держит
page-neon-sector-park = 1 эн.: половина бьёт
page-neon-sector-factory = 1 эн.: +1 кубик
page-neon-sector-charging-station = вход: +1 энергия
page-neon-sector-highway = переброс кубика
page-neon-sector-underpass = тонет без вреда
page-neon-sector-mall = поиск: +1 карта
page-neon-sector-station = ход куда угодно
page-neon-sector-police = без перебросов
page-neon-sector-stadium = щит держит крит
page-neon-sector-tv-tower = способности +1 эн.
page-neon-key-enter = Выложить ряд; дальше
page-neon-key-skip = Пропустить действие
page-neon-key-number = Выбрать ответ, карту или кубик
page-neon-key-arrows = Ходить по кольцу
page-neon-key-explain = Объяснить сектор
page-neon-ear-sector = Сектор { $n }, { $sector }, { $class }.
page-neon-ear-sinks = Тонет в конце этого раунда.
page-neon-ear-fighters = Здесь: { $names }.
page-neon-ear-enter = Enter выбирает его.
page-neon-ear-row = Ряд: { $row }. Инициатива { $n }. Enter выкладывает.
page-neon-short-energy1 = +1 эн.
page-neon-short-energy2 = +2 эн.

page-neon-chances = Урон, вероятность
page-neon-chances-now = сейчас
page-neon-chances-with = с «{ $name }»
page-neon-expected = ожидаемый урон
page-neon-defeat-short = победа { $percent }%
page-neon-defeat = Поражение бойца { $name }:
page-neon-bot-falls = Бот будет уничтожен:
page-neon-chances-note = Если больше никто ничего не применит, а кубики выбраны наилучшим образом.
page-neon-chosen-dice = выбранными кубиками
page-neon-closed = Сейчас невозможно
page-neon-chances-best = лучшими кубиками
page-neon-ally = ваш союзник

## Options of a match

neon-option-mode = Режим
neon-option-players = Игроки
neon-option-teams = Команды
neon-option-automa = Играть с Автомой (вдвоём — всегда)
neon-option-skip-actions = Любое действие ряда можно пропустить
neon-option-fighters = Бойцы
neon-option-board = Сторона планшета раундов
neon-board-players = по числу игроков
neon-board-2-4 = для 2–4 игроков
neon-board-5-6 = для 5–6 игроков
neon-option-pack = Контент
neon-pack-base = базовый набор
page-neon-dice-range = { $n ->
        [one] { $n } кубик на дальности { $range }
        [few] { $n } кубика на дальности { $range }
        [many] { $n } кубиков на дальности { $range }
       *[other] { $n } кубика на дальности { $range }
    }
page-neon-you-short = вы
page-neon-order = Порядок ходов и очки
page-neon-tip-points = Снятые жетоны здоровья: { $trophies } · боты: { $bots } · жетон лидера: { $leader }
page-neon-tip-energy = Ею платят за способности и за поиск.
page-neon-tip-health = Кто снимет жетон, получит его число очками. Без жетонов боец повержен.
page-neon-tip-health-plain = Без жетонов боец повержен.
page-neon-tip-initiative = Меньшее число ходит раньше; при равенстве по часовой стрелке от лидера.
page-neon-tip-decks = Сколько карт осталось в каждой колоде добычи. Нажмите, чтобы увидеть, что ещё можно найти.
page-neon-tip-leader = Даёт очко в конце игры и первенство при равной инициативе. Его берут действием «Лидерство».
page-neon-tip-field = Защитное поле: за каждый жетон ещё один кубик защиты.
page-neon-tip-costs = Стоит: { $cost }.
page-neon-tip-round = { $n ->
        [one] Раунд { $round }: в конце тонет { $n } сектор.
        [few] Раунд { $round }: в конце тонут { $n } сектора.
        [many] Раунд { $round }: в конце тонут { $n } секторов.
       *[other] Раунд { $round }: в конце тонут { $n } сектора.
    }
page-neon-tip-sank = Раунд { $round }, затонуло: { $sectors }.
page-neon-tip-swap = Нижняя карта ляжет сверху и даст инициативу.
page-neon-tip-turn-top = Половины верхней карты поменяются местами.
page-neon-tip-turn-bottom = Нижняя карта покажет другую половину.
page-neon-tip-slide = Нижняя карта выглянет с другой стороны: её половина станет первым или последним действием.
page-neon-same = не изменится
page-neon-reach-title = Если до вас никто не сдвинется
page-neon-reach-counting = считаем…
page-neon-reach-ends = сюда: { $sectors }
page-neon-reach-anywhere = в любой сектор
page-neon-reach-nobody = никого не достаёт
page-neon-reach-aim = { $name }: ожидаемый урон { $expected }
page-neon-reach-aim-bot = { $name }: шанс уничтожить { $percent }%
page-neon-reach-aim-open = достаёт: { $name }
page-neon-reach-from = из: { $sector }
page-neon-reach-more = и ещё { $n }
page-neon-reach-search = энергия: { $n }
page-neon-reach-search-range = энергия: от { $least } до { $most }, смотря где
page-neon-reach-search-poor = энергия: { $n }, сейчас не хватает
page-neon-stage-reveal = Все ряды открываются разом.
page-neon-stage-unable = { $name }: действие «{ $action }» невозможно и пропадает.
page-neon-stage-skipped = { $name } пропускает действие «{ $action }».
page-neon-stage-order = Порядок ходов: { $names }.
page-neon-stage-rolls = { $name } бросает кубики атаки.
page-neon-stage-defends = { $name } бросает кубики защиты.
page-neon-stage-rolled = { $name } бросает: { $faces }.
page-neon-stage-again = { $name } перебрасывает: { $faces }.
page-neon-stage-won = { $name } +{ $n }, теперь { $now }
page-neon-stage-lost = { $name } −{ $n }, теперь { $now }
page-neon-stage-energy = энергия { $n }
page-neon-stage-turn = Ходит { $name }
page-neon-stage-round = Раунд { $n }
page-neon-stage-end = Конец раунда { $n }
page-neon-acts-next = ходит следующим
page-neon-reach-search-free = бесплатно

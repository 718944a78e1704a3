server-unreadable = Сервер не зміг прочитати повідомлення.
server-forbidden-origin = Це дозволено лише сторінкам цього сервера.
server-not-your-seat = Це місце не ваше.
server-not-found = За цією адресою нічого немає.
server-unknown-game = Гри «{ $game }» немає.
server-unknown-match = Такої партії немає.
server-unknown-rule = Такого правила немає.
server-unknown-language = Цієї мови немає.
server-running = Партія ще триває: це розкрило б її секрети.
server-seat-taken = Це місце зайняте, або запрошення вже використано.
server-over = Партію завершено.
server-too-large = Забагато даних: межа — { $limit } байтів.
server-setup = Такі параметри партії неможливі.
server-unknown-bot = Бота «{ $bot }» немає.
server-record = Цей запис не можна відтворити.
server-too-fast = Забагато повідомлень одразу. Зачекайте трохи.
server-failed = Сервер не зміг цього зробити. Нічого не змінилося.
server-storage = Хід не вдалося зберегти. Нічого не змінилося, спробуйте ще раз.
server-stale = Партія вже пішла далі. Погляньте на поле й виберіть знову.
server-not-your-turn = Зараз вам нічого вибирати.
server-no-request = Вашої згоди зараз ніхто не просить.
server-nothing-to-undo = Скасовувати нічого.
server-no-such-seat = У партії немає такого місця.
server-not-abandoned = Цей гравець на місці.
server-not-handed = Це місце зараз не можна передати.
server-not-joined = Спершу відкрийте партію.
server-too-many-matches = У цій вкладці відкрито забагато партій.
server-busy = Лише одна підказка за раз.
server-unknown-question = Ця гра на таке не відповідає.
server-undo-nothing = Ви ще нічого не вибрали.
server-undo-chance = Відтоді щось витягли або кинули кубики: цього вже не скасувати.
server-undo-reveal = Відкрилося приховане: цього вже не скасувати.
server-undo-bot = Бот уже відповів: цього вже не скасувати.
server-undo-other = Відтоді вибирав інший гравець; потрібна згода інших.
server-unknown-etude = Такого етюду немає.
server-unknown-lesson = Такого уроку немає.
server-unknown-hint = Такої підказки немає.
server-etude = Це не може бути етюдом.
server-solvers-busy = Розв’язується забагато етюдів. Спробуйте трохи згодом.
server-no-etude = Почати заново можна лише спробу розв’язати етюд.
server-not-in-etude = У цьому етюді так не можна.
server-not-long-away =
    { $seconds ->
        [one] Гравець щойно вийшов. Зачекайте ще { $seconds } секунду.
        [few] Гравець щойно вийшов. Зачекайте ще { $seconds } секунди.
       *[many] Гравець щойно вийшов. Зачекайте ще { $seconds } секунд.
    }
server-resigned = Це місце вже здалося.
server-not-the-host = Це може зробити лише той, хто створив партію.
server-torn = Дані цієї партії пошкоджено. Можна переглянути те, що вціліло, але продовжити її не можна.
server-outdated = Ця партія почалася за іншими правилами або з іншими картами, ніж зараз на сервері. Її можна переглядати, а якщо всі гравці згодні, продовжити за нинішніми.
server-not-renewable = За нинішніми правилами цю партію продовжити не можна.
server-too-slow = Запит передавався надто довго.
server-too-many-sockets = З вашої мережі відкрито забагато сторінок.
server-too-many-created = З вашої мережі створено забагато партій. Спробуйте пізніше.
server-review-another = Інший ваш розбір ще не готовий. Дочекайтеся його або облиште.
server-reviews-busy = Зараз готується забагато розборів. Спробуйте трохи згодом.
server-review-no-mistake = Жоден розбір не оцінював цього рішення.

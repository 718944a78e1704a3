# Как пишется команда и что с ней бывает не так.

cli-usage-title = Вызов:
cli-usage-command = КОМАНДА ...
cli-usage-options = [ПАРАМЕТР...]
cli-usage-help = Показать эту справку.
cli-usage-default = по умолчанию { $value }
cli-usage-title-commands = Команды
cli-usage-title-arguments = Аргументы
cli-usage-title-options = Параметры
cli-usage-see-help = Справка: --help.

cli-completion-help = Напечатать скрипт, с которым оболочка дополняет команды, параметры и значения.
cli-completion-examples =
    `source <(warpad completion bash)` в ~/.bashrc

    `source <(warpad completion zsh)` в ~/.zshrc

    `warpad completion fish > ~/.config/fish/completions/warpad.fish`
cli-completion-shell-help = bash, zsh или fish.
cli-version-examples = `warpad --version`

cli-fault-option = Параметра { $option } здесь нет.
cli-fault-value = Параметру { $option } нужно значение.
cli-fault-no-value = Параметр { $option } пишется без значения.
cli-fault-word = Слово «{ $word }» здесь лишнее.
cli-fault-missing = Не хватает { $argument }.
cli-fault-whole = Для { $option } нужно целое число, а не «{ $given }».
cli-fault-number = Для { $option } нужно число, а не «{ $given }».
cli-fault-low = Для { $option } нужно не меньше { $low }, а не { $given }.
cli-fault-high = Для { $option } нужно не больше { $high }, а не { $given }.
cli-fault-command = Команды «{ $command }» нет.
cli-fault-command-near = Команды «{ $command }» нет; может быть, { $near }?
cli-fault-language = Языка «{ $given }» нет; есть { $languages }.
cli-fault-shell = Скрипта для «{ $given }» нет; есть { $shells }.

# Records and games between bots.

cli-replay-open =
    { $steps ->
        [one] { $file }: { $steps } шаг, пока всё верно; конца в записи нет.
        [few] { $file }: { $steps } шага, пока всё верно; конца в записи нет.
        [many] { $file }: { $steps } шагов, пока всё верно; конца в записи нет.
       *[other] { $file }: { $steps } шага, пока всё верно; конца в записи нет.
    }
cli-sim-fault =
    { $count ->
        [one] { $count } недопустимый ход, первый: { $fault }
        [few] { $count } недопустимых хода, первый: { $fault }
        [many] { $count } недопустимых ходов, первый: { $fault }
       *[other] { $count } недопустимого хода, первый: { $fault }
    }
cli-arena-unplayed = { $a } против { $b }: игр ещё нет
cli-fault-cut = Запись обрывается: последняя строка неполная.

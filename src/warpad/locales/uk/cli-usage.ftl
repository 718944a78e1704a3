# Як пишеться команда і що з нею буває не так.

cli-usage-title = Виклик:
cli-usage-command = КОМАНДА ...
cli-usage-options = [ПАРАМЕТР...]
cli-usage-help = Показати цю довідку.
cli-usage-default = типово { $value }
cli-usage-title-commands = Команди
cli-usage-title-arguments = Аргументи
cli-usage-title-options = Параметри
cli-usage-see-help = Довідка: --help.

cli-completion-help = Надрукувати скрипт, з яким оболонка доповнює команди, параметри й значення.
cli-completion-examples =
    `source <(warpad completion bash)` у ~/.bashrc

    `source <(warpad completion zsh)` у ~/.zshrc

    `warpad completion fish > ~/.config/fish/completions/warpad.fish`
cli-completion-shell-help = bash, zsh або fish.
cli-version-examples = `warpad --version`

cli-fault-option = Параметра { $option } тут немає.
cli-fault-value = Параметр { $option } потребує значення.
cli-fault-no-value = Параметр { $option } пишеться без значення.
cli-fault-word = Слово «{ $word }» тут зайве.
cli-fault-missing = Бракує { $argument }.
cli-fault-whole = Для { $option } потрібне ціле число, а не «{ $given }».
cli-fault-number = Для { $option } потрібне число, а не «{ $given }».
cli-fault-low = Для { $option } потрібно щонайменше { $low }, а не { $given }.
cli-fault-high = Для { $option } потрібно щонайбільше { $high }, а не { $given }.
cli-fault-command = Команди «{ $command }» немає.
cli-fault-command-near = Команди «{ $command }» немає; може, { $near }?
cli-fault-language = Мови «{ $given }» немає; є { $languages }.
cli-fault-shell = Скрипта для «{ $given }» немає; є { $shells }.

# Records and games between bots.

cli-replay-open =
    { $steps ->
        [one] { $file }: { $steps } крок, поки що все гаразд; кінця в записі немає.
        [few] { $file }: { $steps } кроки, поки що все гаразд; кінця в записі немає.
        [many] { $file }: { $steps } кроків, поки що все гаразд; кінця в записі немає.
       *[other] { $file }: { $steps } кроку, поки що все гаразд; кінця в записі немає.
    }
cli-sim-fault =
    { $count ->
        [one] { $count } недозволений хід, перший: { $fault }
        [few] { $count } недозволені ходи, перший: { $fault }
        [many] { $count } недозволених ходів, перший: { $fault }
       *[other] { $count } недозволеного ходу, перший: { $fault }
    }
cli-arena-unplayed = { $a } проти { $b }: ігор ще немає
cli-fault-cut = Запис обривається: останній рядок неповний.

# Jak pisze się polecenie i co może być z nim nie tak.

cli-usage-title = Użycie:
cli-usage-command = POLECENIE ...
cli-usage-options = [OPCJA...]
cli-usage-help = Pokaż tę pomoc.
cli-usage-default = domyślnie { $value }
cli-usage-title-commands = Polecenia
cli-usage-title-arguments = Argumenty
cli-usage-title-options = Opcje
cli-usage-see-help = Pomoc: --help.

cli-completion-help = Wypisz skrypt, dzięki któremu powłoka uzupełnia polecenia, opcje i wartości.
cli-completion-examples =
    `source <(warpad completion bash)` w ~/.bashrc

    `source <(warpad completion zsh)` w ~/.zshrc

    `warpad completion fish > ~/.config/fish/completions/warpad.fish`
cli-completion-shell-help = bash, zsh albo fish.
cli-version-examples = `warpad --version`

cli-fault-option = Nie ma tu opcji { $option }.
cli-fault-value = Opcja { $option } wymaga wartości.
cli-fault-no-value = Opcja { $option } nie przyjmuje wartości.
cli-fault-word = Słowo „{ $word }” jest tu zbędne.
cli-fault-missing = Brakuje { $argument }.
cli-fault-whole = { $option } wymaga liczby całkowitej, a nie „{ $given }”.
cli-fault-number = { $option } wymaga liczby, a nie „{ $given }”.
cli-fault-low = { $option } musi wynosić co najmniej { $low }, a nie { $given }.
cli-fault-high = { $option } może wynosić najwyżej { $high }, a nie { $given }.
cli-fault-command = Nie ma polecenia „{ $command }”.
cli-fault-command-near = Nie ma polecenia „{ $command }”; może chodziło o { $near }?
cli-fault-language = Nie ma języka „{ $given }”; są { $languages }.
cli-fault-shell = Nie ma skryptu dla „{ $given }”; są { $shells }.

# Records and games between bots.

cli-replay-open =
    { $steps ->
        [one] { $file }: { $steps } krok, jak dotąd wszystko w porządku; zapis nie ma końca.
        [few] { $file }: { $steps } kroki, jak dotąd wszystko w porządku; zapis nie ma końca.
        [many] { $file }: { $steps } kroków, jak dotąd wszystko w porządku; zapis nie ma końca.
       *[other] { $file }: { $steps } kroku, jak dotąd wszystko w porządku; zapis nie ma końca.
    }
cli-sim-fault =
    { $count ->
        [one] { $count } niedozwolony ruch, pierwszy: { $fault }
        [few] { $count } niedozwolone ruchy, pierwszy: { $fault }
        [many] { $count } niedozwolonych ruchów, pierwszy: { $fault }
       *[other] { $count } niedozwolonego ruchu, pierwszy: { $fault }
    }
cli-arena-unplayed = { $a } przeciw { $b }: jeszcze bez gier
cli-fault-cut = Zapis się urywa: ostatni wiersz jest niepełny.

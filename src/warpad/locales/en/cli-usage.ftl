# How a command line is written, and what is wrong with one.

cli-usage-title = Usage:
cli-usage-command = COMMAND ...
cli-usage-options = [OPTION...]
cli-usage-help = Show this help.
cli-usage-default = default: { $value }
cli-usage-title-commands = Commands
cli-usage-title-arguments = Arguments
cli-usage-title-options = Options
cli-usage-see-help = See --help.

cli-completion-help = Print a script that lets your shell complete commands, options and values.
cli-completion-examples =
    `source <(warpad completion bash)` in ~/.bashrc

    `source <(warpad completion zsh)` in ~/.zshrc

    `warpad completion fish > ~/.config/fish/completions/warpad.fish`
cli-completion-shell-help = bash, zsh or fish.
cli-version-examples = `warpad --version`

cli-fault-option = There is no option { $option } here.
cli-fault-value = The option { $option } needs a value.
cli-fault-no-value = The option { $option } takes no value.
cli-fault-word = “{ $word }” is one word too many.
cli-fault-missing = { $argument } is missing.
cli-fault-whole = { $option } needs a whole number, not “{ $given }”.
cli-fault-number = { $option } needs a number, not “{ $given }”.
cli-fault-low = { $option } must be at least { $low }, not { $given }.
cli-fault-high = { $option } must be at most { $high }, not { $given }.
cli-fault-command = There is no command “{ $command }”.
cli-fault-command-near = There is no command “{ $command }”; did you mean { $near }?
cli-fault-language = There is no language “{ $given }”; choose from { $languages }.
cli-fault-shell = There is no script for “{ $given }”; choose from { $shells }.

# Records and games between bots.

cli-replay-open =
    { $steps ->
        [one] { $file }: { $steps } step, fine so far; the record states no end.
       *[other] { $file }: { $steps } steps, fine so far; the record states no end.
    }
cli-sim-fault =
    { $count ->
        [one] { $count } illegal move, in { $fault }
       *[other] { $count } illegal moves, the first in { $fault }
    }
cli-arena-unplayed = { $a } against { $b }: no games yet
cli-fault-cut = The record is cut off: its last line is incomplete.

"""`warpad completion`: a script for the shell, which then asks `warpad complete` at every Tab."""

from __future__ import annotations

from typing import Annotated

from warpad.cli.parts.arguments import Argument
from warpad.cli.parts.output import print_json, print_plain
from warpad.cli.parts.parameters import AsJson
from warpad.core.errors import SetupError

SCRIPTS = {
    "bash": """\
_warpad() {
    local IFS=$'\\n'
    COMPREPLY=($(warpad complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _warpad warpad""",
    "zsh": """\
_warpad() {
    local -a found
    found=(${(f)"$(warpad complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)"})
    if (( $#found )); then compadd -a found; else _files; fi
}
compdef _warpad warpad""",
    "fish": """\
complete -c warpad -a '(warpad complete -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'""",
}

Shell = Annotated[str, Argument("SHELL", help="completion-shell-help")]


def run(shell: Shell, as_json: AsJson = False) -> None:
    if shell not in SCRIPTS:
        raise SetupError("cli-fault-shell", given=shell, shells=list(SCRIPTS))
    if as_json:
        print_json({"shell": shell, "script": SCRIPTS[shell]})
    else:
        print_plain(SCRIPTS[shell])

#!/usr/bin/env python3
"""Checks that the help, the man page and the completions have the options and commands that the program has, and no
others; `--self-test` checks the check."""

import pathlib
import re
import shutil
import sys
import tempfile

PROGRAM = "Sources/counterbell"
STATIONS = "Sources/ViewModels/StationName.swift"
HELPS = ["Sources/Localization/English+Usage.swift", "Sources/Localization/Korean+Usage.swift"]
MAN = "Resources/man/counterbell.1"
BASH = "Resources/completions/counterbell.bash"
ZSH = "Resources/completions/_counterbell"
FISH = "Resources/completions/counterbell.fish"
PLACES = [PROGRAM, STATIONS, *HELPS, MAN, BASH, ZSH, FISH]


def braced(code, start):
    """What stands between the first brace behind `start` and the one that closes it."""
    first = depth = code.index("{", start)
    depth = 0
    for place in range(first, len(code)):
        depth += {"{": 1, "}": -1}.get(code[place], 0)
        if depth == 0:
            return code[first + 1 : place]
    raise ValueError("a brace is not closed")


def real_options(root):
    """Each long option of the program, and whether it takes a value."""
    code = (root / PROGRAM / "Options.swift").read_text(encoding="utf-8")
    names = re.findall(r'case \.(\w+): "([a-z-]+)"', braced(code, code.index("var name: StaticString")))
    takers = re.search(r"case ([^:]*):\s*true", braced(code, code.index("var takesArgument: Bool")))
    with_value = re.findall(r"\.(\w+)", takers[1])
    return {name: case in with_value for case, name in names}


def enum_values(code, start):
    """The raw values of an enum of strings."""
    own = re.split(r"\n\s*(?:\w+ )*(?:var|func|init)\b", braced(code, start))[0]
    for line in re.findall(r"^\s*case ([^\n.:]+)$", own, re.MULTILINE):
        for case in line.split(","):
            name, _, raw = case.partition("=")
            yield raw.strip().strip('"') or name.strip()


def real_commands(root):
    """Each command of the program with the words that may stand behind it; a station has none."""
    code = (root / STATIONS).read_text(encoding="utf-8")
    commands = {name: set() for name in enum_values(code, code.index("enum StationName"))}
    for file in sorted((root / PROGRAM).rglob("*Command.swift")):
        code = file.read_text(encoding="utf-8")
        name = re.search(r'static let name = "(\w+)"', code)
        verbs = code.find("enum Verb")
        if name:
            commands.setdefault(name[1], set()).update(enum_values(code, verbs) if verbs >= 0 else ())
    return commands


def pairs(commands):
    return {(name, verb) for name, verbs in commands.items() for verb in verbs}


def help_facts(text):
    options = {name: bool(value) for name, value in re.findall(r"^ {6}(?: {4}|-\w, )--([a-z-]+)( [A-Z]+)? ", text, re.M)}
    commands = {(name, verb) for name, verb in re.findall(r"^      (\w+) ([a-z][a-z-]+)\b(?: [A-Z|-]+)* ", text, re.M)}
    words = set(re.findall(r"^      (\w+)", text, re.M))
    return options, commands, words


def man_facts(text):
    items = re.findall(r"^\.It (?:Fl \w , )?Fl -([a-z-]+)( Ar)?", text, re.M)
    cm = re.findall(r"^\.It Cm (\w+)(?: ([a-z-]+))?", text, re.M)
    return {name: bool(value) for name, value in items}, {c for c in cm if c[1]}, {c[0] for c in cm}


def bash_facts(text):
    listed = re.search(r'_counterbell_words "(--[^"]*)"', text)[1].split()
    takers = re.search(r"(--device \|[^)]*)\)\n", text)[1]
    options = {name[2:]: name in re.findall(r"--[a-z-]+", takers) for name in listed}
    first = re.search(r"'' *\) _counterbell_words \"([^\"]*)\"", text)[1].split()
    commands = {
        (name, verb)
        for name, verbs in re.findall(r'^    (\w+)\) _counterbell_words "([^"]*)"', text, re.M)
        for verb in verbs.split()
    }
    return options, commands, set(first)


def zsh_facts(text):
    options = {name: bool(value) for name, value in re.findall(r"--([a-z-]+)(=?)[\[}]", text)}
    first, operands = (braced(text, text.index(name)) for name in ("_counterbell_first()", "_counterbell_operands()"))
    commands = {
        (name, verb)
        for name, part in re.findall(r"^    (\w+)\)\n(.*?);;", operands, re.M | re.S)
        for verb in re.findall(r"'([a-z-]+):", part)
    }
    return options, commands, set(re.findall(r"'([a-z-]+):", first))


def fish_facts(text):
    options = {name: bool(value) for name, value in re.findall(r"^complete .*-l ([a-z-]+)( -r| -x)?", text, re.M)}
    skipped = re.search(r"contains -- \$token ([^\n]*\\\n[^\n]*)", text)[1]
    skipped = set(re.findall(r"--([a-z-]+)", skipped))
    options = {name: value if (name in skipped) == value else None for name, value in options.items()}
    first = re.findall(r"-n __counterbell_at -a ([a-z-]+)", text)
    commands = set(re.findall(r"-n '__counterbell_at (\w+)' -a ([a-z-]+)", text))
    return options, commands, set(first)


FACTS = {HELPS[0]: help_facts, HELPS[1]: help_facts, MAN: man_facts, BASH: bash_facts, ZSH: zsh_facts, FISH: fish_facts}


def differences(place, kind, real, told):
    for name in sorted(real - told):
        yield f"{place}: the {kind} {name} is missing"
    for name in sorted(told - real):
        yield f"{place}: there is no {kind} {name}"


def problems(root):
    """What is wrong, one line each."""
    options, commands = real_options(root), real_commands(root)
    verbs = {" ".join(pair) for pair in pairs(commands)}
    for place, facts in FACTS.items():
        told, told_verbs, words = facts((root / place).read_text(encoding="utf-8"))
        yield from differences(place, "option", {f"--{name}" for name in options}, {f"--{name}" for name in told})
        yield from differences(place, "command", verbs, {" ".join(pair) for pair in told_verbs})
        yield from differences(place, "station or command", set(commands), words)
        for name in sorted(options.keys() & told.keys()):
            if told[name] != options[name]:
                yield f"{place}: --{name} {'takes a value' if options[name] else 'takes no value'}"


# Each a change to one file that must be found.
MISTAKES = [
    (f"{PROGRAM}/Options.swift", 'case .mute: "mute"', 'case .mute: "hush"'),
    (f"{PROGRAM}/Options.swift", "case .device, .click,", "case .device, .click, .mute,"),
    (f"{PROGRAM}/SoundCommand.swift", "case list, test, status", "case list, test, status, tune"),
    (STATIONS, "case home,", "case home, taxi,"),
    (HELPS[0], "--mute ", "--hush "),
    (HELPS[1], "--device PCM  ", "--device      "),
    (HELPS[0], "      sound test ", "      sound taste"),
    (MAN, ".It Fl -mute", ".It Fl -hush"),
    (MAN, ".It Fl -click Ar file", ".It Fl -click"),
    (MAN, ".It Cm sound test", ".It Cm sound taste"),
    (MAN, ".It Cm trip\n", ".It Cm trap\n"),
    (BASH, "--json --mute", "--json"),
    (BASH, "--volume | --click |", "--volume |"),
    (BASH, "list test status", "list status"),
    (ZSH, "--mute[", "--hush["),
    (ZSH, "--click=[", "--click["),
    (ZSH, "'test:", "'taste:"),
    (FISH, "-l mute", "-l hush"),
    (FISH, "-l device -x", "-l device"),
    (FISH, "$token --device", "$token"),
    (FISH, "-a test", "-a taste"),
]


def self_test(here):
    """Shows that each mistake is found in a copy of the files."""
    before = set(problems(here))
    for file, old, new in MISTAKES:
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for place in PLACES:
                target = root / place
                target.parent.mkdir(parents=True, exist_ok=True)
                copy = shutil.copytree if (here / place).is_dir() else shutil.copy
                copy(here / place, target)
            text = (root / file).read_text(encoding="utf-8")
            assert old in text, (file, old)
            (root / file).write_text(text.replace(old, new), encoding="utf-8")
            assert set(problems(root)) - before, f"{file}: {new!r} for {old!r} passes"


def main():
    root = pathlib.Path(__file__).resolve().parent.parent.parent
    if sys.argv[1:] == ["--self-test"]:
        return self_test(root)
    found = list(problems(root))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

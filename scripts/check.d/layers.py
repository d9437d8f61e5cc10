#!/usr/bin/env python3
"""Checks that each module under Sources imports only what its layer may; `--self-test` checks the check."""

import pathlib
import re
import sys
import tempfile

ANYTHING = None

# The one table of layers: a folder under Sources, and the modules that it may import.
MAY_IMPORT = {
    "CALSA": "",
    "CCrypt": "",
    "CGetopt": "",
    "CSndfile": "",
    "CSQLite": "",
    "CTerminal": "",
    "CUTF8Proc": "",
    "Secrets": "Glibc",
    "Domain": "",
    "Audio": "",
    "AudioALSA": "CALSA CSndfile Audio Glibc Synchronization",
    "Localization": "Domain Foundation FoundationEssentials FoundationInternationalization Glibc",
    "Configuration": "Domain Localization Glibc",
    "ViewModels": "Domain Audio Secrets Glibc",
    "Storage": "CCrypt CSQLite CUTF8Proc Domain Secrets Glibc",
    "Lists": "Domain Glibc",
    "Receipts": "CTerminal CUTF8Proc Glibc Synchronization",
    "Front": "ViewModels Localization Receipts Secrets Domain CTerminal FoundationEssentials Glibc",
    "counterbell": ANYTHING,
}

# Strings are matched so that nothing in them is taken for a comment, or for an import.
BLANKED = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')
IMPORT = re.compile(
    r"""(?:^|;)\s*
    (?:@\w+(?:\([^)]*\))?\s*)*
    (?:(?:public|package|internal|fileprivate|private)\s+)?
    import\s+
    (?:(?:typealias|struct|class|enum|protocol|let|var|func|macro)\s+)?
    `?(?P<module>\w+)""",
    re.MULTILINE | re.VERBOSE,
)


def imports(code):
    """Each import of some Swift code as (line number, module)."""
    code = BLANKED.sub(lambda match: " " + "\n" * match[0].count("\n"), code)
    for match in IMPORT.finditer(code):
        yield code.count("\n", 0, match.start("module")) + 1, match["module"]


def problems(sources, may_import):
    """What is wrong below a Sources folder, one line each."""
    folders = {path.name for path in sources.iterdir()}
    for name in sorted(folders - may_import.keys()):
        yield f"{sources.name}/{name}: not in the table of scripts/check.d/layers.py"
    for name in sorted(may_import.keys() - folders):
        yield f"{sources.name}/{name}: in the table of scripts/check.d/layers.py, but not there"
    for name in sorted(folders & may_import.keys()):
        if may_import[name] is ANYTHING:
            continue
        allowed = {"Swift", *may_import[name].split()}
        for file in sorted((sources / name).rglob("*.swift")):
            for line, module in imports(file.read_text(encoding="utf-8")):
                if module not in allowed:
                    yield f"{file.relative_to(sources.parent)}:{line}: {name} may not import {module}"


FORBIDDEN = [
    "import Front",
    "  import Front",
    "package import Front",
    "internal import Front",
    "@testable import Front",
    "@_exported public import Front",
    "@_spi(Inside) @preconcurrency import Front",
    "@preconcurrency\nimport Front",
    "import struct Front.Output",
    "private import enum Front.SystemError",
    "import Front.Terminal",
    "import Audio; import Front",
    "import /* why not */ Front",
    "import `Front`",
    "#if canImport(Front)\n  import Front\n#endif",
    'let url = "/*"\nimport Front\n// */',
]
ALLOWED = [
    "import Audio",
    "@preconcurrency package import protocol Audio.AudioPlayerService",
    "// import Front",
    "/*\nimport Front\n*/",
    'let text = """\n  import Front\n  """',
    "let important = Front",
]


def self_test():
    """Shows that the check finds what it must, and nothing else, in a tree made for it."""
    table = {"Rules": "Audio", "Anything": ANYTHING}
    with tempfile.TemporaryDirectory() as folder:
        sources = pathlib.Path(folder, "Sources")
        for name in table:
            (sources / name).mkdir(parents=True)
        (sources / "Anything" / "Main.swift").write_text("import Front\n")
        file = sources / "Rules" / "Deep" / "Rule.swift"
        file.parent.mkdir()
        for code in FORBIDDEN:
            file.write_text(code + "\n")
            found = list(problems(sources, table))
            assert len(found) == 1 and found[0].endswith("Rules may not import Front"), (code, found)
        for code in ALLOWED:
            file.write_text(code + "\n")
            found = list(problems(sources, table))
            assert not found, (code, found)
        (sources / "Unlisted").mkdir()
        assert len(list(problems(sources, table))) == 1, "an unlisted module folder passes"
        assert len(list(problems(sources, table | {"Unlisted": "", "Gone": ""}))) == 1, "a missing one passes"


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    sources = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources"
    found = list(problems(sources, MAY_IMPORT))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

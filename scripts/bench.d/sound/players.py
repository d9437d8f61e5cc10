"""The players that `scripts/bench sound` compares, and how each is built."""

import dataclasses
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
FOLDER = ROOT / ".bench" / "sound"
CLICK = ROOT / "Resources" / "click.wav"

# The C tills: each is turn.c with one player, and the library that it is linked with.
TILLS = {"reference": "alsa", "canberra": "libcanberra", "sdl_mixer": "SDL2_mixer", "process": "alsa"}


@dataclasses.dataclass(frozen=True)
class Player:
    name: str
    command: tuple
    is_process: bool = False  # a program of its own, started anew for each click

    @property
    def log(self):
        return FOLDER / f"{self.name.replace(' ', '-')}.log"


def build():
    """Builds all players and the card; returns the players and the card's library, counterbell and reference first."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, package in TILLS.items():
        compile_till(name, package)
    probe, card = build_product("ClickProbe"), build_product("FaultCard")
    players = [
        Player("counterbell", (probe, "turn")),
        Player("C reference", (FOLDER / "reference", CLICK)),
        Player("libcanberra", (FOLDER / "canberra", CLICK)),
        Player("SDL_mixer 64", (FOLDER / "sdl_mixer", CLICK, "64")),
        Player("SDL_mixer 256", (FOLDER / "sdl_mixer", CLICK, "256")),
        program("aplay", "-q"),
        program("sox play", "-q"),
        program("mpv", "--no-config", "--really-quiet", "--no-video", "--ao=alsa"),
    ]
    return players, card.with_name("libFaultCard.so")


def program(name, *options):
    """A player that is a program; the last word of its name is the command."""
    return Player(name, (FOLDER / "process", name.split()[-1], *options, CLICK), is_process=True)


def compile_till(name, package):
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", package], check=True, stdout=subprocess.PIPE, text=True)
    sources = [HERE / "turn.c", HERE / f"{name}.c"]
    warnings = ["-Wall", "-Wextra", "-Werror"]
    command = ["cc", "-O2", *warnings, "-pthread", "-o", FOLDER / name, *sources, *flags.stdout.split()]
    subprocess.run(command, check=True)


def build_product(name):
    building = subprocess.run([ROOT / "scripts" / "build", name], check=True, stdout=subprocess.PIPE, text=True)
    return pathlib.Path(building.stdout.strip())

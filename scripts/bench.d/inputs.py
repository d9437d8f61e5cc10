"""Writes the inputs of scripts/bench: the same bytes each time."""

import random

SEED = 20_240

REFUSED = ["bill 12.345", "bill twelve", "tip -5", "split 0", "split four", "hello", "b 1.2.3", "tip", "t 1x%"]


def amount(chance):
    """An amount as guests write it: mostly below 100, most with cents, a few with the sign or grouped."""
    cents = int(10 ** chance.uniform(2, 5.3))
    if chance.random() < 0.3:
        return str(cents // 100)
    text = f"{cents // 100}.{cents % 100:02}"
    if chance.random() < 0.05:
        text = f"${cents // 100:,}.{cents % 100:02}"
    return text


def percent(chance):
    return chance.choice(["10%", "15%", "20%", "18%", "12.5%", "7.25%"])


# How often a kind of line comes in a hundred, and how to write one.
VISIT = [
    (22, lambda chance: chance.choice(["bill ", "b "]) + amount(chance)),
    (14, lambda chance: chance.choice(["tip ", "t "]) + percent(chance)),
    (6, lambda chance: chance.choice(["tip ", "t "]) + str(chance.randint(1, 30))),
    (3, lambda chance: "tip none"),
    (10, lambda chance: chance.choice(["split ", "s "]) + str(chance.randint(1, 12))),
    (8, lambda chance: chance.choice(["split +", "s +", "s -"])),
    (14, amount),
    (4, percent),
    (6, lambda chance: ""),
    (10, lambda chance: chance.choice(["reset", "**"])),
    (3, lambda chance: chance.choice(REFUSED)),
]


def visit_lines(count):
    """Mixed lines for the tip station."""
    chance = random.Random(SEED)
    weights = [weight for weight, _ in VISIT]
    kinds = [kind for _, kind in VISIT]
    for kind in chance.choices(kinds, weights, k=count):
        yield kind(chance)


def batch_lines(count):
    """A header, then bills with their tips and splits."""
    chance = random.Random(SEED)
    yield "bill,tip,split"
    for _ in range(count):
        cents = int(10 ** chance.uniform(2, 5.3))
        tip = chance.choice(["10%", "15%", "20%", "12.5%", "none", "5", f"{chance.randint(1, 30)}.50"])
        yield f"{cents // 100}.{cents % 100:02},{tip},{chance.randint(1, 12)}"


def write(path, lines):
    """Writes the lines to a file, unless it has been written before."""
    if not path.exists():
        path.parent.mkdir(exist_ok=True)
        part = path.with_suffix(".part")
        with part.open("w", encoding="utf-8") as file:
            file.writelines(line + "\n" for line in lines)
        part.rename(path)
    return path

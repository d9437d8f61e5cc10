"""The rules of a bill, its tip and its split, in exact decimals and whole numbers.

They are written from the README's words and share nothing with the program, so that one can be held against the other.
Amounts are whole numbers of minor units until they are written.
"""

import decimal
import math
import re
from decimal import Decimal

# A quotient of two amounts that is no exact half differs from one long before the eightieth digit.
decimal.getcontext().prec = 80

LARGEST = 2**63 - 1
MOST_PEOPLE = 9999
MOST_WEIGHTS = 99
LARGEST_WEIGHT = 999_999

DIGITS = {"USD": 2, "JPY": 0, "KWD": 3, "CHF": 2, "SEK": 2}
CASH_STEPS = {"CHF": 5, "SEK": 100}  # minor units; the others have none
ROUNDINGS = {"up": decimal.ROUND_CEILING, "down": decimal.ROUND_FLOOR, "nearest": decimal.ROUND_HALF_UP}


class Refused(Exception):
    """A line that gets no answer; its text names the rule."""


def refuse_if(condition, rule):
    if condition:
        raise Refused(rule)


def answer(line, currency):
    """What a line is answered with; raises `Refused` where the rules refuse it."""
    fields = line.split(",")
    refuse_if(len(fields) < 3, "too few fields")
    digits = DIGITS[currency]
    bill = read_amount(fields[0], digits)
    further = read_further(fields[3:])
    if fields[2].isdigit():
        weights = [1] * read_count(fields[2])
    else:
        weights = read_weights(fields[2])

    tax = tax_within(bill, further, digits)
    base = bill if "after" in further else bill - tax
    charge = percentage(base, further["charge"][0][0]) if "charge" in further else Decimal(0)
    tip = tip_for(fields[1], bill, base, charge, further, digits)
    total = checked(bill + charge + tip)
    if len(fields) == 3 and fields[2].isdigit():
        least, paying_one_more = divmod(total, len(weights))
        return f"{written(tip, digits)},{written(total, digits)},{written(least, digits)},{paying_one_more}"

    if "item" in further:
        refuse_if(not fields[2].isdigit(), "items with weights")
        weights = weights_of_items(further["item"], len(weights), bill, tax, digits)
    step = cash_step(further, currency)
    due = checked(to_multiple(total, step, decimal.ROUND_HALF_UP))
    fixed = fixed_shares(further.get("pay", []), len(weights), step, digits)
    shares = shared(due, step, weights, fixed)
    amounts = [tip, total, min(shares), None, charge, due]
    texts = ["" if amount is None else written(amount, digits) for amount in amounts]
    return ",".join([*texts, ":".join(written(share, digits) for share in shares)])


# Reading and writing


def read_amount(text, digits):
    refuse_if(not re.fullmatch(r"[0-9]+(\.[0-9]+)?", text), "not an amount")
    amount = Decimal(text).scaleb(digits)
    refuse_if(amount % 1, "too many decimals")
    return checked(amount.quantize(Decimal(1)))


def read_percent(text):
    refuse_if(not re.fullmatch(r"[0-9]+(\.[0-9]{1,2})?%", text), "not a percentage")
    return Decimal(text[:-1])


def read_count(text):
    refuse_if(not 1 <= int(text) <= MOST_PEOPLE, "not a number of people")
    return int(text)


def read_weights(text):
    """Percents that don't come to 100 count as weights, so there is no difference between the two."""
    parts = text.split(":")
    refuse_if(not 2 <= len(parts) <= MOST_WEIGHTS, "not a split")
    if parts[0].endswith("%"):
        weights = [int(read_percent(part) * 100) for part in parts]
    else:
        refuse_if(not all(part.isdigit() for part in parts), "not a weight")
        weights = [int(part) for part in parts]
        refuse_if(max(weights) > LARGEST_WEIGHT, "too large a weight")
    refuse_if(not any(weights), "no weight")
    return weights


def read_further(fields):
    """The words behind the first one of each field, under that first one."""
    further = {}
    for field in fields:
        kind, *words = field.split(" ")
        further.setdefault(kind, []).append(words)
    return further


def written(amount, digits):
    return f"{Decimal(amount).scaleb(-digits):f}"


# Sums


def checked(amount):
    refuse_if(abs(amount) > LARGEST, "too large")
    return amount


def half_up(amount):
    return amount.quantize(Decimal(1), decimal.ROUND_HALF_UP)


def percentage(base, text):
    return checked(half_up(base * read_percent(text) / 100))


def to_multiple(amount, unit, rounding):
    return (amount / unit).quantize(Decimal(1), rounding) * unit


def tax_within(bill, further, digits):
    """The tax that a bill contains."""
    if "tax" not in further:
        return Decimal(0)
    [[text]] = further["tax"]
    if text.endswith("%"):
        percent = read_percent(text)
        return half_up(bill * percent / (100 + percent))
    tax = read_amount(text, digits)
    refuse_if(tax > bill, "tax above the bill")
    return tax


def tip_for(text, bill, base, charge, further, digits):
    if "total" in further:
        tip = read_amount(further["total"][0][0], digits) - bill - charge
        refuse_if(tip < 0, "total below the bill")
        return tip
    if text == "none":
        tip = Decimal(0)
    elif text.endswith("%"):
        tip = percentage(base, text)
    else:
        tip = read_amount(text, digits)
    if "round" in further:
        [[direction, *unit]] = further["round"]
        tip = rounded_tip(tip, bill + charge, direction, unit, digits)
    return tip


def rounded_tip(tip, before, direction, unit, digits):
    """The tip with which a total is a multiple of a unit, or none where the multiple lies below what is before it."""
    unit = read_amount(unit[0], digits) if unit else Decimal(10**digits if digits else 100)
    refuse_if(unit == 0, "rounding to nothing")
    total = checked(to_multiple(checked(before + tip), unit, ROUNDINGS[direction]))
    return max(Decimal(0), total - before)


# Shares


def cash_step(further, currency):
    if "cash" not in further:
        return 1
    refuse_if(currency not in CASH_STEPS, "no cash step")
    return CASH_STEPS[currency]


def weights_of_items(items, people, bill, tax, digits):
    """What each person has had, in parts of a minor unit so small that every item's share is whole."""
    prices = [read_amount(price, digits) for price, *_ in items]
    refuse_if(sum(prices) not in [bill, bill - tax], "items that are not the bill")
    sharers = [[person_number(word, people) for word in words] or range(1, people + 1) for _, *words in items]
    parts = math.lcm(*map(len, sharers))
    weights = [0] * people
    for price, persons in zip(prices, sharers):
        for person in persons:
            weights[person - 1] += int(price) * (parts // len(persons))
    return weights


def fixed_shares(pays, people, step, digits):
    fixed = {}
    for number, amount in pays:
        person = person_number(number, people)
        refuse_if(person in fixed, "a person who pays twice")
        fixed[person] = to_multiple(read_amount(amount, digits), step, decimal.ROUND_HALF_UP)
    return fixed


def person_number(text, people):
    refuse_if(not 1 <= int(text) <= people, "not a person")
    return int(text)


def shared(due, step, weights, fixed):
    """What each person pays: a fixed amount, or by weight of what these leave, with the largest remainders one more."""
    rest = due - sum(fixed.values())
    refuse_if(rest < 0, "fixed amounts above the total")
    free = {person: weight for person, weight in enumerate(weights, 1) if person not in fixed}
    whole = sum(free.values())
    refuse_if(whole == 0 and rest, "nobody for the rest")
    units = int(rest / step)
    paid, remainders = {}, {}
    for person, weight in free.items():
        paid[person], remainders[person] = divmod(units * weight, whole or 1)
    left = units - sum(paid.values())
    for person in by_remainder(remainders)[:left]:
        paid[person] += 1
    return [fixed[person] if person in fixed else paid[person] * step for person in range(1, len(weights) + 1)]


def by_remainder(remainders):
    """The largest remainder first; of equal ones the lower number of a person."""
    return sorted(remainders, key=lambda person: (-remainders[person], person))

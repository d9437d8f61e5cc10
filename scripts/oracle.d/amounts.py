"""Random amounts and percentages: halves of a minor unit, nothing, round numbers, the largest amounts."""

import math
import random

import rules

COMMON_PERCENTS = [0, 500, 770, 1000, 1250, 1500, 1800, 2000, 2500, 3333, 5000, 10000]  # hundredths of a percent


class Amounts:
    """Amounts in one currency; the same seed gives the same amounts."""

    def __init__(self, seed, currency):
        self.random = random.Random(seed)
        self.currency = currency
        self.digits = rules.DIGITS[currency]

    def chance(self, probability):
        return self.random.random() < probability

    def any_of(self, values):
        return values[int(self.random.random() * len(values))]

    def text(self, amount):
        """An amount with all its decimals, or with none where it is whole."""
        if self.digits == 0:
            return str(amount)
        whole, part = divmod(amount, 10**self.digits)
        return str(whole) if part == 0 and amount & 1024 else f"{whole}.{part:0{self.digits}}"

    def amount(self):
        """An amount in minor units."""
        roll = self.random.random()
        if roll < 0.45:
            return self.random.randrange(100_000)
        if roll < 0.60:
            return self.random.randrange(20)
        if roll < 0.75:
            return self.random.randrange(2000) * 25
        if roll < 0.85:
            return self.random.randrange(1000) * 10**self.digits
        if roll < 0.998:
            return self.random.getrandbits(self.random.randrange(1, 59))
        return rules.LARGEST + self.any_of([0, 0, 0, 1, -1, -self.random.randrange(1000)])

    def percent(self):
        """A percentage in hundredths of a percent."""
        if self.chance(0.6):
            return self.any_of(COMMON_PERCENTS)
        return self.random.randrange(self.any_of([100, 3000, 3000, 10_000, 10_000_000]))

    def base_for(self, percent):
        """An amount, often one of which a percentage ends in exactly half a minor unit, or one beside it."""
        amount = self.amount()
        if self.chance(0.5) or amount > 2**62:
            return amount
        return max(0, half_of(percent, 10_000, amount) + self.any_of([0, 0, -1, 1]))


def half_of(numerator, denominator, start):
    """The first number from `start` of which the fraction is a whole number and exactly a half, or `start`."""
    common = math.gcd(numerator, denominator)
    numerator, denominator = numerator // common, denominator // common
    if denominator % 2:
        return start
    first = denominator // 2 * pow(numerator, -1, denominator)
    return start + (first - start) % denominator


def written_percent(hundredths):
    whole, part = divmod(hundredths, 100)
    return f"{whole}.{part:02}%" if part % 10 else f"{whole}.{part // 10}%" if part else f"{whole}%"

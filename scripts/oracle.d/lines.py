"""Random lines of a batch, most of them near a boundary or a tie, and some that have to be refused."""

import math

import rules
from amounts import Amounts, half_of, written_percent

UNITS = [1, 3, 5, 7, 10, 25, 50, 100, 500, 1000, 10_000]  # minor units
WRONG = ["", "x", "-1", "1e3", "0x10", "nan", "inf", "1.2.3", "1.2345", "9" * 20]
WRONG_PERCENTS = ["1.234%", "x%", "-5%", "%", "1e1%"]
WRONG_COUNTS = ["+", "-", "", "0", "10000", "-1", "+1", "1.5", "x"]
WRONG_WEIGHTS = ["1:1:1000000", "0:0", "0%:0.00%", ":".join(["1"] * 100), "1:x", "1.234%:2%", "-1:2", "60%"]
WRONG_FURTHER = ["tax x", "tax -1", "tax 1.234%", "charge x%", "total x", "round up x", "pay 1 x", "item x"]
MOST_PARTS = 2**31  # into which the items of a line may divide a minor unit


class Lines(Amounts):
    """Lines in one currency; the same seed gives the same lines."""

    def __init__(self, seed, currency, plain=False):
        super().__init__(seed, currency)
        self.plain = plain

    def line(self):
        if self.chance(0.008):
            return self.wrong_line()
        if self.plain or self.chance(0.25):
            percent = self.percent()
            tip = self.any_of(["none", written_percent(percent), written_percent(percent), self.text(self.amount())])
            return f"{self.text(self.base_for(percent))},{tip},{self.people()}"
        return self.long_line()

    def long_line(self):
        """A line with further fields, or with weights."""
        percent = self.percent()
        base = self.base_for(percent)
        tip = self.tip(percent)
        bill, fields = self.with_tax(base)
        charge = 0
        if self.chance(0.3):
            charge = percent if self.chance(0.5) else self.percent()
            fields.append(f"charge {written_percent(charge)}")
        if self.chance(0.12):
            tip = "none"
            fields.append(f"total {self.text(self.total(bill, base * charge // 10_000))}")
        elif self.chance(0.3):
            fields.append(self.rounding())
        if self.chance(0.5 if self.currency in rules.CASH_STEPS else 0.002):
            fields.append("cash")
        split, people = self.split()
        if self.chance(0.4 if split.isdigit() else 0.002):
            fields += self.items(self.any_of([bill, bill, self.without_tax(bill, fields)]), people)
        if self.chance(0.25 if people > 1 else 0.01):
            fields += self.pays(bill, people, tip == "none" and len(fields) == 0)
        self.random.shuffle(fields)
        return ",".join([self.text(bill), tip, split, *fields])

    # The parts of a bill

    def tip(self, percent):
        return self.any_of(["none", *[written_percent(percent)] * 3, self.text(self.amount())])

    def with_tax(self, base):
        """A bill of which the base is what a tax leaves, and the fields that say so."""
        if self.chance(0.6):
            return base, ["after tax"] if self.chance(0.02) else []
        after = ["after tax"] if self.chance(0.4) else []
        if self.chance(0.5):
            tax = self.random.randrange(base // 4 + 2) if self.chance(0.8) else self.amount()
            bill = base if self.chance(0.03) else min(base + tax, rules.LARGEST)
            return bill, [f"tax {self.text(tax)}", *after]
        percent = self.percent()
        bill = half_of(percent, 10_000 + percent, base) if self.chance(0.5) and base < 2**62 else base
        return bill, [f"tax {written_percent(percent)}", *after]

    def without_tax(self, bill, fields):
        try:
            return bill - int(rules.tax_within(bill, rules.read_further(fields), self.digits))
        except rules.Refused:
            return bill

    def total(self, bill, charge):
        """A total that is seldom below the bill with its service charge."""
        total = bill + charge + self.any_of([-1, 0, 1, 2, *[self.random.randrange(bill // 3 + 100)] * 16])
        return min(max(total, 0), rules.LARGEST)

    def rounding(self):
        direction = self.any_of(["up", "down", "nearest"])
        if self.chance(0.4):
            return f"round {direction}"
        unit = 0 if self.chance(0.01) else self.any_of([*UNITS, 1 + self.amount() % 10_000, 1 + self.amount()])
        return f"round {direction} {self.text(unit)}"

    # Splits

    def people(self):
        if self.chance(0.002):
            return rules.MOST_PEOPLE + self.any_of([0, 0, 1])
        return self.random.randrange(1, self.any_of([5, 13, 13, 13, 100, rules.MOST_PEOPLE + 1]))

    def split(self):
        """A split, and among how many people it is."""
        roll = self.random.random()
        if roll < 0.4:
            people = self.people() if self.chance(0.01) else self.random.randrange(1, self.any_of([5, 9, 9, 30]))
            return str(people), people
        people = self.random.randrange(2, self.any_of([4, 7, 7, 7, 7, 7, rules.MOST_WEIGHTS + 1]))
        if roll < 0.75:
            return ":".join(map(str, self.weights(people))), people
        return ":".join(map(written_percent, self.percents(people))), people

    def weights(self, people):
        most = self.any_of([1, 2, 3, 10, 1000, rules.LARGEST_WEIGHT])
        if self.chance(0.2):
            return [most] * people
        least = 0 if self.chance(0.3) else 1
        weights = [self.random.randint(least, most) for _ in range(people)]
        return weights if any(weights) or self.chance(0.02) else [*weights[1:], most]

    def percents(self, people):
        """Percentages in hundredths of a percent, which often add up to 100."""
        if self.chance(0.3):
            return [self.percent() + (not self.chance(0.2)) for _ in range(people)]
        unit = self.any_of([1, 100, 500])
        cuts = sorted(self.random.randint(0, 10_000 // unit) * unit for _ in range(people - 1))
        return [end - start for start, end in zip([0, *cuts], [*cuts, 10_000])]

    def items(self, total, people):
        """Items that come to a total, or seldom to one more."""
        count = self.random.randrange(1, 9)
        cuts = sorted(self.random.randint(0, total) for _ in range(count - 1))
        prices = [end - start for start, end in zip([0, *cuts], [*cuts, total])]
        if self.chance(0.3):
            prices = [total // count] * (count - 1) + [total - total // count * (count - 1)]
        if self.chance(0.01):
            prices[0] += 1
        sharers, parts = [], 1
        for _ in prices:
            number = self.random.randint(0, min(people, 9))
            if math.lcm(parts, number or people) > MOST_PARTS:
                number = 1
            parts = math.lcm(parts, number or people)
            sharers.append(self.random.sample(range(1, people + 1), number))
        if self.chance(0.005):
            sharers[0] = [people + 1]
        return [" ".join(["item", self.text(price), *map(str, who)]) for price, who in zip(prices, sharers)]

    def pays(self, bill, people, is_exact):
        """Fixed amounts that seldom come to more than the bill, and where they may to exactly it."""
        if is_exact and people < 9 and self.chance(0.3):
            cuts = sorted(self.random.randint(0, bill) for _ in range(people - 1))
            amounts = [end - start for start, end in zip([0, *cuts], [*cuts, bill])]
            return [f"pay {person} {self.text(amount)}" for person, amount in enumerate(amounts, 1)]
        count = self.random.randint(1, max(1, min(people - 1, 4)))
        persons = self.random.sample(range(1, people + 1), count)
        if self.chance(0.01):
            persons[0] = self.any_of([0, people + 1, persons[-1], persons[-1]])
        most = bill // count + (self.chance(0.02) and bill)
        return [f"pay {person} {self.text(self.random.randint(0, most))}" for person in persons]

    # What is wrong

    def wrong_line(self):
        """A line with one field that can't be taken."""
        fields = [self.text(self.amount()), "15%", "3"]
        if self.chance(0.05):
            return ",".join(fields[:2])
        wrong = [(0, WRONG), (1, WRONG), (1, WRONG_PERCENTS), (2, WRONG_COUNTS)]
        if not self.plain:
            wrong += [(2, WRONG_WEIGHTS), (2, WRONG_WEIGHTS), (3, WRONG_FURTHER)]
        place, texts = self.any_of(wrong)
        fields[place : place + 1] = [self.any_of(texts)]
        if not self.plain and place < 3 and self.chance(0.2):
            fields.append("after tax")
        return ",".join(fields)

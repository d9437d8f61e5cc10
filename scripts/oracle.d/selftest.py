"""Shows that the rules give the known answers, that the lines reach every rule, and that a wrong rule is found."""

import collections
import decimal
from fractions import Fraction
from unittest import mock

import amounts
import comparison
import lines
import rules
from vectors import REFUSED, VECTORS

SAMPLE = 4000  # lines in each currency

KINDS = "plain even weights percents tax after charge total round cash pay item"
REFUSALS = """too few fields|not an amount|too many decimals|not a percentage|not a number of people|too large
not a split|not a weight|too large a weight|no weight|tax above the bill|total below the bill
rounding to nothing|no cash step|items with weights|items that are not the bill|a person who pays twice|not a person
fixed amounts above the total|nobody for the rest"""

# What somebody could get wrong, and where the rules would have it.
WRONG_RULES = {
    "halves go to even": ("half_up", lambda amount: amount.quantize(decimal.Decimal(1), decimal.ROUND_HALF_EVEN)),
    "halves go down": ("half_up", lambda amount: amount.quantize(decimal.Decimal(1), decimal.ROUND_HALF_DOWN)),
    "ties go to the last person": ("by_remainder", lambda left: sorted(left, key=lambda who: (-left[who], -who))),
    "what is left goes to the first": ("by_remainder", sorted),
    "amounts have no end": ("checked", lambda amount: amount),
    "amounts end one too early": ("LARGEST", rules.LARGEST - 1),
    "nothing is rounded to cash": ("CASH_STEPS", {"CHF": 1, "SEK": 1}),
    "down is nearest": ("ROUNDINGS", {**rules.ROUNDINGS, "down": decimal.ROUND_HALF_UP}),
    "nearest halves go down": ("ROUNDINGS", {**rules.ROUNDINGS, "nearest": decimal.ROUND_HALF_DOWN}),
}


def self_test():
    for currency, line, right in VECTORS:
        got = answer_or_refusal(line, currency)[0]
        assert got == right, f"{currency} {line}: got {got}, wanted {right}"
    check_halves()
    check_differences()
    sample = [(line, currency) for currency in rules.DIGITS for line in sample_lines(currency)]
    right = [answer_or_refusal(*pair) for pair in sample]
    check_sample(sample, right)
    for name, (rule, wrong) in WRONG_RULES.items():
        with mock.patch.object(rules, rule, wrong):
            shown = any(answer_or_refusal(*pair)[0] != known for pair, (known, _) in zip(sample, right))
        assert shown, f"no line shows it when {name}"
    print(f"oracle: {len(VECTORS)} known answers, {len(sample)} lines, {len(WRONG_RULES)} wrong rules found")


def answer_or_refusal(line, currency):
    """The answer, and the rule that refuses the line; one of the two is None."""
    try:
        return rules.answer(line, currency), None
    except rules.Refused as refusal:
        return REFUSED, str(refusal)


def sample_lines(currency):
    source = lines.Lines("self-test", currency)
    return [source.line() for _ in range(SAMPLE)]


def check_halves():
    """Lines that are near a half are, wherever there is one."""
    for numerator, denominator in [(1000, 10_000), (1250, 10_000), (1777, 10_000), (500, 10_500), (1800, 11_800)]:
        number = amounts.half_of(numerator, denominator, 12_345)
        part = Fraction(numerator, denominator)
        assert 0 <= number - 12_345 < denominator
        assert part.denominator % 2 or number * part % 1 == Fraction(1, 2), (numerator, denominator)


def check_sample(sample, right):
    """Every kind of line and every refusal is in it, and about one line in fifty is refused."""
    counts = collections.Counter(kind for line, _ in sample for kind in comparison.kinds(line))
    counts.update(refusal for _, refusal in right)
    for kind in KINDS.split() + REFUSALS.replace("\n", "|").split("|"):
        assert counts[kind], f"no line is an example of: {kind}"
    refused = 1 - counts[None] / len(sample)
    assert 0.01 < refused < 0.04, f"{refused:.1%} of the lines are refused"
    assert max(len(line) for line, _ in sample) < 4096
    for answer, _ in right:
        if answer and answer.count(",") == 6:
            _, _, least, _, _, due, shares = answer.split(",")
            paid = [decimal.Decimal(share) for share in shares.split(":")]
            assert sum(paid) == decimal.Decimal(due) and min(paid) == decimal.Decimal(least), answer


def check_differences():
    """The comparison sees an answer that is wrong, missing or too many, and a refusal that is."""
    given, wanted, refusal = ["a", "b", "c"], ["1", None, "3"], "counterbell: -:2: No.\n"
    cases = [
        (("1\n3\n", refusal, 65), 0),
        (("1\n4\n", refusal, 65), 1),
        (("1\n", refusal, 65), 1),
        (("1\n3\n4\n", refusal, 65), 1),
        (("1\n2\n3\n", "", 0), 2),
        (("3\n", refusal.replace("2", "1") + refusal, 65), 1),
        (("1\n3\n", refusal, 0), 1),
        (("1\n3\n", refusal + "Help!\n", 65), 1),
    ]
    for results, count in cases:
        found = list(comparison.differences(given, wanted, *results))
        assert len(found) == count, (results, found)

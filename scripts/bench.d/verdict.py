"""Says what was measured and whether it is good enough."""

import statistics


def verdict(figure, goal, is_met):
    print(f"       {figure}, goal {goal}: {'met' if is_met else 'NOT MET'}")
    return is_met


def median_ratio(rounds, above, below):
    """The median of the ratios within each round, which a busy machine changes less than the times."""
    return statistics.median(times[above] / times[below] for times in rounds)

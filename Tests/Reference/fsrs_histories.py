"""Prints random histories of reviews with the schedules of the PyPI package fsrs.

A history begins with one of these lines.

    history published
    history RETENTION W0 ... W20

The first line means the default parameters of the package. Then comes a line for each review:

    DAYS GRADE STABILITY DIFFICULTY INTERVAL LATER RETRIEVABILITY

DAYS are the whole days since the previous review, INTERVAL the days until the next one, and
RETRIEVABILITY the probability of recall LATER days after the review. The output is always the same.
"""

import random
import sys
from datetime import datetime, timedelta, timezone

from fsrs import Card, Rating, Scheduler
from fsrs.scheduler import LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS

HISTORIES = 10_000
chance = random.Random(20_260_101)


def scheduler():
    """Returns the published scheduler or, half the time, one with random parameters."""
    steps = {"learning_steps": (), "relearning_steps": (), "enable_fuzzing": False}
    if chance.random() < 0.5:
        print("history published")
        return Scheduler(**steps)
    parameters = tuple(map(weight, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS))
    retention = chance.uniform(0.7, 0.99)
    print("history", retention, *parameters)
    return Scheduler(parameters, desired_retention=retention, **steps)


def weight(low, high):
    """Returns a random weight, and sometimes one of the bounds."""
    draw = chance.random()
    return low if draw < 0.05 else high if draw > 0.95 else chance.uniform(low, high)


def wait(interval):
    """Returns the seconds to the next review: the same day, near the due day, or much later."""
    kind = chance.random()
    day = 86_400
    if kind < 0.3:
        return chance.randrange(day)
    if kind < 0.9:
        return int(chance.uniform(0.2, 2) * interval * day)
    return chance.randrange(1_000 * day)


def main():
    for _ in range(HISTORIES):
        schedule = scheduler()
        # Learners who always forget, and others who find all easy, reach the bounds.
        habit = chance.choice([(1, 1, 1, 1), (1, 0, 0, 0), (0, 0, 0, 1), (1, 1, 5, 2)])
        card, now = Card(), datetime(2026, 1, 1, tzinfo=timezone.utc)
        for number in range(chance.randint(1, 20)):
            last = card.last_review
            if number > 0:
                now += timedelta(seconds=wait(min((card.due - last).days, 1_000)))
            grade = chance.choices(list(Rating), habit)[0]
            card, _ = schedule.review_card(card, grade, review_datetime=now)
            later = chance.randrange(500)
            print(
                (now - last).days if last else 0, int(grade), card.stability, card.difficulty,
                (card.due - now).days, later,
                schedule.get_card_retrievability(card, now + timedelta(days=later)))


if __name__ == "__main__":
    sys.exit(main())

import Foundation

/// Prints what learners know after the test of a list.
///
/// - Returns: whether the plan is as far ahead of cramming as it should be.
func reportTests() async -> Bool {
  let cells = TestCell.all
  let tests = await outcomes(of: cells, firstSeed: 20_000)
  print(
    """
    A test of a list. Words spelled a day after the test, 30 days after it, and the minutes of \
    practice.
    """
  )
  print(
    """
    The evening before has the minutes that the plan took; a long evening has all that it might \
    have taken.
    """
  )
  print()
  var rows = [
    ["memory", "words", "days", "minutes a day"] + PreparationKind.allCases.map(\.rawValue)
  ]
  for (cell, outcomes) in zip(cells, tests) {
    let size = [cell.words, cell.days, cell.minutes].map(String.init)
    let results = outcomes.map {
      String(format: "%.1f, %.1f (%.0f)", $0.dayAfter, $0.monthAfter, $0.minutes)
    }
    rows.append([cell.world.rawValue] + size + results)
  }
  printTable(rows)

  func margins(_ part: KeyPath<TestOutcome, Double>) -> [Double] {
    tests.map {
      $0[PreparationKind.plan.index][keyPath: part]
        - $0[PreparationKind.evening.index][keyPath: part]
    }
  }
  let (day, month) = (margins(\.dayAfter), margins(\.monthAfter))
  print(
    String(
      format:
        """
        %@: the plan is %.1f words ahead of the evening before a day after the test, and %.1f words
        """,
      cells[0].world.rawValue, day[0], month[0]) + " 30 days after it.")
  for (time, margins) in [("A day", day), ("30 days", month)] {
    let behind = zip(cells, margins).filter { $1 < 0 }.map { cell, margin in
      String(format: "%@ (by %.1f words)", cell.world.rawValue, -margin)
    }
    let least = String(format: "nowhere; it is %.1f words ahead or more", margins.min() ?? 0)
    print(
      "\(time) after the test, the plan is behind: "
        + "\(behind.isEmpty ? least : behind.joined(separator: "; ")).")
  }
  print()
  return day[0] >= 2 && month[0] >= 3 && month.allSatisfy { $0 > 0 }
}

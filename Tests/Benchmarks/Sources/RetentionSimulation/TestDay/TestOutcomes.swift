extension TestCell {
  /// The first rows are the ones with targets: each kind of memory, with many learners.
  static var all: [TestCell] {
    let sizes: [(words: Int, days: Int, minutes: Int)] = [
      (20, 5, 5), (60, 5, 10), (60, 14, 10), (100, 30, 15),
    ]
    return World.allCases.map { TestCell(world: $0, learners: 100) }
      + sizes.map { TestCell(words: $0.words, days: $0.days, minutes: $0.minutes) }
  }
}

/// Returns the mean outcomes of each way to prepare in each cell. The constants of the plan were
/// found with the learners 0 to 19, so these are others.
func outcomes(of cells: [TestCell], firstSeed: UInt64) async -> [[TestOutcome]] {
  await withTaskGroup(of: (cell: Int, learner: Int, outcomes: [TestOutcome]).self) { group in
    for (index, cell) in cells.enumerated() {
      for number in 0..<cell.learners {
        group.addTask { (index, Int(number), cell.outcomes(seed: firstSeed + number)) }
      }
    }
    // Sums depend on the order of their parts. So the learners keep theirs, whoever is done first.
    var all = cells.map { Array(repeating: [TestOutcome](), count: Int($0.learners)) }
    for await result in group { all[result.cell][result.learner] = result.outcomes }
    return all.map { learners in
      PreparationKind.allCases.indices.map { kind in .mean(learners.map { $0[kind] }) }
    }
  }
}

extension TestOutcome {
  /// Returns the means over some learners.
  fileprivate static func mean(_ outcomes: [TestOutcome]) -> TestOutcome {
    var mean = TestOutcome()
    for part in [\TestOutcome.onDay, \.dayAfter, \.monthAfter, \.minutes] {
      mean[keyPath: part] =
        outcomes.reduce(0) { $0 + $1[keyPath: part] } / Double(outcomes.count)
    }
    return mean
  }
}

package import Practice
package import Scheduling

/// The garden as JSON. With many words it has only those that grew last, and counts the others.
package struct GardenDocument: Encodable, Sendable {
  /// The words that have grown equally far.
  struct Bed: Encodable, Sendable {
    /// The number of words.
    let count: Int
    /// The words that grew last, the latest first, at most ``GardenDocument/mostWords``.
    let newest: [Garden.Growth]

    init(_ words: [Garden.Growth]) {
      count = words.count
      newest = Array(words.prefix(GardenDocument.mostWords))
    }
  }

  /// The present day.
  let day: Day
  let seeds, sprouts, plants: Bed

  /// The largest number of words that a bed names.
  static let mostWords = 60

  /// - Parameters:
  ///   - garden: the learner's garden.
  ///   - today: the present day.
  package init(_ garden: Garden, today: Day) {
    day = today
    (seeds, sprouts, plants) = (Bed(garden.seeds), Bed(garden.sprouts), Bed(garden.plants))
  }
}

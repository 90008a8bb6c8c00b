public import Scheduling

/// The words that a learner spelled at the first try, as a garden: a word is a seed after one such
/// day, a sprout after two, and a plant once the learner has mastered it. Nothing in it withers.
///
/// ```swift
/// let garden = Garden(progress)
/// garden.seeds.count  // 3
/// garden.plants.first?.word  // "harbor", which the learner mastered last
/// ```
public struct Garden: Hashable, Sendable {
  /// A word of the garden.
  public struct Growth: Hashable, Sendable, Encodable {
    /// The word.
    public let word: String
    /// The day on which the word grew to what it is.
    public let since: Day
  }

  /// The words with one day that counts, the latest first.
  public let seeds: [Growth]
  /// The words with two days that count, the latest first.
  public let sprouts: [Growth]
  /// The mastered words, the latest first.
  public let plants: [Growth]

  /// Makes the garden of a learner.
  public init(_ progress: Progress) { self.init(progress.words) }

  init(_ words: [String: Progress.Record]) {
    // The place of a bed is the number of days that count.
    var beds: [[Growth]] = [[], [], [], []]
    for (word, record) in words {
      let days = record.mastery.days
      guard let since = days.last else { continue }
      beds[days.count].append(Growth(word: word, since: since))
    }
    beds = beds.map { $0.sorted { ($1.since, $0.word) < ($0.since, $1.word) } }
    (seeds, sprouts, plants) = (beds[1], beds[2], beds[3])
  }
}

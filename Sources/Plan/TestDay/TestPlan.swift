public import Scheduling

/// A plan for each day until a test, so that each word is recalled on several days.
///
/// The plan is made anew from the present memories each time. So a missed word comes earlier, and
/// the words of a day that was left out are spread over the days that remain. Practice on several
/// days beats practice on one (Latimier, Peyre and Ramus, "A Meta-Analytic Review of the Benefit of
/// Spacing out Retrieval Practice Episodes on Retention", Educational Psychology Review 33, 2021).
/// `Scheduling` chooses the words that gain most.
///
/// ```swift
/// let plan = TestPlan(words, on: friday, from: today, minutes: 15)
/// plan.parts[0].words  // The words of today, in their order.
/// ```
public struct TestPlan: Hashable, Sendable {
  /// A word of the test, with what is known about it now.
  public struct Word: Hashable, Sendable {
    public let text: String
    /// The learner's memory of the word; `nil` for a word that was not asked yet.
    public let memory: Memory?
    public let acquisition: Calibration.Acquisition
    /// Whether the learner missed the word the last time.
    public let isMissed: Bool

    public init(
      _ text: String, memory: Memory? = nil, acquisition: Calibration.Acquisition = .learned,
      isMissed: Bool = false
    ) {
      (self.text, self.memory, self.acquisition, self.isMissed) = (
        text, memory, acquisition, isMissed
      )
    }
  }

  /// The part of the plan for one day.
  public struct Part: Hashable, Sendable {
    public let day: Day
    /// The words that were missed the last time.
    public var missed: [String] = []
    /// The words that are asked for the first time, to see which of them are known.
    public var pretest: [String] = []
    /// The words that are asked again.
    public var reviews: [String] = []
    /// The expected number of seconds that the part takes.
    public var seconds = 0.0

    /// All words of the day, in the order in which they are asked.
    public var words: [String] { missed + pretest + reviews }
    /// The minutes that the part takes, rounded up.
    public var minutes: Int { Int((seconds / 60).rounded(.up)) }
  }

  /// The parts, one for each day from today to the day before the test. If the test is far away,
  /// its last days are planned later.
  public let parts: [Part]
  /// The share of the words that the learner is expected to spell in the test, from 0 to 1; `nil`
  /// until all days are planned.
  public let share: Double?

  /// - Parameters:
  ///   - words: the words of the test, in the order of the list.
  ///   - test: the day of the test.
  ///   - today: the day on which the plan begins.
  ///   - minutes: the learner's minutes a day.
  ///   - spent: the seconds of practice that today has had already.
  ///   - newChance: the chance that a word is known when it is first asked, from 0 to 1.
  ///   - calibration: how fast the learner has forgotten so far.
  ///   - effort: the seconds of the learner's rounds so far.
  ///   - fsrs: the model of memory.
  public init(
    _ words: [Word], on test: Day, from today: Day, minutes: Int, spent: Double = 0,
    newChance: Double = 0.5, _ calibration: Calibration = Calibration(),
    _ effort: Effort = Effort(),
    by fsrs: FSRS = .standard
  ) {
    var practice = ExpectedPractice(words, newChance: newChance, calibration, effort, fsrs)
    // Nobody plans for longer than a year, and a plan of many words takes its time.
    let days = min(Self.mostDays, max(Self.leastDays, Self.mostRounds / max(1, words.count)))
    let last = min(test, today.advanced(by: days))
    var parts: [Part] = []
    for day in today..<max(today, last) {
      let seconds = Double(minutes) * 60 - (day == today ? spent : 0)
      let isLast = day == test.advanced(by: -1)
      parts.append(
        practice.practise(
          on: day, for: test, seconds: seconds,
          reviewing: isLast ? Self.lightShare * Double(minutes) * 60 : seconds))
    }
    self.parts = parts
    share = last == test || test <= today ? practice.share(on: test) : nil
  }

  private static let mostDays = 366
  /// The number of days that are planned in any case. Of further days, a plan has as many as take
  /// about half a second: words times days are at most ``mostRounds``. The rest is planned later.
  private static let leastDays = 14
  private static let mostRounds = 20_000
  /// The share of the minutes that reviews take on the last day before the test, so that a prepared
  /// learner can rest. New words still take all minutes.
  private static let lightShare = 0.5
  /// The number of days after the test for which the words must last. A plan for the day of the
  /// test alone takes a quarter less time, but one or two words fewer in a hundred are known then
  /// and a month later (`RetentionSimulation` in `Tests/Benchmarks`).
  static let lasting = 30
}

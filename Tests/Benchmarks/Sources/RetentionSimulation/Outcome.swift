/// The learner's result after the last day. Words that the learner knew before are left out.
struct Outcome: Sendable {
  /// Words that were asked at least once.
  var met = 0.0
  /// The expected number of words that are right in the test.
  var spelled = 0.0
  /// Words that the learner spells at least four times in five.
  var sure = 0.0
  /// How the policy's forecasts held.
  var forecasts = Forecasts()
  private var rounds = 0.0
  private var rightRounds = 0.0
  private var seconds = 0.0

  /// The share of all rounds that were right at the first try.
  var right: Double { rightRounds / rounds }
  /// The hours of practice.
  var hours: Double { seconds / 3600 }

  /// Counts a round.
  mutating func count(_ answer: Answer) {
    rounds += 1
    rightRounds += answer.isFirstTry ? 1 : 0
    seconds += answer.seconds
  }

  /// Returns the means over some learners.
  static func mean(_ outcomes: [Outcome]) -> Outcome {
    var mean = Outcome()
    let parts: [WritableKeyPath<Outcome, Double>] = [
      \.met, \.spelled, \.sure, \.rounds, \.rightRounds, \.seconds, \.forecasts.count,
      \.forecasts.predicted, \.forecasts.corrected, \.forecasts.recalledShare,
    ]
    for part in parts {
      mean[keyPath: part] =
        outcomes.reduce(0) { $0 + $1[keyPath: part] } / Double(outcomes.count)
    }
    return mean
  }
}

/// The reviews of words that the learner learned here, on a day after the last round.
struct Forecasts: Sendable {
  /// The number of reviews.
  var count = 0.0
  /// The number of recalled words that FSRS predicts with the published weights.
  var predicted = 0.0
  /// The same, corrected by what the learner forgot before.
  var corrected = 0.0
  /// The number of recalled words.
  var came = 0.0
}

import Practice
import Scheduling
import TestSupport
import Vocabulary

/// A method that chooses the words to ask.
protocol Policy {
  mutating func next(at time: SimulatedTime) -> PoolWord
  mutating func record(_ word: PoolWord, _ answer: Answer, at time: SimulatedTime)
  /// How the policy's forecasts held so far.
  var forecasts: Forecasts { get }
}

extension Policy {
  var forecasts: Forecasts { Forecasts() }
}

extension SimulatedTime {
  /// The moment at which the round ends. Sessions begin at noon.
  var moment: Moment {
    Moment(seconds: (Double(day) + 0.5) * 86_400 + seconds, utcOffset: 0)
  }
}

extension RoundResult {
  /// The result of a simulated round.
  init(_ word: PoolWord, _ answer: Answer, at time: SimulatedTime) {
    self.init(
      word: word.text, at: time.moment, ending: answer.isFirstTry ? .completed : .missed, tries: 1,
      milliseconds: Int(answer.seconds * 1000), difficulty: word.believed)
  }
}

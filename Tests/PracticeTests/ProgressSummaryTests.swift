import Scheduling
import Summaries
import TestSupport
import Testing

@testable import Practice

@Suite("The summary of a learner's progress")
struct ProgressSummaryTests {
  @Test("goes on like the progress itself", arguments: 0..<12 as Range<UInt64>)
  func inverse(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let words = (0..<40).map { "word\($0)" }
    var seconds = 1_790_000_000.0
    func record(_ count: Int, in progress: inout Progress, and other: inout Progress) {
      for _ in 0..<count {
        // Some words come back on the same day; some days pass, and some journeys happen.
        seconds += Double.random(in: 1...40_000, using: &generator).rounded()
        let offset = [0, 3600, -36_000, 43_200][Int.random(in: 0..<4, using: &generator)]
        let at = Moment(seconds: seconds, utcOffset: generator.isTrue(chance: 0.9) ? 0 : offset)
        let word = words[Int.random(in: 0..<words.count, using: &generator)]
        if generator.isTrue(chance: 0.1) {
          let isRight = generator.isTrue(chance: 0.5)
          progress.recordAnswer(about: word, isRight: isRight, at: at)
          other.recordAnswer(about: word, isRight: isRight, at: at)
          continue
        }
        let endings: [RoundResult.Ending] = [.completed, .completed, .missed, .skipped]
        let round = RoundResult(
          word: word, at: at, ending: endings[Int.random(in: 0..<4, using: &generator)],
          tries: Int.random(in: 1...3, using: &generator),
          hints: generator.isTrue(chance: 0.1) ? 1 : 0, slips: 0, heard: 1,
          milliseconds: Int.random(in: 500...90_000, using: &generator),
          difficulty: nil)
        progress.record(round)
        other.record(round)
        if generator.isTrue(chance: 0.1) {
          progress.recordCopy()
          other.recordCopy()
        }
      }
    }
    var (progress, same) = (Progress(), Progress())
    for count in [0, 1, 5, 80, 400] {
      record(count, in: &progress, and: &same)
      var writer = SummaryWriter()
      same.write(to: &writer)
      var reader = SummaryReader(writer.bytes)
      same = try Progress(from: &reader)
      #expect(reader.isAtEnd)
      #expect(same == progress)
    }
  }
}

import Foundation
import Testing

@testable import Learner

@Suite("The time of an answer")
struct AnswerTimeTests {
  @Test(
    "is from 0 to a day, also where it comes as JSON",
    arguments: [-1, 0, 1, 86_400_000, 86_400_001])
  func bounds(milliseconds: Int) throws {
    let isTime = (0...86_400_000).contains(milliseconds)
    #expect(
      (try? AnswerTime(milliseconds: milliseconds))?.milliseconds == (isTime ? milliseconds : nil))
    let json = Data("[\(milliseconds)]".utf8)
    if isTime {
      #expect(
        try JSONDecoder().decode([AnswerTime].self, from: json).first?.milliseconds == milliseconds)
    } else {
      let error = #expect(throws: AnswerTimeError.self) {
        try JSONDecoder().decode([AnswerTime].self, from: json)
      }
      #expect(error?.description == "'milliseconds' is a time from 0 to a day.")
    }
  }

  @Test("of a question that was left open for days is a day")
  func days() {
    #expect(AnswerTime(since: .now - .seconds(7 * 86_400)).milliseconds == 86_400_000)
    #expect(AnswerTime(since: .now - .seconds(2)).milliseconds >= 2000)
  }
}

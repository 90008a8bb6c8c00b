import Plan
import Scheduling
import Storage
import TestSupport
import Testing

@testable import Learner
@testable import Planning
@testable import Today

@Suite("The time that the words of a learner take")
struct PhraseGrowthTests {
  @Test("takes twice as long for twice the phrase of a task")
  func phrases() async throws {
    let today = try #require(Day("2026-09-23"))
    let signs = [
      "a ", "day ", "every ", "by ", "by friday ", "list ", "deck ", "the ", "10 ", "words ",
      "after ", "after tea I ", "when ", ", ", "I ", " ", "review ", "-", "+", "@", "12.", "/",
      "tomorrow ", "on ", "last ", "of ", "month ", "at 5 pm ", "in two weeks ", "5th ",
      "december ", "due:", "rec:x ", "2026-02-30 ",
    ]
    let slow = await Growth.excessive(signs) { text in
      _ = TaskPhrase("do " + text, today: today, lists: ["week-12"], decks: ["Spanish"])
      _ = TaskPhrase(text + "by " + text, today: today, lists: [text], decks: [text])
      _ = try Day(saying: text, today: today)
    }
    #expect(slow.isEmpty)
  }

  @Test("takes twice as long for twice the value of a setting")
  func settings() async {
    let signs = [
      "1", "-", ":", " ", "18:30 ", "21:00-8:00", "starter-", "sure ", "http://", "/", "%", "a",
      "none", ".", "e", "\"", "\\", "{", "[", ",",
    ]
    let slow = await Growth.excessive(signs) { text in
      var settings = Settings()
      for setting in Setting.all { try? setting.set(text, in: &settings) }
      _ = try? Setting(named: text)
    }
    #expect(slow.isEmpty)
  }

  @Test("ends a reminder's title after 200 letters, whatever marks they have")
  func reminders() {
    let short = String(repeating: "a", count: 200)
    #expect(short.ofReminder == short && (short + "b").ofReminder.count == 200)
    #expect((short + "b").ofReminder == String(short.dropLast()) + "…")
    let marked = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(marked.ofReminder.unicodeScalars.count <= 801)
    #expect("Buy paper".ofReminder == "Buy paper")
  }
}

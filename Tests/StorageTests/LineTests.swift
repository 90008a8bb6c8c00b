import Foundation
import Scheduling
import StorageSupport
import Testing

@testable import Learner
@testable import Storage

@Suite("A line of the journal means what JSON says")
struct LineTests {
  /// - Returns: whether a plain reading was found, which is then the decoder's.
  private func check(_ line: [UInt8]) throws -> Bool {
    guard let plain = line.withUnsafeBufferPointer({ JournalEntry(plain: $0) }) else {
      return false
    }
    let text = String(decoding: line, as: UTF8.self)
    let entry = try #require(JournalEntry(decoding: line), "no entry: \(text)")
    #expect(plain == entry, "\(text)")
    // Equal texts may still be of other scalars.
    #expect(try encoded(plain) == encoded(entry), "\(text)")
    return true
  }

  private func encoded(_ entry: JournalEntry) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(entry)
  }

  @Test("when VocalVocab wrote it, and then the decoder is not needed")
  func ours() throws {
    var source = LineSource(seed: 1)
    for number in 0..<3000 {
      var entry = JournalEntry(
        at: Moment(
          seconds: Double(number) * 1_234_567 - 1_000_000_000, utcOffset: number % 3 * 3600 - 3600),
        event: number % 2 == 0 ? .correct : .wrong,
        word: source.text())
      if number % 3 > 0 { entry.typed = source.text() }
      if number % 5 > 0 { entry.mistakes = (0..<number % 4).map { _ in source.text() } }
      if number % 7 > 0 {
        entry.tryNumber = number % 4
        entry.hints = 0
        entry.heard = number
        entry.milliseconds = -number
        entry.slips = number % 2
        entry.outcome = number % 2 == 0 ? .completed : .missed
        entry.level = "expert"
        entry.irregularity = Double(number % 10) / 10.0
        entry.round = String(source.generator.next(), radix: 36)
      }
      #expect(try check(Array(encoded(entry))), "\(entry)")
    }
  }

  @Test("whatever program wrote it")
  func anyone() throws {
    var source = LineSource(seed: 2)
    var plain = 0
    for _ in 0..<15_000 where try check(Array(source.line().utf8)) { plain += 1 }
    #expect(plain > 5000)
  }

  @Test("when it is damaged in any way")
  func damaged() throws {
    var source = LineSource(seed: 3)
    var plain = 0
    for _ in 0..<15_000 {
      let line = source.damaged(Array(source.line().utf8))
      if try check(line) { plain += 1 }
    }
    #expect(plain > 300)
  }

  @Test("when it ends too soon, at any place")
  func torn() throws {
    var source = LineSource(seed: 4)
    for _ in 0..<50 {
      let line = Array(source.line().utf8)
      for length in 0..<line.count { _ = try check(Array(line[..<length])) }
    }
  }

  @Test("on every day of four hundred years")
  func days() throws {
    let style = Date.ISO8601FormatStyle()
    for day in stride(from: -40_000, to: 110_000, by: 1) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + Double(day % 86_400))
      let text = Array(style.format(date).utf8)
      #expect(text.withUnsafeBufferPointer(Timestamp.date) == date)
    }
  }
}

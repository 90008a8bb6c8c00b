import Foundation
import StorageSupport
import Testing
import Vocabulary

@testable import Learner
@testable import Storage

@Suite("The document of completed words, read and written without Foundation's coders")
struct PlainListTests {
  private let document = Document<CompletedList>(
    "completed.json",
    in: StoreFolder("/", writer: FileWriter(), reports: SetAsideReports(nil)).documents,
    format: "vocalvocab.completed")

  private func list(_ source: inout LineSource) -> CompletedList {
    CompletedList(
      words: (0..<Int.random(in: 0...4, using: &source.generator)).map { _ in word(&source) })
  }

  private func word(_ source: inout LineSource) -> CompletedWord {
    let definitions = (0..<Int.random(in: 0...2, using: &source.generator)).map { number in
      Definition(
        partOfSpeech: number == 0 ? .noun : PartOfSpeech(rawValue: source.text()),
        text: source.text(),
        examples: (0..<Int.random(in: 0...2, using: &source.generator)).map { _ in source.text() })
    }
    let seconds = Double.random(in: -1e10...2e11, using: &source.generator)
    return CompletedWord(
      word: source.text(), definitions: definitions,
      firstCompleted: source.chance(0.8) ? Date(timeIntervalSince1970: seconds) : nil,
      lastCompleted: source.chance(0.8)
        ? Date(timeIntervalSince1970: (seconds + 77).rounded()) : nil,
      timesCompleted: Int.random(in: 0...1000, using: &source.generator),
      fewestTries: source.chance(0.5) ? 2 : nil, source: source.chance(0.3) ? source.text() : nil)
  }

  /// - Returns: whether a plain reading was found, which is then the decoder's.
  private func check(_ bytes: [UInt8]) throws -> Bool {
    guard let plain = bytes.withUnsafeBufferPointer(CompletedList.init(plain:)) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard case .content(let list?) = try document.decode(bytes) else {
      Issue.record("no list: \(text)")
      return true
    }
    #expect(plain == list, "\(text)")
    // Equal texts may still be of other scalars.
    #expect(try document.encode(plain) == document.encode(list), "\(text)")
    return true
  }

  @Test("is the same byte for byte, and read without the decoder")
  func ours() throws {
    var source = LineSource(seed: 11)
    for _ in 0..<2000 {
      let list = list(&source)
      let bytes = try document.encode(list)
      #expect(try #require(list.plain) == bytes)
      #expect(try check(bytes))
    }
  }

  @Test("leaves dates of another form to the encoder", arguments: [-2e10, 3e11, .infinity])
  func dates(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(CompletedList(words: [CompletedWord(word: "a", firstCompleted: date)]).plain == nil)
  }

  @Test("means what JSON says when it is damaged in any way")
  func damaged() throws {
    var source = LineSource(seed: 12)
    var (plain, others) = (0, 0)
    for _ in 0..<15_000 {
      let bytes = source.damaged(try document.encode(list(&source)))
      if try check(bytes) { plain += 1 } else { others += 1 }
    }
    #expect(plain > 300 && others > 300)
  }

  @Test("means what JSON says when a sign, a name or a line is left out, given twice or moved")
  func rearranged() throws {
    var source = LineSource(seed: 13)
    for _ in 0..<3000 {
      var lines = String(decoding: try document.encode(list(&source)), as: UTF8.self)
        .split(separator: "\n").map(String.init)
      let index = Int.random(in: 0..<lines.count, using: &source.generator)
      switch Int.random(in: 0..<4, using: &source.generator) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: index)
      case 2: lines[index].removeAll { $0 == "," || $0 == ":" }
      default: lines.swapAt(index, .random(in: 0..<lines.count, using: &source.generator))
      }
      _ = try check(Array(lines.joined(separator: "\n").utf8))
    }
  }
}

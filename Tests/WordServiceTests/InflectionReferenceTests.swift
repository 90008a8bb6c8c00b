import Foundation
import TestSupport
import Testing
import Vocabulary

@testable import WordService

@Suite("The forms of the 5,000 most frequent words")
struct InflectionReferenceTests {
  private struct Form: Hashable, CustomStringConvertible {
    let lemma: String
    let name: String
    let form: String

    var description: String { "\(lemma)\t\(name)\t\(form)" }

    init(lemma: String, name: String, form: String) {
      (self.lemma, self.name, self.form) = (lemma, name, form)
    }

    init?(_ line: Substring) {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3 else { return nil }
      self.init(lemma: fields[0], name: fields[1], form: fields[2])
    }
  }

  private let dictionary = try! sharedDictionary.get()

  /// The words that occur most often in the texts that WordNet's makers tagged.
  private func frequentWords() throws -> [String] {
    let wordNet = try #require(WordNet(folder: "/usr/share/wordnet"))
    let uses = wordNet.uses.reduce(into: [String: Int]()) {
      $0[$1.key.text, default: 0] += $1.value
    }
    let known = uses.filter { dictionary.word($0.key)?.text == $0.key && !$0.key.contains(" ") }
    return known.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5000).map(\.key)
  }

  @Test("are those of a reference, except for those that a person has checked")
  func reference() throws {
    let words = try frequentWords()
    let expected = Set(
      try Reference.lines(of: "inflections.py", input: words).compactMap(Form.init))
    #expect(expected.count > 10_000)
    let shown = Set(
      words.flatMap { word in
        dictionary.inflections(of: word).map {
          Form(lemma: word, name: $0.name.rawValue, form: $0.form)
        }
      })
    let path = TestFolders.repository + "/Tests/WordServiceTests/Resources/inflections.txt"
    let list = try String(contentsOfFile: path, encoding: .utf8)
    let listed = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(Form.init)
    let different = shown.subtracting(expected)
    #expect(different.subtracting(listed).map(\.description).sorted() == [])
    #expect(Set(listed).subtracting(different).map(\.description).sorted() == [])
    #expect(shown.count > 10_000)
    // The rest are variants that no list has, and verbs that WordNet doesn't have.
    let common = expected.filter { expected in
      expected.form != expected.lemma
        && dictionary.level(of: expected.form).map { $0 <= .broad } ?? false
    }
    let missing = common.subtracting(shown).count
    #expect(missing * 100 < common.count * 3)
  }
}

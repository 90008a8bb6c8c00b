import Foundation
import TestSupport
import Testing
import Vocabulary

@testable import WordService

@Suite("Rare spellings")
struct RareSpellingsTests {
  private let dictionary = try! sharedDictionary.get()

  private func alike(
    _ typed: String, for word: String, sounding same: [String] = []
  ) -> SoundAlike? {
    dictionary.soundAlikes(
      of: word, as: dictionary.word(word)?.definitions.first, sounding: same
    ).first { $0.text == typed }
  }

  @Test(
    "are known as such, and so are their forms",
    arguments: [
      ("descendant", "descendent"), ("propeller", "propellor"),
      ("propellers", "propellors"), ("sherbet", "sherbert"), ("paid", "payed"),
      ("equipped", "equipt"), ("canvass", "canvas"), ("canvas", "canvass"),
      ("narwhal", "narwal"), ("baguette", "baguet"), ("advertise", "advertize"),
      ("advertised", "advertized"),
    ])
  func rare(word: String, typed: String) {
    #expect(alike(typed, for: word) == .rareSpelling(typed))
  }

  @Test(
    "make the usual one right where they are asked",
    arguments: [("propellor", "propeller"), ("narwal", "narwhal"), ("sherbert", "sherbet")])
  func asked(word: String, typed: String) {
    if case .variant = alike(typed, for: word) {} else { Issue.record("\(typed) for \(word)") }
  }

  @Test(
    "are not those that people use",
    arguments: [
      ("doughnut", "donut"), ("focused", "focussed"), ("judgment", "judgement"),
      ("skeptical", "sceptical"), ("learned", "learnt"), ("catalog", "catalogue"),
      ("pickax", "pickaxe"), ("misspelled", "misspelt"),
    ])
  func usual(word: String, typed: String) {
    if case .variant = alike(typed, for: word) {} else { Issue.record("\(typed) for \(word)") }
  }

  @Test("of the list are all spellings of the word, as far as the dictionary tells")
  func list() throws {
    let path = TestFolders.repository + "/Sources/CWordLists/rare.txt"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
    #expect(lines.count > 600)
    let missed = lines.flatMap { words in
      words.dropFirst().filter { alike(words[0], for: $0) != .rareSpelling(words[0]) }
        .map { "\(words[0]) for \($0)" }
    }
    #expect(missed.count <= 5, "\(missed)")
  }

  @Test(
    "are not two words that WordNet takes for one",
    arguments: [("born", "borne"), ("light", "lite"), ("load", "lode"), ("discusses", "discuses")])
  func separate(one: String, other: String) {
    for (asked, typed) in [(one, other), (other, one)] {
      let heard = alike(typed, for: asked, sounding: [typed])
      #expect(heard?.isSameWord == false, "\(typed) for \(asked)")
      #expect(alike(typed, for: asked) == nil)
    }
  }
}

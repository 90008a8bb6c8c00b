import Foundation
import Testing
import Vocabulary

@testable import WordService

@Suite("The offline dictionary")
struct OfflineDictionaryTests {
  let dictionary = try! OfflineDictionary()

  @Test("knows words with their definitions by part of speech and their examples")
  func definitions() throws {
    let harbor = try #require(dictionary.word("harbor"))
    #expect(harbor.level == .everyday)
    #expect(
      harbor.definitions.first(.noun)
        == "a sheltered port where ships can take on or discharge cargo")
    #expect(harbor.definitions.first(.verb) == "maintain (a theory, thoughts, or feelings)")
    #expect(
      harbor.definitions.flatMap(\.examples).contains("She is harboring a grudge against him"))
    #expect(dictionary.word("Necessary")?.text == "necessary")
    #expect(dictionary.word("necessary")?.relatives.contains("necessity") == true)
  }

  @Test(
    "has no entry for what is no word",
    arguments: ["", " ", "asdfgh", "ice cream", "%", "a b", "\n", "é", "harbor ", "../x"])
  func unknown(text: String) {
    #expect(dictionary.word(text) == nil)
  }

  @Test("keeps names out: china is porcelain")
  func names() throws {
    let china = try #require(dictionary.word("china"))
    #expect(china.definitions.allSatisfy { !$0.text.contains("Asia") })
    #expect(dictionary.word("paris") == nil)
  }

  @Test(
    "puts the part of speech that is used most first",
    arguments: [
      ("run", PartOfSpeech.verb), ("water", .noun), ("necessary", .adjective), ("quickly", .adverb),
    ])
  func order(word: String, part: PartOfSpeech) {
    #expect(dictionary.word(word)?.definitions.first?.partOfSpeech == part)
  }

  @Test(
    "agrees with wn on the senses of words, in its order",
    arguments: ["harbor", "run", "set", "necessary", "well", "light", "galore", "zygote"])
  func wn(word: String) throws {
    let wordNet = try #require(WordNet(folder: "/usr/share/wordnet"))
    for part in WordNet.Part.allCases {
      let glosses = try wnGlosses(word, part)
      let ours = wordNet.synsets(of: word).filter { $0.part == part }
        .map { String($0.gloss).trimmingCharacters(in: .whitespaces) }
      #expect(glosses.filter(ours.contains) == ours, "\(word) \(part)")
    }
  }

  /// What Debian's `wn` prints: `1. (8) seaport, haven, harbor -- (a sheltered port …)`.
  private func wnGlosses(_ word: String, _ part: WordNet.Part) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/wn")
    process.arguments = [word, "-over"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let sections = output.components(separatedBy: "\nOverview of ")
    guard let section = sections.first(where: { $0.hasPrefix("\(part.rawValue) ") }) else {
      return []
    }
    return section.split(separator: "\n").compactMap { line in
      guard line.first?.isNumber == true, let start = line.range(of: "-- (") else { return nil }
      return String(line[start.upperBound...].dropLast())
    }
  }

  @Test(
    "draws only words of the wanted length and level that have a definition and are fit",
    arguments: 3...14)
  func draws(length: Int) throws {
    var generator = Numbers(state: UInt64(length))
    let level = Level.allCases[length % Level.allCases.count]
    let pool = dictionary.pool(
      length: try WordLength("\(length)"), levels: LevelRange(level...level))
    let unfit = try unfitWords()
    let sizes = try levels(ofLength: length)
    var drawn: Set<String> = []
    for _ in 0..<10_000 {
      let word = try #require(dictionary.draw(from: pool, using: &generator))
      if !drawn.insert(word.text).inserted { continue }
      #expect(word.text.count == length && word.text.allSatisfy { ("a"..."z").contains($0) })
      #expect(sizes[word.text] == level && word.level == level, "\(word.text)")
      #expect(!word.definitions.isEmpty)
      #expect(!unfit.contains(word.text), "\(word.text)")
    }
    #expect(drawn.count > 1)
  }

  /// Words of a length and their levels, by reading SCOWL's files another way.
  private func levels(ofLength length: Int) throws -> [String: Level] {
    var levels: [String: Level] = [:]
    for level in Level.allCases.reversed() {
      for size in level.scowlSizes {
        for category in ["english", "american", "british", "british_z", "canadian", "australian"] {
          let path = "/usr/share/dict/scowl/\(category)-words.\(size)"
          guard let text = try? String(contentsOfFile: path, encoding: .isoLatin1) else { continue }
          for line in text.split(separator: "\n") where line.utf8.count == length {
            levels[String(line)] = level
          }
        }
      }
    }
    return levels
  }

  /// What WordNet's data files mark, found by another way than ours: the pointers of the words.
  private func unfitWords() throws -> Set<String> {
    let domains: Set = ["06717170", "01219893", "07124340", "04903368", "00738697", "06718862"]
    var words: Set<String> = []
    for part in ["noun", "verb", "adj", "adv"] {
      let text = try String(contentsOfFile: "/usr/share/wordnet/data.\(part)", encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains(" ;u ") {
        let fields = line.split(separator: " ")
        guard let count = Int(fields[3], radix: 16) else { continue }
        for (index, field) in fields.enumerated() where field == ";u" {
          guard domains.contains(String(fields[index + 1])) else { continue }
          let source = Int(fields[index + 3].prefix(2), radix: 16) ?? 0
          let marked = source == 0 ? Array(1...count) : [source]
          words.formUnion(marked.map { String(fields[2 + 2 * $0]) })
        }
      }
    }
    #expect(words.count > 100)
    return words
  }

  @Test("the same seed draws the same words")
  func seed() throws {
    let pool = dictionary.pool(length: try WordLength("8"), levels: try LevelRange("everyday"))
    func five() -> [String?] {
      var generator = Numbers(state: 7)
      return (0..<5).map { _ in dictionary.draw(from: pool, using: &generator)?.text }
    }
    #expect(five() == five())
  }

  @Test("passes over what was asked lately while it has others")
  func unwanted() throws {
    var generator = Numbers(state: 1)
    let pool = dictionary.pool(length: try WordLength("3"), levels: try LevelRange("starter"))
    var asked: Set<String> = []
    for _ in 0..<50 {
      let word = try #require(
        dictionary.draw(from: pool, using: &generator) { asked.contains($0) })
      #expect(asked.insert(word.text).inserted)
    }
    #expect(dictionary.draw(from: pool, using: &generator) { _ in true } != nil)
  }

  @Test("has words of the greatest length or says that there are none")
  func longest() throws {
    var generator = Numbers(state: 1)
    let pool = dictionary.pool(length: try WordLength("30"), levels: try LevelRange("starter"))
    #expect(dictionary.draw(from: pool, using: &generator) == nil)
  }

  @Test("that is not installed is one sentence that says which package to install")
  func missing() {
    let error = #expect(throws: WordServiceError.self) {
      try OfflineDictionary(wordNet: "/nowhere")
    }
    #expect("\(error!)".contains("sudo apt-get install wordnet-base"))
    let lists = #expect(throws: WordServiceError.self) { try OfflineDictionary(scowl: "/nowhere") }
    #expect("\(lists!)".contains("sudo apt-get install scowl"))
  }
}

/// Knuth's linear congruential generator for MMIX: the same numbers every time.
struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

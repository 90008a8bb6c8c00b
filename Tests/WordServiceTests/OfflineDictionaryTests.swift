import Foundation
import TestSupport
import Testing
import Vocabulary

@testable import WordService

@Suite("The offline dictionary")
struct OfflineDictionaryTests {
  let dictionary = try! sharedDictionary.get()

  @Test("a word has its level, definitions by part of speech, examples and relatives")
  func definitions() throws {
    let harbor = try #require(dictionary.word("harbor"))
    #expect(harbor.level == .starter)
    #expect(harbor.definitions.first?.text == "a place by the coast where ships can stay safely")
    #expect(harbor.definitions.first(.verb) == "maintain a theory, thoughts, or feelings")
    #expect(
      harbor.definitions.flatMap(\.examples).contains("She is harboring a grudge against him"))
    #expect(dictionary.word("Necessary")?.text == "necessary")
    #expect(dictionary.word("necessary")?.relatives.contains("necessity") == true)
  }

  @Test(
    "a rare meaning is told only if a word has no other meaning, and never if we define the word",
    arguments: [
      ("rhythm", "family planning"), ("whale", "very large person"), ("whale", "hunt"),
      ("shrimp", "disparaging"), ("pig", "policeman"), ("harbor", "discharge cargo"),
    ])
  func rare(word: String, meaning: String) throws {
    let shown = try #require(dictionary.word(word)).definitions.map(\.text)
    let all = try #require(dictionary.word(word, isComplete: true)).definitions.map(\.text)
    #expect(!shown.isEmpty && !shown.contains { $0.contains(meaning) })
    #expect(all.contains { $0.contains(meaning) } && all.starts(with: shown))
    #expect(dictionary.word("whaled")?.definitions.map(\.text) == ["past form: hunt for whales"])
  }

  @Test(
    "a text that is no word has no entry",
    arguments: ["", " ", "asdfgh", "ice  cream", "%", "a b", "\n", "é", "harbor ", "../x"])
  func unknown(text: String) {
    #expect(dictionary.word(text) == nil)
  }

  @Test("a name is another word than the word in small letters: china is porcelain")
  func names() throws {
    let china = try #require(dictionary.word("china"))
    #expect(china.definitions.allSatisfy { !$0.text.contains("Asia") })
    let country = try #require(dictionary.word("China"))
    #expect(country.isName && country.definitions.contains { $0.text.contains("Asia") })
  }

  @Test(
    "names, contractions and accents are found as people write them",
    arguments: [
      ("wednesday", "Wednesday"), ("FEBRUARY", "February"), ("English", "English"), ("mr", "Mr"),
      ("don’t", "don't"), ("o'clock", "o'clock"), ("i'm", "I'm"), ("café", "café"),
      ("cafe", "cafe"), ("mondays", "Mondays"), ("Atlantic", "Atlantic"), ("Water", "water"),
      ("ice cream", "ice cream"), ("mother-in-law", "mother-in-law"),
    ])
  func spelling(typed: String, spelling: String) throws {
    let word = try #require(dictionary.word(typed))
    #expect(word.text == spelling)
    #expect(word.isName == (spelling.lowercased() != spelling))
  }

  @Test(
    "the most used part of speech comes first",
    arguments: [
      ("run", PartOfSpeech.verb), ("water", .noun), ("necessary", .adjective), ("quickly", .adverb),
    ])
  func order(word: String, part: PartOfSpeech) {
    #expect(dictionary.word(word)?.definitions.first?.partOfSpeech == part)
  }

  @Test("2,000 words have the same senses as in Debian's wn, and the most used come first")
  func wn() throws {
    var generator = SeededGenerator(seed: 2000)
    let pool = dictionary.pool(
      length: try WordLength("2-30"), levels: try LevelRange("starter-bee"))
    for _ in 0..<2000 {
      let word = try #require(dictionary.draw(from: pool, using: &generator))
      // `wn` finds names in small letters, too, and knows no accents. Only we have our own
      // definitions.
      guard word.ownCount == 0, word.text.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      let theirs = try wnSenses(word.text)
      for part in WordNet.Part.allCases {
        let ours = word.definitions.filter { $0.partOfSpeech == part.partOfSpeech }.map(\.text)
        let senses = theirs[part] ?? []
        // Our dictionary leaves out names and unfit words.
        let common = ours.filter { text in senses.contains { $0.text == text } }
        #expect(
          common.count == ours.count,
          "\(word.text) \(part): \(ours) \(senses)")
        let tagged = senses.filter { $0.isTagged && ours.contains($0.text) }.map(\.text)
        #expect(Array(common.prefix(tagged.count)) == tagged, "\(word.text) \(part)")
      }
    }
  }

  /// Returns the senses that Debian's `wn` prints, with cleaned texts. It prints:
  ///
  ///     Overview of noun harbor
  ///
  ///     The noun harbor has 2 senses (first 1 from tagged texts)
  ///
  ///     1. (8) seaport, haven, harbor, harbour -- (a sheltered port …)
  private func wnSenses(
    _ word: String
  ) throws -> [WordNet.Part: [(text: String, isTagged: Bool)]] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/wn")
    process.arguments = [word, "-over"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var senses: [WordNet.Part: [(text: String, isTagged: Bool)]] = [:]
    for section in output.components(separatedBy: "\nOverview of ") {
      guard let part = WordNet.Part.allCases.first(where: { section.hasPrefix("\($0) \(word)\n") })
      else { continue }
      let tagged = section.firstMatch(of: /first (\d+) from tagged/).flatMap { Int($0.1) } ?? 0
      for line in section.split(separator: "\n") {
        guard let start = line.range(of: "-- ("), let number = Int(line.prefix { $0 != "." })
        else { continue }
        let gloss = String(line[start.upperBound...].dropLast())
        let text = Gloss.parts(of: Array(gloss.utf8)[...], isVerb: part == .verb).definition
        senses[part, default: []].append((text, number <= tagged))
      }
    }
    return senses
  }

  @Test(
    "every drawn word has the wanted length and level and a definition, and is fit for a school",
    arguments: 3...14)
  func draws(length: Int) throws {
    var generator = SeededGenerator(seed: UInt64(length))
    let level = Level.allCases[length % Level.allCases.count]
    let pool = dictionary.pool(
      length: try WordLength("\(length)"), levels: LevelRange(level...level))
    let unfit = try Self.unfitWords.get()
    let levels = try Self.levels.get()
    var drawn: Set<String> = []
    for _ in 0..<10_000 {
      let word = try #require(dictionary.draw(from: pool, using: &generator))
      if !drawn.insert(word.text).inserted { continue }
      #expect(word.text.count(where: \.isLetter) == length)
      #expect(word.text.allSatisfy(\.isLetter) && !word.isName || word.ownCount > 0)
      let size = levels[word.text] ?? .starter
      #expect(word.level == level && (level == .starter || size <= level), "\(word.text)")
      #expect(!word.definitions.isEmpty)
      #expect(!unfit.contains(word.text) || word.ownCount > 0, "\(word.text)")
    }
    #expect(drawn.count > 1)
  }

  @Test("every drawn word of the levels starter and everyday has a definition of our own")
  func ownDefinitions() throws {
    let pool = dictionary.pool(
      length: try WordLength("2-30"), levels: try LevelRange("starter-everyday"))
    let words = (0..<pool.count).map { dictionary.word(at: $0, of: pool) }
    #expect(words.count > 5_000)
    #expect(words.filter { $0.ownCount == 0 }.map(\.text) == [])
  }

  @Test("a word that the dictionary recognises in any spelling is asked, unless it is unfit")
  func askable() throws {
    let unfit = try Self.unfitWords.get()
    let numbers = stride(from: 0, to: dictionary.index.count, by: 101)
    let texts = (unfit + numbers.map(dictionary.index.text)).flatMap {
      [$0, $0.uppercased(), $0.lowercased(), $0 + "s", $0 + "qq"]
    }
    let wrong = texts.filter {
      let isFit = !dictionary.isUnfit($0.lowercased())
      return dictionary.canAsk($0) != (dictionary.recognises($0) && isFit)
    }
    #expect(wrong == [])
    #expect(unfit.contains { dictionary.recognises($0) && !dictionary.canAsk($0) })
    #expect(["necessary", "Monday", "monday", "don’t", "mice"].allSatisfy(dictionary.canAsk))
    #expect(!["necesary", "qq", ""].contains(where: dictionary.canAsk))
  }

  /// The words and their levels. It reads SCOWL's files in another way than the program does.
  private static let levels = Result { () throws -> [String: Level] in
    var levels: [String: Level] = [:]
    for level in Level.allCases.reversed() {
      for size in level.scowlSizes {
        for category in ["english", "american", "british", "british_z", "canadian", "australian"] {
          let path = "/usr/share/dict/scowl/\(category)-words.\(size)"
          guard let bytes = FileManager.default.contents(atPath: path) else { continue }
          for line in bytes.split(separator: UInt8(ascii: "\n")) {
            // Words with letters beyond ASCII are not asked.
            if let word = String(validating: line, as: Unicode.ASCII.self) { levels[word] = level }
          }
        }
      }
    }
    return levels
  }

  /// The words that WordNet marks as unfit. This follows the pointers of the words, whereas the
  /// program follows the pointers of the domains.
  private static let unfitWords = Result { () throws -> Set<String> in
    let domains: Set = ["06717170", "01219893", "07124340", "04903368", "00738697", "06718862"]
    let mark = Data(" ;u ".utf8)
    var words: Set<String> = []
    for part in ["noun", "verb", "adj", "adv"] {
      let bytes = try Data(contentsOf: URL(filePath: "/usr/share/wordnet/data.\(part)"))
      for line in bytes.split(separator: UInt8(ascii: "\n")) where line.range(of: mark) != nil {
        let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
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

  @Test(
    "a word that we define ourselves is asked, and its unfit meaning is never told",
    arguments: ["boy", "queen", "screw", "spade", "taco"])
  func ownWordWithUnfitMeaning(text: String) throws {
    #expect(try Self.unfitWords.get().contains(text) && dictionary.canAsk(text))
    let word = try #require(dictionary.word(text, isComplete: true))
    let unfit = ["offensive", "slur", "obscene", "slang"]
    for meaning in word.definitions { #expect(!unfit.contains { meaning.text.contains($0) }) }
  }

  @Test("the same seed draws the same words")
  func seed() throws {
    let pool = dictionary.pool(length: try WordLength("8"), levels: try LevelRange("everyday"))
    func five() -> [String?] {
      var generator = SeededGenerator(seed: 7)
      return (0..<5).map { _ in dictionary.draw(from: pool, using: &generator)?.text }
    }
    #expect(five() == five())
  }

  @Test("an unwanted word comes only where all words are unwanted")
  func unwanted() throws {
    var generator = SeededGenerator(seed: 1)
    let pool = dictionary.pool(length: try WordLength("3"), levels: try LevelRange("starter"))
    var asked: Set<String> = []
    for _ in 0..<50 {
      let word = try #require(
        dictionary.draw(from: pool, using: &generator) { asked.contains($0) })
      #expect(asked.insert(word.text).inserted)
    }
    #expect(dictionary.draw(from: pool, using: &generator) { _ in true } != nil)
  }

  @Test("an empty pool draws no word")
  func longest() throws {
    var generator = SeededGenerator(seed: 1)
    let pool = dictionary.pool(length: try WordLength("30"), levels: try LevelRange("starter"))
    #expect(dictionary.draw(from: pool, using: &generator) == nil)
  }

  @Test("a missing dictionary is reported with the package to install")
  func missing() {
    let error = #expect(throws: WordServiceError.self) {
      try OfflineDictionary(wordNet: "/nowhere", cache: nil)
    }
    #expect("\(error!)".contains("sudo apt-get install wordnet-base"))
    let lists = #expect(throws: WordServiceError.self) {
      try OfflineDictionary(scowl: "/nowhere", cache: nil)
    }
    #expect("\(lists!)".contains("sudo apt-get install scowl"))
  }
}

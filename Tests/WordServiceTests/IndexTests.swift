import Foundation
import TestSupport
import Testing
import Vocabulary

@testable import WordService

@Suite("The index of the dictionary")
struct IndexTests {
  /// Writes a small WordNet and SCOWL for one test.
  private func sources() throws -> (wordNet: String, scowl: String, cache: String) {
    let folder = NSTemporaryDirectory() + "vocalvocab-index-\(UUID().uuidString)"
    for name in ["wordnet", "scowl"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    func write(_ name: String, _ text: String) throws {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    for part in ["verb", "adj", "adv"] {
      for file in ["data.\(part)", "index.\(part)", "\(part).exc"] {
        try write("wordnet/\(file)", "")
      }
    }
    try write("wordnet/noun.exc", "mice mouse\n")
    try write("wordnet/cntlist.rev", "")
    try write(
      "wordnet/data.noun",
      "00000000 05 n 01 mouse 0 000 | a small animal; \"a mouse ran\"  \n"
        + "00000066 05 n 02 cat 0 Felix 0 000 | an animal that hunts mice  \n")
    try write("wordnet/index.noun", "cat n 1 0 1 0 00000066  \nmouse n 1 0 1 0 00000000  \n")
    try write("scowl/english-words.10", "cat\nmouse\nmice\n")
    return ("\(folder)/wordnet", "\(folder)/scowl", "\(folder)/cache")
  }

  private func open(
    _ sources: (wordNet: String, scowl: String, cache: String), installed: String? = nil,
    built: inout Bool
  ) throws -> OfflineDictionary {
    var wasBuilt = false
    defer { built = wasBuilt }
    return try OfflineDictionary(
      wordNet: sources.wordNet, scowl: sources.scowl, cache: sources.cache, installed: installed
    ) { _ in wasBuilt = true }
  }

  @Test("an index that was installed is read where it lies, until a source changes")
  func installed() throws {
    let sources = try sources()
    var isBuilt = false
    let installed = sources.cache + "-installed"
    _ = try open((sources.wordNet, sources.scowl, cache: installed), built: &isBuilt)
    #expect(try open(sources, installed: installed, built: &isBuilt).word("cat") != nil)
    #expect(!isBuilt && !FileManager.default.fileExists(atPath: sources.cache))
    try "cat\n".write(
      toFile: sources.scowl + "/english-words.20", atomically: true, encoding: .utf8)
    #expect(try open(sources, installed: installed, built: &isBuilt).word("cat") != nil)
    #expect(isBuilt && FileManager.default.fileExists(atPath: sources.cache + "/words.index"))
    #expect(try open(sources, installed: installed, built: &isBuilt).word("cat") != nil)
    #expect(!isBuilt)
  }

  @Test("an index that was installed serves without WordNet and SCOWL, and a cached one doesn't")
  func withoutSources() throws {
    let sources = try sources()
    var isBuilt = false
    let installed = sources.cache + "-installed"
    _ = try open((sources.wordNet, sources.scowl, cache: installed), built: &isBuilt)
    for folder in [sources.scowl, sources.wordNet] {
      try FileManager.default.removeItem(atPath: folder)
      #expect(try open(sources, installed: installed, built: &isBuilt).word("cat") != nil)
      #expect(!isBuilt)
      #expect(throws: WordServiceError.self) {
        try open((sources.wordNet, sources.scowl, cache: installed), built: &isBuilt)
      }
    }
  }

  @Test("the index is made once, and again after a change of a source")
  func rebuilt() throws {
    let sources = try sources()
    var isBuilt = false
    #expect(try open(sources, built: &isBuilt).word("cat")?.level == .starter)
    #expect(isBuilt)
    #expect(try open(sources, built: &isBuilt).word("mice")?.forms.first?.lemma == "mouse")
    #expect(!isBuilt)
    try "cat\nmouse\n".write(
      toFile: sources.scowl + "/english-words.20", atomically: true, encoding: .utf8)
    _ = try open(sources, built: &isBuilt)
    #expect(isBuilt)
  }

  @Test("what killed programs left beside the index is taken away, though nothing is written")
  func leftovers() throws {
    let sources = try sources()
    var isBuilt = false
    _ = try open(sources, built: &isBuilt)
    // Another folder, because a process looks into each only once.
    let cache = sources.cache + "-copy"
    try FileManager.default.copyItem(atPath: sources.cache, toPath: cache)
    try Data("half".utf8).write(to: URL(filePath: cache + "/.unfinished-killed"))
    _ = try open((sources.wordNet, sources.scowl, cache), built: &isBuilt)
    #expect(!isBuilt)
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache) == ["words.index"])
  }

  @Test("a damaged index is made again, and unnoticed damage does no harm")
  func damaged() throws {
    let sources = try sources()
    var isBuilt = false
    _ = try open(sources, built: &isBuilt)
    let path = sources.cache + "/words.index"
    let whole = try Data(contentsOf: URL(filePath: path))
    for damage in [
      Data(), whole.dropLast(5), Data("VVWORDS1".utf8), Data(repeating: 7, count: 999),
    ] {
      try damage.write(to: URL(filePath: path))
      #expect(try open(sources, built: &isBuilt).word("cat") != nil)
      #expect(isBuilt)
    }
    var generator = SeededGenerator(seed: 3)
    let file = IndexFile(
      wordNet: sources.wordNet, scowl: sources.scowl, cache: sources.cache, installed: nil)
    var unnoticed = 0
    // The first 16 bytes tell whether the file is an index of these sources.
    for count in 0..<600 {
      var bytes = whole
      let indices = count % 2 == 0 ? 16..<48 : 48..<bytes.count
      for _ in 0..<4 {
        bytes[Int.random(in: indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      try bytes.write(to: URL(filePath: path))
      // Where the damage is noticed, the index would be made again, as above.
      guard file.saved(file.fingerprint) != nil else { continue }
      unnoticed += 1
      let dictionary = try open(sources, built: &isBuilt)
      for word in ["cat", "mouse", "mice", "dog"] { _ = dictionary.word(word) }
      _ = dictionary.neighbours(of: "cet")
      let pool = dictionary.pool(
        length: try WordLength("2-30"), levels: try LevelRange("starter-bee"))
      _ = dictionary.draw(from: pool, using: &generator)
      _ = dictionary.inflections(of: "mouse")
      for word in ["cat", "mouse"] { useThesaurus(of: dictionary, for: word) }
    }
    #expect(unnoticed > 300)
  }

  /// Follows every relation from a word.
  private func useThesaurus(of dictionary: OfflineDictionary, for word: String) {
    let thesaurus = dictionary.thesaurus
    for synset in dictionary.fullEntry(of: word)?.meanings.compactMap(\.synset) ?? [] {
      _ = (thesaurus.file(of: synset), thesaurus.words(of: synset))
      _ = (thesaurus.hypernyms(of: synset), thesaurus.similar(to: synset))
    }
    _ = (thesaurus.antonyms(of: word), thesaurus.derivations(of: word))
    for level in Level.allCases {
      _ = thesaurus.nearest(to: word, in: Thesaurus.Synset(5), level: level, count: 5)
    }
    for order in Thesaurus.Order.allCases {
      _ = thesaurus.neighbours(of: word, in: order, count: 5)
    }
  }

  @Test("the index is complete when several processes make it at the same time")
  func together() async throws {
    let sources = try sources()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try OfflineDictionary(
            wordNet: sources.wordNet, scowl: sources.scowl, cache: sources.cache
          ).word("cat") != nil
        }
      }
      for try await isThere in group { #expect(isThere) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: sources.cache) == ["words.index"])
  }

  @Test("the dictionary works where the index can't be written")
  func unwritable() throws {
    let sources = try sources()
    for cache in [nil, "/proc/nowhere"] {
      let dictionary = try OfflineDictionary(
        wordNet: sources.wordNet, scowl: sources.scowl, cache: cache)
      let cat = try #require(dictionary.word("cat", isComplete: true))
      #expect(cat.definitions.count == cat.ownCount + 1)
    }
  }

  @Test("every word of a length and level comes up about equally often in 100,000 draws")
  func fair() throws {
    let dictionary = try sharedDictionary.get()
    let pool = dictionary.pool(length: try WordLength("3-4"), levels: try LevelRange("starter"))
    var generator = SeededGenerator(seed: 11)
    var counts: [String: Int] = [:]
    let draws = 100_000
    for _ in 0..<draws {
      counts[try #require(dictionary.draw(from: pool, using: &generator)).text, default: 0] += 1
    }
    #expect(counts.count == pool.count)
    let mean = Double(draws) / Double(pool.count)
    // Chi-squared for equal chances: the mean is the degrees of freedom, the variance twice that.
    let chiSquared = counts.values.reduce(0) { $0 + pow(Double($1) - mean, 2) / mean }
    let freedom = Double(pool.count - 1)
    #expect(abs(chiSquared - freedom) < 5 * (2 * freedom).squareRoot())
  }
}

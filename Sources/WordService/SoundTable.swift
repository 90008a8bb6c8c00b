internal import ByteText
internal import Vocabulary

/// The table of ``SoundAlikes``, made by asking a speech engine for every word.
struct SoundTable {
  /// The lines, sorted by their bytes.
  let lines: [String]

  /// One pronunciation of a word.
  ///
  /// Its text looks like `n:bite:bide`. The letters are the parts of speech that have the
  /// pronunciation, where not all have it. After the first colon come the words that sound the
  /// same, and after the second those that sound nearly the same.
  struct Pronunciation {
    var parts: Set<PartOfSpeech> = []
    var same: [String] = []
    var near: [String] = []

    private static let letters: [(Character, PartOfSpeech)] = [
      ("n", .noun), ("v", .verb), ("a", .adjective), ("r", .adverb),
    ]

    /// Returns whether a part of speech has the pronunciation.
    func fits(_ part: PartOfSpeech?) -> Bool { parts.isEmpty || part.map(parts.contains) ?? false }

    /// Whether the pronunciation needs no line in the table.
    var isPlain: Bool { parts.isEmpty && same.isEmpty && near.isEmpty }

    /// The pronunciation as it is written.
    var text: String {
      let letters = Self.letters.filter { parts.contains($0.1) }.map(\.0)
      return [String(letters), same.joined(separator: " "), near.joined(separator: " ")].joined(
        separator: ":")
    }

    init() {}

    /// - Returns: `nil` for a text that is not a pronunciation.
    init?(_ text: Substring) {
      let fields = text.bytes.split(separator: ":", omittingEmptySubsequences: false)
      guard fields.count == 3 else { return nil }
      parts = Set(Self.letters.filter { fields[0].contains($0.0) }.map(\.1))
      same = fields[1].bytes.split(separator: " ").map(String.init)
      near = fields[2].bytes.split(separator: " ").map(String.init)
    }
  }

  /// A word with one of its pronunciations.
  private struct SpokenWord {
    /// The index of the word among all words.
    let word: Int
    var parts: [PartOfSpeech]
    let sound: String
  }

  /// The number of words in one request to the engine.
  private static let batch = 4096

  /// - Parameter isAmerican: whether the engine speaks American English.
  init(
    _ dictionary: OfflineDictionary, isAmerican: Bool, engine: SoundAlikes.Engine,
    progress: (Double) -> Void
  ) async throws {
    let heteronyms = await engine.heteronyms()
    let words = Set(dictionary.spokenWords)
      .union(heteronyms.filter { dictionary.word($0) != nil }).sorted()
    var asked: [(word: Int, part: PartOfSpeech?)] = []
    for (index, word) in words.enumerated() {
      let parts = heteronyms.contains(word) ? dictionary.parts(of: word) : []
      asked += parts.count > 1 ? parts.map { (index, $0) } : [(index, nil)]
    }
    var sounds: [String] = []
    for start in stride(from: 0, to: asked.count, by: Self.batch) {
      progress(0.8 * Double(start) / Double(asked.count))
      let some = asked[start..<min(start + Self.batch, asked.count)]
      sounds += try await engine.pronounce(some.map { (words[$0.word], $0.part?.rawValue) })
    }
    let spoken = Self.spokenWords(asked, sounds)
    progress(0.9)
    let near = NearSounds(isAmerican: isAmerican)
    var pronunciations: [Int: [Pronunciation]] = [:]
    let groups = Dictionary(grouping: spoken.indices) { spoken[$0].sound }
    let batches = stride(from: 0, to: spoken.count, by: Self.batch).map {
      spoken[$0..<min($0 + Self.batch, spoken.count)]
    }
    let neighbours = atOnce(batches.count) { number in
      batches[number].map { near.sounds(near: $0.sound).flatMap { groups[$0] ?? [] } }
    }
    for (one, others) in zip(spoken, neighbours.joined()) {
      var pronunciation = Pronunciation()
      pronunciation.parts = Set(one.parts)
      pronunciation.near = others.map { words[spoken[$0].word] }.unique.filter {
        dictionary.isTaken($0, for: words[one.word])
      }
      for other in groups[one.sound] ?? [] where spoken[other].word != one.word {
        pronunciation.same.append(words[spoken[other].word])
      }
      pronunciations[one.word, default: []].append(pronunciation)
    }
    lines = words.indices.compactMap { index in
      guard let all = pronunciations[index], all.contains(where: { !$0.isPlain }) else {
        return nil
      }
      return words[index].lowercased() + all.map { "\t" + $0.text }.joined()
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Joins the parts of speech of a word that are said alike.
  private static func spokenWords(
    _ asked: [(word: Int, part: PartOfSpeech?)], _ sounds: [String]
  ) -> [SpokenWord] {
    var spoken: [SpokenWord] = []
    for ((word, part), sound) in zip(asked, sounds) {
      let same = spoken.suffix(4).lastIndex { $0.word == word && $0.sound == sound }
      if let same, let part {
        spoken[same].parts.append(part)
      } else {
        spoken.append(SpokenWord(word: word, parts: part.map { [$0] } ?? [], sound: sound))
      }
    }
    return spoken
  }
}

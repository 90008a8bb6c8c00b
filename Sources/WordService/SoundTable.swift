internal import Vocabulary

/// Makes the table of ``SoundAlikes``.
struct SoundTable {
  /// In order.
  let lines: [String]

  /// One way to say a word.
  ///
  /// It is written as `n+:fair ~fayre`: letters for the parts of speech that are said so, where not all
  /// are; `+` where another common word is one phoneme away; and the words that sound the same, `~`
  /// before another spelling of the same word.
  struct Way {
    var parts: Set<PartOfSpeech> = []
    var hasNeighbour = false
    var homophones: [String] = []
    var variants: [String] = []

    private static let letters: [(Character, PartOfSpeech)] = [
      ("n", .noun), ("v", .verb), ("a", .adjective), ("r", .adverb),
    ]

    func fits(_ part: PartOfSpeech?) -> Bool { parts.isEmpty || part.map(parts.contains) ?? false }

    /// Whether there is anything to say of it.
    var isPlain: Bool { parts.isEmpty && !hasNeighbour && homophones.isEmpty && variants.isEmpty }

    var text: String {
      let letters = Self.letters.filter { parts.contains($0.1) }.map(\.0)
      let alikes = variants.map { "~" + $0 } + homophones
      return String(letters) + (hasNeighbour ? "+" : "") + ":" + alikes.joined(separator: " ")
    }

    init() {}

    init?(_ text: Substring) {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let head = text[..<colon]
      parts = Set(Self.letters.filter { head.contains($0.0) }.map(\.1))
      hasNeighbour = head.contains("+")
      for alike in text[text.index(after: colon)...].split(separator: " ") {
        if alike.hasPrefix("~") {
          variants.append(String(alike.dropFirst()))
        } else {
          homophones.append(String(alike))
        }
      }
    }
  }

  /// A word said in one way.
  private struct Saying {
    let word: Int
    var parts: [PartOfSpeech]
    let sound: String
  }

  /// How many words are asked at once.
  private static let batch = 4096
  /// Words that are likely to be heard in the place of others.
  private static let common = Level.starter

  init(
    _ dictionary: OfflineDictionary, engine: SoundAlikes.Engine, progress: (Double) -> Void
  ) async throws {
    let heteronyms = await engine.heteronyms()
    let words = Array(
      Set(dictionary.spokenWords).union(heteronyms.filter { dictionary.word($0) != nil }))
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
    let sayings = Self.sayings(asked, sounds)
    progress(0.9)
    let near = NearSounds(
      sayings.map { saying in
        NearSounds.Saying(
          word: words[saying.word], sound: saying.sound,
          isCommon: dictionary.isCommon(words[saying.word], Self.common))
      })
    var ways: [Int: [Way]] = [:]
    let groups = Dictionary(grouping: sayings.indices) { sayings[$0].sound }
    for (index, saying) in sayings.enumerated() {
      var way = Way()
      way.parts = Set(saying.parts)
      way.hasNeighbour = near.hasNeighbour(index)
      for other in groups[saying.sound] ?? [] where sayings[other].word != saying.word {
        let (one, alike) = (words[saying.word], words[sayings[other].word])
        if dictionary.isSameWord(one, alike) {
          way.variants.append(alike)
        } else {
          way.homophones.append(alike)
        }
      }
      ways[saying.word, default: []].append(way)
    }
    lines = words.indices.compactMap { index in
      guard let ways = ways[index], ways.contains(where: { !$0.isPlain }) else { return nil }
      return words[index] + ways.map { "\t" + $0.text }.joined()
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The parts of speech of a word that are said alike belong together.
  private static func sayings(
    _ asked: [(word: Int, part: PartOfSpeech?)], _ sounds: [String]
  ) -> [Saying] {
    var sayings: [Saying] = []
    for ((word, part), sound) in zip(asked, sounds) {
      let same = sayings.suffix(4).lastIndex { $0.word == word && $0.sound == sound }
      if let same, let part {
        sayings[same].parts.append(part)
      } else {
        sayings.append(Saying(word: word, parts: part.map { [$0] } ?? [], sound: sound))
      }
    }
    return sayings
  }
}

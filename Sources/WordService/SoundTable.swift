internal import Vocabulary

/// Makes the table of ``SoundAlikes``.
struct SoundTable {
  /// In order.
  let lines: [String]

  /// How many words are asked at once.
  private static let batch = 4096

  init(
    _ dictionary: OfflineDictionary, pronounce: SoundAlikes.Pronounce,
    progress: (Double) -> Void
  ) async throws {
    let words = dictionary.spokenWords
    var sounds: [String] = []
    for start in stride(from: 0, to: words.count, by: Self.batch) {
      progress(0.8 * Double(start) / Double(words.count))
      sounds += try await pronounce(Array(words[start..<min(start + Self.batch, words.count)]))
    }
    var fields: [String: (parts: String, alikes: [String])] = [:]
    for group in Dictionary(grouping: words.indices, by: { sounds[$0] }).values
    where group.count > 1 {
      for one in group {
        fields[words[one], default: ("", [])].alikes = group.compactMap { other in
          guard other != one else { return nil }
          let isSame = dictionary.isSameWord(words[one], words[other])
          return (isSame ? "~" : "") + words[other]
        }
      }
    }
    progress(0.9)
    for (word, parts) in try await Self.heteronyms(dictionary, pronounce) {
      fields[word, default: ("", [])].parts = parts
    }
    lines = fields.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { word in
      let field = fields[word] ?? ("", [])
      return "\(word)\t\(field.parts)\t\(field.alikes.joined(separator: " "))"
    }
  }

  /// The words that are said in one way as a verb and in another otherwise, and what each is when it
  /// stands alone. The engine tells them apart by the word before.
  private static func heteronyms(
    _ dictionary: OfflineDictionary, _ pronounce: SoundAlikes.Pronounce
  ) async throws -> [String: String] {
    let words = dictionary.verbsAndOthers
    let alone = try await pronounce(words)
    let asVerb = try await pronounce(words.map { "to \($0)" }).map(lastWord)
    let asOther = try await pronounce(words.map { "the \($0)" }).map(lastWord)
    var parts = notTold
    for (index, word) in words.enumerated() where asVerb[index] != asOther[index] {
      if alone[index] == asVerb[index] { parts[word] = "v" }
      if alone[index] == asOther[index] { parts[word] = notTold[word] ?? "nar" }
    }
    return parts
  }

  /// Heteronyms that the engine says in one way alone, and what it then says.
  private static let notTold = [
    "agape": "ar", "compact": "av", "content": "n", "invalid": "a", "minute": "nv", "resume": "v",
    "sow": "v",
  ]

  private static func lastWord(_ sound: String) -> String {
    String(sound.split(separator: " ").last ?? "")
  }
}

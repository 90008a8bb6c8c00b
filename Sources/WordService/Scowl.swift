internal import FoundationEssentials
internal import Vocabulary

/// The word lists of SCOWL, one file for each category and size, as they are installed.
struct Scowl: Sendable {
  /// Common to all English, and the spellings of each region. Variants, which few would call right,
  /// are not asked.
  private static let categories = [
    "english", "american", "british", "british_z", "canadian", "australian",
  ]

  private let folder: String

  /// - Returns: `nil` when the lists are not there.
  init?(folder: String) {
    guard FileManager.default.isReadableFile(atPath: folder + "/english-words.10") else {
      return nil
    }
    self.folder = folder
  }

  /// The level of a word: the smallest list that has it.
  func level(of word: String) -> Level? {
    let word = Array(word.utf8)
    return Level.allCases.first { level in
      var isFound = false
      forEachWord(of: level) { if !isFound { isFound = $0.elementsEqual(word) } }
      return isFound
    }
  }

  /// A word and the level of the smallest list that has it.
  struct Entry: Sendable {
    let word: String
    let level: Level
  }

  /// The words of the wanted lengths and levels, sorted, each once. Only words of the letters a to z.
  func entries(length: WordLength, levels: LevelRange) -> [Entry] {
    var found: [String: Level] = [:]
    for level in Level.allCases where level <= levels.levels.upperBound {
      forEachWord(of: level) { bytes in
        guard length.contains(bytes.count), bytes.allSatisfy(isLetter) else { return }
        let word = String(decoding: bytes, as: UTF8.self)
        // The easier level came first, and stands.
        if found[word] == nil { found[word] = level }
      }
    }
    return found.filter { levels.contains($0.value) }
      .map { Entry(word: $0.key, level: $0.value) }
      .sorted { $0.word < $1.word }
  }

  private func forEachWord(of level: Level, _ body: (Slice<UnsafeRawBufferPointer>) -> Void) {
    for size in level.scowlSizes {
      for category in Self.categories {
        // Not every category has a list of every size.
        guard
          let file = try? Data(
            contentsOf: URL(filePath: "\(folder)/\(category)-words.\(size)"),
            options: .alwaysMapped)
        else { continue }
        file.withUnsafeBytes { bytes in
          var start = 0
          while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            body(bytes[start..<end])
            start = end + 1
          }
        }
      }
    }
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
}

internal import FoundationEssentials
internal import Vocabulary

/// The word lists of SCOWL, which has one file for each category and size.
struct Scowl {
  /// The facts that the lists hold about a word.
  struct Entry {
    /// The level of the smallest list with the word; `nil` for a variant, which few people accept.
    var level: Level?
    /// The regions where this is the usual spelling; none for a variant.
    var regions: Set<Region> = []
  }

  /// The entries of words that consist of the letters a to z.
  private(set) var entries: [String: Entry] = [:]

  private static let everywhere = Set(Region.allCases)
  private static let categories: [(name: String, regions: Set<Region>)] = [
    ("english", everywhere), ("american", [.american]), ("british", [.british]),
    // Spellings in -ize, which Oxford prefers.
    ("british_z", [.british]), ("canadian", [.canadian]), ("australian", [.australian]),
    ("variant_1", []), ("variant_2", []), ("british_variant_1", []), ("canadian_variant_1", []),
    ("australian_variant_1", []),
  ]

  /// Returns the paths of all lists. Not every category has a list of every size.
  static func paths(in folder: String) -> [String] {
    Level.allCases.flatMap(\.scowlSizes).flatMap { size in
      categories.map { path(in: folder, $0.name, size) }
    }
  }

  private static func path(in folder: String, _ category: String, _ size: Int) -> String {
    "\(folder)/\(category)-words.\(size)"
  }

  /// - Parameter isKnown: tells whether a word has a definition. The rarest words, two thirds of
  ///   all, are kept only where they have one.
  /// - Returns: `nil` where the lists are missing.
  init?(folder: String, isKnown: (String) -> Bool) {
    guard FileManager.default.isReadableFile(atPath: folder + "/english-words.10") else {
      return nil
    }
    for level in Level.allCases {
      for size in level.scowlSizes {
        for category in Self.categories {
          let list = SourceFile(path: Self.path(in: folder, category.name, size))
          list?.forEachLine { fields in
            guard fields.line.allSatisfy(\.isSmallLetter) else { return }
            let word = String(decoding: fields.line, as: UTF8.self)
            guard level < .bee || isKnown(word) else { return }
            // A word keeps the first level that it gets, which is the easiest.
            var entry = entries[word] ?? Entry()
            if entry.level == nil, !category.regions.isEmpty { entry.level = level }
            entry.regions.formUnion(category.regions)
            entries[word] = entry
          }
        }
      }
    }
  }
}

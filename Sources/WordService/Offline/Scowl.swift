internal import FoundationEssentials
internal import Vocabulary

/// The word lists of SCOWL, which has one file for each category, kind and size.
struct Scowl {
  /// The facts that the lists hold about a word.
  struct Entry {
    /// The level of the smallest list with the word; `nil` for a variant, which few people accept.
    var level: Level?
    /// The regions where this is the usual spelling; none for a variant.
    var regions: Set<Region> = []
  }

  /// The entries of words. Names begin with a capital.
  private(set) var entries: [String: Entry] = [:]

  /// The lists of one category and kind.
  private struct Category {
    let name: String
    let regions: Set<Region>
    var kind = "words"
  }

  private static let everywhere = Set(Region.allCases)
  private static let words: [Category] = [
    Category(name: "english", regions: everywhere),
    Category(name: "american", regions: [.american]),
    Category(name: "british", regions: [.british]),
    // Spellings in -ize, which Oxford prefers.
    Category(name: "british_z", regions: [.british]),
    Category(name: "canadian", regions: [.canadian]),
    Category(name: "australian", regions: [.australian]),
    Category(name: "variant_1", regions: []), Category(name: "variant_2", regions: []),
    Category(name: "british_variant_1", regions: []),
    Category(name: "canadian_variant_1", regions: []),
    Category(name: "australian_variant_1", regions: []),
  ]
  private static let names = ["upper", "proper-names", "contractions"].map {
    Category(name: "english", regions: everywhere, kind: $0)
  }

  /// Returns the paths of all lists. Not every category has a list of every size.
  static func paths(in folder: String) -> [String] {
    Level.allCases.flatMap(\.scowlSizes).flatMap { size in
      (words + names).map { path(in: folder, $0, size) }
    }
  }

  private static func path(in folder: String, _ category: Category, _ size: Int) -> String {
    "\(folder)/\(category.name)-\(category.kind).\(size)"
  }

  /// Makes lists without words.
  init() {}

  /// - Parameters:
  ///   - levels: the levels of words for which the sizes alone don't say how common they are.
  ///   - isKnown: tells whether a word has a definition. The rarest words, two thirds of all, are kept only
  ///     where they have one, and so are words that have more than small letters.
  /// - Returns: `nil` where the lists are missing.
  init?(folder: String, levels: WordLevels, isKnown: (String) -> Bool) {
    guard FileManager.default.isReadableFile(atPath: folder + "/english-words.10") else {
      return nil
    }
    for level in Level.allCases {
      for size in level.scowlSizes {
        for category in Self.words + Self.names {
          let list = SourceFile(path: Self.path(in: folder, category, size))
          list?.forEachLine { fields in
            let isPlain = fields.line.allSatisfy(\.isSmallLetter)
            let word = String(decoding: fields.line, as: UTF8.self)
            guard isPlain && level < .bee || isKnown(word) else { return }
            // A word keeps the first level that it gets, which is the easiest.
            var entry = entries[word] ?? Entry()
            if entry.level == nil, !category.regions.isEmpty {
              entry.level = levels.levels[word] ?? level
            }
            entry.regions.formUnion(category.regions)
            entries[word] = entry
          }
        }
      }
    }
  }
}

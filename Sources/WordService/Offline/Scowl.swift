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

  /// Creates lists without words.
  init() { (folder, levels) = ("", .embedded) }

  private let folder: String
  private let levels: WordLevels

  /// Reads the words that are kept without a definition: words in small letters that are not of the
  /// rarest level.
  ///
  /// - Parameter levels: the levels of words for which the sizes alone don't say how common they
  ///   are.
  /// - Returns: `nil` if the lists are missing.
  init?(folder: String, levels: WordLevels) {
    guard FileManager.default.isReadableFile(atPath: folder + "/english-words.10") else {
      return nil
    }
    self.folder = folder
    self.levels = levels
    read(Level.allCases.filter { $0 < .bee }) { line, _ in line.allSatisfy(\.isSmallLetter) }
  }

  /// Reads the words that are kept only with a definition: two thirds of all.
  mutating func addRest(isKnown: (String) -> Bool) {
    read(Level.allCases) { line, level in
      !(level < .bee && line.allSatisfy(\.isSmallLetter))
        && isKnown(String(decoding: line, as: UTF8.self))
    }
  }

  private mutating func read(
    _ wanted: [Level], where isWanted: (UnsafeRawBufferPointer, Level) -> Bool
  ) {
    for level in wanted {
      for size in level.scowlSizes {
        for category in Self.words + Self.names {
          let list = SourceFile(path: Self.path(in: folder, category, size))
          list?.forEachLine { fields in
            guard isWanted(fields.line, level) else { return }
            let word = String(decoding: fields.line, as: UTF8.self)
            // A word keeps the first level that it gets, which is the easiest.
            var entry = entries[word] ?? Entry()
            if entry.level == nil, !category.regions.isEmpty {
              entry.level = levels.levels[word] ?? level
            }
            // Most words are of one list, and share its set.
            if entry.regions.isEmpty {
              entry.regions = category.regions
            } else if entry.regions.count < Region.allCases.count {
              entry.regions.formUnion(category.regions)
            }
            entries[word] = entry
          }
        }
      }
    }
  }
}

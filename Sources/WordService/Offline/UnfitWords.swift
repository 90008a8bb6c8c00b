/// The words that are unfit for a school, from our own list `unfit.txt`. Words that WordNet marks
/// as obscene, disparaging or a slur are unfit, too; see ``WordNet/marks``.
struct UnfitWords: Sendable {
  private let words: Set<String>

  /// The list that comes with the program.
  static let embedded = UnfitWords()

  private init() {
    let list = String(decoding: PackageResources.unfit_txt, as: UTF8.self)
    words = Set(
      list.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") && !$0.isEmpty })
  }

  /// Returns whether a word, in lower case, is on the list.
  func contains(_ word: String) -> Bool { words.contains(word) }
}

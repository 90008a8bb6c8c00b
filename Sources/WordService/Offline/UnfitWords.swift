/// Words unfit for a school, by our own list, `unfit.txt`. What WordNet marks as obscene, disparaging
/// or a slur is unfit, too; see ``WordNet/marks``.
struct Unfit: Sendable {
  private let words: Set<String>

  /// The list that comes with the program.
  static let embedded = Unfit()

  private init() {
    let list = String(decoding: PackageResources.unfit_txt, as: UTF8.self)
    words = Set(
      list.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") && !$0.isEmpty })
  }

  func contains(_ word: String) -> Bool { words.contains(word) }
}

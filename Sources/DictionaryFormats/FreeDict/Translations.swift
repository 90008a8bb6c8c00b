internal import ByteText
internal import Vocabulary

/// The translations of one sense: `goods wagon <n> [Br.] , wagon <n> [Br.] , freight car <n>
/// [Am.]`.
struct Translations {
  /// One translation with its marks.
  struct Piece: Hashable {
    var text = ""
    var labels: Set<UsageLabel> = []
    var marks = GrammarMarks()
    /// Whether the text is of less use than others: with a slash between words, or long.
    var isClumsy = false
  }

  /// The translations, without those that can't be read or heard.
  private(set) var pieces: [Piece] = []
  /// The labels before the first translation, which are of the headword.
  private(set) var leading: Set<UsageLabel> = []

  /// The most translations of one sense that are kept.
  private static let most = 6

  init(_ line: Substring) {
    var reader = TranslationReader(line)
    reader.read()
    leading = reader.leading
    for piece in reader.pieces where !pieces.contains(where: { $0.text == piece.text }) {
      pieces.append(piece)
    }
  }

  /// The marks of the first translation that names a part of speech.
  var marks: GrammarMarks? { pieces.first { !$0.marks.parts.isEmpty }?.marks }

  /// The sense; `nil` without a translation.
  ///
  /// Translations that are unfit or seldom used are left out, if others say the same.
  var sense: DictionaryEntry.Sense? {
    let tests: [(Piece) -> Bool] = [
      { !$0.isClumsy && !$0.labels.contains { $0.isUnfit || $0.isUnusual } },
      { !$0.labels.contains(where: \.isUnfit) && !$0.isClumsy },
      { !$0.labels.contains(where: \.isUnfit) },
      { _ in true },
    ]
    let kept = tests.lazy.map { pieces.filter($0) }.first { !$0.isEmpty } ?? []
    guard let first = kept.first else { return nil }
    let shared = kept.dropFirst().reduce(first.labels) { $0.intersection($1.labels) }
    return DictionaryEntry.Sense(
      kept.prefix(Self.most).map(\.text).joined(separator: ", "), labels: leading.union(shared))
  }
}

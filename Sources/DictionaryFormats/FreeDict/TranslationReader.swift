internal import ByteText
internal import Vocabulary

/// The reader of a line with translations. It reads bytes; each sign that matters is ASCII.
struct TranslationReader {
  private let line: [UInt8]
  private var index = 0
  private var piece = Translations.Piece()
  private var text: [UInt8] = []
  /// Whether marks stand behind the text of the piece, so that what follows belongs to nothing.
  private var isTextOver = false
  /// Whether the text ends with a group in brackets, and where that group begins.
  private var groupStart: Int?

  private(set) var pieces: [Translations.Piece] = []
  private(set) var leading: Set<UsageLabel> = []

  init(_ line: Substring) { self.line = Array(line.utf8) }

  mutating func read() {
    while index < line.count {
      let byte = line[index]
      switch byte {
      case UInt8(ascii: "<"):
        piece.marks.add(group(to: UInt8(ascii: ">")))
        isTextOver = !text.isEmpty
      case UInt8(ascii: "["): readRemark(group(to: UInt8(ascii: "]")))
      case UInt8(ascii: "(") where !isTextOver: readGroup()
      case UInt8(ascii: ",") where isSeparator: index += skipsAbbreviation() ? 0 : 1
      default:
        index += 1
        if !isTextOver {
          text.append(byte)
          if byte != UInt8(ascii: " ") { groupStart = nil }
        }
      }
    }
    finish()
  }

  /// Whether the comma here stands between two translations. In a number, no space follows it.
  private var isSeparator: Bool { index + 1 >= line.count || line[index + 1] == UInt8(ascii: " ") }

  /// Returns the bytes of a group that begins here, and moves behind it.
  private mutating func group(to end: UInt8) -> ArraySlice<UInt8> {
    let start = index + 1
    let last = line[start...].firstIndex(of: end) ?? line.count
    index = min(last + 1, line.count)
    return line[start..<max(start, last)]
  }

  private mutating func readRemark(_ remark: ArraySlice<UInt8>) {
    let label = DingLabels.label(String(decoding: remark, as: UTF8.self))
    if pieces.isEmpty, !text.contains(where: { $0 != UInt8(ascii: " ") }) {
      if let label { leading.insert(label) }
    } else {
      if let label { piece.labels.insert(label) }
      isTextOver = true
    }
  }

  /// Reads a group in round brackets. Its words count, if others follow: `(female) duck`.
  private mutating func readGroup() {
    let start = text.count
    let inside = group(to: UInt8(ascii: ")"))
    // A mark of grammar: `([+ gen])`.
    guard inside.first != UInt8(ascii: "[") else { return }
    text += inside.filter { $0 != UInt8(ascii: "(") }
    groupStart = start
  }

  /// Skips an abbreviation's pronunciation behind a comma, and takes the abbreviation from the
  /// text: `virtuelle RealitätVR, /vˌiːˈɑː/`.
  ///
  /// - Returns: whether there was one. If not, the piece has ended.
  private mutating func skipsAbbreviation() -> Bool {
    guard line[index...].starts(with: ",  /".utf8),
      let end = line[(index + 4)...].firstIndex(of: UInt8(ascii: "/"))
    else {
      finish()
      return false
    }
    if !isTextOver { text = Self.withoutAbbreviation(text) }
    isTextOver = true
    index = end + 1
    return true
  }

  /// Returns a text without the abbreviation that is joined to its end: from the first capital
  /// behind a small letter. Without one, nothing tells where the word ends.
  private static func withoutAbbreviation(_ text: [UInt8]) -> [UInt8] {
    let start = (text.lastIndex(of: UInt8(ascii: " ")) ?? -1) + 1
    let word = text[start...]
    let joint = word.indices.dropFirst().first {
      word[$0].isCapital && !word[$0 - 1].isCapital && word[$0 - 1] != UInt8(ascii: "-")
    }
    return joint.map { Array(text[..<$0]) } ?? []
  }

  private mutating func finish() {
    if let groupStart { text.removeSubrange(groupStart...) }
    if let text = TranslationText.cleaned(text) {
      piece.text = text.text
      piece.isClumsy = text.isClumsy
      pieces.append(piece)
    }
    (piece, text, isTextOver, groupStart) = (Translations.Piece(), [], false, nil)
  }
}

extension UInt8 {
  var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}

// This whole file by scalar: its texts are arrays of scalars.

internal import Vocabulary

/// A bullet, a box to tick, a line to write on or a number before a word.
enum ListMarker: Hashable, Sendable {
  /// A bullet, such as `•`, `☐` or a sign of a word processor's own.
  case symbol
  case dash
  /// A box of brackets: `[ ]`.
  case box
  /// A line to write on: `____`.
  case line
  case number
}

extension ListMarker {
  /// Returns a line without the markers at its start, and these markers. Each kind counts once:
  /// behind `- `, a dash or a number is a part of the word.
  static func removed(
    from line: Scalars, _ style: LineStyle
  ) -> (markers: Set<ListMarker>, rest: Scalars) {
    var (markers, rest) = (Set<ListMarker>(), line.trimmed)
    while let found = first(in: rest, behind: markers, style) {
      markers.insert(found.marker)
      rest = rest.dropFirst(found.length).trimmed
    }
    return (markers, rest)
  }

  private static func first(
    in line: Scalars, behind markers: Set<ListMarker>, _ style: LineStyle
  ) -> (marker: ListMarker, length: Int)? {
    // Most lines begin with a letter, and most letters are no marker.
    guard let sign = line.first else { return nil }
    let isWord = sign.isASCII && line.prefix(5).allSatisfy(\.isLetter)
    guard !isWord else { return nil }
    if !markers.contains(.box), let length = box(line) { return (.box, length) }
    if !markers.contains(.symbol), let length = symbol(line) { return (.symbol, length) }
    if !markers.contains(.line), let length = WritingLine.length(atStartOf: line) {
      return (.line, length)
    }
    guard !markers.contains(.dash) else { return nil }
    if let length = dash(line) { return (.dash, length) }
    guard !markers.contains(.number) else { return nil }
    return NumberMarker.length(in: line, style).map { (.number, $0) }
  }

  private static func box(_ line: Scalars) -> Int? {
    guard let open = line.first, open == "[" || open == "(" else { return nil }
    let close: Unicode.Scalar = open == "[" ? "]" : ")"
    let inside = line.dropFirst()
    if inside.first == close { return 2 }
    guard let mark = inside.first, inside.dropFirst().first == close else { return nil }
    return mark == " " || open == "[" && "xX✓✔".unicodeScalars.contains(mark) ? 3 : nil
  }

  /// The letters that are bullets in a word processor's font of signs, when a tab follows them.
  private static let letters = Set("o§Øüà¨ð".unicodeScalars)
  /// The bullets that may also open a quotation, or stand before a word without a space.
  private static let spaced = Set(">»›→§¶".unicodeScalars)
  /// The scalars that change or join the symbols before them.
  private static let joiners = Set("\u{FE0F}\u{200D}\u{20E3}".unicodeScalars)

  private static func symbol(_ line: Scalars) -> Int? {
    guard let first = line.first else { return nil }
    let behind = line.dropFirst()
    if letters.contains(first), behind.contains(where: { !$0.isSpace }) {
      if behind.first == "\t" { return 1 }
      let gap = behind.prefix(2)
      let isWide = gap.count == 2 && gap.allSatisfy { $0 == " " || $0 == "\u{A0}" }
      if first == "o", isWide { return 1 }
    }
    guard first.isBullet else { return nil }
    let count = line.prefix { $0.isBullet || joiners.contains($0) }.count
    if spaced.contains(first), let next = line.dropFirst(count).first, !next.isSpace { return nil }
    return count
  }

  private static let dashes = Set("-–—−‐‑*+".unicodeScalars)
  private static let longDashes = Set("–—−".unicodeScalars)

  /// Returns the length of a dash. A hyphen before a letter is a part of it: `-ness`.
  private static func dash(_ line: Scalars) -> Int? {
    guard let first = line.first, dashes.contains(first) else { return nil }
    let behind = line.dropFirst()
    guard let next = behind.first else { return 1 }
    if next.isSpace { return 1 }
    if first == "-", next == "-" { return behind.dropFirst().first?.isSpace ?? true ? 2 : nil }
    return longDashes.contains(first) && next.isLetter ? 1 : nil
  }
}

extension Unicode.Scalar {
  private static let bullets = Set("•·◦▪‣●○⁃∙◘►➢➤➔→▶▸›»>§¶".unicodeScalars)
  private static let wordSigns = Set("©®™°№℗℠".unicodeScalars)

  /// Whether the scalar is a bullet before a word: any symbol, or a sign that Unicode leaves to
  /// programs. Fonts of word processors have their bullets there.
  var isBullet: Bool {
    guard !isASCII else { return self == ">" }
    if Self.bullets.contains(self) { return true }
    return switch properties.generalCategory {
    case .otherSymbol: !Self.wordSigns.contains(self)
    case .privateUse: true
    default: false
    }
  }
}

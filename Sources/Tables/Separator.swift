/// The separator of a table, and the offset where its rows begin.
package struct Separator: Hashable, Sendable {
  package let division: Division
  /// The offset of the first row.
  let start: Int
  /// The number of its line.
  let line: Int

  private static let signs: [UInt8] = [
    0x09, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "|"),
  ]
  /// The largest number of rows that are looked at.
  private static let mostRows = 20_000

  /// Finds the separator of a text: the one that a person chose or a line `sep=` names, or one with
  /// which the first row, or the one below a title, is a header, or else the one that divides most
  /// rows into the same number of fields.
  ///
  /// - Parameters:
  ///   - choices: the person's choices for the file.
  ///   - isHeader: whether a row is a header.
  package init(
    of text: FileText, _ choices: ReadingChoices = ReadingChoices(),
    isHeader: ([String]) -> Bool = { _ in false }
  ) {
    let bytes = text.bytes
    let named = Self.named(in: bytes)
    if let chosen = choices.separator {
      self.init(chosen, from: named?.start ?? 0, line: named?.line ?? 1)
      return
    }
    if let named {
      self = named
      return
    }
    let headers = Self.signs.compactMap { sign -> (sign: UInt8, width: Int)? in
      var rows = DelimitedText(bytes, separator: sign)
      guard let first = rows.next(), first.fields.count > 1, isHeader(first.fields) else {
        return nil
      }
      return (sign, first.fields.count)
    }
    if let best = headers.max(by: { $0.width < $1.width }) {
      self.init(best.sign)
      return
    }
    if let below = Self.ofHeader(belowTitleIn: text, isHeader) {
      self.init(below)
      return
    }
    let shapes = Self.signs.map { (sign: $0, shape: Shape(bytes, $0)) }
    let first = shapes[0]
    let best = shapes.dropFirst().reduce(first) { $1.shape.isClearer(than: $0.shape) ? $1 : $0 }
    self.init(best.shape.width > 1 ? best.sign : UInt8(ascii: ","))
  }

  /// - Parameters:
  ///   - start: the offset of the first row.
  ///   - line: the number of its line.
  package init(_ division: Division, from start: Int = 0, line: Int = 1) {
    (self.division, self.start, self.line) = (division, start, line)
  }

  /// Makes the separator of one sign.
  package init(_ sign: UInt8, from start: Int = 0, line: Int = 1) {
    self.init(.sign(sign), from: start, line: line)
  }

  /// Returns what divides a header below a title. The header is the first row that any separator
  /// divides, so that no separator inside a text makes one of a later row.
  private static func ofHeader(
    belowTitleIn text: FileText, _ isHeader: ([String]) -> Bool
  ) -> Division? {
    let found = signs.compactMap { TablePreface(in: text, by: Separator($0)) }
    let first = found.map(\.separator.line).min()
    return found.filter { $0.separator.line == first && !$0.rows.isEmpty && isHeader($0.header) }
      .max { $0.header.count < $1.header.count }?.separator.division
  }

  /// Returns the separator for rows that begin at another place.
  package func moved(to start: Int, line: Int) -> Separator {
    Separator(division, from: start, line: line)
  }

  /// Reads a first line `sep=;`, as spreadsheets write it.
  private static func named(in bytes: [UInt8]) -> Separator? {
    var lines = NumberedLines(bytes)
    guard let line = lines.next() else { return nil }
    var text = line.bytes.drop { $0 == UInt8(ascii: "\"") }
    while text.count > 5, text.last == UInt8(ascii: "\"") { text = text.dropLast() }
    guard text.count >= 5, String(decoding: text.prefix(4), as: UTF8.self).lowercased() == "sep=",
      let sign = text.dropFirst(4).first, sign < 0x80, sign != UInt8(ascii: "\"")
    else { return nil }
    return Separator(sign, from: bytes.index(afterLineEnd: line.bytes.endIndex), line: 2)
  }

  /// How evenly a separator divides a text.
  private struct Shape {
    /// The usual number of fields.
    var width = 1
    /// The share of the rows with that number, from 0 to 1.
    private var share = 0.0

    init(_ bytes: [UInt8], _ sign: UInt8) {
      var rows = DelimitedText(bytes, separator: sign)
      var (counts, all) = ([Int: Int](), 0)
      while all < Separator.mostRows, let row = rows.next() {
        all += 1
        // Empty fields at the end don't count: a spreadsheet adds them.
        let used = row.fields.lastIndex { !$0.isEmpty } ?? 0
        counts[used + 1, default: 0] += 1
      }
      guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return }
      (width, share) = (most.key, Double(most.value) / Double(all))
      // Rows of one field among others of the same number of fields go on with the row before.
      if width == 1, let next = counts.filter({ $0.key > 1 }).max(by: { $0.value < $1.value }) {
        let others = all - most.value
        if next.value == others, others * 4 >= all { (width, share) = (next.key, 0.5) }
      }
    }

    func isClearer(than other: Shape) -> Bool {
      guard width > 1 else { return false }
      guard other.width > 1 else { return true }
      // A small difference says less than the number of fields.
      return abs(share - other.share) > 0.1 ? share > other.share : width > other.width
    }
  }
}

extension DelimitedText {
  /// Reads the rows of a text.
  package init(_ text: FileText, by separator: Separator) {
    self.init(
      text.bytes, by: separator.division, from: separator.start, line: separator.line)
  }
}

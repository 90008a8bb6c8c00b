// This whole file by scalar: its texts are arrays of scalars.

internal import Tables
internal import Vocabulary

/// A list as people type it: a word a line, alone or with its definition, or words between commas.
///
/// - The first tab of a line separates the word from its definition.
/// - In a line without a tab, a hyphen or a dash between spaces does. A hyphen without spaces is a
///   part of the word.
/// - In a line without either, commas and semicolons separate words, when each piece has at most
///   three words. When a piece has more, or when the second of two pieces begins as a definition
///   does (`a`, `an`, `the`, `to`), the first piece is the word and the rest its definition.
/// - A first line that is a ``ListTitle`` is skipped, when other lines follow.
/// - A number (`1.`, `1)`) or a bullet at the start of a line is skipped, and so is a number before
///   a tab.
enum PlainText {
  /// Returns the entries of one line: none for a blank line.
  static func entries(ofLine line: String) throws(LineError.Fault) -> [WordList.Entry] {
    let scalars = Array(line.composed.unicodeScalars)
    var rest = scalars[...].trimmed
    // A tab at the end says that everything before it is the word.
    let endsWithTab = scalars[rest.endIndex...].contains("\t")
    rest = rest.dropFirst(rest.marker).trimmed
    guard !rest.isEmpty else { return [] }
    if var tab = rest.firstIndex(of: "\t") {
      if rest[..<tab].allSatisfy(\.isDigit) {
        rest = rest[(tab + 1)...].trimmed
        tab = rest.firstIndex(of: "\t") ?? rest.endIndex
      }
      return [try entry(rest[..<tab], rest[tab...])]
    }
    if endsWithTab { return [try entry(rest)] }
    if let dash = rest.dash { return [try entry(rest[..<dash], rest[(dash + 1)...])] }
    let pieces = rest.split(whereSeparator: \.isListSeparator).map(\.trimmed).filter { !$0.isEmpty }
    guard pieces.count > 1, let first = pieces.first, first.wordCount <= mostWords else {
      return [try entry(pieces.count == 1 ? pieces[0] : rest)]
    }
    if pieces.allSatisfy({ $0.wordCount <= mostWords })
      && !(pieces.count == 2 && pieces[1].beginsAsDefinition)
    {
      return try pieces.map { piece throws(LineError.Fault) in try entry(piece) }
    }
    return [try entry(first, rest[pieces[1].startIndex...])]
  }

  /// The most words of a piece between commas that is a word. A longer piece is a definition.
  private static let mostWords = 3

  private static func entry(
    _ word: ArraySlice<Unicode.Scalar>, _ definition: ArraySlice<Unicode.Scalar> = []
  ) throws(LineError.Fault) -> WordList.Entry {
    try LineError.Fault.checking { () throws(EntryFault) in
      try WordList.Entry(checking: word.text, definition: definition.text)
    }
  }

  /// Reads a text.
  ///
  /// - Returns: the entries, and the title line, if there is one.
  static func read(
    _ text: FileText
  ) throws(LineError) -> (entries: [WordList.Entry], title: String?) {
    var entries: [WordList.Entry] = []
    var title: String?
    var isFirst = true
    for line in NumberedLines(text.bytes) {
      let content = String(decoding: line.bytes, as: UTF8.self)
      if isFirst, ListTitle.isTitle(content) {
        title = content
      } else {
        entries += try LineError.located(line.number) { () throws(LineError.Fault) in
          try Self.entries(ofLine: content)
        }
      }
      isFirst = isFirst && content.allSatisfy(\.isWhitespace)
    }
    // A title without entries is an entry itself.
    if let line = title, entries.isEmpty {
      let number = NumberedLines(text.bytes).first { !$0.bytes.isEmpty }?.number ?? 1
      entries = try LineError.located(number) { () throws(LineError.Fault) in
        try Self.entries(ofLine: line)
      }
      title = nil
    }
    return (entries, title.map { Array($0.unicodeScalars)[...].trimmed.text })
  }

  /// Returns a line that reads as exactly one entry; `nil` for an entry that no line can hold.
  ///
  /// - Parameter isFirst: whether it is the first line, which must not look like another format's
  ///   beginning.
  static func line(for entry: WordList.Entry, isFirst: Bool) -> String? {
    let plain = entry.definition.map { ["\(entry.word) - \($0)", "\(entry.word)\t\($0)"] }
    let candidates = plain ?? [entry.word, entry.word + "\t"]
    return (candidates + candidates.map { "- " + $0 }).first { line in
      guard !line.unicodeScalars.contains("\n"), !line.unicodeScalars.contains("\r"),
        (try? entries(ofLine: line)) == [entry]
      else { return false }
      return !isFirst
        || ListFormat.recognised(in: Array(line.utf8)) == nil && !ListTitle.isTitle(line)
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  var text: String { String(String.UnicodeScalarView(self)) }

  fileprivate var wordCount: Int { split(whereSeparator: \.properties.isWhitespace).count }

  fileprivate var beginsAsDefinition: Bool {
    let words = split(whereSeparator: \.properties.isWhitespace)
    guard words.count > 1, let first = words.first else { return false }
    return ["a", "an", "the", "to"].contains(first.text.lowercased())
  }

  /// The index of the first dash between spaces.
  var dash: Int? {
    indices.first { index in
      (self[index] == "-" || self[index] == "–" || self[index] == "—")
        && index > startIndex && self[index - 1].properties.isWhitespace
        && index + 1 < endIndex && self[index + 1].properties.isWhitespace
    }
  }

  /// The length of a number or a bullet at the start.
  var marker: Int {
    guard let first else { return 0 }
    let next = dropFirst().first
    if "-–—*+•·◦▪‣●○".unicodeScalars.contains(first) {
      return next?.properties.isWhitespace ?? true ? 1 : 0
    }
    let digits = prefix(while: \.isDigit).count
    let behind = dropFirst(digits)
    guard (1...6).contains(digits), let sign = behind.first, sign == "." || sign == ")" else {
      return 0
    }
    let start = behind.dropFirst().first
    return start.map { $0.properties.isWhitespace || $0.properties.isAlphabetic } ?? true
      ? digits + 1 : 0
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }

  /// Whether the scalar is a comma or a semicolon, including the Arabic and Chinese ones.
  var isListSeparator: Bool { ",;،؛，；、".unicodeScalars.contains(self) }
}

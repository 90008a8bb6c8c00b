internal import ByteText
public import Cards
public import Tables

/// A format of files of cards.
public enum CardFileFormat: String, CaseIterable, Hashable, Sendable {
  /// Comma-separated values with a header: RFC 4180.
  case csv
  /// Tab-separated values with a header.
  case tsv
  /// Plain text with a tab or another sign between the sides; with Anki's header lines it is
  /// Anki's "Notes in Plain Text".
  case anki
  /// Markdown in the manner of hashcards: `Q:` and `A:`, or `C:` with `[blanks]`.
  case markdown
  /// An Anki package.
  case apkg

  /// The format that belongs to the ending of a file's name; `nil` for an unknown ending.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    switch name.bytes.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last {
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "txt": self = .anki
    case "md", "markdown": self = .markdown
    case "apkg", "colpkg", "zip": self = .apkg
    default: return nil
    }
  }

  /// The format of a file's content. Where the content fits several formats, the name decides.
  public init(content: some Collection<UInt8>, fileName: String) {
    let start = Array(content.prefix(4096))
    if start.starts(with: [0x50, 0x4B, 0x03, 0x04]) || start.starts(with: [0x50, 0x4B, 0x05, 0x06])
    {
      self = .apkg
      return
    }
    let named = CardFileFormat(fileName: fileName)
    if let named, named == .markdown || named == .apkg {
      self = named
      return
    }
    let text = Self.text(start)
    if let text, AnkiHeader.isPresent(in: text) {
      self = .anki
      return
    }
    if let named, named != .anki {
      self = named
      return
    }
    let lines = NumberedLines(text?.bytes ?? []).map { String(decoding: $0.bytes, as: UTF8.self) }
    if MarkdownMark.haveCards(lines) {
      self = .markdown
    } else {
      self = named ?? (lines.first { !$0.isEmpty }?.bytes.contains("\t") == true ? .tsv : .csv)
    }
  }

  /// Returns the first bytes of a file as text; `nil` if they are none.
  private static func text(_ start: [UInt8]) -> FileText? {
    // The last sign may be cut.
    let texts = (0..<4).lazy.compactMap { try? FileText(Array(start.dropLast($0))) }
    return texts.first { !$0.isGuessed && $0.notes.notes.isEmpty } ?? texts.first
  }

  /// The ending of a file's name.
  public var ending: String {
    switch self {
    case .csv: "csv"
    case .tsv: "tsv"
    case .anki: "txt"
    case .markdown: "md"
    case .apkg: "apkg"
    }
  }
}

extension CardCollection {
  /// Reads a text. A row that can't be a card is left out, and the report says why.
  ///
  /// - Parameters:
  ///   - bytes: text in any encoding.
  ///   - format: any except ``CardFileFormat/apkg``, which ``AnkiPackage`` reads.
  ///   - choices: a person's choices for the reading.
  /// - Throws: ``CardFileError``; `ColumnChoiceError` for a choice of columns that the file doesn't
  ///   have.
  public init(
    text bytes: [UInt8], as format: CardFileFormat, choices: ReadingChoices = ReadingChoices()
  ) throws {
    let text: FileText
    do throws(LineError) {
      text = try FileText(bytes, encoding: choices.encoding)
    } catch {
      throw CardFileError.badLine(error)
    }
    switch format {
    case .csv, .tsv, .anki:
      self = try Self.table(text, format, choices)
    case .markdown where choices.separator == nil: self = try MarkdownCards.read(text, choices)
    case .markdown: self = try Self.table(text, format, choices)
    case .apkg: throw CardFileError.notAPackage
    }
    guard count == 0 else { return }
    guard let first = report.notes.notes.first(where: { $0.isLeftOut && $0.reason.isAboutCard })
    else { throw CardFileError.noCards }
    refusal = .noGoodCards(line: first.line, first.reason)
  }

  private static func table(
    _ text: FileText, _ format: CardFileFormat, _ choices: ReadingChoices
  ) throws -> CardCollection {
    guard !AnkiHeader.isPresent(in: text) else { return try AnkiNotes.read(text, choices) }
    guard choices.separator == nil else {
      return try CardTable.read(text, format == .anki ? .plain : .marks, choices)
    }
    let isTabs = format == .tsv ? text.bytes.contains(UInt8(ascii: "\t")) : hasTabs(text)
    let separator: Separator? = isTabs && format != .csv && !hasSeparatorLine(text) ? .tab : nil
    return try CardTable.read(text, by: separator, format == .anki ? .plain : .marks, choices)
  }

  /// Returns whether a text with tabs has them as separators: a plain text seldom has others.
  private static func hasTabs(_ text: FileText) -> Bool {
    var (tabs, lines) = (0, 0)
    for line in NumberedLines(text.bytes) where !line.bytes.isEmpty {
      lines += 1
      if line.bytes.contains(UInt8(ascii: "\t")) { tabs += 1 }
    }
    return tabs > 0 && tabs * 10 >= lines
  }

  /// Returns whether the first line names the separator: `sep=;`.
  private static func hasSeparatorLine(_ text: FileText) -> Bool {
    let start = text.bytes.drop { $0 == UInt8(ascii: "\"") }.prefix(4)
    return String(decoding: start, as: UTF8.self).lowercased() == "sep="
  }
}

extension Separator {
  fileprivate static let tab = Separator(UInt8(ascii: "\t"))
}

extension CardFileFormat {
  /// Returns the cards of a deck as text that reads as the same cards.
  ///
  /// - Returns: `nil` for ``apkg``, which ``AnkiPackageWriter`` writes.
  public func text(of cards: [Card], deck: String) -> String? {
    switch self {
    case .csv: CardTable.write(cards, separator: ",")
    case .tsv: CardTable.write(cards, separator: "\t")
    case .anki: AnkiNotes.write(cards, deck: deck)
    case .markdown: MarkdownCards.write(cards, deck: deck)
    case .apkg: nil
    }
  }
}

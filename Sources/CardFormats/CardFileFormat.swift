internal import ByteText
public import Cards
internal import Tables

/// A format of files of cards.
public enum CardFileFormat: String, CaseIterable, Hashable, Sendable {
  /// Comma-separated values with a header: RFC 4180.
  case csv
  /// Tab-separated values with a header.
  case tsv
  /// Anki's "Notes in Plain Text", with its header lines.
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
    if let named, named != .anki {
      self = named
      return
    }
    let lines = String(decoding: start, as: UTF8.self).split(whereSeparator: \.isNewline)
    if let first = lines.first,
      AnkiHeader.isHeader(String(first.bytes.dropping(prefix: "\u{FEFF}") ?? first))
    {
      self = .anki
    } else if lines.contains(where: { MarkdownCards.begins($0) }) {
      self = .markdown
    } else {
      self = named ?? (lines.first?.bytes.contains("\t") == true ? .tsv : .csv)
    }
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
  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, or UTF-16 with a byte order mark.
  ///   - format: any except ``CardFileFormat/apkg``, which ``AnkiPackage`` reads.
  /// - Throws: ``CardFileError``.
  public init(text bytes: [UInt8], as format: CardFileFormat) throws(CardFileError) {
    let text: FileText
    do throws(LineError) { text = try FileText(bytes) } catch { throw .badLine(error) }
    switch format {
    case .csv: self = try CardTable.read(text, separator: nil)
    case .tsv: self = try CardTable.read(text, separator: UInt8(ascii: "\t"))
    case .anki: self = try AnkiNotes.read(text)
    case .markdown: self = try MarkdownCards.read(text)
    case .apkg: throw .notAPackage
    }
    guard count > 0 else { throw .noCards }
    guard count <= Deck.mostCards else { throw .tooManyCards(Deck.mostCards) }
  }
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

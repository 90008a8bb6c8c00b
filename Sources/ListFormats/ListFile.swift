public import Tables
public import Vocabulary

/// The content of a file of words, read whole and checked.
public struct ListFile: Hashable, Sendable {
  /// The words under a heading.
  public struct Section: Hashable, Sendable {
    /// The heading; `nil` for words without one.
    public let title: String?
    public let entries: [WordList.Entry]

    init(title: String?, entries: [WordList.Entry]) {
      (self.title, self.entries) = (title, entries)
    }
  }

  /// The format in which the file was read.
  public let format: ListFormat
  /// The entries in the order of the file, repeated ones too.
  public private(set) var entries: [WordList.Entry]
  /// The entries under each heading. A file without headings has one section.
  public let sections: [Section]
  /// The report of the reader: the encoding, the columns, and the lines that are left out
  /// or read in another way than they are written.
  package let report: FileReport<RowReason>

  /// Makes the content of a file with only these entries.
  public init(entries: [WordList.Entry]) {
    (format, self.entries, report) = (.text, entries, FileReport())
    sections = entries.isEmpty ? [] : [Section(title: nil, entries: entries)]
  }

  /// Reads a list. A line that has no word is left out, and told.
  ///
  /// - Parameters:
  ///   - bytes: text in any encoding.
  ///   - format: the format; `nil` for the one that the text shows.
  ///   - otherwise: the format of a text that doesn't show one.
  ///   - choices: a person's choices where the text doesn't say enough.
  /// - Throws: `LineError` for a file that is no text; ``ColumnChoiceError`` for a choice of
  ///   columns that the file doesn't have.
  public init(
    _ bytes: [UInt8], format: ListFormat? = nil, otherwise: ListFormat = .text,
    choices: ReadingChoices = ReadingChoices()
  ) throws {
    let text = try FileText(bytes, encoding: choices.encoding)
    // A choice of columns or of a separator says that the file is a table.
    let shown = format ?? .recognised(in: text) ?? (choices.columns == nil ? otherwise : .csv)
    self.format = shown == .text && choices.separator != nil ? .csv : shown
    try choices.checkParts(needed: [ListPart.word])
    var report = FileReport(of: text, choices, reason: \.self)
    var assembly = ListAssembly()
    switch self.format {
    case .text: report.shape = try PlainText.read(text, choices, into: &assembly)
    case .csv: report.shape = try DelimitedList.read(text, choices, into: &assembly)
    case .anki: report.shape = try AnkiList.read(text, choices, into: &assembly)
    }
    let result = assembly.result
    report.notes.add(result.notes)
    (entries, sections, self.report) = (result.entries, result.sections, report)
  }

  /// Returns the file with only the words of one section.
  ///
  /// - Parameter number: the number of the section, from 1; `nil` for all words. A number without a
  ///   section has no words.
  package func section(_ number: Int?) -> ListFile {
    guard let number else { return self }
    var part = self
    part.entries = sections.indices.contains(number - 1) ? sections[number - 1].entries : []
    return part
  }

  /// Whether nothing was found in the file, not even a line to mend.
  package var isBlank: Bool { entries.isEmpty && report.notes.notes.isEmpty }

  /// Returns a list as text that reads as the same entries.
  ///
  /// - Throws: ``ListFileError/cannotHold(word:format:)`` with the first word that would lose a
  ///   text.
  public static func text(of list: WordList, as format: ListFormat) throws(ListFileError) -> String
  {
    // First without marks, then with marks where they are needed, then with marks everywhere.
    var exact: Set<WordList.Entry> = []
    var read: [WordList.Entry] = []
    for attempt in 0..<3 {
      let isExact = { (entry: WordList.Entry) in attempt == 2 || exact.contains(entry) }
      let text = try write(list, as: format, isExact: isExact)
      let file = try? ListFile(Array(text.utf8))
      if let file, file.entries == list.words, file.format == format || list.words.isEmpty {
        return text
      }
      read = file?.entries ?? []
      exact = Set(list.words).subtracting(read)
    }
    // A list that was made without a check may have texts that no file can hold.
    let lost = list.words.indices.first { $0 >= read.count || read[$0] != list.words[$0] } ?? 0
    throw .cannotHold(word: list.words[lost].word, format: format)
  }

  private static func write(
    _ list: WordList, as format: ListFormat, isExact: (WordList.Entry) -> Bool
  ) throws(ListFileError) -> String {
    switch format {
    case .csv: return DelimitedList.write(list, isExact: isExact)
    case .anki: return AnkiList.write(list, isExact: isExact)
    case .text:
      var text = ""
      for (number, entry) in list.words.enumerated() {
        guard
          let line = PlainText.line(for: entry, isFirst: number == 0, isExact: isExact(entry))
        else { throw .cannotHold(word: entry.word, format: format) }
        text += line + "\n"
      }
      return text
    }
  }
}

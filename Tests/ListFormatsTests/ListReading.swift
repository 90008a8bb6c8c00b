import Tables
import Vocabulary

@testable import ListFormats

/// Returns entries in short form: `word`, or `word = definition`.
func short(_ entries: [WordList.Entry]) -> [String] {
  entries.map { entry in
    [entry.word, entry.definition, entry.sentence, entry.hint].compactMap(\.self)
      .joined(separator: " = ")
  }
}

/// Reads a list from a text.
func read(
  _ text: String, _ format: ListFormat? = nil, choices: ReadingChoices = ReadingChoices()
) throws -> ListFile {
  try ListFile(Array(text.utf8), format: format, choices: choices)
}

extension ListFile {
  /// The lists under the headings in short form: `Week 1: cat dog`.
  var lists: [String] {
    sections.map { section in
      (section.title.map { $0 + ": " } ?? "")
        + section.entries.map(\.word).joined(separator: " ")
    }
  }

  /// The numbers of the lines that are left out for a reason.
  func leftOut(_ reason: RowReason) -> [Int] {
    report.notes.notes.filter { $0.isLeftOut && $0.reason == reason }.map(\.line)
  }

  /// The reasons of all remarks, in the order of the lines.
  var reasons: [RowReason] { report.notes.notes.map(\.reason) }
}

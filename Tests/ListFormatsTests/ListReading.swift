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
func read(_ text: String, _ format: ListFormat? = nil) throws -> ListFile {
  try ListFile(Array(text.utf8), format: format)
}

package import Faults
package import Tables

/// A reason why the file of a dictionary can't be read, or can't be read to its end.
package enum DictionaryFileError: Fault, Hashable {
  /// The file is not there, or this person may not read it.
  case notReadable(path: String, reason: String)
  /// A library that compressed files need is not on this computer.
  case missingLibrary(String)
  /// The file ends in the middle of its compressed data.
  case cutOff(path: String)
  /// The compressed data are damaged from some place on.
  case damaged(path: String)
  /// The folder has no dictionary for this pair of languages.
  case noPair(words: String, meanings: String, folder: String)
  /// The index of a FreeDict dictionary doesn't fit its texts.
  case notADictionary(path: String)
  /// The file has no line that is an entry of a Wiktionary extract.
  case notAnExtract(path: String)
  /// A line shows that a table is no text.
  case badLine(LineError)
  /// A choice of columns that the table doesn't have.
  case badColumns(ColumnChoiceError)
  /// No column of a table has words, or none has meanings.
  case noColumn(String)
  /// A table has more bytes than this.
  case tooLarge(limit: Int)

  package var kind: FaultKind {
    switch self {
    case .notReadable, .noPair: .notFound
    case .missingLibrary: .unavailable
    case .cutOff, .damaged, .notADictionary, .notAnExtract, .badLine, .noColumn, .tooLarge:
      .unusable
    case .badColumns(let error): error.kind
    }
  }

  package var description: String {
    switch self {
    case .notReadable(let path, let reason): "The file '\(path)' can't be read: \(reason)."
    case .missingLibrary(let name): "Compressed dictionaries need \(name): install it."
    case .cutOff(let path): "The file '\(path)' ends too early: download it again."
    case .damaged(let path): "The file '\(path)' is damaged: download it again."
    case .noPair(let words, let meanings, let folder):
      """
      FreeDict's dictionary \(words)-\(meanings) is not in '\(folder)': install it with \
      'sudo apt-get install dict-freedict-\(words)-\(meanings)'.
      """
    case .notADictionary(let path):
      "The index and the texts of '\(path)' don't fit together: install the dictionary again."
    case .notAnExtract(let path):
      "The file '\(path)' has no entries of a Wiktionary extract: give a file LL-extract.jsonl.gz."
    case .badLine(let error): error.description
    case .badColumns(let error): error.description
    case .noColumn(let part):
      "No column of the table has the \(part): name the columns in the first row."
    case .tooLarge(let limit): "The table has more than \(limit >> 20) MB: divide it."
    }
  }
}

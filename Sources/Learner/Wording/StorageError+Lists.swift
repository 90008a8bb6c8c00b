package import Storage
package import Vocabulary

extension DocumentKind {
  /// The lists of words.
  package static let list = DocumentKind("list", names: .listNames, canBeReplaced: true)
}

extension StorageError {
  /// A file has no word in it.
  package static func noWord(in path: String) -> StorageError {
    .unusable(
      path: path, sentence: "\(path.asFileSubject) has no word in it: give at least one.")
  }

  /// A file is not a list of completed words.
  static func notCompletedWords(_ path: String) -> StorageError {
    .unusable(
      path: path,
      sentence: """
        \(path.asFileSubject) is not a list of completed words in JSON: nothing was imported.
        """)
  }

  /// A document is not a list of words.
  package static func notAList(_ path: String) -> StorageError {
    .unusable(
      path: path,
      sentence: """
        \(path.asFileSubject) is not a word list that VocalVocab can read: correct it, or move it \
        away.
        """)
  }

  /// An entry of a list breaks the rules of `WordList.Entry`.
  ///
  /// - Parameter number: the number of the entry, counted from 1.
  package static func badEntry(
    _ number: Int, _ fault: EntryFault, in path: String
  ) -> StorageError {
    .unusable(path: path, sentence: fault.sentence(of: "Word \(number) of \(path.asFileObject)"))
  }
}

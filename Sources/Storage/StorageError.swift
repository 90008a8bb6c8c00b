package import Faults

/// A failure of a file or of a document.
public enum StorageError: Error, Hashable, Sendable {
  case cannotRead(path: String, reason: String)
  /// A file of the learner's own can't be written.
  case cannotWrite(path: String, reason: String)
  /// A file that a person asked for, in a place of their choice, can't be written.
  case cannotSave(path: String, reason: String)
  /// A newer VocalVocab wrote the file. It stays as it is.
  case newerVersion(path: String, version: Int)
  /// The file has the changes of two computers, which git could not merge.
  case conflicted(path: String)
  /// Another process has kept the lock too long.
  case locked(path: String)
  /// The database that keeps the data doesn't answer.
  case unreachable(store: String, reason: String)
  /// A file that is never moved is not what it should be.
  case malformed(path: String, Malformation)
  /// The content of a file is of no use. The sentence, which the file's room wrote, says why.
  case unusable(path: String, sentence: String)
  case noDocument(DocumentKind, name: String)
  case documentExists(DocumentKind, name: String)
  /// No document of the kind can have this name.
  case badName(DocumentKind, name: String)
  /// A document that is made may not be named like the copies that programs make of a file that two
  /// computers changed: a repair would merge it with another.
  case nameOfCopy(String)
  /// The document belongs to somebody else, who shares it. The sentence says who can change it.
  case shared(DocumentKind, name: String)
  /// The learner's folder was renamed or removed since it was opened.
  case moved(path: String)
  /// Another server works with the learner's data by now.
  case takenOver(path: String)
  /// The sounds and pictures of the learner's cards would together have more bytes than the limit.
  case mediaFull(limit: Int)
  /// A file or a folder with this name exists already.
  case exists(path: String)

  /// A reason why the content of a file is wrong.
  public enum Malformation: Hashable, Sendable {
    case notUnicode
    /// The file has more bytes than the limit.
    case tooLong(limit: Int)
  }
}

/// A kind of documents to which people give names, such as lists.
public struct DocumentKind: Hashable, Sendable {
  /// The noun for one of them, such as `list`.
  let noun: String
  /// The remedy that shows their names.
  let names: Remedy
  /// Whether a new one may replace another of the same name, if the person wants that.
  let canBeReplaced: Bool

  /// Makes a kind.
  package init(_ noun: String, names: Remedy, canBeReplaced: Bool = false) {
    (self.noun, self.names, self.canBeReplaced) = (noun, names, canBeReplaced)
  }
}

public import Vocabulary

/// A failure of a file.
public enum StorageError: Error, Hashable, Sendable {
  case cannotRead(path: String, reason: String)
  /// A file of the learner's own can't be written.
  case cannotWrite(path: String, reason: String)
  /// A file that a person asked for, in a place of their choice, can't be written.
  case cannotSave(path: String, reason: String)
  /// A newer VocalVocab wrote the file. It stays as it is.
  case newerVersion(path: String, version: Int)
  /// The file has the changes of two computers, which git could not unite.
  case conflicted(path: String)
  /// Another process has kept the lock too long.
  case locked(path: String)
  /// A file that is never moved does not hold what it should.
  case malformed(path: String, Malformation)
  case noList(name: String, path: String)
  case listExists(String)
  /// No list can have this name.
  case badListName(String)
  case noDeck(String)
  case deckExists(String)
  /// No deck can have this name.
  case badDeckName(String)
  /// A document that is made may not be named like the copies that programs make of a file that two
  /// computers changed: ``Repair`` would unite it with another.
  case nameOfCopy(String)
  /// A teacher shares the list, and nobody else can change it.
  case sharedList(String)
  /// The learner's folder was renamed or removed since it was opened.
  case moved(path: String)
  /// The sounds and pictures of the learner's cards would have more bytes than this together.
  case mediaFull(limit: Int)
  /// A file of a person's has this name already.
  case exists(path: String)

  /// A reason why a file does not hold what it should.
  public enum Malformation: Hashable, Sendable {
    case notUnicode
    /// The file has more bytes than this.
    case tooLong(limit: Int)
    /// The file has no word in it.
    case noWord
    case notCompletedWords
    case notAList
    case notADeck
    /// An entry of a list breaks the rules of `WordList.Entry`. Entries are counted from 1.
    case badEntry(number: Int, EntryFault)
  }
}

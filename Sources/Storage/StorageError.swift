/// What can go wrong with a file; each message says which, and what to do about it.
public enum StorageError: Error, Hashable, Sendable {
  case cannotRead(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// A file that a person asked for, in a place of their choice.
  case cannotSave(path: String, reason: String)
  /// A newer VocalVocab wrote it. It is left as it is.
  case newerVersion(path: String, version: Int)
  /// Another process kept the lock too long.
  case locked(path: String)
  /// A file of a person's, which is never moved, does not hold what it should.
  case malformed(path: String, expected: String)
  case noList(name: String, path: String)
  /// A name that no list can have.
  case badListName(String)
  /// One line of a list is wrong, and so nothing of it was taken.
  case badLine(path: String, LineError)
  /// A file of a person's is there already.
  case exists(path: String)
  /// A word, or what a list says of it, would be lost in a format.
  case cannotHold(word: String, format: ListFormat)
}

extension StorageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotRead(let path, let reason):
      "\(Self.named(path)) can't be read (\(reason)): check the name and its permissions."
    case .cannotWrite(let path, let reason):
      "'\(path)' can't be written (\(reason)): make room or check its permissions, or use --data."
    case .cannotSave(let path, let reason):
      "'\(path)' can't be written (\(reason)): choose another place or check its permissions."
    case .newerVersion(let path, let version):
      """
      '\(path)' was written by a newer VocalVocab (version \(version) of its format) and is left \
      untouched: update VocalVocab.
      """
    case .locked(let path):
      "Another VocalVocab is holding '\(path)': wait until it has ended, and try again."
    case .malformed(let path, let expected):
      "\(Self.named(path)) does not hold \(expected): nothing was taken from it."
    case .noList(let name, let path):
      "There is no list named '\(name)': it would be the file '\(path)'."
    case .badListName(let name):
      """
      '\(name)' can't be the name of a list: give one of at most \(ListStore.longestName) bytes, \
      without '/' and without a full stop at its start.
      """
    case .badLine(let path, let error):
      error.sentence(of: Self.named(path))
    case .exists(let path):
      "'\(path)' is there already: give another name, or --force to replace it."
    case .cannotHold(let word, .text):
      """
      Plain text can't hold all that the list says of '\(word)': export it with --format csv or \
      --format anki.
      """
    case .cannotHold(let word, let format):
      """
      '\(word)' can't be written as \(format.rawValue) so that it could be read again: correct it in \
      the list's file, or take it off the list.
      """
    }
  }
  private static func named(_ path: String) -> String {
    path == InputFile.standardInput ? "standard input" : "'\(path)'"
  }
}

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
}

extension StorageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotRead(let path, let reason):
      "'\(path)' can't be read (\(reason)): check the name and its permissions."
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
      "'\(path)' does not hold \(expected): nothing was taken from it."
    case .noList(let name, let path):
      "There is no list named '\(name)': it would be the file '\(path)'."
    }
  }
}

public import Faults

/// A reason why the offline dictionary can't be opened. Each message says what to do about it.
public enum WordServiceError: Error, Hashable, Sendable {
  /// The files of a dictionary are not in the folder where their package puts them.
  case notInstalled(package: String, folder: String)
  /// The files are there, but have another form than they should.
  case unreadable(folder: String)
}

extension WordServiceError: Fault {
  public var kind: FaultKind { .unavailable }

  public var description: String {
    switch self {
    case .notInstalled(let package, let folder):
      """
      The offline dictionary is not in '\(folder)': install it with \
      'sudo apt-get install \(package)'.
      """
    case .unreadable(let folder):
      """
      The offline dictionary in '\(folder)' can't be read: put it right with \
      'sudo apt-get install --reinstall wordnet-base scowl'.
      """
    }
  }
}

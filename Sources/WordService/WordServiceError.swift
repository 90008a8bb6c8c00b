/// What can keep words from being found; each message says what to do about it.
public enum WordServiceError: Error, Hashable, Sendable {
  /// The files of a dictionary are not where their package puts them.
  case notInstalled(package: String, folder: String)
}

extension WordServiceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notInstalled(let package, let folder):
      """
      The offline dictionary is not in '\(folder)': install it with \
      'sudo apt-get install \(package)'.
      """
    }
  }
}

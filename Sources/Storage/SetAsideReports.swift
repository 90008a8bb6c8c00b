internal import Synchronization

/// The reports of files that could not be read and were moved aside, which all stores of a learner
/// share.
final class SetAsideReports: Sendable {
  private let waiting = Mutex<[String]>([])
  private let listener: (@Sendable (String) -> Void)?

  /// - Parameter listener: a closure that gets each report at once; without it they wait for ``take()``.
  init(_ listener: (@Sendable (String) -> Void)? = nil) { self.listener = listener }

  /// Reports the new name of a file that was moved aside.
  func add(_ path: String) {
    let sentence = "A file could not be read. It is kept, unchanged, under the name '\(path)'."
    if let listener { listener(sentence) } else { waiting.withLock { $0.append(sentence) } }
  }

  /// Returns the reports that wait, and forgets them.
  func take() -> [String] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}

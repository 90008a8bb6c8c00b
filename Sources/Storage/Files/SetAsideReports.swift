internal import Threads

/// A file that could not be read and was moved aside.
public struct SetAsideFile: Hashable, Sendable {
  /// The new name of the file, which is otherwise unchanged.
  public let path: String
}

/// The reports of files that were moved aside, which all stores of a learner share.
package final class SetAsideReports: Sendable {
  private let waiting = Guarded<[SetAsideFile]>([])
  private let mixed = Guarded<String?>(nil)
  private let listener: (@Sendable (SetAsideFile) -> Void)?

  /// - Parameter listener: a closure that gets each report at once. Without it, the reports wait
  ///   for ``take()``.
  package init(_ listener: (@Sendable (SetAsideFile) -> Void)? = nil) { self.listener = listener }

  /// Reports the new name of a file that was moved aside.
  package func add(_ path: String) {
    let file = SetAsideFile(path: path)
    if let listener { listener(file) } else { waiting.withLock { $0.append(file) } }
  }

  /// Notes that a journal has lines from two computers.
  package func noteMixed(_ path: String) { mixed.withLock { $0 = path } }

  /// The path of a journal with lines from two computers; `nil` if none was found.
  package var mixedJournal: String? { mixed.withLock { $0 } }

  /// Returns the waiting reports, and forgets them.
  package func take() -> [SetAsideFile] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}

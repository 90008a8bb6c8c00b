internal import Learner
internal import Storage
internal import Threads

/// The last sign of a learner's open page.
final class Presence: Sendable {
  private let notes: any Notes
  private let name: String
  /// The time when this server last wrote the note.
  private let noted = Guarded<ContinuousClock.Instant?>(nil)

  /// The time after the last sign for which a learner counts as present. A page sends a sign every
  /// five seconds, but a telephone's page is silent while its screen is dark.
  static let patience = Duration.seconds(120)
  /// The time for which a sign is not written again.
  private static let pause = Duration.seconds(10)
  /// The beginning of the notes' names.
  private static let start = "present/"

  init(of learner: LearnerIdentity, in notes: any Notes) {
    self.notes = notes
    name = Self.start + (learner.text ?? "")
  }

  /// Notes a sign of the learner's page.
  func note() {
    let now = ContinuousClock.now
    let isDue = noted.withLock { noted in
      if let last = noted, now - last < Self.pause { return false }
      noted = now
      return true
    }
    // The next sign comes in a few seconds.
    if isDue { try? notes.put("", as: name, for: Self.patience) }
  }

  /// Notes that another learner took over the learner's browser.
  func end() {
    noted.withLock { $0 = nil }
    try? notes.remove(name)
  }

  /// Returns whether the learner practises now, on some device.
  ///
  /// - Throws: `StorageError`.
  func isHere() throws(StorageError) -> Bool { try notes.value(of: name) != nil }

  /// Returns a closure that says whether a learner practises now.
  ///
  /// - Throws: `StorageError`.
  static func all(in notes: any Notes) throws(StorageError) -> @Sendable (LearnerIdentity) -> Bool {
    let present = Set(try notes.values(under: start).keys)
    return { present.contains($0.text ?? "") }
  }
}

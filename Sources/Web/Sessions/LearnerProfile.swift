internal import Learner
internal import Storage
internal import Threads

/// The facts that a server knows about a learner apart from practice: the identity and the PIN.
final class LearnerProfile: Sendable {
  let identity: LearnerIdentity
  private let store: ProfileStore
  /// The profile, as the file has it.
  private let profile: Guarded<Profile>

  /// - Parameter others: the identities of the learners who are known already.
  /// - Throws: `StorageError` when the profile can't be read, or a new identity can't be stored.
  init(
    of learner: LearnerName, _ store: ProfileStore, others: Set<LearnerIdentity>
  ) throws(StorageError) {
    self.store = store
    switch learner {
    // The usual learner has no PIN.
    case .usual:
      identity = .usual
      profile = Guarded(Profile())
    case .schoolClass(let id):
      identity = .named(id)
      profile = Guarded(Profile())
    case .named:
      let (id, kept) = try Self.identified(store, others)
      identity = .named(id)
      profile = Guarded(kept)
    }
  }

  /// Returns the identity and the profile that a learner's files hold. A copy of another learner's
  /// folder gets an identity of its own.
  private static func identified(
    _ store: ProfileStore, _ others: Set<LearnerIdentity>
  ) throws(StorageError) -> (Identifier, Profile) {
    let kept = try store.read()
    if let id = kept.id.flatMap({ Identifier($0) }), !others.contains(.named(id)) {
      return (id, kept)
    }
    let id = Identifier()
    var changed = kept
    try store.change { profile in
      profile.id = id.text
      changed = profile
    }
    return (id, changed)
  }

  /// Reads the profile again, because another server may have changed it.
  ///
  /// - Throws: `StorageError`.
  func renew() throws(StorageError) {
    guard identity != .usual else { return }
    let kept = try store.read()
    profile.withLock { $0 = kept }
  }

  /// Whether the learner has a PIN.
  var hasPIN: Bool { profile.withLock { $0.pin != nil } }

  /// The secret of a browser that gave the right PIN; `nil` without a PIN.
  var key: String? { profile.withLock { $0.pin == nil ? nil : $0.key } }

  /// Returns whether a PIN is the learner's.
  func isRight(_ pin: PIN) -> Bool { profile.withLock { $0.pin == pin.digits } }

  /// Gives the learner a PIN, or removes it. Browsers that gave the old PIN must give the new one.
  /// The method may wait for the disk, so it runs on the thread of the learner's files.
  func setPIN(_ pin: PIN?) throws(StorageError) {
    var changed = Profile()
    try store.change { kept in
      kept.pin = pin?.digits
      kept.key = pin.map { _ in Identifier().text }
      changed = kept
    }
    profile.withLock { [changed] in $0 = changed }
  }
}

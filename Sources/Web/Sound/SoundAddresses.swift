internal import Hashing
internal import Learner
internal import NIOCore
internal import Speech
internal import Threads

/// The register of the sounds' addresses. An address always has the same sound, and reveals nothing
/// about it.
final class SoundAddresses: Sendable {
  /// The utterances behind an address.
  enum Content: Sendable {
    case utterances([Utterance])
    /// Utterances that are not known before the first request, such as a service's recording.
    case onRequest(@Sendable () async -> [Utterance])
  }

  private struct Entry {
    var content: Content
    let learner: LearnerName
    /// The only learner who may ask for the sound.
    let owner: LearnerIdentity
  }

  private let entries = Guarded<[Identifier: Entry]>([:])
  private let key: String

  /// - Parameter key: a secret of all servers of the store.
  init(key: String) { self.key = key }

  /// Adds a sound of a learner, and returns its address.
  ///
  /// - Parameter place: a text that belongs only to this sound of the learner. Each server with the
  ///   same key then gives it the same address. Without it, the address is random.
  func add(
    _ content: Content, for learner: LearnerName, _ owner: LearnerIdentity, at place: String? = nil
  ) -> Identifier {
    let identifier = place.flatMap { address(at: $0, of: owner) } ?? Identifier()
    entries.withLock { $0[identifier] = Entry(content: content, learner: learner, owner: owner) }
    return identifier
  }

  /// Half of a hash doesn't reveal what was hashed, nor does it help to make another address.
  private func address(at place: String, of owner: LearnerIdentity) -> Identifier? {
    let hash = SHA256(Array("\(key)\n\(owner.text ?? "")\n\(place)".utf8)).hexadecimal
    return Identifier(hash.prefix(32))
  }

  /// Removes addresses. A request for one of them then finds nothing.
  func remove(_ identifiers: some Sequence<Identifier>) {
    entries.withLock { entries in
      for identifier in identifiers { entries[identifier] = nil }
    }
  }

  /// Returns the utterances at an address and the name of the learner; `nil` for an address that is
  /// unknown or another learner's.
  func utterances(
    at identifier: Identifier, of owner: LearnerIdentity
  ) async -> (utterances: [Utterance], learner: LearnerName)? {
    guard let entry = entries.withLock({ $0[identifier] }), entry.owner == owner else {
      return nil
    }
    switch entry.content {
    case .utterances(let utterances): return (utterances, entry.learner)
    case .onRequest(let request):
      let utterances = await request()
      entries.withLock { $0[identifier]?.content = .utterances(utterances) }
      return (utterances, entry.learner)
    }
  }

  /// Returns the path of an address on the server.
  static func path(of identifier: Identifier) -> String { "/api/v1/sounds/\(identifier.text)" }
}

internal import NIOCore
internal import Speech
internal import Threads
internal import Tutor

/// The register of the sounds' addresses. An address is random, so that it says nothing about its
/// sound, and always stands for the same sound.
final class SoundAddresses: Sendable {
  /// The utterances behind an address.
  enum Content: Sendable {
    case utterances([Utterance])
    /// Utterances that are not known before the first request, such as a service's recording.
    case onRequest(@Sendable () async -> [Utterance])
  }

  private let entries = Guarded<[Identifier: (content: Content, learner: LearnerName)]>([:])

  /// Adds a sound, and returns its new address.
  func add(_ content: Content, for learner: LearnerName) -> Identifier {
    let identifier = Identifier()
    entries.withLock { $0[identifier] = (content: content, learner: learner) }
    return identifier
  }

  /// Removes addresses. A request for one of them then finds nothing.
  func remove(_ identifiers: some Sequence<Identifier>) {
    entries.withLock { entries in
      for identifier in identifiers { entries[identifier] = nil }
    }
  }

  /// Returns the utterances at an address and the learner they belong to; `nil` for an unknown
  /// address.
  func utterances(
    at identifier: Identifier
  ) async -> (utterances: [Utterance], learner: LearnerName)? {
    guard let entry = entries.withLock({ $0[identifier] }) else { return nil }
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

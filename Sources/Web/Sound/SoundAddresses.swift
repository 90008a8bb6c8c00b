internal import NIOCore
internal import Speech
internal import Synchronization
internal import Tutor

/// What stands behind each address of a sound. An address says nothing, and keeps its sound.
final class SoundAddresses: Sendable {
  /// What is said at an address.
  enum Content: Sendable {
    case utterances([Utterance])
    /// Utterances that are only known on request, such as what a service sends.
    case onRequest(@Sendable () async -> [Utterance])
  }

  private struct Entry {
    var content: Content
    let learner: LearnerName
  }

  private let entries = Mutex<[Identifier: Entry]>([:])

  /// Gives a sound an address.
  func add(_ content: Content, for learner: LearnerName) -> Identifier {
    let identifier = Identifier()
    entries.withLock { $0[identifier] = Entry(content: content, learner: learner) }
    return identifier
  }

  func remove(_ identifiers: some Sequence<Identifier>) {
    entries.withLock { entries in
      for identifier in identifiers { entries[identifier] = nil }
    }
  }

  /// What is said, and who asked for it.
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

  static func path(of identifier: Identifier) -> String { "/api/v1/sounds/\(identifier.text)" }
}

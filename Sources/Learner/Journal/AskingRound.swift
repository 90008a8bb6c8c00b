internal import Practice
package import Storage

extension LearnerFiles {
  /// The name of the round that asks its word in the open session.
  package var askingRound: String? {
    // A session that can't be read can't be resumed either, so it asks no word.
    guard let round = try? leftSession(as: OpenDocument.self).read()?.round,
      round.state.phase == .asking
    else { return nil }
    return round.log.name
  }

  /// Returns the session that was left open. It counts also where the disk refused it.
  package func leftSession<Content>(as content: Content.Type) -> OpenWork<Content> {
    OpenWork("session", in: self, version: 6, remembersRefused: true)
  }
}

/// The part of a left session's document that tells which round asks its word. The rest belongs to
/// the room of spelling.
private struct OpenDocument: Codable {
  struct LeftRound: Codable {
    struct Log: Codable {
      let name: String
    }

    let log: Log
    let state: Round.State
  }

  let round: LeftRound?
}

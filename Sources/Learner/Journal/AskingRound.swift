internal import Practice
package import Storage

extension LearnerFiles {
  /// The name of the round that waits for a try in the open session; `nil` if no round does.
  package var askingRound: String? { askingDocument?.log.name }

  /// The word that waits for a try in the open session; `nil` if none does.
  package var askingWord: String? { askingDocument?.word }

  private var askingDocument: OpenDocument.LeftRound? {
    // A session that can't be read can't be resumed either, so it asks no word.
    guard let round = try? leftSession(as: OpenDocument.self).read()?.round,
      round.state.phase == .asking
    else { return nil }
    return round
  }

  /// Returns the work of the session that was left open, also if the disk refused to keep it.
  package func leftSession<Content>(as content: Content.Type) -> OpenWork<Content> {
    OpenWork("session", in: self, version: 6, remembersRefused: true)
  }
}

/// The part of an open session's document that says which round waits for a try. The room of
/// spelling reads the rest.
private struct OpenDocument: Codable {
  struct LeftRound: Codable {
    struct Log: Codable {
      let name: String
    }

    let word: String
    let log: Log
    let state: Round.State
  }

  let round: LeftRound?
}

/// A reason why a visit to a host failed.
package enum VisitFailure: Error, Hashable, Sendable {
  /// The host gave no answer, or a senseless one. The reason is in plain words, for use in
  /// brackets.
  case unavailable(reason: String)
  /// The host failed before, or asked for a rest, and is left alone for this time.
  case leftAlone(Duration)
  /// The asking task was cancelled.
  case cancelled

  fileprivate init(_ refusal: HostRegister.Refusal) {
    switch refusal {
    case .leftAlone(let rest): self = .leftAlone(rest)
    case .refused: self = .unavailable(reason: ServiceFailure.refused.reason)
    case .busy: self = .unavailable(reason: "it still has another request")
    case .cancelled: self = .cancelled
    }
  }

  fileprivate init(_ failure: ServiceFailure) {
    self = failure == .web(.cancelled) ? .cancelled : .unavailable(reason: failure.reason)
  }
}

extension HostRegister {
  /// Waits for a turn at a host, and asks it. The register remembers the outcome.
  ///
  /// - Parameters:
  ///   - deadline: the end of the wait for a turn.
  ///   - ask: asks the host; returns `false` if it sent no request.
  nonisolated(nonsending) package func visit(
    _ host: String, before deadline: ContinuousClock.Instant,
    _ ask: () async throws(ServiceFailure) -> Bool
  ) async throws(VisitFailure) {
    do throws(Refusal) {
      try await beginTurn(at: host, before: deadline)
    } catch {
      throw VisitFailure(error)
    }
    do throws(ServiceFailure) {
      let didAsk = try await ask()
      await endTurn(didAsk ? .answered : .notAsked, at: host)
    } catch {
      await endTurn(error.outcome, at: host)
      throw VisitFailure(error)
    }
  }
}

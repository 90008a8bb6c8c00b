internal import Learner

/// How a learner of a class gets a name.
extension Visitors {
  /// The answer to a browser that chose a name.
  enum Choice {
    /// The browser is the learner's from now on.
    case chosen(LearnerSession)
    /// The teacher has to answer the request first.
    case waiting(Identifier)
  }

  /// Chooses a name for a browser. With a PIN, the PIN decides. Without one, a name that is in use
  /// on another device needs the teacher's consent, so that no classmate practises as someone else.
  ///
  /// - Parameters:
  ///   - pin: the PIN that was given; `nil` for none.
  ///   - request: the browser's earlier request for the name; `nil` for none.
  /// - Throws: a ``Problem`` if the PIN is wrong, if the teacher said no, or if too many wait.
  func choose(
    _ name: LearnerName, pin: PIN?, request: Identifier?, for call: Call
  ) throws -> Choice {
    let learner = try learner(name, pin: pin, from: call.sender)
    let last = try? sender(of: call)
    if call.role == .learner, !learner.profile.hasPIN, last !== learner,
      try learner.presence.isHere()
    {
      switch try request.flatMap({ try requests.state(of: $0, for: name) }) {
      case .granted: break
      case .waiting: if let request { return .waiting(request) }
      case .refused:
        throw Problem(.forbidden, "Your teacher said no: choose your own name.")
      case nil:
        guard let id = try requests.add(name) else {
          throw Problem(
            .tooManyRequests, "Many wait for a name at once: try again in a minute.",
            headers: [.retryAfter: "60"])
        }
        return .waiting(id)
      }
    }
    // The browser was another learner's, who no longer practises in it.
    if call.role == .learner, let last, last !== learner { last.presence.end() }
    return .chosen(learner)
  }
}

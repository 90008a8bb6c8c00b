extension TrackedShow {
  /// Chooses a status. The one that counts now gets no second choice.
  ///
  /// - Parameter name: the name of the step.
  public func choosing(_ status: WatchStatus, at: Instant, step name: String) -> TrackedShow {
    var part = TrackedShow(id)
    guard status != self.status || history.inForce.count > 1 else { return part }
    part.history = history.choosing(status, at: at, step: name)
    return part
  }

  /// Stops tracking the show: takes back all choices of a status. The plays stay.
  public func untracking() -> TrackedShow {
    var part = TrackedShow(id)
    part.history = StatusHistory(
      history.choices.values.filter(\.isInForce).map { $0.turned() })
    return part
  }

  /// Returns a part of the record with the status that follows from its plays, if that is higher.
  ///
  /// - Parameters:
  ///   - part: the part that a step changes.
  ///   - name: the name of the step.
  func settled(_ part: TrackedShow, at: Instant?, step name: String) -> TrackedShow {
    guard !part.plays.isEmpty || part.show != nil else { return part }
    let after = joined(part)
    let before = plays.isEmpty ? nil : StatusRule.status(of: facts, progress)
    let raised = StatusRule.raised(
      after.status, from: before, to: StatusRule.status(of: after.facts, after.progress))
    guard let raised else { return part }
    var part = part
    part.history.join(after.history.choosing(raised, at: at, step: name))
    return part
  }
}

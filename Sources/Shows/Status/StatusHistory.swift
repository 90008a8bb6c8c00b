/// All choices of the status of a show. No choice is ever removed; a new one names those in whose
/// place it stands.
public struct StatusHistory: Hashable, Sendable {
  /// The choices by their names.
  public private(set) var choices: [String: StatusChoice] = [:]

  /// Makes a history of choices in any order. Of two with one name, both are joined.
  public init(_ choices: some Sequence<StatusChoice> = []) {
    for choice in choices { self.choices.join([choice.id: choice]) }
  }

  /// The choices that count: those that were not taken back and in whose place no other one stands.
  public var inForce: [StatusChoice] {
    let kept = choices.values.filter(\.isInForce)
    let replaced = Set(kept.flatMap(\.replaces))
    let last = kept.filter { !replaced.contains($0.id) }
    // Only a file that somebody has edited has choices that replace each other in a circle.
    return (last.isEmpty ? kept : last).sorted { ($0.status, $0.id) < ($1.status, $1.id) }
  }

  /// The status: the highest one that was chosen apart; `nil` if none is chosen.
  public var status: WatchStatus? { inForce.last?.status }

  /// The instant of the first choice that has one.
  public var start: Instant? { choices.values.compactMap(\.at).min() }

  /// Returns the choice of a status in place of those that count now.
  ///
  /// - Parameter name: the name of the step.
  public func choosing(_ status: WatchStatus, at: Instant?, step name: String) -> StatusHistory {
    guard choices[name] == nil else { return StatusHistory() }
    return StatusHistory([
      StatusChoice(id: name, status, at: at, replaces: inForce.map(\.id))
    ])
  }

  /// Whether there is no choice, not even one that was taken back.
  public var isEmpty: Bool { choices.isEmpty }
}

extension StatusHistory: Joinable {
  public mutating func join(_ other: StatusHistory) { choices.join(other.choices) }
}

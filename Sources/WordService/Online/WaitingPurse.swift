/// How long a session may still wait for the network in all.
struct WaitingPurse: Sendable {
  private(set) var left: Duration

  init(_ left: Duration = .seconds(3)) { self.left = left }

  /// Takes out a wait before it begins, so that several at once can't spend the same time.
  ///
  /// - Returns: what there is of it.
  mutating func take(upTo wait: Duration) -> Duration {
    let taken = max(.zero, min(wait, left))
    left -= taken
    return taken
  }

  /// Puts back what of a wait was not needed.
  mutating func giveBack(_ rest: Duration) { left += max(.zero, rest) }
}

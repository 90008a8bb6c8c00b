/// What a session came to.
public struct Tally: Hashable, Sendable {
  public private(set) var completed: [String] = []
  public private(set) var missed: [String] = []
  /// Completed with the first try and without a hint: the only honest measure of what is known.
  public private(set) var firstTry = 0

  public init() {}

  public mutating func record(_ round: Round) {
    switch round.outcome {
    case .completed(let tries):
      completed.append(round.word.text)
      if tries == 1, !round.isHelped { firstTry += 1 }
    case .missed:
      missed.append(round.word.text)
    case nil:
      break
    }
  }

  public var rounds: Int { completed.count + missed.count }
}

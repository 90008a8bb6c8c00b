/// What a session came to.
public struct Tally: Hashable, Sendable {
  public private(set) var completed: [String] = []
  public private(set) var missed: [String] = []
  /// Completed with the first try, unaided.
  public private(set) var firstTry = 0

  public init() {}

  /// What a session had come to before.
  public init(completed: [String], missed: [String], firstTry: Int) {
    self.completed = completed
    self.missed = missed
    self.firstTry = firstTry
  }

  public mutating func record(_ round: Round) {
    switch round.outcome {
    case .completed:
      completed.append(round.word.text)
      if round.isFirstTry { firstTry += 1 }
    case .missed:
      missed.append(round.word.text)
    case nil:
      break
    }
  }

  public var rounds: Int { completed.count + missed.count }
}

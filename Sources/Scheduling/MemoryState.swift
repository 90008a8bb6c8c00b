/// What FSRS knows of one memory.
public struct MemoryState: Hashable, Sendable {
  /// The days after which nine times in ten it is still there.
  public let stability: Double
  /// How slowly it settles, from 1, the easiest, to 10.
  public let difficulty: Double

  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}

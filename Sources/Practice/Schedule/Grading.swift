public import Scheduling

extension Recall {
  /// What a round says of the memory.
  ///
  /// Missed is *again*, and so is what took more tries than a normal round has, for the grade must not
  /// depend on how many tries were allowed. A second or third try, a hint, or a slip taken back is
  /// *hard*: only what was typed first, with nothing but the ear to help, is *good*. It is *easy* when
  /// it was ``RoundResult/isQuick`` and the word was heard just once.
  public init(_ round: RoundResult) {
    self =
      switch round.attainment {
      case .missed, .skipped: .again
      case _ where round.tries > Self.mostTries: .again
      case .afterWrongTry, .helped, .slip: .hard
      case .firstTry: round.isQuick && round.heard == 1 ? .easy : .good
      }
  }

  /// Those of ``Tries/normal``.
  private static let mostTries = 3
}

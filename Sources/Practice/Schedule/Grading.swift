public import Scheduling

extension Recall {
  /// The grade of a round.
  ///
  /// - A missed word gets *again*. So does a word that took more tries than a normal round has,
  ///   because the grade must not depend on the number of allowed tries.
  /// - A word completed at the second or third try, with a hint or after a slip gets *hard*.
  /// - A word completed at the first try, by ear alone, gets *good*.
  /// - Such a word gets *easy* if the learner heard it once and was quick
  ///   (``RoundResult/isQuick``).
  public init(_ round: RoundResult) {
    self =
      switch round.attainment {
      case .missed, .skipped: .again
      case _ where round.tries > Self.mostTries: .again
      case .afterWrongTry, .helped, .slip: .hard
      case .firstTry: round.isQuick && round.heard == 1 ? .easy : .good
      }
  }

  /// The number of tries in ``Tries/normal``.
  private static let mostTries = 3
}

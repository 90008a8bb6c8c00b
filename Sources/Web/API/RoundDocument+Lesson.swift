internal import Practice
internal import Tutor

extension RoundDocument.State {
  init(_ phase: Round.Phase) {
    self =
      switch phase {
      case .asking: .asking
      case .copying: .copying
      case .over: .over
      }
  }
}

extension RoundDocument.Outcome? {
  init(_ outcome: Round.Outcome?) {
    self =
      switch outcome {
      case .completed: .completed
      case .missed: .missed
      case nil: nil
      }
  }
}

extension RoundDocument.Distinct {
  init(_ distinctness: Distinctness) {
    self =
      switch distinctness {
      case .distinct: .distinct
      case .nearAnother: .near
      case .sameAsAnother: .same
      }
  }
}

internal import Scheduling

extension SchedulingError {
  /// The sentence about the error.
  var sentence: String {
    switch self {
    case .notAShare(let given):
      """
      \(given) is not a share of new words: give a number from 0 to 1; 0 asks no new words while \
      others are due.
      """
    case .notACount(let given):
      "\(given) is not a number of new words a day: give 0 or a larger whole number."
    }
  }
}

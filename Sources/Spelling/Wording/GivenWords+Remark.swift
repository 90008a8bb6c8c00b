internal import Learner

extension GivenWords {
  /// The sentence about the words of a list that a session leaves out; `nil` where it asks all.
  var remark: String? {
    guard resting > 0 else { return nil }
    let words = resting.of("mastered word")
    return "\(words) of the list \(resting == 1 ? "rests" : "rest") this time."
  }
}

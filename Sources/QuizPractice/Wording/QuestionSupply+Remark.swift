internal import Learner

extension QuestionSupply {
  /// The sentence that says why no service is asked.
  static let offlineRemark = """
    Your words come only from this computer, so no web service is asked: questions come from your \
    words instead.
    """

  /// Returns the sentence about a deck that makes fewer questions than were wished.
  static func remark(onDeckOf count: Int, wished: Int) -> String {
    "Only \(count.of("question")) can be asked, not \(wished): no other card makes a good question."
  }
}

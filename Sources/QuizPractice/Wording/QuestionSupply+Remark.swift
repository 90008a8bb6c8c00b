extension QuestionSupply {
  /// The sentence that says why no service is asked.
  static let offlineRemark = """
    Your words come only from this computer, so no web service is asked: questions come from your \
    words instead.
    """
}

extension WordChooser {
  /// A word to ask, with its place in the session.
  struct Choice {
    let prompt: Prompt
    /// Whether the word was missed earlier in this session.
    let isComeback: Bool
    /// Whether the word was missed earlier today, in any session.
    let wasMissed: Bool
    /// Whether the schedule asked for the word.
    let isReview: Bool
    /// The number of the word in the session, from 1. A word that comes back has the number of the
    /// last new word before it.
    let number: Int
    /// The number of words of the session; `nil` where it has no known end.
    let total: Int?
    /// The number of missed words that come back, this one included.
    let comebacks: Int
    /// The number of rounds so far whose word came back, this one included.
    let repeats: Int
  }
}

internal import Vocabulary

/// How good a question must be.
public enum QuestionStandard: Hashable, Sendable {
  /// The question has four answers, and the wrong ones are of the nearest class: birds beside a
  /// bird. For words that chance drew, because another word can take their place.
  case best
  /// Three answers are enough, and their subject may be wider. For a quiz that would otherwise have
  /// fewer questions than the learner wants.
  case fair
  /// The question is the best one that the word allows. Sentences also come for which nobody read
  /// the wrong answers. For words that the learner or a list named.
  case given

  /// The standards that are tried in turn.
  var attempts: [QuestionStandard] { self == .given ? [.best, .given] : [self] }

  /// Returns whether the wrong answers must be of the right one's class. Only nouns have classes.
  func needsOneClass(of part: PartOfSpeech) -> Bool { self == .best && part == .noun }

  /// The fewest wrong answers.
  var fewestWrong: Int {
    self == .best ? QuestionMaker.wrongCount : QuestionMaker.leastWrongCount
  }
}

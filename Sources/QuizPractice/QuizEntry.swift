package import FoundationEssentials
package import Learner
package import Scheduling
internal import Storage

/// One line of the journal about a quiz: an answer to one of its questions.
package struct QuizEntry: Hashable, Sendable, Codable, PracticeLine {
  /// The kind of an entry, which distinguishes it from entries about words and cards.
  package enum Kind: String, Hashable, Sendable, Codable { case quiz }

  /// The version of an entry about a quiz. An older VocalVocab, which doesn't know quizzes, leaves
  /// a journal with such an entry untouched.
  package static let version: Int = 2
  /// The value of ``kind`` in JSON.
  package static let kindName: String? = "quiz"

  /// The time of the answer.
  package var at: Date
  /// The number of the chosen answer among the shown answers, from 1.
  package var choice: Int
  /// The answer that the learner chose; `nil` if the source's licence doesn't allow a copy.
  package var chosen: String?
  /// The number of questions of the quiz.
  package var count: Int
  /// `true` for a quiz of a class whose teacher sees no names with the answers; `nil` for any other
  /// quiz.
  package var isAnonymous: Bool?
  package var isRight: Bool
  package private(set) var kind = Kind.quiz
  /// The time from the question to the answer, if known.
  package var milliseconds: Int?
  /// The number of the question in its quiz, from 1.
  package var number: Int
  /// The name of the question.
  package var question: String
  /// The name of the quiz, which each of its answers has.
  package var quiz: String
  /// The source of the questions, as the command line names it: `words`, `trivia`, `deck:Spanish`.
  package var source: String
  /// The name of the step that made the entry, if a page named it.
  package var step: String?
  /// The offset of the learner's clock from UTC in seconds, positive to the east. It decides on
  /// which day the learner answered.
  package var utcOffset: Int
  /// The version of the entry's format.
  package private(set) var version: Int = QuizEntry.version
  /// The word that the question is about, if any.
  package var word: String?

  package init(
    at moment: Moment, quiz: String, source: String, question: String, number: Int, count: Int,
    choice: Int, isRight: Bool
  ) {
    (at, utcOffset) = (moment.date, moment.utcOffset)
    (self.quiz, self.source, self.question) = (quiz, source, question)
    (self.number, self.count) = (number, count)
    (self.choice, self.isRight) = (choice, isRight)
  }

  /// The answer's moment, with the offset of the learner's clock.
  package var moment: Moment { Moment(date: at, utcOffset: utcOffset) }

  package var practice: PracticeEvent? { PracticeEvent(at: moment, word: word, isRight: isRight) }
}

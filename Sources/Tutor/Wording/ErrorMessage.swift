internal import Practice
internal import QuizSources
internal import Speech
internal import Storage
internal import Vocabulary
internal import WordService

/// The words about an error that a person reads.
///
///     ErrorMessage(StorageError.exists(path: "a.csv"))?.text { $0 == .replaceFile ? "Tick Replace." : nil }
///     // "'a.csv' exists already: give another name. Tick Replace."
public struct ErrorMessage: Hashable, Sendable {
  /// The event, its object, and the way out. The sentence names no option and no button.
  public let sentence: String
  /// The ways out that a front end may add in sentences of its own.
  public let remedies: [Remedy]

  init(_ sentence: String, _ remedies: Remedy...) {
    self.sentence = sentence
    self.remedies = remedies
  }

  /// Words an error of one of our modules.
  ///
  /// - Returns: `nil` for any other error.
  public init?(_ error: any Error) {
    switch error {
    case let error as StorageError: self = error.message
    case let error as LineError: self.init(error.sentence(of: "the list"))
    case let error as SpeechError: self = error.message
    case let error as KeptSettingError:
      self.init(
        "The setting '\(error.setting.rawValue)' does not work. \(error.reason)",
        .resetSetting(error.setting))
    case is SettingError, is WishError, is Refusal, is PracticeError, is VocabularyError,
      is WordServiceError, is OnlineFailure, is CardError, is QuizError, is PlanError,
      is CardFileProblem, is QuestionFailure, is QuestionFileProblem:
      // Their descriptions are sentences.
      self.init("\(error)")
    default: return nil
    }
  }

  /// Returns the sentence about any error.
  public static func sentence(of error: any Error) -> String {
    ErrorMessage(error)?.sentence ?? "\(error)"
  }

  /// Returns the sentence and those of the remedies.
  ///
  /// - Parameter remedy: the front end's sentence for a remedy; `nil` where it does not offer that one.
  public func text(remedy: (Remedy) -> String?) -> String {
    ([sentence] + remedies.compactMap(remedy)).joined(separator: " ")
  }
}

internal import FoundationEssentials
internal import Hummingbird
internal import NIOCore
internal import Practice
internal import Speech
internal import Storage
internal import Tutor
internal import Vocabulary
internal import WordService

/// A fault of a request or of the server, in the form of RFC 9457: `application/problem+json`.
struct Problem: Error {
  let status: HTTPResponse.Status
  /// The sentence about the fault and the way out.
  let detail: String
  let headers: HTTPFields

  init(_ status: HTTPResponse.Status, _ detail: String, headers: HTTPFields = [:]) {
    self.status = status
    self.detail = detail
    self.headers = headers
  }

  static func notFound(_ detail: String) -> Problem { Problem(.notFound, detail) }
  /// A value that can't be.
  static func invalid(_ detail: String) -> Problem { Problem(.unprocessableContent, detail) }
  /// Makes the problem of a request that is impossible at the moment.
  static func conflict(_ detail: String) -> Problem { Problem(.conflict, detail) }
  /// The problem of an address whose session, round, sound or removal is gone.
  static func missing(_ noun: String) -> Problem {
    .notFound("There is no such \(noun): it has ended, or never existed.")
  }
  /// The problem of a request whose learner was renamed or removed while the server answered it.
  static var movedLearner: Problem {
    .conflict("Your teacher is changing your name or your place in the class: do this once more.")
  }
  /// The problem for a sender of too many requests.
  ///
  /// - Parameter seconds: the time after which the sender may try again.
  static func tooMany(after seconds: Int) -> Problem {
    Problem(
      .tooManyRequests, "Too many requests came at once: try again in \(seconds) s.",
      headers: [.retryAfter: "\(seconds)"])
  }

  /// The problem of a body that is larger than the server takes.
  static var tooLarge: Problem { Problem(.contentTooLarge, sentence(for: .contentTooLarge)) }

  private struct Document: Encodable {
    var type = "about:blank"
    let title: String
    let status: Int
    let detail: String
  }

  var response: Response {
    let document = Document(title: status.reasonPhrase, status: status.code, detail: detail)
    var response = Response.json(document, status: status)
    response.headers[.contentType] = "application/problem+json"
    return response
  }
}

extension Problem {
  /// Makes the problem that a client sees for an error. If only the server's owner can mend the error,
  /// the client gets general words, and the log gets the whole sentence.
  init(_ error: any Error, log: (String) -> Void) {
    switch error {
    case let problem as Problem:
      self = problem
    case let error as Refusal:
      self = .conflict(Self.sentence(of: error))
    case let error as CardFileProblem: self = .invalid(Problem.sentence(of: error))
    case is QuestionFileProblem: self = .invalid(Self.sentence(of: error))
    case let error as CardError:
      self = error.problem
    case let error as QuizError:
      self = error.problem
    case let error as PlanError:
      self = error.problem
    case WishError.notCompleted:
      self = .notFound(Self.sentence(of: error))
    case is WishError, is VocabularyError, is PracticeError, is SettingError,
      is KeptSettingError, is LineError:
      self = .invalid(Self.sentence(of: error))
    case let error as HTTPError:
      self.init(error.status, error.body ?? Self.sentence(for: error.status))
    case is CancellationError:
      self.init(.serviceUnavailable, "The server is stopping: ask again in a moment.")
    case let error as SpeechError:
      self = error.problem
    case let error as StorageError:
      self = error.problem
      // Only the server's owner can mend it.
      if status.kind == .serverError { log(ErrorMessage.sentence(of: error)) }
    default:
      log(ErrorMessage.sentence(of: error))
      self.init(
        .internalServerError,
        "The server could not do this; where it runs, a message says why. Nothing that was answered "
          + "is lost.")
    }
  }

  static func sentence(for status: HTTPResponse.Status) -> String {
    switch status {
    case .notFound: "There is nothing at this address."
    case .contentTooLarge: "This is more than the server takes at once: send less."
    default: "The server could not understand this request."
    }
  }

  /// Returns what is wrong and how the page helps.
  fileprivate static func sentence(of error: any Error) -> String {
    ErrorMessage(error)?.text(remedy: \.setting) ?? "\(error)"
  }
}

extension Remedy {
  /// The sentence with the part of the page that helps.
  fileprivate var setting: String? {
    switch self {
    case .anotherVoice: "The settings list the voices."
    case .anotherListFormat: "CSV and Anki's text hold everything."
    case .withoutDevice: "The settings let this page play the sound instead."
    case .repair: "'vocalvocab repair' on the server's computer unites them."
    case .resetSetting: "Choose another value in the settings."
    case .anotherDataFolder, .replaceFile, .listNames, .deckNames, .knownPronunciation,
      .anotherDevice,
      .withoutSound:
      nil
    }
  }
}

extension CardError {
  fileprivate var problem: Problem {
    switch self {
    case .noCard: .notFound(Problem.sentence(of: self))
    case .notAsked, .nothingToTakeBack, .nothingToStudy, .madeDeck, .badCard:
      .conflict(Problem.sentence(of: self))
    case .reservedName, .bad, .tooManyCards, .badLimit, .badColour, .badLanguage, .nothingToSay,
      .badMedia:
      .invalid(Problem.sentence(of: self))
    }
  }
}

extension QuizError {
  fileprivate var problem: Problem {
    switch self {
    case .noQuiz: .notFound(Problem.sentence(of: self))
    case .noQuestions, .notAsked, .notAnswered, .nothingMissed:
      .conflict(Problem.sentence(of: self))
    case .badCount, .badDifficulty, .badCategory, .badKind, .badLevel, .uselessDifficulty,
      .uselessCategory, .uselessKind, .noAnswer:
      .invalid(Problem.sentence(of: self))
    }
  }
}

extension PlanError {
  fileprivate var problem: Problem {
    switch self {
    case .noTask, .gone: .notFound(Problem.sentence(of: self))
    case .nothingRemoved, .emptyList, .full: .conflict(Problem.sentence(of: self))
    case .emptyTitle, .longTitle, .longNote, .badDay, .badRepeat, .badTag, .badPriority, .badCount,
      .badGoal, .badTestDay, .badTime, .badQuietHours:
      .invalid(Problem.sentence(of: self))
    }
  }
}

extension SpeechError {
  fileprivate var problem: Problem {
    switch self {
    case .unknownVoice, .speedOutOfRange, .notPhonemes, .fliteMissing:
      .invalid(Problem.sentence(of: self))
    default: Problem(.serviceUnavailable, Problem.sentence(of: self))
    }
  }
}

extension StorageError {
  fileprivate var problem: Problem {
    switch self {
    case .noList, .noDeck: .notFound(Problem.sentence(of: self))
    case .cannotHold, .badListName, .badDeckName, .badLine, .malformed:
      .invalid(Problem.sentence(of: self))
    case .listExists, .deckExists: .conflict(Problem.sentence(of: self))
    case .sharedList: Problem(.forbidden, Problem.sentence(of: self))
    case .moved: .movedLearner
    case .mediaFull: Problem(.contentTooLarge, Problem.sentence(of: self))
    // Where the server keeps its files is not for everyone to read.
    case .locked:
      Problem(.serviceUnavailable, "Another program is writing these files: try again in a moment.")
    case .cannotRead, .cannotWrite, .cannotSave, .newerVersion, .exists, .conflicted:
      Problem(
        .init(code: 507, reasonPhrase: "Insufficient Storage"),
        "This could not be kept, and so was not done: try it again when the server's files can be "
          + "used. Where it runs, a message says what is wrong.")
    }
  }
}

internal import Accounts
internal import Faults
internal import FoundationEssentials
internal import Hummingbird
internal import Learner
internal import NIOCore

/// A fault of a request or of the server, in the form of RFC 9457: `application/problem+json`.
struct Problem: Error {
  let status: HTTPResponse.Status
  /// A sentence about the fault and its remedy.
  let detail: String
  let headers: HTTPFields

  init(_ status: HTTPResponse.Status, _ detail: String, headers: HTTPFields = [:]) {
    self.status = status
    self.detail = detail
    self.headers = headers
  }

  static func notFound(_ detail: String) -> Problem { Problem(.notFound, detail) }
  /// Makes the problem of an impossible value.
  static func invalid(_ detail: String) -> Problem { Problem(.unprocessableContent, detail) }
  /// Makes the problem of a request that is impossible at the moment.
  static func conflict(_ detail: String) -> Problem { Problem(.conflict, detail) }
  /// Makes the problem of an address whose session, round, sound or removal no longer exists.
  static func missing(_ noun: String) -> Problem {
    .notFound("There is no such \(noun): it has ended, or never existed.")
  }
  /// The problem of a request whose learner was removed.
  static let learnerIsGone = Problem(
    .forbidden,
    """
    The learner who used this page is not here any more: open this server's page, and choose a \
    name.
    """)
  /// Makes the problem for a sender of too many requests.
  ///
  /// - Parameter seconds: the time after which the sender may try again.
  static func tooMany(after seconds: Int) -> Problem {
    Problem(
      .tooManyRequests, "Too many requests came at once: try again in \(seconds) s.",
      headers: [.retryAfter: "\(seconds)"])
  }

  /// Whether a token would help the sender. The header field says so with any status (RFC 9110,
  /// section 11.6.1).
  var asksForToken: Bool { headers[.wwwAuthenticate] != nil }

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
  /// Makes the problem that a client sees for an error. If only the server's owner can mend the
  /// error, the client gets general words, and the log gets the whole sentence.
  init(_ error: any Error, log: (String) -> Void) {
    switch error {
    case let problem as Problem: self = problem
    case let error as AccountError where error.secondsToWait != nil:
      self.init(
        .tooManyRequests, error.description,
        headers: [.retryAfter: "\(error.secondsToWait ?? 0)"])
    case let fault as any Fault:
      let detail = fault.publicDescription ?? fault.text(remedy: \.setting)
      self.init(fault.kind.status, detail)
      // If visitors get only general words, only the server's owner can mend the fault.
      if fault.publicDescription != nil, status.kind == .serverError { log(fault.description) }
    case let error as HTTPError:
      self.init(error.status, error.body ?? Self.sentence(for: error.status))
    case is CancellationError:
      self.init(.serviceUnavailable, "The server is stopping: ask again in a moment.")
    default:
      log("\(error)")
      self.init(
        .internalServerError,
        "The server could not do this: a message on its computer says why. No answer is lost.")
    }
  }

  static func sentence(for status: HTTPResponse.Status) -> String {
    switch status {
    case .notFound: "There is nothing at this address."
    case .contentTooLarge: "This is more than the server takes at once: send less."
    default: "The server could not understand this request."
    }
  }
}

extension FaultKind {
  /// The status of an answer about such a fault.
  fileprivate var status: HTTPResponse.Status {
    switch self {
    case .notFound: .notFound
    case .conflict: .conflict
    case .invalid, .unusable: .unprocessableContent
    case .forbidden: .forbidden
    case .unavailable: .serviceUnavailable
    case .unkept: .init(code: 507, reasonPhrase: "Insufficient Storage")
    }
  }
}

extension Remedy {
  /// A sentence that names the part of the page that helps; `nil` if no part does.
  fileprivate var setting: String? {
    switch self {
    case .anotherVoice: "The settings list the voices."
    case .anotherListFormat: "CSV and Anki's text hold everything."
    case .withoutDevice: "The settings let this page play the sound instead."
    case .repair: "'vocalvocab repair' on the server's computer merges them."
    case .resetSetting: "Choose another value in the settings."
    case .addLanguage(let code):
      "'vocalvocab languages add \(code)' on the server's computer adds it."
    case .nameEncoding, .chooseColumns, .chooseSeparator, .anotherDataFolder, .replaceFile,
      .listNames, .deckNames, .showNames, .watchAgain, .knownPronunciation, .anotherDevice,
      .withoutSound:
      nil
    }
  }
}

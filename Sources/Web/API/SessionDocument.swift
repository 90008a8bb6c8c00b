internal import FoundationEssentials
internal import Practice
internal import Tutor

/// A session as the page sees it.
struct SessionDocument: Encodable, Sendable {
  enum State: String, Encodable { case open, ended }

  struct Summary: Encodable {
    struct Count: Encodable {
      let kind: String
      let title: String
      let count: Int
    }

    let completed: [String]
    let missed: [String]
    let firstTry: Int
    let mistakes: [Count]
    let dueToday: Int
    let dueTomorrow: Int

    init(_ summary: Tutor.Summary) {
      completed = summary.tally.completed
      missed = summary.tally.missed
      firstTry = summary.tally.firstTry
      mistakes = summary.mistakes.map {
        Count(kind: $0.kind.rawValue, title: $0.kind.title, count: $0.count)
      }
      (dueToday, dueTomorrow) = summary.due
    }
  }

  let id: Identifier
  let state: State
  let mode: String
  let welcome: String
  let isByEarAlone: Bool
  @OrNull var secondsLeft: Double?
  let completed: Int
  let missed: Int
  let streak: Int
  let bestStreak: Int
  @OrNull var round: RoundDocument?
  @OrNull var notice: String?
  @OrNull var summary: Summary?
}

struct SessionsDocument: Encodable, Sendable { let sessions: [SessionDocument] }

/// What a session is to be; what is left out is as the settings have it.
struct NewSession: Body, Codable, Sendable {
  enum Words: String, Codable { case drawn, review, list, completed, given }

  static let fields: Set<String> = [
    "words", "list", "given", "mode", "count", "length", "level", "tries", "minutes",
    "forgivesAccents",
  ]

  var words: Words?
  var list: String?
  var given: [String]?
  var mode: String?
  var count: Int?
  var length: String?
  var level: String?
  var tries: String?
  var minutes: Double?
  var forgivesAccents: Bool?
}

extension NewSession {
  /// As it is kept with a session that is left open.
  var kept: String {
    // Texts and numbers can always be written.
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// - Returns: `nil` for what was not kept by this program.
  init?(kept: String) {
    guard let wanted = try? JSONDecoder().decode(NewSession.self, from: Data(kept.utf8)) else {
      return nil
    }
    self = wanted
  }
}

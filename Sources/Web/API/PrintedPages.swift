internal import Hummingbird
internal import Languages
internal import Scheduling
internal import Speech
internal import Storage
internal import Today

/// The pages that are printed: the report on a learner, and the sheet and the key of a test on
/// paper.
extension API {
  func addPrintedPages(to routes: inout Routes, _ pages: Pages) {
    routes.on(.get, "/\(Pages.Page.report.rawValue)") { call in
      try await pages.answer(call, with: .report, visitors, learnersMayPlay) { learner in
        let subject = try subject(call, sentBy: learner)
        let report = try await report(call, on: subject)
        let lists = try await subject.withFiles { try $0.lists.names() }
        return [
          "content": ReportPage(report, learner: subject.learner.text).content,
          "lists": lists.map { name in
            "<option value=\"\(name.escapedForHTML)\">\(name.escapedForHTML)</option>"
          }.joined(),
        ]
      }
    }
    for page in [Pages.Page.sheet, .key] {
      routes.on(.get, "/\(page.rawValue)", for: .host) { call in
        try await pages.answer(call, with: page, visitors, learnersMayPlay) { learner in
          guard let list = call.query("list") else {
            throw Problem.invalid("This page is about a list: open it from the page of the list.")
          }
          let sheet = try await testSheet(ofList: list, call, for: learner)
          return ["content": page == .sheet ? sheet.sheet : sheet.key]
        }
      }
    }
  }

  /// Returns the report that a request asks for.
  ///
  /// - Throws: ``ReportScopeError``, `SettingError`, `StorageError`.
  func report(_ call: Call, on subject: LearnerSession) async throws -> Report {
    let now = Moment.now
    let scope = try ReportScope(
      list: call.query("list"), since: call.query("since"), today: now.day)
    let preferences = try await subject.preferences
    return try await subject.withFiles { try Report($0, preferences, scope, now: now) }
  }

  /// Returns the sheet of a list as a test, in the order that a request asks for.
  ///
  /// - Throws: a ``Problem`` for a seed that is out of bounds, `WishError.noWordsGiven` for a list
  ///   without a word to ask, `StorageError`.
  func testSheet(
    ofList name: String, _ call: Call, for learner: LearnerSession
  ) async throws -> TestSheet {
    let seed = try call.number("seed", in: 1...9999)
    let words = try await spokenWords(ofList: name, for: learner)
    return TestSheet(
      title: name, test: try test(words, seed: seed), language: words.language.code)
  }
}

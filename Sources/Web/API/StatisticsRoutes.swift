internal import Hummingbird
internal import Practice
internal import Tutor

/// The addresses of statistics.
extension API {
  func addStatistics(to routes: inout Routes) {
    routes.on(.get, Self.path + "/statistics") { call in
      let quizzes = try await subject(call).quizRoom.history()
      return .json(StatisticsDocument(try await statistics(call).statistics, quizzes))
    }
    routes.on(.get, Self.path + "/statistics/file") { call in
      let (statistics, learner) = try await statistics(call)
      let quizzes = try await subject(call).quizRoom.history()
      return .file(
        StatisticsCSV(statistics: statistics, quizzes: quizzes).text, type: "text/csv",
        named: learner.map { "statistics-\($0).csv" } ?? "statistics.csv")
    }
    routes.on(.get, Self.path + "/report") { call in
      let (statistics, learner) = try await statistics(call)
      // It has a style of its own, which the pages of this server may not have. So it is a file.
      return .file(
        ReportPage(statistics: statistics, learner: learner).text, type: "text/html",
        named: learner.map { "report-\($0).html" } ?? "report.html")
    }
  }

  /// Returns the statistics that a request wants, and the learner's name.
  private func statistics(_ call: Call) async throws -> (statistics: Statistics, learner: String?) {
    let learner = try subject(call)
    let preferences = try await learner.preferences
    let statistics = try await learner.withFiles { try Statistics($0, preferences, now: .now) }
    return (statistics, learner.learner.text)
  }
}

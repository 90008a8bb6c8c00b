internal import Hummingbird
internal import Learner
internal import Practice
internal import Scheduling
internal import Today

/// The addresses of statistics.
extension API {
  func addStatistics(to routes: inout Routes) {
    routes.on(.get, Self.path + "/statistics") { call, learner in
      let subject = try subject(call, sentBy: learner)
      return .json(
        StatisticsDocument(
          try await statistics(of: subject), try await quizzes(of: subject, for: learner),
          try await subject.cardRoom.counts()))
    }
    routes.on(.get, Self.path + "/garden") { call, learner in
      let subject = try subject(call, sentBy: learner)
      let garden = try await subject.withFiles { try Garden($0) }
      return .json(GardenDocument(garden, today: Moment.now.day))
    }
    routes.on(.get, Self.path + "/statistics/file") { call, learner in
      let subject = try subject(call, sentBy: learner)
      let csv = StatisticsCSV(
        statistics: try await statistics(of: subject),
        quizzes: try await quizzes(of: subject, for: learner))
      return .file(
        csv.text, type: "text/csv",
        named: subject.learner.text.map { "statistics-\($0).csv" } ?? "statistics.csv")
    }
    routes.on(.get, Self.path + "/report") { call, learner in
      let subject = try subject(call, sentBy: learner)
      let name = subject.learner.text
      // The file contains its own style sheet, which this server doesn't allow in its pages.
      return .file(
        ReportPage(try await report(call, on: subject), learner: name).text,
        type: "text/html", named: name.map { "report-\($0).html" } ?? "report.html")
    }
  }

  private func statistics(of learner: LearnerSession) async throws -> Statistics {
    let preferences = try await learner.preferences
    return try await learner.withFiles { try Statistics($0, preferences, now: .now) }
  }
}

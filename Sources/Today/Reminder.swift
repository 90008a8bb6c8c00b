package import CardPractice
internal import Plan
package import Planning
package import QuizPractice
internal import Scheduling

/// A reminder of the things that are due.
package struct Reminder: Hashable, Sendable {
  /// The title of a notification.
  public let title: String
  /// The things that are due, in a few sentences.
  public let text: String

  /// - Parameter shows: the sentences about tracked shows.
  /// - Returns: `nil` if nothing is due and there is no news.
  package init?(_ today: TodayPlan, shows: [String] = []) {
    guard !today.items.isEmpty || !shows.isEmpty else { return nil }
    let first = Array(shows.prefix(Self.mostItems))
    let news = Self.text(of: first, more: shows.count - first.count, sum: nil)
    guard !today.items.isEmpty else {
      (title, text) = (Self.showsTitle, news)
      return
    }
    title = Self.usualTitle
    let items = today.items.prefix(Self.mostItems).map(\.title.ofReminder)
    let sum = today.minutes > 0 || !today.tests.isEmpty ? today.sentence : nil
    let due = Self.text(of: items, more: today.items.count - items.count, sum: sum)
    text = shows.isEmpty ? due : "\(due) \(news)"
  }

  /// The number of items that a notification has room for.
  private static let mostItems = 3
}

extension PlanRoom {
  /// Returns a reminder of the things that are due now; `nil` in the quiet hours or if nothing is
  /// due.
  ///
  /// - Parameter shows: the sentences about tracked shows.
  package func reminder(
    _ cards: CardRoom, quiz: QuizSnapshot? = nil, shows: [String] = []
  ) async throws -> Reminder? {
    guard try !isQuiet else { return nil }
    return Reminder(try await today(cards, quiz: quiz), shows: shows)
  }
}

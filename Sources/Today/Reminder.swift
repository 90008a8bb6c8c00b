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

  /// - Returns: `nil` if nothing is due.
  package init?(_ today: TodayPlan) {
    guard !today.items.isEmpty else { return nil }
    title = Self.usualTitle
    let items = today.items.prefix(Self.mostItems).map(\.title.ofReminder)
    let sum = today.minutes > 0 || !today.tests.isEmpty ? today.sentence : nil
    text = Self.text(of: items, more: today.items.count - items.count, sum: sum)
  }

  /// The number of items that a notification has room for.
  private static let mostItems = 3
}

extension PlanRoom {
  /// Returns a reminder of the things that are due now; `nil` in the quiet hours or if nothing is
  /// due.
  package func reminder(
    _ cards: CardRoom, quiz: QuizSnapshot? = nil
  ) async throws -> Reminder? {
    guard try !isQuiet else { return nil }
    return Reminder(try await today(cards, quiz: quiz))
  }
}

internal import ByteText
public import CardPractice
internal import Plan
public import Planning
public import QuizPractice
internal import Scheduling

/// A reminder of what is due.
public struct Reminder: Hashable, Sendable {
  /// The title of a notification.
  public let title: String
  /// The things that are due, in a few sentences.
  public let text: String

  /// - Returns: `nil` where nothing is due.
  public init?(_ today: TodayPlan) {
    guard !today.items.isEmpty else { return nil }
    title = "Time to practise"
    let items = today.items.prefix(Self.mostItems).map(\.title.ofReminder)
    let more = today.items.count - items.count
    let rest = more > 0 ? ["And \(more) more."] : []
    let sentences = items.map { $0.bytes.hasSuffix(".") ? $0 : $0 + "." }
    let sum = today.minutes > 0 || !today.tests.isEmpty ? [today.sentence] : []
    text = (sentences + rest + sum).joined(separator: " ")
  }

  /// The number of items that a notification has room for.
  private static let mostItems = 3
}

extension PlanRoom {
  /// Returns the reminder for now; `nil` in the quiet hours, and where nothing is due.
  public func reminder(
    _ cards: CardRoom, quiz: QuizSnapshot? = nil
  ) async throws -> Reminder? {
    guard try !isQuiet else { return nil }
    return Reminder(try await today(cards, quiz: quiz))
  }
}

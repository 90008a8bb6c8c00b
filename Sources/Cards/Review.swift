public import Scheduling

/// A review: the cards that are due and the new ones, each until the learner knows it.
///
/// A card that the learner had forgotten comes back in the same review, after some others. The answers are the
/// progress's to keep; the review only knows the order.
public struct Review: Hashable, Sendable {
  /// The cards that are still to be asked, the next one first.
  public private(set) var waiting: [String]
  /// The number of cards that the learner knew at their last answer.
  public private(set) var done = 0
  /// The side that is shown.
  public private(set) var side = Side.front

  /// The number of other cards before a forgotten one comes back: enough that it is recalled, and not only
  /// still heard (Pyc and Rawson 2009, doi 10.1016/j.jml.2009.01.004), and few enough for a short review.
  public static let lag = 8

  /// - Parameter cards: the names of the cards, in the order in which they are asked.
  public init(of cards: [String]) { waiting = cards }

  /// The card that is asked; `nil` at the end.
  public var current: String? { waiting.first }

  /// Shows the other side.
  public mutating func flip() { side = side.other }

  /// Goes on after an answer.
  public mutating func answer(_ recall: Recall) {
    guard !waiting.isEmpty else { return }
    let card = waiting.removeFirst()
    side = .front
    guard recall == .again else {
      done += 1
      return
    }
    waiting.insert(card, at: min(Self.lag, waiting.count))
  }

  /// Asks a card again whose last step was taken back.
  ///
  /// - Parameter recall: the answer that was taken back; `nil` for another step.
  public mutating func askAgain(_ card: String, after recall: Recall? = nil) {
    waiting.removeAll { $0 == card }
    waiting.insert(card, at: 0)
    if let recall, recall != .again { done = max(0, done - 1) }
    side = .front
  }

  /// Follows a change that came from elsewhere: an edited deck, an answer on another page. Cards that are no
  /// longer asked go, and others come at the end.
  ///
  /// - Parameter cards: the cards that are asked now.
  public mutating func follow(_ cards: [String]) {
    let (shown, asked, known) = (current, Set(cards), Set(waiting))
    waiting.removeAll { !asked.contains($0) }
    waiting += cards.filter { !known.contains($0) }
    if current != shown { side = .front }
  }

  /// Leaves a card out, because it was put off, suspended or deleted.
  public mutating func leaveOut(_ card: String) {
    if waiting.first == card { side = .front }
    waiting.removeAll { $0 == card }
  }
}

public import Scheduling

/// A review: the cards that are due and the new ones, each until the learner knows it.
///
/// A forgotten card comes back in the same review, after some others. The review knows only the
/// order; ``CardProgress`` keeps the answers.
public struct Review: Hashable, Sendable {
  /// The cards that are still to be asked, the next one first.
  public private(set) var waiting: [String]
  /// The number of cards that the learner knew at their last answer.
  public private(set) var done = 0
  /// The side that is shown.
  public private(set) var side = Side.front

  /// The number of other cards before a forgotten one comes back. After that many, the learner has
  /// to recall it and does not merely still hear it (Pyc and Rawson 2009, doi
  /// 10.1016/j.jml.2009.01.004). A short review still has room for them.
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

  /// Asks a card again after its last step was taken back.
  ///
  /// - Parameter recall: the answer that was taken back; `nil` for another step.
  public mutating func askAgain(_ card: String, after recall: Recall? = nil) {
    waiting.removeAll { $0 == card }
    waiting.insert(card, at: 0)
    if let recall, recall != .again { done = max(0, done - 1) }
    side = .front
  }

  /// Takes in a change from elsewhere, such as an edited deck or an answer on another page. Drops
  /// the cards that are no longer asked, and adds new ones at the end.
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

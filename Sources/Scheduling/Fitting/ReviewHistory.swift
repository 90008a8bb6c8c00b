/// The reviews of all items in the order of time, to which the weights are fitted.
///
/// A million reviews take twelve megabytes.
public struct ReviewHistory: Sendable {
  struct Review: Sendable {
    let item: Int32
    let day: Int32
    let recall: Recall
  }

  /// The largest number of a day: ten thousand years. A wrong clock can give any.
  private static let bound = 3_652_425

  private(set) var reviews: [Review] = []
  /// The number of items.
  private(set) var items = 0

  /// Creates a history without reviews.
  public init() {}

  /// Records a review.
  ///
  /// - Parameters:
  ///   - item: the number of the item; items are numbered from 0 as they are first reviewed.
  ///   - recall: the grade.
  ///   - day: the day of the review.
  public mutating func record(_ item: Int, _ recall: Recall, on day: Day) {
    guard item >= 0, item <= items, let item = Int32(exactly: item) else { return }
    items = max(items, Int(item) + 1)
    let day = min(max(-Self.bound, day.number), Self.bound)
    reviews.append(Review(item: item, day: Int32(day), recall: recall))
  }

  /// Returns the history of every `step`-th item, with its items numbered anew.
  func sampled(every step: Int) -> ReviewHistory {
    guard step > 1 else { return self }
    var sample = ReviewHistory()
    for review in reviews where Int(review.item) % step == 0 {
      sample.record(Int(review.item) / step, review.recall, on: Day(number: Int(review.day)))
    }
    return sample
  }

  /// The reviews of each item, in order.
  var byItem: [[Review]] {
    var items = Array(repeating: [Review](), count: items)
    for review in reviews { items[Int(review.item)].append(review) }
    return items
  }

  /// Returns the number of reviews that show how a memory fades: reviews on a later day than the
  /// item's previous one.
  func counted(upTo last: Day = Day(number: .max)) -> Int {
    var lastDays: [Int32?] = Array(repeating: nil, count: items)
    var count = 0
    for review in reviews {
      if let before = lastDays[Int(review.item)], review.day > before, review.day <= last.number {
        count += 1
      }
      lastDays[Int(review.item)] = review.day
    }
    return count
  }
}

extension Recall {
  /// Whether the item was recalled unaided at the first try. The schedule predicts the chance of
  /// this.
  var isRecalled: Bool { self == .good || self == .easy }
}

public import FoundationEssentials

/// How long a server keeps what people did who don't come any more.
public struct RetentionRule: Hashable, Sendable {
  /// The months without a visit after which an erasure is set; 0 for never.
  public let months: Int

  public init(months: Int) { self.months = months }

  /// The rule of a server that erases nothing by itself.
  public static let withoutEnd = RetentionRule(months: 0)

  /// The most months that can be given: ten years.
  public static let most = 120

  /// A month of this rule, which is as long as the longest one.
  private static let month: TimeInterval = 31 * 86_400

  /// Returns whether the time is over for a person who was here last at a moment.
  public func isOver(since last: Date, at now: Date) -> Bool {
    months > 0 && now.timeIntervalSince(last) > Double(months) * Self.month
  }
}

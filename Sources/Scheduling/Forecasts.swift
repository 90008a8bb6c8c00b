public import Summaries

/// How well the chances of recall were predicted: the predicted chances beside the actual results,
/// in bands of chances.
public struct Forecasts: Hashable, Sendable {
  /// The forecasts with similar chances.
  public struct Band: Hashable, Sendable {
    /// The smallest and the largest chance of the band, from 0 to 1. A chance on the border of two
    /// bands belongs to the upper one.
    public let chances: ClosedRange<Double>
    /// The number of forecasts.
    public fileprivate(set) var count = 0
    /// The number of forecasts where the item was recalled.
    public fileprivate(set) var recalled = 0
    fileprivate var sum = 0.0

    /// The mean predicted chance, from 0 to 1; `nil` without forecasts.
    public var predicted: Double? { count == 0 ? nil : sum / Double(count) }
    /// The share of forecasts where the item was recalled.
    public var recalledShare: Share { Share(recalled, of: count) }
  }

  /// The bands, from the smallest chances to the largest.
  public private(set) var bands = [0...0.5, 0.5...0.7, 0.7...0.8, 0.8...0.9, 0.9...1].map {
    Band(chances: $0)
  }

  /// Creates a record of no forecasts.
  public init() {}

  /// The number of all forecasts.
  public var count: Int { bands.reduce(0) { $0 + $1.count } }
  /// The mean predicted chance of all forecasts, from 0 to 1; `nil` without any.
  public var predicted: Double? {
    count == 0 ? nil : bands.reduce(0) { $0 + $1.sum } / Double(count)
  }
  /// The share of all forecasts where the item was recalled.
  public var recalledShare: Share { Share(bands.reduce(0) { $0 + $1.recalled }, of: count) }

  /// Records a forecast.
  ///
  /// - Parameters:
  ///   - chance: the predicted chance of recall, from 0 to 1.
  ///   - isRecalled: whether the item was recalled.
  public mutating func record(_ chance: Double, isRecalled: Bool) {
    guard let index = bands.lastIndex(where: { $0.chances.contains(chance) }) else { return }
    bands[index].count += 1
    bands[index].recalled += isRecalled ? 1 : 0
    bands[index].sum += chance
  }
}

extension Forecasts: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    for index in bands.indices {
      bands[index].count = try Int(from: &summary)
      bands[index].recalled = try Int(from: &summary)
      bands[index].sum = try Double(from: &summary)
    }
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    for band in bands {
      band.count.write(to: &summary)
      band.recalled.write(to: &summary)
      band.sum.write(to: &summary)
    }
  }
}

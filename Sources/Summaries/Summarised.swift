/// A value that is computed from the journal, and that a summary keeps in a form that is read fast.
///
/// A summary is a cache: only the program that wrote it reads it again. So the bytes do not
/// describe themselves, and a type reads its members in the order in which it writes them.
///
/// ```swift
/// var writer = SummaryWriter()
/// streak.write(to: &writer)
/// var reader = SummaryReader(writer.bytes)
/// try Streak(from: &reader) == streak  // true
/// ```
public protocol Summarised: Sendable {
  /// Reads a value.
  ///
  /// - Throws: ``UnreadableSummary`` for bytes that hold no such value.
  init(from summary: inout SummaryReader) throws(UnreadableSummary)

  /// Appends the value.
  func write(to summary: inout SummaryWriter)
}

/// The error for bytes that hold no value of the wanted type.
public struct UnreadableSummary: Error {
  /// Creates the error.
  public init() {}
}

extension Int: Summarised {
  @inlinable
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    self.init(bitPattern: UInt(truncatingIfNeeded: try summary.word()))
  }

  @inlinable
  public func write(to summary: inout SummaryWriter) {
    summary.append(UInt64(truncatingIfNeeded: self))
  }
}

extension Double: Summarised {
  @inlinable
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    self.init(bitPattern: try summary.word())
  }

  @inlinable
  public func write(to summary: inout SummaryWriter) { summary.append(bitPattern) }
}

extension String: Summarised {
  @inlinable
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    self = try summary.text(count: try Int(from: &summary))
  }

  @inlinable
  public func write(to summary: inout SummaryWriter) {
    utf8.count.write(to: &summary)
    summary.append(self)
  }
}

extension Optional: Summarised where Wrapped: Summarised {
  @inlinable
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    switch try Int(from: &summary) {
    case 0: self = nil
    case 1: self = try Wrapped(from: &summary)
    default: throw UnreadableSummary()
    }
  }

  @inlinable
  public func write(to summary: inout SummaryWriter) {
    (self == nil ? 0 : 1).write(to: &summary)
    self?.write(to: &summary)
  }
}

extension Array: Summarised where Element: Summarised {
  @inlinable
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    self = []
    let count = try summary.count()
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &summary)) }
  }

  @inlinable
  public func write(to summary: inout SummaryWriter) {
    count.write(to: &summary)
    for element in self { element.write(to: &summary) }
  }
}

extension Set: Summarised where Element: Summarised {
  @inlinable
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    let count = try summary.count()
    self.init(minimumCapacity: count)
    for _ in 0..<count { insert(try Element(from: &summary)) }
  }

  @inlinable
  public func write(to summary: inout SummaryWriter) {
    count.write(to: &summary)
    for element in self { element.write(to: &summary) }
  }
}

extension Dictionary: Summarised where Key: Summarised, Value: Summarised {
  @inlinable
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    let count = try summary.count()
    self.init(minimumCapacity: count)
    for _ in 0..<count {
      let key = try Key(from: &summary)
      self[key] = try Value(from: &summary)
    }
  }

  @inlinable
  public func write(to summary: inout SummaryWriter) {
    count.write(to: &summary)
    for (key, value) in self {
      key.write(to: &summary)
      value.write(to: &summary)
    }
  }
}

internal import FoundationEssentials

/// The mark of an entry before which the clock was set back: its member `setBack`, with the number
/// of seconds.
///
/// Only the program that appends an entry knows that the clock of its own computer went back. Where
/// git put the lines of two computers one after another, the time goes back, too, but the second
/// computer's first line has no mark.
enum ClockChange {
  /// Returns lines that are appended to a journal, with the mark if they need it.
  ///
  /// - Parameter last: the journal's last line, without its line end.
  static func marked(_ lines: [UInt8], after last: ArraySlice<UInt8>) -> [UInt8] {
    let first = lines.prefix { $0 != newline }
    guard first.last == UInt8(ascii: "}"), let before = time(of: last), let now = time(of: first),
      now < before - JournalMerge.clockChange
    else { return lines }
    let seconds = Int(before.timeIntervalSince(now))
    var marked = Array(first.dropLast())
    marked += ",\"setBack\":\(seconds)}".utf8
    marked += lines[first.endIndex...]
    return marked
  }

  private static func time(of line: ArraySlice<UInt8>) -> Date? {
    line.withUnsafeBufferPointer { JournalHeading($0, .ofFiles)?.at }
  }
}

extension JournalCursor {
  /// Returns whether the line's time goes back, and not because the clock of the computer was set
  /// back. Then the line may be the first one of another computer.
  ///
  /// - Parameters:
  ///   - at: the time of the line's entry.
  ///   - last: the time of the entry before.
  func goesBack(to at: Date, from last: Date) -> Bool {
    at < last - JournalMerge.clockChange && heading?.setBack == nil
  }
}

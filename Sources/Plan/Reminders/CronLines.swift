internal import ByteText

/// The lines with which cron runs a program at certain times of the day, as crontab(5) describes
/// them.
///
/// A crontab holds lines of other programs, too. They are bytes, which need not be UTF-8, and stay
/// as they are.
public struct CronLines: Hashable, Sendable {
  private let owner: ReminderOwner

  /// The lines, one for each time.
  public let lines: [String]

  /// - Parameters:
  ///   - program: the absolute path of the program.
  ///   - arguments: its arguments, such as `plan` and `remind`.
  ///   - times: the times of each day.
  ///   - owner: the installation whose lines they are.
  /// - Returns: `nil` for a word that has a line end: cron knows no way to write one.
  public init?(program: String, arguments: [String], times: [TimeOfDay], owner: ReminderOwner) {
    let words = [program] + arguments
    guard !words.contains(where: { $0.utf8.contains(Self.lineEnd) || $0.utf8.contains(0) }) else {
      return nil
    }
    let command = words.map(Self.quoted).joined(separator: " ")
    // A notification finds the learner's desktop by this variable, which cron does not set.
    let runtime = "XDG_RUNTIME_DIR=\"${XDG_RUNTIME_DIR:-/run/user/$(id -u)}\""
    let mark = Self.mark(of: owner)
    self.owner = owner
    lines = times.map { "\($0.minute) \($0.hour) * * * \(runtime) \(command) \(mark)" }
  }

  /// Returns a crontab with these lines in place of the earlier ones of the installation. All other
  /// lines stay as they are.
  public func installed(in crontab: [UInt8]) -> [UInt8] {
    var bytes = Self.removed(from: crontab, owner: owner)
    if let last = bytes.last, last != Self.lineEnd { bytes.append(Self.lineEnd) }
    for line in lines { bytes += Array(line.utf8) + [Self.lineEnd] }
    return bytes
  }

  /// Returns a crontab without the lines of an installation.
  public static func removed(from crontab: [UInt8], owner: ReminderOwner) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = crontab[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: lineEnd).map { $0 + 1 } ?? rest.endIndex
      if !isLine(rest[..<end], of: owner) { bytes += rest[..<end] }
      rest = rest[end...]
    }
    return bytes
  }

  private static let lineEnd = UInt8(ascii: "\n")
  /// The remark of earlier versions, which named no installation.
  private static let oldMark = "# vocalvocab plan remind"

  /// Returns the remark at the end of each line, by which the lines of an installation are found
  /// again.
  private static func mark(of owner: ReminderOwner) -> String { "\(oldMark) \(owner.id)" }

  /// Returns whether a line of a crontab, with its end, belongs to an installation.
  private static func isLine(_ line: ArraySlice<UInt8>, of owner: ReminderOwner) -> Bool {
    var line = line
    for end in [lineEnd, UInt8(ascii: "\r")] where line.last == end { line.removeLast() }
    // Bytes that are not UTF-8 are replaced for the comparison alone.
    let bytes = String(decoding: line, as: UTF8.self).bytes
    if bytes.hasSuffix(" " + mark(of: owner)) { return true }
    guard bytes.hasSuffix(" " + oldMark) else { return false }
    guard let data = owner.option else { return !bytes.contains(" '--data' ") }
    return bytes.hasSuffix(" '--data' \(quoted(data)) \(oldMark)")
  }

  /// Quotes a word for the shell, and then for cron, which ends a command at a percent sign.
  private static func quoted(_ word: String) -> String {
    "'" + word.bytes.replacing("'", with: #"'\''"#).bytes.replacing("%", with: #"\%"#) + "'"
  }
}

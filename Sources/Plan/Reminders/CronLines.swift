/// The lines with which cron runs a program at certain times of the day, as crontab(5) describes them.
public struct CronLines: Hashable, Sendable {
  /// The remark at the end of each line, by which the lines are found again.
  public static let mark = "# vocalvocab plan remind"

  /// The lines, one for each time.
  public let lines: [String]

  /// - Parameters:
  ///   - program: the absolute path of the program.
  ///   - arguments: its arguments, such as `plan` and `remind`.
  ///   - times: the times of each day.
  /// - Returns: `nil` for a word that has a line end: cron knows no way to write one.
  public init?(program: String, arguments: [String], times: [TimeOfDay]) {
    let words = [program] + arguments
    guard !words.contains(where: { $0.contains(where: \.isNewline) || $0.contains("\0") }) else {
      return nil
    }
    let command = words.map(Self.quoted).joined(separator: " ")
    // A notification finds the learner's desktop by this variable, which cron does not set.
    let runtime = "XDG_RUNTIME_DIR=\"${XDG_RUNTIME_DIR:-/run/user/$(id -u)}\""
    lines = times.map { "\($0.minute) \($0.hour) * * * \(runtime) \(command) \(Self.mark)" }
  }

  /// Returns a crontab with these lines in place of the earlier ones. All other lines stay as they are.
  public func installed(in crontab: String) -> String {
    var text = Self.removed(from: crontab)
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    return text + lines.map { $0 + "\n" }.joined()
  }

  /// Returns a crontab without the lines.
  public static func removed(from crontab: String) -> String {
    crontab.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasSuffix(mark) }.joined(separator: "\n")
  }

  /// Quotes a word for the shell, and then for cron, which ends a command at a percent sign.
  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: #"'\''"#).replacing("%", with: #"\%"#) + "'"
  }
}

internal import ByteText

/// The units with which systemd runs a program of the learner's at certain times of the day: a
/// service and a timer, as systemd.service(5) and systemd.timer(5) describe them.
public struct SystemdUnits: Hashable, Sendable {
  /// The names of a service and of its timer.
  public struct Names: Hashable, Sendable {
    public let service: String
    public let timer: String

    private init(_ name: String) { (service, timer) = (name + ".service", name + ".timer") }

    /// The names of an installation's units.
    public init(of owner: ReminderOwner) { self.init("vocalvocab-remind-\(owner.id)") }

    /// The names that earlier versions gave the units of every installation.
    public static let old = Names("vocalvocab-remind")
  }

  private let program: String
  private let arguments: [String]
  private let times: [TimeOfDay]

  /// - Parameters:
  ///   - program: the absolute path of the program.
  ///   - arguments: its arguments, such as `plan` and `remind`.
  ///   - times: the times of each day.
  /// - Returns: `nil` for a path with a quote, a backslash or a control character, which systemd
  ///   refuses.
  public init?(program: String, arguments: [String], times: [TimeOfDay]) {
    guard !program.unicodeScalars.contains(where: Self.isRefused) else { return nil }
    (self.program, self.arguments, self.times) = (program, arguments, times)
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    "\"'\\".unicodeScalars.contains(scalar) || scalar.value < 0x20 || scalar.value == 0x7F
  }

  /// Returns whether a service with the old name belongs to an installation.
  ///
  /// - Parameter service: the text of the service.
  public static func isOld(_ service: String, of owner: ReminderOwner) -> Bool {
    guard let data = owner.option else { return !service.bytes.contains(" \"--data\" ") }
    return service.bytes.contains(" \"--data\" \(quoted(data, isArgument: true))\n")
  }

  /// The text of the service.
  public var service: String {
    let command = [Self.quoted(program)] + arguments.map { Self.quoted($0, isArgument: true) }
    return """
      [Unit]
      Description=Remind me of my plan in VocalVocab

      [Service]
      Type=oneshot
      ExecStart=\(command.joined(separator: " "))

      """
  }

  /// The text of the timer. If the computer was off at one of the times, systemd runs the service
  /// at the next start.
  public var timer: String {
    let lines = times.map { "OnCalendar=*-*-* \($0):00\n" }.joined()
    return """
      [Unit]
      Description=When VocalVocab reminds me of my plan

      [Timer]
      \(lines)Persistent=true

      [Install]
      WantedBy=timers.target

      """
  }

  /// Quotes a word of a command line. A percent sign begins a specifier, and in an argument a
  /// dollar begins a variable, within quotes, too.
  private static func quoted(_ word: String, isArgument: Bool = false) -> String {
    var quoted = "\""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "%": quoted += "%%"
      case "$" where isArgument: quoted += "$$"
      case "\0"..."\u{1f}", "\u{7f}":
        quoted += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

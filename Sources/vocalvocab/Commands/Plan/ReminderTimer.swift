import ByteText
import Console
import Glibc
import Learner
import Plan
import Speech
import Storage

/// The timer that runs `vocalvocab plan remind` at the learner's times: a user timer of systemd, or
/// lines of cron.
struct ReminderTimer {
  /// The folder of the option `--data`; `nil` without it.
  let data: String?
  /// The other options of the command that it runs.
  let options: [String]
  let files: LearnerFiles

  /// The time of a learner who names none.
  private static let usual = "18:00"
  private static let timeLimit = Duration.seconds(20)

  /// Keeps the times of the learner in the settings.
  ///
  /// - Parameter times: the times as they were typed; empty for those of the settings.
  /// - Throws: `SettingError`, `StorageError`.
  func keep(times: [String]) throws -> Reminders {
    let known = try Preferences(try files.settings.read()).reminders
    guard !times.isEmpty || known.times.isEmpty else { return known }
    let text = times.isEmpty ? Self.usual : times.joined(separator: " ")
    var result: Result<Void, any Error> = .success(())
    try files.settings.change { settings in
      result = Result { try Setting.reminders.set(text, in: &settings) }
    }
    try result.get()
    return try Preferences(try files.settings.read()).reminders
  }

  /// Writes the timer and starts it.
  ///
  /// - Returns: the name of what runs the command, such as `A timer of systemd`.
  /// - Throws: ``CommandError`` where the computer has neither systemd nor cron.
  func install(_ times: [TimeOfDay]) throws -> String {
    let program = try Self.program
    let arguments =
      ["plan", "remind"] + options + (owner.option.map { ["--data", $0] } ?? [])
    if Self.hasSystemd,
      let units = SystemdUnits(program: program, arguments: arguments, times: times)
    {
      try removeCronLines()
      removeOldUnits()
      try write(units.service, named: names.service)
      try write(units.timer, named: names.timer)
      guard Self.run(["systemctl", "--user", "daemon-reload"]) != nil,
        Self.run(["systemctl", "--user", "enable", "--now", names.timer]) != nil,
        Self.run(["systemctl", "--user", "restart", names.timer]) != nil
      else {
        throw CommandError.impossible(
          "systemd did not start the timer: 'systemctl --user status \(names.timer)' says why."
        )
      }
      return "A timer of systemd"
    }
    guard let cron = CronLines(program: program, arguments: arguments, times: times, owner: owner)
    else {
      throw CommandError.impossible(
        "The path of the program or of the data has a line end, which no timer can have: rename it."
      )
    }
    guard let old = Self.crontab else {
      throw CommandError.impossible(
        """
        This computer has neither systemd nor cron for you: 'vocalvocab plan calendar FILE' writes \
        a calendar that can remind you.
        """
      )
    }
    try setCrontab(cron.installed(in: old))
    return "Cron"
  }

  /// Ends and removes the timer, and the times in the settings.
  ///
  /// - Throws: ``CommandError``, `StorageError`.
  func uninstall() throws {
    remove(names)
    removeOldUnits()
    try removeCronLines()
    try files.settings.change { Setting.reminders.reset(in: &$0) }
  }

  /// The installation, which the data folder names.
  private var owner: ReminderOwner {
    ReminderOwner(folder: Self.absolute(files.folders.data), option: data.map(Self.absolute))
  }

  // MARK: systemd

  private var names: SystemdUnits.Names { SystemdUnits.Names(of: owner) }

  /// Ends a timer and removes its units; does nothing where there are none.
  private func remove(_ names: SystemdUnits.Names) {
    let units = [names.timer, names.service]
    guard units.contains(where: { access(path(of: $0), F_OK) == 0 }) else { return }
    _ = Self.run(["systemctl", "--user", "disable", "--now", names.timer])
    for name in units { unlink(path(of: name)) }
    _ = Self.run(["systemctl", "--user", "daemon-reload"])
  }

  /// Removes the units that an earlier version made for this data folder.
  private func removeOldUnits() {
    // Without the service, nobody can tell whose the timer is.
    let bytes = try? InputFile.start(of: path(of: SystemdUnits.Names.old.service))
    guard let bytes, SystemdUnits.isOld(String(decoding: bytes, as: UTF8.self), of: owner) else {
      return
    }
    remove(.old)
  }

  /// Whether systemd runs for this person.
  ///
  /// In a chroot, `systemctl` ignores most commands and ends with 0: only a systemd that runs shows
  /// its environment.
  private static var hasSystemd: Bool {
    run(["systemctl", "--user", "show-environment"]).map { !$0.isEmpty } ?? false
  }

  /// The folder of a person's units: systemd.unit(5).
  private func path(of name: String) -> String { "\(Self.units)/\(name)" }

  private static var units: String {
    let variables = Environment.variables
    let config =
      variables["XDG_CONFIG_HOME"].flatMap { $0.bytes.hasPrefix("/") ? $0 : nil }
      ?? "\(variables["HOME"] ?? "")/.config"
    return "\(config)/systemd/user"
  }

  private func write(_ text: String, named name: String) throws {
    var folder = ""
    for part in Self.units.bytes.split(separator: "/") {
      folder += "/\(part)"
      mkdir(folder, 0o755)
    }
    try OutputFile.write(text, to: path(of: name), isReplacing: true)
  }

  // MARK: cron

  /// The bytes of the person's crontab; `nil` where the computer has no cron.
  private static var crontab: [UInt8]? {
    do throws(ProgramFailure) {
      return try ProgramRun.output(of: ["crontab", "-l"], in: "/", reading: "", within: timeLimit)
    } catch {
      switch error {
      case .silent: return []
      // There is none yet. After any other failure nothing is written over what cannot be read.
      case .failed(_, let said) where said.bytes.contains("no crontab"): return []
      default: return nil
      }
    }
  }

  private func setCrontab(_ bytes: [UInt8]) throws {
    guard Self.run(["crontab", "-"], reading: bytes) != nil else {
      throw CommandError.impossible(
        "cron did not take the new lines: 'crontab -l' shows what it has.")
    }
  }

  private func removeCronLines() throws {
    guard let old = Self.crontab else { return }
    let new = CronLines.removed(from: old, owner: owner)
    if new != old { try setCrontab(new) }
  }

  // MARK: Programs

  /// The path of this program.
  private static var program: String {
    get throws {
      guard let path = realpath("/proc/self/exe", nil) else {
        throw CommandError.impossible(
          "The path of the program can't be found: start it by its whole path.")
      }
      defer { free(path) }
      return String(cString: path)
    }
  }

  private static func absolute(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Runs a program.
  ///
  /// - Returns: what it wrote; `nil` where it failed or is not there.
  private static func run(_ command: [String], reading bytes: [UInt8] = []) -> String? {
    do throws(ProgramFailure) {
      return String(
        decoding: try ProgramRun.output(of: command, in: "/", reading: bytes, within: timeLimit),
        as: UTF8.self)
    } catch {
      if case .silent = error { return "" }
      return nil
    }
  }
}

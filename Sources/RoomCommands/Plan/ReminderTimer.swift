import ByteText
import Console
import Glibc
import Learner
import Plan
import Speech
import Storage
import Terminal

/// The timer that runs `vocalvocab plan remind` at the learner's times: a user timer of systemd, or
/// lines of cron.
struct ReminderTimer {
  /// The folder of the option `--data`; `nil` without it.
  let data: String?
  /// The other options of the command that the timer runs.
  let options: [String]
  let files: LearnerFiles

  /// The time of the reminder for a learner who names no time.
  private static let usual = "18:00"
  private static let timeLimit = Duration.seconds(20)

  /// Keeps the learner's times in the settings.
  ///
  /// - Parameter times: the times as they were typed; empty for the times in the settings, or for
  ///   the usual time if the settings have none.
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
  /// - Returns: the timer's name at the beginning of a sentence, such as `A timer of systemd`.
  /// - Throws: ``CommandError`` if the timer can't be installed, such as without systemd and cron.
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

  /// Stops and removes the timer, and removes the times from the settings.
  ///
  /// - Throws: ``CommandError``, `StorageError`.
  func uninstall() throws {
    remove(names)
    removeOldUnits()
    try removeCronLines()
    try files.settings.change { Setting.reminders.reset(in: &$0) }
  }

  /// The installation of reminders for the data folder.
  private var owner: ReminderOwner {
    ReminderOwner(folder: Self.absolute(files.folders.data), option: data.map(Self.absolute))
  }

  // MARK: systemd

  private var names: SystemdUnits.Names { SystemdUnits.Names(of: owner) }

  /// Stops a timer and removes its units. Does nothing if the units do not exist.
  private func remove(_ names: SystemdUnits.Names) {
    let units = [names.timer, names.service]
    guard units.contains(where: { access(path(of: $0), F_OK) == 0 }) else { return }
    _ = Self.run(["systemctl", "--user", "disable", "--now", names.timer])
    for name in units { unlink(path(of: name)) }
    _ = Self.run(["systemctl", "--user", "daemon-reload"])
  }

  /// Removes the units that an earlier version made for this data folder.
  private func removeOldUnits() {
    // Only the service's text shows whether the old timer is for this data folder.
    let bytes = try? InputFile.start(of: path(of: SystemdUnits.Names.old.service))
    guard let bytes, SystemdUnits.isOld(String(decoding: bytes, as: UTF8.self), of: owner) else {
      return
    }
    remove(.old)
  }

  /// Whether systemd runs for this person.
  ///
  /// In a chroot, `systemctl` ignores most commands and exits with status 0. Only a systemd that
  /// runs shows its environment.
  private static var hasSystemd: Bool {
    run(["systemctl", "--user", "show-environment"]).map { !$0.isEmpty } ?? false
  }

  /// Returns the path of a unit in the folder of a person's units: see systemd.unit(5).
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

  /// The bytes of the person's crontab; `nil` if it can't be read, such as without cron.
  private static var crontab: [UInt8]? {
    do throws(ProgramFailure) {
      return try ProgramRun.output(of: ["crontab", "-l"], in: "/", reading: "", within: timeLimit)
    } catch {
      switch error {
      case .silent: return []
      // The person has no crontab yet. After any other failure, the result is `nil`, so that no new
      // crontab replaces one that can't be read.
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
  /// - Returns: the program's output; `nil` if the program failed or is not installed.
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

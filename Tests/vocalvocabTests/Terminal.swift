import Foundation
import Glibc
import Testing

/// A real pseudo-terminal that runs the program. A test types on its keyboard and reads its screen.
final class Terminal {
  private let keyboard: Int32
  private let screen: Int32
  private let process: pid_t
  private let attributesBefore: [UInt8]
  /// Everything on the screen so far, with its escape sequences.
  private(set) var shown = ""
  /// The number of characters up to the end of the last text that was waited for.
  private var foundEnd = 0

  convenience init(
    _ program: Program, _ arguments: String..., environment more: [String: String] = [:],
    by path: String = Program.path, columns: UInt16 = 80
  ) throws {
    try self.init(program, arguments, environment: more, by: path, columns: columns)
  }

  init(
    _ program: Program, _ arguments: [String], environment more: [String: String] = [:],
    by path: String = Program.path, columns: UInt16 = 80
  ) throws {
    var (keyboard, screen): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&keyboard, &screen, &name, nil, &size) == 0)
    for file in [keyboard, screen] { try #require(fcntl(file, F_SETFD, FD_CLOEXEC) == 0) }
    self.keyboard = keyboard
    // Keep the screen open, so that its settings can be read after the program has ended.
    self.screen = screen
    attributesBefore = Self.attributes(of: screen)

    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    // The first terminal that the leader of a session opens becomes the one whose Ctrl-C reaches
    // it.
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&files, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&files, STDIN_FILENO, STDERR_FILENO)
    var how = posix_spawnattr_t()
    posix_spawnattr_init(&how)
    defer { posix_spawnattr_destroy(&how) }
    posix_spawnattr_setflags(&how, Self.newSession)

    let variables = program.environment.merging(more) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for text in variables + words { free(text) } }
    var started = pid_t()
    try #require(posix_spawn(&started, path, &files, &how, words, variables) == 0)
    process = started
  }

  deinit {
    kill(process, SIGKILL)
    close(keyboard)
    close(screen)
  }

  /// `POSIX_SPAWN_SETSID` of glibc's <spawn.h>, which Swift can't see.
  private static let newSession: Int16 = 0x80

  /// Types keys on the keyboard.
  func type(_ keys: String) { _ = write(keyboard, keys, keys.utf8.count) }

  static let tab = "\t"
  static let controlC = "\u{3}"
  static let controlD = "\u{4}"
  static let left = "\u{1B}[D"
  static let up = "\u{1B}[A"
  static let backspace = "\u{7F}"

  /// Sends a signal to the program.
  func signal(_ number: Int32) { kill(process, number) }

  /// Gives the window another width, and tells the program.
  func resize(to columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(screen, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until a text appears on the screen after the text of the last wait; fails the test after
  /// a minute.
  func wait(for text: String, location: SourceLocation = #_sourceLocation) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while true {
      let rest = shown.dropFirst(foundEnd)
      if let found = rest.range(of: text) {
        foundEnd = shown.distance(from: shown.startIndex, to: found.upperBound)
        return
      }
      try #require(
        ContinuousClock.now < deadline && read(milliseconds: 100), "no '\(text)' in: \(rest)",
        sourceLocation: location)
    }
  }

  /// Waits for one of some texts, or for the end of the program.
  ///
  /// - Returns: whether one has come.
  func shows(_ texts: String...) -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    var isOver = false
    while !texts.contains(where: shown.contains) {
      if isOver || ContinuousClock.now > deadline { return false }
      isOver = hasEnded
      _ = read(milliseconds: 20)
    }
    return true
  }

  /// Whether the program has ended. The screen doesn't tell, because this process keeps it open.
  private var hasEnded: Bool {
    var end = siginfo_t()
    return waitid(P_PID, id_t(process), &end, WEXITED | WNOHANG | WNOWAIT) == 0 && end.si_signo != 0
  }

  /// Reads what is new on the screen, and waits for it if necessary.
  ///
  /// - Returns: whether more can come.
  private func read(milliseconds: Int32) -> Bool {
    var file = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&file, 1, milliseconds) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(keyboard, &bytes, bytes.count)
    if count > 0 { shown += String(decoding: bytes[..<count], as: UTF8.self) }
    return count > 0
  }

  /// Waits for the program to end.
  ///
  /// - Returns: the status; `nil` if a signal ended the program, or if it did not end within a
  ///   minute.
  func end() -> Int32? {
    let deadline = ContinuousClock.now + .seconds(60)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else { return nil }
      _ = read(milliseconds: 10)
    }
    var file = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    while poll(&file, 1, 0) > 0, read(milliseconds: 0) {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  /// Whether the terminal has the same settings as before the program started.
  var isAsBefore: Bool { Self.attributes(of: screen) == attributesBefore }

  private static func attributes(of file: Int32) -> [UInt8] {
    var attributes = termios()
    tcgetattr(file, &attributes)
    return withUnsafeBytes(of: &attributes) { Array($0) }
  }
}

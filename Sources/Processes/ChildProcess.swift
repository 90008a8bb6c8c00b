internal import CSpawn
internal import Glibc

/// Another program at work. It has its own process group, and every process that it started ends
/// with it.
///
/// No shell runs between. The program has only the descriptors that it is given, from 0 on.
package final class ChildProcess {
  private let process: pid_t
  private var taken: Ending?

  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    case exit(status: Int32)
    case signal(Int32)
  }

  /// The system's error for a program that can't be started.
  package struct NotStarted: Error, Hashable, Sendable {
    package let code: Int32

    package var reason: String { String(cString: strerror(code)) }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments. A program that is not a path is looked up in
  ///     `PATH`.
  ///   - folder: the program's working folder; `nil` for this process's own.
  ///   - descriptors: the program's files; the first one is its standard input.
  package init(
    _ command: [String], in folder: String? = nil, descriptors: [Int32]
  ) throws(NotStarted) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, Int32(descriptors.count))
    if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawnp(
      &process, command.first ?? "", &actions, &attributes, arguments, environ)
    guard code == 0 else { throw NotStarted(code: code) }
    self.process = process
  }

  deinit { end() }

  /// Whether the program has ended by itself.
  package var hasEnded: Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
    return result != 0 && errno != EINTR || information.si_signo == SIGCHLD
  }

  /// Ends the program, and every process that it started.
  ///
  /// - Returns: how the program ended: by itself, if it had ended before.
  @discardableResult
  package func end() -> Ending {
    if let taken { return taken }
    // The process exists until `waitpid` takes it, so no other group can have its number.
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let ending: Ending = signal != 0 ? .signal(signal) : .exit(status: status >> 8 & 0xFF)
    taken = ending
    return ending
  }
}

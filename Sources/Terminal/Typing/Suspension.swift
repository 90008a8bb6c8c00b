import Glibc
import Synchronization

/// The stops of the program, and its continuation: the signals SIGTSTP, which Ctrl-Z sends, and
/// SIGCONT, which the shell sends for `fg` and `bg`.
///
/// The line editor and the reader of keys change the terminal's settings, so they must give them
/// back before the program stops, and take them again when it goes on. Nobody can give them back
/// before SIGSTOP, and the shell may have changed them meanwhile. A pipe announces both signals to
/// the thread that waits for the learner's next key.
final class Suspension: Sendable {
  /// The end of the pipe that is readable when the program must stop, or has been continued.
  let readEnd: Int32

  /// The announcement of a signal.
  enum Announcement: Sendable {
    /// The program must stop.
    case stop
    /// The program was stopped, and goes on.
    case continued
  }

  init() {
    var ends: [Int32] = [-1, -1]
    // Without a pipe, the signal stops the program as it stops any other.
    guard pipe(&ends) == 0 else {
      readEnd = -1
      return
    }
    readEnd = ends[0]
    announcementEnd.store(ends[1], ordering: .relaxed)
    signal(SIGTSTP, announce)
    signal(SIGCONT, announce)
  }

  /// Takes all announcements from the pipe, which must be readable.
  func take() -> Announcement {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(readEnd, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).contains(stopMark) ? .stop : .continued
  }

  /// Stops the program until the shell continues it, as `fg` does.
  func pause() {
    signal(SIGTSTP, SIG_DFL)
    // The threads of Dispatch block all signals.
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, nil)
    raise(SIGTSTP)
    pthread_sigmask(SIG_BLOCK, &stop, nil)
    signal(SIGTSTP, announce)
    _ = hasContinued()
  }

  /// Waits until the program may read from its terminal. In the background, it stops as any other
  /// program that wants to read, until the shell brings it into the foreground.
  ///
  /// - Parameter isInterrupted: whether a signal has ended the wait for the learner. The program
  ///   then doesn't read any more, so it need not stop.
  func waitForForeground(unless isInterrupted: () -> Bool) {
    while Self.isInBackground {
      // A shell that ends a stopped job sends two signals, and the one that continues the job may
      // be announced first.
      usleep(20_000)
      guard Self.isInBackground, !isInterrupted() else { return }
      // As the system does where a program reads, to all processes of the job: termios(3).
      kill(0, SIGTTIN)
      // No shell could continue a job whose shell has ended, so the system doesn't stop it. Then
      // reading from the terminal fails.
      guard hasContinued() else { return }
    }
  }

  /// Whether another job has the terminal.
  static var isInBackground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group > 0 && group != getpgrp()
  }

  /// Runs a closure that uses the terminal. If another job has got the terminal meanwhile, the
  /// system stops the program. While the signals for that are blocked, reading would fail, and the
  /// program would change the settings of the other job.
  static func whileStoppable<Value>(_ body: () -> Value) -> Value {
    var (stops, before) = (sigset_t(), sigset_t())
    sigemptyset(&stops)
    for number in [SIGTTIN, SIGTTOU] { sigaddset(&stops, number) }
    pthread_sigmask(SIG_UNBLOCK, &stops, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  /// Waits after a stop until the continuation is announced.
  ///
  /// - Returns: `false` if the program was not stopped at all.
  private func hasContinued() -> Bool {
    // The time of the stop counts, so the first wait may be over before the handler has run.
    for milliseconds: Int32 in [1000, 100] {
      var file = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      while poll(&file, 1, milliseconds) < 0, errno == EINTR {}
      if file.revents != 0 {
        _ = take()
        return true
      }
    }
    return false
  }
}

/// The end of the pipe to which the handler writes.
private let announcementEnd = Atomic<Int32>(-1)
/// The byte that announces a stop. Another one announces the continuation.
private let stopMark = UInt8(ascii: "!")

private func announce(_ number: Int32) {
  let errorBefore = errno
  defer { errno = errorBefore }
  let end = announcementEnd.load(ordering: .relaxed)
  _ = number == SIGCONT ? write(end, "c", 1) : write(end, "!", 1)
}

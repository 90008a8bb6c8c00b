import Dispatch
import Glibc
import Synchronization

/// An interruption by the first signal: SIGINT (Ctrl-C), SIGQUIT (Ctrl-\), SIGTERM or SIGHUP. A
/// second signal ends the process at once, and gives the terminal its settings back.
///
/// A pipe announces the signal, so that the program can wait for the signal and the keyboard at the
/// same time.
package final class Interruption: Sendable {
  /// The end of the pipe that is readable after the first signal. Nobody reads from it.
  let readEnd: Int32

  /// Whether a signal came.
  package var isRaised: Bool { firstSignal.load(ordering: .relaxed) > 0 }

  /// The exit status of a program that the signal ended: 128 plus the signal's number.
  package var status: Int32 { 128 + firstSignal.load(ordering: .relaxed) }

  /// - Parameter onRaise: called after the first signal, on another thread.
  package init(onRaise: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    // Without a pipe, the program notices the signal at the next line. That is good enough.
    _ = pipe(&ends)
    readEnd = ends[0]
    announcementEnd.store(ends[1], ordering: .relaxed)
    var settings = termios()
    if tcgetattr(STDIN_FILENO, &settings) == 0 {
      let kept = UnsafeMutablePointer<termios>.allocate(capacity: 1)
      kept.initialize(to: settings)
      terminalSettings.store(UInt(bitPattern: kept), ordering: .relaxed)
    }
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] { signal(number, takeSignal) }
    DispatchQueue(label: "vocalvocab.signals").async { [readEnd] in
      var file = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      while poll(&file, 1, -1) < 0, errno == EINTR {}
      onRaise()
    }
  }
}

/// The number of the first signal; 0 before it. It is global because a signal handler can reach
/// only global state.
private let firstSignal = Atomic<Int32>(0)
/// The address of the settings that the terminal had at the start; 0 without a terminal.
private let terminalSettings = Atomic<UInt>(0)
/// The end of the pipe to which the handler writes.
private let announcementEnd = Atomic<Int32>(-1)

/// Notes and announces a signal. It calls only functions that are safe in a handler: see
/// signal-safety(7).
private func takeSignal(_ number: Int32) {
  let errorBefore = errno
  defer { errno = errorBefore }
  let (isFirst, _) = firstSignal.compareExchange(
    expected: 0, desired: number, ordering: .relaxed)
  guard isFirst else {
    let address = terminalSettings.load(ordering: .relaxed)
    if let settings = UnsafePointer<termios>(bitPattern: address) {
      // In the background, changing the terminal's settings would stop the process before it ends.
      signal(SIGTTOU, SIG_IGN)
      tcsetattr(STDIN_FILENO, TCSANOW, settings)
    }
    _exit(128 + number)
  }
  _ = write(announcementEnd.load(ordering: .relaxed), "!", 1)
}

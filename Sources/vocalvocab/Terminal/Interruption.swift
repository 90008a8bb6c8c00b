import Dispatch
import Glibc
import Synchronization

/// An interruption by the first signal: SIGINT (Ctrl-C), SIGTERM or SIGHUP. A second signal ends the
/// process at once.
///
/// A pipe announces the signal, so that the program can wait for it and for the keyboard at once.
final class Interruption: Sendable {
  /// The end of the pipe that is readable after the first signal. Nobody reads from it.
  let readEnd: Int32

  /// Whether a signal came.
  var isRaised: Bool { signals.load(ordering: .relaxed) > 0 }

  /// - Parameter onRaise: called after the first signal, on another thread.
  init(onRaise: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    // Without a pipe, the program notices the signal at the next line. That is good enough.
    _ = pipe(&ends)
    readEnd = ends[0]
    announcementEnd.store(ends[1], ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, takeSignal) }
    DispatchQueue(label: "vocalvocab.signals").async { [readEnd] in
      var file = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      while poll(&file, 1, -1) < 0, errno == EINTR {}
      onRaise()
    }
  }
}

/// The number of signals so far. It is global because a signal handler can reach only global state.
private let signals = Atomic<Int>(0)
/// The end of the pipe to which the handler writes.
private let announcementEnd = Atomic<Int32>(-1)

/// Counts and announces a signal. It calls only functions that are safe in a handler: see
/// signal-safety(7).
private func takeSignal(_ number: Int32) {
  let errorBefore = errno
  defer { errno = errorBefore }
  if signals.wrappingAdd(1, ordering: .relaxed).oldValue > 0 { _exit(130) }
  _ = write(announcementEnd.load(ordering: .relaxed), "!", 1)
}

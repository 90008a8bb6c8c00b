import Dispatch
import Glibc
import Synchronization

/// Ctrl-C and its like (SIGINT, SIGTERM, SIGHUP), as something that can be waited for beside the
/// keyboard: from then on a pipe is readable. The second one ends the process on the spot.
final class Interruption: Sendable {
  /// Readable once interrupted; nobody reads it.
  let readEnd: Int32

  var isRaised: Bool { signals.load(ordering: .relaxed) > 0 }

  /// - Parameter onRaise: called after the first signal, on another thread.
  init(onRaise: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    // Without a pipe an interruption is noticed at the next line; nothing worse.
    _ = pipe(&ends)
    readEnd = ends[0]
    alarm.store(ends[1], ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, takeSignal) }
    DispatchQueue(label: "vocalvocab.signals").async { [readEnd] in
      var file = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      while poll(&file, 1, -1) < 0, errno == EINTR {}
      onRaise()
    }
  }
}

/// How many signals there were. A handler can reach nothing but global state.
private let signals = Atomic<Int>(0)
/// The pipe's end to write to.
private let alarm = Atomic<Int32>(-1)

/// The handler: only what a signal may interrupt anything for, see signal-safety(7).
private func takeSignal(_ number: Int32) {
  let interrupted = errno
  defer { errno = interrupted }
  if signals.wrappingAdd(1, ordering: .relaxed).oldValue > 0 { _exit(130) }
  _ = write(alarm.load(ordering: .relaxed), "!", 1)
}

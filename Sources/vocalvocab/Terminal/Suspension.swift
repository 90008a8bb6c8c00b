import Glibc
import Synchronization

/// A request to pause the program: the signal SIGTSTP, which Ctrl-Z sends.
///
/// The line editor changes the terminal's settings, so it must give them back before the program
/// stops. A pipe announces the signal to the thread that waits for the learner's next key.
final class Suspension: Sendable {
  /// The end of the pipe that is readable when the program must stop.
  let readEnd: Int32

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
  }

  /// Stops the program until the shell continues it, as `fg` does.
  func pause() {
    var byte: UInt8 = 0
    _ = read(readEnd, &byte, 1)
    signal(SIGTSTP, SIG_DFL)
    // The threads of Dispatch block all signals.
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, nil)
    raise(SIGTSTP)
    pthread_sigmask(SIG_BLOCK, &stop, nil)
    signal(SIGTSTP, announce)
  }
}

/// The end of the pipe to which the handler writes.
private let announcementEnd = Atomic<Int32>(-1)

private func announce(_ number: Int32) {
  let errorBefore = errno
  defer { errno = errorBefore }
  _ = write(announcementEnd.load(ordering: .relaxed), "!", 1)
}

import Console
import Dispatch
import Glibc

/// A time limit on stopping. A moment after the signal that asks the program to stop, the program
/// ends, whatever it still does. All answers are on the disk by then, and no file is incomplete,
/// because each file is replaced as a whole.
final class StopLimit {
  private let sources: [any DispatchSourceSignal]
  /// The time in which the server can stop by itself, in microseconds.
  private static let patience: UInt32 = 1_800_000

  init() {
    // A queue of its own, so that it runs even if work keeps all threads of the server's tasks
    // busy.
    let queue = DispatchQueue(label: "stop")
    sources = [SIGTERM, SIGINT, SIGHUP, SIGQUIT].map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
      source.setEventHandler {
        usleep(Self.patience)
        let line = Array("Stopped. All answers are saved.\n".utf8)
        write(STDOUT_FILENO, line, line.count)
        _exit(128 + signal)
      }
      source.resume()
      return source
    }
  }
}

import Console
import Dispatch
import Glibc

/// Ends the program a moment after the signal that asks it to stop, whatever it still does. What
/// was answered is on the disk by then, and each file is replaced whole.
final class StopLimit {
  private let sources: [any DispatchSourceSignal]
  /// The seconds in which the server can stop by itself.
  private static let patience: UInt32 = 1_800_000

  init() {
    // A queue of its own: work that takes all threads of the server's tasks takes none of this.
    let queue = DispatchQueue(label: "stop")
    sources = [SIGTERM, SIGINT, SIGHUP, SIGQUIT].map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
      source.setEventHandler {
        usleep(Self.patience)
        let line = Array("Stopped. What was answered is kept.\n".utf8)
        write(STDOUT_FILENO, line, line.count)
        _exit(128 + signal)
      }
      source.resume()
      return source
    }
  }
}

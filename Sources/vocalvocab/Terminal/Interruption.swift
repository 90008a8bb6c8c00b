import Dispatch
import Glibc
import Synchronization

/// Ctrl-C and its like (SIGINT, SIGTERM, SIGHUP), as something that can be waited for beside the
/// keyboard: from then on a pipe is readable. The second one ends the process on the spot.
final class Interruption: Sendable {
  /// Readable once interrupted.
  let readEnd: Int32
  private let writeEnd: Int32
  private let count = Atomic<Int>(0)

  var isRaised: Bool { count.load(ordering: .relaxed) > 0 }

  /// - Parameter onRaise: called at the first signal, on another thread.
  init(onRaise: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    // Without a pipe an interruption is noticed at the next line; nothing worse.
    _ = pipe(&ends)
    (readEnd, writeEnd) = (ends[0], ends[1])
    let queue = DispatchQueue(label: "vocalvocab.signals")
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [self] in
        if count.wrappingAdd(1, ordering: .relaxed).oldValue > 0 { _exit(130) }
        _ = write(writeEnd, "!", 1)
        onRaise()
      }
      // It lives as long as the process: its handler holds this object, and it the handler.
      source.resume()
    }
  }
}

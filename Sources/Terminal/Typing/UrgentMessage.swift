import Glibc
import Threads

/// A message that the learner must see even while typing a line, such as a failure of the sound
/// device.
///
/// A pipe announces the message, so that the program can wait for the message and the keyboard at
/// the same time.
package final class UrgentMessage: Sendable {
  /// The end of the pipe that is readable while a message may be waiting.
  let readEnd: Int32
  private let writeEnd: Int32
  private let source: @Sendable () -> String?
  /// The message that was shown since the last line began.
  private let shown = Guarded<String?>(nil)
  /// Whether any message was shown.
  package var wasShown: Bool { anyShown.withLock { $0 } }
  private let anyShown = Guarded(false)

  /// - Parameter source: the function that returns the next message; `nil` if there is no new one.
  init(from source: @escaping @Sendable () -> String?) {
    var ends: [Int32] = [-1, -1]
    // Without a pipe, the learner sees the message after the line. That is good enough.
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    self.source = source
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Announces that the source has a message.
  func announce() {
    // A write to a full pipe fails. Then the pipe is readable already.
    _ = write(writeEnd, "!", 1)
  }

  /// Takes the message; returns `nil` if there is none, or if it was shown since the line began.
  package func take() -> String? {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) == bytes.count {}
    guard let message = source() else { return nil }
    anyShown.withLock { $0 = true }
    return shown.withLock { shown in
      defer { shown = message }
      return shown == message ? nil : message
    }
  }

  /// Notes that a new line begins. From now on the last message may be shown again.
  package func beginLine() { shown.withLock { $0 = nil } }
}

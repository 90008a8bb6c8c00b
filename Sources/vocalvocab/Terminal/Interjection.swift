import Glibc
import Synchronization

/// A sentence that can't wait until the line that is being typed has ended, as something that can be
/// waited for beside the keyboard.
final class Interjection: Sendable {
  /// Readable while there may be something to tell.
  let readEnd: Int32
  private let writeEnd: Int32
  private let sentence: @Sendable () -> String?
  /// What was told since the last line.
  private let told = Mutex<String?>(nil)

  /// - Parameter sentence: takes what there is to tell; `nil` when it has been told already.
  init(of sentence: @escaping @Sendable () -> String?) {
    var ends: [Int32] = [-1, -1]
    // Without a pipe the sentence is told after the line; nothing worse.
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    self.sentence = sentence
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Says that there is something to tell.
  func raise() {
    // A pipe that is full is readable, too.
    _ = write(writeEnd, "!", 1)
  }

  /// - Returns: what is to be told; `nil` for what was told since the last line.
  func take() -> String? {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) == bytes.count {}
    guard let sentence = sentence() else { return nil }
    return told.withLock { told in
      defer { told = sentence }
      return told == sentence ? nil : sentence
    }
  }

  /// Begins anew with a line: what is still so is told again.
  func begin() { told.withLock { $0 = nil } }
}

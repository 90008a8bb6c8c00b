import Glibc
import Synchronization

/// Standard input, cut into lines.
final class PipeLines: Sendable {
  private struct Buffer {
    var bytes: [UInt8] = []
    var isAtEnd = false
  }

  private let buffer = Mutex(Buffer())

  /// A line longer than this is no spelling; the rest of it is passed over.
  private static let longestLine = 1 << 16

  /// - Parameter prompt: `nil` where nobody sees it.
  func line(prompt: String?, _ waiting: Waiting) -> Typed {
    Screen.write(prompt ?? "", to: STDOUT_FILENO)
    return buffer.withLock { buffer in
      var searched = 0
      var isCut = false
      while true {
        if let end = buffer.bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          defer { buffer.bytes.removeFirst(end + 1) }
          return .line(Self.text(buffer.bytes[..<end]))
        }
        if buffer.isAtEnd {
          defer { buffer.bytes = [] }
          return buffer.bytes.isEmpty ? .end : .line(Self.text(buffer.bytes[...]))
        }
        if buffer.bytes.count > Self.longestLine {
          buffer.bytes.removeLast(buffer.bytes.count - Self.longestLine)
          isCut = true
        }
        searched = isCut ? Self.longestLine : buffer.bytes.count
        switch waiting.next() {
        case .input:
          break
        case .interrupted:
          return .interrupted
        case .interjection(let sentence):
          if prompt != nil { Screen.write("\n", to: STDOUT_FILENO) }
          Screen.complain(sentence)
          Screen.write(prompt ?? "", to: STDOUT_FILENO)
          continue
        }
        var piece = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &piece, piece.count)
        if count < 0 && errno == EINTR { continue }
        // A terminal that has gone reads as an error; there is nothing more to come from it.
        if count <= 0 { buffer.isAtEnd = true } else { buffer.bytes += piece[..<count] }
      }
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

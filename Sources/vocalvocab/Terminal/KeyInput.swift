import Console
import Glibc
import Threads

/// A key that the learner presses, or the end of the wait for one.
enum Key: Hashable, Sendable {
  case character(Character)
  case enter, left, right
  /// A key that means nothing here.
  case other
  /// The end of the input.
  case end
  case interrupted
}

/// A reader of single keys at a terminal. The terminal does not show the keys.
final class KeyInput: Sendable {
  private let wait: InputWait
  /// The bytes that came after the last key.
  private let pending = Guarded<[UInt8]>([])

  init(_ wait: InputWait) { self.wait = wait }

  /// Waits for the next key.
  func next() -> Key {
    if let key = pending.withLock({ Self.takeKey(from: &$0) }) { return key }
    let settings = TerminalSettings()
    settings?.readKeys()
    defer { settings?.restore() }
    while true {
      switch wait.next() {
      case .interrupted: return .interrupted
      case .timeIsUp: continue
      case .suspended:
        settings?.restore()
        wait.suspension.pause()
        settings?.readKeys()
      case .message(let message): Screen.complain(message)
      case .input:
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return .end }
        let key = pending.withLock { pending in
          pending += bytes.prefix(count)
          return Self.takeKey(from: &pending)
        }
        if let key { return key }
      }
    }
  }

  /// Takes the first key from the bytes that a terminal sent: see console_codes(4).
  static func takeKey(from bytes: inout [UInt8]) -> Key? {
    guard let first = bytes.first else { return nil }
    if first == escape {
      // An arrow, or another key of several bytes, is an escape, then a bracket or an O, then bytes
      // up to the first from 0x40 to 0x7E.
      let introducer = bytes.dropFirst().first
      guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else {
        bytes.removeFirst()
        return .other
      }
      let end = bytes.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) } ?? bytes.count - 1
      let letter = bytes[end]
      bytes.removeFirst(end + 1)
      return letter == UInt8(ascii: "C") ? .right : letter == UInt8(ascii: "D") ? .left : .other
    }
    guard first >= 0x20, first != 0x7F else {
      bytes.removeFirst()
      return first == 0x0D || first == 0x0A ? .enter : first == 0x04 ? .end : .other
    }
    guard let character = String(decoding: bytes.prefix(64), as: UTF8.self).first else {
      return nil
    }
    bytes.removeFirst(min(bytes.count, String(character).utf8.count))
    return .character(character)
  }

  private static let escape: UInt8 = 0x1B
}

/// The settings of the terminal before keys were read one by one.
private struct TerminalSettings {
  private let old: termios

  /// - Returns: `nil` if standard input is not a terminal.
  init?() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    old = settings
  }

  /// Makes the terminal send each key immediately and show none of them. Ctrl-C and Ctrl-Z keep
  /// their meaning.
  func readKeys() {
    var settings = old
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  func restore() {
    var settings = old
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }
}

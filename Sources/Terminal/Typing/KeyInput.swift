import Console
import Glibc

/// A key that the learner presses, or the end of the wait for one.
package enum Key: Hashable, Sendable {
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
  private let typedAhead: TypedAhead

  /// The largest number of keys that a learner presses before the program reads them.
  private static let mostKeys = 3

  init(_ wait: InputWait, _ typedAhead: TypedAhead) {
    (self.wait, self.typedAhead) = (wait, typedAhead)
  }

  /// Waits for the next key.
  ///
  /// - Parameter redraw: shows again what the screen showed, after the program was stopped.
  func next(redraw: () -> Void) -> Key {
    if let key = typedAhead.takeKey() { return key }
    wait.waitForForeground()
    guard !wait.interruption.isRaised else { return .interrupted }
    let settings = TerminalSettings()
    settings?.readKeys()
    defer { settings?.stopReadingKeys() }
    while true {
      let event = wait.next()
      switch event {
      case .interrupted: return .interrupted
      case .timeIsUp: continue
      case .suspended, .continued:
        settings?.stopReadingKeys()
        if event == .suspended { wait.suspension.pause() }
        wait.waitForForeground()
        guard !wait.interruption.isRaised else { return .interrupted }
        settings?.readKeys()
        redraw()
      case .message(let message): Screen.complain(message)
      case .input:
        guard let bytes = Paste.read() else { return .end }
        if let key = key(of: bytes) { return key }
      }
    }
  }

  /// Returns the first key of the bytes that came at once, and keeps the others. A pasted text
  /// presses no keys, and the learner is told so.
  private func key(of bytes: [UInt8]) -> Key? {
    var bytes = bytes
    while Self.isCut(bytes), Paste.hasInput(within: 50), let more = Paste.read() { bytes += more }
    if let mark = bytes.firstRange(of: Paste.start) {
      // Keys that came before the paste count.
      bytes = bytes[..<mark.lowerBound] + Paste.skip(Array(bytes[mark.upperBound...]), wait)
      Screen.complain(Paste.sentence)
    } else if Self.hasManyKeys(bytes) {
      _ = Paste.rest(wait)
      bytes = []
      Screen.complain(Paste.sentence)
    }
    typedAhead.add(bytes)
    return typedAhead.takeKey()
  }

  /// Whether bytes end in the middle of an escape sequence.
  private static func isCut(_ bytes: [UInt8]) -> Bool {
    guard let start = bytes.lastIndex(of: escape) else { return false }
    let sequence = bytes[(start + 1)...]
    guard let introducer = sequence.first else { return true }
    return (introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O"))
      && !sequence.dropFirst().contains { (0x40...0x7E).contains($0) }
  }

  /// Whether bytes are more keys than a learner presses at once.
  private static func hasManyKeys(_ bytes: [UInt8]) -> Bool {
    var rest = bytes
    for _ in 0..<mostKeys { _ = takeKey(from: &rest) }
    return !rest.isEmpty
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
struct TerminalSettings {
  private let old: termios

  /// - Returns: `nil` if standard input is not a terminal.
  init?() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    old = settings
  }

  /// Makes the terminal send each key immediately, show none of them, and mark pasted texts. Ctrl-C
  /// and Ctrl-Z keep their meaning.
  func readKeys() {
    sendAtOnce()
    Screen.write(Paste.marking, to: STDOUT_FILENO)
  }

  /// Makes the terminal send each key immediately, and show none of them.
  func sendAtOnce() {
    var settings = old
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  /// Gives the terminal its settings back after ``readKeys()``, unless another job has it by now.
  func stopReadingKeys() {
    guard !Suspension.isInBackground else { return }
    Screen.write(Paste.noMarking, to: STDOUT_FILENO)
    restore()
  }

  /// Gives the terminal its settings back, unless another job has the terminal by now.
  func restore() {
    guard !Suspension.isInBackground else { return }
    var settings = old
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }
}

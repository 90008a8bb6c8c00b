import Foundation
package import TestSupport

/// Makes lines of a journal at random, most of them right, with all that JSON allows in them.
package struct LineSource {
  package var generator: SeededGenerator

  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A line as some other program, or a later version of ours, may write it.
  package mutating func line() -> String {
    var members = Self.needed.map { member($0.key, $0.value) }
    for (key, values) in Self.optional where chance(0.5) { members.append(member(key, values)) }
    while chance(0.2) { members.append(member(Self.unknownNames, Self.anything)) }
    if chance(0.05) { members.remove(at: .random(in: 0..<members.count, using: &generator)) }
    if chance(0.05), let member = members.randomElement(using: &generator) {
      members.append(member)
    }
    if chance(0.5) { members.shuffle(using: &generator) }
    return space() + "{" + members.joined(separator: space() + "," + space()) + space() + "}"
      + space()
  }

  /// The same with some bytes changed, left out, put in or given twice.
  package mutating func damaged(_ line: [UInt8]) -> [UInt8] {
    var bytes = line
    repeat {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let signs =
        Array("\"\\,:{}[] 09.-+eEuntrf\u{0}\u{1f}\u{7f}é\u{d}\t".utf8) + [0xff, 0xc0, 0xed]
      let sign = signs.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[place] = sign
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(sign, at: place)
      case 3: bytes.removeSubrange(place...)
      default:
        let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
        bytes.insert(contentsOf: bytes[place..<end], at: place)
      }
    } while !bytes.isEmpty && chance(0.3)
    return bytes.filter { $0 != UInt8(ascii: "\n") }
  }

  package mutating func text() -> String {
    (0..<Int.random(in: 0...12, using: &generator))
      .map { _ in Self.letters.randomElement(using: &generator) ?? "" }.joined()
  }

  private mutating func member(_ key: [String], _ values: [Value]) -> String {
    let name = key.randomElement(using: &generator) ?? ""
    return quoted(name, escaping: chance(0.02)) + space() + ":" + space() + value(values)
  }

  /// One of those that fit, or sometimes any.
  private mutating func value(_ values: [Value]) -> String {
    let kind =
      (chance(0.03) ? Self.anything : values).randomElement(using: &generator) ?? .text("null")
    switch kind {
    case .text(let text): return text
    case .string:
      let text = text()
      return quoted(text, escaping: chance(0.3))
    case .integer:
      return String(Int.random(in: -100...100_000, using: &generator))
    case .fraction:
      return "\(Double.random(in: 0...1, using: &generator))"
    case .strings:
      let strings = (0..<Int.random(in: 0...3, using: &generator)).map { _ in value([.string]) }
      return "[" + space() + strings.joined(separator: space() + "," + space()) + space() + "]"
    }
  }

  private mutating func quoted(_ text: String, escaping: Bool) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where escaping && chance(0.5):
        for unit in String(scalar).utf16 {
          let hexadecimal = String(unit, radix: 16, uppercase: chance(0.5))
          quoted += "\\u" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
        }
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "/" where escaping: quoted += "\\/"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\u{8}": quoted += "\\b"
      case "\u{c}": quoted += "\\f"
      case "\0"..<" ":
        quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private mutating func space() -> String {
    chance(0.1) ? [" ", "\t", "\r", "  "].randomElement(using: &generator) ?? "" : ""
  }

  package mutating func chance(_ chance: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < chance
  }

  private enum Value {
    case string, integer, fraction, strings
    case text(String)
  }

  private static func often(_ value: Value) -> [Value] { [Value](repeating: value, count: 200) }

  private static let letters = [
    "a", "e", "st", "é", "e\u{301}", "ß", "日本", "😀", "👩‍👧", "\"", "\\", "/", "\n", "\t", "\r",
    "\u{8}",
    "\u{c}", "\0", "\u{1f}", "\u{7f}", "\u{2028}", "\u{feff}", "\u{fffd}", "\u{10ffff}", "\u{212a}",
    " ",
    "'", "null", "{", "}", ",", ":",
  ]
  private static let needed: [(key: [String], value: [Value])] = [
    (["at"], dates), (["event"], events), (["utcOffset"], [.integer]),
    (["version"], often(.text("1")) + [.text("0"), .text("2")]),
    (["word"], [.string]),
  ]
  private static let optional: [(key: [String], value: [Value])] = [
    (["level", "round"], [.string, .string, .text("null")]),
    (["typed"], [.string, .string, .text("null")]),
    (["tryNumber", "hints"], often(.integer) + numbers),
    (["heard", "milliseconds", "slips"], [.integer, .integer, .text("null")]),
    (["mistakes"], [.strings, .strings, .text("null")]),
    (["outcome"], [.text(#""completed""#), .text(#""missed""#), .text("null")]),
    (["irregularity"], often(.fraction) + numbers),
    (["imported"], often(.text("null")) + [.text(imported), .text(imported), .text("{}")]),
  ]
  private static let unknownNames = ["later", "", "att", "a", "wor", "words", "Word", "é", "{"]
  private static let anything =
    [.string, .integer, .fraction, .strings, .text("null"), .text("true"), .text("false")]
    + [.text("{}"), .text(#"{"a":[{}]}"#), .text("[1]"), .text("nul"), .text("")] + numbers
  private static let numbers: [Value] =
    [
      "0", "-0", "1.0", "1.5", "-1.25", "1e2", "1E-2", "01", "+1", "1.", ".5", "--1", "0x1",
      "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1000000000000000000",
      "123456789012345678901234567890", "0.1", "0.30000000000000004", "5e-324", "1e999",
      "0.16666666666666666", "9007199254740993.5", "9007199254740993",
      "0.12345678901234567890123456",
      "123456789012345.678", "0.000001", "4.35", "0.000000000000000000000000000000000000000000001",
    ].map { .text($0) }
  private static let events: [Value] =
    [
      "correct", "wrong", "wrong", "homophone", "slip", "skipped", "copied", "removed", "imported",
    ].map { .text("\"\($0)\"") } + [.text(#""later""#), .text("1")]
  private static let dates: [Value] =
    often(.text(#""2026-11-21T10:00:00Z""#))
    + [
      "2026-11-21T23:59:59Z", "2024-02-29T00:00:00Z",
      "1970-01-01T00:00:00Z",
      "1969-12-31T23:59:59Z", "1583-01-01T00:00:00Z", "9999-12-31T23:59:59Z",
      "2000-02-29T12:00:00Z",
      "2026-02-29T10:00:00Z", "1900-02-29T10:00:00Z", "2026-13-01T10:00:00Z",
      "2026-00-10T10:00:00Z",
      "2026-04-31T10:00:00Z", "2026-11-21T24:00:00Z", "2026-11-21T10:60:00Z",
      "2026-11-21T10:00:60Z",
      "2026-11-21T10:00:00.5Z", "2026-11-21T10:00:00+01:00", "2026-11-21", "1200-01-01T00:00:00Z",
      "2026-11-21t10:00:00z", "2026-11-21 10:00:00Z",
    ].map { .text("\"\($0)\"") }
  private static let imported =
    #"{"word":"odd","definitions":[{"partOfSpeech":"noun","text":"a port","examples":[]}],"#
    + #""timesCompleted":2}"#
}

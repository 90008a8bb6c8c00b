import TestSupport

/// A maker of random lines of todo.txt files, as people, other programs and broken disks write
/// them.
struct LineMaker {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A line without its line end.
  mutating func line() -> [UInt8] {
    var bytes: [UInt8] = []
    if chance(0.3) { bytes += Array("x ".utf8) }
    for part in [Self.priorities, Self.days, Self.days] where chance(0.4) { bytes += one(of: part) }
    if chance(0.2) { bytes += one(of: Self.priorities) }
    for _ in 0..<Int.random(in: 0...9, using: &generator) { bytes += one(of: Self.spaces) + word() }
    if chance(0.2) { bytes += one(of: Self.spaces) }
    return bytes.filter { $0 != UInt8(ascii: "\n") }
  }

  /// A file of some lines.
  mutating func file(lines: Int) -> [UInt8] {
    var bytes: [UInt8] = chance(0.2) ? [0xEF, 0xBB, 0xBF] : []
    for _ in 0..<lines { bytes += (chance(0.1) ? [] : line()) + one(of: Self.endings) }
    return chance(0.3) ? bytes + line() : bytes
  }

  mutating func word() -> [UInt8] {
    if chance(0.1) {
      return (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
    }
    return one(of: Self.words)
  }

  mutating func text() -> String {
    (0..<Int.random(in: 1...4, using: &generator))
      .map { _ in String(decoding: word(), as: UTF8.self) }.joined(separator: " ")
  }

  mutating func chance(_ chance: Double) -> Bool { generator.isTrue(chance: chance) }

  private mutating func one(of parts: [String]) -> [UInt8] {
    Array((parts.randomElement(using: &generator) ?? "").utf8)
  }

  private static let priorities = ["(A) ", "(Z) ", "(B)  ", "(a) ", "(AB) ", "(C)"]
  private static let days = [
    "2026-11-22 ", "2024-02-29 ", "2026-02-30 ", "2026-1-1 ", "2026-11-22",
  ]
  private static let spaces = [" ", " ", " ", " ", "  ", "\t", " \t ", "\u{a0}", "\r", "\u{c}"]
  private static let endings = ["\n", "\n", "\n", "\r\n"]
  private static let words = [
    "Call", "Ana", "x", "X", "(A)", "(B)", "2026-11-22", "2026-13-45", "+party", "+", "@phone", "@",
    "é",
    "日本", "👩‍👧", "due:2026-12-01", "due:tomorrow", "DUE:2026-12-02", "t:2026-11-01", "rec:1d",
    "rec:+2w",
    "rec:often", "id:7", "id:a:b", "pri:B", "pri:high", "pri:", ":", "::", "http://a.b/c?d:e",
    "12:30",
    "a:b", "key:", ":value", "vv:words/10", "vv:later/1", "if:after_tea", "2+2", "a@b.c", "h:1",
    "pm:🍅", "\u{feff}", "\u{2028}", "\0", "+200", "@5pm", "+é", "day:31", "day:29",
    "due:2027-02-28", "rec:1m", "rec:+1y",
  ]
}

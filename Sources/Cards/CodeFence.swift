/// A line that begins or ends code: three or more backquotes or tildes, with or without space
/// before them (CommonMark 0.31, "Fenced code blocks").
package struct CodeFence: Hashable, Sendable {
  private let sign: UInt8
  /// The number of signs.
  private let count: Int
  /// Whether no text follows the signs, such as the name of a language. Then the line can end code.
  private let isBare: Bool

  package static let backquote = UInt8(ascii: "`")
  private static let tilde = UInt8(ascii: "~")

  /// Reads a line; returns `nil` for one that begins and ends no code.
  package init?(_ line: some Collection<UInt8>) {
    let start = line.drop(while: \.isSpaceOrTab)
    guard let sign = start.first, sign == Self.backquote || sign == Self.tilde else { return nil }
    let count = start.prefix { $0 == sign }.count
    let info = start.dropFirst(count)
    // Backquotes on both sides of a text are code in its line.
    guard count > 2, sign == Self.tilde || !info.contains(sign) else { return nil }
    (self.sign, self.count, isBare) = (sign, count, info.allSatisfy(\.isSpaceOrTab))
  }

  /// Returns whether this line ends the code that another line begins.
  package func ends(_ start: CodeFence) -> Bool {
    isBare && sign == start.sign && count >= start.count
  }

  /// The line that ends the code that this line begins.
  package var end: String { String(repeating: Character(Unicode.Scalar(sign)), count: count) }

  /// Returns the line that begins and ends some lines of code, none of which ends the code.
  package static func around(_ code: some Sequence<String>) -> String {
    let counts = code.compactMap { CodeFence($0.utf8) }.map(\.count)
    return String(repeating: "`", count: max(3, (counts.max() ?? 0) + 1))
  }

  /// Returns for each line the line that ends the code that it begins; `nil` for a line that begins
  /// none, and for one whose code nothing ends.
  ///
  /// - Parameters:
  ///   - fences: the fences that may begin code.
  ///   - canEnd: whether each of them may end code, too.
  package static func ends(
    of fences: [CodeFence?], canEnd: (Int) -> Bool = { _ in true }
  ) -> [Int?] {
    var ends = [Int?](repeating: nil, count: fences.count)
    // The fences below that may end code, the nearest last. Each is shorter than the one before.
    var below: [UInt8: [(line: Int, count: Int)]] = [:]
    for line in fences.indices.reversed() {
      guard let fence = fences[line] else { continue }
      // Those that are too short are fewer than the fence has signs.
      ends[line] = below[fence.sign]?.last { $0.count >= fence.count }?.line
      guard fence.isBare, canEnd(line) else { continue }
      var others = below.removeValue(forKey: fence.sign) ?? []
      while let last = others.last, last.count <= fence.count { others.removeLast() }
      others.append((line, fence.count))
      below[fence.sign] = others
    }
    return ends
  }
}

/// A line that begins or ends code: three or more backquotes or tildes, with or without space
/// before them (CommonMark 0.31, "Fenced code blocks").
struct CodeFence: Hashable {
  let sign: UInt8
  /// The number of signs.
  let count: Int
  /// The text after the signs, such as the name of a language.
  let info: [UInt8]

  /// Whether the line can end code.
  var isBare: Bool { info.isEmpty }
  /// Whether `CardText` takes the line for a fence, and nothing is lost.
  var isPlain: Bool { sign == Self.backquote && count == 3 }

  static let backquote = UInt8(ascii: "`")
  private static let tilde = UInt8(ascii: "~")

  /// Reads a line; returns `nil` for one that begins and ends no code.
  init?(_ line: some Collection<UInt8>) {
    let start = line.drop(while: \.isSpaceOrTab)
    guard let sign = start.first, sign == Self.backquote || sign == Self.tilde else { return nil }
    let count = start.prefix { $0 == sign }.count
    var info = Array(start.dropFirst(count).drop(while: \.isSpaceOrTab))
    while info.last?.isSpaceOrTab == true { info.removeLast() }
    // Backquotes on both sides of a text are code in its line.
    guard count > 2, sign == Self.tilde || !info.contains(sign) else { return nil }
    (self.sign, self.count, self.info) = (sign, count, info)
  }

  /// Returns for each line the line that ends the code that it begins; `nil` for a line that begins
  /// none, and for one whose code nothing ends.
  ///
  /// - Parameters:
  ///   - fences: the fences that may begin code.
  ///   - canEnd: whether each of them may end code, too.
  static func ends(of fences: [CodeFence?], canEnd: (Int) -> Bool = { _ in true }) -> [Int?] {
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

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isSpaceOrTab: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

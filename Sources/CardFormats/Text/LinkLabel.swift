internal import ByteText
internal import Cards

/// The label by which a link refers to an address that stands elsewhere in the text (CommonMark
/// 0.31, "Link reference definitions").
struct LinkLabel: Hashable {
  private let text: String

  /// Makes a label. Capitals and the number of spaces don't count.
  init(_ label: some Sequence<UInt8>) {
    let words = String(decoding: Array(label), as: UTF8.self).lowercased()
      .unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
    text = words.map { String($0) }.joined(separator: " ")
  }

  /// Reads a line `[label]: address`; returns `nil` for any other.
  init?(definition line: String) {
    let start = line.utf8.drop(while: \.isSpaceOrTab)
    guard start.first == UInt8(ascii: "["), let end = start.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let rest = start[end...].dropFirst()
    guard rest.first == UInt8(ascii: ":") else { return nil }
    let target = rest.dropFirst().drop(while: \.isSpaceOrTab)
    let address = target.prefix { !$0.isSpaceOrTab }
    // A word is a text about a blank.
    guard address.contains(where: { "/.:#<".utf8.contains($0) }) else { return nil }
    let title = target.dropFirst(address.count).drop(while: \.isSpaceOrTab)
    guard title.prefix(1).allSatisfy("\"'(".utf8.contains) else { return nil }
    self.init(start[..<end].dropFirst())
  }
}

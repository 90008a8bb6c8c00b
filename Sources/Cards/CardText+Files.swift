extension CardText {
  /// Returns a text whose sounds and pictures have other names. All names change at once: a name
  /// that another file had before is no obstacle.
  ///
  /// - Parameter newName: gives the new name of a file; `nil` for one that keeps its name.
  public static func renamingFiles(in text: String, _ newName: (String) -> String?) -> String {
    var (renamed, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(text.utf8)[...])
    while let first = rest.first {
      if let mark = marks.first(where: { $0.start.first == first && rest.starts(with: $0.start) }) {
        let inner = rest.dropFirst(mark.start.count)
        let end = inner.prefix(MediaName.longestBytes + 1).firstIndex(of: mark.end)
        if let end, let name = newName(String(decoding: inner[..<end], as: UTF8.self)) {
          renamed += mark.start + name.utf8
          rest = inner[end...]
          continue
        }
      }
      renamed.append(first)
      rest = rest.dropFirst()
    }
    return String(decoding: renamed, as: UTF8.self)
  }

  /// The signs around the name of a file.
  private static let marks: [(start: [UInt8], end: UInt8)] = [
    (Array("[sound:".utf8), UInt8(ascii: "]")), (Array("](".utf8), UInt8(ascii: ")")),
  ]
}

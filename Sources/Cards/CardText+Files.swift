extension CardText {
  /// Returns a text whose sounds and pictures have other names. All names change at once: a name
  /// that another file had before is no obstacle.
  ///
  /// - Parameter newName: gives the new name of a file; `nil` for one that keeps its name.
  public static func renamingFiles(in text: String, _ newName: (String) -> String?) -> String {
    var (renamed, rest): ([UInt8], ArraySlice<UInt8>) = ([], Array(text.utf8)[...])
    while let first = rest.first {
      if let start = starts.first(where: { $0.first == first && rest.starts(with: $0) }) {
        let inner = rest.dropFirst(start.count)
        let mark = start == sound ? MediaMark(sound: inner) : MediaMark(picture: inner)
        if let mark, let name = newName(mark.name) {
          renamed += start + name.utf8
          rest = inner[mark.end...]
          continue
        }
      }
      renamed.append(first)
      rest = rest.dropFirst()
    }
    return String(decoding: renamed, as: UTF8.self)
  }

  /// The signs before the name of a file.
  private static let starts = [sound, Array("](".utf8)]
  private static let sound = Array("[sound:".utf8)
}

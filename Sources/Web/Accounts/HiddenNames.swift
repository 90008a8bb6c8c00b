internal import ByteText

extension String {
  /// The text with `…` in place of the names of learners in paths. The log of a server with
  /// accounts has no names of people.
  ///
  /// - Parameter names: the names of the learners.
  func hidingNames(_ names: [String]) -> String {
    // The longest name comes first, because another one may be its beginning.
    let known = names.sorted { $0.utf8.count > $1.utf8.count }
    var text = ""
    var rest = self[...]
    while let found = rest.bytes.firstRange(of: Self.folder) {
      text += rest[..<found.upperBound]
      rest = rest[found.upperBound...]
      // A removed learner's folder is in another one, whose name is an identity.
      for hidden in known where rest.bytes.hasPrefix(hidden) {
        rest = rest[rest.utf8.index(rest.startIndex, offsetBy: hidden.utf8.count)...]
        text += "…"
        break
      }
    }
    return text + rest
  }

  private static let folder = "/learners/"
}

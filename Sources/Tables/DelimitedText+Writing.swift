extension DelimitedText {
  /// Returns a row for ``next()`` to read, without a line end. Quotes only the fields that need it.
  package static func row(_ fields: [String], separator: Unicode.Scalar) -> String {
    let special: Set<Unicode.Scalar> = [separator, "\"", "\n", "\r", "\t"]
    return fields.map { field in
      // At the start of a row this sign would begin a comment.
      let isPlain =
        field.utf8.first != UInt8(ascii: "#")
        && !field.unicodeScalars.contains(where: special.contains)
      if isPlain { return field }
      let pieces = field.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
      return "\"" + pieces.map { String($0) }.joined(separator: "\"\"") + "\""
    }.joined(separator: String(separator))
  }
}

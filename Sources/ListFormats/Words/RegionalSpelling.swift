// This whole file by Character: its texts are words.

/// Words with two spellings, as English has them: `colour` and `color`.
enum RegionalSpelling {
  private static let pairs = [
    ("our", "or"), ("re", "er"), ("ise", "ize"), ("ising", "izing"), ("isation", "ization"),
    ("yse", "yze"), ("ogue", "og"), ("ence", "ense"), ("lled", "led"), ("lling", "ling"),
    ("ller", "ler"), ("ae", "e"), ("oe", "e"), ("mme", "m"), ("grey", "gray"), ("tyre", "tire"),
    ("pyjamas", "pajamas"), ("aluminium", "aluminum"), ("cheque", "check"), ("plough", "plow"),
    ("mould", "mold"), ("doughnut", "donut"), ("dgement", "dgment"),
  ]

  /// Returns whether two words look like two spellings of one word.
  static func arePair(_ one: String, _ other: String) -> Bool {
    let (one, other) = (one.lowercased(), other.lowercased())
    // `four` and `for` are two words.
    guard min(one.count, other.count) > 3, max(one.count, other.count) <= 40 else { return false }
    return pairs.contains { long, short in
      isReplaced(long, by: short, from: one, to: other)
        || isReplaced(long, by: short, from: other, to: one)
    }
  }

  /// Returns whether one text becomes the other where some letters are replaced once.
  private static func isReplaced(
    _ old: String, by new: String, from one: String, to other: String
  ) -> Bool {
    one.indices.contains { index in
      let rest = one[index...]
      return rest.hasPrefix(old) && one[..<index] + new + rest.dropFirst(old.count) == other
    }
  }
}

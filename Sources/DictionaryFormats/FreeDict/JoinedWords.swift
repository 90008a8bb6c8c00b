internal import ByteText

/// The words that a dictionary joined by mistake: `telephonebooth`, `onoccasion`. Some of
/// FreeDict's lost the spaces in half of their translations.
package struct JoinedWords: Sendable {
  private let isKnown: @Sendable (String) -> Bool

  /// The words of English with fewer than three letters that stand in a phrase.
  private static let short: Set<String> = [
    "a", "an", "as", "at", "be", "by", "do", "go", "he", "if", "in", "is", "it", "me", "my", "no",
    "of", "on", "or", "so", "to", "up", "us", "we",
  ]
  /// The most words that one text is divided into.
  private static let most = 5

  /// - Parameter isKnown: returns whether English has a word in small letters.
  package init(isKnown: @escaping @Sendable (String) -> Bool) { self.isKnown = isKnown }

  /// Returns translations with spaces between the words that were joined. A word that English has
  /// is never divided.
  package func divided(_ text: String) -> String {
    text.bytes.split(separator: ", ").map { piece in
      piece.bytes.split(separator: " ").map { dividedWord(String($0)) }.joined(separator: " ")
    }.joined(separator: ", ")
  }

  private func dividedWord(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard isPlain, (5...40).contains(word.utf8.count), !isKnown(word),
      let words = words(in: Array(word.utf8))
    else { return word }
    return words.joined(separator: " ")
  }

  /// Returns the fewest known words that make a text, if a text is made of them. Among as few, long
  /// words beside short ones are likelier than words of middling length: `in the beginning` is
  /// better than `in thebe ginning`.
  private func words(in text: [UInt8]) -> [String]? {
    // The best division of the text from each index on, with the sum of its words' squared lengths.
    var best = [(words: [String], squares: Int)?](repeating: nil, count: text.count + 1)
    best[text.count] = ([], 0)
    for start in text.indices.reversed() {
      for end in start + 1...text.count {
        guard let rest = best[end], rest.words.count < Self.most else { continue }
        let squares = rest.squares + (end - start) * (end - start)
        if let known = best[start],
          (known.words.count, -known.squares) <= (rest.words.count + 1, -squares)
        {
          continue
        }
        let word = String(decoding: text[start..<end], as: UTF8.self)
        if isWord(word) { best[start] = ([word] + rest.words, squares) }
      }
    }
    return best[0]?.words
  }

  private func isWord(_ word: String) -> Bool {
    word.utf8.count < 3 ? Self.short.contains(word) : isKnown(word)
  }
}

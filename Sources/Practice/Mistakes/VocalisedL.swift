extension WrittenWord {
  /// Whether some letters stand for the l of a grapheme after a vowel, which children and many
  /// other speakers say like a w: `miuk` for *milk*, `smaw` for *small*.
  ///
  /// - Parameters:
  ///   - number: the number of the grapheme.
  ///   - range: the letters in the try.
  func isVocalisedL(_ number: Int, _ range: Range<Int>, in typed: [UInt8]) -> Bool {
    let (grapheme, tried) = (graphemes[number], typed[range])
    guard number > 0, graphemes[number - 1].isVowel, grapheme.sounds == Sounds(.l),
      tried.spells("w") || tried.spells("u"),
      typed[..<range.lowerBound].last.map(Letter.isVowel) == true
    else { return false }
    return self.grapheme(after: grapheme)?.isVowel != true
  }
}

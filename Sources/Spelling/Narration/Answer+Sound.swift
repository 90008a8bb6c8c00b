extension Answer.Verdict {
  /// Whether the voice says a sentence about the verdict.
  var isSpoken: Bool { ![.slip, .excluded].contains(self) }

  /// Whether the voice says the word after the sentence, even if a screen reader says the sentence.
  var hasWord: Bool {
    [.homophone, .nearWord, .wrong, .empty, .miscopied, .skipped].contains(self)
  }
}

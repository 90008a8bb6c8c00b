extension Answer.Verdict {
  /// Whether the voice says a sentence about the verdict.
  var isSpoken: Bool { ![.slip, .excluded].contains(self) }

  /// Whether the voice says the word after it, whoever says the sentence.
  var hasWord: Bool { [.homophone, .wrong, .empty, .miscopied, .skipped].contains(self) }
}

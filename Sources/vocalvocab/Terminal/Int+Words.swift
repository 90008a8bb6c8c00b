extension Int {
  /// The number with its noun, such as `1 word` or `1000 words`.
  var words: String { self == 1 ? "1 word" : "\(self) words" }
}

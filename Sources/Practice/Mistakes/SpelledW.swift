/// The letters with which speakers of Spanish write the sound w: *guoman*, *huisky*.
enum SpelledW {
  /// Whether some letters stand for the w of a grapheme.
  static func isMeant(by typed: ArraySlice<UInt8>, for grapheme: Grapheme) -> Bool {
    grapheme.sounds == Sounds(.w) && (typed.spells("gu") || typed.spells("hu"))
  }
}

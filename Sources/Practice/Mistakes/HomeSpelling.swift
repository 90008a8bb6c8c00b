/// The letters with which learners spell a sound as in their first language: *guoman* in Spanish,
/// *dzaket* in Japanese, *chotel* in Polish, *gotel* in Russian.
enum HomeSpelling {
  /// Whether some letters stand for the sound of a grapheme. The h and the y are meant only at the
  /// beginning: within a word, an h is often silent (*dachshund*), and ll is a double l.
  static func isMeant(by typed: ArraySlice<UInt8>, for grapheme: Grapheme) -> Bool {
    (!grapheme.sounds.overlaps(Sounds(.h, .j)) || grapheme.letters.lowerBound == 0)
      && spellings.contains {
        $0.sounds == grapheme.sounds && $0.typed.contains(where: typed.elementsEqual)
      }
  }

  private static let spellings = [
    (Sounds(.w), "gu hu"), (Sounds(.dʒ), "dz dzh"), (Sounds(.h), "ch g"), (Sounds(.j), "ll"),
  ].map { (sounds: $0.0, typed: $0.1.spellings) }
}

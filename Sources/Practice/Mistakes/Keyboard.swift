/// The neighbours of each key on a QWERTY keyboard, which most learners use.
enum Keyboard {
  /// Whether the keys of two letters touch.
  static func areNeighbours(_ one: UInt8, _ other: UInt8) -> Bool {
    neighbours.contains(one, other)
  }

  // Each row is shifted by about half a key: a key touches two in the row below.
  private static let neighbours = LetterPairs(
    """
    qw we er rt ty yu ui io op \
    qa wa ws es ed rd rf tf tg yg yh uh uj ij ik ok ol pl \
    as sd df fg gh hj jk kl \
    az sz sx dx dc fc fv gv gb hb hn jn jm km \
    zx xc cv vb bn nm
    """)
}

/// The letters `sch`, `tsch` and `chs` of words such as *schnitzel*, *kitsch* and *dachshund*.
/// Learners leave one of the letters out, or write them in another order.
enum GermanLetters {
  /// Whether a learner wrote some letters for a grapheme with such letters.
  static func are(_ right: ArraySlice<UInt8>, triedAs typed: ArraySlice<UInt8>) -> Bool {
    guard let tries = tries.first(where: { right.elementsEqual($0.right) }) else { return false }
    return tries.typed.contains(where: typed.elementsEqual)
  }

  private static let tries = [
    (right: "sch", typed: "sh sc ch shc hsc csh shh shch schh sck tsch"),
    (right: "tsch", typed: "tch ch tsh tsc tcsh tchs tshc sch sh ch"),
    (right: "chs", typed: "sc sch s ss x xs cks ks cs cksh ch c chsh csh shc kss"),
  ].map { (right: Array($0.right.utf8), typed: $0.typed.spellings) }
}

extension MistakeNamer {
  /// Names `sh` for the first letters of *schedule*, which many British speakers say so. The
  /// dictionary may say sk.
  mutating func nameSchedule() {
    guard let start = word.startOfSchedule else { return }
    let letters = start..<start + 3
    guard let lower = boundaries[letters.lowerBound]?.upperBound,
      let upper = boundaries[letters.upperBound]?.lowerBound, lower <= upper,
      typed[lower..<upper].spells("sh"),
      let edits = edits(typed: lower..<upper, word: letters)
    else { return }
    claim(.sameSound, edits, letters: letters, typed: lower..<upper)
  }
}

extension WrittenWord {
  /// The place of the `sch` in *schedule* and its forms; `nil` for any other word.
  var startOfSchedule: Int? {
    [0, 2].first { letters.dropFirst($0).starts(with: "schedul".utf8) }
  }
}

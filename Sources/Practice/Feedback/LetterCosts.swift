/// The costs that choose among alignments with equally many edits: the likelier an edit, the
/// cheaper.
///
/// A learner writes a vowel for a vowel more often than for a consonant. An extra or a missing
/// letter mostly stands beside its double. A learner leaves out a silent letter, or one of several
/// letters that share a sound, more often than a letter with a sound of its own.
struct LetterCosts {
  /// The cost of two neighbours in the wrong order.
  static let swap: Int32 = 1

  private let typed: [UInt8]
  private let word: WrittenWord

  init(typed: [UInt8], word: WrittenWord) {
    self.typed = typed
    self.word = word
  }

  /// Returns the cost of the typed letter `i` in place of the word's letter `j`.
  func wrong(_ i: Int, _ j: Int) -> Int32 {
    let (typed, right) = (typed[i], word.letters[j])
    guard (97...122).contains(typed), (97...122).contains(right) else {
      return typed == right ? 0 : 12
    }
    return Int32(Self.substitutions[Int(typed - 97) * 26 + Int(right - 97)])
  }

  /// Returns the cost of leaving out the word's letter `j`.
  func missing(_ j: Int) -> Int32 {
    if word.letters.isDouble(at: j) { return 1 }
    guard let grapheme = word.grapheme(at: j) else { return 4 }
    if grapheme.isSilent || grapheme.letters.count > 1 { return 2 }
    return grapheme.isVowel ? 3 : 4
  }

  /// Returns the cost of adding the typed letter `i`.
  func extra(_ i: Int) -> Int32 {
    if typed.isDouble(at: i) { return 1 }
    return Letter.isVowel(typed[i]) ? 3 : 4
  }

  /// The cost of one letter for another; a row of 26 for each letter from `a` to `z`.
  private static let substitutions: [UInt8] = {
    var costs = [UInt8](repeating: 5, count: 26 * 26)
    for one in 0..<26 {
      for other in 0..<26 {
        let vowels = (Letter.isVowel(UInt8(one + 97)), Letter.isVowel(UInt8(other + 97)))
        if vowels.0 && vowels.1 { costs[one * 26 + other] = 3 }
        if vowels.0 != vowels.1 { costs[one * 26 + other] = 9 }
      }
    }
    let (likely, alike): (UInt8, UInt8) = (1, 3)
    func set(_ pairs: String, _ cost: UInt8) {
      for pair in pairs.spellings {
        let (one, other) = (Int(pair[0]) - 97, Int(pair[1]) - 97)
        costs[one * 26 + other] = cost
        costs[other * 26 + one] = cost
      }
    }
    // First the letters that spell one sound, then those whose sounds are nearly alike.
    set("iy cs ck sz gj kq cq kx sx fp ao ae ei jy uw vf wv", likely)
    set("bp dt gk bv lr mn td fv cg xz xc th ct st cz hg yj dg uy ow", alike)
    return costs
  }()
}

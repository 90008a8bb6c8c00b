/// What tells alignments with equally many edits apart: how likely a learner writes the one letter
/// for the other, leaves it out or adds it.
///
/// A vowel stands for a vowel rather than for a consonant; a letter beside its double is the one too
/// many or the one missing; a letter that sounds alone is left out more rarely than a silent one or
/// one of several that share a sound.
struct LetterCosts {
  static let swap: Int32 = 1

  private let typed: [UInt8]
  private let word: WrittenWord

  init(typed: [UInt8], word: WrittenWord) {
    self.typed = typed
    self.word = word
  }

  func wrong(_ i: Int, _ j: Int) -> Int32 {
    let (typed, right) = (typed[i], word.letters[j])
    guard (97...122).contains(typed), (97...122).contains(right) else {
      return typed == right && typed != 0 ? 0 : 12
    }
    return Int32(Self.substitutions[Int(typed - 97) * 26 + Int(right - 97)])
  }

  func missing(_ j: Int) -> Int32 {
    let letters = word.letters
    if j > 0, letters[j - 1] == letters[j] { return 1 }
    if j + 1 < letters.count, letters[j + 1] == letters[j] { return 1 }
    guard let grapheme = grapheme(j) else { return 4 }
    if grapheme.isSilent || grapheme.letters.count > 1 { return 2 }
    return grapheme.isVowel ? 3 : 4
  }

  func extra(_ i: Int) -> Int32 {
    if i > 0, typed[i - 1] == typed[i] { return 1 }
    if i + 1 < typed.count, typed[i + 1] == typed[i] { return 1 }
    return Letter.isVowel(typed[i]) ? 3 : 4
  }

  private func grapheme(_ j: Int) -> Grapheme? {
    word.graphemes.isEmpty ? nil : word.graphemes[word.graphemeOfLetter[j]]
  }

  /// By both letters, `a` to `z`.
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
      for pair in pairs.split(separator: " ") {
        let letters = pair.utf8.map { Int($0) - 97 }
        costs[letters[0] * 26 + letters[1]] = cost
        costs[letters[1] * 26 + letters[0]] = cost
      }
    }
    // Spellings of one sound, then sounds that are nearly one.
    set("iy cs ck sz gj kq cq kx sx fp ao ae ei jy uw vf wv", likely)
    set("bp dt gk bv lr mn td fv cg xz xc th ct st cz hg yj dg uy ow", alike)
    return costs
  }()
}

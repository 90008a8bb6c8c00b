/// The letters of a word that stand for vowels, as far as its spelling tells.
struct VowelLetters {
  /// Whether each letter spells a vowel. The `u` of `qu` doesn't, and neither does a `y` at the
  /// beginning.
  let isVowel: [Bool]
  /// Whether all letters that spell vowels stand together.
  let areTogether: Bool

  init(_ word: some StringProtocol) {
    let letters = Array(word.utf8)
    let isVowel = letters.indices.map { index in
      switch Unicode.Scalar(letters[index]) {
      case "a", "e", "i", "o": true
      case "u": index == 0 || letters[index - 1] != UInt8(ascii: "q")
      case "y": index > 0
      default: false
      }
    }
    self.isVowel = isVowel
    areTogether = isVowel.indices.count { isVowel[$0] && ($0 == 0 || !isVowel[$0 - 1]) } == 1
  }
}

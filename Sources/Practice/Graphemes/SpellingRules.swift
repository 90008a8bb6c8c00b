/// The rules that divide an English word into graphemes if its pronunciation is unknown.
///
/// A grapheme is the longest group of letters that usually spells one sound. The letter after `c`
/// or `g` decides its sound, an `e` at the end is silent, and vowels in the usual places are
/// unstressed.
struct SpellingRules {
  let letters: [UInt8]

  /// Returns the graphemes from the first letter to the last.
  func graphemes() -> [Grapheme] {
    var graphemes: [Grapheme] = []
    var i = 0
    while i < letters.count {
      let length = (2...4).reversed().first { isGroup(i, $0) } ?? 1
      graphemes.append(grapheme(i..<i + length))
      i += length
    }
    reduceVowels(&graphemes)
    return graphemes
  }

  private func grapheme(_ range: Range<Int>) -> Grapheme {
    if range.count == 1, isSilentE(range.lowerBound) {
      return Grapheme(letters: range, sounds: [], isVowel: true)
    }
    let first = letters[range.lowerBound]
    var grapheme = Grapheme(letters: range, sounds: GraphemeTable.sounds(letters[range]))
    grapheme.isVowel =
      Letter.isVowel(first) && !(first == UInt8(ascii: "y") && range.lowerBound == 0)
    let kept = grapheme.sounds.intersection(grapheme.isVowel ? .vowels : .consonants)
    if !kept.isEmpty { grapheme.sounds = kept }
    if letters[range].spells("ch") { grapheme.sounds = Sounds(.tʃ, .k) }
    if range.count == 1, range.upperBound < letters.count {
      let isSoft = "eiy".utf8.contains(letters[range.upperBound])
      if first == UInt8(ascii: "c") {
        grapheme.sounds = isSoft ? Sounds(.s, .ʃ) : Sounds(.k)
      } else if first == UInt8(ascii: "g") {
        grapheme.sounds = isSoft ? Sounds(.dʒ, .ɡ, .ʒ) : Sounds(.ɡ)
      }
    }
    return grapheme
  }

  private func isSilentE(_ i: Int) -> Bool {
    letters[i] == UInt8(ascii: "e") && isEnd(i + 1) && i > 1
      && !Letter.isVowel(letters[i - 1]) && letters[..<(i - 1)].contains(where: Letter.isVowel)
      && !(letters[i - 1] == UInt8(ascii: "l") && Letter.isConsonant(letters[i - 2]))
  }

  /// Whether the word ends here, or an ending begins here that keeps a silent `e` before it.
  private func isEnd(_ i: Int) -> Bool {
    i == letters.count || Self.endings.contains { letters[i...].elementsEqual($0) }
  }

  private static let endings = "ful fully ly ment ments less ness some".spellings

  /// Whether some letters usually spell one sound in their place.
  private func isGroup(_ i: Int, _ length: Int) -> Bool {
    guard i + length <= letters.count else { return false }
    let group = letters[i..<i + length]
    if length == 2, letters[i] == letters[i + 1], Letter.isConsonant(letters[i]) { return true }
    guard let key = GraphemeTable.key(group) else { return false }
    if Self.always.contains(key) { return true }
    let (isFirst, isLast) = (i == 0, i + length == letters.count)
    if isFirst, Self.first.contains(key) { return true }
    if isLast, Self.last.contains(key) { return true }
    guard !isLast else { return false }
    let next = letters[i + length]
    if Self.beforeVowels.contains(key), !isFirst { return "aeou".utf8.contains(next) }
    return group.spells("sc") && "eiy".utf8.contains(next)
  }

  private static let always = keys(
    """
    sh ch th ph wh ck tch dg qu igh eigh ough augh ai ay ee ea ei ey eau ew ie oa oi oy oo ou ow \
    au aw
    """
  )
  private static let first = keys("kn wr gn ps pn rh gh gu")
  private static let last = keys("mb mn gn ng ue le")
  private static let beforeVowels = keys("ti ci si ssi")

  private static func keys(_ text: String) -> Set<UInt32> {
    Set(text.spellings.compactMap { GraphemeTable.key($0[...]) })
  }

  /// Marks the vowels that are mostly unstressed. In a word with three or more syllables, these are
  /// the vowels with one letter after the first syllable, except at the end of the word. In a word
  /// with two syllables, it is the last vowel, if it has one letter and `l`, `m`, `n` or `r`
  /// follows.
  private func reduceVowels(_ graphemes: inout [Grapheme]) {
    let vowels = graphemes.indices.filter { graphemes[$0].isVowel && !graphemes[$0].isSilent }
    for (number, index) in vowels.enumerated()
    where number > 0 && graphemes[index].letters.count == 1 {
      let isLast = number == vowels.count - 1
      let next = index + 1 < graphemes.count ? letters[graphemes[index + 1].letters.lowerBound] : 0
      graphemes[index].isReduced =
        vowels.count > 2 ? next != 0 : isLast && "lmnr".utf8.contains(next)
    }
  }
}

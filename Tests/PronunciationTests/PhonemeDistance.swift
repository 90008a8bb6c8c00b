/// The number of phonemes in which the engine departs from a dictionary: Levenshtein's distance, in
/// which differences between accents cost nothing.
struct PhonemeDistance {
  private let dictionary: [FoldedPhoneme]
  private let engine: [FoldedPhoneme]

  init(dictionary: [FoldedPhoneme], engine: [FoldedPhoneme]) {
    self.dictionary = dictionary
    self.engine = engine
  }

  var value: Int {
    if dictionary.map(\.symbol) == engine.map(\.symbol) { return 0 }
    var row = [0]
    for e in engine.indices { row.append(row[e] + (isSyllabic(engine: e) ? 0 : 1)) }
    for d in dictionary.indices {
      var next = [row[0] + (isSyllabic(dictionary: d, engine: 0) ? 0 : 1)]
      for e in engine.indices {
        next.append(
          min(
            row[e + 1] + (isSyllabic(dictionary: d, engine: e + 1) ? 0 : 1),
            next[e] + (isSyllabic(engine: e) ? 0 : 1),
            row[e] + (isSame(d, e) ? 0 : 1)))
      }
      row = next
    }
    return row[engine.count]
  }

  private func isSame(_ d: Int, _ e: Int) -> Bool {
    let (known, said) = (dictionary[d], engine[e])
    if known.symbol == said.symbol { return true }
    let both: Set = [known.symbol, said.symbol]
    let isUnstressed = said.stress == .none
    if known.isVowel, said.isVowel {
      guard isUnstressed else { return false }
      // The last vowel of happy, and reduced vowels, except the o of tomato, which is heard.
      if both == ["i", "i2"] { return true }
      let isFinal = e == engine.count - 1 || d == dictionary.count - 1
      return known.isLax && said.isLax && !(both.contains("oU") && isFinal)
    }
    // A vowel or a glide: million, actual.
    let isBeforeVowel = { (phonemes: [FoldedPhoneme], index: Int) in
      index + 1 < phonemes.count && phonemes[index + 1].isVowel
    }
    for (glide, vowels) in [("j", ["i", "i2"]), ("w", ["u", "u2"])] as [(Substring, [Substring])] {
      if known.symbol == glide, vowels.contains(said.symbol), isUnstressed,
        isBeforeVowel(engine, e)
      {
        return true
      }
      if said.symbol == glide, vowels.contains(known.symbol), isBeforeVowel(dictionary, d) {
        return true
      }
    }
    return false
  }

  private static let sonorants: Set<Substring> = ["l", "r", "n", "m", "w"]

  /// Returns whether a vowel of the engine only makes the next consonant syllabic, as in fam(i)ly.
  private func isSyllabic(engine e: Int) -> Bool {
    let isWeak = engine[e].symbol == "@" && engine[e].stress == .none
    guard isWeak, e > 0, !engine[e - 1].isVowel, e + 1 < engine.count,
      Self.sonorants.contains(engine[e + 1].symbol)
    else { return false }
    return !isStressedVowel(e + 2)
  }

  /// Returns whether a vowel of the dictionary only makes the next consonant syllabic, and the
  /// engine goes on with that consonant.
  private func isSyllabic(dictionary d: Int, engine e: Int) -> Bool {
    guard dictionary[d].symbol == "@", d > 0, !dictionary[d - 1].isVowel, d + 1 < dictionary.count,
      Self.sonorants.contains(dictionary[d + 1].symbol), e > 0, e < engine.count
    else { return false }
    let next = dictionary[d + 1].symbol
    return (engine[e].symbol == next || next == "w") && !isStressedVowel(e + 1)
  }

  private func isStressedVowel(_ e: Int) -> Bool {
    e < engine.count && engine[e].isVowel && engine[e].stress != .none
  }
}

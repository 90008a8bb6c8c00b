/// How the letters typed for a grapheme are linked with it.
enum SoundLink {
  /// They are the right letters.
  case same
  /// They are another spelling of its sound.
  case spelled
  /// Nothing is typed for letters that are silent or can hardly be heard.
  case unsaid
  /// Nothing is typed for a sound.
  case left
  /// They spell a consonant that listeners confuse with it.
  case near
  /// They spell another vowel.
  case vowel
  /// They spell the vowel with an `r`, which only makes it long: *barth*.
  case longVowel
  /// They spell another vowel that listeners confuse with it: *fill* for *feel*.
  case nearVowel
  /// They spell a vowel with an `r` as it sounds to speakers that don't say the `r`: *teacha*.
  case weakR
  /// They are a vowel that stands for nothing, between consonants, before them or after them.
  case added
  /// They stand for nothing.
  case extra
  /// They have nothing to do with it.
  case other

  /// Whether the link tells more than that letters are right, missing or wrong.
  var isTelling: Bool { self == .spelled || self == .vowel || isHeard }
  /// Whether the learner heard the word in another way than it is said in the dictionary.
  var isHeard: Bool { [.near, .longVowel, .nearVowel, .weakR, .added].contains(self) }
  /// Whether there is a reason for the letters.
  var isExplained: Bool { self != .extra && self != .other }
}

/// The links of all possible pieces of a try, each with its cost: four for each edit, and more the
/// less the letters have to do with the grapheme.
struct SoundLinks {
  let typed: [UInt8]
  let word: WrittenWord

  /// The cost of letters that have nothing to do with the grapheme. It is that of three edits, so
  /// that two edits more are taken where they explain the letters.
  private static let otherCost: Int32 = 12

  /// Returns how a range of the try is linked with a grapheme.
  func link(_ number: Int, _ range: Range<Int>) -> (SoundLink, Int32) {
    let grapheme = word.graphemes[number]
    let (right, tried) = (word.letters[grapheme.letters], typed[range])
    if right.elementsEqual(tried) { return (.same, 0) }
    let edits = 4 * Self.edits(tried, right)
    if tried.isEmpty {
      if grapheme.isSilent { return (.unsaid, edits) }
      let isUnsaid =
        grapheme.isVowel && grapheme.isReduced || word.isUnsaidU(grapheme.letters.lowerBound)
      return isUnsaid ? (.unsaid, edits + 2) : (.left, edits + 4)
    }
    if grapheme.isSilent {
      let isVowel =
        range.count == 1 && tried.allSatisfy(Letter.isVowel)
        && right.allSatisfy(Letter.isVowel) && grapheme.letters.upperBound < word.letters.count
      return isVowel ? (.vowel, edits + 1) : (.other, edits + Self.otherCost)
    }
    if NearVowels.confusion(in: typed, at: range, for: grapheme, of: word) != nil {
      return (.nearVowel, edits)
    }
    if hasUnwrittenR(grapheme, right, tried) { return (.longVowel, edits) }
    if word.isVocalisedL(number, range, in: typed) { return (.near, edits + 2) }
    // Learners whose language has no syllabic l put vowels beside it: `botoru` for `bottle`.
    if grapheme.sounds.overlaps(Sounds(.əl)), Self.liquids.contains(where: tried.elementsEqual) {
      return (.near, edits)
    }
    if right.spells("x"), grapheme.sounds.overlaps(Sounds(.ks, .ɡz)), MistakeNamer.isX(tried) {
      return (.spelled, edits + 2)
    }
    if HomeSpelling.isMeant(by: tried, for: grapheme) { return (.spelled, edits) }
    if spells(range, grapheme) {
      // A vowel after a consonant was more likely put in: `gurasu`.
      let isPutIn = !grapheme.isVowel && tried.last.map(Letter.isVowel) == true
      return (.spelled, edits + (isPutIn ? 3 : 0))
    }
    let (link, cost) =
      grapheme.isVowel ? vowel(grapheme, right, tried) : consonant(grapheme, right, tried)
    return (link, edits + cost)
  }

  /// Returns how a typed letter that stands for no grapheme is linked with the word.
  func added(_ index: Int, before number: Int) -> (SoundLink, Int32) {
    guard Letter.isVowel(typed[index]) else { return (.extra, 10) }
    let before = word.graphemes[..<number].last { !$0.isSilent }
    let after = word.graphemes[number...].first { !$0.isSilent }
    let isAfterConsonant = before.map { !$0.isVowel } ?? (index == 0)
    let isBeforeConsonant = after.map { !$0.isVowel } ?? true
    return isAfterConsonant && isBeforeConsonant ? (.added, 6) : (.extra, 10)
  }

  private func spells(_ range: Range<Int>, _ grapheme: Grapheme) -> Bool {
    let tried = typed[range]
    if GraphemeTable.sounds(tried).overlaps(grapheme.sounds) { return true }
    if GermanLetters.are(word.letters[grapheme.letters], triedAs: tried) { return true }
    // An e at the end of the try is silent: `clasce` for `class`.
    if !grapheme.isVowel, range.upperBound == typed.count, tried.count > 1,
      tried.last == UInt8(ascii: "e")
    {
      return GraphemeTable.sounds(tried.dropLast()).overlaps(grapheme.sounds)
    }
    // A letter is doubled: `harborr` for `harbor`.
    let single = tried.undoubled
    return single.count < tried.count && single.elementsEqual(word.letters[grapheme.letters])
  }

  private func vowel(
    _ grapheme: Grapheme, _ right: ArraySlice<UInt8>, _ tried: ArraySlice<UInt8>
  ) -> (SoundLink, Int32) {
    let r = UInt8(ascii: "r")
    let (hasR, isR) = (tried.contains(r), right.contains(r))
    guard !hasR || isR, let first = tried.first, Letter.isVowel(first),
      tried.allSatisfy({ Letter.isVowel($0) || "hrw".utf8.contains($0) })
    else { return (.other, Self.otherCost) }
    if isR, !hasR { return (.weakR, 2) }
    // The u of *warudo* for *world* is no part of its vowel.
    if isR, tried.contains(r), let last = tried.last, "aiou".utf8.contains(last) {
      return (.vowel, 9)
    }
    if isR { return (.vowel, 5) }
    return (.vowel, grapheme.isReduced ? 1 : tried.count < 3 ? 3 : 6)
  }

  /// Whether some letters spell a vowel with an `r` that the word does not have there.
  private func hasUnwrittenR(
    _ grapheme: Grapheme, _ right: ArraySlice<UInt8>, _ tried: ArraySlice<UInt8>
  ) -> Bool {
    guard grapheme.isVowel, !right.contains(UInt8(ascii: "r")) else { return false }
    if grapheme.sounds.overlaps(Sounds(.juː, .jʊ, .jə)),
      Self.glides.contains(where: tried.elementsEqual)
    {
      return true
    }
    if grapheme.isReduced, tried.spells("ir") { return true }
    guard Self.longVowels.contains(where: tried.elementsEqual) else { return false }
    return grapheme.isReduced || right.spells("a") && tried.first == right.first
      || grapheme.sounds.overlaps(Sounds(.æ, .ɑː, .ɒ, .ɔː))
  }

  private func consonant(
    _ grapheme: Grapheme, _ right: ArraySlice<UInt8>, _ tried: ArraySlice<UInt8>
  ) -> (SoundLink, Int32) {
    NearSounds.kind(of: tried, for: grapheme, right) == nil || typed.isOfVowel(tried.startIndex)
      ? (.other, Self.otherCost) : (.near, 2)
  }

  /// Spellings with an `r` that speakers who say no `r` there use for a long or a weak vowel.
  private static let longVowels = "ar arr are er or ore oor oar ur our orgh ourgh argh".spellings
  /// Spellings with an `r` that such speakers use for the `u` of *usual*.
  private static let glides = "your yur yor yure".spellings
  /// Spellings of -le with an r in place of the l.
  private static let liquids = "uru eru oru aru ru".spellings

  /// Returns the fewest edits that turn some letters into others. A swap of two neighbours is one.
  private static func edits(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int32 {
    let (from, to) = (Array(one), Array(other))
    if from.isEmpty || to.isEmpty { return Int32(from.count + to.count) }
    let columns = to.count + 1
    var costs = [Int32](repeating: 0, count: (from.count + 1) * columns)
    for i in 0...from.count {
      for j in 0...to.count {
        guard i > 0, j > 0 else {
          costs[i * columns + j] = Int32(i + j)
          continue
        }
        let isSame = from[i - 1] == to[j - 1]
        var least = costs[(i - 1) * columns + j - 1] + (isSame ? 0 : 1)
        least = min(least, costs[(i - 1) * columns + j] + 1, costs[i * columns + j - 1] + 1)
        if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
          least = min(least, costs[(i - 2) * columns + j - 2] + 1)
        }
        costs[i * columns + j] = least
      }
    }
    return costs[from.count * columns + to.count]
  }
}

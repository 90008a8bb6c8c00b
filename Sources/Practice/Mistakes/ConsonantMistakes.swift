extension MistakeNamer {
  /// Returns the kind of mistake in the spelling of a consonant, if it has a name.
  func consonantKind(
    _ grapheme: Grapheme, _ right: ArraySlice<UInt8>, _ typed: ArraySlice<UInt8>
  ) -> Mistake.Kind? {
    if isTion(grapheme), Self.tion.contains(where: typed.elementsEqual) {
      // The ti of *relationship* is in no ending.
      let rest = self.right[grapheme.letters.upperBound...]
      let isEnding = Self.afterTi.contains(where: rest.elementsEqual)
      let isSame = GraphemeTable.sounds(typed).overlaps(grapheme.sounds)
      return isEnding || !isSame ? .tionSion : .sameSound
    }
    if let kind = thKind(right, typed) { return kind }
    if HomeSpelling.isMeant(by: typed, for: grapheme) || GermanLetters.are(right, triedAs: typed) {
      return .sameSound
    }
    let e = UInt8(ascii: "e")
    // The e is right: `garaje`.
    let isBeforeE = right.count > 1 && typed.count > 1 && right.last == e && typed.last == e
    let spelled = GraphemeTable.sounds(isBeforeE ? typed.dropLast() : typed)
    if grapheme.sounds == Sounds(.kw), spelled.overlaps(Sounds(.k)) { return .hardC }
    let sounds = grapheme.sounds.intersection(spelled)
    guard let sound = sounds.first else { return nil }
    if isDouble(right, of: typed) || isDouble(typed, of: right) { return .doubledLetter }
    func has(_ letter: Unicode.Scalar) -> Bool { (right + typed).contains(UInt8(ascii: letter)) }
    switch sound {
    case .f where has("p") || has("g"): return .phF
    case .s where has("c"):
      return !typed.spells("sc") || right.contains(UInt8(ascii: "c")) || isSoft(typed.endIndex)
        ? .softC : nil
    // No s at the beginning of a word sounds like z.
    case .z where right.spells("z") && typed.spells("s") && typed.startIndex == 0: return .voicing
    case .s where has("z"), .z where has("z"): return .sZ
    case .ks where typed.last == UInt8(ascii: "s") && right.last == UInt8(ascii: "c"): return .softC
    case .ks where has("x") && has("c"):
      return right.first == typed.first ? .silentLetter : .hardC
    case .k, .ks, .kw: return .hardC
    case .dʒ where typed.spells("dj") && right.spells("j"): return .silentLetter
    case .dʒ where typed.spells("dg") && right.spells("g"): return .silentLetter
    // The d of *schedule* is no g.
    case .dʒ: return right.contains(UInt8(ascii: "g")) ? .softG : .sameSound
    case .ʃ where typed.spells("sch") && right.spells("sh"): return .silentLetter
    case .ŋ where isIng(grapheme): return .ing
    // The d of *handkerchief* and the u of *tongue* are silent.
    case .ŋ where right.spells("nd") || right.spells("ngu"): return .silentLetter
    // Before a k or a g, an n alone sounds like ng.
    case .ŋ where right.spells("n") && typed.spells("ng"): return .sameSound
    case .ŋ: return .nasal
    default:
      if right.count > typed.count, typed.allSatisfy(right.contains) { return .silentLetter }
      guard typed.count > right.count, right.allSatisfy(typed.contains) else { return .sameSound }
      if Self.atStart.contains(where: typed.elementsEqual) {
        return typed.startIndex == 0 ? .silentLetter : nil
      }
      if Self.withSilent.contains(where: typed.elementsEqual) { return .silentLetter }
      return Self.onlyBySlip.contains(where: typed.elementsEqual) ? nil : .sameSound
    }
  }

  /// Whether the grapheme is the `ng` of an ending -ing. The letters of *thing*, *spring* and
  /// *nothing* are none: without them, no syllable or no word is left.
  private func isIng(_ grapheme: Grapheme) -> Bool {
    let end = grapheme.letters.upperBound
    return end == right.count && end > 4 && right[end - 3] == UInt8(ascii: "i")
      && right.dropLast(3).contains(where: Letter.isVowel)
      && !Self.noIng.contains(where: right.elementsEqual)
  }

  /// Words that only look as if they had the ending -ing.
  private static let noIng =
    "nothing anything something everything plaything evening offspring hamstring shoestring"
    .spellings

  /// Whether a `c` before a letter of the try would sound like s.
  private func isSoft(_ index: Int) -> Bool {
    index < typed.count && "eiy".utf8.contains(typed[index])
  }

  /// Spellings with a silent letter that learners use for a plain consonant.
  private static let withSilent = "wh gh rh tch gn mb lk ph th".spellings
  /// Such spellings at the beginning of a word.
  private static let atStart = "kn wr".spellings

  /// Spellings that learners only type by accident.
  private static let onlyBySlip = "mn bt ed ps ng pn cht gm".spellings

  private func isDouble(_ double: ArraySlice<UInt8>, of single: ArraySlice<UInt8>) -> Bool {
    double.count == 2 && single.count == 1 && double.allSatisfy { $0 == single.first }
  }

  /// Whether the grapheme begins an ending such as -tion, -sion, -cian, -cial or -cious, or the end
  /// of *ocean*.
  func isTion(_ grapheme: Grapheme) -> Bool {
    let end = grapheme.letters.upperBound
    return grapheme.letters.count > 1 && "ie".utf8.contains(right[end - 1]) && end < right.count
      && "aoeu".utf8.contains(right[end]) && grapheme.sounds.overlaps(Sounds(.ʃ, .ʒ, .tʃ))
  }

  /// The spellings that learners use for the sound of `ti` in -tion.
  private static let tion = "ti ci si ssi sci xi sh shi s ss c ch t tch sch chi tchi z zi zh ce"
    .spellings

  /// Returns ``Mistake/Kind/th`` if `th` stands for the letter of a similar sound, or that letter
  /// for `th`.
  private func thKind(
    _ right: ArraySlice<UInt8>, _ typed: ArraySlice<UInt8>
  ) -> Mistake.Kind? {
    let other = right.spells("th") ? typed : typed.spells("th") ? right : []
    guard other.count == 1, let letter = other.first else { return nil }
    return "tdfvsz".utf8.contains(letter) ? .th : nil
  }
}

/// An ending of words, and its misspellings.
struct Ending {
  let kind: Mistake.Kind
  /// The forms of the ending, the longest first.
  let right: [[UInt8]]
  /// The forms that learners type for it, the longest first.
  let typed: [[UInt8]]
  /// Whether the two sound alike, or nearly so.
  let soundsAlike: Bool

  init(
    _ kind: Mistake.Kind, _ right: String, for typed: String? = nil, soundsAlike: Bool = true
  ) {
    self.kind = kind
    self.soundsAlike = soundsAlike
    self.right = Self.list(right)
    self.typed = Self.list(typed ?? right)
  }

  /// Returns the forms in a text, the longest first; `-` is an ending without letters.
  private static func list(_ text: String) -> [[UInt8]] {
    text == "-" ? [[]] : text.spellings.sorted { $0.count > $1.count }
  }

  /// The endings in which more than one letter can be wrong.
  static let families = [
    Ending(
      .cedeCeed, "cede cedes ceded ceding ceed ceeds ceeded ceeding sede sedes seded seding",
      for:
        """
        cede cedes ceded ceding ceed ceeds ceeded ceeding sede sedes seded seding seed seeds \
        seeded seeding sead ceede
        """
    ),
    Ending(.plural, "ies", for: "ys yes is ie ey eys eis iez"),
    Ending(.plural, "ves", for: "fs fes"), Ending(.plural, "eys", for: "ies"),
    Ending(.plural, "ges ces ses zes", for: "gis cis sis zis giz ciz siz"),
    Ending(
      .plural, "xes ches shes sses zes oes", for: "xs chs shs sss ss zs os xe che she sse ze"),
    Ending(.past, "ied", for: "yed ed yd"),
    Ending(.past, "ed", for: "t d id it et de e ad te"), Ending(.past, "-", for: "ed"),
    Ending(.ous, "ious eous uous", for: "ous ious eous uous shus shous chus jus"),
    Ending(.ous, "ous", for: "ious eous uous us os is ose as ouse uos"),
    Ending(.ous, "ous", for: "s es", soundsAlike: false),
    Ending(
      .ture, "cture ctures",
      for: "cher chur chure tcher tchure ksher kshur kcher kchur csher chers churs chures kshers"),
    Ending(
      .ture, "ture tures",
      for: "cher chure tcher tchure tur ter chur cture tuer chers tures turs ters"),
    Ending(.ture, "ture tures", for: "tura turas", soundsAlike: false),
    Ending(
      .sameSound, "ssure sure ssures sures",
      for: "sher shur shure zher zhur zhure jer jur jure zure shers shurs zhers zhurs"),
    Ending(.sameSound, "age", for: "idge edge ige ege igde egde idg ij ej idj"),
    Ending(.sameSound, "ages", for: "idges edges iges eges ijes ejes"),
    Ending(.sameSound, "ule ules", for: "ual uel uil uals uels uils"),
    Ending(.ly, "ally", for: "ly aly aley"), Ending(.ly, "ly", for: "ally ley lie li le"),
    Ending(
      .leElAl, "le el al il ol les els als ils led",
      for: "le el al il ol ul les els als ils uls led eld ald all l ls uru eru oru aru ru"),
    Ending(.leElAl, "le", for: "ly lly", soundsAlike: false),
    Ending(.leElAl, "le el al il les els als ils", for: "o ow os ows"),
    Ending(.erOrAr, "or er our ors ers ours", for: "eur eurs"),
    Ending(.erOrAr, "er or ar", for: "r", soundsAlike: false),
    Ending(.erOrAr, "ers ors ars", for: "rs", soundsAlike: false),
    Ending(.erOrAr, "ter", for: "ture tuer", soundsAlike: false),
    Ending(.erOrAr, "ters", for: "tures", soundsAlike: false),
  ]
}

extension MistakeNamer {
  /// Names mistakes in the endings of words.
  mutating func nameEndings() {
    for ending in Ending.families { nameEnding(ending) }
    for edit in unnamed where path.moves[edit].kind == .wrong {
      if let kind = endingKind(path.moves[edit]) { claim(kind, [edit]) }
    }
    nameFinalS()
  }

  private mutating func nameEnding(_ ending: Ending) {
    guard let suffix = ending.right.first(where: { right.suffix($0.count).elementsEqual($0) }),
      right.count - suffix.count > 1, isApt(ending.kind, suffix)
    else { return }
    let index = right.count - suffix.count
    for written in ending.typed where typed.suffix(written.count).elementsEqual(written) {
      let start = typed.count - written.count
      guard let edits = edits(typed: start..<typed.count, word: index..<right.count),
        !edits.isEmpty, isTrue(ending.kind, of: edits, written, suffix)
      else { continue }
      claim(
        ending.kind, edits, letters: index..<right.count,
        endsOtherwise: !ending.soundsAlike && !soundsRight)
      return
    }
  }

  /// Whether the word really has this ending, and not only the same letters.
  func isApt(_ kind: Mistake.Kind, _ suffix: [UInt8]) -> Bool {
    let stem = right.dropLast(suffix.count)
    guard let last = stem.last,
      stem.contains(where: Letter.isVowel) || kind == .plural && suffix.elementsEqual("ies".utf8)
    else { return false }
    switch kind {
    case .past where suffix.isEmpty:
      return !right.suffix(2).elementsEqual("ed".utf8) && "tdnpkl".utf8.contains(last)
    case .past:
      guard last != UInt8(ascii: "e"), !Self.noPast.contains(right) else { return false }
      guard let said = word.pronunciation?.segments.last else { return true }
      return said.sounds.overlaps(Sounds(.t, .d))
    case .plural: return !Self.noPlural.contains(right)
    case .leElAl:
      guard Letter.isConsonant(last) else { return false }
      let vowel = right.count - (suffix.last == UInt8(ascii: "s") ? 3 : 2)
      return suffix.starts(with: "le".utf8) || word.grapheme(at: vowel)?.isReduced ?? true
    case .sameSound where suffix.starts(with: "age".utf8):
      // The a of *engage* is long, and no one writes an i for it.
      return word.grapheme(at: stem.count)?.sounds.overlaps(Sounds(.eɪ)) == false
    case .erOrAr:
      let vowel = stem.count + (suffix.firstIndex(where: Letter.isVowel) ?? 0)
      return Letter.isConsonant(last) && word.grapheme(at: vowel)?.isReduced ?? true
    case .ly: return right.count > (suffix.count == 2 ? 5 : 6) && !Self.noLy.contains(right)
    default: return true
    }
  }

  /// Whether the edits belong to the ending. A doubled letter, a silent `e` and an extra -s have
  /// names of their own.
  private func isTrue(
    _ kind: Mistake.Kind, of edits: [Int], _ written: [UInt8], _ suffix: [UInt8]
  ) -> Bool {
    switch kind {
    case .past: return !edits.contains { isDouble(path.moves[$0]) }
    case .leElAl, .ture:
      let s = UInt8(ascii: "s")
      let (first, last) = (path.moves[edits[0]], path.moves[edits[edits.count - 1]])
      let isOnlyE = edits.count == 1 && last.kind == .missing && kind == .ture
      return !isDouble(first) && !isDouble(last) && !isOnlyE
        && (written.last == s) == (suffix.last == s)
    default: return true
    }
  }

  /// Words in -ly that are not another word with -ly.
  private static let noLy = Set(
    """
    anomaly assembly butterfly disassembly dragonfly family firefly gadfly homily housefly mayfly \
    melancholy monopoly multiply reapply resupply subassembly
    """
    .spellings)

  /// Words in -ed that are not a past tense.
  private static let noPast = Set(
    """
    hundred naked sacred wicked kindred wretched rugged ragged crooked beloved aged embed infrared \
    biped moped shed sled
    """
    .spellings)

  /// Returns the kind of an ending that differs from a similar one in this letter alone.
  private func endingKind(_ move: AlignmentPath.Move) -> Mistake.Kind? {
    let rest = right[(move.word + 1)...]
    let (typed, wanted) = (typed[move.typed], right[move.word])
    guard move.word > 0, rest.count < 6, right[..<move.word].contains(where: Letter.isVowel) else {
      return nil
    }
    func both(_ letters: StaticString) -> Bool {
      letters.withUTF8Buffer { $0.contains(typed) && $0.contains(wanted) }
    }
    func rests(_ endings: [[UInt8]]) -> Bool { endings.contains { rest.elementsEqual($0) } }
    if both("ai"), rests(Self.afterAbleIble) { return .ableIble }
    // No c sounds like z: `exercice`.
    let isC = typed == UInt8(ascii: "c") && wanted == UInt8(ascii: "s")
    if both("sz") || isC && isZ(move.word), "iy".utf8.contains(right[move.word - 1]),
      rests(Self.afterIseIze), move.word > 2, Letter.isConsonant(right[move.word - 2])
    {
      return .iseIze
    }
    if both("aeoiu"), rests(Self.afterAryEryOry), move.word > 2,
      Letter.isConsonant(right[move.word - 1])
    {
      return .aryEryOry
    }
    guard word.grapheme(at: move.word)?.isStressed != true else { return nil }
    if both("ae"), rests(Self.afterAnceEnce) { return .anceEnce }
    if both("ae"), rests(Self.afterAntEnt) { return .antEnt }
    let isBeforeR = self.typed.dropFirst(move.typedEnd).first == UInt8(ascii: "r")
    if both("eoa"), isBeforeR, rests(Self.afterErOrAr) { return .erOrAr }
    return nil
  }

  /// Whether a letter of the word is known to sound like z.
  private func isZ(_ letter: Int) -> Bool {
    word.isSaid && word.grapheme(at: letter)?.sounds == Sounds(.z)
  }

  private static let afterAbleIble = "ble bles bly bility bilities".spellings
  private static let afterIseIze = "e ed es er ers ing ation ations able".spellings
  private static let afterAnceEnce = "nce nces ncy ncies".spellings
  private static let afterAntEnt = "nt nts ntly".spellings
  private static let afterErOrAr = "r rs rly red ring".spellings
  private static let afterAryEryOry = "ry ries rily".spellings

  /// Names a missing or an extra -s at the end.
  private mutating func nameFinalS() {
    let s = UInt8(ascii: "s")
    for edit in unnamed {
      let move = path.moves[edit]
      switch move.kind {
      case .extra where move.word == right.count && move.typedEnd == typed.count:
        if typed[move.typed] == s, right.last != s, right.count > 2, typed[move.typed - 1] != s {
          claim(.plural, [edit])
        }
      case .missing where move.wordEnd == right.count && move.typed == typed.count:
        if right[move.word] == s, right.count > 3, isPluralS { claim(.plural, [edit]) }
      default: break
      }
    }
  }

  /// Whether the last -s of the word is an ending.
  private var isPluralS: Bool {
    guard right.count > 3, !"suia".utf8.contains(right[right.count - 2]) else { return false }
    return !Self.noPlural.contains(right)
  }

  /// Words in -s that are neither a plural nor a verb.
  private static let noPlural = Set(
    """
    always perhaps besides towards across lens chaos cosmos series species news mathematics \
    physics hence sometimes downstairs upstairs indoors outdoors overseas
    """
    .spellings)
}

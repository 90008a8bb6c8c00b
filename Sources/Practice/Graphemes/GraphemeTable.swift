/// The spellings of each English sound, the commonest first.
///
/// A silent `e` at the end is a grapheme of its own. So `a` spells the vowel of *make*, as it
/// spells the first vowel of *baby*.
enum GraphemeTable {
  /// One sound of some letters.
  struct Reading {
    let sound: Sound
    /// The number of commoner spellings of the sound.
    let rank: Int
  }

  /// Each sound with its spellings. Only a few words have the spellings after the bar.
  static let spellings: [(Sound, String)] = [
    (.p, "p pp | ph"), (.b, "b bb | bu"), (.t, "t tt ed | bt th pt ct cht phth"),
    (.d, "d dd ed | ld dh"), (.k, "c k ck ch cc qu | kk que q cqu lk kh x cch cu"),
    (.ɡ, "g gg gu gh | ckg"), (.f, "f ff ph gh | lf pph ft"), (.v, "v vv | lv ph f"),
    (.θ, "th | tth phth t"), (.ð, "th"), (.s, "s ss c sc | ps st z sw sch zz"),
    (.z, "s z zz x | ss cz sc ts c"), (.ʃ, "ti sh ci ssi si sci | ch s ss sch c xi t ce"),
    (.ʒ, "si s g z | ti zi ge j"), (.h, "h wh | j"), (.tʃ, "ch tch t ti | c ci cz te tsch"),
    (.dʒ, "g j dg dj | d gg di"), (.m, "m mm mb | mn lm gm mp"),
    (.n, "n nn gn kn pn | mn nd ng dn"), (.ŋ, "n ng | ngu nd"), (.l, "l ll | sl ln tl"),
    (.ɹ, "r rr wr rh | rrh rt"), (.j, "y i | j u ll"), (.w, "w u wh | o ou"),
    (.æ, "a | ai au i"), (.ɛ, "e ea | a ai ie eo u ei ae ay ue"),
    (.ɪ, "i y ui | e ee ea a u o ie ei ey ai ia"),
    (.ɒ, "o a au ow | ou ho ah oh eau aw aa ea e"), (.ʌ, "u o ou | oo oe a au"),
    (.ʊ, "oo u ou | o or"), (.eɪ, "a ai ay ea ei eigh ey | e aigh et ee au er"),
    (.iː, "y e ee ea i ie ey ei | eo ay oe ae is it a"),
    (.aɪ, "i y igh ie | ei eigh ye uy ai eye ey aye ui oy is ais"),
    (.oʊ, "o ow oa oe ough | ou ew oo eau au owe ot oh"),
    (.uː, "oo u ou ew o ue ui | oe ough eu wo ieu oup oeu"), (.aʊ, "ou ow | ough au hou"),
    (.ɔɪ, "oi oy | uoy eu"), (.ɔː, "o a aw au ou ough augh oa or ore ar our oor oar | oo al"),
    (.ɑː, "a o ar al | ah aar au e ea ear aa"),
    (
      .ə,
      """
      a o e i u ou ai y er or ar our re ure | ia io eo ea ei oi ie ur ah iou eou ough yr ae oa oo \
      ui au eau ue
      """
    ),
    (.ɚ, "er or ar ur our ure re ir | yr oar ier r"),
    (.ɜː, "er ir ur or ear | our yr err urr irr olo eur re"),
    (.ɪə, "ear eer ere ier er | eir ea ia eo e iu io eu"),
    (.eə, "air are ar ear ere | eir aer ayer er a"),
    (.ʊə, "ure ur our oor | ewer eur ua ue uo"), (.ks, "x cc xc cks | ks cs ct"),
    (.ɡz, "x | gs xh"), (.kw, "qu cqu | cu kw"), (.juː, "u ew eu iew | eau ieu you ui ugh yu eue"),
    (.jʊ, "u eu"), (.jə, "u io ia | ie eu"), (.wʌ, "o"), (.wɑː, "oi | oir"),
    (.əl, "le el al il | l ol ul"),
  ]

  /// Spellings that learners use for a sound, but that no word has.
  private static let phonetic: [(Sound, String)] = [
    (.ks, "ks cs kx xs"), (.ɡz, "gz xs xz"), (.kw, "kw qw cu ku cw"), (.juː, "yoo yu ue uw"),
    (.uː, "yoo uu uw"), (.iː, "ii"), (.wʌ, "wu wo"), (.wɑː, "wa wah"), (.k, "kk que"),
    (.tʃ, "tsh tsch"),
    (.dʒ, "dsch dge"),
    (.ʃ, "sch"), (.ʒ, "zh sh"), (.v, "ve"), (.aʊ, "aw"), (.ɔɪ, "oy"),
    (.əl, "ul ol l uru eru oru aru ru"), (.ɑː, "ah"), (.ɪə, "ia"),
  ]

  /// Returns the letters of a grapheme as one number; `nil` for more than four letters.
  static func key(_ letters: ArraySlice<UInt8>) -> UInt32? {
    guard letters.count <= 4 else { return nil }
    return letters.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
  }

  /// The readings of all graphemes. The readings of one grapheme stand together.
  static let readings = indexed.readings
  /// The range of each grapheme's readings in ``readings``.
  static let ranges = indexed.ranges

  private static let indexed: (readings: [Reading], ranges: [UInt32: Range<Int>]) = {
    var lists: [UInt32: [Reading]] = [:]
    for (sound, text) in spellings {
      for (rank, grapheme) in text.filter({ $0 != "|" }).spellings.enumerated() {
        guard let key = key(grapheme[...]) else { continue }
        lists[key, default: []].append(Reading(sound: sound, rank: rank))
      }
    }
    var (readings, ranges): ([Reading], [UInt32: Range<Int>]) = ([], [:])
    for (key, list) in lists {
      ranges[key] = readings.count..<readings.count + list.count
      readings += list
    }
    return (readings, ranges)
  }()

  /// The sounds of each common or phonetic spelling.
  private static let common: [UInt32: Sounds] = {
    var sounds: [UInt32: Sounds] = [:]
    for (sound, text) in spellings + phonetic {
      for grapheme in text.prefix(while: { $0 != "|" }).spellings {
        guard let key = key(grapheme[...]) else { continue }
        sounds[key, default: []].formUnion(Sounds(sound))
      }
    }
    return sounds
  }()

  /// Returns the common sounds of some letters; none if the letters are not a grapheme.
  static func sounds(_ letters: ArraySlice<UInt8>) -> Sounds {
    guard !letters.isEmpty, let key = key(letters) else { return [] }
    return common[key] ?? []
  }

  /// Whether some letters spell one sound in any word.
  static func isGrapheme(_ letters: ArraySlice<UInt8>) -> Bool {
    key(letters).map { ranges[$0] != nil } ?? false
  }
}

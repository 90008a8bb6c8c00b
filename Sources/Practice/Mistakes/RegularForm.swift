/// The regular form that a learner made of a word whose form is irregular: `teached`, `foots`.
struct RegularForm {
  /// The word without an ending: *teach*.
  let lemma: String
  let isPlural: Bool

  /// Returns the regular form that a try is; `nil` for any other try.
  ///
  /// - Parameters:
  ///   - typed: the letters of the try.
  ///   - word: the letters of the word, such as *taught*.
  init?(_ typed: String, for word: String) {
    if let lemma = Self.verbs[word]?.first(where: { Self.pasts(of: $0).contains(typed) }) {
      (self.lemma, isPlural) = (lemma, false)
    } else if let lemma = Self.singular(of: word), typed == lemma + "s" || typed == lemma + "es" {
      (self.lemma, isPlural) = (lemma, true)
    } else {
      return nil
    }
  }

  /// Returns the regular past of a verb, in the ways that learners spell it.
  private static func pasts(of verb: String) -> [String] {
    guard let last = verb.last else { return [] }
    if last == "e" { return [verb + "d"] }
    return [verb + "ed", verb + "\(last)ed"] + (last == "y" ? ["\(verb.dropLast())ied"] : [])
  }

  private static func singular(of word: String) -> String? {
    if let noun = nouns[word] { return noun }
    return word.count > 4 && word.hasSuffix("men") ? "\(word.dropLast(2))an" : nil
  }

  private static let nouns = [
    "feet": "foot", "teeth": "tooth", "geese": "goose", "mice": "mouse", "lice": "louse",
    "men": "man", "women": "woman", "children": "child", "oxen": "ox",
  ]

  /// Each irregular form, with the verbs that have it. The dictionary's list has more verbs, but
  /// also those with a regular form that is right, too: *dreamt* and *dreamed*, *shown* and
  /// *showed*.
  private static let verbs: [String: [String]] = {
    let table = """
      be was were been / beat beaten / become became / begin began begun / bite bit bitten / \
      blow blew blown / break broke broken / bring brought / build built / buy bought / \
      catch caught / choose chose chosen / come came / creep crept / deal dealt / dig dug / \
      do did done / draw drew drawn / drink drank drunk / drive drove driven / eat ate eaten / \
      fall fell fallen / feed fed / feel felt / fight fought / find found / fly flew flown / \
      forget forgot forgotten / forgive forgave forgiven / freeze froze frozen / \
      get got gotten / give gave given / go went gone / grow grew grown / have had / hear heard / \
      hide hid hidden / hold held / keep kept / know knew known / lead led / leave left / \
      lend lent / lose lost / make made / mean meant / meet met / pay paid / ride rode ridden / \
      ring rang rung / rise rose risen / run ran / say said / see saw seen / seek sought / \
      sell sold / send sent / shake shook shaken / shoot shot / shrink shrank / \
      sing sang sung / sink sank sunk / sit sat / sleep slept / slide slid / speak spoke spoken / \
      spend spent / spin spun / spring sprang / stand stood / steal stole stolen / stick stuck / \
      sting stung / strike struck / swear swore sworn / sweep swept / swim swam swum / \
      swing swung / take took taken / teach taught / tear tore torn / tell told / \
      think thought / throw threw thrown / understand understood / wake woke woken / \
      wear wore worn / weep wept / win won / write wrote written
      """
    var verbs: [String: [String]] = [:]
    for line in table.split(separator: "/") {
      let words = line.split(separator: " ").map(String.init)
      for form in words.dropFirst() { verbs[form, default: []].append(words[0]) }
    }
    return verbs
  }()
}

extension MistakeNamer {
  /// Returns the mistake of a try that is a regular form in place of an irregular one; `nil` for
  /// any other try.
  func regularForm() -> Mistake? {
    let (typed, right) = (String(decoding: typed, as: UTF8.self), word.spelling.description)
    guard let form = RegularForm(typed, for: right) else { return nil }
    var mistake = wholeTry(form.isPlural ? .plural : .past, unnamed)
    mistake.isIrregular = true
    return mistake
  }
}

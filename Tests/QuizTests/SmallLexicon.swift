import Quiz
import Vocabulary

/// A made-up dictionary with a few words, for the rules of questions.
struct SmallLexicon: Lexicon {
  /// The fields of meanings.
  enum Field {
    static let quality = 0
    static let animal = 5
    static let thing = 6
  }

  private struct Synset {
    let field: Int
    var words: [String]
    let hypernyms: [Int]
    let similar: [Int]
  }

  private var entries: [String: LexiconEntry] = [:]
  private var order: [String] = []
  private var synsets: [Int: Synset] = [:]
  var gaps: [String: [CheckedGap]] = [:]
  var synonyms: [String: [CheckedPair]] = [:]
  var opposites: [String: [CheckedPair]] = [:]
  var families: [String: CheckedFamily] = [:]
  var derived: [String: [String]] = [:]
  var unfit: Set<String> = []
  var sounding: [(word: String, level: Level)] = []
  var homophones: Set<String> = []

  /// Adds a word with one meaning.
  ///
  /// - Parameters:
  ///   - isOwn: whether the definition is one of ours in plain English.
  mutating func add(
    _ word: String, _ gloss: String, _ level: Level = .starter, part: PartOfSpeech = .noun,
    field: Int = Field.animal, synset: Int, hypernyms: [Int] = [], similar: [Int] = [],
    isOwn: Bool = true, relatives: Set<String> = [], examples: [String] = [],
    isRegional: Bool = false
  ) {
    let definition = Definition(partOfSpeech: part, text: gloss, examples: examples)
    let own = LexiconEntry.Meaning(definition, synset: nil)
    let other = LexiconEntry.Meaning(definition, synset: synset, isRare: isOwn)
    entries[word] = LexiconEntry(
      word, level: level, meanings: isOwn ? [own, other] : [other], relatives: relatives,
      isRegional: isRegional)
    order.append(word)
    let known = synsets[synset]
    synsets[synset] = Synset(
      field: field, words: (known?.words ?? []) + [word],
      hypernyms: known?.hypernyms ?? hypernyms, similar: known?.similar ?? similar)
  }

  /// Adds a definition of ours to a word, after the others of ours.
  mutating func add(_ gloss: String, as part: PartOfSpeech, to word: String) {
    guard let entry = entries[word] else { return }
    let own = LexiconEntry.Meaning(Definition(partOfSpeech: part, text: gloss), synset: nil)
    entries[word] = LexiconEntry(
      word, level: entry.level,
      meanings: entry.meanings.filter { $0.synset == nil } + [own]
        + entry.meanings.filter { $0.synset != nil },
      relatives: entry.relatives, isRegional: entry.isRegional)
  }

  func entry(of word: String) -> LexiconEntry? { entries[word] }
  func field(of synset: Int) -> Int { synsets[synset]?.field ?? 0 }
  func words(of synset: Int) -> [String] { synsets[synset]?.words ?? [] }
  func hypernyms(of synset: Int) -> [Int] { synsets[synset]?.hypernyms ?? [] }
  func similar(to synset: Int) -> [Int] { synsets[synset]?.similar ?? [] }
  func derivations(of word: String) -> [String] { derived[word] ?? [] }
  func gaps(of word: String) -> [CheckedGap] { gaps[word] ?? [] }
  func synonyms(of word: String) -> [CheckedPair] { synonyms[word] ?? [] }
  func opposites(of word: String) -> [CheckedPair] { opposites[word] ?? [] }
  func family(of word: String) -> CheckedFamily? { families[word] }
  func isUnfit(text: String) -> Bool {
    text.split(separator: " ").contains { unfit.contains(String($0)) }
  }
  /// The words of a level and a part of speech, those of the same field first.
  func nearest(to word: String, in synset: Int, level: Level, count: Int) -> [String] {
    let part = entries[word]?.meanings.first { $0.synset == synset }?.definition.partOfSpeech
    let words = order.filter { other in
      entries[other]?.level == level
        && entries[other]?.meanings.first?.definition.partOfSpeech == part
    }
    func isNear(_ other: String) -> Bool {
      entries[other]?.meanings.last?.synset.map(field(of:)) == field(of: synset)
    }
    return Array((words.filter(isNear) + words.filter { !isNear($0) }).prefix(count))
  }
  func words(soundingLike word: String, upTo level: Level) -> [String] {
    sounding.filter { $0.level <= level }.map(\.word)
  }
  func homophones(of word: String) -> Set<String> { homophones.contains(word) ? homophones : [] }
  func spellings(of word: String) -> [String] { [] }
}

extension SmallLexicon {
  /// Animals, things and qualities, with words that are never right beside `fox`.
  static var farm: SmallLexicon {
    var farm = SmallLexicon()
    let fox = "a red hunter that lives in holes"
    farm.add(
      "fox", fox, synset: 10, hypernyms: [1], relatives: ["foxes", "cub"],
      examples: ["At night the sly fox stole a goose from the farm."])
    farm.add("tod", "a red hunter with a brush", synset: 10)
    farm.add("beast", "a living creature on four feet", synset: 1)
    farm.add("cub", "a young one of some fierce kind", synset: 11)
    farm.add("desert", "a dry and sandy stretch of land", synset: 12, hypernyms: [10])
    farm.add("cow", "a big dairy beauty giving milk", synset: 13, hypernyms: [1])
    farm.add("hen", "a bird that people keep for eggs", synset: 14, hypernyms: [1])
    farm.add("owl", "a wise flyer of the dark nights", synset: 15, hypernyms: [1])
    farm.add("ant", "a tiny worker below the ground", synset: 16, hypernyms: [1])
    farm.add("ram", "a woolly male with curved horns", synset: 17, hypernyms: [1])
    farm.add("yak", "a shaggy mountain ox with a load", .advanced, synset: 18)
    farm.add("pug", "a flat-nosed companion from China", synset: 19, isOwn: false)
    farm.add("gnu", "a runner of southern plains", synset: 20, isRegional: true)
    farm.add("sea cow", "a grey swimmer eating weeds", synset: 21)
    farm.add("cat", "a soft mouse catcher that purrs", synset: 22, relatives: ["fox"])
    farm.add("elk", "a foxlike runner of the north", synset: 23)
    farm.add("pup", "a barker of few weeks in holes", synset: 24)
    farm.add("ape", "hi", synset: 25)
    for (number, thing) in ["cup", "bed", "hat", "oar"].enumerated() {
      farm.add(
        thing, "an object called number \(number)", field: Field.thing, synset: 30 + number)
    }
    let warmths = [
      ("hot", "of high warmth"), ("cold", "of low warmth, not hot"), ("tall", "of great height"),
      ("round", "shaped like a ball"), ("loud", "making much noise"), ("icy", "chilly as frost"),
    ]
    for (number, quality) in warmths.enumerated() {
      farm.add(
        quality.0, quality.1, part: .adjective, field: Field.quality, synset: 40 + number,
        similar: quality.0 == "icy" ? [41] : quality.0 == "cold" ? [45] : [])
    }
    farm.opposites["hot"] = [
      CheckedPair(
        word: "cold", gloss: "having a high temperature", wrong: ["tall", "round", "loud", "new"])
    ]
    farm.synonyms["fox"] = [
      CheckedPair(word: "tod", gloss: "a sly animal", wrong: ["cow", "hen", "owl", "ant"])
    ]
    farm.add("decide", "to make up the mind", part: .verb, synset: 50, relatives: ["decision"])
    farm.add("decision", "what somebody has chosen", synset: 51, relatives: ["decide"])
    farm.add("deceit", "a trick that hides truth", synset: 52)
    farm.add("decency", "good and kind behavior", synset: 53)
    farm.add("decider", "the last round of a cup", synset: 54)
    farm.add("dentist", "a doctor for teeth", synset: 55)
    farm.families["decide"] = CheckedFamily(
      members: ["decide", "decision", "decider"],
      strangers: [["deceit"], ["decency"], ["dentist"], ["decimal"]])
    return farm
  }
}

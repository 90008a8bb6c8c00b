import Testing
import Vocabulary

@testable import WordService

@Suite("The forms of words with their names")
struct ParadigmTests {
  private let dictionary = try! sharedDictionary.get()

  /// The sets of forms of a word as a part of speech, each with its sense.
  private func paradigms(_ text: String, as part: PartOfSpeech) throws -> [Paradigm] {
    let word = try #require(dictionary.word(text), "\(text)")
    return dictionary.paradigms(of: word).filter { $0.partOfSpeech == part }
  }

  private func spellings(_ paradigm: Paradigm?, _ names: WordForm.Name...) -> [String] {
    names.flatMap { name in (paradigm?.forms ?? []).filter { $0.name == name }.map(\.text) }
  }

  @Test(
    "a verb has its past tense and its past participle, in that order, before its other forms",
    arguments: [
      ("go", "went gone goes going"), ("put", "put put puts putting"),
      ("cut", "cut cut cuts cutting"), ("read", "read read reads reading"),
      ("set", "set set sets setting"), ("hurt", "hurt hurt hurts hurting"),
      ("begin", "began begun begins beginning"), ("come", "came come comes coming"),
      ("drink", "drank drunk drinks drinking"), ("eat", "ate eaten eats eating"),
      ("fly", "flew flown flies flying"), ("write", "wrote written writes writing"),
      ("tear", "tore torn tears tearing"), ("lead", "led led leads leading"),
      ("lay", "laid laid lays laying"), ("choose", "chose chosen chooses choosing"),
      ("teach", "taught taught teaches teaching"), ("have", "had had has having"),
      ("do", "did done does doing"), ("find", "found found finds finding"),
      ("walk", "walked walked walks walking"), ("carry", "carried carried carries carrying"),
      ("understand", "understood understood understands understanding"),
    ])
  func verbs(verb: String, forms: String) throws {
    let found = try paradigms(verb, as: .verb)
    #expect(found.count == 1)
    #expect(found.first?.forms.map(\.text).joined(separator: " ") == forms)
    #expect(found.first?.forms.prefix(2).map(\.name) == [.pastTense, .pastParticiple])
    #expect(found.first?.sense == nil)
  }

  @Test(
    "a verb with two sets of forms names the sense of each",
    arguments: [
      ("lie", "lay lain", "lied lied"), ("wind", "wound wound", "winded winded"),
      ("hang", "hung hung", "hanged hanged"), ("ring", "rang rung", "ringed ringed"),
      ("cost", "cost cost", "costed costed"), ("weave", "wove woven", "weaved weaved"),
    ])
  func senses(verb: String, first: String, second: String) throws {
    let found = try paradigms(verb, as: .verb)
    #expect(
      found.map { spellings($0, .pastTense, .pastParticiple).joined(separator: " ") }
        == [first, second])
    #expect(Set(found.map(\.sense)).count == 2 && !found.contains { $0.sense == nil })
    #expect(found.allSatisfy { !spellings($0, .thirdPerson, .presentParticiple).isEmpty })
  }

  @Test("modal verbs have a past tense alone")
  func modals() throws {
    for (verb, past) in [
      ("can", "could"), ("will", "would"), ("shall", "should"), ("may", "might"),
    ] {
      let found = try paradigms(verb, as: .verb)
      #expect(found.first?.forms.map(\.text) == [past], "\(verb)")
    }
    #expect(try paradigms("must", as: .verb).isEmpty)
    let be = try #require(try paradigms("be", as: .verb).first)
    #expect(spellings(be, .pastTense, .pastParticiple) == ["was", "were", "been"])
    #expect(Set(spellings(be, .present)) == ["am", "are"])
  }

  @Test(
    "regional forms say where they are usual",
    arguments: [
      ("learn", "learnt", Region.british), ("spell", "spelt", .british),
      ("get", "gotten", .american), ("dive", "dove", .american), ("spoil", "spoilt", .british),
      ("travel", "traveled", .american),
    ])
  func regions(verb: String, form: String, region: Region) throws {
    let forms = try paradigms(verb, as: .verb).flatMap(\.forms)
    let regional = try #require(forms.first { $0.text == form }, "\(form)")
    #expect(regional.regions.contains(region) && regional.regions.count < Region.allCases.count)
    #expect(forms.contains { $0.regions.isEmpty || !$0.regions.contains(region) })
  }

  @Test(
    "nobody uses these forms",
    arguments: [
      ("mouse", "moused"), ("jewelry", "jewelries"), ("go", "goes (plural)"), ("tear", "teared"),
      ("furniture", "furnitures"), ("advice", "advices"), ("homework", "homeworks"),
      ("information", "informations"), ("scissors", "scissorses"), ("mud", "muds"),
      ("put", "puts (plural)"), ("read", "reads (plural)"), ("melt", "molten"),
      ("have", "haves (plural)"), ("wicked", "wickeder"), ("goose", "gooses"),
    ])
  func unused(text: String, form: String) throws {
    let word = try #require(dictionary.word(text))
    let shown = dictionary.paradigms(of: word).flatMap(\.forms)
    #expect(!shown.contains { $0.text == form || "\($0.text) (\($0.name.rawValue))" == form })
  }

  @Test(
    "nouns have the plurals that people write",
    arguments: [
      ("sheep", "sheep"), ("deer", "deer"), ("fish", "fish fishes"), ("series", "series"),
      ("child", "children"), ("goose", "geese"), ("foot", "feet"), ("knife", "knives"),
      ("person", "people persons"), ("gas", "gases"), ("city", "cities"), ("potato", "potatoes"),
      ("mother-in-law", "mothers-in-law"), ("brother", "brothers"), ("fireman", "firemen"),
      ("hoof", "hooves hoofs"), ("crisis", "crises"),
    ])
  func plurals(noun: String, plurals: String) throws {
    let found = try paradigms(noun, as: .noun)
    #expect(found.flatMap(\.forms).map(\.text).joined(separator: " ") == plurals)
  }

  @Test("nouns without a plural or without a singular are known")
  func numbers() {
    for noun in ["jewelry", "advice", "news", "luggage", "mathematics"] {
      #expect(dictionary.isUncountable(noun), "\(noun)")
    }
    for noun in ["scissors", "trousers", "clothes"] {
      #expect(dictionary.isAlwaysPlural(noun), "\(noun)")
    }
    #expect(!dictionary.isUncountable("glass") && !dictionary.isAlwaysPlural("news"))
  }

  @Test(
    "a form names the words of which people take it for a form",
    arguments: [
      ("went", "past tense go"), ("gone", "past participle go"), ("found", "past form find"),
      ("goes", "third person go"), ("mice", "plural mouse"), ("lain", "past participle lie"),
      ("rose", "past tense rise"), ("scissors", ""), ("trousers", ""), ("species", ""),
      ("wound", "past form wind"), ("written", "past participle write"),
    ])
  func lemmas(form: String, lemmas: String) throws {
    let word = try #require(dictionary.word(form))
    let found = dictionary.lemmas(of: word).map { "\($0.name.rawValue) \($0.lemma)" }
    #expect(found.joined(separator: ", ") == lemmas)
  }

  @Test("the list of irregular verbs has known verbs, and two lines for two senses alone")
  func list() {
    let list = IrregularVerbs.embedded
    #expect(list.sets.count > 250)
    for (verb, sets) in list.sets {
      #expect(dictionary.recognises(verb), "\(verb)")
      #expect(sets.count == 1 || sets.allSatisfy { !$0.sense.isEmpty }, "\(verb)")
      for form in sets.flatMap({ $0.pastTenses + $0.participles }) {
        #expect(form.text.allSatisfy(\.isLetter) && form.text.count > 1, "\(verb): \(form.text)")
      }
    }
    for verb in ["be", "have", "do", "can", "will", "shall", "may"] {
      #expect(list.sets[verb] != nil, "\(verb)")
    }
  }
}

import Testing
import Vocabulary

@testable import WordService

@Suite("Forms of words, and words of our own")
struct FormsTests {
  let dictionary = try! sharedDictionary.get()

  @Test(
    "an inflected form has definitions, and its form is named",
    arguments: [
      ("spelled", "spell", WordForm.Name.past), ("mice", "mouse", .plural),
      ("better", "good", .comparative), ("went", "go", .pastTense),
      ("gone", "go", .pastParticiple), ("found", "find", .past),
      ("running", "run", .presentParticiple),
      ("cities", "city", .plural), ("carries", "carry", .thirdPerson),
      ("happiest", "happy", .superlative),
      ("women", "woman", .plural), ("boxes", "box", .plural),
    ])
  func inflected(form: String, lemma: String, name: WordForm.Name) throws {
    let word = try #require(dictionary.word(form))
    #expect(word.forms.contains { $0.lemma == lemma && $0.name == name }, "\(word.forms)")
    #expect(!word.definitions.isEmpty)
  }

  @Test("a form without an entry has the definitions of its lemma, which don't name the lemma")
  func defined() throws {
    let spelled = try #require(dictionary.word("spelled"))
    #expect(spelled.definitions.allSatisfy { $0.text.hasPrefix("past form: ") })
    #expect(spelled.relatives.contains("spell"))
    #expect(spelled.level == .everyday)
  }

  @Test(
    "all forms of a word are its own",
    arguments: [
      ("sit", "sat sitting sits"), ("run", "runs ran running"), ("plan", "plans planned planning"),
      ("star", "stars starred starring"), ("see", "sees saw seen seeing"),
      ("big", "bigger biggest"),
      ("colour", "colours coloured colouring"), ("lie", "lies lain lay lying lied"),
      ("be", "am are been is was were being"), ("man", "men mans manned manning"),
      ("sing", "sang singing sung sings"), ("singe", "singes singeing singed"),
      ("cow", "cows cowed cowing"), ("index", "indices indexes indexed indexing"),
      ("human", "humans"), ("travel", "travels travelled travelling traveled traveling"),
      ("fore", "fores"), ("canvas", "canvases canvased canvasing"),
      ("do", "did does done dos doing"),
    ])
  func forms(lemma: String, forms: String) {
    let shown = dictionary.inflections(of: lemma).map(\.form)
    #expect(Set(shown) == Set(forms.split(separator: " ").map(String.init)))
  }

  @Test(
    "a word is not a form of a word that it only looks like",
    arguments: ["hoping", "forest", "seed", "used"])
  func lemmas(word: String) {
    let lemmas = ["hoping": ["hope"], "used": ["use"]]
    #expect(dictionary.word(word)?.forms.map(\.lemma) == lemmas[word, default: []])
  }

  @Test("our own definitions come first for words that everyone must spell")
  func own() throws {
    let own = OwnWords.embedded
    for word in ["their", "because", "which", "every", "at", "who"] {
      let definition = try #require(dictionary.word(word)?.definitions.first)
      #expect(definition == own.definitions(of: word).first)
      #expect(!definition.examples.isEmpty)
    }
    for (word, entry) in own.numbers {
      let definitions = own.entries[entry]
      // An example may have another spelling of the entry.
      #expect(
        dictionary.word(word)?.definitions.first?.text == definitions.first?.text, "\(word)")
      for definition in definitions {
        let tokens = definition.text.lowercased().split { !$0.isLetter }.map(String.init)
        #expect(!tokens.contains(word) && !definition.text.isEmpty, "\(word): \(definition.text)")
        #expect(!definition.examples.isEmpty, "\(word)")
      }
    }
  }

  @Test("an unknown word gets suggestions with a similar spelling")
  func neighbours() {
    #expect(dictionary.neighbours(of: "necesary").first == "necessary")
    #expect(dictionary.neighbours(of: "harber").contains("harbor"))
    #expect(dictionary.neighbours(of: "qqqqqqqqqqq").isEmpty)
    #expect(dictionary.neighbours(of: "").count <= 5)
  }
}

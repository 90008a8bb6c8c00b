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
      ("better", "good", .comparative), ("went", "go", .past),
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
    #expect(spelled.level == .starter)
  }

  @Test("all listed forms of a word are words")
  func forms() {
    let forms = dictionary.inflections(of: "mouse").map(\.form)
    #expect(forms.contains("mice") && !forms.contains("mousest"))
    #expect(dictionary.inflections(of: "big").map(\.form) == ["bigger", "biggest"])
    #expect(!dictionary.inflections(of: "colour").contains { $0.name == .comparative })
  }

  @Test("our own definitions come first for words that everyone must spell")
  func own() throws {
    let own = OwnWords.embedded.definitions
    #expect(own.count >= 150)
    for word in ["their", "because", "which", "every", "at", "who"] {
      let definition = try #require(dictionary.word(word)?.definitions.first)
      #expect(definition == own[word]?.first)
      #expect(!definition.examples.isEmpty)
    }
    for (word, definitions) in own {
      #expect(dictionary.word(word)?.definitions.first == definitions.first, "\(word)")
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

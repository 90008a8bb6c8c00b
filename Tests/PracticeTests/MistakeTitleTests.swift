import Testing
import Vocabulary

@testable import Practice

@Suite("The name of a kind of mistakes")
struct MistakeTitleTests {
  @Test("has, for each pattern that a learner chooses, an example with that spelling")
  func examples() throws {
    for kind in WordPattern.kinds {
      let example = try #require(kind.example, "\(kind)")
      #expect(WordPattern(kind: kind).matches(example, from: nil), "\(kind): \(example)")
    }
  }

  @Test("comes with its example where no word of the learner's stands beside it")
  func withExample() {
    #expect(Mistake.Kind.erOrAr.titleWithExample == "-er, -or, -ar, as in doctor")
    #expect(Mistake.Kind.rVowel.titleWithExample == "er, ir, ur, as in bird")
    #expect(Mistake.Kind.letterMissing.titleWithExample == "Missing letters")
  }

  @Test(
    "fits each explanation below it",
    arguments: [
      ("vace", "face", "fˈeɪs", "Sounds that are easy to mix up"),
      ("rifer", "river", "ɹˈɪvɚ", "Sounds that are easy to mix up"),
      ("pashent", "patient", "pˈeɪʃənt", "Endings like -tion and -cial"),
      ("soshul", "social", "sˈoʊʃəl", "Endings like -tion and -cial"),
      ("restorant", "restaurant", "ɹˈɛstɹɑːnt", "How a vowel is spelled"),
      ("aree", "area", "ˈɛɹiə", "Weak vowels"),
    ])
  func fitting(typed: String, word: String, said: String, title: String) {
    let word = WrittenWord(Spelling(word), said: Pronunciation(ipa: said))
    let mistakes = Diagnosis(of: Spelling(typed), for: word).mistakes
    #expect(mistakes.map(\.kind.title) == [title])
  }

  @Test("is no other kind's name")
  func different() {
    let titles = Mistake.Kind.allCases.map(\.title)
    #expect(Set(titles).count == titles.count)
  }
}

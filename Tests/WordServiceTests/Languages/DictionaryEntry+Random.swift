import Languages
import TestSupport
import Vocabulary

extension DictionaryEntry {
  /// Returns an entry with random texts within the bounds of a file.
  static func random(using random: inout SeededGenerator) -> DictionaryEntry {
    let word = String.random(1...6, using: &random)
    return DictionaryEntry(
      word,
      [nil, .noun, .verb, PartOfSpeech(rawValue: "phrase")].randomElement(using: &random) ?? nil,
      genders: Array(
        Gender.allCases.shuffled(using: &random).prefix(.random(in: 0...2, using: &random))),
      ipa: Bool.random(using: &random) ? .random(1...9, using: &random) : nil,
      forms: .random(0...3, using: &random) { random in
        Form(
          .random(1...9, using: &random), FormName.allCases.randomElement(using: &random) ?? .plural
        )
      },
      senses: .random(0...4, using: &random) { random in
        Sense(
          .random(0...90, using: &random),
          examples: .random(0...3, using: &random) { random in
            Example(
              .random(1...40, using: &random),
              translation: Bool.random(using: &random) ? .random(1...40, using: &random) : nil)
          }, labels: Set(UsageLabel.allCases.filter { _ in Bool.random(using: &random) }))
      },
      formOf: .random(0...2, using: &random) { .random(1...9, using: &$0) })
  }
}

extension Array {
  fileprivate static func random(
    _ counts: ClosedRange<Int>, using random: inout SeededGenerator,
    _ element: (inout SeededGenerator) -> Element
  ) -> [Element] {
    (0..<Int.random(in: counts, using: &random)).map { _ in element(&random) }
  }
}

extension String {
  /// Returns letters of several scripts, signs and spaces, in Unicode's normal form.
  fileprivate static func random(
    _ counts: ClosedRange<Int>, using random: inout SeededGenerator
  ) -> String {
    let signs = Array("abcxyzABCáÁéñÑßœ'’- .,…/жяאب字🙂")
    return String(
      (0..<Int.random(in: counts, using: &random)).map { _ in
        signs.randomElement(using: &random) ?? "a"
      })
  }
}

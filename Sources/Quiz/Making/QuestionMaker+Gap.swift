internal import Vocabulary

/// Questions about a sentence with a gap.
extension QuestionMaker {
  /// The text in the word's place.
  static let blank = "____"

  /// The fewest words of a sentence that makes the missing word clear.
  private static let fewestWords = 6
  /// The most characters of a sentence that can be read at a glance.
  private static let longestSentence = 120

  /// A sentence with a gap.
  private struct Sentence {
    /// The sentence with ``QuestionMaker/blank`` in the word's place.
    let text: String
    /// The word before the gap, in lower case.
    let before: String?
    /// The word after the gap, in lower case.
    let after: String?
    let content: ContentWords
  }

  /// - Parameter standard: how good the question must be. Only for a given word sentences come for
  ///   which nobody read the wrong answers.
  func gapQuestion(
    _ entry: LexiconEntry, _ standard: QuestionStandard,
    using generator: inout some RandomNumberGenerator
  ) -> Question? {
    let gaps = lexicon.gaps(of: entry.text)
    let definitions =
      entry.meanings.prefix(while: \.isOwn).map(\.definition) + gaps.compactMap(\.definition)
    let sentences = definitions.flatMap { definition in
      definition.examples.compactMap { example in
        sentence(example, with: entry).map { (definition: definition, sentence: $0) }
      }
    }
    let checked = sentences.flatMap { definition, sentence in
      gaps.filter {
        $0.part == definition.partOfSpeech && sentence.content.tokens.contains($0.cue)
      }.map { (definition: definition, sentence: sentence, wrong: $0.wrong) }
    }
    if let found = checked.randomElement(using: &generator) {
      let wrong = checkedAnswers(among: found.wrong, upTo: entry.rank, using: &generator)
      return question(found.sentence, of: entry, found.definition, wrong, using: &generator)
    }
    guard standard == .given, let found = sentences.randomElement(using: &generator) else {
      return nil
    }
    let wrong = wrongWords(for: found.sentence, of: entry, found.definition, using: &generator)
    return question(found.sentence, of: entry, found.definition, wrong, using: &generator)
  }

  private func question(
    _ sentence: Sentence, of entry: LexiconEntry, _ definition: Definition, _ wrong: [String],
    using generator: inout some RandomNumberGenerator
  ) -> Question? {
    question(
      .gap, about: entry, text: "Which word completes the sentence? \(sentence.text)",
      right: entry.text, wrong: wrong, explanation: explanation(of: entry, definition.text),
      using: &generator)
  }

  /// Draws words that take the word's form in a sentence, and are near to it in topic, while no
  /// dictionary shows that they fit. The next ones would fit, such as *nurse* for *doctor*.
  private func wrongWords(
    for sentence: Sentence, of entry: LexiconEntry, _ definition: Definition,
    using generator: inout some RandomNumberGenerator
  ) -> [String] {
    let part = definition.partOfSpeech
    guard let (synset, _, _) = synset(of: ContentWords(definition.text), entry, as: part),
      isFit(sentence, for: entry, as: part)
    else { return [] }
    let nearness = Nearness(entry, in: lexicon)
    return wrongAnswers(near: synset, of: entry, as: part, .given, using: &generator) {
      Self.areNear($0.count, to: entry.text.count)
    } answer: { other, chosen in
      guard !chosen.contains(other.text), canStand(other, in: sentence, for: entry, as: part),
        nearness.isFar(other, .strangers),
        let meaning = other.meanings.first?.definition,
        isNear(ContentWords(meaning.text), of: other, to: synset, as: part, .given)
      else { return nil }
      return other.text
    }
  }

  /// Returns a sentence with a gap; `nil` for a sentence that doesn't have the word exactly once,
  /// or has another word of its family.
  private func sentence(_ example: String, with entry: LexiconEntry) -> Sentence? {
    guard example.count <= Self.longestSentence else { return nil }
    var runs: [(text: Substring, isWord: Bool)] = []
    var rest = example[...]
    while let first = rest.first {
      let isWord = first.isLetter
      let run = rest.prefix { $0.isLetter == isWord }
      runs.append((run, isWord))
      rest = rest[run.endIndex...]
    }
    let indexes = runs.indices.filter { runs[$0].text == entry.text }
    let words = runs.indices.filter { runs[$0].isWord }
    guard indexes.count == 1, words.count >= Self.fewestWords,
      // A part of a compound with a hyphen or an apostrophe is not a word.
      [indexes[0] - 1, indexes[0] + 1].allSatisfy({
        !runs.indices.contains($0) || runs[$0].text.allSatisfy { !"-’'".contains($0) }
          || runs[$0].text.count > 1
      })
    else { return nil }
    let others = runs.indices.filter { $0 != indexes[0] }.map { runs[$0].text }.joined()
    let content = ContentWords(others)
    guard !content.tells(entry.text, relatives: entry.relatives) else { return nil }
    runs[indexes[0]].text = Self.blank[...]
    // Words on two sides of a comma or a full stop don't belong together.
    func word(_ index: Int, over gap: Int) -> String? {
      runs.indices.contains(index) && runs[gap].text == " " ? runs[index].text.lowercased() : nil
    }
    return Sentence(
      text: runs.map(\.text).joined(), before: word(indexes[0] - 2, over: indexes[0] - 1),
      after: word(indexes[0] + 2, over: min(indexes[0] + 1, runs.count - 1)), content: content)
  }

  /// Returns whether other words of the part of speech take the form that the sentence needs.
  private func isFit(_ sentence: Sentence, for entry: LexiconEntry, as part: PartOfSpeech) -> Bool {
    switch part {
    case .noun:
      // The word is a plural, or is used as one.
      if ["are", "were", "have"].contains(sentence.after) { return false }
      return !Self.pluralWords.contains(sentence.before ?? "") && !entry.text.hasSuffix("s")
        || entry.text.hasSuffix("ss")
    case .verb:
      // Without an object, too many verbs fit.
      return Self.objects.contains(sentence.after ?? "")
        && !Self.unchangedVerbs.contains(entry.text)
    default: return true
    }
  }

  /// Returns whether another word takes the form that the sentence needs, while its meaning doesn't
  /// fit the sentence's other words.
  private func canStand(
    _ other: LexiconEntry, in sentence: Sentence, for entry: LexiconEntry, as part: PartOfSpeech
  ) -> Bool {
    if sentence.before == "a" || sentence.before == "an" {
      guard Self.takesAn(other.text) == Self.takesAn(entry.text), Self.takesAn(entry.text) != nil
      else { return false }
    }
    if part == .noun, other.text.hasSuffix("s"), !other.text.hasSuffix("ss") { return false }
    // Words may fit together if a dictionary explains one by the other, or shows them in one
    // sentence.
    return !sentence.content.tells(other.text, relatives: other.relatives)
      && other.meanings.prefix { !$0.isRare }.allSatisfy { meaning in
        ([meaning.definition.text] + meaning.definition.examples).allSatisfy {
          !ContentWords($0).shares(with: sentence.content)
        }
      }
  }

  /// Returns whether a word takes `an`; `nil` where its spelling doesn't tell.
  static func takesAn(_ word: String) -> Bool? {
    guard let first = word.first else { return nil }
    if ["hon", "hou", "hei", "one", "onc", "eu", "ewe", "uni", "use", "usu"].contains(
      where: word.hasPrefix)
    {
      return nil
    }
    if first == "u" { return word.hasPrefix("un") || word.hasPrefix("up") ? true : nil }
    return "aeio".contains(first)
  }

  /// Words before a noun in the plural.
  private static let pluralWords: Set<String> = [
    "these", "those", "many", "few", "several", "two", "three", "four", "five", "six", "seven",
    "eight", "nine",
    "ten", "twelve", "both",
  ]

  /// Words that begin a verb's object.
  private static let objects: Set<String> = [
    "a", "all", "an", "any", "each", "every", "her", "him", "his", "it", "its", "me", "my", "our",
    "some", "someone", "something", "that", "the", "their", "them", "these", "this", "those", "us",
    "you", "your",
  ]

  /// Verbs with the same form in the past and the present, so that a sentence may be about the
  /// past.
  private static let unchangedVerbs: Set<String> = [
    "beat", "bet", "broadcast", "burst", "cast", "cost", "cut", "forecast", "hit", "hurt", "let",
    "put", "quit",
    "read", "rid", "set", "shed", "shut", "split", "spread", "thrust", "upset", "wed",
  ]
}

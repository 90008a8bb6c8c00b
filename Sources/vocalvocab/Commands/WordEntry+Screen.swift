import Console
import Learner
import Practice
import Vocabulary
import WordService

extension WordEntry {
  /// Prints the entry.
  func show(on screen: Screen) {
    let level = level.map { "level \($0.rawValue)" } ?? "in no word list"
    screen.line(
      "\(screen.styled(word.printable, .strong))  \(pronunciationText)  "
        + screen.styled(level, .quiet))
    for line in relatedWords { screen.paragraph(line, indent: 2) }
    show(definitions, by: authority, on: screen)
    guard let online, authority?.licence == nil else { return }
    if let origin = online.origin { screen.paragraph("Origin: \(origin)", indent: 2) }
    show(online.definitions.map(Sense.init), by: online.authority, on: screen)
  }

  private func show(_ senses: [Sense], by authority: Authority?, on screen: Screen) {
    var shown: String?
    for sense in senses {
      if sense.heading != shown, !screen.isPlain {
        screen.line()
        screen.line("  " + screen.styled(sense.heading, .quiet))
      }
      shown = sense.heading
      let start = screen.isPlain ? "\(sense.heading): " : "• "
      screen.paragraph(start + sense.text, indent: 2)
      for example in sense.examples {
        screen.paragraph("“\(example)”", indent: 4, tone: .quiet)
      }
    }
    guard let authority else { return }
    if !screen.isPlain { screen.line() }
    let pages = authority.pages.map { ", \($0)" }.joined()
    screen.paragraph("From \(authority.credit)\(pages).", indent: 2, tone: .quiet)
  }

  /// The pronunciation, or each of several with its meaning or its parts of speech.
  private var pronunciationText: String {
    guard pronunciations.count > 1 else { return "/\(pronunciation)/" }
    return pronunciations.map { way in
      let parts = (way.partsOfSpeech ?? []).map(\.rawValue).joined(separator: ", ")
      let use = way.meaning ?? parts
      return "/\(way.ipa)/" + (use.isEmpty ? "" : " (\(use))")
    }.joined(separator: ", ")
  }

  /// Sentences about the word's forms, other spellings and homophones, and about its spelling.
  private var relatedWords: [String] {
    formOfSentences + FormTable(inflections).sentences
      + [nounNumber?.sentence, givenName?.sentence]
      .compactMap(\.self) + spellingSentences + homophoneSentences + spelling
  }

  /// Sentences about the words of which this word is a form: `Past tense of the verb go.`
  private var formOfSentences: [String] {
    var sentences: [String] = []
    var rest = formOf[...]
    while let first = rest.first {
      let same = rest.prefix { $0.lemma == first.lemma && $0.partOfSpeech == first.partOfSpeech }
      rest = rest.dropFirst(same.count)
      let names = same.map(\.name.rawValue).joined(separator: " and ")
      sentences.append(
        "\(names.capitalisedFirst) of the \(first.partOfSpeech.rawValue) \(first.lemma).")
    }
    return sentences
  }

  private var spellingSentences: [String] {
    let known = Word(word, regions: Set(regions))
    var sentences = otherSpellings.map { spelled in
      let note = RegionalNote.sentence(typed: spelled, asked: known, region: nil)
      return "Also spelled \(spelled.text): \(note)"
    }
    sentences += senseSpellings.map { spelled in
      let note = RegionalNote.sentence(
        typed: SoundAlike.Spelled(spelled.text, regions: Set(spelled.regions)), asked: known,
        region: nil)
      return "Also spelled \(spelled.text) in the sense “\(spelled.meaning)”: \(note)"
    }
    if !rareSpellings.isEmpty {
      sentences.append("Rarely spelled: \(rareSpellings.joined(separator: ", ")).")
    }
    return sentences
  }

  /// Sentences about the words that sound the same, those of each sound apart.
  private var homophoneSentences: [String] {
    pronunciations.flatMap { way -> [String] in
      let said = pronunciations.count > 1 ? " as /\(way.ipa)/" : ""
      let all = homophoneMeanings.filter { $0.pronunciation == way.ipa }
      return [false, true].compactMap { isRare in
        let words = all.filter { $0.isRare == isRare }.map { "\($0.word) (\($0.meaning))" }
        guard !words.isEmpty else { return nil }
        let start = isRare ? "Rare words that sound the same" : "Sounds the same"
        return "\(start)\(said): \(words.joined(separator: "; "))."
      }
    }
  }
}

extension WordEntry.Sense {
  /// A meaning of the dictionary service, which tells no sound.
  fileprivate init(_ definition: Definition) {
    self.init(
      partOfSpeech: definition.partOfSpeech, text: definition.text,
      examples: definition.examples, pronunciation: nil)
  }

  /// The part of speech, and the sound if the word has several.
  fileprivate var heading: String {
    partOfSpeech.rawValue + (pronunciation.map { " /\($0)/" } ?? "")
  }
}

extension WordEntry.NounNumber {
  fileprivate var sentence: String {
    switch self {
    case .uncountable: "The noun has no plural."
    case .alwaysPlural: "The noun is always plural."
    }
  }
}

extension WordEntry.Name {
  fileprivate var sentence: String { "\(name), with a capital, is \(meaning)." }
}

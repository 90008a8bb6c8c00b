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
    show(online.definitions, by: online.authority, on: screen)
  }

  private func show(_ definitions: [Definition], by authority: Authority?, on screen: Screen) {
    var part: PartOfSpeech?
    for definition in definitions {
      if definition.partOfSpeech != part, !screen.isPlain {
        screen.line()
        screen.line("  " + screen.styled(definition.partOfSpeech.rawValue, .quiet))
      }
      part = definition.partOfSpeech
      let start = screen.isPlain ? "\(definition.partOfSpeech.rawValue): " : "• "
      screen.paragraph(start + definition.text, indent: 2)
      for example in definition.examples {
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
    var lines = formOf.map { form in
      "\(form.name.rawValue.capitalizedFirst) of the \(form.partOfSpeech.rawValue) \(form.lemma)."
    }
    if !inflections.isEmpty {
      let forms = inflections.map { "\($0.form) (\($0.name.rawValue))" }
      lines.append("Forms: \(forms.joined(separator: ", ")).")
    }
    let known = Word(word, regions: Set(regions))
    lines += otherSpellings.map { spelled in
      let note = RegionalNote.sentence(typed: spelled, asked: known, region: nil)
      return "Also spelled \(spelled.text): \(note)"
    }
    if !homophones.isEmpty {
      lines.append("Sounds the same: \(homophones.joined(separator: ", ")).")
    }
    return lines + spelling
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

import Console
import Learner
import Spelling
import Vocabulary
import WordService

extension WordEntry {
  /// Prints the entry.
  func show(on screen: Screen) {
    let level = level.map { "level \($0.rawValue)" } ?? "in no word list"
    screen.line(
      "\(screen.styled(word.printable, .strong))  \(pronunciationText)  "
        + screen.styled(level, .quiet))
    if let grammar { screen.paragraph(grammar, indent: 2) }
    for line in relatedSentences { screen.paragraph(line, indent: 2) }
    for translation in translations ?? [] {
      let part = translation.partOfSpeech.rawValue
      screen.paragraph(
        (part.isEmpty ? "" : "\(part): ") + translation.text.printable, indent: 2, tone: .strong)
    }
    if let translatedBy { screen.paragraph("From \(translatedBy).", indent: 2, tone: .quiet) }
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
    return pronunciations.map { spoken in
      let parts = (spoken.partsOfSpeech ?? []).map(\.rawValue).joined(separator: ", ")
      let use = spoken.meaning ?? parts
      return "/\(spoken.ipa)/" + (use.isEmpty ? "" : " (\(use))")
    }.joined(separator: ", ")
  }
}

extension WordEntry.Sense {
  /// The part of speech, and the sound if the word has several.
  fileprivate var heading: String {
    partOfSpeech.rawValue + (pronunciation.map { " /\($0)/" } ?? "")
  }
}

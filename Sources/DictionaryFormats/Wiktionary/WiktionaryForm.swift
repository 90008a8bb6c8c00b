internal import ByteText
internal import Languages
internal import Vocabulary

/// A form in a line of an extract, with the tags that say which one it is.
struct WiktionaryForm {
  private var text = ""
  private var tags: Set<String> = []
  private var rawTags: [String] = []

  init(_ scanner: inout JSONScanner) {
    scanner.readObject { scanner, name in
      if name == "form" { text = scanner.string()?.asPassage ?? "" }
      if name == "tags" { tags = Set(scanner.strings()) }
      if name == "raw_tags" { rawTags = scanner.strings() }
      return true
    }
  }

  private func has(_ tag: String) -> Bool { tags.contains(tag) }

  /// Returns the form as learners read it, with its name; `nil` for a form that they don't ask for.
  func form(of entry: DictionaryEntry, _ edition: Edition) -> DictionaryEntry.Form? {
    guard tags.isDisjoint(with: WiktionaryTags.otherForms), !["", "—", "-"].contains(text),
      let text = readable(of: entry.headword, edition), let name = name(of: entry, edition)
    else { return nil }
    return DictionaryEntry.Form(text, name)
  }

  /// Returns the text without its article; `nil` for a compound tense, such as `ho detto`, and for
  /// a form with its pronoun.
  private func readable(of headword: String, _ edition: Edition) -> String? {
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    guard words.count > 1, !headword.utf8.contains(UInt8(ascii: " ")) else { return text }
    guard words.count == 2 else { return nil }
    if edition.articles.contains(words[0]) { return words[1] }
    let isSeparated = edition.hasSeparableVerbs && headword.bytes.hasPrefix(words[1])
    // A superlative may have a word before it: `am schönsten`.
    return isSeparated || has("superlative") ? text : nil
  }

  private func name(of entry: DictionaryEntry, _ edition: Edition) -> FormName? {
    if let name = rawTags.lazy.compactMap({ edition.forms[$0.lowercased()] }).first { return name }
    switch entry.partOfSpeech?.rawValue {
    case "noun", "name": return nounForm(entry.genders)
    case "adjective", "adverb": return adjectiveForm
    case "verb": return verbForm
    default: return nil
    }
  }

  private func nounForm(_ genders: [Gender]) -> FormName? {
    if has("diminutive") { return has("plural") ? nil : .diminutive }
    guard tags.isDisjoint(with: ["dative", "accusative", "vocative"]) else { return nil }
    if has("genitive") { return has("plural") ? nil : .genitive }
    if has("plural") {
      // The plural of the noun for the other sex is another word's.
      let others = tags.intersection(["masculine", "feminine"])
      return others.isEmpty || genders.isEmpty || genders.contains { others.contains($0.rawValue) }
        ? .plural : nil
    }
    if has("feminine"), !genders.contains(.feminine) { return .feminine }
    if has("masculine"), !genders.contains(.masculine) { return .masculine }
    return nil
  }

  private var adjectiveForm: FormName? {
    // The whole table of a German adjective: `unauffällige`, `unauffälligem`.
    guard tags.isDisjoint(with: ["strong", "weak", "mixed"]) else { return nil }
    if has("comparative") { return .comparative }
    if has("superlative") { return .superlative }
    if has("plural") { return has("feminine") ? nil : .plural }
    return has("feminine") ? .feminine : nil
  }

  private var verbForm: FormName? {
    let isPast = has("past") || has("preterite")
    if has("gerund") { return .presentParticiple }
    if has("participle") || has("participle-2") {
      let isPresent = has("present") || has("imperfect")
      return isPresent ? .presentParticiple : .pastParticiple
    }
    guard
      tags.isDisjoint(with: ["subjunctive", "conditional", "perfect", "pluperfect", "imperative"])
    else { return nil }
    if has("auxiliary") { return .auxiliary }
    let isOne = !has("plural") && !has("second-person")
    if isPast, isOne, !has("third-person") { return .pastTense }
    return has("third-person") && has("present") && isOne ? .thirdPerson : nil
  }
}

internal import Languages
internal import Vocabulary

/// A form in a line of an extract, with the tags that say which one it is.
struct WiktionaryForm {
  private(set) var text = ""
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

  /// Returns the name of the form for learners; `nil` for a form that they don't ask for.
  func name(of entry: DictionaryEntry, _ edition: Edition) -> FormName? {
    guard tags.isDisjoint(with: WiktionaryTags.otherForms), text != "—", text != "-" else {
      return nil
    }
    let isPhrase = entry.headword.utf8.contains(UInt8(ascii: " "))
    // A compound tense, such as `ho detto`, or a form with its article.
    guard isPhrase || !text.utf8.contains(UInt8(ascii: " ")) else { return nil }
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
    guard tags.isDisjoint(with: ["dative", "accusative", "vocative", "definite"]) else {
      return nil
    }
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

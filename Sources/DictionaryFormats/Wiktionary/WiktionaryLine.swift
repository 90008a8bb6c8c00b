internal import ByteText
internal import Languages
internal import Vocabulary

/// A line of an extract, which has a word with one part of speech as a JSON object.
struct WiktionaryLine {
  private(set) var word = ""
  private(set) var language = ""
  private var pos = ""
  private var title = ""
  private var tags: [String] = []
  private var rawTags: [String] = []
  private var ipa: String?
  private(set) var senses: [WiktionarySense] = []
  private(set) var forms: [WiktionaryForm] = []
  /// Whether the line is no object, or damaged.
  private(set) var isBroken = false

  /// Reads a line.
  ///
  /// - Parameter isWanted: returns whether words of a language are wanted. Of another one, nothing
  ///   but the language is read.
  init(_ bytes: UnsafeBufferPointer<UInt8>, isWanted: (String) -> Bool) {
    guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else {
      isBroken = true
      return
    }
    var offsets: (senses: Int?, forms: Int?, sounds: Int?) = (nil, nil, nil)
    var scanner = JSONScanner(bytes)
    scanner.readObject { scanner, name in
      if name == "lang_code" {
        language = scanner.string() ?? ""
        return isWanted(language)
      }
      if name == "word" { word = scanner.string() ?? "" }
      if name == "pos" { pos = scanner.string() ?? "" }
      if name == "pos_title" { title = scanner.string() ?? "" }
      if name == "tags" { tags = scanner.strings() }
      if name == "raw_tags" { rawTags = scanner.strings() }
      // The language may follow, and most lines are of another one.
      if name == "senses" { offsets.senses = scanner.offset }
      if name == "forms" { offsets.forms = scanner.offset }
      if name == "sounds" { offsets.sounds = scanner.offset }
      return true
    }
    isBroken = scanner.isBroken
    guard !isBroken, isWanted(language) else { return }
    if let offset = offsets.senses {
      var scanner = JSONScanner(bytes, at: offset)
      scanner.readArray { senses.append(WiktionarySense(&$0)) }
    }
    if let offset = offsets.forms {
      var scanner = JSONScanner(bytes, at: offset)
      scanner.readArray { forms.append(WiktionaryForm(&$0)) }
    }
    if let offset = offsets.sounds {
      var scanner = JSONScanner(bytes, at: offset)
      scanner.readArray { readSound(&$0) }
    }
  }

  /// Returns the code and the name of the language of a line's word; empty texts where it has none.
  static func languageNames(_ bytes: UnsafeBufferPointer<UInt8>) -> (code: String, name: String) {
    var names = (code: "", name: "")
    guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return names }
    var scanner = JSONScanner(bytes)
    scanner.readObject { scanner, name in
      if name == "lang_code" { names.code = scanner.string() ?? "" }
      if name == "lang" { names.name = scanner.string() ?? "" }
      return names.code.isEmpty || names.name.isEmpty
    }
    return names
  }

  private mutating func readSound(_ scanner: inout JSONScanner) {
    var found: String?
    scanner.readObject { scanner, name in
      if name == "ipa" { found = scanner.string() }
      return true
    }
    if ipa == nil { ipa = found.flatMap(Self.bare) }
  }

  /// Returns a pronunciation without the signs around it: `/kˈasa/`, `[ˈka.sa]`, `\kaz\`.
  private static func bare(_ ipa: String) -> String? {
    let signs = "/[]\\ ⫽".unicodeScalars
    let text = ipa.unicodeScalars
    guard let first = text.firstIndex(where: { !signs.contains($0) }),
      let last = text.lastIndex(where: { !signs.contains($0) })
    else { return nil }
    let bare = String(text[first...last])
    // Several pronunciations, or what the editors forgot to fill.
    guard !bare.utf8.contains(UInt8(ascii: "/")), bare != "…" else { return nil }
    return bare.composed
  }
}

extension WiktionaryLine {
  /// Returns the entry.
  ///
  /// - Throws: the reason why there is none.
  func entry(_ edition: Edition) throws(Reason) -> DictionaryEntry {
    let word = word.asPassage ?? ""
    guard !word.isEmpty, word.utf8.count <= 200 else {
      throw Reason(word.isEmpty ? .damaged : .tooLong)
    }
    guard word.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
      throw Reason(.symbol)
    }
    guard word.utf8.first != UInt8(ascii: "-"), word.utf8.last != UInt8(ascii: "-") else {
      throw Reason(.fragment)
    }
    guard let part = part(edition) else { throw Reason(word.utf8.count < 3 ? .symbol : .fragment) }
    let labels = self.labels(tags, rawTags, edition)
    var entry = DictionaryEntry(word, part.rawValue.isEmpty ? nil : part, ipa: ipa)
    var senseGenders: [Gender] = []
    for sense in senses {
      senseGenders += sense.tags.compactMap(WiktionaryTags.gender)
      if let lemmas = sense.lemmas(edition) {
        entry.formOf += lemmas.filter { $0 != word && !entry.formOf.contains($0) }
      } else if let gloss = sense.gloss, !edition.isMissing(gloss) {
        entry.senses.append(
          .init(
            gloss, examples: sense.examples,
            labels: labels.union(self.labels(sense.tags, sense.rawTags, edition))))
      }
    }
    guard !entry.senses.isEmpty || !entry.formOf.isEmpty else { throw Reason(.noMeaning) }
    if part == .noun || part.rawValue == "name" {
      let own = tags.compactMap(WiktionaryTags.gender)
      entry.genders = (own.isEmpty ? senseGenders : own).unique
    }
    if entry.formOf.isEmpty || !entry.senses.isEmpty { entry.forms = inflected(entry, edition) }
    return entry
  }

  /// The reason why a line has no entry.
  struct Reason: Error {
    let reason: LeftOut.Reason
    init(_ reason: LeftOut.Reason) { self.reason = reason }
  }

  private func part(_ edition: Edition) -> PartOfSpeech? {
    if let part = edition.parts[title.lowercased()] { return PartOfSpeech(rawValue: part) }
    return WiktionaryTags.part(pos)
  }

  private func labels(
    _ tags: [String], _ rawTags: [String], _ edition: Edition
  ) -> Set<UsageLabel> {
    Set(tags.compactMap(WiktionaryTags.label) + rawTags.compactMap(edition.label))
  }

  private func inflected(_ entry: DictionaryEntry, _ edition: Edition) -> [DictionaryEntry.Form] {
    var found: [DictionaryEntry.Form] = []
    for form in forms {
      guard let form = form.form(of: entry, edition),
        form.text != entry.headword || form.name == .plural
      else { continue }
      if !found.contains(form) { found.append(form) }
    }
    return found
  }
}

extension Edition {
  /// Returns the label of a mark in the edition's language.
  func label(_ mark: String) -> UsageLabel? {
    let mark = mark.lowercased()
    if let label = labels[mark] { return label }
    return labels.filter { mark.bytes.contains($0.key) }.min { $0.key < $1.key }?.value
  }
}

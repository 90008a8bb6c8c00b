internal import Vocabulary

/// The inflected forms of a word in sentences, those of each part of speech and each sense apart.
struct FormTable {
  /// Forms with one part of speech, in one sense.
  private var groups: [[WordEntry.Inflection]] = []

  /// - Parameter inflections: the forms, those of a group one after another.
  init(_ inflections: [WordEntry.Inflection]) {
    for form in inflections {
      if let last = groups.last?.last, last.partOfSpeech == form.partOfSpeech,
        last.meaning == form.meaning
      {
        groups[groups.count - 1].append(form)
      } else {
        groups.append([form])
      }
    }
  }

  /// A sentence for each group: `Forms: went (past tense), gone (past participle).`
  var sentences: [String] {
    groups.compactMap { group in
      guard let first = group.first else { return nil }
      var start = "Forms"
      if groups.count > 1 { start += " of the \(first.partOfSpeech.rawValue)" }
      if let meaning = first.meaning { start += " in the sense “\(meaning)”" }
      return "\(start): \(Self.texts(of: group).joined(separator: ", "))."
    }
  }

  /// The spellings, each once with all its names: `found (past tense and past participle)`.
  private static func texts(of group: [WordEntry.Inflection]) -> [String] {
    var rest = group
    var texts: [String] = []
    while let first = rest.first {
      let isSame = { (form: WordEntry.Inflection) in
        form.form == first.form && form.regions == first.regions
      }
      let names = rest.filter(isSame).map(\.name.rawValue).joined(separator: " and ")
      rest.removeAll(where: isSame)
      texts.append("\(first.form) (\(region(first).map { "\($0) " } ?? "")\(names))")
    }
    return texts
  }

  /// Returns the region of a form in one word; `nil` for a form of all regions.
  private static func region(_ form: WordEntry.Inflection) -> String? {
    guard let regions = form.regions else { return nil }
    return regions.contains(.british) ? "British" : regions.contains(.american) ? "American" : nil
  }
}

extension Edition {
  static let english = Edition(
    code: "en", title: "Wiktionary, the free dictionary",
    labels: [
      "vulgar": .vulgar, "offensive": .offensive, "ethnic slur": .offensive,
      "derogatory": .offensive, "obsolete": .obsolete, "archaic": .archaic, "dated": .dated,
      "historical": .dated, "rare": .rare, "dialectal": .regional, "regional": .regional,
    ],
    parts: [:],
    formOf: [
      "plural of ", "feminine of ", "feminine singular of ", "masculine plural of ",
      "feminine plural of ", "past participle of ", "present participle of ", "gerund of ",
      "misspelling of ",
    ],
    forms: [:])
}

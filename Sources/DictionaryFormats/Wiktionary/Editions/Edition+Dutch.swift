extension Edition {
  static let dutch = Edition(
    code: "nl", title: "WikiWoordenboek, het vrije woordenboek",
    labels: [
      "vulgair": .vulgar, "grof": .vulgar, "krachtterm": .vulgar, "scheldwoord": .offensive,
      "pejoratief": .offensive, "verouderd": .obsolete, "oudheid": .archaic,
      "ongebruikelijk": .rare, "zeldzaam": .rare, "informeel": .colloquial,
      "spreektaal": .colloquial, "straattaal": .slang, "noord-nederlands": .regional,
      "belgië": .regional, "vlaanderen": .regional, "gewestelijk": .regional,
      "dichterlijk": .literary, "schertsend": .humorous, "figuurlijk": .figurative,
    ],
    parts: [
      "eigennaam": "name", "deelwoord": "verb", "frase": "phrase", "afkorting": "abbreviation",
    ],
    formOf: [
      "meervoud van het zelfstandig naamwoord ", "meervoud van ",
      "verkleinwoord enkelvoud van het zelfstandig naamwoord ", "voltooid deelwoord van ",
      "onvoltooid deelwoord van ", "verbogen vorm van de stellende trap van ",
    ],
    forms: ["voltooid deelwoord": .pastParticiple, "verkleinwoord": .diminutive],
    hasSeparableVerbs: true)
}

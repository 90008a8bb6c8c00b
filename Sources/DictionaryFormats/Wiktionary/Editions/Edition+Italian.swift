extension Edition {
  static let italian = Edition(
    code: "it", title: "Wikizionario, il dizionario libero",
    labels: [
      "volgare": .vulgar, "offensivo": .offensive, "spregiativo": .offensive,
      "peggiorativo": .offensive, "obsoleto": .obsolete, "antico": .archaic, "arcaico": .archaic,
      "desueto": .dated, "raro": .rare, "colloquiale": .colloquial, "familiare": .colloquial,
      "gergale": .slang, "regionale": .regional, "toscano": .regional, "letterario": .literary,
      "poetico": .literary, "scherzoso": .humorous, "senso figurato": .figurative,
    ],
    parts: [
      "voce verbale": "verb", "nome proprio": "name", "locuzione": "phrase",
      "acronimo / abbreviazione": "abbreviation",
    ],
    formOf: [
      "plurale di ", "femminile di ", "femminile singolare di ", "femminile plurale di ",
      "maschile plurale di ", "participio passato di ", "participio presente di ",
      "gerundio di ",
    ],
    forms: [
      "participio passato": .pastParticiple, "participio presente": .presentParticiple,
      "gerundio": .presentParticiple,
    ], missing: "definizione mancante")
}

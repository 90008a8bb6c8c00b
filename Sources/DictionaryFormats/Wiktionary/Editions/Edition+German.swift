extension Edition {
  static let german = Edition(
    code: "de", title: "Wiktionary, das freie Wörterbuch",
    labels: [
      "vulgär": .vulgar, "derb": .vulgar, "abwertend": .offensive, "pejorativ": .offensive,
      "beleidigend": .offensive, "diskriminierend": .offensive, "veraltet": .archaic,
      "veraltend": .dated, "historisch": .dated, "selten": .rare, "landschaftlich": .regional,
      "regional": .regional, "österreich": .regional, "schweiz": .regional,
      "süddeutsch": .regional, "norddeutsch": .regional, "mundartlich": .regional,
      "umgangssprachlich": .colloquial, "salopp": .colloquial, "scherzhaft": .humorous,
      "jugendsprache": .slang, "dichterisch": .literary, "übertragen": .figurative,
    ],
    parts: [
      "nachname": "name", "vorname": "name", "eigenname": "name", "toponym": "name",
      "partizip i": "adjective", "partizip ii": "verb", "erweiterter infinitiv": "verb",
      "redewendung": "phrase", "sprichwort": "proverb", "abkürzung": "abbreviation",
    ],
    formOf: [
      "genitiv singular des substantivs ", "nominativ plural des substantivs ",
      "partizip perfekt des verbs ", "partizip präsens des verbs ",
    ],
    forms: [
      "partizip ii": .pastParticiple, "partizip i": .presentParticiple, "hilfsverb": .auxiliary,
      "präteritum": .pastTense,
    ], articles: ["der", "die", "das", "des", "dem", "den"], hasSeparableVerbs: true)
}

extension Edition {
  static let french = Edition(
    code: "fr", title: "Wiktionnaire, le dictionnaire libre",
    labels: [
      "vulgaire": .vulgar, "injurieux": .offensive, "péjoratif": .offensive,
      "insultant": .offensive, "désuet": .obsolete, "archaïsme": .archaic, "vieilli": .dated,
      "par ellipse": .abbreviation, "rare": .rare, "familier": .colloquial,
      "populaire": .colloquial, "argot": .slang, "régional": .regional, "québec": .regional,
      "belgique": .regional, "suisse": .regional, "littéraire": .literary,
      "poétique": .literary, "sens figuré": .figurative, "par plaisanterie": .humorous,
    ],
    parts: [
      "nom de famille": "name", "prénom": "name", "nom propre": "name",
      "locution-phrase": "phrase", "proverbe": "proverb",
    ],
    formOf: [
      "pluriel de ", "féminin de ", "féminin singulier de ", "féminin pluriel de ",
      "masculin pluriel de ", "participe passé du verbe ", "participe présent du verbe ",
    ],
    forms: ["participe passé": .pastParticiple, "participe présent": .presentParticiple],
    missing: "définition manquante")
}

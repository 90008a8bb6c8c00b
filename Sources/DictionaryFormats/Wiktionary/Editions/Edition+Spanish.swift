extension Edition {
  static let spanish = Edition(
    code: "es", title: "Wikcionario, el diccionario libre",
    labels: [
      "malsonante": .vulgar, "vulgar": .vulgar, "soez": .vulgar, "grosero": .vulgar,
      "despectivo": .offensive, "peyorativo": .offensive, "obsoleto": .obsolete,
      "arcaico": .archaic, "anticuado": .dated, "desusado": .dated, "antiguo": .dated,
      "poco usado": .rare, "infrecuente": .rare, "coloquial": .colloquial,
      "jerga": .slang, "ámbito": .regional, "rural": .regional, "poético": .literary,
      "literario": .literary, "humorístico": .humorous, "figurado": .figurative,
    ],
    parts: [
      "sustantivo propio": "name", "apellido": "name", "antropónimo": "name",
      "locución": "phrase", "refrán": "proverb", "abreviatura": "abbreviation",
      "sigla": "abbreviation", "acrónimo": "abbreviation",
    ],
    formOf: [
      "forma del plural de ", "forma del femenino de ", "forma del femenino singular de ",
      "forma del femenino plural de ", "forma del masculino plural de ", "plural de ",
      "participio de ", "gerundio de ", "participio irregular de ",
    ],
    forms: ["gerundio": .presentParticiple, "participio": .pastParticiple])
}

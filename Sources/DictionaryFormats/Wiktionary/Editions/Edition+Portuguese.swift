extension Edition {
  static let portuguese = Edition(
    code: "pt", title: "Wikcionário, o dicionário livre",
    labels: [
      "obsceno": .vulgar, "chulo": .vulgar, "tabuísmo": .vulgar, "depreciativo": .offensive,
      "pejorativo": .offensive, "obsoleto": .obsolete, "em desuso": .obsolete,
      "arcaico": .archaic, "antigo": .archaic, "antiquado": .dated, "raro": .rare,
      "coloquial": .colloquial, "popular": .colloquial, "gíria": .slang,
      "regionalismo": .regional, "poético": .literary, "literário": .literary,
      "jocoso": .humorous, "figurado": .figurative,
    ],
    parts: [
      "substantivo próprio": "name", "locução": "phrase", "expressão": "phrase",
      "provérbio": "proverb", "sigla": "abbreviation", "numeral": "number",
    ],
    formOf: [
      "plural de ", "feminino de ", "feminino singular de ", "feminino plural de ",
      "masculino plural de ", "particípio do verbo ", "particípio de ", "gerúndio do verbo ",
    ],
    forms: ["particípio": .pastParticiple, "gerúndio": .presentParticiple])
}

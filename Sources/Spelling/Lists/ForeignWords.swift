// This whole file by Character: its texts are words of a person.

internal import Languages
internal import ListFormats
internal import Vocabulary

/// The signs that a list is in another language than English. Its words are no misspelled English
/// ones.
enum ForeignWords {
  /// The smallest number of unknown words that shows that a list is in another language, and not an
  /// English one with mistakes.
  private static let fewest = 4
  /// The smallest number of words that shows it where the dictionary knows none of them.
  private static let fewestOfAll = 3

  /// Returns whether a list is in another language.
  ///
  /// - Parameters:
  ///   - words: the words of the list.
  ///   - isUnknown: tells whether the English dictionary doesn't know a word.
  static func areIn(_ words: [String], isUnknown: (String) -> Bool) -> Bool {
    let areCapitals = words.allSatisfy { $0 == $0.uppercased() }
    let words = Set(words.map { $0.lowercased() }).filter { $0.contains(where: \.isLetter) }
    guard !words.isEmpty else { return false }
    if words.count(where: hasOtherScript) * 2 >= words.count { return true }
    let unknown = words.filter(isUnknown)
    if unknown.count >= fewest, unknown.count * 2 > words.count { return true }
    // A few capital letters each may be abbreviations.
    if unknown.count >= fewestOfAll, unknown.count == words.count, !areCapitals { return true }
    // A single word may be a name. Many words look the same in English and in another language:
    // `animal`, `hotel`, `doctor`. So the other ones decide.
    guard unknown.count > 1 || words.count < 3 else { return false }
    let certain = unknown.count(where: isCertain)
    let likely = unknown.count { !isCertain($0) && hasForeignForm($0) }
    let third = (words.count + 2) / 3
    return certain > 0 && certain * 2 + likely >= max(2, third) || likely >= max(fewest, third)
  }

  private static func hasOtherScript(_ word: String) -> Bool {
    let areOther = word.unicodeScalars.compactMap(\.isOtherScript)
    return areOther.count { $0 } * 2 > areOther.count
  }

  /// Returns whether an unknown word is certainly a foreign one: it has letters that English lacks,
  /// or it is a word of another language that every beginner learns.
  private static func isCertain(_ word: String) -> Bool {
    if word.contains(where: { $0.isLetter && !$0.isASCII }) { return true }
    let parts = word.split { !$0.isLetter }.map(String.init)
    if parts.contains(where: common.contains) { return true }
    return parts.count > 1 && articles.contains(parts[0])
  }

  /// Returns whether an unknown word ends, or is spelled, as words of other languages are.
  private static func hasForeignForm(_ word: String) -> Bool {
    guard word.count > 3, let last = word.last else { return false }
    return "aoiu".contains(last) || endings.contains(where: word.hasSuffix)
      || clusters.contains { word.contains($0) }
  }

  private static let endings = [
    "dad", "mente", "eur", "eux", "eau", "oir", "oire", "euse", "elle", "ette", "ille", "ique",
    "chen", "lein", "lich", "keit", "heit", "schaft", "ung", "isch", "eren", "rze", "cie", "nie",
    "owy", "ek", "nik", "ij",
  ]
  private static let clusters = ["sch", "tz", "cz", "sz", "rz", "dz", "ij", "uu"]

  /// The words that stand before nouns.
  private static let articles = LanguageRules.foreign.reduce(
    into: Set(["des", "du", "en", "ett", "et", "d", "se", "sich", "me", "te"])
  ) {
    // These are English words or letters, too.
    $0.formUnion($1.determiners.subtracting(["a", "i", "o"]))
  }

  /// Words that beginners learn first, unless they are English ones, too: Spanish, French, German,
  /// Italian, Portuguese, Dutch, Polish, Swedish, Danish and Norwegian.
  private static let common: Set<String> = [
    "perro", "gato", "casa", "silla", "libro", "escuela", "ventana", "puerta", "agua", "hombre",
    "mujer", "hola", "gracias", "adios", "rojo", "azul", "amarillo", "blanco", "uno", "dos",
    "tres", "cuatro", "cinco", "siete", "ocho", "nueve", "diez", "lunes", "martes", "jueves",
    "viernes", "domingo", "amigo", "familia", "comer", "beber", "hablar", "vivir", "escribir",
    "chien", "maison", "chaise", "livre", "porte", "fille", "femme", "homme", "bonjour", "merci",
    "rouge", "bleu", "vert", "jaune", "noir", "deux", "trois", "quatre", "cinq", "sept", "huit",
    "neuf", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "manger",
    "boire", "parler", "avec", "pour", "voiture", "jardin",
    "hund", "katze", "haus", "tisch", "stuhl", "buch", "schule", "fenster", "wasser", "frau",
    "danke", "blau", "gelb", "schwarz", "eins", "zwei", "drei", "vier", "acht", "zehn", "montag",
    "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "essen", "trinken",
    "sprechen", "freund", "und", "nicht", "mutter", "vater", "bruder", "schwester",
    "cane", "gatto", "sedia", "scuola", "finestra", "acqua", "uomo", "donna", "ciao", "grazie",
    "rosso", "giallo", "bianco", "quattro", "cinque", "otto", "nove", "dieci", "mangiare", "strada",
    "amore", "notte", "giorno", "tavolo", "ragazzo", "ragazza", "bambino", "buongiorno",
    "cachorro", "cadeira", "livro", "escola", "janela", "homem", "mulher", "obrigado", "vermelho",
    "amarelo", "branco", "dois", "quatro", "oito", "dez",
    "huis", "stoel", "boek", "raam", "deur", "meisje", "jongen", "dank", "rood", "blauw", "geel",
    "twee", "drie", "vijf", "zes", "zeven", "negen", "tien", "fiets",
    "pies", "kot", "dom", "okno", "drzwi", "woda", "chleb", "szkola", "dwa", "trzy", "cztery",
    "matka", "ojciec", "brat", "siostra", "dziecko", "czerwony", "niebieski", "zielony",
    "hus", "katt", "stol", "skola", "vatten", "flicka", "pojke", "vann", "skole", "jente", "gutt",
    "hej", "tack", "rod", "svart", "hvid", "fem", "sju", "nio", "tio",
  ]
}

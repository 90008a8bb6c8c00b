// This whole file by Character: its texts are words of people.

/// The words with which people begin and end a letter.
enum LetterWords {
  /// The first words of a greeting that nothing else has, in the languages of most schools.
  static let dear: Set<String> = [
    "dear", "liebe", "lieber", "cher", "chère", "chers", "chères", "querido", "querida", "queridos",
    "queridas", "estimado", "estimados", "estimadas", "caro", "cara", "cari", "beste", "geachte",
    "drodzy", "kära",
  ]
  /// The first words of other greetings.
  static let hello: Set<String> = [
    "hello", "hi", "hey", "greetings", "hallo", "bonjour", "hola", "ciao", "good", "guten", "to",
  ]
  /// The names of times of the day, behind `good`.
  static let times: Set<String> = ["morning", "afternoon", "evening", "tag", "morgen", "abend"]
  /// The first words of an ending.
  static let endings: [[String]] = [
    "kind regards", "kindest regards", "best regards", "warm regards", "warmest regards",
    "best wishes", "warm wishes", "all the best", "many thanks", "thank you", "thanks again",
    "thanks for", "thanks so", "thanks in", "with thanks", "with best", "with kind", "with love",
    "yours sincerely", "yours faithfully", "yours truly", "sincerely yours", "love from",
    "lots of love", "see you", "viele grüße", "liebe grüße", "herzliche grüße",
    "mit freundlichen grüßen", "vielen dank", "bien cordialement", "bien à vous", "un saludo",
    "saludos cordiales", "muchas gracias", "met vriendelijke groet", "med vänliga hälsningar",
  ].map { $0.split(separator: " ").map(String.init) }
  /// The words that are an ending alone, before a comma.
  static let alone: Set<String> = [
    "regards", "sincerely", "thanks", "best", "love", "cheers", "warmly", "yours", "cordialement",
    "saludos", "grüße",
  ]
  /// The titles before a person's name.
  static let titles: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "madam", "herr", "frau", "mme", "mlle",
    "señor", "señora", "from",
  ]
  /// The names of the lines that stand above an e-mail alone.
  static let sent: Set<String> = ["sent", "subject", "cc", "bcc", "betreff", "gesendet"]
  /// The names of the lines above an e-mail.
  static let headers: Set<String> = [
    "from", "to", "cc", "bcc", "sent", "subject", "date", "von", "an", "betreff", "gesendet",
  ]
}

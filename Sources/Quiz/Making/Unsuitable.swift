/// Words and meanings that a dictionary needs, but that no teacher would use in a question.
enum Unsuitable {
  /// Words that can't be answers.
  static let words: Set<String> = [
    "abort", "abortion", "abscess", "adulteress", "adultery", "anus", "beget", "bigamy",
    "bigot", "bisexual", "booze", "boozy", "bosom", "bowel", "bra", "breast", "brothel",
    "cancer", "cancerous", "cannabis", "carcinoma", "castrate", "cervical", "circumcision",
    "cloaca", "cocaine", "condom", "contraception", "contraceptive", "corpse", "crap", "cyst",
    "debauchery", "drunk", "drunken", "enema", "erotic", "fascist", "feces", "gal", "gay",
    "genital", "genocide", "gonorrhea", "harem", "harpy", "hellcat", "heroin", "holocaust",
    "homicidal", "hooker", "hussy", "hysterectomy", "incest", "indecent", "infanticide",
    "intoxicated", "killing", "lesbian", "leukemia", "libido", "lust", "lusty", "lymphoma",
    "marijuana", "massacre", "menopause", "menstrual", "mescaline", "mistress", "naked",
    "narcotic", "nazi", "negligee", "niggard", "niggardly", "nipple", "nude", "nudist", "nuke",
    "opium", "orgy", "ovarian", "ovary", "panties", "pelvic", "penicillin", "penile", "penis",
    "peyote", "pimp", "premarital", "prostate", "puberty", "pubescent", "pus", "racial",
    "racist", "rape", "rapist", "rectal", "rectum", "retarded", "scrotum", "seduce", "semen",
    "sexism", "sexist", "sexy", "sire", "slaughter", "slave", "slavery", "sloshed", "sperm",
    "spermicidal", "spermicide", "sphincter", "stripper", "striptease", "suicide", "syphilis",
    "tampon", "terrorist", "testicle", "testicles", "testicular", "trafficker", "tumor",
    "underwear", "undies", "urinary", "urine", "uterine", "uterus", "vagina", "vasectomy",
    "venereal", "voluptuous", "vulva", "whore", "womb",
  ]

  /// Stems of words that make a definition unsuitable.
  static let stems: Set<String> = Set(
    [
      "alcohol", "beheaded", "breast", "brothel", "burp", "cancer", "castrate", "cocaine",
      "copulate", "drug", "drugs", "drunk", "ejaculate", "erotic", "excrement", "executed",
      "feces", "genital", "genitals", "hanged", "heroin", "homosexual", "hypnotic",
      "intercourse", "intoxicated", "killing", "lust", "malignant", "marijuana", "masturbate",
      "murder", "narcotic", "nipple", "nude", "obscene", "offensive", "ovarian", "ovary",
      "penis", "prostitute", "prostitution", "psychoactive", "pus", "rape", "rapist", "rectal",
      "seductive", "semen", "sex", "sexual", "sexually", "slave", "slaves", "spermatozoa",
      "suck", "suicide", "testis", "torture", "tumor", "underpants", "urine", "uterus", "vagina",
      "vasectomy", "venereal", "vulgar",
    ].map(ContentWords.stem))
}

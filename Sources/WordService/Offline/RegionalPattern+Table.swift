/// The patterns, after the lists of regional spellings in SCOWL.
extension RegionalPattern {
  /// All patterns, but for the endings that ``RegionalSpellings`` knows.
  static let all: [RegionalPattern] = Array(
    [
      withOur, withRe, units, withOgue, pairs(anywhere, .anywhere), pairs(atBeginning, .beginning),
      pairs(atEnd, .end), pairs(whole, .whole),
      [
        // The grayling is a fish.
        RegionalPattern("gray", "grey", .beginning, notBefore: ["ling"]),
        RegionalPattern("hemo", "haemo", .beginning, notBefore: ["t"]),
        RegionalPattern("molt", "moult", .beginning, notBefore: ["e"]),
        RegionalPattern("tranquili", "tranquilli", .anywhere, notBefore: ["t"]),
      ],
    ].joined())

  /// Prefixes behind which another word begins.
  static let prefixes = Set(
    words(
      """
      auto back be bi co counter de dis disem em en for im inter mal micro mid mis multi non out \
      over para photo poly pre radio re sub super tee tele tri un under uni
      """
    ).map { Array($0.utf8) })

  /// Words in -or and -our.
  private static let withOur: [RegionalPattern] = Array(
    [
      our(
        """
        demeanor enamor endeavor favor fervor flavor glamor harbor labor neighbor parlor rumor \
        savior savor splendor tumor valor
        """, .anywhere),
      our("vigor", .anywhere, notBefore: latinEndings + ["ish"]),
      our(
        "armor ardor candor clamor clangor dolor honor odor rancor rigor vapor", .beginning,
        notBefore: latinEndings + ["and", "ism", "ist"]),
      our("arbor", .beginning, notBefore: latinEndings + ["ac", "e", "i", "v"]),
      our("succor", .beginning, notBefore: latinEndings + ["ie", "y"]),
      our("humor", .anywhere, notBefore: latinEndings + ["ist"]),
      our("color", .anywhere, notBefore: ["ad", "at", "ect", "if", "im"]),
      our("behavior", .anywhere, notBefore: []),
    ].joined())

  /// The beginnings of endings before which the British spelling has no `u`, either: `laborious`,
  /// `vaporise`, `honorary`.
  private static let latinEndings = words(
    "ad al ant ar at esc esq ett ia if ig im io isa ise iu iz os ous")

  private static func our(
    _ stems: String, _ place: Place, notBefore otherEndings: [String] = latinEndings
  ) -> [RegionalPattern] {
    words(stems).map {
      RegionalPattern($0, $0.dropLast(2) + "our", place, notBefore: otherEndings)
    }
  }

  /// Words in -er and -re, with their forms: `centered` and `centred`.
  private static let withRe: [RegionalPattern] =
    re(
      """
      accouter caliber center fiber philter reconnoiter saltpeter scepter sepulcher theater
      """, .anywhere)
    + re("goiter louver luster meager miter niter ocher saber somber titer", .beginning)

  private static func re(_ stems: String, _ place: Place) -> [RegionalPattern] {
    words(stems).flatMap { stem in
      let start = String(stem.dropLast(2))
      return [
        RegionalPattern(start + "ered", start + "red", place),
        RegionalPattern(start + "ering", start + "ring", place),
        RegionalPattern(stem, start + "re", place, notBefore: ["a", "e", "i", "o", "r", "u"]),
      ]
    }
  }

  /// The units: `kilometer` and `kilometre`, but `thermometer`.
  private static let units: [RegionalPattern] =
    ([""] + words("centi deca deci hecto kilo mega micro milli nano pico")).flatMap { prefix in
      [prefix + "met", prefix + "lit"].flatMap { start in
        [
          RegionalPattern(start + "er", start + "re", .whole),
          RegionalPattern(start + "ers", start + "res", .whole),
        ]
      }
    }

  /// Words in -og and -ogue, with their forms: `cataloged` and `catalogued`.
  private static let withOgue: [RegionalPattern] =
    words(
      """
      analog catalog decalog demagog dialog epilog monolog pedagog prolog synagog travelog
      """
    ).flatMap { stem in
      [
        RegionalPattern(stem, stem + "ue", .end), RegionalPattern(stem + "s", stem + "ues", .end),
        RegionalPattern(stem + "ed", stem + "ued", .beginning),
        RegionalPattern(stem + "er", stem + "uer", .beginning),
        RegionalPattern(stem + "ing", stem + "uing", .beginning),
      ]
    }

  private static let anywhere = """
    aluminum/aluminium artifact/artefact defense/defence dgment/dgement draftproof/draughtproof \
    draftsm/draughtsm enrollment/enrolment fulfillment/fulfilment installment/instalment \
    jewelry/jewellery mold/mould mustache/moustache offense/offence pajama/pyjama plow/plough \
    pretense/pretence skeptic/sceptic skillful/skilful sulf/sulph willful/wilful woolen/woollen \
    yogurt/yoghurt \
    ameba/amoeba amebi/amoebi ameboi/amoeboi anemi/anaemi archeo/archaeo bacteremi/bacteraemi \
    calcemi/calcaemi celiac/coeliac cesarean/caesarean edema/oedema encyclopedi/encyclopaedi \
    esophag/oesophag esthe/aesthe estradiol/oestradiol estrogen/oestrogen estrous/oestrous \
    estrus/oestrus etiolog/aetiolog fecal/faecal feces/faeces fetal/foetal fetus/foetus \
    glycemi/glycaemi gynec/gynaec hyperemi/hyperaemi ischemi/ischaemi leukemi/leukaemi \
    lipidemi/lipidaemi maneuver/manoeuvre maneuverab/manoeuvrab maneuvered/manoeuvred \
    maneuvering/manoeuvring orthoped/orthopaed paleo/palaeo pediatr/paediatr \
    pedophil/paedophil pnea/pnoea rolemi/rolaemi rrhea/rrhoea septicemi/septicaemi \
    toxemi/toxaemi uremi/uraemi viremi/viraemi volemi/volaemi
    """

  private static let atBeginning = """
    cozy/cosy enolog/oenolog hemat/haemat molted/moulted molter/moulter
    """

  private static let whole = """
    cozied/cosied cozier/cosier cozies/cosies coziest/cosiest cozily/cosily coziness/cosiness \
    lackluster/lacklustre math/maths ocherous/ochreous specter/spectre specters/spectres
    """

  /// Verbs whose last letter is single in the British spelling.
  private static let atEnd = """
    appall/appal appalls/appals distill/distil distills/distils enroll/enrol enrolls/enrols \
    enthrall/enthral enthralls/enthrals fulfill/fulfil fulfills/fulfils instill/instil \
    instills/instils
    """

  private static func pairs(_ list: String, _ place: Place) -> [RegionalPattern] {
    words(list).compactMap { pair in
      let texts = pair.split(separator: "/").map(String.init)
      return texts.count == 2 ? RegionalPattern(texts[0], texts[1], place) : nil
    }
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: " ").map(String.init)
  }
}

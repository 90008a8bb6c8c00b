import Testing

/// Words of other languages with misspellings that learners write, and the name that a teacher
/// gives each.
enum Misspellings {
  struct Pair: Sendable, CustomTestStringConvertible {
    let language, word, typed, name: String
    var testDescription: String { "\(language): \(typed) for \(word)" }
  }

  static let all = [
    pairs("de", german), pairs("es", spanish), pairs("fr", french), pairs("it", italian),
    pairs("pt", portuguese), pairs("nl", dutch),
  ].flatMap(\.self)

  /// Reads lines of a word, a misspelling and a name.
  private static func pairs(_ language: String, _ lines: String) -> [Pair] {
    lines.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      return Pair(language: language, word: parts[0], typed: parts[1], name: parts[2])
    }
  }

  private static let german = """
    Bäume Beume äu or eu
    Häuser Heuser äu or eu
    heute häute äu or eu
    Leute Läute äu or eu
    Mai Mei ai or ei
    Kaiser Keiser ai or ei
    Wände Wende ä or e
    Gemälde Gemelde ä or e
    Eltern Ältern ä or e
    endlich entlich ent- or end-
    entdecken enddecken ent- or end-
    Liebe Libe ie or i
    wieder wider ie or i
    Maschine Maschiene ie or i
    ihnen inen ie or i
    Tiger Tieger ie or i
    Saal Sahl aa, ah or a
    Schnee Schne ee, eh or e
    Boot Bot oo, oh or o
    Fahrrad Farrad aa, ah or a
    Stuhl Stul Silent h
    Lehrer Lerer ee, eh or e
    Blüte Blühte Silent h
    Straße Strasse s, ss or ß
    Fluss Fluß s, ss or ß
    Fuß Fus s, ss or ß
    Nuss Nus s, ss or ß
    Brücke Brüke ck or k
    Rücken Rükken ck or k
    Haken Hacken ck or k
    Katze Kaze tz or z
    Pizza Pitza tz or z
    Herz Hertz tz or z
    Mutter Muter Double letters
    Kanne Kane Double letters
    Wolle Wole Double letters
    Geburtstag Geburtstagg Double letters
    sechs seks chs, x or ks
    Hexe Hekse chs, x or ks
    Stadt Stat dt, tt or t
    Vogel Fogel v or f
    Vater Fater v or f
    Phase Fase v or f
    Vase Wase v or w
    Quelle Kwelle qu
    Typ Tüp y or ü
    Theater Teater th or t
    Rhythmus Rytmus th or t
    Nation Nazion ti or zi
    Hund Hunt d or t
    Wald Walt d or t
    Korb Korp b or p
    Berg Berk g or k
    König Könich -ig or -ich
    schön schon ä, ö and ü
    Tür Tur ä, ö and ü
    Mädchen Maedchen ä, ö and ü
    müssen missen ü or i
    """

  private static let spanish = """
    está esta Accents
    canción cancion Accents
    árbol arbol Accents
    público publico Accents
    día dia Accents
    examen exámen Accents
    vaca baca b or v
    haber haver b or v
    beber bever b or v
    volver bolver b or v
    hacer acer Silent h
    hola ola Silent h
    había abía Silent h
    ahora aora Silent h
    oler holer Silent h
    cabeza cabesa c, s or z
    hacer haser c, s or z
    veces vezes c, s or z
    escena esena c, s or z
    zapato sapato c, s or z
    caballo cabayo ll or y
    lluvia yuvia ll or y
    ayuda alluda ll or y
    rey rei y or i
    gente jente g or j
    garaje garage g or j
    mujer muger g or j
    queso keso c, qu or k
    casa kasa c, qu or k
    kilo quilo c, qu or k
    guerra gerra g or gu
    perro pero r or rr
    alrededor alrrededor r or rr
    acción acsión x, cc or s
    excelente ecelente x, cc or s
    examen eksamen x, cc or s
    pingüino pinguino gü or gu
    niño nino ñ or n
    España Espania ñ or n
    campo canpo m or n
    enviar emviar m or n
    hueso güeso hue or güe
    verdad verda The last d
    imposible impossible c, s or z
    """

  private static let french = """
    école ecole Accents
    mère mére Accents
    forêt foret Accents
    élève éleve Accents
    français francais ç or c
    ici içi ç or c
    cœur coeur œ
    gâteau gato eau, au or o
    chaud cho eau, au or o
    chapeau chapau eau, au or o
    manger mangé -é or -er
    boulanger boulangé -é or -er
    maison méson ai, ei or è
    neige nège ai, ei or è
    enfant anfant an or en
    temps tamps an or en
    jambe janbe an or en
    main min in, ain or ein
    important inportant in, ain or ein
    pain pein in, ain or ein
    nombre nonbre on or om
    famille famiye ill, il or y
    voiture vouature oi or oy
    garçon garsson s, ss, c or ç
    leçon lesson s, ss, c or ç
    poisson poison s, ss, c or ç
    nation nassion s, ss, c or ç
    piscine picine s, ss, c or ç
    pigeon pijon g, ge or j
    jardin gardin g, ge or j
    manger manjer g, ge or j
    guitare gitare g or gu
    quatre catre c, qu or k
    chorale corale c, qu or k
    montagne montanie gn or ni
    pharmacie farmacie f or ph
    style stile y or i
    théâtre téâtre th or t
    appeler apeler Double letters
    adresse addresse Double letters
    homme ome Silent h
    homme home Double letters
    hiver iver Silent h
    samedi samdi Silent e
    petit peti Silent last letter
    grand gran Silent last letter
    tabac taba Silent last letter
    souris souri Silent last letter
    sculpture sculture Silent p, m or l
    automne autone Silent p, m or l
    """

  private static let italian = """
    città citta Accents
    perché perchè Accents
    perché perche Accents
    città citta' Accents
    però pero Accents
    acqua aqua cu, qu or cqu
    scuola squola cu, qu or cqu
    cuore quore cu, qu or cqu
    quadro cuadro cu, qu or cqu
    ragno ranio gn or ni
    bagno banio gn or ni
    niente gnente gn or ni
    foglia folia gli or li
    famiglia familia gli or li
    olio oglio gli or li
    sciarpa sarpa sc or sci
    pesce pescie cie or ce
    scienza scenza cie or ce
    camicia camica c and g with i
    formaggio formaggo c and g with i
    chiesa ciesa ch and gh
    spaghetti spagetti ch and gh
    hanno anno Silent h
    campo canpo m or n
    stazione stazzione -zione
    ragione raggione -gione
    automobile automobbile -bile
    mamma mama Double letters
    palla pala Double letters
    cane canne Double letters
    kiwi chiwi c or k
    """

  private static let portuguese = """
    você voce Accents
    água agua Accents
    café cafe Accents
    também tambem Accents
    maçã maça Accents
    coração coraçao ão or am
    falam falão ão or am
    pão pam ão or am
    homem homen em or en
    campo canpo m or n
    cabeça cabessa s, ss, c or ç
    cabeça cabesa s, ss, c or ç
    passado pasado s, ss, c or ç
    casa caza s, ss, c or ç
    exame ezame s, ss, c or ç
    nascer nacer s, ss, c or ç
    exceção eceção s, ss, c or ç
    feliz felis s, ss, c or ç
    chuva xuva x or ch
    caixa caicha x or ch
    táxi tácsi x, cs or cç
    gente jente g or j
    viagem viajem g or j
    guerra gerra g or gu
    queijo keijo c or qu
    filho filio lh or li
    família familha lh or li
    banho banio nh or ni
    homem omem Silent h
    hoje oje Silent h
    carro caro r or rr
    honra honrra r or rr
    calma cauma l or u
    menino minino e or i
    bonito bunito o or u
    queijo quejo ei or e
    roupa ropa ou or o
    caixa caxa ai or a
    advogado adivogado Vowels between consonants
    açúcar acúcar ç or c
    """

  private static let dutch = """
    trein trijn ei or ij
    tijd teid ei or ij
    blauw blouw ou or au
    vrouw vrauw ou or au
    koud kaud ou or au
    lachen laggen ch or g
    nacht nagt ch or g
    leeuw leew eeuw or ieuw
    nieuw niew eeuw or ieuw
    lopen loopen oo or o
    maan man aa or a
    straten straaten aa or a
    beer ber ee or e
    dieren diren ie or i
    kilo kielo ie or i
    bakken baken Double letters
    zitten ziten Double letters
    maken makken Double letters
    heerlijk heerlik -lijk
    moeilijk moeiluk -lijk
    gelukkig gelukkug -ig
    fantastisch fantasties -isch
    politie polisie -tie
    hond hont d or t
    paard paart d or t
    krab krap b or p
    wordt word d or t
    lopen lope The n of -en
    pannenkoek pannekoek Linking -en-
    vader fader v or f
    zon son s or z
    citroen sitroen c or s
    contact kontact c or k
    theater teater th or t
    cadeau cado eau or o
    chef sjef ch or sj
    ideeën ideeen Trema and accents
    café cafe Trema and accents
    geïnteresseerd geinteresseerd Trema and accents
    """
}

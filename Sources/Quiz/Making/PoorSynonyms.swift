/// Words that share a meaning in WordNet, but that no teacher would call synonyms: things of one
/// kind, meanings that few people know, spellings of one word. We found them by reading all pairs
/// that questions are made of.
enum PoorSynonyms {
  /// Returns whether two words are a poor pair of synonyms.
  static func contain(_ one: String, _ other: String) -> Bool {
    pairs.contains(one < other ? "\(one) \(other)" : "\(other) \(one)")
  }

  /// The pairs, each in alphabetical order.
  private static let pairs = Set(
    text.split(whereSeparator: { $0 == "," || $0 == "\n" })
      .map { String($0.drop { $0 == " " }) })

  private static let text = """
    abbot archimandrite, ably aptly, accountant comptroller, affectional emotive,
    affright panic, airt redirect, anarchist syndicalist, androgyny bisexuality, aloha ciao,
    ant emmet,
    aptly capably, aptly competently, articulateness volubility, artisan journeyman,
    artistry prowess, athlete jock, beano bingo, beano lotto, begetter father, bike motorcycle,
    bingo keno, bouquet corsage, bower pergola, brooder incubator, bruiser strapper,
    bungalow cottage, burglarize heist, burgle heist, busby shako, buttery pantry,
    buyer emptor, cabbage chou, campaigner nominee, candy confect, cantata oratorio,
    catholicity universality, chromaticity hue, clergyman reverend, cognition noesis,
    combativeness militancy, concubine doxy, conservatively guardedly,
    controversially polemically, cornet trumpet, courtesan doxy, craggy hilly, crop harvest,
    cuteness prettiness, debauchee libertine, decadent effete, dexterity sleight,
    diagnostician pathologist, dinghy rowboat, discoverer inventor, dissoluteness incontinence,
    docudrama infotainment, documentary infotainment, doddery senile, duly punctually,
    elderly older, efficiently expeditiously, emptor purchaser, entirety integrality,
    envisage ideate, exodus hegira,
    extraordinarily inordinately, fallback pullout, firmware microcode, fleshly sensual,
    flossy fluffy, fluky iffy, gland secretor, government regime, hatter milliner,
    hayfield meadow, healer therapist, hedgehog porcupine, impotence powerlessness,
    improbably incredibly, individual single, induration sclerosis, inhibitory repressive,
    interdependent mutualist, keno lotto, knowledge noesis, labor proletariat, lamia vampire,
    live populate, lunatic moonstruck, manliness virility, manslayer murderer, maraud raid,
    marriageable nubile, mouton mutton, negotiator treater, nosy snoopy, peaky spiky,
    plethora superfluity, plexus rete, prig snob, print publish, procreative reproductive,
    recover regain, recover retrieve, rehear retry, reprocess reuse, reverence venerate,
    sander smoother, sandstorm sirocco, sarcasm satire, seductively temptingly, slowly tardily,
    sousaphone tuba, sweetie truelove, switcher whipper, synagogue tabernacle, tertiary third,
    tire tyre, vernal youthful
    """
}

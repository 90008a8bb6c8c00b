/// Words in -ise and -ize whose ending every region spells alike, because it is not the suffix that
/// makes verbs (Fowler's Modern English Usage, "-ize, -ise").
enum AlwaysSpelledAlike {
  /// Returns whether a stem has its own letters before -ise or -ize: `exerc`, `pr`.
  static func contains(_ stem: String) -> Bool {
    let s = stem + "ise"
    if wholeWithS.contains(s) { return true }
    // `collectivise` has the suffix.
    if withS.contains(where: s.hasSuffix), !s.hasSuffix("ivise") { return true }
    if stem.hasSuffix("pr") || ["ass", "res"].contains(stem) { return true }
    // `oversize`, but `synthesize`.
    guard stem.hasSuffix("s") else { return false }
    return !(stem.utf8.dropLast().last.map("aeioy".utf8.contains) ?? false)
  }

  private static let withS = words(
    """
    advertise circumcise concise despise exercise franchise incise merchandise noise poise \
    practise precise premise prise promise quoise toise vise wise
    """)
  /// Words that other words end with: `demise`, but `academise`.
  private static let wholeWithS = Set(
    words(
      """
      anise arise cerise chastise chemise demise excise expertise moonrise mortise paradise remise \
      rise sunrise surmise treatise valise
      """))

  private static func words(_ list: String) -> [String] {
    list.split(separator: " ").map(String.init)
  }
}

public import Vocabulary

/// Says which of two spellings of one word belongs where.
public enum RegionalNote {
  /// - Parameters:
  ///   - typed: the spelling that was typed.
  ///   - asked: the word that was asked.
  ///   - region: where the learner wants the usual form of; `nil` is anywhere.
  public static func sentence(
    typed: SoundAlike.Spelled, asked: Word, region: Region?
  ) -> String {
    let (here, there) = (name(of: typed.regions), name(of: asked.regions))
    if let region, typed.regions.contains(region) != asked.regions.contains(region) {
      let usual = typed.regions.contains(region) ? typed.text : asked.text
      let other = usual == typed.text ? asked.text : typed.text
      return
        "In \(name(of: [region]) ?? "") English it is usually \(usual); \(other) is right elsewhere."
    }
    switch (here, there) {
    case (let here?, let there?) where here != there:
      return "\(typed.text) is \(here); \(asked.text) is \(there)."
    case (let here?, nil): return "\(typed.text) is \(here); \(asked.text) is right, too."
    case (nil, let there?): return "\(asked.text) is \(there); \(typed.text) is right, too."
    default: return "\(typed.text) is another spelling of \(asked.text)."
    }
  }

  /// `British and Canadian`; `nil` for everywhere, and for nowhere that is known.
  private static func name(of regions: Set<Region>) -> String? {
    guard !regions.isEmpty, regions.count < Region.allCases.count else { return nil }
    let names = Region.allCases.filter(regions.contains).map { region in
      switch region {
      case .american: "American"
      case .british: "British"
      case .canadian: "Canadian"
      case .australian: "Australian"
      }
    }
    guard let last = names.last, names.count > 1 else { return names.first }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

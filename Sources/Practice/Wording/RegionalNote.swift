public import Vocabulary

/// The note on two spellings of one word that belong to different regions.
public enum RegionalNote {
  /// Returns a sentence about which spelling belongs to which region.
  ///
  /// - Parameters:
  ///   - typed: the spelling that the learner typed.
  ///   - asked: the word with the other spelling.
  ///   - region: the region whose spelling the learner wants; `nil` for any.
  public static func sentence(
    typed: SoundAlike.Spelled, asked: Word, region: Region?
  ) -> String {
    let (here, there) = (name(of: typed.regions), name(of: asked.regions))
    if let region, typed.regions.contains(region) != asked.regions.contains(region) {
      let usual = typed.regions.contains(region) ? typed.text : asked.text
      let other = usual == typed.text ? asked.text : typed.text
      let english = name(of: [region]).map { "\($0) English" } ?? "English"
      return "In \(english), \(usual) is the usual spelling; \(other) is right elsewhere."
    }
    switch (here, there) {
    case (let here?, let there?) where here != there:
      return "\(typed.text) is \(here); \(asked.text) is \(there)."
    case (let here?, nil): return "\(typed.text) is \(here); \(asked.text) is right, too."
    case (nil, let there?): return "\(asked.text) is \(there); \(typed.text) is right, too."
    default: return "\(typed.text) is another spelling of \(asked.text)."
    }
  }

  /// Returns the note on a wrong try that was judged beside the spelling of another region; `nil`
  /// if it was judged beside the asked spelling.
  ///
  /// - Parameters:
  ///   - judged: the spelling beside which the try was judged.
  ///   - asked: the word with its own spelling.
  ///   - region: the region whose spelling the learner wants; `nil` for any.
  public static func sentence(
    beside judged: WrittenWord, asked: Word, region: Region?
  ) -> String? {
    for case .variant(let spelled) in asked.soundAlikes
    where spelled.text == judged.spelling.written && spelled.text != asked.text {
      return sentence(typed: spelled, asked: asked, region: region)
    }
    return nil
  }

  /// Returns the regions in words, such as `British and Canadian`; `nil` for none and for all.
  private static func name(of regions: Set<Region>) -> String? {
    guard !regions.isEmpty, regions.count < Region.allCases.count else { return nil }
    let names = Region.allCases.filter(regions.contains).map(\.rawValue.capitalisedFirst)
    guard let last = names.last, names.count > 1 else { return names.first }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

internal import Vocabulary

/// The American and the British spelling of a word, by the regular differences between the two.
///
/// They need no dictionary, so they know new words and rare ones: `greyscale`, `virtualise`. But
/// the letters alone don't tell that `irises` are no verb, so they are not for words that every
/// region spells alike.
struct RegionalSpellings {
  /// The American spelling.
  let american: String
  /// The British spelling.
  let british: String
  /// The British spelling with verbs in -ize, which Oxford prefers.
  let oxford: String

  /// - Parameter word: a word in small letters. Hyphens and spaces divide it.
  /// - Returns: `nil` for a word without letters that differ.
  init?(of word: String) {
    let letters = Array(word.utf8)
    var sites: [Site] = []
    var start = 0
    while start < letters.count {
      let end = letters[start...].firstIndex { !$0.isSmallLetter } ?? letters.count
      let part = Array(letters[start..<end])
      for var site in Self.sites(in: part) {
        site.range = site.range.lowerBound + start..<site.range.upperBound + start
        sites.append(site)
      }
      start = end + 1
    }
    guard !sites.isEmpty else { return nil }
    american = Self.text(letters, sites) { $0.american }
    british = Self.text(letters, sites) { $0.british }
    oxford = Self.text(letters, sites) { $0.isOxford ? $0.american : $0.british }
  }

  /// Returns the spellings that differ from one of them, with the region where each is the usual
  /// one.
  func others(than word: String) -> [SoundAlike.Spelled] {
    let spellings: [(text: String, region: Region)] = [
      (american, .american), (british, .british), (oxford, .british),
    ]
    var seen: Set<String> = [word]
    return spellings.filter { seen.insert($0.text).inserted }.map {
      SoundAlike.Spelled($0.text, regions: [$0.region])
    }
  }

  /// Letters of a word that differ between the regions.
  private struct Site {
    var range: Range<Int>
    let american: [UInt8]
    let british: [UInt8]
    /// Whether Oxford prefers the American letters.
    var isOxford = false
  }

  /// Returns the word with one of the spellings of each site.
  private static func text(
    _ letters: [UInt8], _ sites: [Site], spelling: (Site) -> [UInt8]
  ) -> String {
    var text: [UInt8] = []
    var next = 0
    for site in sites where site.range.lowerBound >= next {
      text += letters[next..<site.range.lowerBound]
      text += spelling(site)
      next = site.range.upperBound
    }
    return String(decoding: text + letters[next...], as: UTF8.self)
  }

  /// Returns the sites of a word of small letters, in order.
  private static func sites(in word: [UInt8]) -> [Site] {
    var sites = [
      izeSite(in: word), yzeSite(in: word),
      doubledSite(in: word, before: doublingEndings, after: doublingStems),
      doubledSite(in: word, before: endingsOfOus, after: stemsOfOus),
    ].compactMap(\.self)
    var start = 0
    while start < word.count {
      guard let (pattern, range) = RegionalPattern.longest(in: word, at: start) else {
        start += 1
        continue
      }
      sites.append(Site(range: range, american: pattern.american, british: pattern.british))
      start = range.upperBound
    }
    return sites.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the site of the `z` or `s` of a verb in -ize, or of a word that is derived from one.
  private static func izeSite(in word: [UInt8]) -> Site? {
    guard let z = index(of: "zs", before: izeEndings, in: word), z > 2, word[z - 1] == ascii("i"),
      !"aeiu".utf8.contains(word[z - 2]),
      !AlwaysSpelledAlike.contains(String(decoding: word[..<(z - 1)], as: UTF8.self))
    else { return nil }
    return Site(
      range: z..<z + 1, american: [ascii("z")], british: [ascii("s")], isOxford: true)
  }

  /// Returns the site of the `z` or `s` of a verb in -lyze.
  private static func yzeSite(in word: [UInt8]) -> Site? {
    guard let z = index(of: "zs", before: yzeEndings, in: word), z > 3, word[z - 1] == ascii("y"),
      word[z - 2] == ascii("l")
    else { return nil }
    return Site(range: z..<z + 1, american: [ascii("z")], british: [ascii("s")])
  }

  /// Returns the site of the `l` that the British spelling doubles before an ending: `traveled` and
  /// `travelled`.
  private static func doubledSite(
    in word: [UInt8], before endings: [[UInt8]], after stems: [[UInt8]]
  ) -> Site? {
    guard let last = index(of: "l", before: endings, in: word) else { return nil }
    let isDouble = last > 0 && word[last - 1] == ascii("l")
    let end = isDouble ? last : last + 1
    let stem = word[..<end]
    let isDoubling = stems.contains {
      stem.ends(with: $0) && RegionalPattern.begins(stem, at: end - $0.count)
    }
    guard isDoubling else { return nil }
    return Site(
      range: end - 1..<last + 1, american: [ascii("l")], british: [ascii("l"), ascii("l")])
  }

  /// Returns the index of one of some letters before one of some endings.
  private static func index(
    of letters: String, before endings: [[UInt8]], in word: [UInt8]
  ) -> Int? {
    for ending in endings where word.count > ending.count && word[...].ends(with: ending) {
      let index = word.count - ending.count - 1
      if letters.utf8.contains(word[index]) { return index }
    }
    return nil
  }

  private static func ascii(_ letter: Unicode.Scalar) -> UInt8 { UInt8(ascii: letter) }

  private static let izeEndings = list(
    """
    e es ed ing ings er ers able ably ability ation ations ational ationally ingly edly ement ements
    """)
  private static let yzeEndings = list("e es ed ing er ers able ation")
  private static let doublingEndings = list("ed ing ings er ers or ors able ery ist ists")
  /// Words whose last syllable is not stressed, and that nevertheless double their `l`.
  private static let doublingStems = list(
    """
    apparel barrel bevel bowel bushel cancel carol cavil channel chisel council counsel cudgel \
    devil dial dishevel dowel drivel duel enamel equal flannel fuel funnel gambol gravel grovel \
    hovel imperil initial jewel kennel label laurel level libel marshal marvel medal metal model \
    nickel panel parcel pedal pencil peril petal pistol pommel pummel quarrel ravel revel rival \
    rowel shovel shrivel signal snivel snorkel spiral squirrel stencil swivel tassel tinsel total \
    towel trammel travel trial trowel tunnel victual weasel yodel
    """)
  /// Those that double it in an adjective, too: `marvellous`, but `perilous` everywhere.
  private static let stemsOfOus = list("libel marvel")
  private static let endingsOfOus = list("ous ously")

  private static func list(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { Array($0.utf8) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with ending: [UInt8]) -> Bool { suffix(ending.count).elementsEqual(ending) }
}

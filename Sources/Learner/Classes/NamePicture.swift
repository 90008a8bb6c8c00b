internal import Hashing

/// The picture beside a name, by which people find it.
public struct NamePicture: Hashable, Sendable, Codable {
  /// The name of the picture.
  public var motif: String
  /// The number of the colour.
  public var colour: Int

  public init(motif: String, colour: Int) { (self.motif, self.colour) = (motif, colour) }

  /// Makes the picture of somebody who chose none. The same name has the same one on every page and
  /// every day.
  public init(of name: String) {
    let hash = Int(FNV1a(name.utf8).value >> 1)
    motif = Self.motifs[hash % Self.motifs.count]
    colour = hash / Self.motifs.count % Self.colours.count
  }

  /// Whether there is such a picture. A later release may have more.
  public var isKnown: Bool { Self.motifs.contains(motif) && Self.colours.contains(colour) }

  /// The names of the pictures.
  public static let motifs = [
    "apple", "bell", "boat", "cloud", "fish", "house", "key", "kite", "leaf", "moon", "star", "sun",
  ]
  /// The numbers of the colours.
  public static let colours = 0..<6
}

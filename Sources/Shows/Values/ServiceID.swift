internal import ByteText

/// The name of a show or an episode at a service: `tvmaze:82`.
public struct ServiceID: Hashable, Sendable {
  /// The name of the service: small letters and digits of ASCII, and hyphens.
  public let service: String
  /// The service's own name of the thing: visible signs without spaces.
  public let id: String

  /// The most bytes of a service's name, and of its name of a thing.
  public static let (longestService, longestID) = (30, 200)

  /// - Returns: `nil` for a text that is no such name.
  public init?(_ service: String, _ id: String) {
    guard (1...Self.longestService).contains(service.utf8.count),
      service.utf8.allSatisfy(Self.canName), (1...Self.longestID).contains(id.utf8.count),
      id.unicodeScalars.allSatisfy(Self.isVisible)
    else { return nil }
    (self.service, self.id) = (service, id)
  }

  init(uncheckedService service: String, _ id: String) { (self.service, self.id) = (service, id) }

  private static func canName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value < 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
      .surrogate:
      return false
    default: return true
    }
  }
}

extension ServiceID {
  /// The services that this program knows.
  public enum Known {
    public static let tvmaze = "tvmaze"
    /// MyAnimeList, whose numbers services of Jikan's shape use, too.
    public static let myAnimeList = "mal"
    public static let aniDB = "anidb"
    public static let aniList = "anilist"
    public static let kitsu = "kitsu"
    public static let imdb = "imdb"
    /// TheTVDB, whose numbers TV Time uses.
    public static let theTVDB = "thetvdb"
    /// Shows that a person added by hand.
    public static let own = "own"
  }
}

extension ServiceID: LosslessStringConvertible, Comparable, Codable {
  /// Reads a name such as `tvmaze:82`.
  public init?(_ description: String) {
    guard let colon = description.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    self.init(
      String(description[..<colon]), String(description.utf8[colon...].dropFirst()) ?? "")
  }

  public var description: String { "\(service):\(id)" }

  /// Whether a name comes first: by the service, then shorter names first, so that numbers stand in
  /// their order.
  public static func < (one: ServiceID, other: ServiceID) -> Bool {
    (one.service, one.id.utf8.count, one.id) < (other.service, other.id.utf8.count, other.id)
  }

  public init(from decoder: any Decoder) throws {
    self = try decoder.value(named: "name of a service, such as tvmaze:82")
  }

  public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}

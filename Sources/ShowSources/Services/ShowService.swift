public import Shows

/// A service on the web that knows shows.
public enum ShowService: String, CaseIterable, Hashable, Sendable, Codable {
  case tvmaze
  /// A service of the shape of Jikan's fourth version, which has the anime of MyAnimeList.
  case jikan

  /// The name, as it stands at the start of a sentence.
  public var name: String { self == .tvmaze ? "TVmaze" : "Jikan" }

  /// The address that is asked unless a setting names another server with the same interface.
  public var usualAddress: String {
    switch self {
    case .tvmaze: "https://api.tvmaze.com"
    case .jikan: "https://api.tenrai.org/v1"
    }
  }

  /// The name of the service in the names of its shows, such as `tvmaze:82`. Services of Jikan's
  /// shape use the numbers of MyAnimeList.
  public var idName: String {
    self == .tvmaze ? ServiceID.Known.tvmaze : ServiceID.Known.myAnimeList
  }

  /// The service that gives its name to a show; `nil` for a name of any other service.
  public init?(of id: ServiceID) {
    guard let service = Self.allCases.first(where: { $0.idName == id.service }) else { return nil }
    self = service
  }

  /// The credit that must be shown beside what the service tells.
  public var credit: ShowCredit {
    switch self {
    case .tvmaze:
      ShowCredit(
        name: "TVmaze", address: "https://www.tvmaze.com",
        licence: ShowCredit.Licence(
          name: "CC BY-SA 4.0", address: "https://creativecommons.org/licenses/by-sa/4.0/"))
    case .jikan:
      ShowCredit(name: "MyAnimeList", address: "https://myanimelist.net", licence: nil)
    }
  }
}

/// The source of what is told about shows, to be named wherever it is shown.
public struct ShowCredit: Hashable, Sendable, Codable {
  public struct Licence: Hashable, Sendable, Codable {
    /// The short name, such as `CC BY-SA 4.0`.
    public let name: String
    /// The address of its text.
    public let address: String
  }

  public let name: String
  /// The address of its site.
  public let address: String
  /// `nil` where the source states none.
  public let licence: Licence?

  /// The credit in words: `TVmaze, https://www.tvmaze.com (CC BY-SA 4.0, https://…)`.
  public var text: String {
    "\(name), \(address)" + (licence.map { " (\($0.name), \($0.address))" } ?? "")
  }
}

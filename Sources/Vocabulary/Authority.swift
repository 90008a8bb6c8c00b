/// Who says what a word means.
public struct Authority: Hashable, Sendable, Codable {
  /// Such as `WordNet 3.0`.
  public let name: String
  /// The licence that asks for the name to be shown wherever the texts are; `nil` for dictionaries that
  /// are installed with licences of their own.
  public let licence: String?
  /// Addresses of the pages that the texts were taken from. They hold the word.
  public let pages: [String]

  public init(_ name: String, licence: String? = nil, pages: [String] = []) {
    self.name = name
    self.licence = licence
    self.pages = pages
  }

  /// The name and the licence, without what gives a word away: `the Free Dictionary API (CC BY-SA 3.0)`.
  public var credit: String { licence.map { "\(name) (\($0))" } ?? name }

  /// The credit where the licence asks for it.
  public var neededCredit: String? { licence == nil ? nil : credit }
}

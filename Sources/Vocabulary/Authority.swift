/// The source of the definitions of a word.
public struct Authority: Hashable, Sendable, Codable {
  /// The name of the source, such as `WordNet 3.0`.
  public let name: String
  /// The licence that requires the name wherever the texts are shown; `nil` for dictionaries that
  /// are installed with licences of their own.
  public let licence: String?
  /// The addresses of the pages that the texts were taken from. They contain the word.
  public let pages: [String]

  /// - Parameters:
  ///   - name: the name of the source.
  ///   - licence: the licence that requires the name; `nil` if none does.
  ///   - pages: the addresses of the pages that the texts were taken from.
  public init(_ name: String, licence: String? = nil, pages: [String] = []) {
    self.name = name
    self.licence = licence
    self.pages = pages
  }

  /// The name and the licence, which don't give the word away: `the Free Dictionary API (CC BY-SA
  /// 3.0)`.
  public var credit: String { licence.map { "\(name) (\($0))" } ?? name }

  /// The attribution that the licence requires, if any.
  public var neededCredit: String? { licence == nil ? nil : credit }
}

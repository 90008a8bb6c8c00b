/// The credit of a dictionary, which its licence requires beside what the dictionary says.
public struct DictionaryCredit: Hashable, Sendable, Codable {
  /// The title: `Spanish-English FreeDict Dictionary ver. 0.3.1`.
  public var title: String
  /// The name of the licence: `CC BY-SA 4.0`; `nil` for a person's own file.
  public var licence: String?
  /// The address of the source on the web, if it has one.
  public var address: String?
  /// The day of the source, such as `2026-11-21`; `nil` where it isn't known.
  public var date: String?

  /// Makes a credit.
  public init(
    title: String, licence: String? = nil, address: String? = nil, date: String? = nil
  ) {
    (self.title, self.licence, self.address, self.date) = (title, licence, address, date)
  }
}

/// A part of the English-speaking world with spellings of its own.
public enum Region: String, CaseIterable, Hashable, Sendable, Codable {
  /// The United States.
  case american
  /// Great Britain.
  case british
  /// Canada.
  case canadian
  /// Australia.
  case australian

  /// Reads the setting for the region.
  ///
  /// - Parameter text: the name of a region, or `any`.
  /// - Returns: `nil` for `any`.
  /// - Throws: ``VocabularyError/notARegion(_:)``.
  public static func setting(_ text: String) throws(VocabularyError) -> Region? {
    guard text.lowercased() != "any" else { return nil }
    guard let region = Region(rawValue: text.lowercased()) else { throw .notARegion(text) }
    return region
  }
}

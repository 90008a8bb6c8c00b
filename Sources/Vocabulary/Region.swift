/// A part of the English-speaking world that has spellings of its own.
public enum Region: String, CaseIterable, Hashable, Sendable, Codable {
  case american, british, canadian, australian

  /// - Parameter text: a region's name, or `any`.
  /// - Returns: `nil` for `any`.
  /// - Throws: ``VocabularyError/notARegion(_:)``.
  public static func setting(_ text: String) throws(VocabularyError) -> Region? {
    guard text.lowercased() != "any" else { return nil }
    guard let region = Region(rawValue: text.lowercased()) else { throw .notARegion(text) }
    return region
  }
}

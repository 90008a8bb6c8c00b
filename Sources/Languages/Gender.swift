/// The grammatical gender of a noun.
public enum Gender: String, CaseIterable, Hashable, Sendable, Codable {
  case masculine, feminine, neuter
  /// The gender of Dutch nouns with `de`, where a dictionary doesn't tell masculine from feminine.
  case common
}

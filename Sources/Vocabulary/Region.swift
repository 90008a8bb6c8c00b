/// A part of the English-speaking world that has spellings of its own.
public enum Region: String, CaseIterable, Hashable, Sendable, Codable {
  case american, british, canadian, australian
}

/// Another spelling that sounds the same.
public enum SoundAlike: Hashable, Sendable {
  /// Another word: `heir` for `err`. Only the meaning tells them apart.
  case homophone(String)
  /// The same word in another spelling: `color` for `colour`. Both are right.
  case variant(Spelled)

  /// A spelling and where it is the usual one.
  public struct Spelled: Hashable, Sendable, Codable {
    public let text: String
    /// Empty where no list says.
    public let regions: Set<Region>

    public init(_ text: String, regions: Set<Region>) {
      self.text = text
      self.regions = regions
    }
  }

  public var text: String {
    switch self {
    case .homophone(let text): text
    case .variant(let spelled): spelled.text
    }
  }
}

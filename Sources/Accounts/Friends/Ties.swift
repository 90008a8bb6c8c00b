/// The ties of one person to the others of a server: friends, requests, and people who are
/// blocked. Each person has such ties; two people are friends if both say so.
///
/// Nobody finds out that somebody else has declined a request or blocked them: the request only
/// stays without an answer.
public struct Ties: Hashable, Sendable, Codable {
  /// The accounts of the friends.
  public private(set) var friends: Set<String> = []
  /// The accounts that the person has asked.
  public private(set) var asked: Set<String> = []
  /// The accounts that have asked the person.
  public private(set) var asking: Set<String> = []
  /// The accounts that the person has blocked.
  public private(set) var blocked: Set<String> = []

  public init() {}

  /// The most friends, the most open requests in each direction, and the most blocked people.
  public static let most = 300

  private enum CodingKeys: CodingKey { case friends, asked, asking, blocked }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    friends = Set(try values.decodeIfPresent([String].self, forKey: .friends) ?? [])
    asked = Set(try values.decodeIfPresent([String].self, forKey: .asked) ?? [])
    asking = Set(try values.decodeIfPresent([String].self, forKey: .asking) ?? [])
    blocked = Set(try values.decodeIfPresent([String].self, forKey: .blocked) ?? [])
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(friends.sorted(), forKey: .friends)
    try values.encode(asked.sorted(), forKey: .asked)
    try values.encode(asking.sorted(), forKey: .asking)
    try values.encode(blocked.sorted(), forKey: .blocked)
  }

  /// A step that a person takes with somebody else.
  public enum Step: Hashable, Sendable {
    /// Ask somebody, or accept a request.
    case ask
    /// End a friendship, decline a request, or take back one's own.
    case part
    case block
    case unblock
  }

  /// Returns the person's ties after a step with somebody else.
  ///
  /// - Parameters:
  ///   - person: the person's own account.
  ///   - other: the account of the other person.
  ///   - theirs: the other person's ties.
  /// - Throws: ``AccountError/tooManyFriends``.
  public func after(
    _ step: Step, of person: String, with other: String, whoHas theirs: Ties
  ) throws(AccountError) -> Ties {
    var ties = self
    switch step {
    case .ask:
      ties.blocked.remove(other)
      if friends.contains(other) { break }
      // The request counts also if the person has declined it since, or blocked the other then.
      if theirs.asked.contains(person) {
        ties.asking.remove(other)
        ties.friends.insert(other)
      } else {
        ties.asked.insert(other)
      }
      guard ties.friends.count <= Self.most, ties.asked.count <= Self.most else {
        throw .tooManyFriends
      }
    case .part:
      ties.friends.remove(other)
      ties.asked.remove(other)
      ties.asking.remove(other)
    case .block:
      ties = try after(.part, of: person, with: other, whoHas: theirs)
      ties.blocked.insert(other)
      guard ties.blocked.count <= Self.most else { throw .tooManyFriends }
    case .unblock: ties.blocked.remove(other)
    }
    return ties
  }

  /// Changes these ties after somebody else has taken a step with their owner.
  ///
  /// - Parameter person: the account of the person who took the step.
  public mutating func note(_ step: Step, of person: String) {
    switch step {
    case .ask:
      // The request of a blocked person doesn't arrive.
      guard !blocked.contains(person) else { return }
      if asked.contains(person), !friends.contains(person) {
        asked.remove(person)
        friends.insert(person)
      } else if !friends.contains(person), asking.count < Self.most {
        asking.insert(person)
      }
    case .part, .block:
      friends.remove(person)
      asking.remove(person)
    case .unblock: break
    }
  }

  /// Returns whether two people are friends.
  public static func areFriends(
    _ one: String, _ ofOne: Ties, _ other: String, _ ofOther: Ties
  ) -> Bool {
    ofOne.friends.contains(other) && ofOther.friends.contains(one)
      && !ofOne.blocked.contains(other) && !ofOther.blocked.contains(one)
  }
}

/// A reminder of an episode that is still to come.
public struct EpisodeReminder: Hashable, Sendable {
  /// The time between the reminder and the episode.
  public enum Ahead: String, CaseIterable, Hashable, Sendable, Codable {
    case hour, day

    /// The time in seconds.
    public var seconds: Int { self == .hour ? Instant.hour : Instant.day }
  }

  public let episode: EpisodeKey
  public let ahead: Ahead
  /// The number of times that the reminder was set, changed or taken back. With an odd number it is
  /// taken back.
  public let turns: Int

  public init(_ episode: EpisodeKey, ahead: Ahead, turns: Int = 0) {
    (self.episode, self.ahead) = (episode, ahead)
    self.turns = min(max(turns, 0), Play.mostTurns)
  }

  /// Whether the reminder is set.
  public var isSet: Bool { turns.isMultiple(of: 2) }

  /// Returns the instant of the reminder.
  ///
  /// A reminder never comes in quiet hours. It comes at their end, if that is before the episode,
  /// and otherwise before they begin.
  ///
  /// - Parameters:
  ///   - airs: the instant of the episode.
  ///   - isQuiet: whether an instant is one of the quiet hours.
  /// - Returns: `nil` if no minute from a day before the wanted one on is outside quiet hours.
  public func moment(for airs: Instant, isQuiet: (Instant) -> Bool) -> Instant? {
    let wanted = airs.advanced(by: -ahead.seconds)
    guard isQuiet(wanted) else { return wanted }
    let minutesAhead = ahead.seconds / 60
    let after = (1..<minutesAhead).lazy.map { wanted.advanced(by: $0 * 60) }
    if let moment = after.first(where: { !isQuiet($0) }) { return moment }
    let before = (1...24 * 60).lazy.map { wanted.advanced(by: -$0 * 60) }
    return before.first { !isQuiet($0) }
  }
}

extension EpisodeReminder: Joinable {
  /// Takes the copy that was changed more often. Of two that were changed equally often, the longer
  /// time counts.
  public mutating func join(_ other: EpisodeReminder) {
    let isLonger = other.turns == turns && other.ahead.seconds > ahead.seconds
    if other.turns > turns || isLonger { self = other }
  }
}

extension EpisodeReminder: Codable {
  private enum CodingKeys: String, CodingKey { case episode, ahead, turns }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(EpisodeKey.self, forKey: .episode),
      ahead: try values.decode(Ahead.self, forKey: .ahead),
      turns: try values.optional(.turns) ?? 0)
  }
}

extension TrackedShow {
  /// Sets a reminder of an episode, or changes it.
  public func reminding(of episode: Episode, _ ahead: EpisodeReminder.Ahead) -> TrackedShow {
    var part = TrackedShow(id)
    let now = reminders[episode.key]
    guard now.map({ !$0.isSet || $0.ahead != ahead }) ?? true else { return part }
    // An even number is a set reminder: a change counts twice.
    let turns = now.map { $0.turns + ($0.isSet ? 2 : 1) } ?? 0
    part.reminders[episode.key] = EpisodeReminder(episode.key, ahead: ahead, turns: turns)
    return part
  }

  /// Takes back the reminder of an episode.
  public func notReminding(of key: EpisodeKey) -> TrackedShow {
    var part = TrackedShow(id)
    guard let now = reminders[key], now.isSet else { return part }
    part.reminders[key] = EpisodeReminder(key, ahead: now.ahead, turns: now.turns + 1)
    return part
  }

  /// The coming reminders with their instants, the first one first.
  ///
  /// - Parameters:
  ///   - now: reminders of episodes that were shown before have passed.
  ///   - isQuiet: whether an instant is one of the quiet hours.
  public func comingReminders(
    after now: Instant, isQuiet: (Instant) -> Bool
  ) -> [(moment: Instant, episode: Episode, reminder: EpisodeReminder)] {
    guard status != .dropped else { return [] }
    let facts = facts
    return reminders.values.filter(\.isSet).compactMap { reminder in
      guard let episode = facts.episode(reminder.episode), let airs = episode.airs, airs > now,
        let moment = reminder.moment(for: airs, isQuiet: isQuiet)
      else { return nil }
      return (moment, episode, reminder)
    }.sorted { ($0.moment, $0.episode.key) < ($1.moment, $1.episode.key) }
  }
}

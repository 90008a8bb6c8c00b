package import FoundationEssentials
package import Scheduling
package import Shows
internal import Storage

/// A line of the journal about shows or lists of shows: the part of the record that a step changed.
///
/// The record is the union of all lines, so their order doesn't matter.
package struct WatchLine: Hashable, Sendable, JournalLine {
  /// The kind of a step.
  package enum Event: String, Hashable, Sendable, Codable {
    case watched, rewatched, unwatched
    /// The status was set.
    case chosen
    case rated, reviewed, noted, tagged
    /// The show's facts were changed by hand.
    case edited
    /// The show was shown to friends, or hidden from them.
    case shown
    case reminded
    /// News was told.
    case told
    /// A file was taken in.
    case imported
    /// A list was made, changed or removed.
    case listed
    /// The last step was undone, or done again after that.
    case undone
    /// The program noted what follows from new facts, such as a service's name of an episode.
    case kept

    /// Whether a person can undo the step.
    package var canBeUndone: Bool { self != .told && self != .kept }
  }

  /// The version of an entry about shows. A VocalVocab that doesn't know kinds leaves a journal
  /// with such an entry untouched.
  package static let version: Int = 2
  package static let kindName: String? = "show"

  package let event: Event
  package private(set) var entry: WatchEntry
  /// The offset of the learner's clock from UTC in seconds, positive to the east.
  package let utcOffset: Int

  package init(_ event: Event, _ part: WatchRecord, at moment: Moment, step: String) {
    (self.event, utcOffset) = (event, moment.utcOffset)
    entry = WatchEntry(step: step, at: Instant(moment), part)
  }

  package var at: Date { Date(timeIntervalSince1970: Double(entry.at.seconds)) }

  package var step: String? {
    get { entry.step }
    set {
      if let newValue { entry = WatchEntry(step: newValue, at: entry.at, entry.part) }
    }
  }

  /// Lines about shows have no fast reader.
  package init?(plain line: UnsafeBufferPointer<UInt8>) { nil }

  private enum CodingKeys: String, CodingKey { case event, kind, utcOffset, version }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    event = try values.decode(Event.self, forKey: .event)
    utcOffset = try values.decode(Int.self, forKey: .utcOffset)
    entry = try WatchEntry(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(event, forKey: .event)
    try values.encode(Self.kindName, forKey: .kind)
    try values.encode(utcOffset, forKey: .utcOffset)
    try values.encode(Self.version, forKey: .version)
    try entry.encode(to: encoder)
  }
}

extension Instant {
  /// The second of a moment.
  init(_ moment: Moment) { self.init(seconds: Int(moment.seconds.rounded(.down))) }
}

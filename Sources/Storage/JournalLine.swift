/// An entry of the journal, of whatever kind.
public protocol JournalLine: Encodable, Sendable {}

internal import FoundationEssentials
internal import Learner
internal import NIOCore
internal import Scheduling
internal import Storage

/// The requests of children for a name without a PIN that is in use on another device. The teacher
/// answers them.
struct NameRequests: Sendable {
  /// A child who waits.
  struct Waiting: Sendable {
    let id: Identifier
    let name: LearnerName
  }

  /// The state of a request.
  enum State: Sendable {
    case waiting, granted, refused
  }

  /// A request as it is noted.
  private struct Entry: Codable {
    let name: String
    /// The time of the request, in seconds since 1970.
    let since: Double
    var isGranted: Bool?

    var state: State { isGranted.map { $0 ? .granted : .refused } ?? .waiting }

    init(_ name: LearnerName) { (self.name, since) = (name.text ?? "", Moment.now.seconds) }

    init?(_ text: String) {
      guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(text.utf8)) else {
        return nil
      }
      self = entry
    }

    var text: String { String(buffer: ByteBuffer(json: self)) }
  }

  private let notes: any Notes

  /// The largest number of children who wait at once.
  private static let most = 40
  /// The time after which a child who doesn't ask again has gone.
  static let patience = Duration.seconds(15)
  /// The beginning of the notes' names.
  private static let start = "name-request/"

  init(in notes: any Notes) { self.notes = notes }

  private func note(of id: Identifier) -> String { Self.start + id.text }

  /// Adds a request.
  ///
  /// - Returns: its identity, which only the child's browser and the teacher get; `nil` if too many
  ///   children wait.
  /// - Throws: `StorageError`.
  func add(_ name: LearnerName) throws(StorageError) -> Identifier? {
    guard try notes.values(under: Self.start).count < Self.most else { return nil }
    let id = Identifier()
    try notes.put(Entry(name).text, as: note(of: id), for: Self.patience)
    return id
  }

  /// Returns what became of a request, because the child asks again. A request that was answered
  /// ends with that.
  ///
  /// - Returns: `nil` if no such request waits for the name.
  /// - Throws: `StorageError`.
  func state(of id: Identifier, for name: LearnerName) throws(StorageError) -> State? {
    while let text = try notes.value(of: note(of: id)) {
      guard let entry = Entry(text), entry.name == name.text else { return nil }
      guard entry.state == .waiting else {
        try notes.remove(note(of: id))
        return entry.state
      }
      if try notes.replace(text, with: text, as: note(of: id), for: Self.patience) {
        return .waiting
      }
      // The teacher has answered meanwhile.
    }
    return nil
  }

  /// Returns the children who wait, the longest first.
  ///
  /// - Throws: `StorageError`.
  func waiting() throws(StorageError) -> [Waiting] {
    try notes.values(under: Self.start)
      .compactMap { id, text -> (Waiting, since: Double)? in
        guard let id = Identifier(id), let entry = Entry(text), entry.state == .waiting,
          let name = try? LearnerName(entry.name)
        else { return nil }
        return (Waiting(id: id, name: name), entry.since)
      }
      .sorted { $0.since < $1.since }.map(\.0)
  }

  /// Answers a request.
  ///
  /// - Returns: whether the child still waits.
  /// - Throws: `StorageError`.
  func answer(_ id: Identifier, isGranted: Bool) throws(StorageError) -> Bool {
    while let text = try notes.value(of: note(of: id)) {
      guard var entry = Entry(text), entry.state == .waiting else { return false }
      entry.isGranted = isGranted
      if try notes.replace(text, with: entry.text, as: note(of: id), for: Self.patience) {
        return true
      }
    }
    return false
  }
}

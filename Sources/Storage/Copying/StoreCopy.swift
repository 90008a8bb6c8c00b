internal import ByteText
public import Faults
internal import Hashing

/// A copy of everything from one store to another: from files to a database, or back.
///
/// A copy that ended early goes on where it stopped when it is begun again. At the end, everything
/// is read again in both places and compared.
public struct StoreCopy: Sendable {
  private let source: any CopyPlace
  private let target: any CopyPlace

  /// The result of a copy.
  public struct Result: Sendable {
    public fileprivate(set) var learners = 0
    /// The documents, journals and media of all learners.
    public fileprivate(set) var items = 0
    public fileprivate(set) var bytes = 0
    /// The number of items that were there already.
    public fileprivate(set) var skipped = 0
    /// The hash of all items with their names, in hexadecimal digits. Two places with the same data
    /// have the same one.
    public fileprivate(set) var hash = ""
    /// The paths of hidden files and deep folders of other programs, which were left out.
    public fileprivate(set) var others: [String] = []
    /// The learners in whose journal a line end was added, because its last line was cut off.
    public fileprivate(set) var mended: [String] = []
  }

  public init(from source: Store, to target: Store) {
    (self.source, self.target) = (source.copyPlace, target.copyPlace)
  }

  /// Copies everything, and compares it.
  ///
  /// - Parameter progress: a closure that gets the finished share, from 0 to 1.
  /// - Throws: ``StoreCopyError``, ``StorageError``.
  public func run(progress: (Double) -> Void) throws -> Result {
    guard source.location != target.location else { throw StoreCopyError.samePlace }
    let learners = try source.learners()
    guard try !isEmpty(source) else { throw StoreCopyError.nothing(source.location) }
    let isResumed = try target.unfinished() == source.location
    if !isResumed, try !isEmpty(target) {
      // The copy may be finished already.
      guard try digest(of: target, learners) == digest(of: source, learners),
        try Set(target.learners()) == Set(learners)
      else { throw StoreCopyError.notEmpty(target.location) }
    }
    try target.noteUnfinished(source.location)
    var result = Result()
    result.learners = learners.count
    for (number, learner) in learners.enumerated() {
      try copy(learner, &result) { share in
        progress((Double(number) + share) / Double(learners.count) * 0.8)
      }
    }
    let hashes = (try digest(of: source, learners), try digest(of: target, learners))
    progress(1)
    guard hashes.0.hash == hashes.1.hash else {
      throw StoreCopyError.changed(source.location)
    }
    (result.items, result.bytes, result.hash) = hashes.1
    try target.noteUnfinished(nil)
    return result
  }

  private func copy(
    _ learner: CopiedLearner, _ result: inout Result, progress: (Double) -> Void
  ) throws {
    guard let from = try source.space(of: learner) else { return }
    let to = try target.madeSpace(of: learner)
    result.others += try from.others()
    let items = try from.items()
    let wanted = Set(items)
    for item in try to.items() where !wanted.contains(item) { try to.remove(item) }
    for (number, item) in items.enumerated() {
      progress(Double(number) / Double(items.count))
      guard var bytes = try from.read(item) else { continue }
      if item == CopyItem.journal, Self.end(&bytes) { result.mended.append(learner.name ?? "") }
      if try to.read(item) == bytes {
        result.skipped += 1
      } else {
        try to.write(bytes, as: item)
      }
    }
  }

  /// Ends the last line of a journal, which a program that was killed may have cut off.
  ///
  /// - Returns: whether it had no end.
  private static func end(_ journal: inout [UInt8]) -> Bool {
    guard let last = journal.last, last != newline else { return false }
    journal.append(newline)
    return true
  }

  /// Returns the number of all items, their size, and the hash of their names and bytes.
  private func digest(
    of place: any CopyPlace, _ learners: [CopiedLearner]
  ) throws -> (items: Int, bytes: Int, hash: String) {
    var lines: [String] = []
    var size = 0
    for learner in learners {
      guard let space = try place.space(of: learner) else { continue }
      for item in try space.items() {
        guard var bytes = try space.read(item) else { continue }
        if item == CopyItem.journal { _ = Self.end(&bytes) }
        size += bytes.count
        let owner = "\(learner.removal ?? "")/\(learner.name ?? "")"
        lines.append("\(owner)/\(item) \(SHA256(bytes).hexadecimal)")
      }
    }
    return (
      lines.count, size, SHA256(Array(lines.sorted().joined(separator: "\n").utf8)).hexadecimal
    )
  }

  private func isEmpty(_ place: any CopyPlace) throws(StorageError) -> Bool {
    for learner in try place.learners() {
      if learner != .usual { return false }
      if let space = try place.space(of: learner), try !space.items().isEmpty { return false }
    }
    return true
  }
}

/// A reason why nothing can be copied.
public enum StoreCopyError: Fault, Hashable {
  case samePlace
  case nothing(String)
  case notEmpty(String)
  case changed(String)

  public var kind: FaultKind {
    switch self {
    case .samePlace: .invalid
    case .nothing: .notFound
    case .notEmpty: .conflict
    case .changed: .unavailable
    }
  }

  public var description: String {
    switch self {
    case .samePlace: "Both places are the same: give two."
    case .nothing(let place): "There is no learner's data in '\(place)': check the place."
    case .notEmpty(let place):
      "'\(place)' has other data already, which stays as it is: copy into an empty place."
    case .changed(let place):
      """
      Something changed in '\(place)' while it was copied: stop the servers that use it, and give \
      the same command again.
      """
    }
  }
}

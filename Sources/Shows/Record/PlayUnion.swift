/// The plays of one episode in the record and in a file, each play in both counted once.
///
/// A play of the file is one of the record if both have the same instant, or the same day, or if
/// one of them has no instant. Each play of the record stands for one play of the file at most. A
/// play of an earlier import that was taken back since stands for one, too, so that it stays so.
struct PlayUnion {
  private let episode: String
  private let counted: [Play]
  private let takenBack: [Play]
  private var imported: [ImportedShow.Play] = []

  /// The beginning of the names of imported plays.
  static let prefix = "import/"

  /// - Parameters:
  ///   - episode: a name of the episode.
  ///   - counted: the plays of the record that count.
  ///   - takenBack: the imported plays that were taken back.
  init(_ episode: String, counted: [Play], takenBack: [Play]) {
    (self.episode, self.counted, self.takenBack) = (episode, counted, takenBack)
  }

  mutating func add(_ play: ImportedShow.Play) { imported.append(play) }

  /// Returns the plays that the record doesn't have, and those that get an instant.
  ///
  /// - Parameter isTaken: whether the record has a play of a name.
  func new(isTaken: (String) -> Bool) -> [Play] {
    var (left, changed) = (imported, [Play]())
    unite(&left, with: counted) { own, play in
      if own.at == nil, let at = play.at { changed.append(own.timed(at)) }
    }
    unite(&left, with: takenBack) { _, _ in }
    var numbers: [String: Int] = [:]
    return changed
      + left.map { play in
        let stem = "\(Self.prefix)\(episode)/\(play.at.map(\.description) ?? "untimed")/"
        var number = numbers[stem, default: 0] + 1
        while isTaken("\(stem)\(number)") { number += 1 }
        numbers[stem] = number
        return Play(
          id: "\(stem)\(number)", episode: play.episode, names: play.names, at: play.at)
      }
  }

  /// Removes the plays of the file for which plays of the record stand: the most alike ones first.
  /// The time is linear in the number of plays.
  private func unite(
    _ left: inout [ImportedShow.Play], with own: [Play],
    _ meet: (Play, ImportedShow.Play) -> Void
  ) {
    guard !own.isEmpty else { return }
    // The last one is taken first.
    var own = own.sorted { ($0.at?.seconds ?? .min, $0.id) > ($1.at?.seconds ?? .min, $1.id) }
    unite(&left, &own, meet) { $0?.seconds ?? .min }
    unite(&left, &own, meet) { $0?.utcDay.number }
    // A play without a time is one of any time.
    var (timed, untimed) = (own.filter { $0.at != nil }, own.filter { $0.at == nil })
    left.removeAll { play in
      let found = untimed.popLast() ?? (play.at == nil ? timed.popLast() : nil)
      if let found { meet(found, play) }
      return found != nil
    }
  }

  /// Removes the plays of which both have the same key; `nil` is none.
  private func unite(
    _ left: inout [ImportedShow.Play], _ own: inout [Play],
    _ meet: (Play, ImportedShow.Play) -> Void, by key: (Instant?) -> Int?
  ) {
    var indices: [Int: [Int]] = [:]
    for (index, play) in own.enumerated() {
      if let key = key(play.at) { indices[key, default: []].append(index) }
    }
    var taken: Set<Int> = []
    left.removeAll { play in
      guard let key = key(play.at), let index = indices[key]?.popLast() else { return false }
      taken.insert(index)
      meet(own[index], play)
      return true
    }
    own = own.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }
}

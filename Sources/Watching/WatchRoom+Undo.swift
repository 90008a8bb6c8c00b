internal import Shows

extension WatchRoom {
  /// Undoes the last step, or does an undone step again. What was changed after it stays.
  ///
  /// - Returns: the step, with one of its shows as it is now; no show for a step with lists alone.
  /// - Throws: ``WatchError/nothingToUndo``, `StorageError`.
  package func undo() throws -> UndoneWatchStep {
    try memory.follow()
    guard let last = memory.last else { throw WatchError.nothingToUndo }
    let (step, entry) = (Self.newStep, last.line.entry)
    var part = WatchRecord()
    for change in entry.part.shows.values {
      guard let tracked = memory.record.shows[change.id] else { continue }
      let before = last.before.shows[change.id] ?? TrackedShow(change.id)
      part.shows[change.id] = tracked.undoing(change, before, at: instant)
    }
    for change in entry.part.lists.values {
      guard let list = memory.record.lists[change.id] else { continue }
      let before = last.before.lists[change.id] ?? OwnList(id: change.id)
      part.lists[change.id] = list.undoing(change, before, at: instant)
    }
    part.shows = part.shows.filter { !$0.value.isEmpty }
    guard !part.isEmpty else { throw WatchError.nothingToUndo }
    try keep(part, .undone, step: step)
    let shows = entry.part.shows.keys.sorted().compactMap { memory.record.shows[$0] }
    guard let show = shows.first, shows.count == 1 else {
      return UndoneWatchStep(sentence: "The last step is undone.", show: nil)
    }
    let undone = WatchStep(.undone, show)
    return UndoneWatchStep(sentence: undone.sentence, show: undone.show)
  }

  /// The sentence about the last step; `nil` if none can be undone. The record has been read.
  var lastSentence: String? {
    guard let line = memory.last?.line else { return nil }
    let titles = line.entry.part.shows.keys.sorted().compactMap {
      memory.record.shows[$0]?.facts.title
    }
    return StepWording.last(line.event, titles: titles)
  }
}

/// A step that was undone.
package struct UndoneWatchStep: Hashable, Sendable, Encodable {
  package let sentence: String
  /// The show after that; `nil` if the step concerned several shows, or none.
  package let show: ShowDetail?

  private enum CodingKeys: String, CodingKey { case sentence, show }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(sentence, forKey: .sentence)
    try values.encode(show, forKey: .show)
  }
}

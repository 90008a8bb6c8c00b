internal import FoundationEssentials
public import Speech
public import Storage
public import WordService

extension Plan.Words {
  /// Completed words again: some, in the order in which they are named; or all that are not excluded,
  /// those first that were not asked for longest, which are nearest to being forgotten.
  public static func replay(
    of completed: [CompletedWord], words: [String], in files: LearnerFiles
  ) throws(StorageError) -> Plan.Words {
    guard words.isEmpty else {
      let known = Dictionary(completed.map { ($0.word, $0) }) { first, _ in first }
      return .given(words.compactMap { known[$0] }.map(WordList.Entry.init))
    }
    let oldestFirst = completed.sorted {
      ($0.lastCompleted ?? .distantPast) < ($1.lastCompleted ?? .distantPast)
    }
    return .given(try files.lists.withoutExcluded(oldestFirst.map(WordList.Entry.init)))
  }
}

extension WordList.Entry {
  fileprivate init(_ completed: CompletedWord) {
    let meaning = completed.definitions.first
    self.init(
      word: completed.word, definition: meaning?.text, sentence: meaning?.examples.first)
  }
}

extension WordSupply {
  /// The words that a session draws from.
  ///
  /// - Parameter online: the services; `nil` where they are not to be asked.
  public init(
    for plan: Plan, _ source: Source, dictionary: OfflineDictionary, online: OnlineWords?
  ) {
    var wanted: Wanted?
    if case .drawn(let length, let levels) = plan.words {
      wanted = Wanted(length: length, levels: levels ?? .normal)
    }
    self.init(
      source, dictionary: dictionary, online: online, wanted: wanted,
      generator: SeededGenerator(seed: plan.seed ?? .random(in: 0 ... .max)))
  }
}

extension Lesson {
  /// A session that asks a speech engine how words are said.
  ///
  /// - Throws: ``StorageError`` when the journal can't be read.
  public init(
    _ plan: Plan, supply: WordSupply?, sounds: SoundAlikes?, files: LearnerFiles, script: Script,
    synthesizer: Synthesizer
  ) throws(StorageError) {
    try self.init(
      plan, supply: supply, sounds: sounds, files: files, script: script,
      pronounce: { [voice = script.voice] word, part in
        // Without it mistakes are named by letters alone.
        try? await synthesizer.pronunciation(of: word, as: part, voice: voice)
      })
  }
}

internal import Threads
public import Vocabulary
internal import WebRequests

/// The supply of words and definitions for a session. It chooses among the sources, and none of
/// them can spoil the session.
///
/// Normally words come from the offline dictionary at once, and the dictionary service adds to them
/// when it answers. With ``Source/online``, words and definitions come from the services first, and
/// from the offline dictionary if the services have nothing in time.
///
///     let supply = WordSupply(
///       .auto, dictionary: dictionary, online: try OnlineWords(cache: cache),
///       wanted: WordSupply.Wanted(length: .normal, levels: .normal))
///     await supply.begin()
///     let word = await supply.draw { asked.contains($0) }
public actor WordSupply {
  /// The source that words and definitions come from first.
  public enum Source: String, CaseIterable, Hashable, Sendable {
    /// The offline dictionary; the services only add to it.
    case auto
    /// The services.
    case online
    /// The offline dictionary alone.
    case offline
  }

  /// The kind of words to draw.
  public struct Wanted: Hashable, Sendable {
    /// How many letters a word has.
    public let length: WordLength
    /// How common a word is.
    public let levels: LevelRange
    /// The region whose spellings are drawn; `nil` for any.
    public let region: Region?

    /// Creates the kind of words of a length and levels, with the spellings of a region.
    public init(length: WordLength, levels: LevelRange, region: Region? = nil) {
      self.length = length
      self.levels = levels
      self.region = region
    }
  }

  /// The dictionary, and the words that sound the same in the session's accent.
  private struct OfflineSources {
    let dictionary: OfflineDictionary
    let sounds: SoundAlikes?
  }

  let source: Source
  private let offlineSources: Guarded<OfflineSources>
  let online: OnlineWords?
  let wanted: Wanted?
  /// Returns whether a word has the spelling that the learner wants.
  public nonisolated let matches: @Sendable (String) -> Bool
  private var pool: OfflineDictionary.Pool?
  private var generator: any RandomNumberGenerator & Sendable
  private let onWait: @Sendable () -> Void

  /// Words from the services that are ready to be asked.
  var readyWords: [Word] = []
  /// The task that fetches ``readyWords``.
  var fetching: Task<Void, Never>?
  /// The entries that the dictionary service has sent, by word.
  var entries: [String: OnlineEntry] = [:]
  /// The words that the dictionary service is still to be asked for, in order.
  var pendingWords: [String] = []
  /// The task that asks for ``pendingWords``.
  var lookingUp: Task<Void, Never>?
  /// The time that the session may still wait for ``readyWords`` and ``entries``. The services get
  /// time limits of their own, which are longer than a person would wait.
  private var waitBudget = WaitBudget()
  /// Whether the session has had its first word.
  private var hasDrawn = false
  /// The services whose failures were reported.
  var reportedServices: Set<OnlineService> = []
  /// The failures that ``takeFailures()`` will return.
  var failures: [OnlineFailure] = []

  /// The number of words to keep ready: the next one is there when a word has been spelled.
  static let readyCount = 2
  /// The number of unsuitable words after which fetching pauses.
  static let maximumUnsuitable = 60
  /// The time limit of a service, for answers that nobody waits for.
  static let serviceTimeLimit = Duration.seconds(5)
  /// The longest wait for the first word, if it is to come from the services.
  static let firstWait = Duration.seconds(2)
  /// The part of that wait that needs no explanation.
  private static let unnoticedWait = Duration.milliseconds(300)
  static let explanationTimeLimit = Duration.milliseconds(1_500)
  /// The dictionary service allows one request a second.
  static let betweenRequests = Duration.seconds(1)

  /// - Parameters:
  ///   - source: the source that words and definitions come from first.
  ///   - dictionary: the offline dictionary.
  ///   - sounds: the words that sound the same in the session's accent; `nil` if that is not
  ///     known.
  ///   - online: the services; `nil` if they are not to be asked.
  ///   - wanted: the kind of words to draw; `nil` if no words are drawn.
  ///   - matches: tells whether a word has the spelling that the learner wants. No other word is
  ///     drawn.
  ///   - onWait: called once, when the services keep the learner waiting for the first word.
  ///   - generator: decides which words are drawn from the offline dictionary.
  public init(
    _ source: Source, dictionary: OfflineDictionary, sounds: SoundAlikes? = nil,
    online: OnlineWords? = nil, wanted: Wanted? = nil,
    matches: @escaping @Sendable (String) -> Bool = { _ in true },
    onWait: @escaping @Sendable () -> Void = {},
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    self.source = source
    offlineSources = Guarded(OfflineSources(dictionary: dictionary, sounds: sounds))
    self.online = source == .offline ? nil : online
    self.wanted = wanted
    self.matches = matches
    self.onWait = onWait
    self.generator = generator
    pool = wanted.map { dictionary.pool(length: $0.length, levels: $0.levels) }
  }

  /// Takes words from another dictionary from now on.
  ///
  /// - Parameters:
  ///   - dictionary: the dictionary.
  ///   - sounds: the words that sound the same in the session's accent; `nil` if that is not known.
  public func use(_ dictionary: OfflineDictionary, sounds: SoundAlikes?) {
    let dictionary = dictionary.told(like: self.dictionary)
    offlineSources.withLock { $0 = OfflineSources(dictionary: dictionary, sounds: sounds) }
    pool = wanted.map { dictionary.pool(length: $0.length, levels: $0.levels) }
  }

  /// The offline dictionary from which the supply takes words.
  public nonisolated var dictionary: OfflineDictionary { offlineSources.withLock(\.dictionary) }

  /// The words that sound the same in the session's accent; `nil` if that is not known.
  public nonisolated var sounds: SoundAlikes? { offlineSources.withLock(\.sounds) }

  // MARK: Drawing words

  /// Starts to fetch words, if they come from the services.
  public func begin() { fetchWords() }

  /// Whether the next word is there without a wait, and from the source that comes first.
  public var isReady: Bool { isOffline || wanted == nil || !readyWords.isEmpty }

  /// Whether the web services may be asked.
  public nonisolated var hasServices: Bool { online != nil }

  /// Whether words are drawn from the offline dictionary.
  public var isOffline: Bool { source != .online || online == nil }

  /// Returns the next word: of the wanted length and level, with a definition, and fit for a
  /// school.
  ///
  /// If the word should come from the services, this waits for them: two seconds for the first
  /// word, and three in a whole session.
  ///
  /// - Parameter isUnwantedNow: tells whether a word must not come now. If all words are unwanted,
  ///   one of them comes nevertheless.
  /// - Returns: `nil` if no word has the wanted length and level.
  public func draw(isUnwanted isUnwantedNow: @Sendable (String) -> Bool) async -> Word? {
    func isUnwanted(_ word: String) -> Bool { isUnwantedNow(word) || isForeign(word) }
    // An unwanted word would take up one of the few places for good.
    readyWords.removeAll { isUnwanted($0.text) }
    fetchWords()
    if !isReady { await wait(for: .randomWords) { readyWords.isEmpty && fetching != nil } }
    hasDrawn = true
    defer { fetchWords() }
    if let index = readyWords.firstIndex(where: { !isUnwanted($0.text) }) {
      return readyWords.remove(at: index)
    }
    return pool.flatMap {
      dictionary.draw(from: $0, using: &generator, isUnwanted: isUnwanted, isWanted: matches)
    }
  }

  /// Returns one word for each pair of a level and a length that has a word which `isUnwanted` does
  /// not refuse.
  ///
  /// - Parameters:
  ///   - kinds: the pairs of a level and a length.
  ///   - areOwn: whether the words must have a definition and a sentence of our own.
  ///   - isUnwanted: tells whether a word must not come.
  public func offers(
    _ kinds: [(level: Level, length: Int)], areOwn: Bool = false, isUnwanted: (String) -> Bool
  ) -> [Word] {
    kinds.compactMap { level, length in
      // A length that is impossible has no word to offer.
      guard let length = try? WordLength("\(length)") else { return nil }
      let pool = dictionary.pool(length: length, levels: LevelRange(level...level))
      return draw(from: areOwn ? dictionary.ownWords(of: pool) : pool, isUnwanted: isUnwanted)
    }
  }

  /// Returns a word of the wanted length and level that our own dictionary defines; `nil` if it has
  /// none that `isUnwanted` does not refuse.
  public func drawOwn(isUnwanted: (String) -> Bool) -> Word? {
    pool.flatMap { draw(from: dictionary.ownWords(of: $0), isUnwanted: isUnwanted) }
  }

  /// Returns a word of a pool; `nil` if it has none that `isUnwanted` does not refuse.
  private func draw(
    from pool: OfflineDictionary.Pool, isUnwanted isUnwantedNow: (String) -> Bool
  ) -> Word? {
    func isUnwanted(_ word: String) -> Bool { isUnwantedNow(word) || isForeign(word) }
    let word = dictionary.draw(
      from: pool, using: &generator, isUnwanted: isUnwanted, isWanted: matches)
    return word.flatMap { isUnwanted($0.text) ? nil : $0 }
  }

  /// Returns whether a spelling belongs to some regions, and the wanted one is not among them.
  private func isForeign(_ word: String) -> Bool {
    guard let region = wanted?.region else { return false }
    let regions = dictionary.regions(of: word)
    return !regions.isEmpty && !regions.contains(region)
  }

  // MARK: Looking up words

  /// Returns whether the offline dictionary has a word, and the word is fit for a school.
  public nonisolated func canAsk(_ word: String) -> Bool { dictionary.canAsk(word) }

  /// Returns a word with its definitions: from the services if they come first and answer in time,
  /// or else from the offline dictionary.
  ///
  /// - Returns: `nil` if no source knows the word.
  public func word(_ text: String) async -> Word? {
    if isOffline { return dictionary.word(text) }
    lookUp(text)
    await wait(for: .dictionary) { entries[text] == nil && isPending(text) }
    hasDrawn = true
    return word(text, explainedBy: entries[text])
  }

  /// Returns the words that give a word away in definitions from elsewhere than the dictionary.
  public nonisolated func relatives(of word: String, in definitions: [Definition]) -> Set<String> {
    dictionary.relatives(of: word, in: definitions)
  }

  /// Returns the words of some texts that share a stem with a word, such as `farm` for `farmhand`.
  public nonisolated func kin(of word: String, in texts: [String]) -> Set<String> {
    dictionary.kin(of: word, in: texts)
  }

  /// Returns the parts that explain a word's letters, such as `mis` and `spell`.
  public nonisolated func morphemes(of word: String) -> [String] { dictionary.morphemes(of: word) }

  /// Returns a word of the offline dictionary; `nil` if the dictionary lacks it in this spelling.
  public nonisolated func known(_ text: String) -> Word? {
    dictionary.known(text)
  }

  /// Returns how common a word is; `nil` if no list says.
  public nonisolated func level(of word: String) -> Level? { dictionary.level(of: word) }

  /// Returns the language from which English took a word; `nil` if our list doesn't say.
  public nonisolated func origin(of word: String) -> String? { dictionary.origin(of: word) }

  /// Returns the other spellings of a word in a meaning, and the other words that sound the same.
  public nonisolated func soundAlikes(
    of word: String, as definition: Definition?, sounding same: [String]
  ) -> [SoundAlike] {
    dictionary.soundAlikes(of: word, as: definition, sounding: same)
  }

  /// Returns the dictionary service's entry for a word, if it has come by now.
  public func addition(to word: String) -> OnlineEntry? { entries[word] }

  /// Returns the failures of services that words should have come from, once for each service.
  public func takeFailures() -> [OnlineFailure] {
    defer { failures = [] }
    return failures
  }

  /// Waits while something is on its way, as long as the session's budget allows.
  private func wait(for service: OnlineService, while isOnItsWay: () -> Bool) async {
    let start = ContinuousClock.now
    let limit = waitBudget.beginWait(
      upTo: hasDrawn ? Self.serviceTimeLimit : Self.firstWait, at: start)
    defer { waitBudget.endWait(at: .now) }
    var isNoticed = hasDrawn
    while isOnItsWay(), ContinuousClock.now < start + limit {
      if !isNoticed, ContinuousClock.now > start + Self.unnoticedWait {
        isNoticed = true
        onWait()
      }
      // The word is wanted even if the task was cancelled.
      try? await Task.sleep(for: .milliseconds(2))
    }
    if !hasDrawn, isOnItsWay() { note(.late(service, Self.firstWait)) }
  }
}

public import Vocabulary

/// Chooses among the sources of words and definitions, so that none of them can spoil a session.
///
/// Words come from the offline dictionary, at once, and what the dictionary service adds joins when it
/// has come; or, when that is asked for, words and definitions come from the services first, and from
/// the offline dictionary where those have nothing in time.
public actor WordSupply {
  public enum Source: String, CaseIterable, Hashable, Sendable {
    case auto, online, offline
  }

  private let source: Source
  private let dictionary: OfflineDictionary
  private let online: OnlineWords?
  private let wanted: Wanted?
  private let pool: OfflineDictionary.Pool?
  private var generator: any RandomNumberGenerator & Sendable

  /// The words that are to be drawn.
  public struct Wanted: Hashable, Sendable {
    public let length: WordLength
    public let levels: LevelRange

    public init(length: WordLength, levels: LevelRange) {
      self.length = length
      self.levels = levels
    }
  }

  /// Words of the services, ready to be asked.
  private var stock: [Word] = []
  private var filling: Task<Void, Never>?
  private var additions: [String: OnlineEntry] = [:]
  /// Words that the dictionary service is to be asked for, in order.
  private var questions: [String] = []
  private var asking: Task<Void, Never>?
  /// What a session still waits for what is on its way. The services are asked ahead, so that their
  /// own limits are not those of a person.
  private var purse = WaitingPurse()
  private var hasDrawn = false
  private var told: Set<OnlineService> = []
  private var failures: [OnlineFailure] = []

  /// Enough that the next word is there when the one before was spelled.
  private static let wantedStock = 2
  /// Words that may turn out not to be of use before the services are given up for a while.
  private static let mostUseless = 60
  /// How long a service may take, for what nobody waits for.
  private static let patience = Duration.seconds(5)
  /// What is waited for the first word: not so long as to be noticed.
  private static let firstWaiting = Duration.milliseconds(8)
  private static let explanationWaiting = Duration.milliseconds(1_500)
  /// The dictionary service wants no more than one question a second.
  private static let betweenQuestions = Duration.seconds(1)

  /// - Parameters:
  ///   - online: the services; `nil` where they are not to be asked.
  ///   - wanted: the words that are drawn; `nil` where none are.
  ///   - generator: decides what is drawn from the offline dictionary.
  public init(
    _ source: Source, dictionary: OfflineDictionary, online: OnlineWords? = nil,
    wanted: Wanted? = nil,
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    self.source = source
    self.dictionary = dictionary
    self.online = source == .offline ? nil : online
    self.wanted = wanted
    self.generator = generator
    pool = wanted.map { dictionary.pool(length: $0.length, levels: $0.levels) }
  }

  /// Begins to fetch words, where they come from the services.
  public func begin() { fill() }

  /// Whether the next word can be had without the network: at once, and from where it should come.
  public var isReady: Bool {
    source != .online || online == nil || wanted == nil || !stock.isEmpty
  }

  /// The next word: one that nobody wants to be spared, of the wanted length and level, with a
  /// definition, fit for a school.
  ///
  /// It is waited for a little where it should come from the services, a few seconds in a session, and
  /// not so long before the first that it is noticed.
  ///
  /// - Returns: `nil` when there is none at all.
  public func draw(isUnwanted: @Sendable (String) -> Bool) async -> Word? {
    // A word that came twice would stand in the way of others for good.
    stock.removeAll { isUnwanted($0.text) }
    fill()
    if !isReady { await wait { stock.isEmpty && filling != nil } }
    hasDrawn = true
    defer { fill() }
    if let place = stock.firstIndex(where: { !isUnwanted($0.text) }) {
      return stock.remove(at: place)
    }
    return pool.flatMap { dictionary.draw(from: $0, using: &generator, isUnwanted: isUnwanted) }
  }

  /// Whether the web services may be asked.
  public nonisolated var hasServices: Bool { online != nil }

  /// Whether words are drawn from the offline dictionary.
  public var isOffline: Bool { source != .online || online == nil }

  /// One word of each of some levels and lengths, where there is one that is not unwanted.
  public func offers(
    _ shelves: [(level: Level, length: Int)], isUnwanted: (String) -> Bool
  ) -> [Word] {
    shelves.compactMap { level, length in
      guard let length = try? WordLength("\(length)") else { return nil }
      let pool = dictionary.pool(length: length, levels: LevelRange(level...level))
      return dictionary.draw(from: pool, using: &generator, isUnwanted: isUnwanted)
    }.filter { !isUnwanted($0.text) }
  }

  /// Whether the offline dictionary can have a word asked.
  public nonisolated func canAsk(_ word: String) -> Bool { dictionary.canAsk(word) }

  /// What is known of a word: in the services' words where they are to be asked first, if those come
  /// in time, else offline.
  public func word(_ text: String) async -> Word? {
    guard source == .online, online != nil else { return dictionary.word(text) }
    lookUp(text)
    await wait { additions[text] == nil && isAsked(text) }
    hasDrawn = true
    return word(text, explainedBy: additions[text])
  }

  /// What gives a word away in definitions that are not the dictionary's.
  public nonisolated func relatives(
    of word: String, in definitions: [Definition]
  ) -> Set<String> {
    dictionary.relatives(of: word, in: definitions)
  }

  /// Where a spelling is the usual one; empty where no list says.
  public nonisolated func regions(of word: String) -> Set<Region> { dictionary.regions(of: word) }

  /// What the dictionary service adds to a word, if that has come by now.
  public func addition(to word: String) -> OnlineEntry? { additions[word] }

  /// Has the dictionary service asked for what it can add to a word, and waits for nothing. In `auto`
  /// the services are a bonus: where they fail nothing is missing.
  public func lookUp(_ word: String) {
    guard let online, additions[word] == nil, !isAsked(word) else { return }
    questions.append(word)
    guard asking == nil else { return }
    asking = Task {
      while let word = questions.first {
        do throws(OnlineFailure) {
          additions[word] = try await online.entry(
            for: word, within: Self.patience, isWaitedFor: false
          ).map(fit)
        } catch {
          if source == .online { note(error) }
        }
        questions.removeFirst()
        // Only a session that has ended cancels this.
        try? await Task.sleep(for: Self.betweenQuestions)
      }
      asking = nil
    }
  }

  /// A person saying a word, where the dictionary service has that; whatever is wrong with it means that
  /// there is none. To fetch it may take seconds: ask ahead.
  ///
  /// - Parameter accent: `us` or `gb`.
  public func recording(of word: String, accent: String) async -> Recording? {
    guard let online else { return nil }
    lookUp(word)
    let start = ContinuousClock.now
    while additions[word] == nil, isAsked(word), ContinuousClock.now < start + Self.patience {
      try? await Task.sleep(for: .milliseconds(5))
    }
    guard let entry = additions[word] else { return nil }
    // The voice says the word instead, and nobody needs to know why.
    return try? await online.recording(of: entry, accent: accent, within: Self.patience)
  }

  /// What the dictionary service says of a word, waited for a little: for who asks only that.
  public func explanation(of word: String) async -> OnlineEntry? {
    guard let online else { return nil }
    do throws(OnlineFailure) {
      return try await online.entry(for: word.lowercased(), within: Self.explanationWaiting).map(
        fit)
    } catch {
      if source == .online { note(error) }
      return nil
    }
  }

  /// What could not be reached where words should have come from the services, once for each.
  public func takeFailures() -> [OnlineFailure] {
    defer { failures = [] }
    return failures
  }

  private func isAsked(_ word: String) -> Bool { questions.contains(word) }

  // MARK: Words of the services

  /// Waits while something is on its way, as long as a session may wait.
  private func wait(while isOnItsWay: () -> Bool) async {
    let start = ContinuousClock.now
    let limit = purse.begin(upTo: hasDrawn ? Self.patience : Self.firstWaiting, at: start)
    defer { purse.end(at: .now) }
    while isOnItsWay(), ContinuousClock.now < start + limit {
      // Cancelled or not, the word is wanted.
      try? await Task.sleep(for: .milliseconds(2))
    }
  }

  private func fill() {
    guard source == .online, let online, let wanted, filling == nil,
      stock.count < Self.wantedStock
    else { return }
    filling = Task {
      do throws(OnlineFailure) {
        try await fetch(wanted, from: online)
      } catch {
        note(error)
      }
      filling = nil
    }
  }

  private func fetch(_ wanted: Wanted, from online: OnlineWords) async throws(OnlineFailure) {
    var generator = SystemRandomNumberGenerator()
    var useless = 0
    while stock.count < Self.wantedStock, useless < Self.mostUseless {
      guard
        let text = try await online.word(
          length: wanted.length, within: Self.patience, isWaitedFor: false, using: &generator)
      else { return }
      guard isOfUse(text, wanted), let word = await explained(text, by: online) else {
        useless += 1
        continue
      }
      stock.append(word)
    }
  }

  private func isOfUse(_ text: String, _ wanted: Wanted) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      && wanted.length.contains(text.utf8.count)
      && dictionary.level(of: text).map(wanted.levels.contains) ?? false
      && !dictionary.isUnfit(text)
  }

  /// A word with the service's definitions, or with those of the offline dictionary where the service
  /// has none.
  private func explained(_ text: String, by online: OnlineWords) async -> Word? {
    var entry: OnlineEntry?
    do throws(OnlineFailure) {
      entry = try await online.entry(for: text, within: Self.patience, isWaitedFor: false).map(fit)
    } catch {
      note(error)
    }
    additions[text] = entry
    return word(text, explainedBy: entry)
  }

  private func word(_ text: String, explainedBy entry: OnlineEntry?) -> Word? {
    let known = dictionary.word(text)
    guard let entry, !entry.definitions.isEmpty else { return known }
    return Word(
      text, definitions: entry.definitions, level: dictionary.level(of: text),
      relatives: dictionary.relatives(of: text, in: entry.definitions), forms: known?.forms ?? [],
      regions: dictionary.regions(of: text), authority: entry.authority)
  }

  private func note(_ failure: OnlineFailure) {
    // Who knows that words come from the offline dictionary expects its definitions with them.
    guard let service = failure.service, !told.contains(.randomWords),
      told.insert(service).inserted
    else { return }
    failures.append(failure)
  }

  /// Without what is unfit for a school.
  private func fit(_ entry: OnlineEntry) -> OnlineEntry {
    var entry = entry
    entry.definitions = entry.definitions.filter { !dictionary.isUnfit(text: $0.text) }.map {
      Definition(
        partOfSpeech: $0.partOfSpeech, text: Gloss.cleaned($0.text),
        examples: $0.examples.filter { !dictionary.isUnfit(text: $0) }.map(Gloss.cleaned))
    }.filter { !$0.text.isEmpty }
    if let origin = entry.origin, dictionary.isUnfit(text: origin) { entry.origin = nil }
    return entry
  }
}

extension OnlineFailure {
  /// Which service failed; `nil` when the wait for it was given up.
  fileprivate var service: OnlineService? {
    switch self {
    case .notAnAddress(let service, _), .unavailable(let service, _, _),
      .leftAlone(let service, _, _), .outOfTime(let service):
      service
    case .cancelled: nil
    }
  }
}

extension OnlineEntry {
  /// Who says so. The service's texts are Wiktionary's, under CC BY-SA 3.0 where it names no licence.
  public var authority: Authority {
    Authority("the Free Dictionary API", licence: licence ?? "CC BY-SA 3.0", pages: sources)
  }
}

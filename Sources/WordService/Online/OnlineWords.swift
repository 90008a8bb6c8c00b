public import FoundationEssentials
public import Vocabulary
internal import WebRequests

/// Words and definitions from services on the web, without long waits.
///
///     let online = try OnlineWords(cache: "/tmp/vocalvocab")
///     let entry = try await online.entry(for: "harbor", within: .seconds(5))
///     let origin = entry?.origin
///
/// A word from here consists of letters and has the wanted length. The caller checks its level and
/// whether it is fit to be asked.
public actor OnlineWords {
  /// The usual service for words.
  public static let usualRandomWordAPI = RandomWordAPI.usualAddress
  /// The usual service for definitions.
  public static let usualDictionaryAPI = DictionaryAPI.usualAddress

  private let randomWords: RandomWordAPI
  private let dictionary: DictionaryAPI
  private let cache: AnswerCache
  let cacheFolder: String
  let web: WebClient
  /// Whether the dictionary service is asked in plain HTTP, so that it may name plain addresses.
  var isPlain: Bool { !dictionary.base.isSecure }
  private let register: HostRegister
  private let clock: @Sendable () -> Date
  private var waitBudget: WaitBudget
  /// Words that the service has sent and that were not drawn yet.
  private var words: [String] = []
  /// The lengths for which the service has no words.
  private var emptyLengths: Set<Int> = []

  /// - Parameters:
  ///   - randomWordAPI: the base address of the service for words.
  ///   - dictionaryAPI: the base address of the service for definitions.
  ///   - cache: the folder for answers.
  ///   - clock: returns the present time.
  /// - Throws: ``OnlineFailure/notAnAddress(_:_:)``.
  public init(
    randomWordAPI: String = usualRandomWordAPI, dictionaryAPI: String = usualDictionaryAPI,
    cache: String, clock: @escaping @Sendable () -> Date = { Date() }
  ) throws(OnlineFailure) {
    try self.init(
      randomWordAPI: randomWordAPI, dictionaryAPI: dictionaryAPI, cache: cache, clock: clock,
      waitBudget: WaitBudget(), web: WebClient())
  }

  init(
    randomWordAPI: String, dictionaryAPI: String, cache: String,
    clock: @escaping @Sendable () -> Date, waitBudget: WaitBudget, web: WebClient
  ) throws(OnlineFailure) {
    // Rejects addresses that have a query, to which no path can be appended.
    guard let words = WebAddress(randomWordAPI), words.appending("/") != nil else {
      throw .notAnAddress(.randomWords, randomWordAPI)
    }
    guard let definitions = WebAddress(dictionaryAPI), definitions.appending("/") != nil else {
      throw .notAnAddress(.dictionary, dictionaryAPI)
    }
    randomWords = RandomWordAPI(base: words, web: web)
    dictionary = DictionaryAPI(base: definitions, web: web)
    self.cache = AnswerCache(folder: cache, service: definitions)
    cacheFolder = cache
    self.web = web
    register = HostRegister(cache: cache, now: clock)
    self.clock = clock
    self.waitBudget = waitBudget
  }

  /// Returns a random word of a length.
  ///
  /// - Parameters:
  ///   - length: the lengths, in letters, that the word may have.
  ///   - limit: how long the service may take. A request that runs out of time counts as a failure
  ///     of the service: give it seconds, and ask ahead.
  ///   - isWaitedFor: whether a person waits for the word. All such waits of a session together
  ///     take three seconds at most.
  ///   - generator: the generator that chooses the word.
  /// - Returns: `nil` if the service has no words of the length.
  public func word(
    length: WordLength, within limit: Duration, isWaitedFor: Bool = true,
    using generator: inout some RandomNumberGenerator & Sendable
  ) async throws(OnlineFailure) -> String? {
    let deadline = ContinuousClock.now + limit
    while true {
      if let index = words.lastIndex(where: { length.contains($0.utf8.count) }) {
        return words.remove(at: index)
      }
      let lengths = RandomWordAPI.lengths.filter {
        length.contains($0) && !emptyLengths.contains($0)
      }
      guard let letters = lengths.randomElement(using: &generator) else { return nil }
      try await visit(
        .randomWords, randomWords.base.host, before: deadline, isWaitedFor: isWaitedFor
      ) { limit throws(ServiceFailure) in
        // A call with an earlier turn may have brought enough words for both.
        if words.contains(where: { length.contains($0.utf8.count) }) { return false }
        let batch = try await randomWords.words(ofLength: letters, within: limit, using: &generator)
        if batch.isEmpty { emptyLengths.insert(letters) }
        words += batch
        return true
      }
    }
  }

  /// Returns the dictionary service's entry for a word: from the cache while that is fresh, else
  /// from the service, else from the cache, however old.
  ///
  /// - Parameters:
  ///   - word: the word to look up.
  ///   - limit: how long the service may take, as for ``word(length:within:isWaitedFor:using:)``.
  ///   - isWaitedFor: whether a person waits for the entry.
  /// - Returns: `nil` if the service does not know the word.
  public func entry(
    for word: String, within limit: Duration, isWaitedFor: Bool = true
  ) async throws(OnlineFailure) -> OnlineEntry? {
    guard dictionary.address(of: word) != nil else { return nil }
    var answer = freshAnswer(for: word)
    if let answer { return answer.entry }
    do throws(OnlineFailure) {
      try await visit(
        .dictionary, dictionary.base.host, before: .now + limit, isWaitedFor: isWaitedFor
      ) { limit throws(ServiceFailure) in
        // A call for the same word may have had an earlier turn.
        answer = freshAnswer(for: word)
        if answer != nil { return false }
        let found = AnswerCache.Answer(
          entry: try await dictionary.entry(for: word, within: limit), asked: clock())
        cache.keep(found, for: word)
        answer = found
        return true
      }
    } catch {
      answer = error == .cancelled ? nil : cache.answer(for: word)
      guard answer != nil else { throw error }
    }
    return answer?.entry
  }

  private func freshAnswer(for word: String) -> AnswerCache.Answer? {
    let now = clock()
    return cache.answer(for: word).flatMap { $0.isFresh(at: now) ? $0 : nil }
  }

  /// Waits for a turn at a service, and asks it.
  ///
  /// - Parameter ask: gets the remaining time, and returns whether it did ask the service.
  func visit(
    _ service: OnlineService, _ host: String, before deadline: ContinuousClock.Instant,
    isWaitedFor: Bool, _ ask: (Duration) async throws(ServiceFailure) -> Bool
  ) async throws(OnlineFailure) {
    let start = ContinuousClock.now
    guard start < deadline else {
      throw .unavailable(service, host: host, reason: "no answer in time")
    }
    var limit = start.duration(to: deadline)
    if isWaitedFor { limit = waitBudget.beginWait(upTo: limit, at: start) }
    defer { if isWaitedFor { waitBudget.endWait(at: .now) } }
    guard limit > .zero else { throw .outOfTime(service) }
    do throws(VisitFailure) {
      try await register.visit(host, before: start + limit) { () throws(ServiceFailure) in
        try await ask(ContinuousClock.now.duration(to: start + limit))
      }
    } catch {
      throw OnlineFailure(error, service, host)
    }
  }
}

extension OnlineFailure {
  fileprivate init(_ failure: VisitFailure, _ service: OnlineService, _ host: String) {
    switch failure {
    case .unavailable(let reason): self = .unavailable(service, host: host, reason: reason)
    case .leftAlone(let rest): self = .leftAlone(service, host: host, rest)
    case .cancelled: self = .cancelled
    }
  }
}

public import FoundationEssentials
public import Vocabulary

/// Words and definitions from the web, as far as they can be had without keeping anybody waiting.
///
/// A word that comes from here is only letters of the wanted number. Whether it has the wanted level,
/// and is fit to be asked, is for the caller to say.
public actor OnlineWords {
  public static let usualRandomWordAPI = RandomWordAPI.usualAddress
  public static let usualDictionaryAPI = DictionaryAPI.usualAddress

  private let randomWords: RandomWordAPI
  private let dictionary: DictionaryAPI
  private let cache: AnswerCache
  let cacheFolder: String
  let web: WebClient
  /// Whether the dictionary service is asked in plain HTTP, and may name addresses in it.
  var isPlain: Bool { !dictionary.base.isSecure }
  private let register: HostRegister
  private let clock: @Sendable () -> Date
  private var purse: WaitingPurse
  /// Words that came and were not handed out yet.
  private var words: [String] = []
  /// Lengths that the service has no words of.
  private var emptyLengths: Set<Int> = []

  /// - Parameters:
  ///   - randomWordAPI, dictionaryAPI: the services' base addresses.
  ///   - cache: the folder to keep answers in.
  /// - Throws: ``OnlineFailure/notAnAddress(_:_:)``.
  public init(
    randomWordAPI: String = usualRandomWordAPI, dictionaryAPI: String = usualDictionaryAPI,
    cache: String, clock: @escaping @Sendable () -> Date = { Date() }
  ) throws(OnlineFailure) {
    try self.init(
      randomWordAPI: randomWordAPI, dictionaryAPI: dictionaryAPI, cache: cache, clock: clock,
      purse: WaitingPurse(), web: WebClient())
  }

  init(
    randomWordAPI: String, dictionaryAPI: String, cache: String,
    clock: @escaping @Sendable () -> Date, purse: WaitingPurse, web: WebClient
  ) throws(OnlineFailure) {
    // To append a path is to see that there is no query to keep it from being one.
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
    self.purse = purse
  }

  /// A word of a length, in no order.
  ///
  /// - Parameters:
  ///   - limit: how long it may take. A service that was cut off has failed: give it seconds, and
  ///     rather ask ahead than wait.
  ///   - isWaitedFor: whether someone waits for it. All such waits of a session together take three
  ///     seconds at most.
  /// - Returns: `nil` when the service has no words of the length.
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
        // Another call may have had the turn before, and brought enough for both.
        if words.contains(where: { length.contains($0.utf8.count) }) { return false }
        let batch = try await randomWords.words(
          ofLength: letters, within: limit, using: &generator)
        if batch.isEmpty { emptyLengths.insert(letters) }
        words += batch
        return true
      }
    }
  }

  /// What the dictionary service says of a word: from the cache when that is fresh, else from the
  /// service, else from the cache, however old.
  ///
  /// - Parameters:
  ///   - limit, isWaitedFor: as for ``word(length:within:isWaitedFor:using:)``.
  /// - Returns: `nil` when the word is not known there.
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
        // Another call for the same word may have had the turn before.
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

  /// Asks a service when it is its turn.
  ///
  /// - Parameter ask: gets what is left of the time; says whether it did ask.
  func visit(
    _ service: OnlineService, _ host: String, before deadline: ContinuousClock.Instant,
    isWaitedFor: Bool, _ ask: (Duration) async throws(ServiceFailure) -> Bool
  ) async throws(OnlineFailure) {
    let start = ContinuousClock.now
    guard start < deadline else {
      throw .unavailable(service, host: host, reason: "no answer in time")
    }
    var limit = start.duration(to: deadline)
    if isWaitedFor { limit = purse.begin(upTo: limit, at: start) }
    defer { if isWaitedFor { purse.end(at: .now) } }
    guard limit > .zero else { throw .outOfTime(service) }
    do throws(HostRegister.Refusal) {
      try await register.turn(at: host, before: start + limit)
    } catch {
      throw OnlineFailure(error, service, host)
    }
    do throws(ServiceFailure) {
      let didAsk = try await ask(ContinuousClock.now.duration(to: start + limit))
      await register.end(didAsk ? .answered : .open, at: host)
    } catch {
      await register.end(error.outcome, at: host)
      throw OnlineFailure(error, service, host)
    }
  }
}

extension OnlineFailure {
  fileprivate init(_ refusal: HostRegister.Refusal, _ service: OnlineService, _ host: String) {
    switch refusal {
    case .leftAlone(let rest): self = .leftAlone(service, host: host, rest)
    case .refused:
      self = .unavailable(service, host: host, reason: ServiceFailure.refused.reason)
    case .busy:
      self = .unavailable(service, host: host, reason: "it still has another question")
    case .cancelled: self = .cancelled
    }
  }

  fileprivate init(_ failure: ServiceFailure, _ service: OnlineService, _ host: String) {
    self =
      failure == .web(.cancelled)
      ? .cancelled : .unavailable(service, host: host, reason: failure.reason)
  }
}

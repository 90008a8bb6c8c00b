internal import ByteText
internal import FoundationEssentials
internal import Shows
internal import WebRequests

extension OnlineShows {
  /// Returns the base address; `nil` for a text that is not an address, and for one with a query,
  /// to which no path can be appended.
  static func base(_ text: String) -> WebAddress? {
    WebAddress(text).flatMap { $0.appending("/") == nil ? nil : $0 }
  }

  /// Returns a service, and the object that sends the requests of an asker to it.
  func door(
    to service: ShowService, for asker: Asker, within limit: Duration
  ) throws(ShowServiceFailure) -> (source: any ShowSource, requests: ShowRequests) {
    let address = addresses[service] ?? ""
    guard let base = Self.base(address), let source = sources[service] else {
      throw .notAnAddress(service, address)
    }
    let requests = ShowRequests(
      service: service, base: base, asker: asker, limits: source.limits, limit: limit,
      web: WebClient(), register: register, queue: queue, now: now)
    return (source, requests)
  }

  /// Returns the answer to a question: a new one that is kept, or else what the service says now,
  /// or else an old one.
  ///
  /// - Parameters:
  ///   - question: a text that tells the question from all others.
  ///   - lifetime: the seconds for which an answer is new.
  ///   - ask: asks the service.
  func answer<Content: Codable & Sendable>(
    to question: String, from service: ShowService, for learner: String,
    newFor lifetime: Int = Instant.day, within limit: Duration,
    _ ask: (any ShowSource, ShowRequests) async throws(ShowServiceFailure) -> Content
  ) async throws(ShowServiceFailure) -> ShowAnswer<Content> {
    let (source, requests) = try door(to: service, for: .learner(learner), within: limit)
    let question = "\(requests.base.text) \(question)"
    if let new = newAnswer(to: question, of: service, newFor: lifetime, as: Content.self) {
      return new
    }
    do throws(ShowServiceFailure) {
      return try await once(question, requests) { () throws(ShowServiceFailure) in
        if let new = newAnswer(to: question, of: service, newFor: lifetime, as: Content.self) {
          return new
        }
        let document = await kept.keep(try await ask(source, requests), to: question)
        return ShowAnswer(
          content: document.content, service: service, at: document.at, failure: nil)
      }
    } catch {
      // The service knows better than an old answer, and a person who left wants none.
      guard error.kind == .unavailable, error != .cancelled,
        let old = kept.answer(to: question, as: Content.self)
      else { throw error }
      return ShowAnswer(content: old.content, service: service, at: old.at, failure: error)
    }
  }

  /// Runs a closure while no other one with the same question runs. So, of several learners with
  /// one question, the first one asks the service for all.
  func once<Content: Sendable>(
    _ question: String, _ requests: ShowRequests,
    _ body: () async throws(ShowServiceFailure) -> Content
  ) async throws(ShowServiceFailure) -> Content {
    let turn = "question \(question)"
    let deadline = ContinuousClock.now + requests.limit + ShowRequests.longestWait
    do throws(HostRegister.Refusal) {
      try await queue.beginTurn(at: turn, for: requests.asker, before: deadline)
    } catch {
      throw ShowServiceFailure(error, requests.service, requests.base.host)
    }
    do throws(ShowServiceFailure) {
      let content = try await body()
      await queue.endTurn(at: turn)
      return content
    } catch {
      await queue.endTurn(at: turn)
      throw error
    }
  }

  private func newAnswer<Content: Codable & Sendable>(
    to question: String, of service: ShowService, newFor lifetime: Int, as type: Content.Type
  ) -> ShowAnswer<Content>? {
    guard let document = kept.answer(to: question, as: type), kept.isNew(document.at, for: lifetime)
    else {
      return nil
    }
    return ShowAnswer(content: document.content, service: service, at: document.at, failure: nil)
  }

  /// Returns the letters of a country, as ISO 3166 has them.
  static func country(_ text: String) -> String {
    let letters = text.uppercased()
    let isCountry =
      letters.utf8.count == 2
      && letters.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return isCountry ? letters : "US"
  }
}

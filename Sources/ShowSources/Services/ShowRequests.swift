internal import FoundationEssentials
internal import WebRequests

/// The requests that one learner makes to a service. Each of them waits for its turn.
struct ShowRequests: Sendable {
  /// The longest wait for a turn: longer than the longest short window of a limit.
  static let longestWait = Duration.seconds(15)
  /// The rest after a rate limit without `Retry-After`: the window of TVmaze's limit.
  static let usualRest = Duration.seconds(10)

  let service: ShowService
  let base: WebAddress
  let asker: Asker
  var limits: [RateLimit]
  /// The time that each answer may take. Waits for turns are added.
  let limit: Duration
  let web: WebClient
  let register: HostRegister
  let queue: RequestQueue
  let now: @Sendable () -> Date

  /// Asks for a path below the service's address.
  ///
  /// - Parameters:
  ///   - maximum: the most bytes of the answer.
  ///   - read: reads an answer with the status 200.
  /// - Returns: `nil` where the service has no such thing.
  func ask<Content: Sendable>(
    _ path: String, atMost maximum: Int, read: (WebAnswer) throws(ServiceFailure) -> Content
  ) async throws(ShowServiceFailure) -> Content? {
    guard let address = base.appending(path) else { throw .rejected(service, host: base.host) }
    return try await ask(address, accept: "application/json", atMost: maximum, read: read)
  }

  /// Asks for an address on the public internet, or at the service's own host, wherever that is.
  func ask<Content: Sendable>(
    _ address: WebAddress, accept: String, atMost maximum: Int,
    read: (WebAnswer) throws(ServiceFailure) -> Content
  ) async throws(ShowServiceFailure) -> Content? {
    let host = address.host
    let deadline = ContinuousClock.now + Self.longestWait
    do throws(HostRegister.Refusal) {
      // Without a connection, nobody waits for a turn.
      try await register.check(host)
      // The limits are those of the service, and pictures are elsewhere.
      let limits = host == base.host ? limits : []
      try await queue.beginTurn(at: host, for: asker, limits: limits, before: deadline)
    } catch {
      throw ShowServiceFailure(error, service, host)
    }
    do throws(ShowServiceFailure) {
      let content = try await visit(address, accept, maximum, deadline, read)
      await queue.endTurn(at: host)
      return content
    } catch {
      await queue.endTurn(at: host)
      throw error
    }
  }

  /// Asks for an address. The register remembers the outcome.
  private func visit<Content: Sendable>(
    _ address: WebAddress, _ accept: String, _ maximum: Int, _ deadline: ContinuousClock.Instant,
    _ read: (WebAnswer) throws(ServiceFailure) -> Content
  ) async throws(ShowServiceFailure) -> Content? {
    let host = address.host
    do throws(HostRegister.Refusal) {
      try await register.beginTurn(at: host, before: deadline)
    } catch {
      throw ShowServiceFailure(error, service, host)
    }
    let (content, isRejected): (Content?, Bool)
    do throws(ServiceFailure) {
      let answer = try await web.ask(
        address, accept: accept, within: limit, atMost: maximum,
        reach: .publicHosts(and: base.host))
      switch answer.status {
      case 200: (content, isRejected) = (try read(answer), false)
      case 404, 410: (content, isRejected) = (nil, false)
      // The learner's own text may be at fault, so the host did not fail.
      case 400, 414, 422: (content, isRejected) = (nil, true)
      case 429: throw .rateLimited(answer.rest(at: now(), usually: Self.usualRest))
      default: throw .status(answer.status)
      }
    } catch {
      // An answer that can't be taken is about one thing, and others may be well.
      let hasAnswered = [.web(.tooLarge), .web(.notPublic)].contains(error)
      await register.endTurn(hasAnswered ? .answered : error.outcome, at: host)
      throw ShowServiceFailure(error, service, host)
    }
    await register.endTurn(.answered, at: host)
    guard !isRejected else { throw .rejected(service, host: host) }
    return content
  }
}

extension WebClient {
  /// The waits before another try, when a download breaks off. A try that brings bytes begins them
  /// anew.
  package static let pauses: [Duration] = [.seconds(1), .seconds(4), .seconds(15)]

  /// Downloads a file to a place, and goes on from what an earlier try has left beside it. A
  /// download that breaks off is resumed some times.
  ///
  /// - Parameters:
  ///   - path: the place of the finished file. Until then, what has come is in a file with the
  ///     ending `.part`, which stays when the download fails or is cancelled.
  ///   - most: the most bytes of the file.
  ///   - pauses: the waits before another try without progress in between.
  ///   - progress: gets the bytes that have come, and the bytes of the whole if the server says
  ///     them. The thread of all transfers calls it for each part.
  package func download(
    _ address: WebAddress, to path: String, atMost most: Int, pauses: [Duration] = pauses,
    progress: @escaping @Sendable (_ bytes: Int, _ total: Int?) -> Void = { _, _ in }
  ) async throws(WebFailure) {
    let file = PartialFile(path, atMost: most, progress: progress)
    var (failures, count, isRefused) = (0, 0, false)
    while true {
      do throws(WebFailure) {
        try await follow(address, into: file, atMost: most)
        return try file.finish()
      } catch {
        if error == .badStatus(416), !isRefused {
          // The server has another version now.
          isRefused = true
          continue
        }
        guard error.mayPass else { throw error }
        failures = file.count > count ? 0 : failures + 1
        count = file.count
        guard failures < pauses.count else { throw error }
        do {
          try await Task.sleep(for: pauses[failures])
        } catch {
          throw .cancelled
        }
      }
    }
  }

  private func follow(
    _ first: WebAddress, into file: PartialFile, atMost most: Int
  ) async throws(WebFailure) {
    guard let transfers = Transfers.shared else { throw .noClient }
    var address = first
    for _ in 0...Self.maximumRedirects {
      // The mark belongs to the address that was given, wherever it leads at the moment.
      let answer = try await transfers.get(
        address, accept: "*/*", others: file.headers(for: first), maximumBodySize: most,
        authorities: authorities, receiver: file.receiver(for: first))
      guard (300..<400).contains(answer.status) else { return }
      guard let location = answer.location, let next = address.redirected(to: location) else {
        throw .badRedirect
      }
      address = next
    }
    throw .badRedirect
  }
}

extension WebFailure {
  /// Whether another try may go well.
  fileprivate var mayPass: Bool {
    switch self {
    case .unreachable, .tooSlow, .brokenOff: true
    case .badStatus(let status): status == 429 || status >= 500
    default: false
    }
  }
}

internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import NIOCore
internal import Storage
internal import Threads

extension Call {
  /// Runs work that ends with its request: if the sender closes the connection, the work is
  /// cancelled. The connection is closed after the answer.
  ///
  /// - Parameter work: a closure that gets the body of the request.
  func whileConnected<Value: Sendable>(
    _ work: (RequestBody) async throws -> Value
  ) async throws -> Value {
    guard isConnected else { return try await work(request.body) }
    return try await request.body.consumeWithCancellationOnInboundClose(work)
  }

  /// Receives the body of the request, which may be large, and writes it to a file.
  ///
  /// - Parameters:
  ///   - body: the body.
  ///   - limit: the largest size, in bytes.
  ///   - folder: the folder that gets the file.
  /// - Throws: a ``Problem`` for a body that is too large, takes too long to arrive, or ends too
  ///   early, and if too many large bodies are being received; `StorageError`.
  func file(
    of body: RequestBody, upTo limit: Int, in folder: String
  ) async throws -> TemporaryFile {
    guard request.headers[.contentType] == "application/octet-stream" else {
      throw Problem(
        .unsupportedMediaType, "Send the file's bytes, with the type 'application/octet-stream'.")
    }
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw Problem.tooLarge
    }
    guard LargeBodies.begin() else {
      throw Problem(
        .serviceUnavailable, "Too much is being sent at once: try again in 10 s.",
        headers: [.retryAfter: "10"])
    }
    defer { LargeBodies.end() }
    budget.noteArrival()
    let file = try TemporaryFile(in: folder)
    return try await withThrowingTaskGroup(of: TemporaryFile.self) { group in
      group.addTask {
        var count = 0
        do {
          for try await piece in body {
            count += piece.readableBytes
            guard count <= limit else { throw Problem.tooLarge }
            try file.write(Array(piece.readableBytesView))
          }
        } catch let error
          where !(error is Problem || error is StorageError || error is CancellationError)
        {
          throw Problem(.badRequest, "The request ended before its body did: send it again.")
        }
        return file
      }
      group.addTask {
        try await Task.sleep(for: LargeBodies.timeLimit)
        throw Problem(.requestTimeout, "The request took too long to arrive: send it again.")
      }
      defer { group.cancelAll() }
      guard let file = try await group.next() else { throw CancellationError() }
      return file
    }
  }
}

/// The large bodies that are being received. Their number is limited, so that they don't fill the
/// disk.
private enum LargeBodies {
  private static let most = 4
  private static let count = Guarded(0)

  /// The time in which a whole body must arrive.
  static let timeLimit = Duration.seconds(600)

  /// Counts another body if the limit allows it, and returns whether it does.
  static func begin() -> Bool {
    count.withLock { count in
      guard count < most else { return false }
      count += 1
      return true
    }
  }

  static func end() { count.withLock { $0 -= 1 } }
}

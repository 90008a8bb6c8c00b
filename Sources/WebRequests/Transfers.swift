internal import ByteText
internal import CCurl
internal import Dispatch
internal import Threads

/// The process's requests to web servers. libcurl sends them all on one thread, so they share their
/// connections. The thread exists only while a request is open.
final class Transfers: Sendable {
  /// A request, and the continuation that waits for its answer.
  fileprivate struct Request: Sendable {
    let number: Int
    let address: WebAddress
    /// The lines of other headers, with a line feed between them.
    let headers: String
    let maximumBodySize: Int
    let isOnlyPublic: Bool
    let authorities: String?
    /// The receiver of the body; `nil` to keep the body in the answer.
    let receiver: BodyReceiver?
    let continuation: CheckedContinuation<Result<WebAnswer, WebFailure>, Never>
  }

  private struct State {
    var nextNumber = 0
    /// The requests that the thread has not seen yet.
    var new: [Request] = []
    /// The numbers of the requests that are no longer waited for.
    var cancelled: Set<Int> = []
    var isWorking = false
  }

  /// The transfers of the process; `nil` where libcurl is not installed.
  static let shared = Transfers()

  private let state = Guarded(State())
  private let queue = DispatchQueue(label: "vocalvocab.web")

  private init?() {
    guard ccurl_load() else { return nil }
  }

  /// Asks for an address once, without following a redirect.
  ///
  /// - Parameters:
  ///   - accept: the media type that is wanted.
  ///   - others: the lines of other headers.
  ///   - maximumBodySize: the most bytes of the body.
  ///   - isOnlyPublic: whether only an address on the public internet may be connected to.
  ///   - authorities: a PEM file of certificates to trust in place of the system's.
  ///   - receiver: gets the body, which then isn't in the answer.
  func get(
    _ address: WebAddress, accept: String, others: [String] = [], maximumBodySize: Int,
    isOnlyPublic: Bool = false, authorities: String?, receiver: BodyReceiver? = nil
  ) async throws(WebFailure) -> WebAnswer {
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    // From here on, nobody can cancel the request.
    defer { state.withLock { _ = $0.cancelled.remove(number) } }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        begin(
          Request(
            number: number, address: address,
            headers: (["Accept: \(accept)"] + others).joined(separator: "\n"),
            maximumBodySize: maximumBodySize, isOnlyPublic: isOnlyPublic, authorities: authorities,
            receiver: receiver, continuation: continuation))
      }
    } onCancel: {
      state.withLock { _ = $0.cancelled.insert(number) }
      ccurl_wake()
    }
    return try result.get()
  }

  private func begin(_ request: Request) {
    let wasWorking = state.withLock { state in
      defer { state.isWorking = true }
      state.new.append(request)
      return state.isWorking
    }
    if wasWorking { ccurl_wake() } else { queue.async { self.work() } }
  }

  /// Works until no request is open.
  private func work() {
    var open: [OpaquePointer: Transfer] = [:]
    while true {
      let (new, cancelled) = state.withLock { state in
        defer { state.new = [] }
        state.isWorking = !(state.new.isEmpty && open.isEmpty)
        return (state.new, state.cancelled)
      }
      guard !(new.isEmpty && open.isEmpty) else { return }
      for request in new {
        let transfer = Transfer(request)
        guard let handle = transfer.start() else {
          request.continuation.resume(returning: .failure(.brokenOff))
          continue
        }
        open[handle] = transfer
      }
      for (handle, transfer) in open where cancelled.contains(transfer.request.number) {
        open[handle] = nil
        self.end(transfer, handle, .failure(.cancelled))
      }
      ccurl_work()
      var end = CCURL_DONE
      while let handle = ccurl_ended(&end) {
        guard let transfer = open.removeValue(forKey: handle) else { continue }
        self.end(transfer, handle, transfer.result(end, status: ccurl_status(handle)))
      }
      if !open.isEmpty { ccurl_wait() }
    }
  }

  /// Frees a transfer, and gives its result to the waiting task.
  private func end(
    _ transfer: Transfer, _ handle: OpaquePointer, _ result: Result<WebAnswer, WebFailure>
  ) {
    // libcurl may call the transfer until it is freed.
    withExtendedLifetime(transfer) { ccurl_free(handle) }
    transfer.request.continuation.resume(returning: result)
  }
}

/// A request on its way, with the parts of its answer that have come.
private final class Transfer {
  let request: Transfers.Request
  /// The first value of each header of the answer, by its name in small letters.
  private var headers: [String: String] = [:]
  /// Whether the empty line after the head has come.
  private var isHeadComplete = false
  /// The status of the last head; 0 before one has come.
  private var status = 0
  private var body: [UInt8] = []
  private var received = 0
  /// The reason why the rest of the answer is not wanted.
  private var refusal: WebFailure?

  init(_ request: Transfers.Request) { self.request = request }

  /// Starts the transfer. ``Transfers`` holds this object until libcurl has freed the transfer.
  ///
  /// - Returns: libcurl's transfer; `nil` without memory for it.
  func start() -> OpaquePointer? {
    ccurl_start(
      request.address.text, WebClient.userAgent, request.headers, request.authorities,
      Int(WebClient.connectTimeLimit / .milliseconds(1)),
      request.receiver == nil ? 0 : Int(WebClient.stallLimit / .seconds(1)), request.isOnlyPublic,
      { bytes, count, transfer in
        Transfer.at(transfer).takeHead(UnsafeRawBufferPointer(start: bytes, count: count))
      },
      { bytes, count, transfer in
        Transfer.at(transfer).takeBody(UnsafeRawBufferPointer(start: bytes, count: count))
      },
      Unmanaged.passUnretained(self).toOpaque())
  }

  private static func at(_ pointer: UnsafeMutableRawPointer!) -> Transfer {
    Unmanaged<Transfer>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Takes a line of the head.
  ///
  /// - Returns: whether the rest of the answer is wanted.
  private func takeHead(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let line = String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline }
    if line.isEmpty {
      isHeadComplete = true
      guard isBodyWanted else { return false }
      // An interim answer is no answer.
      guard let receiver = request.receiver, status >= 200 else { return true }
      refusal = receiver.begin(status, headers)
      return refusal == nil
    }
    if line.bytes.hasPrefix("HTTP/") {
      // The head of an interim answer, such as 100, comes before the head of the real one.
      headers = [:]
      isHeadComplete = false
      status = line.bytes.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    } else if let colon = line.bytes.firstIndex(of: ":") {
      let name = line[..<colon].lowercased()
      let value = line[line.utf8.index(after: colon)...].bytes.split(separator: " ").joined(
        separator: " ")
      if headers[name] == nil { headers[name] = value }
    }
    return true
  }

  /// Whether the announced size is a number within the client's limit.
  private var isBodyWanted: Bool {
    guard let announced = headers["content-length"] else { return true }
    guard let size = Int(announced), size >= 0 else { return false }
    if size > request.maximumBodySize { refusal = .tooLarge }
    return refusal == nil
  }

  /// Takes a part of the body.
  ///
  /// - Returns: whether the rest of the answer is wanted.
  private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    received += bytes.count
    guard received <= request.maximumBodySize else {
      refusal = .tooLarge
      return false
    }
    if let receiver = request.receiver {
      refusal = receiver.take(bytes)
    } else {
      body += bytes
    }
    return refusal == nil
  }

  /// Returns the answer, or the reason why it is missing.
  func result(_ end: ccurl_end, status: Int) -> Result<WebAnswer, WebFailure> {
    if let refusal { return .failure(refusal) }
    switch end {
    case CCURL_DONE where isHeadComplete:
      return .success(
        WebAnswer(
          status: status, contentType: headers["content-type"], location: headers["location"],
          retryAfter: headers["retry-after"], body: body))
    case CCURL_UNREACHABLE: return .failure(.unreachable)
    case CCURL_TOO_SLOW:
      return .failure(
        .tooSlow(isHeadComplete ? WebClient.stallLimit : WebClient.connectTimeLimit))
    case CCURL_UNTRUSTED: return .failure(.untrusted)
    case CCURL_NOT_PUBLIC: return .failure(.notPublic)
    default: return .failure(.brokenOff)
    }
  }
}

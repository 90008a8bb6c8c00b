package import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// A real HTTP server on loopback. It gives each request a right or wrong answer, as a test wants.
package final class LoopbackServer: Sendable {
  /// A request that the server got.
  package struct Request: Hashable, Sendable {
    package let method: String
    /// The path and the query.
    package let target: String
    package let headers: [String: String]
  }

  /// An answer of the server.
  package enum Answer: Sendable {
    case text(Int, String, type: String? = "application/json")
    case bytes(Int, [UInt8], type: String? = "application/json")
    case redirect(Int = 302, to: String)
    /// No answer, on a connection that stays open.
    case silence
    /// These bytes alone, whether HTTP or not. Then the connection ends.
    case raw([UInt8])
    /// One byte after another, at these intervals and without end, in the head or the body.
    case drip(every: TimeAmount, inBody: Bool)
    /// A body of this many bytes, with or without its length in the head.
    case flood(Int, isAnnounced: Bool)
  }

  /// The events that tests look at.
  fileprivate struct Record: Sendable {
    var connections = 0
    var requests: [Request] = []
    /// The bytes of floods that the operating system has accepted from the server.
    var flooded = 0
  }

  private let channel: any Channel
  private let record: Recorder

  package init(_ answer: @escaping @Sendable (Request) -> Answer) async throws {
    let record = Recorder()
    self.record = record
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        record.change { $0.connections += 1 }
        return channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(HTTPResponseEncoder(), name: "encoder")
          try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder()))
          try pipeline.addHandler(Answering(answer: answer, record: record))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  deinit { channel.close(promise: nil) }

  package var port: Int { channel.localAddress?.port ?? 0 }
  package var address: String { "http://127.0.0.1:\(port)" }
  package var connections: Int { record.value.connections }
  package var requests: [Request] { record.value.requests }
  package var flooded: Int { record.value.flooded }

  /// Waits until the server has had this many requests.
  package func waitForRequests(_ count: Int) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while requests.count < count {
      guard ContinuousClock.now < deadline else { throw TooFewRequests(wanted: count) }
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  package struct TooFewRequests: Error {
    package let wanted: Int
  }

  /// Stops the server, so that connections are refused.
  package func stop() async throws { try await channel.close() }
}

private final class Recorder: Sendable {
  private let record = Mutex(LoopbackServer.Record())

  var value: LoopbackServer.Record { record.withLock { $0 } }
  func change(_ change: @Sendable (inout LoopbackServer.Record) -> Void) {
    record.withLock { change(&$0) }
  }
}

private final class Answering: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let answer: @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer
  private let record: Recorder

  init(
    answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer, record: Recorder
  ) {
    self.answer = answer
    self.record = record
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    let headers = Dictionary(head.headers.map { ($0.name.lowercased(), $0.value) }) {
      $0 + ", " + $1
    }
    let request = LoopbackServer.Request(
      method: head.method.rawValue, target: head.uri, headers: headers)
    record.change { $0.requests.append(request) }
    switch answer(request) {
    case .text(let status, let text, let type):
      send(status, ["Content-Type": type], Array(text.utf8), context)
    case .bytes(let status, let bytes, let type):
      send(status, ["Content-Type": type], bytes, context)
    case .redirect(let status, let target):
      send(status, ["Location": target], [], context)
    case .silence:
      break
    case .raw(let bytes):
      sendRaw(bytes, context).whenComplete { [channel = context.channel] _ in
        channel.close(promise: nil)
      }
    case .drip(let distance, let inBody):
      let head =
        inBody ? "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n" : "X-"
      _ = sendRaw(Array("HTTP/1.1 200 OK\r\n\(head)".utf8), context)
      let drop = inBody ? "1\r\n[\r\n" : "a"
      drip(Array(drop.utf8), every: distance, context)
    case .flood(let count, let isAnnounced):
      let length = isAnnounced ? "Content-Length: \(count)\r\n" : ""
      let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\(length)\r\n"
      _ = sendRaw(Array(head.utf8), context)
      flood(count, context)
    }
  }

  /// Closes the connection. In some tests the client goes away during an answer.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func send(
    _ status: Int, _ headers: [String: String?], _ body: [UInt8], _ context: ChannelHandlerContext
  ) {
    var head = HTTPResponseHead(version: .http1_1, status: .init(statusCode: status))
    for (name, value) in headers { if let value { head.headers.add(name: name, value: value) } }
    head.headers.add(name: "Content-Length", value: "\(body.count)")
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: body)))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  /// Sends bytes around the encoder, which would correct them.
  private func sendRaw(
    _ bytes: [UInt8], _ context: ChannelHandlerContext
  ) -> EventLoopFuture<Void> {
    do {
      let encoder = try context.pipeline.syncOperations.context(name: "encoder")
      return encoder.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)))
    } catch {
      return context.eventLoop.makeFailedFuture(error)
    }
  }

  private func drip(_ drop: [UInt8], every distance: TimeAmount, _ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    context.eventLoop.assumeIsolated().scheduleTask(in: distance) {
      _ = self.sendRaw(drop, context)
      self.drip(drop, every: distance, context)
    }
  }

  private func flood(_ rest: Int, _ context: ChannelHandlerContext) {
    guard rest > 0, context.channel.isActive else { return }
    let part = min(rest, 1 << 16)
    sendRaw([UInt8](repeating: UInt8(ascii: "["), count: part), context).assumeIsolated()
      .whenSuccess {
        self.record.change { $0.flooded += part }
        self.flood(rest - part, context)
      }
  }
}

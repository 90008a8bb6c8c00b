internal import HummingbirdCore
internal import NIOCore

extension HTTP1Channel.Configuration {
  /// The configuration that limits the headers of a request and the time of an idle connection.
  static var bounded: HTTP1Channel.Configuration {
    HTTP1Channel.Configuration(
      additionalChannelHandlers: [UnreadAnswerHandler()],
      idleTimeout: .seconds(60),
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: 8 * 1024, maxHeaderListSize: 16 * 1024, maxHeaderFieldCount: 100))
  }
}

/// Closes connections whose client stops reading, so that others can connect.
///
/// It acts only when the operating system accepts no more bytes of an answer.
private final class UnreadAnswerHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  /// The time in which a client must go on reading.
  private static let readLimit = TimeAmount.seconds(60)
  private var closing: Scheduled<Void>?

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    closing?.cancel()
    closing =
      context.channel.isWritable
      ? nil
      : context.eventLoop.scheduleTask(in: Self.readLimit) { [channel = context.channel] in
        channel.close(promise: nil)
      }
    context.fireChannelWritabilityChanged()
  }

  func handlerRemoved(context: ChannelHandlerContext) { closing?.cancel() }
}

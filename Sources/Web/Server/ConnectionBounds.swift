internal import HummingbirdCore
internal import NIOCore

extension HTTP1Channel.Configuration {
  /// With bounds on the headers of a request, and on the time that a connection takes up.
  static var bounded: HTTP1Channel.Configuration {
    HTTP1Channel.Configuration(
      additionalChannelHandlers: [UnreadAnswerHandler()],
      idleTimeout: .seconds(60),
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: 8 * 1024, maxHeaderListSize: 16 * 1024, maxHeaderFieldCount: 100))
  }
}

/// Hangs up on who does not read what was asked for, so that there is room for others.
///
/// As long as the operating system takes the answers, it has nothing to do.
private final class UnreadAnswerHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private static let patience = TimeAmount.seconds(60)
  private var hangingUp: Scheduled<Void>?

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    hangingUp?.cancel()
    hangingUp =
      context.channel.isWritable
      ? nil
      : context.eventLoop.scheduleTask(in: Self.patience) { [channel = context.channel] in
        channel.close(promise: nil)
      }
    context.fireChannelWritabilityChanged()
  }

  func handlerRemoved(context: ChannelHandlerContext) { hangingUp?.cancel() }
}

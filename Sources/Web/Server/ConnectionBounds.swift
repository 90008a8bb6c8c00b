internal import HummingbirdCore
internal import NIOCore

extension HTTP1Channel.Configuration {
  /// With bounds on the headers of a request, and on the time that a connection takes up.
  static var bounded: HTTP1Channel.Configuration {
    HTTP1Channel.Configuration(
      additionalChannelHandlers: [
        IdleStateHandler(writeTimeout: longestAnswer), UnreadAnswerHandler(),
      ],
      idleTimeout: .seconds(60),
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: 8 * 1024, maxHeaderListSize: 16 * 1024, maxHeaderFieldCount: 100))
  }

  /// How long an answer may take to be read. It runs from the end of the answer before, and so is
  /// longer than a connection may be idle and the next request then take.
  private static var longestAnswer: TimeAmount { .seconds(120) }
}

/// Hangs up on who does not read what was asked for, so that there is room for others.
private final class UnreadAnswerHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .write? = event as? IdleStateHandler.IdleStateEvent {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }
}

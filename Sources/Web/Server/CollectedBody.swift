internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Threads

extension ResponseBody {
  /// Returns the bytes of the whole body.
  consuming func collected() async throws -> ByteBuffer {
    let collected = CollectedBody()
    try await write(collected)
    return collected.bytes
  }
}

/// The bytes of a body, put together from its parts.
private final class CollectedBody: ResponseBodyWriter, Sendable {
  private let collected = Guarded(ByteBuffer())

  var bytes: ByteBuffer { collected.withLock { $0 } }

  func write(_ buffer: ByteBuffer) async throws {
    collected.withLock { collected in
      // Most bodies are one buffer, which needs no copy.
      if collected.readableBytes == 0 {
        collected = buffer
      } else {
        collected.writeImmutableBuffer(buffer)
      }
    }
  }

  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

internal import NIOCore
internal import NIOPosix

/// The search for a free port.
public enum FreePort {
  /// The number of ports that are tried.
  private static let range = 50

  /// Returns the first free port after a given one; `nil` if the next 50 are all in use.
  public static func after(_ port: Int, host: String) async -> Int? {
    for candidate in (port + 1)...(port + range) where candidate < 65_536 {
      let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
      // The reason is of no interest, because the next port may be free.
      guard let channel = try? await bootstrap.bind(host: host, port: candidate).get() else {
        continue
      }
      try? await channel.close()
      return candidate
    }
    return nil
  }
}

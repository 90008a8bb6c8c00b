internal import NIOCore
internal import NIOPosix

/// The search for a port that nobody uses.
public enum FreePort {
  /// The number of ports that are tried.
  private static let range = 50

  /// Returns the next free port after another; `nil` where there is none near it.
  public static func after(_ port: Int, host: String) async -> Int? {
    for candidate in (port + 1)...(port + range) where candidate < 65_536 {
      let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
      // Whatever is wrong with this port, another one may do.
      guard let channel = try? await bootstrap.bind(host: host, port: candidate).get() else {
        continue
      }
      try? await channel.close()
      return candidate
    }
    return nil
  }
}

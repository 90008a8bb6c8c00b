internal import NIOCore
internal import NIOPosix

/// The search for a port at which a server can answer.
public enum FreePort {
  /// The number of ports that are tried.
  private static let range = 50

  /// Returns the first free port after a given one; `nil` if the next 50 are all in use.
  public static func after(_ port: Int, host: String) async -> Int? {
    for candidate in (port + 1)...(port + range) where candidate < 65_536 {
      if await canAnswer(at: candidate, host: host) { return candidate }
    }
    return nil
  }

  /// Returns whether a host is an address of this computer at which a server can answer.
  public static func isAny(host: String) async -> Bool { await canAnswer(at: 0, host: host) }

  private static func canAnswer(at port: Int, host: String) async -> Bool {
    let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
    // The error is ignored, because only the success matters.
    guard let channel = try? await bootstrap.bind(host: host, port: port).get() else {
      return false
    }
    try? await channel.close()
    return true
  }
}

import ArgumentParser
import CMalloc
import Console
import Glibc
import Learner
import Storage
import Web

/// The program `vocalvocab-server`: runs the web server and shows its address.
@main
struct Server: AsyncParsableCommand {
  static let configuration = ServeOptions.command(named: "vocalvocab-server")

  @OptionGroup var options: ServeOptions

  /// Checks that the server has a token, unless only this computer can reach it.
  private func checkAccess() async throws {
    var bounds = WebServer.Options(host: options.host)
    bounds.publicAddress = try publicAddress
    guard !options.isClosed, bounds.isClass else { return }
    guard await FreePort.isAny(host: options.host) else {
      throw ServerError.noSuchHost(options.host)
    }
    throw ValidationError(
      """
      Other computers can open the page at '\(options.publicURL ?? options.host)': add --token, \
      so that only people with the link can.
      """)
  }

  /// The address of the program that forwards requests to this server; `nil` without one.
  ///
  /// - Throws: `ValidationError` if it isn't one.
  private var publicAddress: PublicAddress? {
    get throws {
      guard let text = options.publicURL else { return nil }
      guard let address = PublicAddress(text) else {
        throw ValidationError(
          """
          '\(text)' can't be a public address: give https:// and a name in ASCII, with a port if \
          it isn't the usual one, and without a path.
          """)
      }
      return address
    }
  }

  static func main() async { await runProgram() }

  func run() async throws {
    try await checkAccess()
    // Without this, the C library raises the threshold by itself, and then doesn't give back the
    // memory of sounds and lists (mallopt(3)).
    mallopt(M_MMAP_THRESHOLD, Self.largeBlock)
    let store = try options.openStore()
    let files = try store.files(of: nil)
    let preferences = Preferences(try files.settings.read())
    files.takeSetAside().forEach(Screen.complain)
    let dictionary = try offlineDictionary(files.folders).get()
    let setup = try await SoundSetup(device: options.device, files: files)
    let soundAlikes = setup.tables(dictionary, cache: files.folders.cache)
    // Make the table now, with a progress bar, so that no learner has to wait for it later.
    try await setup.open(soundAlikes)
    // If the index and the table were just made, most of their memory is free by now, but the C
    // library still holds it.
    malloc_trim(0)
    let resources = ServerResources(
      store: store, dictionary: dictionary,
      online: options.source.source == .offline
        ? nil : try preferences.services(cache: files.folders.cache),
      questionServices: try preferences.questionServices(
        options.source.source, cache: files.folders.cache),
      source: options.source.source, synthesizer: setup.synthesizer, soundAlikes: soundAlikes,
      device: setup.device)
    let access = options.isClosed ? try Access.kept(in: files, isNew: options.newToken) : nil
    try await serve(resources, at: options.port, access)
  }

  /// The smallest size, in bytes, of a block of memory that goes back to the operating system when
  /// it is freed.
  private static let largeBlock: Int32 = 1 << 20

  private func serve(
    _ resources: ServerResources, at port: Int, _ access: Access?
  ) async throws {
    var bounds = WebServer.Options(host: options.host, port: port, access: access)
    bounds.learnersMayPlay = options.learnersMayPlay
    bounds.publicAddress = try publicAddress
    let server = WebServer(resources, bounds, version: programVersion, log: Screen.complain)
    do {
      let limit = StopLimit()
      defer { withExtendedLifetime(limit) {} }
      let signal = try await server.run { address in show(address) }
      Screen.notices.line("Stopped. All answers are saved.")
      throw ExitCode(128 + signal)
    } catch ServerError.portTaken {
      guard let free = await FreePort.after(port, host: options.host) else {
        throw ServerError.portTaken(port)
      }
      guard isAccepted(free, insteadOf: port) else {
        throw PortTaken(port: port, free: free)
      }
      try await serve(resources, at: free, access)
    }
  }

  private func show(_ address: ServerAddress) {
    let screen = Screen(plain: false)
    Screen.notices.line("VocalVocab is at \(address.link)")
    if options.isClosed { showCode(of: address.link, on: screen) }
    if let code = address.code {
      Screen.notices.line("Without the link: open \(address.entrance) and type the code \(code).")
    } else if options.isClosed {
      Screen.notices.line(
        "Only this computer can open it. To let a class in, start it with --host 0.0.0.0 --token.")
    }
    if let link = address.teacherLink {
      Screen.notices.line("The teacher's link (keep it secret): \(link)")
    }
    Screen.notices.line("Ctrl-C stops it.")
    if options.open, !Browser.open(address.teacherLink ?? address.link) {
      Screen.complain("No browser could be opened: open the address yourself.")
    }
  }

  private func showCode(of link: String, on screen: Screen) {
    guard !screen.isPlain, let code = QRCode(link) else { return }
    for line in code.lines { screen.line("  " + screen.styled(line, .onDark)) }
  }

  /// Returns whether the user accepts another port; `false` if the program can't ask.
  private func isAccepted(_ free: Int, insteadOf port: Int) -> Bool {
    Question.isPossible && Question.isConfirmed("Port \(port) is in use. Use \(free) instead?")
  }
}

/// The error for a port that is in use, with another port that is free.
private struct PortTaken: Error, CustomStringConvertible {
  let port: Int
  let free: Int

  var description: String { "Port \(port) is in use: --port \(free) is free." }
}

import ArgumentParser
import Glibc
import Storage
import Tutor
import Web

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Practise in a browser: the same lessons on a page.",
    discussion: """
      Runs until Ctrl-C; what was answered is kept. Only this computer can reach it, unless --host \
      names another of its addresses; then --token has to protect it.

      Examples:
        vocalvocab serve --open
        vocalvocab serve --host 0.0.0.0 --token
      """)

  @Option(
    name: .long,
    help: ArgumentHelp("The address of this computer to answer at.", valueName: "address"))
  var host = "127.0.0.1"

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("The port to answer at; 0 is any that is free.", valueName: "number"))
  var port = 8080

  @Flag(name: .long, help: "Ask everybody for a token, and print the link that holds it.")
  var token = false

  @Flag(name: .long, help: "Open the page in the browser.")
  var open = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The ALSA device for what is played on this computer; 'aplay -L' lists them.",
      valueName: "name"))
  var device: String?

  @OptionGroup var source: SourceOptions
  @OptionGroup var data: DataOptions

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("'\(port)' is no port: give a number from 0 to 65535.")
    }
    guard token || WebServer.Options(host: host).isLoopback else {
      throw ValidationError(
        "At '\(host)' others could come in: give --token, too, so that only who has the link can.")
    }
  }

  func run() async throws {
    let files = try data.files()
    let preferences = Preferences(try files.settings.read())
    files.takeReports().forEach(Screen.complain)
    let dictionary = try offlineDictionary(files.folders).get()
    let setup = try await SoundSetup(device: device, files: files)
    // Made here, where its progress is seen, rather than when somebody waits for the first word.
    _ = try await setup.soundAlikes(dictionary, cache: files.folders.cache)
    let resources = ServerResources(
      folders: files.folders, dictionary: dictionary,
      online: source.source == .offline
        ? nil : try preferences.services(cache: files.folders.cache),
      source: source.source,
      synthesizer: setup.synthesizer, device: setup.device)
    try await serve(resources, at: port)
  }

  private func serve(_ resources: ServerResources, at port: Int) async throws {
    let options = WebServer.Options(host: host, port: port, token: token ? Token() : nil)
    let server = WebServer(
      resources, options, version: VocalVocab.configuration.version, log: Screen.complain)
    do {
      try await server.run { address in show(address) }
      Screen(plain: true).line("Stopped. What was answered is kept.")
    } catch ServerError.portTaken {
      guard let free = await FreePort.after(port, host: host) else {
        throw ServerError.portTaken(port)
      }
      guard isAccepted(free, insteadOf: port) else { throw PortTaken(port: port, free: free) }
      try await serve(resources, at: free)
    }
  }

  private func show(_ address: ServerAddress) {
    let screen = Screen(plain: false)
    screen.line("VocalVocab is at \(address.link)")
    if token { showCode(of: address.link, on: screen) }
    screen.line("Ctrl-C stops it.")
    if open, !Browser.open(address.link) {
      Screen.complain("No browser could be opened: open the address yourself.")
    }
  }

  private func showCode(of link: String, on screen: Screen) {
    guard !screen.isPlain, let code = QRCode(link) else { return }
    for line in code.lines { screen.line("  " + screen.styled(line, .onDark)) }
  }

  /// Offers another port where somebody is there to answer.
  private func isAccepted(_ free: Int, insteadOf port: Int) -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return false }
    Screen.write("Port \(port) is in use. Use \(free) instead? y or n: ", to: STDOUT_FILENO)
    guard let answer = readLine()?.lowercased() else { return false }
    return ["y", "yes", ""].contains(answer)
  }
}

/// Somebody else answers there.
struct PortTaken: Error, CustomStringConvertible {
  let port: Int
  let free: Int

  var description: String { "Port \(port) is in use: --port \(free) is free." }
}

/// The browser that the desktop opens.
private enum Browser {
  /// - Returns: whether there is something that opens one.
  static func open(_ address: String) -> Bool {
    var process = pid_t()
    let words = ["xdg-open", address]
    let arguments = words.map { (word: String) in strdup(word) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // What the browser has to say is not for this screen.
    for file in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_WRONLY, 0)
    }
    return posix_spawnp(&process, "xdg-open", &actions, nil, arguments, environ) == 0
  }
}

import ArgumentParser
import CMalloc
import Glibc
import Storage
import Tutor
import Web

/// `vocalvocab serve`: runs the web server and shows its address.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Practise in a browser: the same rounds on a page.",
    discussion: """
      The server runs until you press Ctrl-C, and keeps every answer. Only this computer can reach \
      it. With --host, other computers can, too, and then --token must protect it.

      Examples:
        vocalvocab serve --open
        vocalvocab serve --host 0.0.0.0 --token
      """)

  @Option(help: ArgumentHelp("Answer at this address of the computer.", valueName: "address"))
  var host = "127.0.0.1"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Answer at this port; 0 is any free port.", valueName: "number"))
  var port = 8080

  @Flag(help: "Let in only people with the link, which holds a token.")
  var token = false

  @Flag(help: "Open the page in your browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "Play on this ALSA device when the page plays on this computer; 'aplay -L' lists the devices.",
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
    // Without this, the C library raises the limit by itself, and keeps the memory of sounds and lists
    // (mallopt(3)).
    mallopt(M_MMAP_THRESHOLD, Self.largeBlock)
    let files = try data.files()
    let preferences = Preferences(try files.settings.read())
    files.takeSetAside().forEach(Screen.complain)
    let dictionary = try offlineDictionary(files.folders).get()
    let setup = try await SoundSetup(device: device, files: files)
    let soundAlikes = SoundAlikeTables(
      dictionary, synthesizer: setup.synthesizer, cache: files.folders.cache)
    // Make the table now, with a progress bar, not while somebody waits for a word.
    try await setup.open(soundAlikes)
    let resources = ServerResources(
      folders: files.folders, dictionary: dictionary,
      online: source.source == .offline
        ? nil : try preferences.services(cache: files.folders.cache),
      source: source.source, synthesizer: setup.synthesizer, soundAlikes: soundAlikes,
      device: setup.device)
    try await serve(resources, at: port)
  }

  /// The size from which on a block of memory goes back to the operating system when it is freed, in bytes.
  private static let largeBlock: Int32 = 1 << 20

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
      guard isAccepted(free, insteadOf: port) else {
        throw CommandError.portTaken(port, free: free)
      }
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

  /// Asks whether to use another port, if standard input and output are a terminal.
  private func isAccepted(_ free: Int, insteadOf port: Int) -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return false }
    Screen.write("Port \(port) is in use. Use \(free) instead? y or n: ", to: STDOUT_FILENO)
    guard let answer = readLine()?.lowercased() else { return false }
    return ["y", "yes", ""].contains(answer)
  }
}

/// The browser of the desktop.
private enum Browser {
  /// Opens an address.
  ///
  /// - Returns: whether `xdg-open` could be started.
  static func open(_ address: String) -> Bool {
    var process = pid_t()
    let words = ["xdg-open", address]
    let arguments = words.map { (word: String) in strdup(word) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Messages of the browser would disturb the screen.
    for file in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_WRONLY, 0)
    }
    return posix_spawnp(&process, "xdg-open", &actions, nil, arguments, environ) == 0
  }
}

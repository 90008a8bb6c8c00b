import ArgumentParser
import CMalloc
import Console
import Glibc
import Learner
import SigningIn
import Storage
import Web
import WordService

/// `vocalvocab-server`, without another command: runs the web server and shows its address.
struct Serve: AsyncParsableCommand {
  static let configuration = ServeOptions.command(named: "serve")

  @OptionGroup var options: ServeOptions

  /// Checks that the server has a token, unless only this computer can reach it.
  private func checkAccess() async throws {
    let bounds = try options.webOptions()
    guard !options.isClosed, !options.hasAccounts, bounds.isClass else { return }
    guard await FreePort.isAny(host: options.host) else {
      throw ServerError.noSuchHost(options.host)
    }
    let way =
      options.publicURL.map { "at '\($0)'" } ?? options.behind.map { "through '\($0)'" }
      ?? "at '\(options.host)'"
    throw ValidationError(
      """
      Other computers can open the page \(way): add --token, so that only people with the link \
      can, or --accounts invited, so that people log in.
      """)
  }

  func run() async throws {
    try await checkAccess()
    if options.hasAccounts { try AccountBook.checkHashes() }
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
    let access = options.isClosed ? try Access.kept(in: files, isNew: options.newToken) : nil
    let resources = ServerResources(
      store: store, dictionary: dictionary,
      languages: LanguageDictionaries(cache: files.folders.cache) { dictionary.recognises($0) },
      online: options.source.source == .offline
        ? nil : try preferences.services(cache: files.folders.cache),
      questionServices: try preferences.questionServices(
        options.source.source, cache: files.folders.cache),
      showServices: try preferences.showServices(
        options.source.source, cache: files.folders.cache),
      source: options.source.source, synthesizer: setup.synthesizer, soundAlikes: soundAlikes,
      device: setup.device,
      tokens: try access ?? (store.mayBlock ? Access.kept(in: files, isNew: false) : nil),
      accounts: options.hasAccounts
        ? try options.accountBook(in: store) { dictionary.fullEntry(of: $0) != nil } : nil)
    try await serve(resources, at: options.port, access)
  }

  /// The smallest size, in bytes, of a block of memory that goes back to the operating system when
  /// it is freed.
  private static let largeBlock: Int32 = 1 << 20

  private func serve(
    _ resources: ServerResources, at port: Int, _ access: Access?
  ) async throws {
    var bounds = try options.webOptions(access)
    bounds.port = port
    let log = ServerLog(options.log)
    bounds.logRequest = log.add
    let server = WebServer(resources, bounds, version: programVersion, log: log.addFault)
    do {
      let limit = StopLimit()
      defer { withExtendedLifetime(limit) {} }
      let signal = try await server.run { address in
        if isTalking {
          show(address, resources)
        } else {
          log.addNote("Started at \(address.entrance)")
        }
      }
      let end = "Stopped. All answers are saved."
      if isTalking { Screen.notices.line(end) } else { log.addNote(end) }
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

  /// Whether the program talks to a person, and not only to a log. A log that somebody keeps must
  /// not hold the tokens of the links.
  private var isTalking: Bool { options.log == nil || isatty(STDOUT_FILENO) == 1 }

  private func show(_ address: ServerAddress, _ resources: ServerResources) {
    LinkText(address, hasToken: options.isClosed).show(isClassByLink: !options.hasAccounts)
    if let accounts = resources.accounts { AccountLinks(accounts, address).showFirst() }
    Screen.notices.line("Ctrl-C stops it.")
    if options.open, !Browser.open(address.teacherLink ?? address.link) {
      Screen.complain("No browser could be opened: open the address yourself.")
    }
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

import ArgumentParser
import Console
import Learner
import Storage
import Terminal
import Watching

extension ShowsCommand {
  /// `vocalvocab shows catalogue`: the shows that are found without a network.
  struct CatalogueCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "catalogue", abstract: "Add a catalogue, which is searched without a network.",
      discussion: """
        The file is the anime-offline-database, as .json or .jsonl, which you have downloaded. \
        Keep it: a new version of VocalVocab reads it again.

        Examples:
          vocalvocab shows catalogue add anime-offline-database.jsonl
          vocalvocab shows catalogue
        """,
      subcommands: [Look.self, Add.self, Read.self, Remove.self], defaultSubcommand: Look.self)

    struct Look: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Say which catalogue there is.",
        discussion: """
          Example:
            vocalvocab shows catalogue
          """)

      @OptionGroup(title: "Files") var data: DataOptions

      func run() throws {
        let store = try data.catalogue()
        let screen = Screen.notices
        guard let source = store.source else {
          return screen.line(
            "There is no catalogue: 'vocalvocab shows catalogue add FILE' adds one.")
        }
        screen.line(CatalogueCommand.sentence(about: source).printable)
        for credit in store.credits { screen.line("Source: \(credit.text)") }
      }
    }

    struct Add: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add the file of a catalogue, in place of the one before.",
        discussion: """
          Example:
            vocalvocab shows catalogue add anime-offline-database.jsonl
          """)

      @Argument(help: "The file.", completion: .file()) var file: String
      @OptionGroup(title: "Files") var data: DataOptions

      func run() throws {
        let source = try data.catalogue().add(file)
        Screen.notices.line(CatalogueCommand.sentence(about: source).printable)
      }
    }

    struct Read: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "read", abstract: "Read all shows that TVmaze lists into the catalogue.",
        discussion: """
          It takes about 15 minutes, because it asks slowly. Ctrl-C stops it; another 'read' goes \
          on where it was.

          Example:
            vocalvocab shows catalogue read
          """)

      @OptionGroup(title: "Files") var data: DataOptions

      func run() async throws {
        let files = try data.files(isReading: true)
        let preferences = Preferences(try files.settings.read())
        guard let services = try preferences.showServices(cache: files.folders.cache) else {
          throw CommandError.impossible(
            "The settings let no service be asked: 'vocalvocab settings' shows 'showServices' and "
              + "'source'.")
        }
        let bar = ProgressBar(of: "Reading the shows of TVmaze")
        let source: CatalogueStore.Source
        do {
          defer { bar.end() }
          source = try await data.catalogue().readPages(of: services) { pages in
            // Nobody tells how many pages there are.
            bar.show(min(Double(pages) / Self.usualPages, 0.99))
          }
        }
        Screen.notices.line(CatalogueCommand.sentence(about: source).printable)
      }

      /// The number of pages that TVmaze has about now.
      private static let usualPages = 360.0
    }

    struct Remove: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove the catalogue. Your own shows stay.",
        discussion: """
          Example:
            vocalvocab shows catalogue remove
          """)

      @OptionGroup(title: "Files") var data: DataOptions

      func run() throws {
        try data.catalogue().remove()
        Screen.notices.line("The catalogue is removed.")
      }
    }

    private static func sentence(about source: CatalogueStore.Source) -> String {
      let leftOut =
        source.leftOut > 0
        ? ", without \(source.leftOut.of("entry", "entries")) that can't be read"
        : ""
      let file = source.path.map { "\(source.shows.of("show")) of '\($0)'\(leftOut)" }
      let pages = source.paged > 0 ? "\(source.paged.of("show")) of TVmaze" : nil
      let parts = [file, pages].compactMap(\.self)
      return "The catalogue has \(parts.joined(separator: ", and "))."
    }
  }
}

extension DataOptions {
  /// Returns the catalogue of this computer.
  func catalogue() throws -> CatalogueStore {
    CatalogueStore(in: try files(isReading: true).folders.cache)
  }
}

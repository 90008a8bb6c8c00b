public import ArgumentParser
import ByteText
import Console
import Glibc
import ShowSources
import Storage
import Tables
import Terminal
import Watching

/// The commands that import and export shows.
extension ShowsCommand {
  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Add the shows of a file.",
      discussion: """
        The file is MyAnimeList's XML, TV Time's zip, CSV with a header, or a file that 'shows \
        export' wrote. It shows what it would add, and asks; without a terminal, it adds only with \
        --yes. What you watched is united with the file, no status is lowered, and the same file a \
        second time adds nothing. A show that nobody knows is kept as one of its own.

        CSV: a header names the columns, in any order: title, year, kind, status, rating, \
        episodes, season, episode, watched, review, notes, tags, ids. A row is a show, or one \
        watched episode of it.

        Examples:
          vocalvocab shows import animelist.xml
          vocalvocab shows import shows.csv --yes
        """)

    @Argument(help: "The file, or - for standard input.", completion: .file()) var file: String
    @Option(
      help: ArgumentHelp(
        """
        The numbers of shows in the preview that are the ones with the same title, such as 3,7; or \
        all.
        """, valueName: "numbers"))
    var same: String?
    @OptionGroup(title: "How to read the file") var reading: ReadingOptions
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = try data.watchRoom()
      let screen = Screen.notices
      if file == InputFile.standardInput, isatty(STDIN_FILENO) == 1 {
        screen.line("Type or paste the shows; Ctrl-D on an empty line ends them.")
      }
      let bytes = try InputFile.bytes(at: file)
      var choices = reading.choices
      while true {
        let found = try WatchRoom.file(bytes, named: file, choices)
        let confirmed = try confirmed(in: try await room.preview(found))
        let preview = try await room.preview(found, confirmed: confirmed)
        ImportView(screen: screen).show(preview, confirmed: confirmed)
        switch try answer(preview, choices, on: screen) {
        case .again(let changed): choices = changed
        case .take:
          let taken = try await room.take(found, confirmed: confirmed)
          return screen.line(ImportView.sentence(about: taken))
        case .cancel: return
        }
      }
    }

    /// Returns the numbers of the rows that the person takes for the show with the same title.
    private func confirmed(in preview: ShowImport) throws -> Set<Int> {
      guard let same else { return [] }
      let doubtful = preview.rows.indices.filter { preview.rows[$0].fate == .titleOnly }
        .map { $0 + 1 }
      if same.lowercased() == "all" { return Set(doubtful) }
      let numbers = same.bytes.split(separator: ",").map { Int(String($0).asPassage ?? "") }
      let known = numbers.compactMap(\.self)
      guard known.count == numbers.count, Set(known).isSubset(of: doubtful) else {
        throw CommandError.wrongUsage(
          "--same takes the numbers of the preview's shows with the same title, such as 3,7, or "
            + "all.")
      }
      return Set(known)
    }

    /// Asks whether to add the shows, and says so if they are not added.
    private func answer(
      _ preview: ShowImport, _ choices: ReadingChoices, on screen: Screen
    ) throws -> FileReview.Answer<Never> {
      let isAsking = !confirmation.yes && Question.isPossible
      guard !preview.addsNothing || isAsking && !preview.reading.isPlain else {
        screen.line("There is nothing to add.")
        return .cancel
      }
      guard isAsking else {
        if confirmation.yes { return .take }
        throw CommandError.notAsked("Nothing was added")
      }
      let answer: FileReview.Answer<Never> = try FileReview(on: screen).ask(
        preview.reading, choices, canTake: !preview.addsNothing)
      if case .cancel = answer { screen.line("Nothing was added.") }
      return answer
    }
  }

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Write your shows to a file that other programs read.",
      discussion: """
        The ending of the file's name chooses the format: .xml (MyAnimeList), .csv or .json. \
        --format chooses it, too. JSON holds everything; MyAnimeList's XML has numbers in place of \
        the single episodes.

        Examples:
          vocalvocab shows export shows.json
          vocalvocab shows export animelist.xml --force
        """)

    @Argument(help: "The file, or - for standard output.", completion: .file()) var file: String
    @Option(help: "The format: mal, csv or json. By default, the file's name decides.")
    var format: ShowFileFormat?
    @Flag(help: "Replace the file if it exists.") var force = false
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let chosen = try chosenFormat
      let export = try await data.watchRoom(isReading: true).export(as: chosen)
      try OutputFile.write(export.bytes, to: file, isReplacing: force)
      Screen.notices.wrote(export.shows.of("show"), to: file)
    }

    private var chosenFormat: ShowFileFormat {
      get throws {
        if let format { return format }
        if let format = ShowFileFormat(fileName: file) { return format }
        if file == InputFile.standardInput { return .csv }
        throw CommandError.wrongUsage(
          "'\(file)' has no ending of a format: give --format mal, csv or json.")
      }
    }
  }
}

extension ShowFileFormat: ExpressibleByArgument {}

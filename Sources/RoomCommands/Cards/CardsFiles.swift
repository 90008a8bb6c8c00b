public import ArgumentParser
internal import ByteText
public import CardFormats
import CardPractice
import Cards
import Console
import Glibc
import Learner
import Storage
import Tables
import Terminal

/// The commands that import and export cards, and attach sounds and pictures to them.
extension CardsCommand {
  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Add the cards of a file.",
      discussion: """
        The file is an Anki package (.apkg), Anki's 'Notes in Plain Text', CSV or TSV, or Markdown \
        in the manner of hashcards. It shows what it would add, and asks; without a terminal, it \
        adds only with --yes. Cards that you have already are not added again.

        CSV and TSV: a header names the columns, in any order: front, back, notes, tags, deck, id, \
        suspended. Without such names, the first two columns with texts are taken; --columns \
        chooses others.
        Markdown: Q: and A: begin a question and its answer; C: begins a text with [blanks].
        A row that can't be read is left out and shown, and the others are taken.

        Examples:
          vocalvocab cards import spanish.csv --deck Spanish
          vocalvocab cards import words.csv --columns front=2,back=3,notes=4
          vocalvocab cards import biology.md --yes
        """)

    @Argument(help: "The file, or - for standard input.", completion: .file()) var file: String
    @Option(
      help: ArgumentHelp("Add all cards to this deck.", valueName: "name"), completion: .decks)
    var deck: String?
    @Option(help: .format) var format: CardFileFormat?
    @Flag(help: "Take over what Anki knows of your memory of the cards, too.") var progress = false
    @Flag(help: "Give cards that you have already the texts of the file.") var update = false
    @OptionGroup(title: "How to read the file") var reading: ReadingOptions
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let files = try data.files()
      let room = CardRoom(files)
      let screen = Screen.notices
      if file == InputFile.standardInput, isatty(STDIN_FILENO) == 1 {
        screen.line("Type or paste the cards; Ctrl-D on an empty line ends them.")
      }
      var choices = reading.choices
      var cards = try await CardFile.read(
        at: file, format: format, by: PackageReader(limits: .person, folder: files.folders.cache),
        choices: choices)
      var wishes = CardImportWishes()
      (wishes.deck, wishes.takesProgress, wishes.updates) = (deck, progress, update)
      while true {
        let preview = try await room.preview(cards, wishes)
        show(preview, on: screen)
        let answer = try answer(preview, choices, on: screen)
        if case .again(let changed) = answer {
          choices = changed
          cards = try cards.read(again: choices)
          continue
        }
        guard case .take = answer else { return }
        break
      }
      let taken = try await room.take(cards, wishes)
      let changed = update && taken.changed > 0 ? ", changed \(taken.changed.grouped)" : ""
      screen.line("Added \(taken.added.of("card"))\(changed).")
    }

    /// Shows what the import would do.
    private func show(_ preview: CardImport, on screen: Screen) {
      for part in preview.parts {
        var facts = ["\(part.added.grouped) new"]
        if part.present > 0 { facts.append("\(part.present.grouped) there already") }
        if part.changed > 0, update { facts.append("\(part.changed.grouped) to change") }
        let made = part.isNew ? "New deck" : "Deck"
        screen.line("\(made) '\(part.deck)': \(facts.joined(separator: ", ")).".printable)
        for card in part.first {
          let sides = [card.front, card.back].map { Self.short(CardText($0).shownLine) }
          screen.line("  \(sides.joined(separator: " – "))".printable)
        }
        if part.added > part.first.count { screen.line("  …") }
      }
      if preview.files > 0 {
        screen.line("With \(preview.files.of("sound or picture", "sounds and pictures")).")
      }
      if preview.remembered > 0 {
        let cards = preview.remembered.of("card")
        screen.line(
          progress
            ? "With your memory of \(cards)."
            : "The file has a schedule for \(cards): --progress takes it over.")
      }
      if preview.changed > 0, !update {
        let (differ, them) = preview.changed == 1 ? ("differs", "it") : ("differ", "them")
        screen.line(
          "\(preview.changed.of("card")) that you have \(differ) in the file: "
            + "--update changes \(them)."
        )
      }
      for sentence in preview.lossSentences { screen.line(sentence.printable) }
      FileReview(on: screen).show(preview.reading)
    }

    /// Asks whether to add the cards, and says so if they are not added.
    private func answer(
      _ preview: CardImport, _ choices: ReadingChoices, on screen: Screen
    ) throws -> FileReview.Answer<Never> {
      let canTake = preview.added > 0 || update && preview.changed > 0
      let isAsking = !confirmation.yes && Question.isPossible
      guard canTake || isAsking && !preview.reading.isPlain else {
        if let refusal = preview.refusal { throw refusal }
        screen.line("There is nothing to add.")
        return .cancel
      }
      guard isAsking else {
        if confirmation.yes { return .take }
        throw CommandError.notAsked("Nothing was added")
      }
      let answer: FileReview.Answer<Never> = try FileReview(on: screen).ask(
        preview.reading, choices, canTake: canTake)
      if case .cancel = answer { screen.line("Nothing was added.") }
      return answer
    }

    private static func short(_ text: String) -> String {
      text.count > 60 ? text.prefix(59) + "…" : text
    }
  }

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Write a deck to a file that other programs read.",
      discussion: """
        The ending of the file's name chooses the format: .apkg, .csv, .tsv, .txt (Anki's plain \
        text) or .md. --format chooses it, too. A package has the sounds and pictures, and the \
        decks below: those whose names begin with the deck's name and '::'. All formats can be \
        imported again.

        Examples:
          vocalvocab cards export Spanish spanish.apkg --progress
          vocalvocab cards export Spanish spanish.csv
        """)

    @Argument(help: .deck, completion: .decks) var deck: String
    @Argument(help: "The file, or - for standard output.", completion: .file()) var file: String
    @Option(help: .format) var format: CardFileFormat?
    @Flag(help: "Write your schedule and your answers into a package, too.") var progress = false
    @Flag(help: "Replace the file if it exists.") var force = false
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let chosen = try chosenFormat
      if progress, chosen != .apkg {
        throw CommandError.wrongUsage(
          "Only a package (.apkg) has a schedule: leave --progress out.")
      }
      let name = DeckName(deck)
      let files = try data.files(isReading: true)
      let room = name.isGenerated ? files.cardRoom() : CardRoom(files)
      let export = try await room.export(name, as: chosen, withProgress: progress)
      try OutputFile.write(export.bytes, to: file, isReplacing: force)
      let screen = Screen.notices
      screen.wrote(export.cards.of("card"), to: file)
      guard file != InputFile.standardInput else { return }
      for loss in export.losses { screen.line(loss.printable) }
    }

    private var chosenFormat: CardFileFormat {
      get throws {
        if let format { return format }
        if let format = CardFileFormat(fileName: file) { return format }
        if file == InputFile.standardInput { return .csv }
        throw CommandError.wrongUsage(
          "'\(file)' has no ending of a format: give --format apkg, csv, tsv, anki or markdown.")
      }
    }
  }

  struct Attach: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "attach", abstract: "Put a sound or a picture on a card.",
      discussion: """
        A sound is played in place of the voice; a picture shows on the page.

        Examples:
          vocalvocab cards attach Spanish puerto puerto.wav
          vocalvocab cards attach Spanish 2 harbour.png --front
        """)

    @Argument(help: .deck, completion: .decks) var deck: String
    @Argument(help: .card) var card: String
    @Argument(help: "The file of the sound or the picture.", completion: .file()) var file: String
    @Flag(help: "Put it on the front; normally on the back.") var front = false
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = CardRoom(try data.files())
      let name = DeckName(deck)
      let found = try await room.deck(name).cards.found(card, in: name)
      let bytes = try InputFile.cards(at: file)
      try await room.attach(
        bytes, named: file.bytes.split(separator: "/").last.map(String.init) ?? file, to: found.id,
        side: front ? .front : .back, in: name)
      Screen.notices.line(
        "The \(front ? "front" : "back") of the card has '\(file)'.".printable)
    }
  }
}

extension CardFileFormat: ExpressibleByArgument {}

extension ArgumentHelp {
  fileprivate static let format: ArgumentHelp =
    "The format: apkg, csv, tsv, anki or markdown. By default, the content decides."
}

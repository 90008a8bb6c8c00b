import Console

/// A chapter of the help that belongs to no single command.
enum HelpTopic: String, CaseIterable {
  case practice, files
  case exitStatuses = "exit-statuses"
  case json

  /// The subject of the topic, to stand after its name in a list.
  var abstract: String {
    switch self {
    case .practice: "What happens in a round, and what you can type."
    case .files: "Where your files are, and how to keep them on two computers."
    case .exitStatuses: "The numbers with which the program ends."
    case .json: "What --json and --csv print, for other programs."
    }
  }

  /// The title of the section in the manual page, whose usual name for statuses is known.
  var title: String { self == .exitStatuses ? "EXIT STATUS" : rawValue.uppercased() }

  /// The text, in paragraphs. Lines that begin with spaces are examples or tables, and stay lines.
  var text: String {
    switch self {
    case .practice: Self.practiceText
    case .files: Self.filesText
    case .exitStatuses: Self.statusesText
    case .json: Self.jsonText
    }
  }

  private static let practiceText = """
    You hear a word, type it and press Enter. You have three tries, or as many as --tries and the setting \
    'tries' say. After the last one you see the word, and type it once. It comes back later in the \
    session, and again on another day.

    A line that begins with / asks for something:
    \(RoundView.requests.flatMap(\.members).map { "  \($0.name.padded(to: 14))\($0.does)" }
      .joined(separator: "\n"))

    A wrong try shows a wrong letter as [e], a missing letter as _, an extra letter as (e) and two swapped \
    letters as <ei>. Where a sign would tell the letter, those around it have a ~: one of them is wrong.

    --plain prints one statement a line, without colour and without moving the cursor: for a screen \
    reader, a Braille display, or another program. NO_COLOR=1 takes away the colour alone. A program can \
    type the answers:
      printf 'harber\\nharbor\\n' | vocalvocab play --word harbor
    """

  private static let filesText = """
    These are the places; XDG_DATA_HOME, XDG_CONFIG_HOME and XDG_CACHE_HOME move them.
      ~/.local/share/vocalvocab/journal.jsonl     every try, every answer
      ~/.local/share/vocalvocab/completed.json    the completed words
      ~/.local/share/vocalvocab/lists/            your word lists
      ~/.local/share/vocalvocab/decks/            your decks of cards
      ~/.local/share/vocalvocab/decks/media/      their sounds and pictures
      ~/.local/share/vocalvocab/plan/             your plan: todo.txt, and the notes
      ~/.config/vocalvocab/settings.json          the settings
      ~/.config/vocalvocab/pronunciations         your corrections
      ~/.cache/vocalvocab/                        what can be made again

    --data FOLDER keeps the journal, the completed words, the lists, the decks and the settings of a learner in \
    that folder. You can copy and move it as it is. What this learner has not set comes from your \
    settings.

    Wherever a file is named, - is standard input or standard output. A file that exists stays as it \
    is, unless you give --force.

    You can keep a data folder on two computers, with git or with a program such as Syncthing. Where \
    both computers were used, 'vocalvocab repair' unites what each has kept. In a folder that git \
    keeps, it offers to write .gitattributes, so that git unites the journals itself.
    """

  private static let statusesText = """
    Every command ends with one of these numbers:
      0     What was asked is done.
      1     It could not be done, or not all of it; one sentence says why. A file, a
            list or a word that is not there is such a reason.
      64    The command line is wrong; one sentence says what to write.
      128+N A signal ended it, and N is its number: 130 after Ctrl-C, 143 after
            SIGTERM, 141 where nobody read what it printed.
    """

  private static var jsonText: String {
    """
    --json prints one document in JSON, and --csv a table for a spreadsheet, where a command has one. Each \
    document has a schema (JSON Schema 2020-12), which tells every member: 'vocalvocab help json NAME' \
    prints it.

    \(JSONSchema.allCases.map { schema in
        "  \(schema.rawValue.padded(to: 10)) \(schema.command.padded(to: 24)) \(schema.title)"
      }.joined(separator: "\n"))

    Members may be added; those that are there stay. Dates and times are those of ISO 8601. A member \
    without a value is left out, or null.
    """
  }
}

import ArgumentParser
import Console
import Glibc
import Storage
import Tutor
import WordService

/// `vocalvocab repair`: unites what two computers have kept in one data folder.
struct Repair: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repair",
    abstract: "Unite what two computers have kept in one data folder.",
    discussion: """
      A data folder can be kept on two computers, with git or with a program such as Syncthing. Where \
      both were used, copies stand beside your files, or git leaves lines in them. This command makes \
      one journal of all entries, and of it the list of completed words; a list gets the words of all \
      its copies, a deck the cards, and the plan the tasks. What it replaces is kept in the folder 'conflicts'.

      Where git keeps the folder, it offers to write .gitattributes, so that git unites the journals \
      itself.

      Examples:
        vocalvocab repair
        vocalvocab repair --data ada --yes
      """)

  @Flag(help: "Write .gitattributes without asking.")
  var yes = false

  @OptionGroup(title: "Files") var data: DataOptions

  func run() throws {
    let files = try data.files(isReading: true)
    let screen = Screen(plain: true)
    var hasUnited = try repair(files, of: nil, on: screen)
    for name in try LearnerFolders(files.folders).names() {
      let learner = try LearnerFiles(files.folders.ofLearner(named: name), isReading: true)
      hasUnited = try repair(learner, of: name, on: screen) || hasUnited
    }
    if !hasUnited { screen.line("There is nothing to unite.") }
    try offerAttributes(in: files.folders.data, on: screen)
  }

  /// Unites the files of a learner, and says what was done.
  ///
  /// - Parameter name: the learner's name; `nil` for the one whose folder it is.
  /// - Returns: whether there was something to unite.
  private func repair(
    _ files: LearnerFiles, of name: String?, on screen: Screen
  ) throws -> Bool {
    let repair = Storage.Repair(files)
    // Without the dictionary, the words keep the definitions of the lists.
    let dictionary = try? offlineDictionary(files.folders).get()
    let deeds = try repair.run { dictionary?.word($0)?.definitions ?? [] }
    for deed in deeds { screen.line("\(name.map { "\($0): " } ?? "")\(deed.sentence)".printable) }
    if !deeds.isEmpty {
      screen.line("What was united is kept, as it was, in '\(repair.keptIn)'.".printable)
    }
    return !deeds.isEmpty
  }

  // MARK: git

  /// The line that lets git unite journals: see gitattributes(5).
  private static let attribute = "journal.jsonl merge=union"

  private func offerAttributes(in folder: String, on screen: Screen) throws {
    let file = folder + "/.gitattributes"
    guard Self.isKeptByGit(folder) else { return }
    let present = access(file, F_OK) == 0 ? try InputFile.textLines(at: file) : []
    guard !present.contains(where: { $0.hasPrefix("journal.jsonl ") }) else { return }
    let offer = "With '\(Self.attribute)' in '\(file)', git unites the journals itself."
    if !yes {
      guard Question.isPossible else { return screen.line("\(offer) --yes writes it.".printable) }
      screen.line(offer.printable)
      guard Question.isConfirmed("Write it?") else { return }
    }
    let lines = present.filter { !$0.isEmpty } + [Self.attribute]
    try OutputFile.write(lines.map { $0 + "\n" }.joined(), to: file, isReplacing: true)
    screen.line("Wrote '\(file)': add it to git.".printable)
  }

  /// Whether a folder, or one above it, is a working tree of git.
  private static func isKeptByGit(_ folder: String) -> Bool {
    guard let real = realpath(folder, nil) else { return false }
    defer { free(real) }
    var place = String(cString: real)
    while !place.isEmpty {
      if access(place + "/.git", F_OK) == 0 { return true }
      place = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
    }
    return false
  }
}

extension Storage.Repair.Deed {
  fileprivate var sentence: String {
    switch self {
    case .journal(let entries): "The journal is united and has \(entries.of("entry", "entries"))."
    case .completed(let words):
      "The list of completed words is made anew and has \(words.of("word"))."
    case .list(let name, let words): "The list '\(name)' is united and has \(words.of("word"))."
    case .deck(let name, let cards): "The deck '\(name)' is united and has \(cards.of("card"))."
    case .plan(let tasks): "The plan is united and has \(tasks.of("task"))."
    case .notes(let notes): "The notes to tasks are united: \(notes.of("note"))."
    case .kept(let file): "'\(file)' can't be united: that of this computer stays."
    }
  }
}

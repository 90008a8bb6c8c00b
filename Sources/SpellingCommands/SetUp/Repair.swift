package import ArgumentParser
import Console
import Glibc
import Learner
import Storage
import Today
import WordService

/// `vocalvocab repair`: merges the files of one data folder that two computers have changed.
package struct Repair: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "repair",
    abstract: "Merge the changes that two computers made to one data folder.",
    discussion: """
      You can keep a data folder on two computers, with git or with a program such as Syncthing. \
      If you used both computers, there are conflicting copies beside your files, or git leaves \
      marks in them. This command merges them: the journal gets the entries of all copies, and the \
      completed words follow from it; a list gets the words of all its copies, a deck the cards, \
      and the plan the tasks. The files that it replaces are kept in the folder 'conflicts', which \
      git leaves out.

      Copies are known by their names, in any language. A file with a name such as 'week (1)' is a \
      copy only if it shares words or cards with 'week'. Otherwise it stays, and the command says \
      so.

      If git keeps the folder, the command offers to write .gitattributes, so that git merges the \
      journals itself.

      Examples:
        vocalvocab repair
        vocalvocab repair --data ada --yes
      """)

  @Flag(help: "Write .gitattributes without asking.")
  var yes = false

  @OptionGroup(title: "Files") var data: DataOptions

  package func run() throws {
    let files = try data.files(isReading: true)
    let screen = Screen.notices
    var hasMerged = try repair(files, of: nil, on: screen)
    for name in try Store(files.folders).learners.names() {
      let learner = try LearnerFiles(files.folders.ofLearner(named: name), isReading: true)
      hasMerged = try repair(learner, of: name, on: screen) || hasMerged
    }
    if !hasMerged { screen.line("There is nothing to merge.") }
    try offerAttributes(in: files.folders.data, on: screen)
  }

  /// Merges the files of a learner, and prints the results.
  ///
  /// - Parameter name: the learner's name; `nil` for the learner who owns the data folder.
  /// - Returns: whether there was something to merge.
  private func repair(
    _ files: LearnerFiles, of name: String?, on screen: Screen
  ) throws -> Bool {
    let repair = FileRepair(files)
    // Without the dictionary, the completed words keep the definitions of the merged copies.
    let dictionary = try? offlineDictionary(files.folders).get()
    let deeds = try repair.run { dictionary?.word($0)?.definitions ?? [] }
    for deed in deeds { screen.line("\(name.map { "\($0): " } ?? "")\(deed.sentence)".printable) }
    let hasMerged = deeds.contains(where: \.changesFiles)
    if hasMerged {
      screen.line("The files as they were before are in '\(repair.keptIn)'.".printable)
    }
    return hasMerged
  }

  // MARK: git

  /// The line that lets git merge journals: see gitattributes(5).
  private static let attribute = "journal.jsonl merge=union"

  private func offerAttributes(in folder: String, on screen: Screen) throws {
    let file = folder + "/.gitattributes"
    guard WorkingTree.holds(folder) else { return }
    let lineEnd = UInt8(ascii: "\n")
    var present = access(file, F_OK) == 0 ? try InputFile.cards(at: file) : []
    let isSet = present.split(separator: lineEnd).contains {
      $0.starts(with: "journal.jsonl ".utf8)
    }
    guard !isSet else { return }
    let offer = "With '\(Self.attribute)' in '\(file)', git merges the journals itself."
    if !yes {
      guard Question.isPossible else { return screen.line("\(offer) --yes writes it.".printable) }
      screen.line(offer.printable)
      guard Question.isConfirmed("Write it?") else { return }
    }
    // The other lines of the file stay unchanged, byte for byte.
    if let last = present.last, last != lineEnd { present.append(lineEnd) }
    try OutputFile.write(present + "\(Self.attribute)\n".utf8, to: file, isReplacing: true)
    screen.line("Wrote '\(file)': add it to git.".printable)
  }

  package init() {}
}

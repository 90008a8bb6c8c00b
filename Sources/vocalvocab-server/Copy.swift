import ArgumentParser
import ByteText
import Console
import Storage
import Vocabulary

/// `vocalvocab-server copy`: copies the data of all learners from one store to another.
struct Copy: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copy the data of all learners from a folder to a database, or back.",
    discussion: """
      Stop the servers that use the two places first. The second place must be empty. If the copy \
      ends early, give the same command again: it goes on where it stopped. At the end, everything \
      is read in both places and compared.

      Example:
        vocalvocab-server copy --from ~/.local/share/vocalvocab \\
          --to postgresql://db.school.example/vocalvocab
      """)

  @Option(
    help: ArgumentHelp("The folder or the database to copy from.", valueName: "place"),
    completion: .directory)
  var from: String

  @Option(
    help: ArgumentHelp("The folder or the database to copy to.", valueName: "place"),
    completion: .directory)
  var to: String

  func run() throws {
    let bar = ProgressBar(of: "Copying")
    let result = try {
      defer { bar.end() }
      return try StoreCopy(from: try Self.store(at: from), to: try Self.store(at: to)).run(
        progress: bar.show)
    }()
    for name in result.mended {
      Screen.complain(
        """
        The last line of the journal of \(name.isEmpty ? "the usual learner" : "'\(name)'") was \
        cut off: it got an end.
        """)
    }
    for path in result.others {
      Screen.complain("Left out, because it is another program's: '\(path)'.")
    }
    let learners = Self.counted(result.learners, "learner")
    Screen.notices.line(
      """
      Copied and compared: \(learners), \(Self.counted(result.items, "item")), \
      \(Self.size(result.bytes)).
      """)
    if result.skipped > 0 {
      Screen.notices.line("\(Self.counted(result.skipped, "item")) of them were there already.")
    }
    Screen.notices.line("Hash of everything in both places: \(result.hash)")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 1 << 20 ? "\((bytes + 1023) >> 10) kB" : "\(bytes >> 20) MB"
  }

  /// - Throws: `StoreAddressError`, `StorageError`.
  private static func store(at place: String) throws -> Store {
    if place.bytes.contains("://") {
      return try Store(
        at: StoreAddress(place), folders: Folders(environment: Environment.variables))
    }
    return Store(Folders(data: place, environment: Environment.variables))
  }
}

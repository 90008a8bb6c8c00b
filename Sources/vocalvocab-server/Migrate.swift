import ArgumentParser
import Console
import Storage

/// `vocalvocab-server migrate`: makes the tables of a database, or changes them for this version.
struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make the tables of a database, or change them as this version needs them.",
    discussion: """
      A server does the same when it starts. Servers of an older version go on meanwhile, or say \
      that they can't.

      Example:
        vocalvocab-server migrate --store postgresql://db.school.example/vocalvocab
      """)

  @OptionGroup var store: StoreOptions
  @OptionGroup var data: DataOptions

  func run() throws {
    guard let address = try store.address else {
      throw ValidationError("Give the database: --store postgresql://HOST/DATABASE.")
    }
    let store = try Store(at: address, folders: data.folders)
    let count = store.newMigrations
    Screen.notices.line(
      count == 0
        ? "The tables are as this version needs them."
        : "The tables are made: \(count) \(count == 1 ? "change" : "changes").")
  }
}

package import ArgumentParser
package import Storage

/// The option for a database that keeps the data of all learners.
package struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Keep the data of all learners in this database, which several servers may share, and not in \
      files: postgresql://HOST/DATABASE. VOCALVOCAB_STORE says the same.
      """,
      valueName: "address"))
  package var store: String?

  package init() {}

  /// The address of the database; `nil` for files.
  ///
  /// - Throws: `StoreAddressError`.
  package var address: StoreAddress? {
    get throws {
      let text =
        store ?? Environment.variables["VOCALVOCAB_STORE"].flatMap { $0.isEmpty ? nil : $0 }
      return try text.map { try StoreAddress($0) }
    }
  }
}

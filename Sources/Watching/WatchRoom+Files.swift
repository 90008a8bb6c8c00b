public import ShowSources
internal import Shows
public import Tables

/// Imports of shows from the files of other programs, and exports.
extension WatchRoom {
  /// Reads a file of shows.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - name: the name of the file, which decides where the content leaves the format open.
  ///   - choices: the person's choices for the reading of a table.
  /// - Throws: `ShowFileError`; `ColumnChoiceError`.
  public nonisolated static func file(
    _ bytes: [UInt8], named name: String, _ choices: ReadingChoices = ReadingChoices()
  ) throws -> ShowFile {
    try ShowFile(bytes, fileName: name, choices: choices)
  }

  /// Returns the result that an import would have, and changes nothing.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - confirmed: the numbers of the rows, from 1, that the person took for the show with the
  ///     same title.
  public func preview(_ file: ShowFile, confirmed: Set<Int> = []) throws -> ShowImport {
    try memory.follow()
    let planned = try plan(file, confirmed)
    return planned.result(isPreview: true, in: memory.record, catalogue.catalogue)
  }

  /// Imports the shows of a file, all of them or none. What is there already is not added again.
  ///
  /// - Throws: `StorageError`; nothing has then changed.
  public func take(_ file: ShowFile, confirmed: Set<Int> = []) throws -> ShowImport {
    try memory.follow()
    let planned = try plan(file, confirmed)
    let result = planned.result(isPreview: false, in: memory.record, catalogue.catalogue)
    // One line of the journal is there or not, whenever the program is killed.
    try keep(planned.part, .imported, step: Self.newStep)
    return result
  }

  private func plan(_ file: ShowFile, _ confirmed: Set<Int>) throws -> PlannedImport {
    PlannedImport(
      file, confirmed: confirmed, into: memory.record, catalogue: catalogue.catalogue, at: instant)
  }

  /// Returns the shows and lists as a file.
  ///
  /// - Throws: ``WatchError/cannotWrite(_:)``, `StorageError`.
  package func export(as format: ShowFileFormat) throws -> ShowExport {
    try memory.follow()
    guard let text = try ShowFile.text(of: memory.record, as: format) else {
      throw WatchError.cannotWrite(format.title)
    }
    return ShowExport(
      bytes: Array(text.utf8), shows: memory.record.shows.values.count(where: \.isTracked))
  }
}

/// A file of shows that is written.
package struct ShowExport: Hashable, Sendable {
  package let bytes: [UInt8]
  /// The number of tracked shows in it.
  package let shows: Int
}

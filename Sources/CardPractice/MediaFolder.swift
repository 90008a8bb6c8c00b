internal import Cards
internal import Storage
internal import Threads

/// The folder beside a text of cards, with the sounds and pictures that the text names.
final class MediaFolder: Sendable {
  let path: String
  /// The files of the folder; `nil` until a name has no file of just that name.
  private let index = Guarded<MediaIndex?>(nil)

  init(_ path: String) { self.path = path }

  /// Returns the path of a file; `nil` if the folder has no such file.
  ///
  /// - Parameter name: the name on the card, which ``MediaIndex`` finds in other forms, too.
  func file(named name: String) -> String? {
    guard MediaName.isGood(name) else { return nil }
    let exact = "\(path)/\(name)"
    if InputFile.isFile(exact) { return exact }
    let known = index.withLock { index in
      // A folder that can't be read has no files.
      let known = index ?? MediaIndex((try? FileSystem.entries(of: path)) ?? [])
      index = known
      return known
    }
    guard let found = known.file(for: name) else { return nil }
    let file = "\(path)/\(found)"
    return InputFile.isFile(file) ? file : nil
  }
}

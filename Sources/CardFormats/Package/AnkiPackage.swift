internal import ByteText
internal import Cards

/// An Anki package, read in this process: a zip archive with a collection of cards, their sounds
/// and pictures.
///
/// A program reads strangers' packages with ``PackageReader``, in a process of its own.
public final class AnkiPackage {
  /// The cards.
  public private(set) var collection = CardCollection()
  /// The names of the sounds and pictures of the cards, sorted.
  public private(set) var files: [String] = []

  private let media: PackageMedia

  /// Reads a package.
  ///
  /// - Throws: ``CardFileError``.
  public convenience init(
    _ bytes: [UInt8], limits: PackageLimits = .person
  ) throws(CardFileError) {
    try self.init(try Archive(bytes), limits)
  }

  /// Reads a package from the disk, part by part.
  ///
  /// - Throws: ``CardFileError``.
  public convenience init(path: String, limits: PackageLimits) throws(CardFileError) {
    try self.init(try Archive(path: path), limits)
  }

  private init(_ archive: Archive, _ limits: PackageLimits) throws(CardFileError) {
    media = try PackageMedia(archive, limits)
    var reader = CollectionReader(try media.database(), media, limits: limits)
    collection = try reader.read()
    guard collection.count > 0 else { throw .noCards }
    let named = reader.files.map { media.cardName(ofFile: $0) }
    // The HTML may name one file in several ways.
    files = Set(named.compactMap(\.self)).filter(media.hasFile).sorted()
    let missing = named.filter { name in name.map(media.hasFile) != true }.count
    if missing > 0 { collection.losses[.missingFiles] = missing }
    let renamed = media.renamed.intersection(files).count
    if renamed > 0 { collection.losses[.renamedFiles] = renamed }
  }

  /// Returns the bytes of a sound or a picture.
  ///
  /// - Parameter name: one of ``files``.
  public func file(named name: String) throws(CardFileError) -> [UInt8] {
    try media.file(named: name)
  }
}

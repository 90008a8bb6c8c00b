/// The limits on the cost of reading a package. A package of a few kilobytes can claim any size and
/// demand any work.
public struct PackageLimits: Hashable, Sendable {
  /// The name by which a process knows the limits.
  let name: String
  /// The most bytes of the collection of cards.
  let collection: Int
  /// The most bytes of text of all cards.
  let text: Int
  /// The most bytes that are read and written to make texts from notes and templates.
  let work: Int
  /// The most bytes of a sound or a picture, and of all that an import takes.
  let (file, media): (Int, Int)
  /// The most memory of the reading process, in bytes of address space.
  let memory: UInt
  /// The most processor time of the reading process, in seconds.
  let seconds: UInt

  /// The limits for a package that a person opens on their own computer.
  public static let person = PackageLimits(
    name: "person", collection: 400 << 20, text: 256 << 20, work: 2 << 30, file: 100 << 20,
    media: 4 << 30, memory: 4 << 30, seconds: 120)

  /// The limits for a package that a visitor sends to a server.
  public static let server = PackageLimits(
    name: "server", collection: 100 << 20, text: 32 << 20, work: 256 << 20, file: 32 << 20,
    media: 512 << 20, memory: 1 << 30, seconds: 20)

  init?(named name: String) {
    guard let limits = [Self.person, .server].first(where: { $0.name == name }) else { return nil }
    self = limits
  }

  private init(
    name: String, collection: Int, text: Int, work: Int, file: Int, media: Int, memory: UInt,
    seconds: UInt
  ) {
    (self.name, self.collection, self.text, self.work) = (name, collection, text, work)
    (self.file, self.media, self.memory, self.seconds) = (file, media, memory, seconds)
  }
}

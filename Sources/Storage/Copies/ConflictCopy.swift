/// A copy of one of our files, which another program made because two computers had changed the
/// file.
package struct ConflictCopy: Hashable, Sendable {
  /// The name of the copy.
  package let name: String
  /// The name of the file of which it is a copy.
  package let original: String

  package init(name: String, original: String) { (self.name, self.original) = (name, original) }

  /// Recognises a name that only programs give to copies, whatever the file has in it.
  ///
  /// - Parameter endings: the endings of the files that may have copies.
  /// - Returns: `nil` for any other name.
  package init?(_ name: String, endings: Set<Substring> = [".json", ".jsonl"]) {
    // The shortest original, because a copy may be a copy of a copy.
    let reading = CopyName.readings(of: name, endings: endings).last { $0.evidence == .sure }
    guard let reading else { return nil }
    self.init(name: name, original: reading.original)
  }
}

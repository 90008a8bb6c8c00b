public import Storage

extension SetAsideFile {
  /// The sentence about this file.
  public var sentence: String {
    "A file could not be read. It is kept, unchanged, under the name '\(path)'."
  }
}

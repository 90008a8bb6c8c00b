/// A file for data that is too large for memory. It is removed with its object.
public protocol ScratchFile: AnyObject, Sendable {
  /// The path by which this process can open the file.
  var path: String { get }
}

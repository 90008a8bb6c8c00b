/// A file for what is too large for memory. It goes away with its object.
public protocol ScratchFile: AnyObject, Sendable {
  /// The path by which this process can open the file.
  var path: String { get }
}

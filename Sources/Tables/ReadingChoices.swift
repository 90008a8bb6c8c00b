/// A person's choices for the reading of a file, where the file itself doesn't say enough.
public struct ReadingChoices: Hashable, Sendable {
  /// The encoding; `nil` for the one that the bytes show.
  public var encoding: TextEncoding?
  /// The separator of fields; `nil` for the one that the text shows.
  public var separator: Division?
  /// The numbers of the columns, from 1, of each part, by the part's name: `["word": [2]]`. With
  /// `nil`, the header decides, or the first rows do.
  public var columns: [String: [Int]]?
  /// Whether the first row names the columns; `nil` if the row itself decides.
  public var hasHeader: Bool?
  /// The texts that replace rows, by the number of the line where the row begins. A row with an
  /// empty text is left out.
  public var rows: [Int: String] = [:]

  /// Makes choices that leave everything open.
  public init() {}
}

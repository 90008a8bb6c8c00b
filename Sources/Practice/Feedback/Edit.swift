/// One change that a try needs.
public struct Edit: Hashable, Sendable, Codable {
  /// The kinds of changes; they are named for what is wrong.
  public enum Kind: String, Hashable, Sendable, Codable {
    case wrong, missing, extra, swapped
  }

  /// The kind of the error.
  public let kind: Kind
  /// The index in the try, counted from 0; for a missing letter, the index that it would take.
  public let index: Int
  /// The typed letters; empty for a missing letter.
  public let typed: String
  /// The right letters; empty for an extra letter.
  public let right: String

  private enum CodingKeys: String, CodingKey {
    case kind
    case index = "place"
    case typed, right
  }
}

extension Alignment {
  /// The edits that turn the try into the word, in the order of the try. Each index counts the
  /// letters of the unchanged try, so apply the edits from the last to the first.
  public var edits: [Edit] {
    var (edits, index) = ([Edit](), 0)
    for step in steps {
      let kind: Edit.Kind? =
        switch step {
        case .same: nil
        case .wrong: .wrong
        case .missing: .missing
        case .extra: .extra
        case .swapped: .swapped
        }
      if let kind {
        edits.append(
          Edit(kind: kind, index: index, typed: String(step.typed), right: String(step.right)))
      }
      index += step.typed.count
    }
    return edits
  }
}

/// One change that a try needs: what stands at a place, and what should.
public struct Edit: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    case wrong, missing, extra, swapped
  }

  public let kind: Kind
  /// The place in the try, counted from 0; for a missing letter, the letter before which it stands.
  public let place: Int
  /// Empty for a missing letter.
  public let typed: String
  /// Empty for a letter too many.
  public let right: String
}

extension Alignment {
  /// What turns the try into the word, from its beginning to its end; made from the end to the
  /// beginning, the places hold.
  public var edits: [Edit] {
    var (edits, place) = ([Edit](), 0)
    for step in steps {
      switch step {
      case .same: place += 1
      case .wrong(let typed, let right):
        edits.append(Edit(kind: .wrong, place: place, typed: "\(typed)", right: "\(right)"))
        place += 1
      case .missing(let right):
        edits.append(Edit(kind: .missing, place: place, typed: "", right: "\(right)"))
      case .extra(let typed):
        edits.append(Edit(kind: .extra, place: place, typed: "\(typed)", right: ""))
        place += 1
      case .swapped(let first, let second):
        edits.append(
          Edit(
            kind: .swapped, place: place, typed: "\(first)\(second)", right: "\(second)\(first)"))
        place += 2
      }
    }
    return edits
  }
}

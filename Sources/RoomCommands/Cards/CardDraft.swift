import Console
import Storage
import Terminal

/// A card that a person writes in an editor: the front, a line of three hyphens, the back.
struct CardDraft {
  private let draft: EditorDraft
  private static let line = "---"

  init(front: String, back: String) throws {
    draft = try EditorDraft(
      "\(front)\n\(Self.line)\n\(back)\n", named: "vocalvocab-card", ending: ".md")
  }

  /// Opens the editor, and waits until the person has left it.
  ///
  /// - Returns: the texts; `nil` if the person has changed nothing.
  func texts() throws -> (front: String, back: String)? {
    try draft.edit()
    guard try draft.isChanged else {
      draft.remove()
      return nil
    }
    let parts = try InputFile.textLines(at: draft.path)
      .split(separator: Self.line, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw CommandError.impossible(
        "A line '\(Self.line)' must stand between the front and the back. \(keptSentence)")
    }
    let texts = parts.map { lines in
      lines.joined(separator: "\n").trimmingWhitespace
    }
    return (texts[0], texts[1])
  }

  var keptSentence: String { draft.keptSentence }

  func remove() { draft.remove() }
}

extension String {
  fileprivate var trimmingWhitespace: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

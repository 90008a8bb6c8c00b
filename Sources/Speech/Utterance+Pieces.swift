/// The pieces in which an engine gets a long text.
extension Utterance {
  /// The parts of a long text, to be said one after another; any other utterance as a whole.
  ///
  /// Slow speech has shorter pieces, because the engine needs more time for a longer sound. A piece
  /// ends with a sentence if it can, or else with a clause or a word.
  var pieces: [Utterance] {
    guard case .text(let text) = content, text.unicodeScalars.count > Self.longestPiece else {
      return [self]
    }
    let longest = Int(Double(Self.longestPiece) * min(1, speed.multiple))
    var rest = text.unicodeScalars[...]
    var pieces: [Utterance] = []
    while !rest.isEmpty {
      let piece = rest[..<Self.end(ofPieceOf: rest, longest: longest)]
      rest = rest[piece.endIndex...]
      var part = self
      part.content = .text(String(piece))
      pieces.append(part)
    }
    return pieces
  }

  /// The most Unicode scalars of a piece at normal speed: about 15 seconds of speech, which eSpeak
  /// NG makes in 50 ms.
  private static let longestPiece = 200

  private static func end(
    ofPieceOf text: Substring.UnicodeScalarView, longest: Int
  ) -> Substring.UnicodeScalarView.Index {
    guard let limit = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex),
      limit < text.endIndex
    else { return text.endIndex }
    let head = text[..<limit]
    for ends in [".!?", ",;:", nil] {
      // The mark belongs to the piece; the space behind it begins the next one.
      let index = head.indices.dropFirst().last { index in
        guard head[index].properties.isWhitespace else { return false }
        return ends.map { $0.unicodeScalars.contains(head[head.index(before: index)]) } ?? true
      }
      if let index { return index }
    }
    return limit
  }
}

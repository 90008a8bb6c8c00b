internal import Cards
internal import Vocabulary

/// A text with blanks in brackets. `\[` is a bracket of the text itself.
struct ClozeText {
  private enum Piece {
    case text(String)
    case blank(String)
  }

  private var pieces: [Piece] = []

  init(brackets text: String) {
    var rest = Array(text.utf8)[...]
    var plain: [UInt8] = []
    var closing = SignSearch<ArraySlice<UInt8>>("]".utf8)
    while let first = rest.popFirst() {
      guard first == UInt8(ascii: "[") || first == UInt8(ascii: "\\") else {
        plain.append(first)
        continue
      }
      if first == UInt8(ascii: "\\") {
        let isEscape = rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "]")
        plain.append(isEscape ? rest.removeFirst() : first)
        continue
      }
      guard let end = closing.index(in: rest) else {
        plain.append(first)
        continue
      }
      let inner = rest[..<end]
      rest = rest[end...].dropFirst()
      if plain.last == UInt8(ascii: "!") || inner.starts(with: "sound:".utf8) || inner.isEmpty {
        // A picture or a sound stays as it is.
        plain += [first] + inner + [UInt8(ascii: "]")]
      } else {
        pieces += [
          .text(String(decoding: plain, as: UTF8.self)),
          .blank(String(decoding: inner, as: UTF8.self)),
        ]
        plain = []
      }
    }
    pieces.append(.text(String(decoding: plain, as: UTF8.self)))
  }

  /// One card for each blank. Its front is the text without the blank; its back is the hidden
  /// words, with the whole text below. Each card is made on demand, because all together are as
  /// long as the square of the text.
  var cards: some Sequence<Card> {
    pieces.indices.lazy.compactMap { index in
      guard case .blank(let answer) = pieces[index] else { return nil }
      let front = joined { $0 == index ? CardBlank.mark : $1 }
      let whole = joined { $0 == index ? "**\($1)**" : $1 }
      return Card(
        id: "", front: front, back: whole == "**\(answer)**" ? answer : "\(answer)\n\n\(whole)")
    }
  }

  private func joined(_ blank: (Int, String) -> String) -> String {
    var text = ""
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let piece): text += piece
      case .blank(let answer): text += blank(index, answer)
      }
    }
    return text
  }
}

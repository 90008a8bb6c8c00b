internal import Cards
internal import Vocabulary

/// A text with blanks in brackets. `\[` is a bracket of the text itself. Brackets with another
/// meaning in Markdown are no blanks: those of links, pictures, sounds, footnotes, check boxes and
/// code.
struct ClozeText {
  private enum Piece {
    case text(String)
    case blank(String)
  }

  private var pieces: [Piece] = []

  private let bytes: [UInt8]
  private let pairs: BracketPairs
  private let links: Set<LinkLabel>
  private var closeParenthesis = SignSearch<ArraySlice<UInt8>>(")".utf8)
  private var lineEnd = SignSearch<ArraySlice<UInt8>>("\n".utf8)

  /// - Parameter links: the labels of the links whose addresses stand elsewhere.
  init(brackets text: String, links: Set<LinkLabel> = []) {
    (bytes, self.links) = (Array(text.utf8), links)
    pairs = BracketPairs(bytes)
    var (plain, index) = ([UInt8](), 0)
    while index < bytes.count {
      guard let end = pairs.ends[index] else {
        index = copy(index, to: &plain)
        continue
      }
      if let end = endOfMark(index, end) {
        plain += bytes[index..<end]
        index = end
        continue
      }
      var (blank, next) = ([UInt8](), index + 1)
      while next < end { next = copy(next, to: &blank) }
      pieces += [
        .text(String(decoding: plain, as: UTF8.self)),
        .blank(String(decoding: blank, as: UTF8.self)),
      ]
      (plain, index) = ([], end + 1)
    }
    pieces.append(.text(String(decoding: plain, as: UTF8.self)))
  }

  var hasBlank: Bool { pieces.count > 1 }

  /// Takes a piece of code, an escaped sign or a byte.
  ///
  /// - Returns: the index after it.
  private func copy(_ index: Int, to text: inout [UInt8]) -> Int {
    if let end = pairs.codeEnds[index] {
      text += bytes[index..<end]
      return end
    }
    guard bytes[index] == UInt8(ascii: "\\"), pairs.isEscape(at: index) else {
      text.append(bytes[index])
      return index + 1
    }
    // Cards have no blanks, so there a bracket needs no backslash.
    let isBracket = "[]".utf8.contains(bytes[index + 1])
    text += bytes[(isBracket ? index + 1 : index)..<(index + 2)]
    return index + 2
  }

  /// Returns the index after a mark with brackets that is no blank; `nil` for a blank.
  private mutating func endOfMark(_ start: Int, _ end: Int) -> Int? {
    let inner = bytes[(start + 1)..<end]
    if inner.allSatisfy(\.isSpaceOrTab) { return end + 1 }
    let target = endOfTarget(end)
    if start > 0, bytes[start - 1] == UInt8(ascii: "!") { return target ?? end + 1 }
    let isWikiLink = inner.first == UInt8(ascii: "[") && pairs.ends[start + 1] == end - 1
    if isWikiLink || inner.first == UInt8(ascii: "^") || inner.starts(with: "sound:".utf8)
      || isCheckBox(start, end)
    {
      return end + 1
    }
    return target ?? (isLink(inner) ? end + 1 : nil)
  }

  /// Returns the index after the address or the label that follows a link's text.
  private mutating func endOfTarget(_ end: Int) -> Int? {
    let start = end + 1
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "(") {
      let rest = bytes[start...]
      guard let close = closeParenthesis.index(in: rest),
        close < lineEnd.index(in: rest) ?? bytes.count
      else { return nil }
      return close + 1
    }
    guard let close = pairs.ends[start] else { return nil }
    let label = bytes[(start + 1)..<close]
    // Two blanks may stand side by side, but a number refers to an address.
    let isLabel = label.allSatisfy { (0x30...0x39).contains($0) } || isLink(label)
    return isLabel ? close + 1 : nil
  }

  private func isLink(_ label: ArraySlice<UInt8>) -> Bool {
    !links.isEmpty && links.contains(LinkLabel(label))
  }

  /// Returns whether brackets are a box to tick: at the start of a line or of an item.
  private func isCheckBox(_ start: Int, _ end: Int) -> Bool {
    guard end == start + 2, "xX".utf8.contains(bytes[start + 1]),
      end + 1 == bytes.count || bytes[end + 1].isSpaceOrTab || bytes[end + 1] == UInt8(ascii: "\n")
    else { return false }
    var before = bytes[..<start]
    func drop(while isDropped: (UInt8) -> Bool) {
      while let last = before.last, isDropped(last) { before = before.dropLast() }
    }
    drop(while: \.isSpaceOrTab)
    if let last = before.last, "-*+".utf8.contains(last) {
      before = before.dropLast()
    } else if let last = before.last, ".)".utf8.contains(last) {
      before = before.dropLast()
      drop { (0x30...0x39).contains($0) }
    }
    drop(while: \.isSpaceOrTab)
    return before.last == UInt8(ascii: "\n") || before.isEmpty
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

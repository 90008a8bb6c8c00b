package import Cards
public import Learner

/// A block of a card's text, such as a paragraph or an item of a list, with the files of its
/// pictures.
public struct CardBlock: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable { case paragraph, item, code }

  /// A part of a line.
  package struct Span: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
      case text, emphasis, strong, code, lineBreak, sound, picture, ruby
    }

    public let kind: Kind
    /// The words of the part; for a sound or a picture, the file's name in the text.
    public let text: String
    /// The description of a picture, or the reading of ruby characters; `nil` for other parts.
    @OrNull public private(set) var about: String?
    /// The file of a picture in the learner's folder; `nil` for other parts, and if the deck lacks
    /// the picture. A server puts the picture's address here instead.
    @OrNull public var source: String?
  }

  public let kind: Kind
  /// The number of an item in a numbered list; `nil` for other blocks.
  @OrNull public private(set) var number: Int?
  package var spans: [Span]
}

extension CardBlock {
  /// - Parameter media: the files of the sounds and pictures, by their names in the text.
  init(_ block: CardText.Block, _ media: [String: String]) {
    switch block {
    case .paragraph(let spans):
      self.init(kind: .paragraph, number: nil, spans: spans.map { Span($0, media) })
    case .item(let number, let spans):
      self.init(kind: .item, number: number, spans: spans.map { Span($0, media) })
    case .code(let code):
      self.init(kind: .code, number: nil, spans: [Span(.code(code), media)])
    }
  }

  /// The block in the form that ``CardText`` uses.
  fileprivate var block: CardText.Block {
    switch kind {
    case .paragraph: .paragraph(spans.map(\.span))
    case .item: .item(number: number, spans.map(\.span))
    case .code: .code(spans.map(\.text).joined())
    }
  }
}

extension CardBlock.Span {
  fileprivate init(_ span: CardText.Span, _ media: [String: String]) {
    switch span {
    case .text(let text): self.init(kind: .text, text: text, about: nil, source: nil)
    case .emphasis(let text): self.init(kind: .emphasis, text: text, about: nil, source: nil)
    case .strong(let text): self.init(kind: .strong, text: text, about: nil, source: nil)
    case .code(let text): self.init(kind: .code, text: text, about: nil, source: nil)
    case .lineBreak: self.init(kind: .lineBreak, text: "", about: nil, source: nil)
    case .sound(let name): self.init(kind: .sound, text: name, about: nil, source: nil)
    case .picture(let name, let about):
      self.init(kind: .picture, text: name, about: about, source: media[name])
    case .ruby(let text, let reading):
      self.init(kind: .ruby, text: text, about: reading, source: nil)
    }
  }

  fileprivate var span: CardText.Span {
    switch kind {
    case .text: .text(text)
    case .emphasis: .emphasis(text)
    case .strong: .strong(text)
    case .code: .code(text)
    case .lineBreak: .lineBreak
    case .sound: .sound(text)
    case .picture: .picture(text, about: about ?? "")
    case .ruby: .ruby(text, reading: about ?? "")
    }
  }
}

extension CardText {
  /// Creates the text from the blocks of a snapshot.
  package init(_ blocks: [CardBlock]) { self.init(blocks: blocks.map(\.block)) }
}

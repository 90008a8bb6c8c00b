internal import CEmbedded

// This whole file by Character: the chapters are our own texts.

/// A chapter of the guide: a Markdown file of this folder, built into the program.
public struct Chapter: Sendable {
  /// The file's name without its ending. `vocalvocab help` and the pages' addresses use it.
  public let name: String
  /// The heading of the chapter.
  public let title: String
  /// The first paragraph: one sentence about the subject, which stands beside the title in a list.
  public let abstract: String
  /// All text after the first paragraph.
  private let text: String

  /// All chapters, in the order in which lists show them.
  public static let all: [Chapter] = {
    var all: [Chapter] = []
    var next = cembedded_guide()
    while let file = next?.pointee, let path = file.path, let text = file.text {
      all.append(
        Chapter(
          name: String(String(cString: path).prefix { $0 != "." }), text: String(cString: text)))
      next = next?.successor()
    }
    return all
  }()

  /// - Parameter text: the file's text: a heading, an empty line, a paragraph of one line, and
  ///   more.
  init(name: String, text: String) {
    self.name = name
    let lines = text.split(separator: "\n", maxSplits: 2)
    title = lines.first.map { String($0.drop { "# ".contains($0) }) } ?? ""
    abstract = lines.dropFirst().first.map(String.init) ?? ""
    self.text = lines.count < 3 ? "" : String(lines[2])
  }

  /// Finds a chapter by its name; `nil` for an unknown name.
  public init?(named name: String) {
    guard let chapter = Self.all.first(where: { $0.name == name }) else { return nil }
    self = chapter
  }

  /// The content after the first paragraph.
  public var blocks: [Block] { Block.all(in: text) }
}

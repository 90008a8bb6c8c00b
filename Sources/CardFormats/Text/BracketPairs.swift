internal import Cards

/// The pairs of brackets in a text in Markdown, and its code, in which brackets have no meaning.
struct BracketPairs {
  /// The index of the bracket that closes each bracket.
  private(set) var ends: [Int: Int] = [:]
  /// The index after each piece of code, by the index of its first sign.
  private(set) var codeEnds: [Int: Int] = [:]

  private let bytes: [UInt8]

  /// - Parameter bytes: UTF-8 with line feeds as line ends.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let codeLines = CodeFence.ends(of: lines.map { CodeFence($0) })
    // The start of the paragraph.
    var start: Int?
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if let end = codeLines[index] {
        if let start { read(start..<line.startIndex) }
        start = nil
        codeEnds[line.startIndex] = lines[end].endIndex
        index = end
      } else if line.allSatisfy(\.isSpaceOrTab) {
        if let start { read(start..<line.startIndex) }
        start = nil
      } else {
        start = start ?? line.startIndex
      }
      index += 1
    }
    if let start { read(start..<bytes.count) }
  }

  /// Reads a paragraph.
  private mutating func read(_ range: Range<Int>) {
    let code = codeSpans(in: range)
    var (open, index) = ([Int](), range.lowerBound)
    while index < range.upperBound {
      switch bytes[index] {
      case CodeFence.backquote:
        codeEnds[index] = code[index]
        index = code[index] ?? endOfBackquotes(at: index, in: range)
      case UInt8(ascii: "\\") where isEscape(at: index): index += 2
      case UInt8(ascii: "["):
        open.append(index)
        index += 1
      case UInt8(ascii: "]"):
        if let start = open.popLast() { ends[start] = index }
        index += 1
      default: index += 1
      }
    }
  }

  /// Returns the end of each piece of code within a line, by its start: backquotes, and as many of
  /// them again.
  private func codeSpans(in range: Range<Int>) -> [Int: Int] {
    var (runs, index) = ([Range<Int>](), range.lowerBound)
    while let start = bytes[index..<range.upperBound].firstIndex(of: CodeFence.backquote) {
      index = endOfBackquotes(at: start, in: range)
      runs.append(start..<index)
    }
    var (spans, next) = ([Int: Int](), [Int: Int]())
    for run in runs.reversed() {
      spans[run.lowerBound] = next[run.count]
      next[run.count] = run.upperBound
    }
    return spans
  }

  private func endOfBackquotes(at start: Int, in range: Range<Int>) -> Int {
    bytes[start..<range.upperBound].firstIndex { $0 != CodeFence.backquote } ?? range.upperBound
  }

  /// Returns whether a backslash makes plain text of the sign after it.
  func isEscape(at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1].isPunctuation
  }
}

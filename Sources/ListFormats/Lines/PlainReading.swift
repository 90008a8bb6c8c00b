internal import Tables
internal import Vocabulary

/// The reading of lines of words: which of them are headings, and which tell the meaning of the
/// word above them.
struct PlainReading {
  var lines: [ListLine]
  var style: LineStyle
  /// Whether most lines have one or two words, so that a sentence is no entry.
  private(set) var hasSingleWords = false
  /// The share of the lines in capitals, from 0 to 1.
  private(set) var capitals = 0.0

  init(_ lines: ListLines) {
    (self.lines, style) = (lines.lines, lines.style)
    for index in self.lines.indices { self.lines[index].read(style) }
    measure()
    findHeadings()
    divideLines()
    joinMeanings()
    findLetter()
    measure()
    guessHeadings()
  }

  private mutating func measure() {
    let filled = lines.filter { !$0.body.isEmpty && !$0.isHeading && $0.kind != .prose }
    guard !filled.isEmpty else { return }
    let share = { (holds: (ListLine) -> Bool) in
      Double(filled.count(where: holds)) / Double(filled.count)
    }
    style.defined = share(\.hasMeaning)
    capitals = share { $0.isInCapitals }
    hasSingleWords = filled.count > 1 && share { $0.longest < 3 } >= 0.6
  }

  /// Finds the lines that certainly are headings. A marker before a line says that it is a word.
  private mutating func findHeadings() {
    for index in lines.indices {
      let line = lines[index]
      guard !line.isWord, line.markers.isEmpty, !line.body.isEmpty, !line.isReference else {
        continue
      }
      if line.isUnderlined, line.body.wordCount <= 8 {
        lines[index].kind = .heading(Heading(line.body, isMarkedUp: true))
      } else if let heading = Heading.certain(line.body, style, hasMeaning: line.hasMeaning) {
        lines[index].kind = .heading(heading)
      }
    }
  }

  /// Adds the words and headings of the lines.
  func add(to assembly: inout ListAssembly) {
    for line in lines {
      switch line.kind {
      case .prose: assembly.leaveOut(line: line.number, text: line.text, .prose)
      case .heading(let heading):
        if let rest = line.rest {
          assembly.add(heading)
          add(rest, of: line, to: &assembly)
        } else {
          assembly.add(
            heading, line: line.number, text: line.text,
            isApart: line.isBehindBlank || heading.rank == .markedUp)
        }
      case .words: add(line.body, of: line, to: &assembly)
      }
    }
  }

  private func add(_ body: Scalars, of line: ListLine, to assembly: inout ListAssembly) {
    var reader = LineReader(style)
    if line.endsWithTab {
      reader.add(body.text)
    } else if let meaning = line.meaningBelow {
      reader.read(body, meaningBelow: meaning)
    } else {
      reader.read(body)
    }
    assembly.add(reader, line: line.number, text: line.text)
  }
}

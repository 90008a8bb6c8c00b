// This whole file by scalar: its texts are arrays of scalars.

internal import Vocabulary

/// The lines of glossaries that tell the meaning of the word above them.
extension PlainReading {
  mutating func joinMeanings() {
    joinColons()
    joinIndented()
    joinBlocks()
    joinAfterSigns()
  }

  /// Takes lines as the meaning of others, and removes them.
  ///
  /// - Parameter owners: the index of the word's line, by the index of the line with its meaning.
  private mutating func join(_ owners: [Int: Int]) {
    guard !owners.isEmpty else { return }
    for (index, owner) in owners.sorted(by: { $0.key < $1.key }) {
      var meaning = Scalars(line: lines[index].text).trimmed
      if meaning.first == ":" || meaning.first == "：" { meaning = meaning.dropFirst().trimmed }
      if let heading = lines[owner].heading {
        lines[owner].kind = .words
        lines[owner].body = Scalars(heading.title.unicodeScalars)
      }
      if lines[owner].meaningBelow == nil {
        lines[owner].meaningBelow = meaning.text
      } else {
        lines[owner].meaningBelow? += " " + meaning.text
      }
    }
    lines = lines.enumerated().filter { owners[$0.offset] == nil }.map(\.element)
  }

  /// A line that begins with a colon tells the meaning of the word above it.
  private mutating func joinColons() {
    var (owners, word): ([Int: Int], Int?) = ([:], nil)
    for (index, line) in lines.enumerated() {
      let first = line.text.unicodeScalars.first { !$0.isSpace }
      if first == ":" || first == "：", !line.isWord, let word {
        owners[index] = word
      } else {
        word = line.pairs.count == 1 && !line.isHeading ? index : nil
      }
    }
    join(owners)
  }

  /// A line that stands further to the right tells the meaning of the word above it, if that is so
  /// for most such lines.
  private mutating func joinIndented() {
    var (owners, others): ([Int: Int], Int) = ([:], 0)
    for index in lines.indices.dropFirst() {
      let (line, above) = (lines[index], lines[index - 1])
      guard line.indent > 1, line.markers.isEmpty, !line.isWord, !line.isBehindBlank,
        above.indent < line.indent, !above.isHeading, above.pairs.count == 1, !above.hasMeaning,
        above.meaningBelow == nil
      else { continue }
      let isAlone =
        line.isBeforeBlank || index + 1 == lines.count || lines[index + 1].indent < line.indent
      if isAlone, line.body.wordCount > 1 { owners[index] = index - 1 } else { others += 1 }
    }
    if owners.count > 1, owners.count >= 4 * others { join(owners) }
  }

  /// Between blank lines, the lines below a word tell its meaning, if that is so for most blocks.
  private mutating func joinBlocks() {
    var blocks: [Range<Int>] = []
    for index in lines.indices {
      if lines[index].isBehindBlank || lines[index].isHeading || blocks.isEmpty {
        blocks.append(index..<(index + 1))
      } else {
        blocks[blocks.count - 1] = blocks[blocks.count - 1].lowerBound..<(index + 1)
      }
    }
    let counted = blocks.filter { $0.count > 1 || !lines[$0.lowerBound].isHeading }
    let found = counted.filter(isWordAboveMeaning)
    let size = { (blocks: [Range<Int>]) in blocks.reduce(0) { $0 + $1.count } }
    // A few headings with sentences below them are no glossary.
    let fewest = found.contains { lines[$0.lowerBound].isHeading } ? 5 : 2
    guard found.count >= fewest, found.count * 5 >= counted.count * 3,
      size(found) * 2 >= size(counted)
    else { return }
    var owners: [Int: Int] = [:]
    for block in found {
      for index in block.dropFirst() { owners[index] = block.lowerBound }
    }
    join(owners)
  }

  /// Returns whether a block has a word, and below it lines of several words each.
  private func isWordAboveMeaning(_ block: Range<Int>) -> Bool {
    let (word, rest) = (lines[block.lowerBound], lines[block.dropFirst()])
    let title = word.heading.map { Scalars($0.title.unicodeScalars) } ?? word.body
    guard (2...8).contains(block.count), word.markers.isEmpty, !word.hasMeaning,
      title.wordCount < 5, !lines[block].contains(where: \.isWord)
    else { return false }
    if let heading = word.heading {
      guard heading.rank == .markedUp, !HeadingWords.areTitle(title.tokens) else { return false }
    }
    let marked = rest.count { !$0.markers.isEmpty }
    let words = rest.reduce(0) { $0 + $1.body.wordCount }
    return marked * 2 < block.count && words >= 3 * rest.count
      && rest.allSatisfy { $0.meaningBelow == nil }
  }

  /// A line below a word with a colon or a dash tells its meaning, if that is so for most such
  /// lines.
  private mutating func joinAfterSigns() {
    var owners: [Int: Int] = [:]
    for index in lines.indices.dropLast() where lines[index].isOpen {
      let (line, below) = (lines[index], lines[index + 1])
      guard !HeadingWords.areTitle(line.body.tokens), !below.isHeading, !below.isWord,
        !below.isOpen, line.markers.isEmpty || below.markers.isEmpty,
        below.body.wordCount > 1, below.pairs.count < 3,
        // Another word with a dash and its meaning is no meaning.
        line.isHeading || Heading.beforeMeaning(below.body).count == below.body.count,
        index + 2 == lines.count || endsMeaning(below, before: lines[index + 2])
      else { continue }
      owners[index + 1] = index
    }
    let words = lines.count { $0.isHeading || $0.isOpen }
    if owners.count > 1, owners.count * 10 >= words * 7 { join(owners) }
  }

  /// Returns whether a line shows that the meaning above it has ended.
  private func endsMeaning(_ meaning: ListLine, before line: ListLine) -> Bool {
    if line.isHeading || line.isOpen { return true }
    return (line.hasMeaning || line.isBehindBlank) && meaning.body.wordCount > 2
  }
}

extension ListLine {
  /// Whether the line is a word with a colon or a dash at its end, so that the meaning may stand in
  /// the next line.
  fileprivate var isOpen: Bool {
    guard !isWord, !endsWithLine, !hasMeaning, let last = body.last else { return false }
    if last == ":" || last == "：" {
      let isPlain = heading.map { $0.rank == .plain } ?? (kind == .words && !markers.isEmpty)
      return isPlain && body.wordCount < 4
    }
    guard kind == .words, let word = Boundary.word(beforeEndOf: body) else { return false }
    return word.hasLetter && word.wordCount < 4
  }
}

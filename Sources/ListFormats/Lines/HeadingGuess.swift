// This whole file by scalar: its texts are arrays of scalars.

internal import Vocabulary

/// The lines that look like headings or prose among the words of a list. Each is told, so that a
/// person can say that it is a word.
extension PlainReading {
  /// The habits that the words of the list have in common.
  private struct Habits {
    /// Whether most words have a bullet or a number, so that a line without one has no word.
    var hasMarkers = false
    /// Whether most words begin with a small letter.
    var isSmall = false
    /// The first lines of blocks that alone begin with a capital.
    var capitalised: Set<Int> = []
    /// Whether few words begin with a hyphen.
    var hasFewSuffixes = false
  }

  mutating func guessHeadings() {
    markLetters()
    let habits = habits
    // A line behind each word and its colon is there for the word's meaning.
    let areForms = lines.count(where: \.isForm) * 2 <= lines.count
    for index in lines.indices {
      let line = lines[index]
      guard line.kind == .words, !line.isWord, line.meaningBelow == nil, !line.body.isEmpty else {
        continue
      }
      let previous = index > 0 ? lines[index - 1] : nil
      let isBehindHeading = previous.map { $0.isHeading || $0.kind == .prose } ?? false
      if line.isForm, areForms || line.isLabel {
        lines[index].kind = .prose
      } else if line.isReference {
        lines[index].kind = .prose
      } else if hasSingleWords {
        if !line.isMarked,
          isHeading(index, line, habits, isBehindHeading: isBehindHeading)
        {
          lines[index].kind = Self.kind(of: line)
        } else if isProse(line) {
          let mayHead = !line.isMarked && (line.isBehindBlank || isBehindHeading)
          lines[index].kind = mayHead ? Self.kind(of: line) : .prose
        }
      }
    }
  }

  /// Returns the kind of a line without a word: a long one, or a sentence, is no heading.
  private static func kind(of line: ListLine) -> ListLine.Kind {
    let count = line.body.wordCount
    let isSentence = count > 3 && line.body.last.map { ".!?".unicodeScalars.contains($0) } ?? false
    return isSentence || count > 10 ? .prose : .heading(Heading(line.body))
  }

  /// Finds the letters that head the words that begin with them.
  private mutating func markLetters() {
    let letters = lines.indices.filter { index in
      let line = lines[index]
      return line.markers.isEmpty && !line.isWord && line.body.count == 1
        && line.body.allSatisfy(\.properties.isUppercase)
    }
    guard Set(letters.map { lines[$0].body }).count > 2 else { return }
    for index in letters { lines[index].kind = .heading(Heading(lines[index].body)) }
  }

  private var habits: Habits {
    var habits = Habits()
    let rest = lines.filter { !$0.isHeading && !$0.body.isEmpty }
    let marked = rest.count(where: \.isMarked)
    habits.hasMarkers = marked > 4 && marked * 4 >= rest.count * 3
    let single = rest.filter { $0.pairs.count == 1 && $0.longest == 1 }
    // The first line of a block may be its heading.
    let inner = single.filter { !$0.isBehindBlank }
    let judged = inner.count > 2 ? inner : single
    let small = judged.count { $0.firstLetter?.properties.isLowercase ?? false }
    habits.isSmall = judged.count > 2 && small * 5 >= judged.count * 4
    if habits.isSmall { habits.capitalised = capitalised }
    let suffixes = lines.count { $0.beginsWithHyphen }
    habits.hasFewSuffixes = suffixes * 10 < lines.count * 3
    return habits
  }

  /// The first lines of blocks, if nearly all of them begin with a capital.
  private var capitalised: Set<Int> {
    let firsts = lines.indices.filter { lines[$0].isBehindBlank && !lines[$0].isHeading }
    let found = firsts.filter { index in
      let line = lines[index]
      return line.markers.isEmpty && !line.isWord && !line.isBeforeBlank && !line.hasMeaning
        && line.pairs.count == 1 && line.body.wordCount < 5 && line.beginsWithCapital
    }
    return found.count > 1 && found.count * 5 >= firsts.count * 4 ? Set(found) : []
  }

  /// Returns whether a line without a marker heads words.
  private func isHeading(
    _ index: Int, _ line: ListLine, _ habits: Habits, isBehindHeading: Bool
  ) -> Bool {
    let words = line.body.prefix(200).tokens.map { $0.lowercased() }
    guard let first = words.first, let last = words.last else { return false }
    let isAboutWords = words.contains {
      HeadingWords.grammar.contains($0) || HeadingWords.names.contains($0)
    }
    if habits.hasMarkers, !line.hasMeaning {
      return !line.isList || isAboutWords || line.longest > 1
    }
    if line.hasMeaning {
      guard style.defined < 0.2 else { return false }
      if HeadingWords.labels.contains(first), line.body.prefix(40).contains(":") { return true }
      // `Spellings – Long vowels`
      let name = Heading.beforeMeaning(line.body)
      return name.count < line.body.count && name.tokens.count == 1
        && HeadingWords.first.contains(first) && line.beginsWithCapital && line.isBehindBlank
    }
    guard !line.isList else { return false }
    if words.count == 1 {
      let isFirst = index == 0 && lines.count > 2 && HeadingWords.first.contains(first)
      if isFirst, line.beginsWithCapital { return true }
      let heads = line.isBehindBlank && line.beginsWithCapital || isBehindHeading
      if heads, !line.isBeforeBlank, HeadingWords.alone.contains(first) { return true }
      let isSuffix = line.beginsWithHyphen && habits.hasFewSuffixes && line.body.count < 8
      if isSuffix, habits.isSmall, line.isBehindBlank || isBehindHeading { return true }
      return habits.capitalised.contains(index)
    }
    // `bonus's` is one word.
    guard line.body.wordCount > 1 else { return habits.capitalised.contains(index) }
    // Among words, `compound interest` is one of them.
    let mayBegin = index == 0 || line.isBehindBlank || isBehindHeading
    if mayBegin, line.longest < 9, words.contains(where: HeadingWords.grammar.contains) {
      return true
    }
    if capitals < 0.2, line.isInCapitals { return true }
    let singular = last.last == "s" ? String(last.dropLast()) : last
    let isGroup = HeadingWords.counted.contains(last) || HeadingWords.counted.contains(singular)
    if habits.isSmall, line.beginsWithCapital, isBehindHeading || words.count < 5 && isGroup {
      return true
    }
    return habits.capitalised.contains(index)
  }

  /// Returns whether a line among words is a sentence or the like.
  private func isProse(_ line: ListLine) -> Bool {
    let ends = line.body.last.map { ".!?:".unicodeScalars.contains($0) } ?? false
    let count = line.body.wordCount
    guard !line.hasMeaning || style.defined < 0.5 else { return false }
    // `Each Friday, you will be tested on these words.`
    if line.hasMeaning, style.defined < 0.3, line.markers.isEmpty, ends, count > 5,
      line.longest > 1
    {
      return true
    }
    return line.longest > 4 || line.longest > 3 && (line.markers.isEmpty || ends)
  }
}

extension ListLine {
  fileprivate var firstLetter: Unicode.Scalar? { body.first(where: \.isLetter) }

  var beginsWithCapital: Bool { body.first?.properties.isUppercase ?? false }

  fileprivate var beginsWithHyphen: Bool { body.first == "-" || body.first == "–" }

  /// Whether the line has several letters, all of them capitals.
  var isInCapitals: Bool {
    let letters = body.filter(\.isLetter)
    return letters.count > 1 && letters.allSatisfy(\.properties.isUppercase)
  }

  /// Whether the line is a sentence of several words.
  var isSentence: Bool {
    body.last.map { ".!?".unicodeScalars.contains($0) } ?? false && body.wordCount > 4
  }

  /// Whether the line is an address, a notice of rights, or a remark in brackets.
  var isReference: Bool {
    if ["://", "www.", "©", "]("].contains(where: body.has) { return true }
    guard markers.isEmpty, let group = Bracketed(body), !group.isSlashed else { return false }
    return group.end == body.endIndex && body.wordCount > 1
  }
}

extension Scalars {
  /// Returns whether some signs stand in the text.
  fileprivate func has(_ signs: String) -> Bool {
    guard let first = signs.unicodeScalars.first else { return false }
    return indices.contains { self[$0] == first && self[$0...].begins(with: signs) }
  }
}

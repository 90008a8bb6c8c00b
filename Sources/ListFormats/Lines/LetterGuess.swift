// This whole file by scalar: its texts are arrays of scalars.

/// The lines of a letter around the words of a list: its greeting, its sentences and its ending.
/// They are prose, and each is told.
extension PlainReading {
  mutating func findLetter() {
    let headers = lines.indices.prefix(6).filter { lines[$0].mailHeader != nil }
    if headers.contains(where: { LetterWords.sent.contains(lines[$0].mailHeader ?? "") }) {
      markProse(headers.filter { !lines[$0].isHeading })
    }
    let sentences = lines.indices.filter { lines[$0].mayBeLetter && lines[$0].isSentence }
    // A list of phrases has sentences of its own, and greetings among them.
    let areFew = !sentences.isEmpty && sentences.count * 2 < lines.count
    let greetings = lines.indices.filter { isGreeting($0, isLetter: areFew) }
    guard areFew || !greetings.isEmpty else { return }
    let endings = lines.indices.filter { isEnding($0, isLetter: !greetings.isEmpty) }
    guard !greetings.isEmpty || !endings.isEmpty else { return }
    markProse(greetings + endings)
    for ending in endings { markProse(signature(behind: ending)) }
    for index in lines.indices where isName(index) { markProse([index]) }
    // Sentences alone may be what a person practises.
    if lines.contains(where: { $0.kind == .words && !$0.pairs.isEmpty && $0.longest < 3 }) {
      markProse(sentences)
    }
  }

  private mutating func markProse(_ indices: [Int]) {
    for index in indices { lines[index].kind = .prose }
  }

  /// Returns whether a line is a greeting alone, or before a sentence.
  ///
  /// - Parameter isLetter: whether the file has a few sentences, as a letter does.
  private func isGreeting(_ index: Int, isLetter: Bool) -> Bool {
    let line = lines[index]
    guard line.mayBeLetter, line.isBehindBlank, line.body.wordCount < 9 else { return false }
    let next = index + 1 < lines.count ? lines[index + 1] : nil
    guard line.isBeforeBlank || next?.isSentence ?? false else { return false }
    let words = line.smallWords
    guard let first = words.first else { return false }
    if LetterWords.dear.contains(first) { return words.count > 1 }
    guard isLetter, LetterWords.hello.contains(first) else { return false }
    switch first {
    case "good", "guten": return words.count > 1 && LetterWords.times.contains(words[1])
    case "to": return words.count > 1 && line.endsAsGreeting
    default: return words.count > 1 || line.endsAsGreeting
    }
  }

  /// Returns whether a line is an ending, behind a blank line or a sentence.
  ///
  /// - Parameter isLetter: whether the file has a greeting. Without one, only the last lines of the
  ///   file are an ending.
  private func isEnding(_ index: Int, isLetter: Bool) -> Bool {
    let line = lines[index]
    guard index > 0, line.mayBeLetter, !line.isList, line.body.wordCount < 9,
      line.isBehindBlank || lines[index - 1].isSentence
    else { return false }
    let words = line.smallWords
    let isKnown =
      words.count == 1
      ? line.endsAsGreeting && LetterWords.alone.contains(words[0])
      : LetterWords.endings.contains { words.starts(with: $0) }
    guard isKnown, !isLetter else { return isKnown }
    return index + 6 > lines.count && (line.endsAsGreeting || !signature(behind: index).isEmpty)
  }

  /// The most lines of a signature.
  private static let longestSignature = 4

  /// Returns the lines of a signature behind an ending: those of its block or, if the ending stands
  /// alone, those of the next block, if the file ends with it.
  private func signature(behind ending: Int) -> [Int] {
    let isAlone = lines[ending].isBeforeBlank
    var block: [Int] = []
    for index in lines.indices.dropFirst(ending + 1) {
      if lines[index].isBehindBlank, !block.isEmpty || !isAlone { break }
      block.append(index)
      // A longer block is no signature.
      if block.count > Self.longestSignature { break }
    }
    let names = block.prefix { index in
      let line = lines[index]
      return line.mayBeLetter && !line.isList && line.body.wordCount < 7
    }
    guard isAlone, let first = block.first else { return Array(names) }
    let isLast = block.last == lines.count - 1 && names.count == block.count
    return isLast && lines[first].body.wordCount > 1 ? block : []
  }

  /// Returns whether a line of a letter is a person's name: `Mrs Thompson`.
  private func isName(_ index: Int) -> Bool {
    let line = lines[index]
    guard line.kind == .words, line.mayBeLetter, !line.isList,
      (2..<6).contains(line.body.wordCount), let first = line.smallWords.first,
      LetterWords.titles.contains(first)
    else { return false }
    guard index > 0, !line.isBehindBlank, !line.isBeforeBlank else { return true }
    return lines[index - 1].kind == .prose || lines[index - 1].isSentence
  }
}

extension ListLine {
  /// Whether nothing says that the line is a word, and it begins with a capital.
  fileprivate var mayBeLetter: Bool {
    guard !isWord, !isMarked, meaningBelow == nil, rest == nil, beginsWithCapital else {
      return false
    }
    return heading.map { $0.rank == .plain } ?? true
  }

  fileprivate var smallWords: [String] { body.prefix(100).tokens.map { $0.lowercased() } }

  fileprivate var endsAsGreeting: Bool {
    body.last.map { ",，!:".unicodeScalars.contains($0) } ?? false
  }

  /// The name of the line if it stands above an e-mail: `subject`; `nil` for any other line.
  fileprivate var mailHeader: String? {
    guard !isWord, !isMarked, beginsWithCapital,
      let colon = body.prefix(12).firstIndex(of: ":"),
      let next = body[(colon + 1)...].first, next.isSpace
    else { return nil }
    let name = body[..<colon].text.lowercased()
    return LetterWords.headers.contains(name) ? name : nil
  }
}
